//! Reads and checks the fields of the page for a custom game. The result is a wish, or
//! the fault of each field. [`draft`] holds the fields, and [`pattern`] and [`spread`]
//! are what the page draws.

pub mod draft;
pub mod pattern;
pub mod spread;

use super::action::Wish;
use super::words::new_bad_seed;
use crate::faults;
use nonet_engine::{Recipe, RecipeFault, Variant, messages};

messages! {
    fn form_bad_givens();
    fn form_bad_rating();
}
use nonet_engine::human::{PathDemand, Rung};
use nonet_engine::message::Message;
use nonet_engine::rate::{Demand, Family, read_tenths, tenths};

/// The lowest and the highest rating of all levels, in tenths.
pub fn all_ratings() -> (u16, u16) {
    let levels = Variant::all().filter_map(|variant| variant.layout().ratings);
    levels.fold((u16::MAX, 0), |(least, most), levels| (least.min(levels[0].0), most.max(levels[4].1)))
}

/// The ratings if the player has chosen none: those of the level, or any if techniques say how hard it is.
pub fn usual_ratings(recipe: &Recipe) -> (u16, u16) {
    let is_of_level = Recipe { givens: None, ..recipe.clone() }.has_ratings_of_level();
    recipe.level.ratings(recipe.variant).filter(|_| is_of_level).unwrap_or_else(all_ratings)
}

/// The techniques that the page offers, easiest first: those that hints name unless the player changes that.
pub fn techniques() -> impl Iterator<Item = Rung> {
    Rung::all().filter(|rung| rung.is_ever_next() && !rung.is_extra())
}

/// Whether the page asks for a time: it is known how long the classic puzzles of a level take.
fn has_times(recipe: &Recipe) -> bool {
    recipe.variant == Variant::CLASSIC && !recipe.has_clues() && !recipe.new_regions
}

/// The technique to which a rule of the rating belongs, if the page offers it. Older versions asked for rules.
pub fn technique_of(rule: Family) -> Option<Rung> {
    let code = rule.technique()?;
    techniques().find(|rung| rung.code() == code)
}

/// The page's fields.
#[derive(Clone, Copy)]
pub struct Form<'a> {
    /// The choices that are not typed. Its givens, ratings and seed are ignored.
    pub recipe: &'a Recipe,
    /// Number of givens: empty for the level's, `24` or `22-26`.
    pub givens: &'a str,
    /// Rating: empty for the level's, `7.2` or `6.6-7.2`.
    pub ratings: &'a str,
    /// Seed: empty or a whole number.
    pub seed: &'a str,
}

/// The result of reading a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The new game, if no field has a fault.
    pub wish: Option<Wish>,
    /// The fault of the number of givens.
    pub givens: Option<Message>,
    /// The fault of the rating.
    pub ratings: Option<Message>,
    /// The fault of the techniques.
    pub techniques: Option<Message>,
    /// The fault of the seed.
    pub seed: Option<Message>,
}

impl Form<'_> {
    /// Whether the chosen board and level have ratings. If not, the field for ratings is ignored.
    pub fn is_rated(&self) -> bool {
        !self.recipe.has_clues() && self.recipe.level.ratings(self.recipe.variant).is_some()
    }

    /// Reads and checks all fields. Ranges that are the level's are left to the level.
    pub fn read(&self) -> Reading {
        let mut recipe = Recipe { givens: None, ..self.recipe.clone() };
        let Demand { path, minutes, .. } = recipe.demand;
        // The page has no fields for these on other boards.
        let path = if recipe.has_clues() { PathDemand::default() } else { path };
        let minutes = minutes.filter(|_| has_times(&recipe));
        recipe.demand = Demand { path, minutes, ..Demand::default() };
        let of_level = recipe.level.givens(recipe.variant).into_inner();
        // With clues, the page has no field for givens.
        let givens = if recipe.has_clues() { "" } else { self.givens };
        let givens = read_givens(givens, &recipe)
            .map(|givens| recipe.givens = givens.filter(|givens| *givens != of_level))
            .err();
        let techniques = match recipe.fault_of_demand() {
            Some(fault @ RecipeFault::Path(_)) => Some(faults::of_recipe(fault)),
            _ => None,
        };
        let ratings = self.read_ratings(&recipe).map(|ratings| recipe.demand.ratings = ratings).err();
        let (seed, bad_seed) = match read_seed(self.seed) {
            Ok(seed) => (seed, None),
            Err(fault) => (None, Some(fault)),
        };
        let is_sound = [&givens, &ratings, &techniques, &bad_seed].into_iter().all(Option::is_none);
        let wish = is_sound.then_some(Wish { recipe, seed });
        Reading { wish, givens, ratings, techniques, seed: bad_seed }
    }

    /// The demanded ratings. To the engine, custom givens replace the level's ratings
    /// too; on this page both stand side by side.
    fn read_ratings(&self, recipe: &Recipe) -> Result<Option<(u16, u16)>, Message> {
        if !self.is_rated() {
            return Ok(None);
        }
        let usual = usual_ratings(recipe);
        let ratings = match self.ratings.trim() {
            "" => Some(usual),
            text => read_ratings(text, recipe)?,
        };
        let in_force = if recipe.has_ratings_of_level() { usual } else { all_ratings() };
        Ok(ratings.filter(|ratings| *ratings != in_force))
    }
}

/// Formats the givens of a recipe for [`Form::givens`].
pub fn write_givens((least, most): (u16, u16)) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// Formats the ratings of a recipe for [`Form::ratings`].
pub fn write_ratings((least, most): (u16, u16)) -> String {
    if least == most { tenths(least) } else { format!("{}–{}", tenths(least), tenths(most)) }
}

/// Reads one number or a range of two, separated by a hyphen, a dash or a wave dash, which Japanese uses.
pub(super) fn read_range(text: &str, number: impl Fn(&str) -> Option<u16>) -> Option<(u16, u16)> {
    let (least, most) = text.split_once(['-', '–', '〜', '～', '－']).unwrap_or((text, text));
    number(least.trim()).zip(number(most.trim()))
}

/// Reads a seed; an empty text is no seed. Spaces may group its digits.
///
/// # Errors
/// The fault of the text.
pub(super) fn read_seed(text: &str) -> Result<Option<u64>, Message> {
    let digits: String = text.split_whitespace().collect();
    if digits.is_empty() {
        return Ok(None);
    }
    digits.parse().map(Some).map_err(|_| new_bad_seed())
}

/// A seed with its digits in groups of three, as they are easiest to read out. Narrow
/// spaces, the same in every language, can be pasted back.
pub fn write_seed(seed: u64) -> String {
    let digits = seed.to_string();
    let group = |(at, digit): (usize, char)| {
        let starts = at > 0 && (digits.len() - at).is_multiple_of(3);
        starts.then_some('\u{202f}').into_iter().chain([digit])
    };
    digits.chars().enumerate().flat_map(group).collect()
}

/// Reads a typed number of givens: empty, `24` or `22-26`.
///
/// # Errors
/// The fault of the text.
pub fn read_givens(text: &str, recipe: &Recipe) -> Result<Option<(u16, u16)>, Message> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let Some((least, most)) = read_range(text, |number| number.parse().ok()) else {
        return Err(form_bad_givens());
    };
    match (Recipe { givens: Some((least, most)), ..recipe.clone() }).fault_of_givens() {
        Some(fault) => Err(faults::of_recipe(fault)),
        None => Ok(Some((least, most))),
    }
}

/// Reads a typed rating: empty, `7.2` or `6.6-7.2`.
///
/// # Errors
/// The fault of the text, or a conflict with the recipe's other options.
pub fn read_ratings(text: &str, recipe: &Recipe) -> Result<Option<(u16, u16)>, Message> {
    let text = text.trim();
    let ratings =
        if text.is_empty() { None } else { Some(read_range(text, read_tenths).ok_or_else(form_bad_rating)?) };
    let recipe = Recipe { demand: Demand { ratings, ..recipe.demand }, ..recipe.clone() };
    match recipe.fault_of_demand() {
        // The techniques have a field of their own.
        Some(RecipeFault::Path(_)) | None => Ok(ratings),
        Some(fault) => Err(faults::of_recipe(fault)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use nonet_engine::Level;

    /// The fault in English.
    fn told<T: std::fmt::Debug>(read: Result<T, Message>) -> String {
        english(&read.unwrap_err())
    }

    #[test]
    fn a_number_of_givens_is_read_as_typed() {
        let read = |text| read_givens(text, &Recipe::classic(Level::Easy, 0));
        assert_eq!(read("  "), Ok(None));
        assert_eq!(read("24"), Ok(Some((24, 24))));
        assert_eq!(read(" 22 - 26 "), Ok(Some((22, 26))));
        assert_eq!(read("22–26"), Ok(Some((22, 26))));
        assert_eq!(read("22〜26"), Ok(Some((22, 26))));
        assert_eq!(told(read("few")), "Enter one number, like 24, or a range, like 22–26.");
        assert_eq!(told(read("16")), "On this board (9 × 9), every puzzle has at least 17 givens.");
    }

    #[test]
    fn a_rating_is_read_as_typed() {
        let read = |text| read_ratings(text, &Recipe::classic(Level::Easy, 0));
        assert_eq!(read("  "), Ok(None));
        assert_eq!(read("7.2"), Ok(Some((72, 72))));
        assert_eq!(read("6,6-7,2"), Ok(Some((66, 72))), "most languages write a comma");
        assert_eq!(read(" 6.6 – 7 "), Ok(Some((66, 70))));
        for bad in ["hard", "7.25", "6.6-", "-7", "7,2,1", ".", ","] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    fn form(recipe: &Recipe) -> Form<'_> {
        Form { recipe, givens: "", ratings: "", seed: "" }
    }

    #[test]
    fn a_valid_form_gives_a_wish() {
        let recipe = Recipe::classic(Level::Hard, 0);
        let reading = Form { givens: "24-26", ratings: "3-4", seed: " 7 ", ..form(&recipe) }.read();
        let Some(Wish { recipe: wished, seed }) = reading.wish else { panic!("{reading:?}") };
        assert_eq!((wished.givens, wished.demand.ratings, seed), (Some((24, 26)), Some((30, 40)), Some(7)));
        let reading = form(&wished).read();
        assert_eq!(reading.wish, Some(Wish { recipe, seed: None }), "only what is typed counts");
    }

    #[test]
    fn ranges_of_the_level_are_left_to_the_level() {
        let recipe = Recipe::classic(Level::Hard, 0);
        let ranges = |givens, ratings| {
            let wish = Form { givens, ratings, ..form(&recipe) }.read().wish.unwrap().recipe;
            (wish.givens, wish.demand.ratings)
        };
        assert_eq!(ranges("25–30", "3.0–5.6"), (None, None));
        assert_eq!(ranges("", "1.2–11.9"), (None, Some((12, 119))));
        assert_eq!(ranges("24", "3.0–5.6"), (Some((24, 24)), Some((30, 56))));
        assert_eq!(ranges("24", ""), (Some((24, 24)), Some((30, 56))), "the level's");
        assert_eq!(ranges("24", "1.2–11.9"), (Some((24, 24)), None), "any rating");
        let with = recipe.clone().requiring("x-wing".parse().unwrap());
        let of_path = |ratings| Form { ratings, ..form(&with) }.read().wish.unwrap().recipe.demand.ratings;
        assert_eq!(
            ["", "1.2–11.9", "3.0–5.6"].map(of_path),
            [None, None, Some((30, 56))],
            "techniques decide"
        );
    }

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for seed in [0, 7, 999, 1_000, 4_217_908, u64::MAX] {
            assert_eq!(read_seed(&write_seed(seed)), Ok(Some(seed)));
        }
        assert_eq!(write_seed(4_217_908), "4\u{202f}217\u{202f}908");
        assert_eq!(write_seed(217_908), "217\u{202f}908");
    }

    #[test]
    fn each_field_reports_its_own_fault() {
        let recipe = Recipe::classic(Level::Hard, 0);
        let faults = |form: Form| {
            let Reading { wish, givens, ratings, techniques, seed } = form.read();
            let faults = [givens, ratings, techniques, seed].map(|fault| fault.is_some());
            assert_eq!(wish.is_none(), faults.contains(&true));
            faults
        };
        let sound = form(&recipe);
        assert_eq!(faults(sound), [false; 4]);
        assert_eq!(faults(Form { givens: "few", ..sound }), [true, false, false, false]);
        assert_eq!(faults(Form { ratings: "hard", ..sound }), [false, true, false, false]);
        let wing = "x-wing".parse().unwrap();
        let both = recipe.clone().requiring(wing).excluding(wing);
        assert_eq!(faults(form(&both)), [false, false, true, false]);
        let small = Recipe { variant: "6x6".parse().unwrap(), ..both };
        assert_eq!(faults(form(&small)), [false, false, true, false], "boards without ratings, too");
        for seed in ["-1", "x", "1.5", "18446744073709551616"] {
            assert_eq!(faults(Form { seed, ..sound }), [false, false, false, true], "{seed}");
        }
        assert_eq!(
            faults(Form { givens: "16", ratings: "99", seed: "?", ..sound }),
            [true, true, false, true]
        );
    }

    #[test]
    fn a_board_without_ratings_ignores_rating_fields() {
        let variant = "4x4".parse().unwrap();
        let recipe = Recipe { variant, ..Recipe::classic(Level::Easy, 0) };
        let reading = Form { ratings: "hard", ..form(&recipe) }.read();
        assert_eq!(reading.wish, Some(Wish { recipe, seed: None }));
    }

    #[test]
    fn written_ranges_can_be_read() {
        let recipe = Recipe::classic(Level::Hard, 0);
        for givens in [(24, 24), (22, 26)] {
            assert_eq!(read_givens(&write_givens(givens), &recipe), Ok(Some(givens)));
        }
        for ratings in [(72, 72), (66, 72)] {
            assert_eq!(read_ratings(&write_ratings(ratings), &recipe), Ok(Some(ratings)));
        }
    }
}
