//! The page for a custom game: its fields as the player leaves them, and what its
//! ranges and its sentence show.

use super::{
    Form, Reading, all_ratings, has_times, read_range, read_seed, technique_of, usual_ratings, write_givens,
    write_ratings, write_seed,
};
use crate::kinds::{LARGEST_WITH_CLUES, addable, is_plain, with_rules};
use crate::library::estimate::{has_time, level_of, middle};
use crate::session::words::sentence;
use nonet_engine::human::{PathDemand, Rung};
use nonet_engine::message::{Label, Message};
use nonet_engine::rate::{Demand, read_tenths};
use nonet_engine::rules::Rules;
use nonet_engine::{Level, Method, NewClues, Recipe, Symmetry, Variant, labels};

labels! {
    /// The first technique was chosen in place of the level's ratings.
    fn order_by_techniques();
    /// The level was chosen by the time.
    fn order_by_time();
}

/// A range with two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Range {
    /// The number of givens.
    Givens,
    /// The ratings, in tenths.
    Ratings,
}

/// An end of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The lower one.
    Least,
    /// The upper one.
    Most,
}

/// What the player does on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Choose a board of [`crate::kinds::boards`]. The rules that were added to the one before are added to it.
    Board(Variant),
    /// Add a rule to the board, or take it away.
    Rule(&'static str, bool),
    /// Have clues drawn: one of [`Draft::clues`], or not.
    Clues(&'static str, bool),
    /// Choose a symmetry.
    Symmetry(Symmetry),
    /// Choose a generation method.
    Method(Method),
    /// Choose a level, which sets both ranges.
    Level(Level),
    /// Move an end of a range.
    Slide(Range, End, u16),
    /// Type a range.
    Type(Range, String),
    /// Require a technique.
    Require(Rung),
    /// Exclude a technique.
    Exclude(Rung),
    /// Neither require nor exclude a technique.
    Drop(Rung),
    /// Choose how hard the hardest step is at least.
    AtLeast(Option<Rung>),
    /// Choose how hard the hardest step may be.
    Hardest(Option<Rung>),
    /// Choose the tenths of a minute that most people need.
    Minutes(Option<(u16, u16)>),
    /// Type a seed.
    Seed(String),
    /// The field of the seed has got focus, or lost it.
    FocusSeed(bool),
    /// Draw a seed.
    NewSeed,
    /// Start the game.
    Generate,
}

/// The fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The choices that are not typed.
    recipe: Recipe,
    givens: String,
    ratings: String,
    seed: String,
    is_in_seed: bool,
    /// What the page has changed by itself.
    note: Option<Label>,
}

/// A demand in the names of the ladder. Rules of the rating to which no technique belongs are left out.
fn on_ladder(demand: Demand) -> Demand {
    let mut path = demand.path;
    path.requires.extend(demand.uses.iter().filter_map(technique_of));
    path.excludes
        .extend(demand.avoids.iter().filter_map(technique_of).filter(|rung| !path.requires.contains(*rung)));
    Demand { ratings: demand.ratings, path, minutes: demand.minutes, ..Demand::default() }
}

impl Draft {
    /// The fields for a game like the last one, with new regions if that was a jigsaw.
    pub fn new(last: &Recipe) -> Self {
        // A technique of the level's kind comes from the settings, not from this page.
        let demand = if is_plain(last) { Demand::default() } else { on_ladder(last.demand) };
        let last = Recipe { demand, ..last.clone() };
        let givens = last.givens_range().into_inner();
        let usual = if last.givens.is_none() { usual_ratings(&last) } else { all_ratings() };
        let ratings = last.demand.ratings.unwrap_or(usual);
        Self {
            recipe: last.undrawn(),
            givens: write_givens(givens),
            ratings: write_ratings(ratings),
            seed: String::new(),
            is_in_seed: false,
            note: None,
        }
    }

    /// Handles what the player does. `drawn` is a seed for [`Act::NewSeed`]. Starting the
    /// game is up to the caller.
    pub fn act(&mut self, act: Act, drawn: u64) {
        if !matches!(act, Act::Seed(_) | Act::FocusSeed(_) | Act::NewSeed | Act::Generate) {
            self.note = None;
        }
        match act {
            Act::Board(variant) => self.set_rules(with_rules(variant.layout().side, &self.added())),
            Act::Rule(rule, is_on) => {
                let mut added = self.added();
                added.retain(|other| *other != rule);
                added.extend(is_on.then_some(rule));
                self.set_rules(with_rules(self.side(), &added));
            }
            Act::Clues(name, is_on) => {
                let was_rated = self.is_rated();
                self.recipe.new_clues = self.recipe.new_clues.with(name, is_on);
                self.reset_after(was_rated);
            }
            Act::Symmetry(symmetry) => self.recipe.symmetry = symmetry,
            Act::Method(method) => self.recipe.method = method,
            Act::Level(level) => {
                self.set_level(level);
                let minutes = &mut self.recipe.demand.minutes;
                *minutes = minutes.filter(|minutes| has_time(level, middle(*minutes)));
            }
            Act::Slide(range, end, to) => self.slide(range, end, to),
            Act::Type(range, text) => *self.text_mut(range) = text,
            Act::Require(rung) => self.choose(|path| {
                path.excludes.remove(rung);
                path.requires.insert(rung);
            }),
            Act::Exclude(rung) => self.choose(|path| {
                path.requires.remove(rung);
                path.excludes.insert(rung);
            }),
            Act::Drop(rung) => self.choose(|path| {
                path.requires.remove(rung);
                path.excludes.remove(rung);
            }),
            Act::AtLeast(rung) => self.choose(|path| path.at_least = rung),
            Act::Hardest(rung) => self.choose(|path| path.hardest = rung),
            Act::Minutes(minutes) => {
                self.recipe.demand.minutes = minutes;
                let is_other = |minutes: &f64| self.preset().is_some_and(|level| !has_time(level, *minutes));
                if let Some(minutes) = minutes.map(middle).filter(is_other) {
                    self.set_level(level_of(minutes));
                    self.note = Some(order_by_time());
                }
            }
            Act::Seed(text) => self.seed = text,
            Act::FocusSeed(is_in_seed) => self.is_in_seed = is_in_seed,
            Act::NewSeed => self.seed = drawn.to_string(),
            Act::Generate => {}
        }
        self.settle_level();
    }

    /// Changes the techniques. Ratings that the player has not changed are then those that fit them.
    fn choose(&mut self, change: impl FnOnce(&mut PathDemand)) {
        let before = usual_ratings(&self.recipe);
        let is_usual = self.range(Range::Ratings) == before;
        change(&mut self.recipe.demand.path);
        if is_usual && self.is_rated() && usual_ratings(&self.recipe) != before {
            self.reset(Range::Ratings);
            self.note = (usual_ratings(&self.recipe) == all_ratings()).then(order_by_techniques);
        }
    }

    fn set_rules(&mut self, rules: Rules) {
        let was_rated = self.is_rated();
        self.recipe.new_regions = rules.has("jigsaw");
        self.recipe.variant = Variant::of(rules);
        if self.side() > LARGEST_WITH_CLUES {
            self.recipe.new_clues = NewClues::NONE;
        }
        self.reset_after(was_rated);
    }

    fn set_level(&mut self, level: Level) {
        self.recipe.level = level;
        self.reset(Range::Givens);
        self.reset(Range::Ratings);
    }

    /// Whether the page asks for a time.
    pub fn has_times(&self) -> bool {
        has_times(&self.recipe)
    }

    /// Sets the ranges to those of the level on another board.
    fn reset_after(&mut self, was_rated: bool) {
        self.reset(Range::Givens);
        if !was_rated {
            self.reset(Range::Ratings);
        }
    }

    fn side(&self) -> u8 {
        self.recipe.variant.layout().side
    }

    /// The rules that were added to the board.
    fn added(&self) -> Vec<&'static str> {
        let added = self.rules().into_iter().filter(|(_, is_on)| *is_on);
        added.map(|(rule, _)| rule).collect()
    }

    /// The board without the rules that were added: one of [`crate::kinds::boards`].
    pub fn board(&self) -> Variant {
        Variant::of(with_rules(self.side(), &[]))
    }

    /// The rules that can be added to the board, and whether each is.
    pub fn rules(&self) -> Vec<(&'static str, bool)> {
        let board = with_rules(self.side(), &[]);
        let can_add = |rule: &&str| !board.has(rule) && with_rules(self.side(), &[rule]).has(rule);
        let is_on = |rule: &'static str| (rule, self.recipe.variant.rules().has(rule));
        addable().filter(can_add).map(is_on).collect()
    }

    /// The clues that can be drawn on the board, and whether each is.
    pub fn clues(&self) -> Vec<(&'static str, bool)> {
        let is_on = |name| (name, self.recipe.new_clues.contains(name));
        if self.side() > LARGEST_WITH_CLUES { Vec::new() } else { NewClues::all_names().map(is_on).collect() }
    }

    /// Whether clues are drawn. Then the level says what the ladder needs, and any number of givens will do.
    pub fn has_clues(&self) -> bool {
        self.recipe.has_clues()
    }

    /// Sets a range to the level's.
    fn reset(&mut self, range: Range) {
        match range {
            Range::Givens => self.givens = write_givens(self.level_givens()),
            Range::Ratings => self.ratings = write_ratings(usual_ratings(&self.recipe)),
        }
    }

    /// Moves an end of a range. It pushes the other end along.
    fn slide(&mut self, range: Range, end: End, to: u16) {
        let (least, most) = self.range(range);
        let moved = match end {
            End::Least => (to, most.max(to)),
            End::Most => (least.min(to), to),
        };
        self.set(range, moved);
    }

    /// If both ranges are those of a level, it is that level's game.
    fn settle_level(&mut self) {
        if let Some(level) = self.preset() {
            self.recipe.level = level;
        }
    }

    fn set(&mut self, range: Range, ends: (u16, u16)) {
        *self.text_mut(range) = match range {
            Range::Givens => write_givens(ends),
            Range::Ratings => write_ratings(ends),
        };
    }

    fn text_mut(&mut self, range: Range) -> &mut String {
        match range {
            Range::Givens => &mut self.givens,
            Range::Ratings => &mut self.ratings,
        }
    }

    fn form(&self) -> Form<'_> {
        Form { recipe: &self.recipe, givens: &self.givens, ratings: &self.ratings, seed: &self.seed }
    }

    /// Reads and checks all fields.
    pub fn read(&self) -> Reading {
        self.form().read()
    }

    /// The choices that are not typed.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// Whether the chosen board has ratings.
    pub fn is_rated(&self) -> bool {
        self.form().is_rated()
    }

    /// The text of a range's field.
    pub fn text(&self, range: Range) -> &str {
        match range {
            Range::Givens => &self.givens,
            Range::Ratings => &self.ratings,
        }
    }

    /// The text of the seed's field: in groups, unless the player is in it.
    pub fn seed(&self) -> String {
        match read_seed(&self.seed) {
            Ok(Some(seed)) if !self.is_in_seed => write_seed(seed),
            _ => self.seed.clone(),
        }
    }

    /// What the page has changed by itself.
    pub fn note(&self) -> Option<Label> {
        self.note
    }

    fn level_givens(&self) -> (u16, u16) {
        self.recipe.level.givens(self.recipe.variant).into_inner()
    }

    /// The ends of a range. If its text has no range, they are the level's.
    pub fn range(&self, range: Range) -> (u16, u16) {
        let (typed, of_level) = match range {
            Range::Givens => {
                (read_range(&self.givens, |number| number.parse().ok()), Some(self.level_givens()))
            }
            Range::Ratings => (read_range(&self.ratings, read_tenths), Some(usual_ratings(&self.recipe))),
        };
        let (first, last) = self.scale_of(range, None);
        let typed = typed.filter(|(least, most)| least <= most && *least >= first);
        let typed = typed.filter(|(_, most)| range == Range::Givens || *most <= last);
        let cells = self.recipe.variant.geometry().cell_count() as u16;
        let typed = typed.filter(|(_, most)| range == Range::Ratings || *most <= cells);
        typed.or(of_level).unwrap_or((first, last))
    }

    /// The first and the last value of a range's sliders.
    pub fn scale(&self, range: Range) -> (u16, u16) {
        self.scale_of(range, Some(self.range(range).1))
    }

    /// The scale, which reaches at least to `most`.
    fn scale_of(&self, range: Range, most: Option<u16>) -> (u16, u16) {
        let variant = self.recipe.variant;
        match range {
            Range::Givens => {
                // A little more than the easiest puzzles have.
                let easiest = *Level::Easy.givens(variant).end();
                let beyond = variant.geometry().cell_count() as u16 / 40;
                (variant.layout().fewest, (easiest + beyond).max(most.unwrap_or_default()))
            }
            Range::Ratings => all_ratings(),
        }
    }

    /// The level whose ranges are both as chosen.
    pub fn preset(&self) -> Option<Level> {
        if self.has_clues() {
            return Some(self.recipe.level);
        }
        let variant = self.recipe.variant;
        let is_as_chosen = |level: &Level| {
            let usual = usual_ratings(&Recipe { level: *level, ..self.recipe.clone() });
            level.givens(variant).into_inner() == self.range(Range::Givens)
                && (!self.is_rated() || usual == self.range(Range::Ratings))
        };
        Level::ALL.into_iter().find(is_as_chosen)
    }

    /// The level whose ratings are as chosen.
    pub fn rated_level(&self) -> Option<Level> {
        let ratings = Some(self.range(Range::Ratings));
        Level::ALL.into_iter().find(|level| level.ratings(self.recipe.variant) == ratings)
    }

    /// What is asked for, in one sentence. `None` while a field has a fault.
    pub fn sentence(&self) -> Option<Message> {
        self.read().wish.map(|wish| sentence(&wish.recipe))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use crate::kinds::{LARGEST_JIGSAW, boards};
    use nonet_engine::human::RungSet;

    fn draft(level: Level) -> Draft {
        Draft::new(&Recipe::classic(level, 0))
    }

    fn rung(name: &str) -> Rung {
        name.parse().unwrap()
    }

    #[test]
    fn a_level_sets_both_ranges() {
        let mut draft = draft(Level::Medium);
        assert_eq!((draft.text(Range::Givens), draft.text(Range::Ratings)), ("30–35", "1.7–2.8"));
        draft.act(Act::Level(Level::Hard), 0);
        assert_eq!((draft.text(Range::Givens), draft.text(Range::Ratings)), ("25–30", "3.0–5.6"));
        assert_eq!(draft.preset(), Some(Level::Hard));
        assert_eq!(draft.read().wish.unwrap().recipe, Recipe::classic(Level::Hard, 0));
        draft.act(Act::Slide(Range::Givens, End::Least, 24), 0);
        assert_eq!((draft.preset(), draft.rated_level()), (None, Some(Level::Hard)));
        draft.act(Act::Slide(Range::Givens, End::Least, 25), 0);
        assert_eq!(draft.preset(), Some(Level::Hard), "back at the level");
    }

    #[test]
    fn rules_are_added_to_a_board_and_go_along_to_the_next() {
        let mut draft = draft(Level::Hard);
        assert_eq!(draft.rules().len(), addable().count());
        draft.act(Act::Rule("windoku", true), 0);
        draft.act(Act::Rule("anti-knight", true), 0);
        assert_eq!(draft.recipe().variant.to_string(), "9x9+windoku+anti-knight");
        assert_eq!((draft.board(), draft.is_rated()), (Variant::CLASSIC, false));
        draft.act(Act::Board("6x6".parse().unwrap()), 0);
        assert_eq!(draft.recipe().variant.to_string(), "6x6+windoku+anti-knight");
        ["windoku", "anti-knight"].into_iter().for_each(|rule| draft.act(Act::Rule(rule, false), 0));
        assert_eq!(draft.recipe().variant.to_string(), "6x6");
    }

    #[test]
    fn both_diagonals_are_the_board_with_a_name_and_its_givens() {
        let mut draft = draft(Level::Hard);
        draft.act(Act::Rule("antidiagonal", true), 0);
        assert_eq!(draft.recipe().variant.to_string(), "9x9+antidiagonal");
        draft.act(Act::Rule("diagonal", true), 0);
        assert_eq!(draft.recipe().variant.to_string(), "9x9-diagonal");
        assert_eq!((draft.board(), draft.text(Range::Givens)), (Variant::CLASSIC, "22–26"));
    }

    #[test]
    fn the_regions_of_a_jigsaw_are_new_and_boards_without_boxes_always_are_jigsaws() {
        let mut draft = draft(Level::Hard);
        let order = |draft: &Draft| draft.read().wish.unwrap().recipe.to_string();
        draft.act(Act::Rule("jigsaw", true), 0);
        draft.act(Act::Rule("anti-knight", true), 0);
        assert_eq!(order(&draft), "9x9+anti-knight+jigsaw hard none carve 0");
        assert_eq!(Draft::new(&order(&draft).parse().unwrap()), draft, "the last game is offered again");
        assert_eq!((draft.board(), draft.preset()), (Variant::CLASSIC, Some(Level::Hard)));
        let seven = boards().find(|board| board.layout().side == 7).unwrap();
        draft.act(Act::Board(seven), 0);
        assert_eq!(order(&draft), "7x7+anti-knight+jigsaw hard none carve 0");
        assert_eq!(draft.board(), seven);
        assert!(!draft.rules().iter().any(|(rule, _)| ["jigsaw", "windoku"].contains(rule)));
        draft.act(Act::Board(Variant::CLASSIC), 0);
        assert_eq!(order(&draft), "9x9+anti-knight hard none carve 0");
        // The regions of a finished puzzle do not come back.
        let drawn = "5x5+jigsaw:1122211122333443354455554 easy none carve 0";
        assert_eq!(order(&Draft::new(&drawn.parse().unwrap())), "5x5+jigsaw easy none carve 0");
    }

    #[test]
    fn clues_are_drawn_to_a_level_with_any_number_of_givens() {
        let mut draft = draft(Level::Hard);
        let order = |draft: &Draft| draft.read().wish.unwrap().recipe.to_string();
        draft.act(Act::Require(rung("X-Wing")), 0);
        draft.act(Act::Clues("killer", true), 0);
        draft.act(Act::Clues("thermo", true), 0);
        draft.act(Act::Rule("anti-knight", true), 0);
        assert_eq!(order(&draft), "9x9+anti-knight+killer+thermo hard none carve 0");
        assert_eq!((draft.is_rated(), draft.preset()), (false, Some(Level::Hard)));
        let told = draft.sentence().map(|sentence| english(&sentence)).unwrap();
        assert_eq!(told, "Hard, 9 × 9 with anti-knight, killer cages and thermometers.");
        draft.act(Act::Level(Level::Easy), 0);
        assert_eq!(order(&draft), "9x9+anti-knight+killer+thermo easy none carve 0");
        draft.act(Act::Clues("killer", false), 0);
        assert_eq!(draft.clues().iter().filter(|(_, is_on)| *is_on).count(), 1);
        let drawn = "9x9+killer:r1c1,r1c2=5 easy none carve 0";
        assert_eq!(order(&Draft::new(&drawn.parse().unwrap())), "9x9+killer easy none carve 0");
        draft.act(Act::Board("12x12".parse().unwrap()), 0);
        assert_eq!((draft.clues(), draft.has_clues()), (Vec::new(), false));
    }

    #[test]
    fn all_rules_that_can_be_added_go_together_on_every_board() {
        for board in boards() {
            let draft = Draft::new(&Recipe { variant: board, ..Recipe::classic(Level::Easy, 0) });
            let rules: Vec<_> = draft.rules().into_iter().map(|(rule, _)| rule).collect();
            let missing = match board.layout() {
                layout if layout.side > LARGEST_JIGSAW => 1,
                layout if layout.has_boxes => 0,
                _ => 2, // the jigsaw is there, and windows have no size
            };
            assert_eq!(rules.len(), addable().count() - missing, "{board}");
            let all = with_rules(board.layout().side, &rules);
            assert!(rules.iter().all(|rule| all.has(rule)), "{board}");
        }
    }

    #[test]
    fn an_end_of_a_range_pushes_the_other() {
        let mut draft = draft(Level::Hard);
        draft.act(Act::Slide(Range::Ratings, End::Least, 72), 0);
        assert_eq!(draft.text(Range::Ratings), "7.2");
        draft.act(Act::Slide(Range::Ratings, End::Most, 60), 0);
        assert_eq!(draft.text(Range::Ratings), "6.0");
        draft.act(Act::Slide(Range::Ratings, End::Most, 66), 0);
        assert_eq!(draft.text(Range::Ratings), "6.0–6.6");
    }

    #[test]
    fn a_range_that_cannot_be_read_shows_the_levels() {
        let mut draft = draft(Level::Hard);
        for text in ["", "few", "30–20", "16", "82"] {
            draft.act(Act::Type(Range::Givens, text.to_owned()), 0);
            assert_eq!(draft.range(Range::Givens), (25, 30), "{text}");
        }
        draft.act(Act::Type(Range::Givens, "50".to_owned()), 0);
        assert_eq!((draft.range(Range::Givens), draft.scale(Range::Givens)), ((50, 50), (17, 50)));
        for text in ["hard", "1.0–3.0", "12.5"] {
            draft.act(Act::Type(Range::Ratings, text.to_owned()), 0);
            assert_eq!(draft.range(Range::Ratings), (30, 56), "{text}");
        }
    }

    #[test]
    fn techniques_take_the_place_of_the_levels_ratings_and_the_page_says_so() {
        let mut draft = draft(Level::Medium);
        draft.act(Act::AtLeast(Some(rung("Naked Pair"))), 0);
        assert_eq!(
            (draft.text(Range::Ratings), draft.note()),
            ("1.7–2.8", None),
            "a level can have that, too"
        );
        draft.act(Act::Require(rung("X-Wing")), 0);
        assert_eq!((draft.text(Range::Ratings), draft.preset()), ("1.2–11.9", Some(Level::Medium)));
        let note = draft.note().map(|note| english(&note.into()));
        assert_eq!(note.as_deref(), Some("The techniques say how hard it is, so any rating will do now."));
        assert_eq!(draft.read().wish.unwrap().recipe.demand.ratings, None);
        draft.act(Act::Require(rung("Skyscraper")), 0);
        assert_eq!((draft.text(Range::Ratings), draft.note()), ("1.2–11.9", None), "nothing has changed");
        draft.act(Act::Level(Level::Easy), 0);
        assert_eq!(draft.text(Range::Ratings), "1.2–11.9", "a level keeps the techniques");
        for name in ["X-Wing", "Skyscraper"] {
            draft.act(Act::Drop(rung(name)), 0);
        }
        assert_eq!(draft.text(Range::Ratings), "1.2–1.5", "the level decides again");
        draft.act(Act::Type(Range::Ratings, "3.0".to_owned()), 0);
        draft.act(Act::Hardest(Some(rung("X-Wing"))), 0);
        assert_eq!(draft.text(Range::Ratings), "3.0", "what is typed stays as it is");
        draft.act(Act::Require(rung("W-Wing")), 0);
        let fault = draft.read().techniques.map(|fault| english(&fault));
        assert_eq!(
            fault.as_deref(),
            Some("W-Wing is harder than X-Wing, the hardest technique that you allow.")
        );
    }

    #[test]
    fn minutes_choose_a_level_that_takes_as_long() {
        let mut draft = draft(Level::Easy);
        draft.act(Act::Minutes(Some((90, 110))), 0);
        assert_eq!((draft.preset(), draft.recipe().demand.minutes), (Some(Level::Medium), Some((90, 110))));
        let note = draft.note().map(|note| english(&note.into()));
        assert_eq!(note.as_deref(), Some("The level is now one whose puzzles take about that long."));
        assert_eq!(draft.read().wish.unwrap().recipe.to_string(), "9x9 medium none carve 0 minutes=90-110");
        let told = draft.sentence().map(|sentence| english(&sentence)).unwrap();
        assert_eq!(told, "Medium, 30 to 35 givens, about 10 min for most players.");
        draft.act(Act::Level(Level::Easy), 0);
        assert_eq!(draft.recipe().demand.minutes, None, "no easy puzzle takes that long");
        draft.act(Act::Level(Level::Hard), 0);
        draft.act(Act::Minutes(Some((99, 121))), 0);
        assert_eq!((draft.preset(), draft.note()), (Some(Level::Hard), None), "its puzzles take that long");
        let last = draft.read().wish.unwrap().recipe;
        assert_eq!(last.named_level(), None, "it is no sample of its level");
        assert_eq!(Draft::new(&last).read().wish.unwrap().recipe, last, "the last game is offered again");
        draft.act(Act::Clues("killer", true), 0);
        assert_eq!(draft.read().wish.unwrap().recipe.demand.minutes, None);
        draft.act(Act::Clues("killer", false), 0);
        draft.act(Act::Minutes(None), 0);
        assert_eq!(draft.read().wish.unwrap().recipe, Recipe::classic(Level::Hard, 0));
    }

    #[test]
    fn a_technique_is_required_or_excluded() {
        let mut draft = draft(Level::Hard);
        let wing = rung("X-Wing");
        let sets = |draft: &Draft| {
            let path = draft.recipe().demand.path;
            (path.requires.contains(wing), path.excludes.contains(wing))
        };
        draft.act(Act::Require(wing), 0);
        assert_eq!(sets(&draft), (true, false));
        draft.act(Act::Exclude(wing), 0);
        assert_eq!(sets(&draft), (false, true));
        draft.act(Act::Drop(wing), 0);
        assert_eq!(sets(&draft), (false, false));
    }

    #[test]
    fn rules_of_the_rating_in_an_old_recipe_become_techniques_of_the_ladder() {
        let old = "9x9 hard none carve 7 needs=direct-pointing,x-wing avoids=pointing,forcing-chain";
        let draft = Draft::new(&old.parse().unwrap());
        let path = draft.recipe().demand.path;
        let names = |set: RungSet| set.iter().map(Rung::name).collect::<Vec<_>>();
        assert_eq!(names(path.requires), ["Locked Candidates Type 1 (Pointing)", "X-Wing"]);
        assert_eq!(names(path.excludes), [""; 0], "what is required is not excluded, and chains are many");
        assert!(draft.read().wish.is_some());
    }

    #[test]
    fn a_seed_is_grouped_unless_the_player_is_in_its_field() {
        let mut draft = draft(Level::Easy);
        assert_eq!((draft.seed().as_str(), draft.read().wish.unwrap().seed), ("", None));
        draft.act(Act::NewSeed, 4_217_908);
        assert_eq!(draft.seed(), "4\u{202f}217\u{202f}908");
        draft.act(Act::FocusSeed(true), 0);
        assert_eq!(draft.seed(), "4217908");
        draft.act(Act::Seed("12 x".to_owned()), 0);
        draft.act(Act::FocusSeed(false), 0);
        assert_eq!((draft.seed().as_str(), draft.read().seed.is_some()), ("12 x", true));
        draft.act(Act::Seed("1234".to_owned()), 0);
        assert_eq!((draft.seed().as_str(), draft.read().wish.unwrap().seed), ("1\u{202f}234", Some(1234)));
    }

    #[test]
    fn another_board_has_givens_of_its_own() {
        let mut draft = draft(Level::Hard);
        draft.act(Act::Type(Range::Givens, "24".to_owned()), 0);
        draft.act(Act::Board("6x6".parse().unwrap()), 0);
        assert_eq!((draft.text(Range::Givens), draft.is_rated()), ("12–13", false));
        assert_eq!(draft.preset(), Some(Level::Hard));
        draft.act(Act::Board(Variant::CLASSIC), 0);
        assert_eq!((draft.text(Range::Givens), draft.text(Range::Ratings)), ("25–30", "3.0–5.6"));
    }

    #[test]
    fn a_technique_of_the_levels_kind_is_no_order() {
        let last = crate::kinds::with_kind(Recipe::classic(Level::Extreme, 0));
        let mut draft = Draft::new(&last);
        assert_eq!(draft, self::draft(Level::Extreme));
        draft.act(Act::Level(Level::Easy), 0);
        assert_eq!(draft.read().wish.unwrap().recipe, Recipe::classic(Level::Easy, 0));
    }

    #[test]
    fn the_last_game_is_offered_again() {
        let wing = rung("X-Wing");
        let any = Recipe::classic(Level::Hard, 0).with_givens(22..=24).requiring(wing).with_hardest(wing);
        let rated = any.clone().with_ratings(30..=56);
        for last in [any, rated, Recipe::classic(Level::Extreme, 0)] {
            assert_eq!(Draft::new(&last).read().wish.unwrap().recipe, last);
        }
    }

    #[test]
    fn the_sentence_says_what_is_asked_for() {
        let mut draft = draft(Level::Hard);
        let told = |draft: &Draft| draft.sentence().map_or_else(String::new, |sentence| english(&sentence));
        assert_eq!(told(&draft), "Hard, 25 to 30 givens.");
        draft.act(Act::Symmetry(Symmetry::Rotate180), 0);
        draft.act(Act::Type(Range::Givens, "24".to_owned()), 0);
        draft.act(Act::Require(rung("X-Wing")), 0);
        draft.act(Act::Exclude(rung("XY-Wing")), 0);
        assert_eq!(told(&draft), "Any rating, half turn, 24 givens, with X-Wing, without XY-Wing.");
        draft.act(Act::AtLeast(Some(rung("Skyscraper"))), 0);
        draft.act(Act::Hardest(Some(rung("W-Wing"))), 0);
        let bounds = "with Skyscraper or harder, nothing harder than W-Wing.";
        assert!(told(&draft).ends_with(bounds), "{}", told(&draft));
        draft.act(Act::Type(Range::Ratings, "3.0–6.0".to_owned()), 0);
        assert!(told(&draft).starts_with("Rated 3.0 to 6.0, half turn,"), "{}", told(&draft));
        draft.act(Act::Type(Range::Ratings, "1.2–11.9".to_owned()), 0);
        assert!(told(&draft).starts_with("Any rating, half turn,"), "{}", told(&draft));
        draft.act(Act::Type(Range::Givens, "16".to_owned()), 0);
        assert_eq!(told(&draft), "");
        let mut draft =
            Draft::new(&Recipe { variant: "6x6".parse().unwrap(), ..Recipe::classic(Level::Easy, 0) });
        assert_eq!(told(&draft), "Easy, 6 × 6, 17 to 20 givens.");
        draft.act(Act::Type(Range::Givens, "15".to_owned()), 0);
        assert_eq!(told(&draft), "6 × 6, 15 givens.");
    }
}
