//! What follows if a candidate is true, where clues count as well, as a list of events, each of which removes
//! candidates. A proof keeps the events that its goal rests on.

use crate::human::ground::{Ground, Wide};
use crate::human::{Candidate, Cells, Position};
use crate::solve::terms::follow::{Cause, End, Follower};
use crate::{Cell, Digit, DigitSet};

/// The most choices to find out which removed candidates an event rests on.
const CHOICES: usize = 20;

/// A candidate that leads to something impossible once others have done so in turn.
#[derive(Clone, Debug)]
pub struct Refutation {
    pub candidate: Candidate,
    pub seconds: Vec<Refutation>,
}

impl Refutation {
    /// Without others.
    pub fn direct(candidate: Candidate) -> Self {
        Self { candidate, seconds: Vec::new() }
    }
}

/// Candidates that go, and why.
#[derive(Clone, Debug)]
pub struct Event {
    pub cause: Cause,
    pub out: Vec<Candidate>,
    /// What follows from the candidate, if it was refuted.
    pub refuted: Option<Net>,
}

/// The consequences of a supposition.
#[derive(Clone, Debug)]
pub struct Net {
    pub supposed: Candidate,
    pub events: Vec<Event>,
    /// What is impossible, if something is.
    pub end: Option<End>,
}

/// For each candidate, by cell and digit: the number of the event that removed it. What is still there has
/// the greatest number.
#[derive(Clone)]
struct Times {
    side: usize,
    of: Vec<usize>,
}

impl Times {
    fn at(&mut self, at: Candidate) -> &mut usize {
        &mut self.of[at.cell.index() * self.side + at.digit.index()]
    }

    fn get(&self, at: Candidate) -> usize {
        self.of[at.cell.index() * self.side + at.digit.index()]
    }

    /// What was removed before an event.
    fn until(&self, event: usize) -> Self {
        let of = self.of.iter().map(|&time| if time < event { time } else { usize::MAX });
        Self { side: self.side, of: of.collect() }
    }
}

/// Begins to follow suppositions in a position.
pub fn follower(position: &Position<Wide>) -> Follower<'static> {
    let ground = position.ground();
    let sources = ground.sources();
    let can_hold = |cell| position.can_hold(cell);
    Follower::new(ground.geometry(), sources.connections(), sources.pieces(), can_hold, position.empty())
}

impl Net {
    /// Follows a supposition from a state, and the second ones that it rests on. Goes back to the state.
    pub fn replay(follower: &mut Follower, refutation: &Refutation, mut from: usize) -> Self {
        let Refutation { candidate, seconds } = refutation;
        let start = follower.save();
        let mut net = Self { supposed: *candidate, events: Vec::new(), end: None };
        let mut is_possible = follower.suppose(candidate.cell, candidate.digit);
        for second in seconds {
            let at = second.candidate;
            let is_there = follower.left()[at.cell.index()] >> at.digit.index() & 1 == 1;
            if !is_possible || !is_there {
                continue;
            }
            let inner = Self::replay(follower, second, follower.len());
            if inner.end.is_some() {
                net.take(follower, from);
                net.events.push(Event { cause: Cause::Refuted, out: vec![at], refuted: Some(inner) });
                from = follower.len() + 1;
                is_possible = follower.refute(at.cell, at.digit);
            }
        }
        net.take(follower, from);
        net.end = follower.end();
        follower.go_back(&start);
        net
    }

    /// Adds what was removed, from one removal on. Those with the same cause are one event.
    fn take(&mut self, follower: &Follower, from: usize) {
        for (cause, cell, gone) in follower.removals(from) {
            let out = gone.iter().map(|digit| Candidate::new(cell, digit));
            match self.events.last_mut() {
                Some(event) if event.cause == cause => event.out.extend(out),
                _ => self.events.push(Event { cause, out: out.collect(), refuted: None }),
            }
        }
    }

    /// The events that the goal rests on, in order, each with the candidates that matter. The goal is the
    /// end, or else a candidate that goes.
    pub fn needed(self, position: &Position<Wide>, goal: Option<Candidate>) -> Self {
        let side = position.ground().side();
        let times = Times { side, of: vec![usize::MAX; side * position.ground().geometry().cell_count()] };
        self.needed_after(position, goal, times, 0).0
    }

    /// The same after earlier events, of which `first` is the number. Also returns which candidates must be
    /// gone before.
    fn needed_after(
        self,
        position: &Position<Wide>,
        goal: Option<Candidate>,
        mut times: Times,
        first: usize,
    ) -> (Self, Vec<Candidate>) {
        for (event, number) in self.events.iter().zip(first..) {
            for &out in &event.out {
                let time = times.at(out);
                *time = number.min(*time);
            }
        }
        let mut needed: Vec<Candidate> = Vec::new();
        let premises = Premises { position, times: &times };
        match goal {
            Some(goal) => needed.push(goal),
            None => needed.extend(self.end.into_iter().flat_map(|end| premises.of_end(end))),
        }
        let mut events = Vec::new();
        for (at, mut event) in self.events.into_iter().enumerate().rev() {
            let number = first + at;
            event.out.retain(|out| times.get(*out) == number && needed.contains(out));
            if event.out.is_empty() {
                continue;
            }
            if let Some(inner) = event.refuted.take() {
                let (inner, before) = inner.needed_after(position, None, times.until(number), number);
                needed.extend(before);
                event.refuted = Some(inner);
            } else if event.cause != Cause::Written(self.supposed.cell, self.supposed.digit) {
                needed.extend(premises.of(event.cause, &event.out, number));
            }
            events.push(event);
        }
        events.reverse();
        needed.retain(|&at| times.get(at) < first);
        (Self { events, ..self }, needed)
    }
}

/// Which removed candidates an event rests on.
struct Premises<'a> {
    position: &'a Position<Wide>,
    times: &'a Times,
}

impl Premises<'_> {
    fn of_end(&self, end: End) -> Vec<Candidate> {
        match end {
            End::Cell(cell) => self.others(cell, None, usize::MAX),
            End::House(digit, house) => self.other_places(house, digit, None, usize::MAX),
            End::Piece(number) => self.of_source(number, &[], usize::MAX),
        }
    }

    fn of(&self, cause: Cause, out: &[Candidate], before: usize) -> Vec<Candidate> {
        match cause {
            Cause::Written(cell, digit) => self.others(cell, Some(digit), before),
            Cause::House(house, cell, digit) => self.other_places(house, digit, Some(cell), before),
            Cause::Piece(number) => self.of_source(number, out, before),
            Cause::Refuted => Vec::new(),
        }
    }

    fn others(&self, cell: Cell, but: Option<Digit>, before: usize) -> Vec<Candidate> {
        let digits = self.position.candidates(cell).iter().filter(|&digit| Some(digit) != but);
        let others = digits.map(|digit| Candidate::new(cell, digit));
        others.filter(|&at| self.times.get(at) < before).collect()
    }

    fn other_places(&self, house: usize, digit: Digit, but: Option<Cell>, before: usize) -> Vec<Candidate> {
        let cells = self.position.cells_in(digit, house).filter(|&cell| Some(cell) != but);
        Candidate::each(digit, cells).filter(|&at| self.times.get(at) < before).collect()
    }

    /// The fewest removed candidates, tried one after the other, without which a source leaves no way for
    /// what it rules out.
    fn of_source(&self, number: usize, out: &[Candidate], before: usize) -> Vec<Candidate> {
        let position = self.position;
        let cells: Cells = position.ground().sources().get(number).cells & position.empty();
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
