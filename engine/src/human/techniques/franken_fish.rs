//! Franken fish: fish with boxes among their base or cover houses, with or without fins. On other boards
//! also with any other house that is neither row nor column. Each base house holds the digit once. If
//! every place there lies in at least as many cover houses as base houses, the base uses up all cover
//! houses. Places in more base than cover houses are fins. Either a fin holds the digit or the fish works
//! without fins. So a candidate can be removed if it sees all fins and lies in more cover houses than base
//! houses.
//!
//! Two base houses are two strong links between groups, or locked candidates. So on the classic board a
//! Franken X-Wing never is the easiest step, with fins or without. No position is known in which a Franken
//! Swordfish without fins is: without other fish, it is a grouped loop.
//!
//! The search starts from a candidate to remove. If it were true, its peers would be gone. All
//! other places in the base houses would then lie in one fewer cover house than there are base
//! houses.

use std::ops::ControlFlow;

use super::fish;
use crate::Cell;
use crate::bits::bits;
use crate::human::technique::{Told, finder};
use crate::human::{Candidate, Code, Ground, Position, Set, Sink, Step, Technique, Tier};

/// Maximum number of fins.
const MOST_FINS: u32 = 5;
/// Maximum number of choices of cover houses in a search, on boards with more than nine digits.
const LARGE_BOARD: usize = 200_000;

/// The fields that all Franken fish share.
const FAMILY: Technique = Technique { tier: Tier::Expert, ..Technique::BLANK };

/// Two base houses.
pub static X_WING: Technique = Technique {
    name: "Franken X-Wing",
    code: Code::from_static("0330"),
    example: "62+3+41+589+7...+97+2...+7+9.83+62...+7.+2...6+8.8+6+7...1+22.9..857.4.+2..9+7...67....+2..3.527... 679 487 489 => r89c7<>9",
    near_miss: "62+3+41+589+7...+97+2...+7+9.83+62...+7.+2...6..8+6+7...1+22.9..857.4.+2..9+7...67....+2..3.527... 679 487 489",
    score: 300,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &X_WING, (2, false), sink)),
    ..FAMILY
};
/// Three base houses.
pub static SWORDFISH: Technique = Technique {
    name: "Franken Swordfish",
    code: Code::from_static("0331"),
    example: ".....+8.39...+3.1..5..3+95.8....8+59...6.7.+8+12...1..4.6.......8..5..2.+1.56..4..7..... 713 717 721 725 432 738 367 369 769 773 777 789 395 => r8c1<>7",
    near_miss: ".....+8.39...+3.1..5..3+95.8....8+59...6.7.+8+12...1..4.6.......8..5..2.+1.56..4..7..... 717 721 725 432 738 367 369 769 773 777 789 395",
    score: 350,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &SWORDFISH, (3, false), sink)),
    ..FAMILY
};
/// Four base houses.
pub static JELLYFISH: Technique = Technique {
    name: "Franken Jellyfish",
    code: Code::from_static("0332"),
    example: "1....8..2.9.4.......6.9.7...589+43.......72+8.3...8...4.7.....6...3.....8...2.....1 515 125 525 625 526 328 529 331 531 534 538 158 167 769 578 586 591 394 595 596 => r6c7,r7c4,r8c47<>5",
    near_miss: "1....8..2.9.4.......6.9.7...589+43.......72+8.3...8...4.7.....6...3.....8...2.....1 125 525 625 526 328 529 331 531 534 538 158 167 769 578 586 591 394 595 596",
    score: 370,
    find: finder!(|p, sink| find(p, &JELLYFISH, (4, false), sink)),
    ..FAMILY
};
/// Two base houses and fins.
pub static FINNED_X_WING: Technique = Technique {
    name: "Finned Franken X-Wing",
    code: Code::from_static("0340"),
    example: ".+182..6..3+26+17..+855.+9+3+8+6.+216.+5+82....+8.+2+9+1...+6..16.32.8+2+675+98...+1+54+7+3+28699+8+3+4+61..+2 416 418 419 447 457 462 468 477 => r4c2<>7",
    near_miss: ".+182..6..3+26+17..+855.+9+3+8+6.+216.+5+82....+8.+2+9+1...+6..16.32.8+2+675+98...+1+54+7+3+28699+8+3+4+61... 416 418 419 447 457 462 468 477",
    score: 390,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &FINNED_X_WING, (2, true), sink)),
    ..FAMILY
};
/// Three base houses and fins.
pub static FINNED_SWORDFISH: Technique = Technique {
    name: "Finned Franken Swordfish",
    code: Code::from_static("0341"),
    example: "+3.49..+1.8+198+3+5..7..2..1.3...+3.+1.54+8.+517....6+3+8+496.35+1..6......14+8......5....3.8.. 715 626 636 639 245 249 255 955 275 775 975 276 283 785 286 786 987 288 296 496 299 799 999 => r8c7<>2",
    near_miss: "+3.49..+1.8+198+3+5..7..2..1.3...+3.+1.54+8.+517....6+3+8+496.35+1..6......14+8......5....3.8.. 715 626 636 639 245 255 955 275 775 975 276 283 785 286 786 987 288 296 496 299 799 999",
    score: 410,
    find: finder!(|p, sink| find(p, &FINNED_SWORDFISH, (3, true), sink)),
    ..FAMILY
};
/// Four base houses and fins.
pub static FINNED_JELLYFISH: Technique = Technique {
    name: "Finned Franken Jellyfish",
    code: Code::from_static("0342"),
    example: "6......39.....1..+5..3.5.8...+38.9...6.7...2.9.1+9.4..5....9.8..5.32....6.....7..+9.. 215 228 238 491 693 395 898 899 => r4c7<>2",
    near_miss: "6......39.....1..+5..3.5.8...+38.9...6.7...2.9.1+9.4..5....9.8..5.32....6.....7..+9.. 215 238 491 693 395 898 899",
    score: 430,
    find: finder!(|p, sink| find(p, &FINNED_JELLYFISH, (4, true), sink)),
    ..FAMILY
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    (size, has_fins): (usize, bool),
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let width = ground.side();
    let [rows, columns, others] = [0..width, width..2 * width, ground.others()].map(mask);
    let mut left = ground.limit(LARGE_BOARD);
    for digit in ground.digits() {
        let mut told = Told::default();
        let all = position.cells_of(digit);
        let cells: Vec<Cell> = all.into_iter().collect();
        // Only on large boards, early in a puzzle.
        if cells.len() > Mask::BITS as usize {
            continue;
        }
        let set = |places: Mask| bits(places).map(|at| cells[at]).collect::<G::Cells>();
        for (bases, covers) in [(rows, columns), (columns, rows)] {
            let (bases, covers) = (bases | others, covers | others);
            let places = vec![0; ground.house_count()];
            let mut pond = Pond { places, bases, covers, others, size, left: &mut left };
            for (at, &cell) in cells.iter().enumerate() {
                ground.each_place(cell, |house, _| pond.places[house] |= 1 << at);
            }
            pond.each(ground, &cells, &mut |fish| {
                let fins = set(fish.fins);
                if fins.is_empty() == has_fins {
                    return ControlFlow::Continue(());
                }
                let removed = set(fish.over) & ground.common_peers(fins);
                let removed: Vec<Candidate> = Candidate::each(digit, removed).collect();
                if !told.is_new(&removed) {
                    return ControlFlow::Continue(());
                }
                let [base, cover] = [fish.base, fish.cover].map(|set| bits(set).collect::<G::Houses>());
                let body = (all & ground.cells(base)) - fins;
                let pattern = fish::Fish::new::<G>(digit, [base, cover], [body, fins]);
                sink(Step::removing(ground, technique, pattern, removed))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Places of one digit, or houses, as bits.
type Mask = u128;

/// The bits of these numbers.
fn mask(items: impl IntoIterator<Item = usize>) -> Mask {
    items.into_iter().fold(0, |mask, item| mask | 1 << item)
}

/// The places of one digit in each house, and the houses that may be base or cover.
struct Pond<'a> {
    places: Vec<Mask>,
    bases: Mask,
    covers: Mask,
    /// The houses that are neither rows nor columns.
    others: Mask,
    size: usize,
    /// The number of choices of cover houses that may still be tried.
    left: &'a mut usize,
}

/// As many base houses as cover houses, the fins, and the places in more cover than base houses.
struct Fish {
    base: Mask,
    cover: Mask,
    fins: Mask,
    over: Mask,
}

/// Some houses, and the places that lie in at least one, two, three or four of them.
#[derive(Clone, Copy, Default)]
struct Layers {
    houses: Mask,
    places: [Mask; 4],
}

impl Layers {
    /// The places that lie in more of these houses than of the others.
    fn over(&self, other: &Self) -> Mask {
        self.places.iter().zip(other.places).fold(0, |over, (one, other)| over | (one & !other))
    }
}

/// A house and its places that the target does not see.
type Water = (usize, Mask);

/// A candidate to remove.
struct Target {
    /// The houses of its cell.
    houses: Mask,
    /// The places that it does not see, without itself.
    unseen: Mask,
    /// The houses that may be base.
    bases: Vec<Water>,
}

impl Pond<'_> {
    fn each<G: Ground>(
        &mut self,
        ground: G,
        cells: &[Cell],
        found: &mut dyn FnMut(Fish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &cell in cells {
            let peers = ground.peers(cell).with(cell);
            let unseen = mask((0..cells.len()).filter(|&at| !peers.contains(cells[at])));
            let houses = mask(ground.houses_of(cell));
            let waters = |set: Mask| bits(set & !houses).map(|house| (house, self.places[house] & unseen));
            let covers: Vec<Water> = waters(self.covers).collect();
            // A base without places would be a contradiction that simpler techniques find.
            let fits = |&(_, places): &Water| places != 0 && can_cover(places, &covers, self.size - 1);
            let bases: Vec<Water> = waters(self.bases).filter(fits).collect();
            if bases.len() >= self.size {
                let target = Target { houses, unseen, bases };
                self.choose_covers(&target, &covers, (self.size - 1, 0, 0), found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Tries every choice of cover houses, one fewer than the size, with the bases whose places lie
    /// in these houses. Places that the target sees are ignored.
    fn choose_covers(
        &mut self,
        target: &Target,
        covers: &[Water],
        (missing, chosen, inside): (usize, Mask, Mask),
        found: &mut dyn FnMut(Fish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(left) = self.left.checked_sub(1) else { return ControlFlow::Continue(()) };
        if missing > 0 {
            for (at, &(cover, places)) in covers.iter().enumerate() {
                let with = (missing - 1, chosen | 1 << cover, inside | places);
                self.choose_covers(target, &covers[at + 1..], with, found)?;
            }
            return ControlFlow::Continue(());
        }
        *self.left = left;
        let fits = |&&(base, places): &&Water| places & !inside == 0 && chosen >> base & 1 == 0;
        if target.bases.iter().filter(fits).count() < self.size {
            return ControlFlow::Continue(());
        }
        let fits: Vec<usize> = target.bases.iter().filter(fits).map(|&(base, _)| base).collect();
        let chosen = bits(chosen).fold(Layers::default(), |layers, cover| self.lay(layers, cover));
        self.choose_bases(target, &fits, (self.size, Layers::default()), &chosen, found)
    }

    /// Adds a house to others.
    fn lay(&self, Layers { houses, places: [a, b, c, d] }: Layers, house: usize) -> Layers {
        let new = self.places[house];
        Layers { houses: houses | 1 << house, places: [a | new, b | (a & new), c | (b & new), d | (c & new)] }
    }

    fn choose_bases(
        &self,
        target: &Target,
        bases: &[usize],
        (missing, base): (usize, Layers),
        chosen: &Layers,
        found: &mut dyn FnMut(Fish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if missing > 0 {
            for (at, &house) in bases.iter().enumerate().take((bases.len() + 1).saturating_sub(missing)) {
                let with = (missing - 1, self.lay(base, house));
                self.choose_bases(target, &bases[at + 1..], with, chosen, found)?;
            }
            return ControlFlow::Continue(());
        }
        for last in bits(target.houses & self.covers) {
            let cover = self.lay(*chosen, last);
            let fins = base.over(&cover);
            let is_franken = (base.houses | cover.houses) & self.others != 0;
            if is_franken && fins & target.unseen == 0 && fins.count_ones() <= MOST_FINS {
                let over = cover.over(&base);
                found(Fish { base: base.houses, cover: cover.houses, fins, over })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Whether some of these houses, at most this many, hold all these places.
fn can_cover(places: Mask, houses: &[Water], most: usize) -> bool {
    let first = places & places.wrapping_neg();
    let holds_first = |&&(_, held): &&Water| held & first != 0;
    let can_rest = |&(_, held): &Water| can_cover(places & !held, houses, most - 1);
    places == 0 || (most > 0 && houses.iter().filter(holds_first).any(can_rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::fixture::{lines, made};

    #[test]
    fn diagonals_are_bases_of_fish() {
        let position =
            made("9x9-diagonal", &[('7', "diagonal 1", "r1c1 r9c9"), ('7', "diagonal 2", "r1c9 r9c1")]);
        let found = lines(&X_WING, &position);
        assert!(found.contains(&"Franken X-Wing: 7 d12 r19 => r19c2345678<>7".to_owned()), "{found:?}");
        // The centre would be in both.
        let position =
            made("9x9-diagonal", &[('7', "diagonal 1", "r1c1 r5c5"), ('7', "diagonal 2", "r1c9 r5c5")]);
        assert_eq!(lines(&X_WING, &position), [""; 0]);
    }
}
