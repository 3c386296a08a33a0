//! What follows from supposing that a candidate is true, as a list of digits
//! that must then be written, each with its reason, until nothing more follows
//! or something impossible does. Two ways to follow:
//!
//! - [`Way::Chains`]: every inference rests on one earlier one: of a cell or of
//!   a house's places for a digit, two candidates are left *before* anything is
//!   supposed;
//! - [`Way::Nets`]: an inference may rest on any number of earlier ones: of a
//!   cell or of a house's places, one candidate is left.
//!
//! Only the digits are listed; which earlier ones an entry rests on is worked
//! out in `forcing_proof` when a step is explained, which few steps are.
//! Called by the forcing techniques.

use std::fmt;

use super::candidate::Candidate;
use super::cells::{CELL_AT, CellSet, HOUSES, house_name, name};
use super::network::{Kind, Network};
use super::position::Position;
use super::relation;
use crate::{Cell, Digit};

/// How consequences are followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Each inference has one source.
    Chains,
    /// Inferences may have many sources.
    Nets,
}

/// Why a digit must be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is supposed.
    Supposed,
    /// Nothing else is left in its cell.
    Cell,
    /// It has no other place in a house.
    House(usize),
}

/// Something that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// A cell has no candidate left.
    Cell(Cell),
    /// A digit has no place left in a house.
    House(Digit, usize),
}

impl fmt::Display for Impossible {
    /// "nothing is left for r1c1", "4 has no place in row 1".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Cell(cell) => write!(f, "nothing is left for {}", name(cell)),
            Self::House(digit, house) => write!(f, "{digit} has no place in {}", house_name(house)),
        }
    }
}

/// What follows from one candidate.
#[derive(Clone)]
pub struct Consequences {
    /// The digits to be written, in order of deduction, the supposed one first.
    pub written: Vec<(Candidate, Reason)>,
    /// The candidates that are false then: every digit's cells.
    pub ruled_out: [CellSet; 9],
    /// What cannot be, if it comes to that.
    pub impossible: Option<Impossible>,
}

/// Follows every candidate of a position.
pub struct Follower<'a> {
    position: &'a Position,
    way: Way,
    network: Option<Network>,
}

impl<'a> Follower<'a> {
    /// For one position.
    pub fn new(position: &'a Position, way: Way) -> Self {
        let network = (way == Way::Chains).then(|| Network::new(position, Kind::Any));
        Self { position, way, network }
    }

    /// What follows from a candidate's being true.
    pub fn follow(&self, supposed: Candidate) -> Consequences {
        let mut found = Consequences {
            written: vec![(supposed, Reason::Supposed)],
            ruled_out: [CellSet::EMPTY; 9],
            impossible: None,
        };
        match (self.way, &self.network) {
            (Way::Chains, Some(network)) => self.along_chains(network, &mut found),
            _ => self.along_nets(&mut found),
        }
        found
    }

    /// The consequences of every candidate, in their order.
    pub fn follow_all(&self) -> Vec<(Candidate, Consequences)> {
        let all = self.position.empty().into_iter().flat_map(|cell| {
            self.position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit))
        });
        all.map(|candidate| (candidate, self.follow(candidate))).collect()
    }

    /// Each written digit rules out what it sees, and whatever of two was ruled
    /// out makes the other one true.
    fn along_chains(&self, network: &Network, found: &mut Consequences) {
        let mut known = CandidateSet::default();
        known.insert(found.written[0].0);
        let mut at = 0;
        while at < found.written.len() {
            let (on, _) = found.written[at];
            at += 1;
            let node = network.node(on.digit, CellSet::of(on.cell)).expect("it is a candidate");
            for off in relation::nodes(network.weak.row(node)) {
                let Some(out) = network.nodes[off].candidate() else { continue };
                if found.is_ruled_out(out) {
                    continue;
                }
                found.rule_out(out);
                for next in relation::nodes(network.strong.row(off)) {
                    let Some(next) = network.nodes[next].candidate().filter(|&next| known.insert(next))
                    else {
                        continue;
                    };
                    found.written.push((next, self.reason(out, next)));
                }
            }
        }
        found.impossible = self.first_impossible(found);
    }

    /// Why `next` is true when `out` is not: they are the only two of a cell or a house.
    fn reason(&self, out: Candidate, next: Candidate) -> Reason {
        if out.cell == next.cell {
            return Reason::Cell;
        }
        let houses = CellSet::of(out.cell).with(next.cell).common_houses();
        let house = houses.iter().find(|&house| self.position.places(out.digit, house).count_ones() == 2);
        house.map_or(Reason::Cell, Reason::House)
    }

    fn first_impossible(&self, found: &Consequences) -> Option<Impossible> {
        let cell = self.position.empty().into_iter().find(|&cell| {
            self.position.candidates(cell).iter().all(|digit| found.is_ruled_out(Candidate::new(cell, digit)))
        });
        cell.map(Impossible::Cell).or_else(|| {
            Digit::all(9).find_map(|digit| {
                let places = self.position.cells_of(digit);
                let left = places - found.ruled_out[digit.index()];
                (0..27)
                    .find(|&house| places.meets(HOUSES[house]) && !left.meets(HOUSES[house]))
                    .map(|house| Impossible::House(digit, house))
            })
        })
    }

    /// Writes single after single.
    fn along_nets(&self, found: &mut Consequences) {
        let mut scratch = *self.position;
        scratch.place(found.written[0].0);
        loop {
            match next_single(&scratch) {
                Next::Write(candidate, reason) => {
                    scratch.place(candidate);
                    found.written.push((candidate, reason));
                }
                Next::Impossible(impossible) => {
                    found.impossible = Some(impossible);
                    break;
                }
                Next::Nothing => break,
            }
        }
        for digit in Digit::all(9) {
            found.ruled_out[digit.index()] = self.position.cells_of(digit) - scratch.cells_of(digit);
        }
        for &(candidate, _) in &found.written {
            found.ruled_out[candidate.digit.index()].remove(candidate.cell);
        }
    }
}

impl Consequences {
    /// Whether the candidate is false then.
    pub fn is_ruled_out(&self, candidate: Candidate) -> bool {
        self.ruled_out[candidate.digit.index()].contains(candidate.cell)
    }

    fn rule_out(&mut self, candidate: Candidate) {
        self.ruled_out[candidate.digit.index()].insert(candidate.cell);
    }

    /// Every digit's cells where it must be written.
    pub fn digits_written(&self) -> [CellSet; 9] {
        let mut cells = [CellSet::EMPTY; 9];
        for (candidate, _) in &self.written {
            cells[candidate.digit.index()].insert(candidate.cell);
        }
        cells
    }
}

/// A set of candidates.
#[derive(Default)]
struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// Adds one; whether it is new.
    fn insert(&mut self, candidate: Candidate) -> bool {
        let cells = &mut self.0[candidate.digit.index()];
        let is_new = !cells.contains(candidate.cell);
        cells.insert(candidate.cell);
        is_new
    }
}

enum Next {
    Write(Candidate, Reason),
    Impossible(Impossible),
    Nothing,
}

/// Writes single after single, until there is none or something is impossible.
pub fn write_singles(position: &mut Position) -> Option<Impossible> {
    loop {
        match next_single(position) {
            Next::Write(candidate, _) => position.place(candidate),
            Next::Impossible(impossible) => return Some(impossible),
            Next::Nothing => return None,
        }
    }
}

/// What can be written next, or what cannot be; what cannot be goes first.
fn next_single(position: &Position) -> Next {
    let mut single = Next::Nothing;
    for cell in position.empty() - position.bivalue() {
        let digits = position.candidates(cell);
        if digits.is_empty() {
            return Next::Impossible(Impossible::Cell(cell));
        }
        if let (Next::Nothing, Some(digit)) = (&single, digits.single()) {
            single = Next::Write(Candidate::new(cell, digit), Reason::Cell);
        }
    }
    for digit in Digit::all(9) {
        let open = position.cells_of(digit);
        for (house, &places) in position.all_places(digit).iter().enumerate() {
            if places == 0 && !CELL_AT[house].iter().any(|&cell| position.digit(cell) == Some(digit)) {
                return Next::Impossible(Impossible::House(digit, house));
            }
            if let (Next::Nothing, true) = (&single, places.is_power_of_two()) {
                let cell = (open & HOUSES[house]).first().expect("one place is left");
                single = Next::Write(Candidate::new(cell, digit), Reason::House(house));
            }
        }
    }
    single
}
