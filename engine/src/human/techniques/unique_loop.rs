//! Unique loops: six or more empty cells that may all hold the same two digits. Each cell shares a house
//! with the next, and each house has two of the cells or none. If they held only the two digits, these
//! would alternate along the loop and could be swapped, so what would lead to that is impossible. A loop
//! of four cells is a unique rectangle.
//!
//! The swap keeps every house, which has no cell of the loop or one of each half, so both digits before
//! and after. Where cells see each other by other rules, both halves must see the same cells outside the
//! loop, and no half its own cells. No other rule may concern the two digits in a cell of the loop.

use std::ops::ControlFlow;

use super::deadly::{self, Proof, Rule};
use super::rectangle;
use crate::human::order::sort_by;
use crate::human::technique::finder;
use crate::human::{Code, Ground, Position, Set, Sink, Technique, Tier};
use crate::{Cell, DigitSet};

/// Maximum number of cells in a loop.
const MOST_CELLS: usize = 14;

/// Maximum number of cells tried in a position, on boards with more than nine digits.
const MOST_TRIES: usize = 20_000;

/// The fields that all types share.
const FAMILY: Technique =
    Technique { tier: Tier::Hard, score: 100, needs_uniqueness: true, is_extra: true, ..Technique::BLANK };

/// One cell has more candidates.
pub static TYPE_1: Technique = Technique {
    name: "Unique Loop Type 1",
    code: Code::from_static("0621"),
    example: "+1+69+83245+7+4+5+2.6.+3+897+83.+5.6+2+1+2+1+8+395+7+4+63+9+5..6+21+86+47..+8+5+9+3+5.+1...+864+9+24+68.+1.+5+8.+65..9.2 795 396 796 => r7c6<>3, r7c6<>7",
    near_miss: "+1+69+83245+7+4+5+2.6.+3+897+83.+5.6+2+1+2+1+8+395+7+4+63+9+5..6+21+86+47..+8+5+9+3+5.+1...+864.+24+68.+1.+5+8.+65..9.2 795 396 796",
    find: finder!(|p, sink| find(p, &TYPE_1, sink, deadly::type_1, deadly::tell_corner)),
    ..FAMILY
};
/// Several cells have the same third digit.
pub static TYPE_2: Technique = Technique {
    name: "Unique Loop Type 2",
    code: Code::from_static("0622"),
    example: "..+5+9.81.+727+9+1+5+6+4+3+8....4+7+9.+535+7+4+69+2+81+9+21+5+8+36+7+4..47+123+5+9+5.38.+174......+4+59...+26.5+8+1+3 => r3c2,r8c1<>1",
    near_miss: "..+5+9.81.+727+9+1+5+6+4+3+8....4+7+9.+535.+4+69+2+81+9+21+5+8+36+7+4..47+123+5+9+5.38.+174......+4+59...+26.5+8+1+3",
    find: finder!(|p, sink| find(p, &TYPE_2, sink, deadly::third_digit, deadly::tell_third)),
    ..FAMILY
};
/// The extra digits of two cells of a house make a naked subset.
pub static TYPE_3: Technique = Technique {
    name: "Unique Loop Type 3",
    code: Code::from_static("0623"),
    example: "..+9..+6.51.....7.+49...+9...2383+7+46+9+5+1+2+1+9457+2+3+86+5621+3+8+97+49+46+8..+2+37+7+816+2+34+95...+7+94+1+6+8 221 825 135 535 => r1c1,r9c2<>2",
    near_miss: "..+9..+6.51.....7.+49...+9...2383+7+46+9+5+1+2+1+9457+2+3+86+5621+3+8+97+49+46+8..+2+37+7+816+2+34+95...+7+94+1+6+8 221 135 535",
    find: finder!(|p, sink| find(p, &TYPE_3, sink, deadly::type_3, deadly::tell_subset)),
    ..FAMILY
};
/// Two cells are a digit's only places in a house.
pub static TYPE_4: Technique = Technique {
    name: "Unique Loop Type 4",
    code: Code::from_static("0624"),
    example: "+4..156.2....7.+9+5.4..5+4.8.+6.+5+42+9+6...8.6+184.+2+9+5+89.+5+1+26+4.158+2+7+4+9+36.+7.3+8+1+4+52..4+695... 313 222 322 231 331 739 => r2c1,r3c2<>3",
    near_miss: "+4..156.2....7.+9+5.4..5+4.8.+6.+5+42+9+6...8.6+184.+2+9+5+89.+5+1+26+4.158+2+7+4+9+36.+7.3+8+1+4+52..4+695... 313 322 231 331 739",
    find: finder!(|p, sink| find(p, &TYPE_4, sink, deadly::type_4, deadly::tell_side)),
    ..FAMILY
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    sink: Sink,
    rule: Rule<G>,
    proof: Proof,
) -> ControlFlow<()> {
    let mut pairs: Vec<DigitSet> =
        position.bivalue().into_iter().map(|cell| position.candidates(cell)).collect();
    pairs.sort_unstable();
    pairs.dedup();
    let mut all: Vec<(G::Cells, DigitSet)> = Vec::new();
    let mut tries = position.ground().limit(MOST_TRIES);
    for pair in pairs {
        all.extend(loops(position, pair, &mut tries).into_iter().map(|cells| (cells, pair)));
    }
    sort_by(&mut all, |(cells, _)| cells.len());
    all.into_iter().try_for_each(|deadly| deadly::each_step(position, technique, deadly, sink, rule, proof))
}

/// The loops of two digits.
fn loops<G: Ground>(position: &Position<G>, pair: DigitSet, tries: &mut usize) -> Vec<G::Cells> {
    let mut among = pair.iter().fold(position.empty(), |cells, digit| cells & position.cells_of(digit));
    let floor = among & position.bivalue();
    let mut walk = Walk { position, pair, path: Vec::new(), loops: Vec::new(), tries };
    for start in floor {
        walk.extend(start, among, (G::Houses::EMPTY, G::Houses::EMPTY), (0, DigitSet::EMPTY));
        among.remove(start);
    }
    walk.loops
}

/// A search for loops.
struct Walk<'a, G: Ground> {
    position: &'a Position<G>,
    pair: DigitSet,
    /// The cells so far, in their order.
    path: Vec<Cell>,
    /// The loops that are found.
    loops: Vec<G::Cells>,
    /// Maximum number of further cells that are tried.
    tries: &'a mut usize,
}

impl<G: Ground> Walk<'_, G> {
    /// Goes on to a cell and from there along all ways. `among`: the cells that are not on the path.
    /// `once`, `twice`: the houses with one and with two cells of the path. `roofs`, `extra`: how many
    /// cells of the path have other digits, and which.
    fn extend(
        &mut self,
        cell: Cell,
        among: G::Cells,
        (once, twice): (G::Houses, G::Houses),
        (roofs, extra): (usize, DigitSet),
    ) {
        let ground = self.position.ground();
        let houses = ground.houses_of(cell);
        let own = self.position.candidates(cell) - self.pair;
        let (roofs, extra) = (roofs + usize::from(!own.is_empty()), extra | own);
        // No type concludes anything from three cells with different other digits.
        if houses.meets(twice) || roofs > 2 && extra.len() > 1 || *self.tries == 0 {
            return;
        }
        *self.tries -= 1;
        self.path.push(cell);
        let (once, twice) = ((once | houses) - (once & houses), twice | (once & houses));
        if once.is_empty() {
            self.close();
        } else if self.path.len() < MOST_CELLS {
            let among = among.without(cell);
            for next in among & ground.cells(houses & once) {
                self.extend(next, among, (once, twice), (roofs, extra));
            }
        }
        self.path.pop();
    }

    /// Keeps the path if it is a loop whose two digits can be swapped.
    fn close(&mut self) {
        let ground = self.position.ground();
        let half = |start: usize| self.path.iter().skip(start).step_by(2).copied().collect::<G::Cells>();
        let (one, other) = (half(0), half(1));
        let all = one | other;
        let [by_one, by_other] = [one, other].map(|cells| ground.seen_from(cells));
        let is_even = self.path.len() >= 6 && one.len() == other.len();
        let is_apart = !one.meets(by_one) && !other.meets(by_other);
        let is_unseen = ground.is_plain() || by_one - all == by_other - all;
        if is_even
            && is_apart
            && is_unseen
            && rectangle::is_free(ground, all, self.pair)
            && !self.loops.contains(&all)
        {
            self.loops.push(all);
        }
    }
}
