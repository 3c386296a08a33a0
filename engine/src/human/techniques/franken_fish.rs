//! Franken fish: fish with boxes among their base or cover houses, with or without fins. Each base
//! house holds the digit once. If every place there lies in at least as many cover houses as base
//! houses, the base uses up all cover houses. Places in more base than cover houses are fins.
//! Either a fin holds the digit or the fish works without fins. So a candidate can be removed if it
//! sees all fins and lies in more cover houses than base houses.
//!
//! The search starts from a candidate to remove. If it were true, its peers would be gone. All
//! other places in the base houses would then lie in one fewer cover house than there are base
//! houses.

use std::ops::ControlFlow;

use super::fish::{explain, notation};
use crate::human::cells::{HOUSES, houses_of, peers};
use crate::human::technique::Told;
use crate::human::{Candidate, CellSet, Code, HouseSet, Position, Sink, Step, Technique, Tier, evidence};
use crate::{Cell, Digit};

/// Maximum number of fins.
const MOST_FINS: usize = 5;

/// The fields that all Franken fish share.
const FAMILY: Technique = Technique { tier: Tier::Expert, explain, notation, ..Technique::BLANK };

/// Two base houses.
pub static X_WING: Technique = Technique {
    name: "Franken X-Wing",
    code: Code::from_static("0330"),
    example: "62+3+41+589+7...+97+2...+7+9.83+62...+7.+2...6+8.8+6+7...1+22.9..857.4.+2..9+7...67....+2..3.527... 679 487 489 => r89c7<>9",
    near_miss: "62+3+41+589+7...+97+2...+7+9.83+62...+7.+2...6..8+6+7...1+22.9..857.4.+2..9+7...67....+2..3.527... 679 487 489",
    score: 300,
    find: |p, sink| find(p, &X_WING, (2, false), sink),
    ..FAMILY
};
/// Three base houses.
pub static SWORDFISH: Technique = Technique {
    name: "Franken Swordfish",
    code: Code::from_static("0331"),
    example: "+3..+2+6.91.96+21.8..3+1..+9+34.6+27+3+6+8+4+9+125+2+9...1+3.+65.13+26.9.413+6+8.+2.+9+6+2+9.+1+3..485+7+4+9+2+6+3+1 => r5c8<>7",
    near_miss: "+3..+2+6.91.96+21.8..3+1..+9+34.6+27+3+6+8+4+9+125+2+9...1+3.+65.13.6.9.413+6+8.+2.+9+6+2+9.+1+3..485+7+4+9+2+6+3+1",
    score: 350,
    find: |p, sink| find(p, &SWORDFISH, (3, false), sink),
    ..FAMILY
};
/// Four base houses.
pub static JELLYFISH: Technique = Technique {
    name: "Franken Jellyfish",
    code: Code::from_static("0332"),
    example: "+3..+2+6.91.96+21.8..3+1..+9+34.6+27+3+6+8+4+9+125+2+9...1+3.+65.13+26.9.413+6+8.+2.+9+6+2+9.+1+3..485+7+4+9+2+6+3+1 => r5c8<>7",
    near_miss: "+3..+2+6.91.96+21.8..3+1..+9+34.6+27+3+6+8+4+9+125+2+9...1+3.+65.13.6.9.413+6+8.+2.+9+6+2+9.+1+3..485+7+4+9+2+6+3+1",
    score: 370,
    find: |p, sink| find(p, &JELLYFISH, (4, false), sink),
    ..FAMILY
};
/// Two base houses and fins.
pub static FINNED_X_WING: Technique = Technique {
    name: "Finned Franken X-Wing",
    code: Code::from_static("0340"),
    example: "+3..+2+6.91.96+21.8..3+1..+9+34.6+27+3+6+8+4+9+125+2+9...1+3.+65.13+26.9.413+6+8.+2.+9+6+2+9.+1+3..485+7+4+9+2+6+3+1 => r2c8<>5",
    near_miss: ".6142835.385769214.2435168.572913468638274591149685723817532946293846175456197832",
    score: 390,
    find: |p, sink| find(p, &FINNED_X_WING, (2, true), sink),
    ..FAMILY
};
/// Three base houses and fins.
pub static FINNED_SWORDFISH: Technique = Technique {
    name: "Finned Franken Swordfish",
    code: Code::from_static("0341"),
    example: "+3.49..+1.8+198+3+5..7..2..1.3...+3.+1.54+8.+517....6+3+8+496.35+1..6......14+8......5....3.8.. 715 626 636 639 245 249 255 955 275 775 975 276 283 785 286 786 987 288 296 496 299 799 999 => r8c7<>2",
    near_miss: "+3.49..+1.8+198+3+5..7..2..1.3...+3.+1.54+8.+517....6+3+8+496.35+1..6......14+8......5....3.8.. 715 626 636 639 245 255 955 275 775 975 276 283 785 286 786 987 288 296 496 299 799 999",
    score: 410,
    find: |p, sink| find(p, &FINNED_SWORDFISH, (3, true), sink),
    ..FAMILY
};
/// Four base houses and fins.
pub static FINNED_JELLYFISH: Technique = Technique {
    name: "Finned Franken Jellyfish",
    code: Code::from_static("0342"),
    example: "4...3.........+49..5.1.823+4.3+1..+468...+4.+32..1....8.1.+342..4.....+15.7+6.+49+2.6+4+2..5.. 213 617 519 722 125 529 543 943 548 749 556 659 759 263 763 677 => r5c1<>7",
    near_miss: "4...3..........9..5.1.823+4.3+1..+468...+4.+32..1....8.1.+342..4.....+15.7+6.+49+2.6+4+2..5.. 213 617 519 722 125 529 543 943 548 749 556 659 759 263 763 677",
    score: 430,
    find: |p, sink| find(p, &FINNED_JELLYFISH, (4, true), sink),
    ..FAMILY
};

fn find(
    position: &Position,
    technique: &'static Technique,
    (size, has_fins): (usize, bool),
    sink: Sink,
) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let mut told = Told::default();
        for (bases, covers) in [(HouseSet::ROWS, HouseSet::COLUMNS), (HouseSet::COLUMNS, HouseSet::ROWS)] {
            let pond = Pond {
                all: position.cells_of(digit),
                bases: bases | HouseSet::BOXES,
                covers: covers | HouseSet::BOXES,
                size,
            };
            pond.each(&mut |fish| {
                let removed: Vec<Candidate> = Candidate::each(digit, fish.removed(pond.all)).collect();
                if fish.fins.is_empty() == has_fins || !told.is_new(&removed) {
                    return ControlFlow::Continue(());
                }
                let Fish { base, cover, fins } = fish;
                let body = (pond.all & base.cells()) - fins;
                sink(Step::removing(technique, evidence::Fish { digit, base, cover, body, fins }, removed))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The places of one digit, and the houses that may be base or cover.
struct Pond {
    all: CellSet,
    bases: HouseSet,
    covers: HouseSet,
    size: usize,
}

/// As many base houses as cover houses, and the fins.
struct Fish {
    base: HouseSet,
    cover: HouseSet,
    fins: CellSet,
}

impl Pond {
    fn each(&self, found: &mut dyn FnMut(Fish) -> ControlFlow<()>) -> ControlFlow<()> {
        for target in self.all {
            let left = self.all - peers(target);
            let bases = self.bases.iter().filter(|&base| !HOUSES[base].contains(target));
            // A base without places would be a contradiction that simpler techniques find.
            let bases: Vec<(usize, CellSet)> = bases
                .map(|base| (base, left & HOUSES[base]))
                .filter(|(_, places)| !places.is_empty())
                .collect();
            let covers: Vec<usize> =
                self.covers.iter().filter(|&cover| !HOUSES[cover].contains(target)).collect();
            self.choose_covers(target, &bases, (&covers, HouseSet::EMPTY), found)?;
        }
        ControlFlow::Continue(())
    }

    /// Tries every choice of cover houses, one fewer than the size, with the bases whose places lie
    /// in these houses. Places that the target sees are ignored.
    fn choose_covers(
        &self,
        target: Cell,
        bases: &[(usize, CellSet)],
        (covers, chosen): (&[usize], HouseSet),
        found: &mut dyn FnMut(Fish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if chosen.len() + 1 < self.size {
            for (at, &cover) in covers.iter().enumerate() {
                let with = chosen | HouseSet::of(cover);
                self.choose_covers(target, bases, (&covers[at + 1..], with), found)?;
            }
            return ControlFlow::Continue(());
        }
        let inside = chosen.cells();
        let fits = bases.iter().filter(|(base, places)| places.is_subset(inside) && !chosen.contains(*base));
        let fits: Vec<usize> = fits.map(|&(base, _)| base).collect();
        self.choose_bases(target, &fits, (HouseSet::EMPTY, chosen), found)
    }

    fn choose_bases(
        &self,
        target: Cell,
        bases: &[usize],
        (base, chosen): (HouseSet, HouseSet),
        found: &mut dyn FnMut(Fish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if base.len() < self.size {
            if base.len() + bases.len() < self.size {
                return ControlFlow::Continue(());
            }
            for (at, &house) in bases.iter().enumerate() {
                self.choose_bases(target, &bases[at + 1..], (base | HouseSet::of(house), chosen), found)?;
            }
            return ControlFlow::Continue(());
        }
        for last in houses_of(target) & self.covers {
            let cover = chosen | HouseSet::of(last);
            let has_boxes = !((base | cover) & HouseSet::BOXES).is_empty();
            let fins: CellSet = (self.all & base.cells())
                .into_iter()
                .filter(|&cell| (houses_of(cell) & base).len() > (houses_of(cell) & cover).len())
                .collect();
            if has_boxes && fins.len() <= MOST_FINS && fins.is_subset(peers(target)) {
                found(Fish { base, cover, fins })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Fish {
    /// The candidates in more cover than base houses that see all fins.
    fn removed(&self, all: CellSet) -> CellSet {
        let is_over =
            |&cell: &Cell| (houses_of(cell) & self.cover).len() > (houses_of(cell) & self.base).len();
        (all & self.cover.cells() & self.fins.common_peers()).into_iter().filter(is_over).collect()
    }
}
