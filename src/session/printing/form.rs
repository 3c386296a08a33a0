//! The form of a book: how many puzzles of which kinds, and what stands beside them. The
//! settings remember it as a line of text.

use std::fmt;
use std::str::FromStr;

use crate::session::recipe::draft::{self, Draft};
use crate::session::recipe::{technique_of, techniques};
use nonet_engine::human::Rung;
use nonet_engine::message::Message;
use nonet_engine::{Level, Recipe, Symmetry, UnknownName, Variant, messages};

messages! {
    pub(super) fn print_bad_count(most: usize);
}

/// Maximum number of puzzles in a book.
pub(super) const MOST: usize = 1_000;
/// Maximum number of rows.
pub(super) const ROWS: usize = 20;
/// The numbers of puzzles that fit on a page.
pub const PER_PAGE: [usize; 4] = [1, 2, 4, 6];

/// The choices of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// The kinds of puzzles, in the order of the book.
    pub rows: Vec<Row>,
    /// Number of puzzles on a page.
    pub per_page: usize,
    /// What the book has beside its puzzles.
    pub parts: Vec<Part>,
}

impl Default for Form {
    fn default() -> Self {
        Self {
            rows: vec![Row::new(Level::Easy), Row::new(Level::Medium)],
            per_page: 2,
            parts: vec![Part::Cover, Part::Rating, Part::Codes, Part::Solutions],
        }
    }
}

/// A row of the form: puzzles of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of puzzles, as typed.
    pub count: String,
    /// Their level.
    pub level: Level,
    /// Their board.
    pub board: Variant,
    /// The symmetry of their givens.
    pub symmetry: Symmetry,
    /// Their ratings, as typed; empty for the level's.
    pub ratings: String,
    /// A technique that they need.
    pub needs: Option<Rung>,
}

impl Row {
    pub(super) fn new(level: Level) -> Self {
        Self {
            count: "6".to_owned(),
            level,
            board: Variant::CLASSIC,
            symmetry: Symmetry::None,
            ratings: String::new(),
            needs: None,
        }
    }

    /// Reads a row of the stored text.
    fn read(text: &str) -> Option<Self> {
        let [count, level, board, symmetry, ratings, needs] = text.split(',').collect::<Vec<_>>()[..] else {
            return None;
        };
        Some(Self {
            count: count.to_owned(),
            level: level.parse().ok()?,
            board: board.parse().ok()?,
            symmetry: symmetry.parse().ok()?,
            ratings: ratings.to_owned(),
            needs: if needs.is_empty() { None } else { read_needs(needs).ok()? },
        })
    }

    fn draft(&self) -> Draft {
        let recipe =
            Recipe { variant: self.board, symmetry: self.symmetry, ..Recipe::classic(self.level, 0) };
        let mut draft = Draft::new(&recipe);
        self.needs.into_iter().for_each(|rung| draft.act(draft::Act::Require(rung), 0));
        if !self.ratings.trim().is_empty() {
            draft.act(draft::Act::Type(draft::Range::Ratings, self.ratings.clone()), 0);
        }
        draft
    }

    /// Whether puzzles of its board have ratings.
    pub fn is_rated(&self) -> bool {
        self.board.layout().ratings.is_some()
    }

    /// The ratings that an empty field stands for.
    pub fn usual_ratings(&self) -> String {
        Self { ratings: String::new(), ..self.clone() }.draft().text(draft::Range::Ratings).to_owned()
    }

    /// The recipe of its puzzles, without a seed.
    pub(super) fn recipe(&self) -> Result<Recipe, Message> {
        let reading = self.draft().read();
        let fault = reading.ratings.or(reading.techniques).or(reading.givens);
        reading.wish.map(|wish| wish.recipe).ok_or_else(|| fault.unwrap_or_else(|| print_bad_count(MOST)))
    }

    pub(super) fn count(&self) -> Option<usize> {
        self.count.trim().parse().ok().filter(|count| (1..=MOST).contains(count))
    }
}

/// Reads a technique by its word, or by that of the rating's rule for which older versions asked. `None` if it
/// is not offered.
fn read_needs(word: &str) -> Result<Option<Rung>, UnknownName> {
    match word.parse::<Rung>() {
        Ok(rung) => Ok(techniques().find(|known| *known == rung)),
        Err(_) => word.parse().map(technique_of),
    }
}

/// What a book can have beside its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A cover.
    Cover,
    /// The rating of each puzzle.
    Rating,
    /// The hardest technique of each puzzle.
    Technique,
    /// How long people need for each puzzle.
    Minutes,
    /// The candidates of empty cells.
    Candidates,
    /// A QR code with the link of each puzzle.
    Codes,
    /// The first step of each puzzle, after the puzzles.
    Hints,
    /// The solutions, at the end.
    Solutions,
}

impl Part {
    /// All of them, in the order of the form.
    pub const ALL: [Self; 8] = [
        Self::Cover,
        Self::Rating,
        Self::Technique,
        Self::Minutes,
        Self::Candidates,
        Self::Codes,
        Self::Hints,
        Self::Solutions,
    ];

    /// The name in the stored text.
    fn name(self) -> &'static str {
        match self {
            Self::Cover => "cover",
            Self::Rating => "rating",
            Self::Technique => "technique",
            Self::Minutes => "minutes",
            Self::Candidates => "candidates",
            Self::Codes => "codes",
            Self::Hints => "hints",
            Self::Solutions => "solutions",
        }
    }
}

/// For the settings: `2,cover,codes;6,easy,9x9,none,,`. The first item is the number of puzzles
/// on a page, with the parts. Each other item is a row.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.per_page)?;
        for part in &self.parts {
            write!(f, ",{}", part.name())?;
        }
        for Row { count, level, board, symmetry, ratings, needs } in &self.rows {
            let needs = needs.map(Rung::word).unwrap_or_default();
            let ratings = ratings.replace(',', "."); // a comma would end the field
            write!(f, ";{count},{level},{board},{symmetry},{ratings},{needs}")?;
        }
        Ok(())
    }
}

impl FromStr for Form {
    /// The text is of another version, or damaged.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut items = text.split(';');
        let mut words = items.next().unwrap_or_default().split(',');
        let per_page =
            words.next().and_then(|count| count.parse().ok()).filter(|count| PER_PAGE.contains(count));
        let part = |word| Part::ALL.into_iter().find(|part| part.name() == word);
        let parts: Option<Vec<Part>> = words.map(part).collect();
        let rows: Option<Vec<Row>> = items.map(Row::read).collect();
        let rows = rows.filter(|rows| (1..=ROWS).contains(&rows.len()));
        let (Some(per_page), Some(parts), Some(rows)) = (per_page, parts, rows) else { return Err(()) };
        Ok(Self { rows, per_page, parts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::generate::generate;

    #[test]
    fn a_row_can_ask_for_ratings_and_a_technique() {
        let row = Row::new(Level::Medium);
        assert_eq!(row.recipe(), Ok(Recipe::classic(Level::Medium, 0)));
        let ratings = Some((23, 26));
        let typed = Row { ratings: "2.3-2.6".to_owned(), ..row.clone() };
        assert_eq!(typed.recipe().unwrap().demand.ratings, ratings);
        // A technique takes the place of the level's rating.
        let wing: Rung = "x-wing".parse().unwrap();
        let with = Row { needs: Some(wing), ..row.clone() };
        let recipe = with.recipe().unwrap();
        assert_eq!((recipe.demand.ratings, with.usual_ratings().as_str()), (None, "1.2–11.9"));
        let puzzle = generate(&Recipe { seed: 4, ..recipe.clone() }).unwrap();
        assert!(recipe.demand.path.requires.contains(wing) && recipe.demand.path.is_met_by(&puzzle.givens));
        assert!(Row { ratings: "easy".to_owned(), ..row.clone() }.recipe().is_err());
        // Other boards have no ratings, so the field is ignored.
        let board = "4x4".parse().unwrap();
        let small = Row { board, ratings: "easy".to_owned(), needs: Some(wing), ..row };
        assert!(!small.is_rated() && !small.recipe().unwrap().demand.is_of_rating());
    }

    #[test]
    fn a_form_is_remembered_as_text() {
        let mut form = Form::default();
        assert_eq!(form.to_string(), "2,cover,rating,codes,solutions;6,easy,9x9,none,,;6,medium,9x9,none,,");
        assert_eq!(form.to_string().parse(), Ok(form.clone()));
        form.per_page = 6;
        form.parts = Part::ALL.to_vec();
        form.rows.push(Row {
            count: "250".to_owned(),
            level: Level::Extreme,
            board: Variant::CLASSIC,
            symmetry: Symmetry::MirrorH,
            ratings: "7.1 - 8.3".to_owned(),
            needs: Some("x-wing".parse().unwrap()),
        });
        assert_eq!(form.to_string().parse(), Ok(form));
        let old = "2;6,medium,9x9,none,,bidirectional-x-cycle".parse::<Form>().unwrap();
        assert_eq!(old.rows[0].needs.map(Rung::name), Some("Continuous Nice Loop"), "a rule of the rating");
        for rule in ["forcing-chain", "cell-forcing-chains", "aligned-pair-exclusion"] {
            let form = format!("2;6,medium,9x9,none,,{rule}").parse::<Form>().unwrap();
            assert_eq!(form.rows[0].needs, None, "{rule} is no technique that is offered");
        }
        let comma = Row { ratings: "2,3 - 2,6".to_owned(), ..Row::new(Level::Medium) };
        assert_eq!(comma.recipe().unwrap().demand.ratings, Some((23, 26)));
        let stored = Form { rows: vec![comma], ..Form::default() }.to_string().parse::<Form>().unwrap();
        assert_eq!(stored.rows[0].ratings, "2.3 - 2.6");
        let none = Form { parts: Vec::new(), ..Form::default() };
        assert_eq!(none.to_string().parse(), Ok(none));
    }

    #[test]
    fn a_form_of_another_version_is_not_read() {
        let row = "6,easy,9x9,none,,";
        for text in [
            "",
            "2",
            "2,cover",
            "3;ROW",
            "2,glitter;ROW",
            "2;6,easy,9x9,none",
            "2;6,easy,9x9,none,,x-ray",
            "2;6,,9x9,none,,",
        ] {
            assert_eq!(text.replace("ROW", row).parse::<Form>(), Err(()), "{text}");
        }
        assert!(format!("2;{row}").parse::<Form>().is_ok());
        assert_eq!(format!("2{}", format!(";{row}").repeat(ROWS + 1)).parse::<Form>(), Err(()));
    }
}
