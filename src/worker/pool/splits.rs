//! Lost parts of lists, which are retried in pieces: each loss halves a piece, down to
//! single lines. The page only sees whole parts.

use crate::worker::protocol::{JobId, Rows};

/// A part of a list that was split into pieces.
struct Split {
    id: JobId,
    /// Number of pieces that are not done.
    open: usize,
    /// Finished pieces in order, each with its first row.
    done: Vec<(usize, Rows)>,
}

/// All split parts.
#[derive(Default)]
pub(super) struct Splits(Vec<Split>);

impl Splits {
    /// Whether a part is split.
    pub(super) fn has(&self, id: JobId) -> bool {
        self.0.iter().any(|split| split.id == id)
    }

    /// Replaces a part, or a piece of it, by two pieces.
    pub(super) fn halve(&mut self, id: JobId) {
        match self.0.iter_mut().find(|split| split.id == id) {
            Some(split) => split.open += 1,
            None => self.0.push(Split { id, open: 2, done: Vec::new() }),
        }
    }

    /// Stores the rows of a piece that begins at the row `first`. Returns the rows of
    /// the whole part once all its pieces are done. A part that is not split is
    /// returned at once.
    pub(super) fn put(&mut self, id: JobId, first: usize, rows: Rows) -> Option<Rows> {
        let Some(at) = self.0.iter().position(|split| split.id == id) else { return Some(rows) };
        let split = &mut self.0[at];
        let place = split.done.partition_point(|&(before, _)| before < first);
        split.done.insert(place, (first, rows));
        split.open -= 1;
        if split.open > 0 {
            return None;
        }
        self.0.remove(at).done.into_iter().map(|(_, rows)| rows).reduce(|mut whole, rows| {
            whole.append(rows);
            whole
        })
    }

    /// Removes a part.
    pub(super) fn forget(&mut self, id: JobId) {
        self.0.retain(|split| split.id != id);
    }

    #[cfg(test)]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::protocol::Outcome;

    fn rows(text: &str) -> Rows {
        let mut rows = Outcome::default();
        rows.push(Ok(text));
        (&rows).into()
    }

    #[test]
    fn pieces_are_put_together_in_the_order_of_their_rows() {
        let mut splits = Splits::default();
        let (one, other) = (JobId(1), JobId(2));
        assert_eq!(splits.put(one, 0, rows("whole")), Some(rows("whole")), "not in pieces");
        splits.halve(one);
        splits.halve(one);
        splits.halve(other);
        assert_eq!(splits.put(one, 2, rows("c")), None);
        assert_eq!(splits.put(one, 0, rows("a")), None);
        let whole = splits.put(one, 1, rows("b")).unwrap().unpack().unwrap();
        assert_eq!(whole.rows.iter().collect::<Vec<_>>(), ["a", "b", "c"]);
        assert!(!splits.has(one) && splits.has(other));
        splits.forget(other);
        assert!(splits.is_empty());
    }
}
