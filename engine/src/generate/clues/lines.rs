//! Lines: random walks from cell to cell that keep what their kind says. A line touches itself only
//! from one cell to the next, and crosses no other line.

use rand::Rng;

use super::page::{Group, Page, Value};
use crate::Cell;
use crate::random;

/// How lines of a kind are drawn.
pub(super) struct Line {
    pub(super) kind: &'static str,
    /// The least and the most cells.
    pub(super) cells: [usize; 2],
    pub(super) grows: Grows,
}

/// Where a line grows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Grows {
    /// At its end, one cell at a time, each of which must fit.
    ByFitting,
    /// At its end. Only the whole line must fit: a few cells may not.
    AtTip,
    /// As [`Self::AtTip`], and the first cell is the head.
    FromHead,
    /// At both ends, from a cell in the middle.
    AtEnds,
}

/// The most cells in a row after which a line does not fit.
const MISFITS: usize = 3;
/// The number of walks for a line. With a symmetry, few of them fit.
const WALKS: usize = 60;
/// The number of lines in a row that are not found before the drawing ends.
const FAILURES: usize = 3;

impl Line {
    /// Draws lines until they fill a share of the board, in hundredths.
    pub(super) fn draw<R: Rng>(&self, page: &mut Page<R>, share: usize) -> Vec<Group> {
        let mut groups = Vec::new();
        let most = page.share_taken() + share;
        let mut failures = 0;
        while page.share_taken() < most && failures < FAILURES {
            match self.one(page) {
                Some(group) => groups.push(group),
                None => failures += 1,
            }
        }
        groups
    }

    /// The longest line of several walks, but no longer than wanted.
    fn one<R: Rng>(&self, page: &mut Page<R>) -> Option<Group> {
        let wanted = page.between(self.cells);
        let mut best: Option<Vec<Cell>> = None;
        for _ in 0..WALKS {
            let length = best.as_ref().map_or(0, Vec::len);
            if length >= wanted {
                break;
            }
            best = self.walk(page, wanted).filter(|line| line.len() > length).or(best);
        }
        let line = best?;
        let group = self.group(page, &line)?;
        page.take(&line);
        Some(group)
    }

    /// The clue of a line and its images, if all are true.
    fn group<R: Rng>(&self, page: &Page<R>, line: &[Cell]) -> Option<Group> {
        let head = usize::from(self.grows == Grows::FromHead);
        let (head, cells) = line.split_at(head);
        page.group(self.kind, head, cells, Value::None)
    }

    /// One walk. Returns the longest line on it that is long enough and true.
    fn walk<R: Rng>(&self, page: &mut Page<R>, wanted: usize) -> Option<Vec<Cell>> {
        let mut line = vec![Cell::new(random::index(page.rng, page.geometry.cell_count()))];
        let mut best = None;
        let mut misfits = 0;
        while line.len() < wanted {
            let mut longer = self.longer(page, &line);
            random::shuffle(&mut longer, page.rng);
            if let Some(next) = longer.iter().find(|line| self.group(page, line).is_some()) {
                line.clone_from(next);
                misfits = 0;
                if line.len() >= self.cells[0] {
                    best = Some(line.clone());
                }
            } else if matches!(self.grows, Grows::AtTip | Grows::FromHead) && misfits < MISFITS {
                line = longer.pop()?;
                misfits += 1;
            } else {
                break;
            }
        }
        best
    }

    /// All ways to make a line longer.
    fn longer<R: Rng>(&self, page: &Page<R>, line: &[Cell]) -> Vec<Vec<Cell>> {
        let at_tip: Vec<Vec<Cell>> = page
            .around(line[line.len() - 1])
            .map(|next| [line, &[next]].concat())
            .filter(|line| is_tidy(page, line) && page.is_free(line))
            .collect();
        if self.grows != Grows::AtEnds {
            return at_tip;
        }
        let first = line[0];
        let both =
            at_tip.iter().flat_map(|line| page.around(first).map(|next| [&[next], &line[..]].concat()));
        let turned = |line: &[Cell]| line.iter().rev().copied().collect::<Vec<_>>();
        both.filter(|line| is_tidy(page, &turned(line)) && page.is_free(line)).collect()
    }
}

/// Whether the last cell of a line touches it only beside the one before.
fn is_tidy<R: Rng>(page: &Page<R>, line: &[Cell]) -> bool {
    let (last, others) = (line[line.len() - 1], &line[..line.len() - 2]);
    !others.iter().any(|&other| other == last || page.are_neighbours(other, last))
}
