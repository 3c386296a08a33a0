//! Work on a long list in slices: sorting and filtering the rows, and saving them as a
//! file. Between slices the browser's event loop has a turn. After each slice but the
//! last, [`Effect::GoOn`](crate::session::effect::Effect::GoOn) asks for the next one.
//!
//! Invariant: a file is saved before the rows change, so it holds each row once.

use super::arranging::Arranging;
use super::file::Writing;

/// The work in progress.
#[derive(Default)]
pub(super) struct Slices {
    writing: Option<Writing>,
    arranging: Option<Box<Arranging>>,
}

/// The next slice.
pub(super) enum Slice {
    Write(Writing),
    Arrange(Box<Arranging>),
}

impl Slices {
    /// Whether any work is in progress.
    pub(super) fn is_busy(&self) -> bool {
        self.writing.is_some() || self.arranging.is_some()
    }

    /// Whether the rows are being sorted and filtered.
    pub(super) fn is_arranging(&self) -> bool {
        self.arranging.is_some()
    }

    /// Takes the next slice of work. [`Self::put_back`] returns the rest unless that
    /// slice was the last.
    pub(super) fn take(&mut self) -> Option<Slice> {
        let writing = self.writing.take().map(Slice::Write);
        writing.or_else(|| self.arranging.take().map(Slice::Arrange))
    }

    pub(super) fn put_back(&mut self, slice: Slice) {
        match slice {
            Slice::Write(writing) => self.writing = Some(writing),
            Slice::Arrange(arranging) => self.arranging = Some(arranging),
        }
    }

    pub(super) fn stop_arranging(&mut self) {
        self.arranging = None;
    }

    pub(super) fn stop_writing(&mut self) {
        self.writing = None;
    }
}
