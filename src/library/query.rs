//! Finds and sorts games. The names of levels come from the page, since only it knows the
//! player's language.

use std::cmp::{Ordering, Reverse};

use super::Entry;
use super::summary::Summary;
use nonet_engine::Level;

/// Which games are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filter {
    /// All of them.
    #[default]
    All,
    /// Those that are not solved.
    Playing,
    /// Those that are solved.
    Solved,
    /// Puzzles that Nonet did not generate.
    Own,
}

impl Filter {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 4] = [Self::All, Self::Playing, Self::Solved, Self::Own];

    /// Whether a game passes.
    pub fn admits(self, entry: &Entry) -> bool {
        match self {
            Self::All => true,
            Self::Playing => !entry.summary.is_solved,
            Self::Solved => entry.summary.is_solved,
            Self::Own => entry.summary.recipe.is_none(),
        }
    }
}

/// The order of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The last one played first.
    #[default]
    Played,
    /// The last one begun first.
    Begun,
    /// By title; games without one come last.
    Title,
    /// By level and rating, the easiest first.
    Rating,
    /// By the minutes that people need, the fewest first.
    Minutes,
    /// By time played, the shortest first.
    Time,
    /// By what is left to place, the least first.
    Progress,
}

impl Order {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 7] =
        [Self::Played, Self::Begun, Self::Title, Self::Rating, Self::Minutes, Self::Time, Self::Progress];

    /// The name in texts and addresses.
    pub fn name(self) -> &'static str {
        ["played", "begun", "title", "rating", "minutes", "time", "progress"][self as usize]
    }

    fn compare(self, one: &Entry, other: &Entry) -> Ordering {
        let (a, b) = (&one.summary, &other.summary);
        let left = |entry: &Entry| {
            entry.summary.open_count() - entry.summary.placed_count().min(entry.summary.open_count())
        };
        let order = match self {
            Self::Played => Ordering::Equal,
            Self::Begun => Reverse(a.dates.begun).cmp(&Reverse(b.dates.begun)),
            Self::Title => {
                let key = |entry: &Entry| {
                    let name =
                        [&entry.label.collection, entry.title()].into_iter().find(|text| !text.is_empty());
                    (name.is_none(), name.map(str::to_lowercase), entry.label.number)
                };
                key(one).cmp(&key(other))
            }
            Self::Rating => {
                let key = |entry: &Entry| {
                    let level = entry.summary.level();
                    (entry.summary.er.is_none() && level.is_none(), level, entry.summary.er)
                };
                key(one).cmp(&key(other))
            }
            Self::Minutes => {
                let key = |game: &Summary| game.minutes.map_or(f64::INFINITY, |minutes| minutes.typical);
                key(a).total_cmp(&key(b))
            }
            Self::Time => a.elapsed.cmp(&b.elapsed),
            Self::Progress => left(one).cmp(&left(other)),
        };
        let played = |entry: &Entry| Reverse((entry.summary.dates.changed, entry.summary.revision));
        // Puzzles of a collection were added together, and stand in its order.
        order
            .then_with(|| played(one).cmp(&played(other)))
            .then_with(|| one.label.number.cmp(&other.label.number))
            .then_with(|| a.id.cmp(&b.id))
    }
}

/// What the player looks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// The words typed. Each must be found.
    pub text: String,
    /// The kind of games.
    pub filter: Filter,
    /// A level.
    pub level: Option<Level>,
    /// A tag.
    pub tag: Option<String>,
    /// A collection.
    pub collection: Option<String>,
    /// The order.
    pub order: Order,
}

impl Query {
    /// The indices of the games found, in order. `level_name` is what the page calls the
    /// level of a game.
    pub fn find(&self, entries: &[Entry], level_name: impl Fn(&Entry) -> String) -> Vec<usize> {
        let words: Vec<String> = self.text.split_whitespace().map(str::to_lowercase).collect();
        let mut found: Vec<usize> =
            (0..entries.len()).filter(|&index| self.admits(&entries[index], &words, &level_name)).collect();
        found.sort_by(|&one, &other| self.order.compare(&entries[one], &entries[other]));
        found
    }

    /// Whether a game passes, apart from the kind of games. The chips of the kinds count these.
    pub fn admits(&self, entry: &Entry, words: &[String], level_name: impl Fn(&Entry) -> String) -> bool {
        let Entry { summary, label } = entry;
        let is_chosen = self.filter.admits(entry)
            && self.level.is_none_or(|level| summary.level() == Some(level))
            && self.tag.as_ref().is_none_or(|tag| label.tags.contains(tag))
            && self.collection.as_ref().is_none_or(|collection| label.collection == *collection);
        if !is_chosen || words.is_empty() {
            return is_chosen;
        }
        let (ratings, words): (Vec<_>, Vec<_>) = words.iter().partition(|word| Bound::read(word).is_some());
        let is_in = |word: &String| Bound::read(word).is_some_and(|bound| bound.admits(summary.er));
        if !ratings.into_iter().all(is_in) {
            return false;
        }
        let day = summary.dates.changed.map(|moment| moment.day().to_string()).unwrap_or_default();
        let seed = summary.recipe.as_ref().map(|recipe| recipe.seed.to_string()).unwrap_or_default();
        let mut text = [entry.title(), &label.collection, &level_name(entry), &day, &seed]
            .map(str::to_lowercase)
            .join("\n");
        for tag in &label.tags {
            text.push('\n');
            text.push_str(&tag.to_lowercase());
        }
        let is_digits =
            |word: &str| word.len() > 8 && word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        words.iter().all(|word| {
            text.contains(word.as_str())
                || is_digits(word) && summary.givens.to_string().contains(&word.replace('0', "."))
        })
    }
}

/// A bound of the rating, as typed: `rating>3`, `rating<=4.5` or only `>3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bound {
    order: Ordering,
    /// Whether the rating itself is in.
    or_equal: bool,
    /// In tenths.
    rating: u16,
}

impl Bound {
    /// Reads a lower-case word. `None` if it is none.
    fn read(word: &str) -> Option<Self> {
        let bound = word.strip_prefix("rating").unwrap_or(word);
        let (order, rest) = match bound.split_at_checked(1)? {
            (">", rest) => (Ordering::Greater, rest),
            ("<", rest) => (Ordering::Less, rest),
            ("=", rest) => (Ordering::Equal, rest),
            _ => return None,
        };
        let number = if order == Ordering::Equal { rest } else { rest.strip_prefix('=').unwrap_or(rest) };
        let or_equal = order == Ordering::Equal || number.len() < rest.len();
        let (whole, tenths) = number.split_once(['.', ',']).unwrap_or((number, "0"));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if tenths.len() != 1 || !digits(whole) || !digits(tenths) {
            return None;
        }
        let rating = whole.parse::<u16>().ok()?.checked_mul(10)?.checked_add(tenths.parse().ok()?)?;
        Some(Self { order, or_equal, rating })
    }

    /// Whether a rating in tenths is in. A game whose rating is not known is out.
    fn admits(self, rating: Option<u16>) -> bool {
        rating.is_some_and(|rating| {
            let order = rating.cmp(&self.rating);
            order == self.order || self.or_equal && order == Ordering::Equal
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moment::Moment;
    use crate::game::{Game, GameId};
    use crate::library::label::Label;
    use crate::library::summary::Summary;
    use nonet_engine::{Puzzle, generate};

    fn entry(id: u64, title: &str, tags: &[&str]) -> Entry {
        let mut game = Game::new(Puzzle { recipe: None, ..generate::starter(id % 4) });
        game.stamp(GameId(id), Moment { at: id * 86_400_000, offset: 0 });
        let tags = tags.iter().map(|&tag| tag.to_owned()).collect();
        Entry {
            summary: Summary::of(&game, 0),
            label: Label { title: title.to_owned(), tags, ..Label::default() },
        }
    }

    fn ids(entries: &[Entry], query: &Query) -> Vec<u64> {
        let found = query.find(entries, |_| "Your puzzle".to_owned());
        found.into_iter().map(|index| entries[index].summary.id.0).collect()
    }

    #[test]
    fn every_word_must_be_found_in_title_tags_level_date_or_givens() {
        let entries = [entry(1, "Two Loops", &["Evening"]), entry(2, "", &[]), entry(3, "Loop", &[])];
        let ask = |text: &str| ids(&entries, &Query { text: text.to_owned(), ..Query::default() });
        assert_eq!(ask("loop"), [3, 1], "the last one played first");
        assert_eq!(ask("loop evening"), [1]);
        assert_eq!(ask("YOUR puzzle"), [3, 2, 1]);
        assert_eq!(ask("1970-01-03"), [2]);
        let givens = entries[1].summary.givens.to_string();
        assert_eq!(ask(&givens.replace('.', "0")), [2]);
        assert_eq!(ask("nothing"), [] as [u64; 0]);
    }

    #[test]
    fn a_rating_is_looked_for_by_its_bounds() {
        let mut entries = [entry(1, "loops", &[]), entry(2, "", &[]), entry(3, "", &[])];
        (entries[0].summary.er, entries[1].summary.er, entries[2].summary.er) = (Some(30), Some(45), None);
        let ask = |text: &str| ids(&entries, &Query { text: text.to_owned(), ..Query::default() });
        assert_eq!(ask("rating>3"), [2]);
        assert_eq!(ask("rating>=3"), [2, 1]);
        assert_eq!(ask("Rating<4,5"), [1]);
        assert_eq!(ask("<=4.5"), [2, 1]);
        assert_eq!(ask("rating=4.5"), [2]);
        assert_eq!(ask("rating>=3 rating<4 loops"), [1], "all of them hold");
        assert_eq!(ask("rating>9"), [] as [u64; 0]);
        for words in ["rating>", "rating>x", ">3.55", "rating", ">", "rating>99999", "é>3"] {
            assert_eq!(ask(words), [] as [u64; 0], "{words} is a word like any other");
        }
    }

    #[test]
    fn filters_choose_and_orders_are_total() {
        let mut entries: Vec<Entry> =
            (1..9).map(|id| entry(id, if id % 2 == 0 { "b" } else { "" }, &[])).collect();
        entries[2].summary.is_solved = true;
        entries[3].summary.elapsed = 5;
        let with = |filter| ids(&entries, &Query { filter, ..Query::default() });
        assert_eq!(with(Filter::Solved), [3]);
        assert_eq!((with(Filter::Playing).len(), with(Filter::Own).len()), (7, 8));
        for order in Order::ALL {
            let forward = ids(&entries, &Query { order, ..Query::default() });
            let reversed: Vec<Entry> = entries.iter().rev().cloned().collect();
            assert_eq!(ids(&reversed, &Query { order, ..Query::default() }), forward, "{order:?}");
        }
        assert_eq!(ids(&entries, &Query { order: Order::Time, ..Query::default() }).last(), Some(&4));
        assert_eq!(ids(&entries, &Query { order: Order::Title, ..Query::default() })[..4], [8, 6, 4, 2]);
    }
}
