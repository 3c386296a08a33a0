//! The words of the menus that filter the table.

use super::{row_value, symmetry};
use crate::session::workbench::facets::{Facet, MINIMAL};
use nonet_engine::message::Message;
use nonet_engine::rate::Family;
use nonet_engine::{Symmetry, messages};

messages! {
    /// `facet`: an id of [`Facet`], as in all messages with a facet.
    fn facet_name(facet: &'static str);
    fn facet_any(facet: &'static str);
    fn facet_givens(count: usize);
    fn facet_one_solution();
    fn facet_solutions(count: String);
    fn facet_minimal(is_minimal: &'static str);
    fn facet_no_symmetry();
    fn facet_value(value: Message, count: u32);
}

/// The name of a rule of the rating in the player's language. Results and files have the
/// English one. A dynamic chain whose conclusion they name keeps it.
pub fn rule(name: &str) -> Message {
    // Faster than parsing, which reads words, too: the table names each row that it draws.
    let family = Family::all().find(|family| family.name() == name);
    family.map_or_else(|| row_value(name.to_owned()), Family::title)
}

impl Facet {
    /// Its name.
    pub fn title(self) -> Message {
        facet_name(self.id())
    }

    /// What its menu says while it filters nothing.
    pub fn any(self) -> Message {
        facet_any(self.id())
    }

    /// A value in words.
    pub fn value(self, value: &str) -> Message {
        match self {
            Self::Givens => facet_givens(value.parse().unwrap_or_default()),
            Self::Technique => rule(value),
            Self::Symmetry => match value.parse::<Symmetry>().unwrap_or_default() {
                Symmetry::None => facet_no_symmetry(),
                other => symmetry(other.name()),
            },
            Self::Solutions if value == "1" => facet_one_solution(),
            Self::Solutions => facet_solutions(value.to_owned()),
            Self::Minimal => facet_minimal(if value == MINIMAL { "yes" } else { "no" }),
        }
    }

    /// A value in words, and how many puzzles have it.
    pub fn counted(self, value: &str, count: u32) -> Message {
        facet_value(self.value(value), count)
    }
}
