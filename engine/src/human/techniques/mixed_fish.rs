//! The search for Franken and mutant fish. Each base house holds the digit once. If every place there lies in
//! at least as many cover houses as base houses, the base uses up all cover houses. Places in more base than
//! cover houses are fins. Either a fin holds the digit or the fish works without fins. So a candidate can be
//! removed if it sees all fins and lies in more cover houses than base houses. This holds for any houses that
//! hold each digit once.
//!
//! The search starts from a candidate to remove. If it were true, its peers would be gone. All
//! other places in the base houses would then lie in one fewer cover house than there are base
//! houses.
//!
//! Mutant fish have many choices of houses. So their search tries only candidates outside all templates,
//! since no fish removes a candidate inside one.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::fish;
use crate::bits::bits;
use crate::human::technique::Told;
use crate::human::templates::outside;
use crate::human::{Candidate, Ground, Position, Set, Sink, Step, Technique};
use crate::{Cell, Digit};

/// Maximum number of fins.
const MOST_FINS: u32 = 5;
/// Maximum number of choices of cover houses in a search: for mutant fish, and for Franken fish on boards with
/// more than nine digits.
const CHOICES: usize = 200_000;
/// Maximum number of places that the search for templates tries, on boards with more than nine digits.
const TEMPLATES: usize = 20_000;

/// Which houses are base and which are cover.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// All lines of the base have one direction, and all lines of the cover the other. There are other
    /// houses, too.
    Franken,
    /// Lines of one direction are in both, or lines of both directions in one.
    Mutant,
}

/// The kind of a technique, its number of base houses, and whether it has fins. Its code says it.
fn shape(technique: &Technique) -> Option<(Kind, usize, bool)> {
    let code = u16::from(technique.code);
    let (kind, has_fins) = match code / 10 {
        33 => (Kind::Franken, false),
        34 => (Kind::Franken, true),
        35 => (Kind::Mutant, false),
        36 => (Kind::Mutant, true),
        _ => return None,
    };
    Some((kind, usize::from(code % 10) + 2, has_fins))
}

/// Passes on the fish of a technique, without those that remove nothing that an earlier one does not.
pub fn find<G: Ground>(position: &Position<G>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let mut told: BTreeMap<Digit, Told> = BTreeMap::new();
    each(position, technique, &mut |step| {
        let is_new = |first: &Candidate| told.entry(first.digit).or_default().is_new(&step.eliminations);
        if step.eliminations.first().is_some_and(is_new) { sink(step) } else { ControlFlow::Continue(()) }
    })
}

/// Passes on all fish of a technique.
pub fn each<G: Ground>(position: &Position<G>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let Some((kind, size, has_fins)) = shape(technique) else { return ControlFlow::Continue(()) };
    let ground = position.ground();
    let width = ground.side();
    let [rows, columns, others] = [0..width, width..2 * width, ground.others()].map(mask);
    let every = rows | columns | others;
    let choices = match kind {
        Kind::Franken => vec![(rows | others, columns | others), (columns | others, rows | others)],
        Kind::Mutant => vec![(every, every)],
    };
    let mut left = if kind == Kind::Mutant { CHOICES } else { ground.limit(CHOICES) };
    let mut steps = ground.limit(TEMPLATES);
    for digit in ground.digits() {
        let all = position.cells_of(digit);
        let cells: Vec<Cell> = all.into_iter().collect();
        // Only on large boards, early in a puzzle.
        if cells.len() > Mask::BITS as usize {
            continue;
        }
        let targets = match kind {
            Kind::Franken => all,
            Kind::Mutant => outside(position, digit, &mut steps),
        };
        let set = |places: Mask| bits(places).map(|at| cells[at]).collect::<G::Cells>();
        for &(bases, covers) in &choices {
            let places = vec![0; ground.house_count()];
            let mut search = Search { places, bases, covers, rows, columns, kind, size, left: &mut left };
            for (at, &cell) in cells.iter().enumerate() {
                ground.each_place(cell, |house, _| search.places[house] |= 1 << at);
            }
            search.each(ground, (&cells, targets), &mut |fish| {
                let fins = set(fish.fins);
                if fins.is_empty() == has_fins {
                    return ControlFlow::Continue(());
                }
                let removed = set(fish.over) & ground.common_peers(fins);
                let removed = Candidate::each(digit, removed);
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
struct Search<'a> {
    places: Vec<Mask>,
    bases: Mask,
    covers: Mask,
    rows: Mask,
    columns: Mask,
    kind: Kind,
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

impl Search<'_> {
    fn each<G: Ground>(
        &mut self,
        ground: G,
        (cells, targets): (&[Cell], G::Cells),
        found: &mut dyn FnMut(Fish) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for cell in targets {
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
            if self.is_own(base.houses, cover.houses)
                && fins & target.unseen == 0
                && fins.count_ones() <= MOST_FINS
            {
                let over = cover.over(&base);
                found(Fish { base: base.houses, cover: cover.houses, fins, over })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a fish is of the kind.
    fn is_own(&self, base: Mask, cover: Mask) -> bool {
        let is_within = |base_lines, cover_lines| base & cover_lines == 0 && cover & base_lines == 0;
        let has_directions = is_within(self.rows, self.columns) || is_within(self.columns, self.rows);
        let has_others = (base | cover) & !(self.rows | self.columns) != 0;
        match self.kind {
            Kind::Franken => has_directions && has_others,
            Kind::Mutant => !has_directions,
        }
    }
}

/// Whether some of these houses, at most this many, hold all these places.
fn can_cover(places: Mask, houses: &[Water], most: usize) -> bool {
    let first = places & places.wrapping_neg();
    let holds_first = |&&(_, held): &&Water| held & first != 0;
    let can_rest = |&(_, held): &Water| can_cover(places & !held, houses, most - 1);
    places == 0 || (most > 0 && houses.iter().filter(holds_first).any(can_rest))
}
