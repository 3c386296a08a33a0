//! What is known at a point of a proof: clauses, each with candidates of which at least one is true or
//! at least one is false. A clause follows if its opposite leads to something impossible in small steps.
//!
//! Everybody knows that a cell has one digit, and that cells that see each other differ. So a true
//! candidate rules out what it excludes, without a word. That a cell needs a digit, or a house a place
//! for a digit, must be said.

use crate::human::{Candidate, Cells, Ground, Node, Position, Wide};
use crate::{Cell, Digit};

/// A candidate that is true, or one that is false.
pub type Literal = (Candidate, bool);

/// Literals of which at least one holds.
pub type Clause = Vec<Literal>;

/// What stands in the position, and what has been concluded.
pub struct Known<'a> {
    pub position: &'a Position<Wide>,
    clauses: Vec<Clause>,
}

impl<'a> Known<'a> {
    pub fn new(position: &'a Position<Wide>) -> Self {
        Self { position, clauses: Vec::new() }
    }

    /// Adds a clause that has been checked.
    pub fn add(&mut self, clause: Clause) {
        self.clauses.push(clause);
    }

    /// That the cell holds one of its candidates.
    pub fn of_cell(&self, cell: Cell) -> Clause {
        let digits = self.position.candidates(cell).iter();
        digits.map(|digit| (Candidate::new(cell, digit), true)).collect()
    }

    /// That each of the cells holds one of its candidates.
    pub fn of_cells(&self, cells: Cells) -> Vec<Clause> {
        cells.into_iter().map(|cell| self.of_cell(cell)).collect()
    }

    /// That a house has a place for a digit.
    pub fn of_house(&self, digit: Digit, house: usize) -> Clause {
        one_of(digit, self.position.cells_in(digit, house).collect())
    }

    /// Whether the clause follows from what is known and from these, in small steps: if all of it is
    /// false, one thing after the other must be so until something is impossible. Nothing is tried out.
    pub fn proves(&self, more: &[Clause], clause: &[Literal]) -> bool {
        let mut values = Values::new(self.position);
        let is_free = clause.iter().all(|&(candidate, is_true)| values.set(candidate, !is_true));
        let clauses: Vec<&Clause> = self.clauses.iter().chain(more).collect();
        !is_free || values.is_impossible(&clauses)
    }

    /// Whether the literal can be read off at once: it is known, or it excludes everything of which
    /// something is true.
    pub fn shows(&self, (candidate, is_true): Literal) -> bool {
        let is_out = |&(other, is_other_true): &Literal| {
            (other, is_other_true) == (candidate, is_true)
                || is_other_true
                    && (!self.position.has(other) || !is_true && excludes(self.position, candidate, other))
        };
        self.clauses.iter().any(|clause| clause.iter().all(is_out))
    }
}

/// Whether one of the two is ruled out wherever the other is.
pub fn excludes(position: &Position<Wide>, one: Candidate, other: Candidate) -> bool {
    let ground = position.ground();
    if one.cell == other.cell {
        return one != other;
    }
    one.digit == other.digit && ground.sees(one.cell, other.cell)
        || ground.excluded(one.cell, one.digit).contains(&(other.cell, other.digit))
}

/// That one of the cells holds the digit.
pub fn one_of(digit: Digit, cells: Cells) -> Clause {
    Candidate::each(digit, cells).map(|candidate| (candidate, true)).collect()
}

/// That one of the nodes is true.
pub fn either(one: Node, other: Node) -> Clause {
    [one_of(one.digit, one.cells), one_of(other.digit, other.cells)].concat()
}

/// Which candidates are true and which are false in a case.
struct Values<'a> {
    position: &'a Position<Wide>,
    by_candidate: Vec<Option<bool>>,
}

impl<'a> Values<'a> {
    fn new(position: &'a Position<Wide>) -> Self {
        let side = position.ground().side();
        Self { position, by_candidate: vec![None; side * side * side] }
    }

    fn index(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * self.position.ground().side() + candidate.digit.index()
    }

    /// A digit that is no candidate is true if it is written there, and otherwise false.
    fn get(&self, candidate: Candidate) -> Option<bool> {
        if self.position.has(candidate) {
            self.by_candidate[self.index(candidate)]
        } else {
            Some(self.position.digit(candidate.cell) == Some(candidate.digit))
        }
    }

    /// Returns whether this contradicts nothing.
    fn set(&mut self, candidate: Candidate, is_true: bool) -> bool {
        if let Some(value) = self.get(candidate) {
            return value == is_true;
        }
        let at = self.index(candidate);
        self.by_candidate[at] = Some(is_true);
        let mut is_sound = true;
        if is_true {
            self.position.each_excluded(candidate, |out| {
                let at = out.cell.index() * self.position.ground().side() + out.digit.index();
                is_sound &= self.by_candidate[at] != Some(true);
                self.by_candidate[at] = Some(false);
            });
        }
        is_sound
    }

    /// Draws conclusions from the clauses until one is violated or nothing more follows. If one literal of
    /// a clause is left, it holds. What excludes all that is left is false.
    fn is_impossible(&mut self, clauses: &[&Clause]) -> bool {
        loop {
            let mut is_changed = false;
            for clause in clauses {
                if clause.iter().any(|&(candidate, is_true)| self.get(candidate) == Some(is_true)) {
                    continue;
                }
                let open = || clause.iter().filter(|(candidate, _)| self.get(*candidate).is_none());
                let Some(&(first, is_true)) = open().next() else { return true };
                let mut found = Vec::new();
                if open().count() == 1 {
                    found.push((first, is_true));
                } else if open().all(|&(_, is_true)| is_true) {
                    self.position.each_excluded(first, |out| {
                        let by_all = || open().skip(1).all(|&(other, _)| excludes(self.position, other, out));
                        if self.get(out).is_none() && by_all() {
                            found.push((out, false));
                        }
                    });
                }
                is_changed |= !found.is_empty();
                if !found.into_iter().all(|(candidate, is_true)| self.set(candidate, is_true)) {
                    return true;
                }
            }
            if !is_changed {
                return false;
            }
        }
    }
}
