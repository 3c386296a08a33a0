//! The consequences of supposing a candidate, as a list of digits that must then be written, each
//! with its reason. The list ends when nothing more follows or something is impossible. There
//! are two ways to follow:
//!
//! - [`Way::Chains`]: every inference rests on one earlier inference. A cell or a digit of a
//!   house has two options left *before* anything is supposed.
//! - [`Way::Nets`]: an inference may rest on any number of earlier ones. A cell or a digit of a
//!   house has one option left.
//!
//! The list holds digits only. When a step is explained, which is rare, `forcing_proof` finds the
//! earlier entries that an entry rests on. Called by the forcing techniques.

use super::candidate::Candidate;
use super::cells::{CELL_AT, CellSet, HOUSES};
use super::network::{Kind, Network};
use super::position::Position;
use super::relation;
use crate::{Cell, Digit};

/// How to follow consequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Each inference rests on one earlier one.
    Chains,
    /// Inferences may rest on many earlier ones.
    Nets,
}

/// The reason for an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The candidate is supposed.
    Supposed,
    /// Its cell has no other candidate left.
    Cell,
    /// A house has no other place for the digit.
    House(usize),
}

/// A contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// A cell has no candidate left.
    Cell(Cell),
    /// A digit has no place left in a house.
    House(Digit, usize),
}

/// The consequences of one candidate.
#[derive(Clone)]
pub struct Consequences {
    /// The digits to write, in order of deduction. The supposed candidate comes first.
    pub written: Vec<(Candidate, Reason)>,
    /// For each digit, the cells where it is then false.
    pub ruled_out: [CellSet; 9],
    /// The contradiction, if there is one.
    pub impossible: Option<Impossible>,
}

/// Follows candidates of one position.
pub struct Follower<'a> {
    position: &'a Position,
    way: Way,
    network: Option<Network>,
}

impl<'a> Follower<'a> {
    /// Prepares for a position.
    pub fn new(position: &'a Position, way: Way) -> Self {
        let network = (way == Way::Chains).then(|| Network::new(position, Kind::Any));
        Self { position, way, network }
    }

    /// The consequences if a candidate is true.
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

    /// The consequences of every candidate, in the order of candidates.
    pub fn follow_all(&self) -> Vec<(Candidate, Consequences)> {
        let all = self.position.empty().into_iter().flat_map(|cell| {
            self.position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit))
        });
        all.map(|candidate| (candidate, self.follow(candidate))).collect()
    }

    /// Each entry rules out the candidates that it sees. If one of two options is ruled out, the
    /// other is true.
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

    /// Why `next` is true if `out` is false: they are the only options of a cell or a house.
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

    /// Follows singles.
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
    /// Whether the candidate is then false.
    pub fn is_ruled_out(&self, candidate: Candidate) -> bool {
        self.ruled_out[candidate.digit.index()].contains(candidate.cell)
    }

    fn rule_out(&mut self, candidate: Candidate) {
        self.ruled_out[candidate.digit.index()].insert(candidate.cell);
    }

    /// For each digit, the cells where it must be written.
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
    /// Adds a candidate. Returns whether it is new.
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

/// Writes singles until there are none left or something is impossible.
pub fn write_singles(position: &mut Position) -> Option<Impossible> {
    loop {
        match next_single(position) {
            Next::Write(candidate, _) => position.place(candidate),
            Next::Impossible(impossible) => return Some(impossible),
            Next::Nothing => return None,
        }
    }
}

/// The next single, or a contradiction. Contradictions go first.
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
