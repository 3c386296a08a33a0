//! Guardians, or a broken wing: a ring with an odd number of cells, of which each shares a house with the
//! next. The other places of one digit in these houses are *guardians*. Without them each house would have
//! two places, and every second cell of the ring would hold the digit, which cannot be. So a guardian
//! holds the digit, and a cell that sees all guardians does not.
//!
//! This holds on every board: it needs only complete houses.

use std::ops::ControlFlow;

use crate::human::order::sort_by;
use crate::human::technique::{Told, finder};
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Link, Pattern, Position, Role, Set, Sink, Step,
    Technique, Tier, Wide, words,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn guardian_ring(cells: Vec<String>, count: usize);
    fn guardian_places(houses: Vec<Message>, digit: Digit, guardians: Vec<String>);
    fn guardian_odd(digit: Digit, count: usize);
}

/// The sizes of a ring.
const SHORTEST: usize = 5;
const LONGEST: usize = 7;
/// Maximum number of guardians.
const MOST: usize = 4;
/// Maximum number of cells added to rings, for each digit, on boards with more than nine digits.
const LARGE_BOARD: usize = 10_000;

/// An odd ring of one digit.
pub static TECHNIQUE: Technique = Technique {
    name: "Guardians",
    code: Code::from_static("0520"),
    example: "3+7+5+26+9.+1...+1..792.+2+9...+1.57+7.+3+126.+95..9..+4.3+11..+3+9+5+7...+17+64+2.+8..+329.+81......+13... 429 829 437 837 851 852 857 462 862 663 591 497 697 499 699 => r9c2<>6",
    near_miss: "3+7+5+26+9.+1...+1..792.+2+9...+1.57+7.+3+126.+95..9..+4.3+11..+3+9+5+7...+17+64+2.+8..+329.+81......+13... 429 829 437 837 851 852 857 462 862 663 591 692 497 697 499 699",
    tier: Tier::Expert,
    score: 250,
    is_extra: true,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let mut rings = Vec::new();
    for digit in ground.digits() {
        let places = position.cells_of(digit);
        let mut search = Search {
            ground,
            digit,
            edges: edges(position, digit),
            path: Vec::new(),
            left: ground.limit(LARGE_BOARD),
            rings: &mut rings,
        };
        for start in places {
            search.path.push((start, 0));
            search.extend(G::Cells::of(start), G::Cells::EMPTY, places);
            search.path.pop();
        }
    }
    sort_by(&mut rings, |ring| ring.guardians.len());
    sort_by(&mut rings, |ring| ring.cells.len());
    let mut told = Told::default();
    for ring in rings {
        let guardians: G::Cells = ring.guardians.into_iter().collect();
        let step = if let Some(cell) = guardians.single() {
            let placed = Candidate::new(cell, ring.digit);
            Step::placing(ground, &TECHNIQUE, ring, placed)
        } else {
            let seen = position.cells_of(ring.digit) & ground.common_peers(guardians);
            let removed: Vec<Candidate> = Candidate::each(ring.digit, seen).collect();
            if !told.is_new(&removed) {
                continue;
            }
            Step::removing(ground, &TECHNIQUE, ring, removed)
        };
        sink(step)?;
    }
    ControlFlow::Continue(())
}

/// For each cell: the neighbours that it may have in a ring.
fn edges<G: Ground>(position: &Position<G>, digit: Digit) -> Vec<Vec<Edge<G>>> {
    let ground = position.ground();
    let mut edges = vec![Vec::new(); ground.side() * ground.side()];
    for house in 0..ground.house_count() {
        let places: G::Cells = position.cells_in(digit, house).collect();
        if (2..=MOST + 2).contains(&places.len()) {
            for from in places {
                for to in places.without(from) {
                    edges[from.index()].push((to, house, places.without(from).without(to)));
                }
            }
        }
    }
    edges
}

/// Two neighbours in a ring: the second one, their house, and the other places there.
type Edge<G> = (Cell, usize, <G as Ground>::Cells);

/// The search for the rings of a digit.
struct Search<'a, G: Ground> {
    ground: G,
    digit: Digit,
    /// The edges from each cell.
    edges: Vec<Vec<Edge<G>>>,
    /// Each cell with the house that it shares with the one before. The first cell is the smallest.
    path: Vec<(Cell, usize)>,
    left: usize,
    rings: &'a mut Vec<Ring>,
}

impl<G: Ground> Search<'_, G> {
    /// Goes on from the last cell of the path. `ring`: its cells. `seen`: the places that see all
    /// guardians.
    fn extend(&mut self, ring: G::Cells, guardians: G::Cells, seen: G::Cells) {
        let (start, from) = (self.path[0].0, self.path[self.path.len() - 1].0);
        let count = self.path.len();
        for at in 0..self.edges[from.index()].len() {
            let (to, house, others) = self.edges[from.index()][at];
            let is_closed = to == start && count >= SHORTEST && count % 2 == 1;
            let goes_on = to > start && count < LONGEST && !ring.contains(to);
            let guardians = guardians | others;
            // Longer rings are rare, and hard to see with many guardians.
            let most = if count > SHORTEST { MOST / 2 } else { MOST };
            if self.left == 0 || !(is_closed || goes_on) || guardians.len() > most {
                continue;
            }
            self.left -= 1;
            let seen = others.into_iter().fold(seen, |seen, cell| seen & self.ground.peers(cell));
            let ring = ring.with(to);
            if ring.meets(guardians) || (seen.is_empty() && guardians.len() > 1) {
                continue;
            }
            if is_closed {
                self.close(house, guardians);
            } else {
                self.path.push((to, house));
                self.extend(ring, guardians, seen);
                self.path.pop();
            }
        }
    }

    /// Adds the ring that the path forms, closed by a house. Each is found in both directions.
    fn close(&mut self, house: usize, guardians: G::Cells) {
        let cells: Vec<Cell> = self.path.iter().map(|&(cell, _)| cell).collect();
        if !guardians.is_empty() && cells[1] < cells[cells.len() - 1] {
            let houses = self.path[1..].iter().map(|&(_, house)| house).chain([house]).collect();
            self.rings.push(Ring { digit: self.digit, cells, houses, guardians: guardians.into() });
        }
    }
}

/// An odd number of cells, each of which shares a house with the next.
#[derive(Debug)]
struct Ring {
    digit: Digit,
    cells: Vec<Cell>,
    houses: Houses,
    /// The other places of the digit in these houses.
    guardians: Cells,
}

impl Pattern for Ring {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.cells.iter().copied().collect()
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digit, guardians, .. } = self;
        let (ground, count) = (position.ground(), self.cells.len());
        let names = self.cells.iter().map(|&cell| ground.name(cell)).collect();
        let next = self.cells.iter().cycle().skip(1);
        let links = self
            .cells
            .iter()
            .zip(next)
            .map(|(&from, &to)| Link::weak(Candidate::new(from, digit), Candidate::new(to, digit)));
        let proof = Explanation::new(guardian_ring(names, count))
            .candidates(Role::Kept, digit, self.cells())
            .links(&links.collect::<Vec<_>>())
            .say(guardian_places(ground.house_names(self.houses), digit, ground.names(guardians)))
            .candidates(Role::Fin, digit, guardians)
            .say(guardian_odd(digit, count));
        if step.placements.is_empty() {
            proof.say_one_of(ground, digit, guardians, step.cleared())
        } else {
            proof
        }
    }

    /// `5 in r1c2-r1c8-r3c9-r6c9-r6c2, guardians r1c5`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let ring: Vec<String> = self.cells.iter().map(|&cell| geometry.name(cell)).collect();
        let guardians = words::short(geometry, self.guardians);
        Some(format!("{} in {}, guardians {guardians}", self.digit, ring.join("-")))
    }
}
