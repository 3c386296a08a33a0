//! Changes that Nonet makes in the puzzle when the player asks for them: it finishes the puzzle, brings it to
//! a level, or leaves out what is not needed. Each is one step of undo.

use super::{OwnPuzzle, own_regions_uneven};
use crate::session::words::{no_solution, two_sentences};
use nonet_engine::generate::{Change, ChangeError};
use nonet_engine::message::Message;
use nonet_engine::rules::Takes;
use nonet_engine::{Grid, Level, NewClues, labels, messages};

messages! {
    fn own_changed_nothing();
    fn own_change_several();
    fn own_change_not_decided();
    fn own_change_not_found();
    fn own_digits_added(count: usize);
    fn own_clues_added(count: usize);
    fn own_digits_taken(count: usize);
    fn own_clues_taken(count: usize);
}

labels! {
    fn own_regions_changed();
}

/// How the player wants the puzzle to be finished.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wish {
    /// The kinds of clues to add; without any, digits alone.
    pub clues: [Option<&'static str>; 2],
    /// The level.
    pub level: Option<Level>,
}

impl Wish {
    /// The kinds of clues that can be added one by one. Of the others a puzzle has all or none.
    pub fn kinds() -> impl Iterator<Item = &'static str> {
        NewClues::all_names().filter(|name| !matches!(*name, "kropki" | "xv"))
    }

    /// What is to become of the puzzle.
    pub fn change(self) -> Change {
        let clues = self.clues.into_iter().flatten().fold(NewClues::NONE, |all, kind| all.with(kind, true));
        Change::Complete { clues, level: self.level }
    }
}

impl OwnPuzzle {
    /// How the player wants the puzzle to be finished.
    pub fn wish(&self) -> Wish {
        self.wish
    }

    /// Whether a worker changes the puzzle.
    pub fn is_changing(&self) -> bool {
        self.is_changing
    }

    /// The digits of the puzzle that are given.
    pub(super) fn givens(&self) -> &Grid {
        self.reading.givens()
    }

    pub(super) fn set_wish(&mut self, wish: Wish) {
        self.wish = wish;
    }

    pub(super) fn set_changing(&mut self, is_changing: bool) {
        self.is_changing = is_changing;
    }

    /// Takes the changed puzzle.
    pub(super) fn take_changed(&mut self, changed: &Grid) {
        self.write(changed);
        // The clue that is chosen may be gone.
        self.drawing.choose_again(self.rules());
    }

    /// What has to be done before the puzzle can be checked or changed: regions that are drawn must fit.
    pub(super) fn obstacle(&self) -> Option<Message> {
        let layout = self.drawing.layout()?;
        Some(own_regions_uneven(layout.side(), layout.sizes()))
    }

    /// Notes what became of a change.
    pub(super) fn tell(&mut self, note: Option<Message>) {
        self.note = note;
    }

    /// What became of the last change.
    pub fn note(&self) -> Option<&Message> {
        self.note.as_ref()
    }

    /// The puzzle to change, if it can be changed.
    pub(super) fn changeable(&self) -> Option<Grid> {
        let is_sound = self.is_editable() && self.reading.fault.is_none() && !self.is_unread;
        is_sound.then(|| self.reading.givens().clone())
    }

    /// What a change has done to the puzzle.
    pub(super) fn difference(&self, changed: &Grid) -> Message {
        let before = self.reading.givens();
        let parts = |grid: &Grid| {
            let rules = grid.variant().rules().constraints().iter();
            let drawn = rules.filter(|one| one.kind().takes != Takes::Regions);
            (grid.filled().collect::<Vec<_>>(), drawn.collect::<Vec<_>>())
        };
        let (old, new) = (parts(before), parts(changed));
        let counts = [
            (own_digits_added as fn(usize) -> Message, count(&new.0, &old.0)),
            (own_clues_added, count(&new.1, &old.1)),
            (own_digits_taken, count(&old.0, &new.0)),
            (own_clues_taken, count(&old.1, &new.1)),
        ];
        let words = counts.into_iter().filter(|(_, count)| *count > 0).map(|(words, count)| words(count));
        let has_regions = before.variant().rules().regions() != changed.variant().rules().regions();
        let rest = || if has_regions { own_regions_changed().into() } else { own_changed_nothing() };
        words.reduce(two_sentences).unwrap_or_else(rest)
    }
}

/// The number of items that other items lack.
fn count<T: PartialEq>(items: &[T], others: &[T]) -> usize {
    items.iter().filter(|item| !others.contains(item)).count()
}

/// Why the puzzle can't be changed.
pub(super) fn fault(error: ChangeError) -> Message {
    match error {
        ChangeError::NoSolution => no_solution(),
        ChangeError::Several => own_change_several(),
        ChangeError::NotDecided => own_change_not_decided(),
        _ => own_change_not_found(),
    }
}
