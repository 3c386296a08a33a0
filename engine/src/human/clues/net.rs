//! What follows if a candidate is true, where clues count as well: a list of events, each of which removes
//! candidates, until something is impossible. A proof keeps the events that the end rests on.

use super::Of;
use crate::human::ground::{Ground, Wide};
use crate::human::{Candidate, Cells, Position};
use crate::{Cell, Digit, DigitSet};

/// The most choices to find out which removed candidates an event rests on.
const CHOICES: usize = 500;
/// Why candidates go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A digit is in a cell: it is supposed, or no other candidate is left.
    Written(Candidate),
    /// A house has no other place for the digit.
    House(usize, Candidate),
    /// A source leaves no way for them.
    Source(usize),
}

/// Candidates that go, and why.
#[derive(Clone, Debug)]
pub struct Event {
    pub cause: Cause,
    pub out: Vec<Candidate>,
}

/// What is impossible at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A cell has no candidate left.
    Cell(Cell),
    /// A house has no place for a digit.
    House(Digit, usize),
    /// A source has no way left.
    Source(usize),
}

/// The consequences of a supposition.
pub struct Net<'a> {
    position: &'a Position<Wide>,
    supposed: Candidate,
    /// What each cell can hold.
    held: Vec<DigitSet>,
    /// By cell and digit: the event that removed the candidate.
    removed_by: Vec<usize>,
    events: Vec<Event>,
    /// The cells whose digit has ruled out others.
    told: Cells,
    end: Option<End>,
}

impl<'a> Net<'a> {
    /// Follows a supposition. `sources` are the numbers of the sources that count, and `sources_of` those of
    /// each cell.
    pub fn follow(position: &'a Position<Wide>, supposed: Candidate, sources_of: &[Vec<usize>]) -> Self {
        let geometry = position.ground().geometry();
        let mut net = Self {
            position,
            supposed,
            held: geometry.cells().map(|cell| position.can_hold(cell)).collect(),
            removed_by: vec![usize::MAX; geometry.cell_count() * geometry.side()],
            events: Vec::new(),
            told: position.ground().all_cells() - position.empty(),
            end: None,
        };
        net.write(supposed);
        let mut looked_at = 0;
        while net.end.is_none() {
            if net.write_singles() {
                continue;
            }
            // Sources with cells that changed since they were looked at.
            let changed = net.events[looked_at..].iter().flat_map(|event| &event.out);
            let mut due: Vec<usize> =
                changed.flat_map(|out| &sources_of[out.cell.index()]).copied().collect();
            due.sort_unstable();
            due.dedup();
            looked_at = net.events.len();
            due.into_iter().take_while(|&number| net.look_at(number)).for_each(drop);
            if net.events.len() == looked_at {
                break;
            }
        }
        net
    }

    /// Whether something is impossible.
    pub fn is_impossible(&self) -> bool {
        self.end.is_some()
    }

    fn index(&self, at: Candidate) -> usize {
        at.cell.index() * self.position.ground().side() + at.digit.index()
    }

    /// Adds an event. Candidates that are gone already don't count. Returns whether anything is possible.
    fn add(&mut self, cause: Cause, out: impl IntoIterator<Item = Candidate>) -> bool {
        let held = &self.held;
        let out = out.into_iter().filter(|at| held[at.cell.index()].contains(at.digit));
        let out: Vec<Candidate> = out.collect();
        for &at in &out {
            self.held[at.cell.index()] = self.held[at.cell.index()].without(at.digit);
            let index = self.index(at);
            self.removed_by[index] = self.events.len();
            if self.held[at.cell.index()].is_empty() && self.end.is_none() {
                self.end = Some(End::Cell(at.cell));
            }
        }
        if !out.is_empty() {
            self.events.push(Event { cause, out });
        }
        self.end.is_none()
    }

    /// A digit in a cell: the cell has no other, and what it excludes goes.
    fn write(&mut self, at: Candidate) -> bool {
        let ground = self.position.ground();
        self.told.insert(at.cell);
        let others =
            (self.held[at.cell.index()].without(at.digit)).iter().map(|digit| Candidate::new(at.cell, digit));
        let peers =
            Candidate::each(at.digit, ground.peers(at.cell) - (ground.all_cells() - self.position.empty()));
        let excluded =
            ground.excluded(at.cell, at.digit).iter().map(|&(cell, digit)| Candidate::new(cell, digit));
        let excluded = excluded.filter(|out| self.position.has(*out));
        let out: Vec<Candidate> = others.chain(peers).chain(excluded).collect();
        self.add(Cause::Written(at), out)
    }

    /// Writes what is alone in a cell or a house. Returns whether it found anything.
    fn write_singles(&mut self) -> bool {
        let ground = self.position.ground();
        let before = self.events.len();
        for cell in self.position.empty() - self.told {
            if let Some(digit) = self.held[cell.index()].single() {
                self.told.insert(cell);
                if !self.write(Candidate::new(cell, digit)) {
                    return true;
                }
            }
        }
        for house in 0..ground.house_count() {
            let (mut once, mut several) = (DigitSet::EMPTY, DigitSet::EMPTY);
            for cell in ground.house(house) {
                several |= once & self.held[cell.index()];
                once |= self.held[cell.index()];
            }
            if let Some(digit) = (DigitSet::full(ground.side()) - once).iter().next() {
                self.end = Some(End::House(digit, house));
                return true;
            }
            for digit in once - several {
                let Some(cell) =
                    ground.house(house).into_iter().find(|cell| self.held[cell.index()].contains(digit))
                else {
                    continue;
                };
                let others =
                    self.held[cell.index()].without(digit).iter().map(|other| Candidate::new(cell, other));
                let others: Vec<Candidate> = others.collect();
                if !self.add(Cause::House(house, Candidate::new(cell, digit)), others) {
                    return true;
                }
            }
        }
        self.events.len() > before
    }

    /// Removes what a source rules out. Returns whether anything is possible.
    fn look_at(&mut self, number: usize) -> bool {
        let held = &self.held;
        let Some(lost) = self.position.local_of(&[number], |cell| held[cell.index()]).narrowed() else {
            self.end = Some(End::Source(number));
            return false;
        };
        let out =
            |(cell, digits): (Cell, DigitSet)| digits.iter().map(move |digit| Candidate::new(cell, digit));
        self.add(Cause::Source(number), lost.into_iter().flat_map(out).collect::<Vec<_>>())
    }

    /// The events that the end rests on, in order, each with the candidates that matter.
    pub fn needed(&self) -> Option<(Vec<Event>, End)> {
        let end = self.end?;
        let mut is_needed = vec![false; self.removed_by.len()];
        for premise in self.premises_of_end(end) {
            is_needed[self.index(premise)] = true;
        }
        let mut events = Vec::new();
        for (at, event) in self.events.iter().enumerate().rev() {
            let out: Vec<Candidate> =
                event.out.iter().copied().filter(|&out| is_needed[self.index(out)]).collect();
            if !out.is_empty() || at == 0 {
                for premise in self.premises(at, event.cause, &out) {
                    is_needed[self.index(premise)] = true;
                }
                events.push(Event { cause: event.cause, out });
            }
        }
        events.reverse();
        Some((events, end))
    }

    /// Whether an event before this one removed the candidate.
    fn is_gone(&self, at: Candidate, before: usize) -> bool {
        self.removed_by[self.index(at)] < before
    }

    fn premises_of_end(&self, end: End) -> Vec<Candidate> {
        let all = self.events.len();
        match end {
            End::Cell(cell) => self.others(cell, None, all),
            End::House(digit, house) => self.other_places(house, digit, None, all),
            End::Source(number) => self.premises_of_source(number, &[], all),
        }
    }

    fn premises(&self, at: usize, cause: Cause, out: &[Candidate]) -> Vec<Candidate> {
        match cause {
            Cause::Written(supposed) if supposed == self.supposed => Vec::new(),
            Cause::Written(written) => self.others(written.cell, Some(written.digit), at),
            Cause::House(house, written) => self.other_places(house, written.digit, Some(written.cell), at),
            Cause::Source(number) => self.premises_of_source(number, out, at),
        }
    }

    fn others(&self, cell: Cell, but: Option<Digit>, before: usize) -> Vec<Candidate> {
        let digits = self.position.candidates(cell).iter().filter(|&digit| Some(digit) != but);
        let others = digits.map(|digit| Candidate::new(cell, digit));
        others.filter(|&at| self.is_gone(at, before)).collect()
    }

    fn other_places(&self, house: usize, digit: Digit, but: Option<Cell>, before: usize) -> Vec<Candidate> {
        let cells = self.position.cells_in(digit, house).filter(|&cell| Some(cell) != but);
        Candidate::each(digit, cells).filter(|&at| self.is_gone(at, before)).collect()
    }

    /// The fewest removed candidates, tried one after the other, without which a source leaves no way for
    /// what it rules out.
    fn premises_of_source(&self, number: usize, out: &[Candidate], before: usize) -> Vec<Candidate> {
        let position = self.position;
        let cells = position.ground().sources().get(number).cells & position.empty();
        let mut gone: Vec<Candidate> =
            cells.into_iter().flat_map(|cell| self.others(cell, None, before)).collect();
        let suffices = |gone: &[Candidate]| {
            let held = |cell: Cell| {
                let gone: DigitSet = gone.iter().filter(|at| at.cell == cell).map(|at| at.digit).collect();
                position.can_hold(cell) - gone
            };
            let without_way = |only: Option<Candidate>| {
                let can_hold = |cell| match only {
                    Some(at) if at.cell == cell => DigitSet::of(at.digit),
                    _ => held(cell),
                };
                matches!(position.local_of(&[number], can_hold).has_way(CHOICES), Ok(false))
            };
            if out.is_empty() { without_way(None) } else { out.iter().all(|&at| without_way(Some(at))) }
        };
        let mut at = gone.len();
        while at > 0 {
            at -= 1;
            let candidate = gone.remove(at);
            if !suffices(&gone) {
                gone.insert(at, candidate);
            }
        }
        gone
    }
}

/// For each cell, the numbers of the sources that count in a net: clues, and what follows from sums.
pub fn sources_of(position: &Position<Wide>) -> Vec<Vec<usize>> {
    let sources = position.ground().sources();
    let mut of = vec![Vec::new(); position.ground().geometry().cell_count()];
    for number in sources.numbers(|source| !matches!(source.of, Of::House)) {
        (sources.get(number).cells & position.empty())
            .into_iter()
            .for_each(|cell| of[cell.index()].push(number));
    }
    of
}
