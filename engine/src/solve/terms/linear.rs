//! Weighted sums. The cells are grouped: those of a group have one factor and hold different digits, so
//! a group holds one of the sets with as many digits as it has cells. Bounds pass between the groups
//! (W. Harvey and J. Schimpf, "Bounds Consistency Techniques for Long Linear Constraints", 2002), and
//! within a group the sets in reach are known. The last three open cells are tried out.

use std::sync::Arc;

use super::board::{Board, Conflict, Mask, Propagator, mask_of, values};
use super::house::place_alone;

/// Sets of digits of one size, each with its sum.
pub(super) type SetList = Arc<[(Mask, i32)]>;

/// Cells with one factor, which hold different digits.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) factor: i32,
    /// The cells are `cells[from..to]` of the sum.
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) sets: SetList,
}

#[derive(Debug)]
pub(super) struct Linear {
    /// Group by group.
    cells: Vec<u16>,
    factors: Vec<i32>,
    /// For each cell, which of the others always differ from it, as bits.
    apart: Vec<u64>,
    groups: Vec<Group>,
    least: i32,
    most: i32,
}

/// What a group can be: the union of its candidates, its written digits, and the bounds of its sum.
#[derive(Clone, Copy, Default)]
struct Reach {
    union: Mask,
    twice: Mask,
    fixed: Mask,
    least: i32,
    most: i32,
}

/// The greatest number of groups whose reach is kept on the stack.
const GROUPS: usize = 32;

impl Linear {
    /// A sum with its groups. `apart` says which cells always differ.
    pub(super) fn new(
        cells: Vec<u16>,
        groups: Vec<Group>,
        [least, most]: [i32; 2],
        apart: impl Fn(u16, u16) -> bool,
    ) -> Self {
        let factors = groups.iter().flat_map(|group| vec![group.factor; group.to - group.from]).collect();
        let differing = |&one: &u16| {
            let others = cells.iter().take(64).enumerate().filter(|(_, other)| apart(one, **other));
            others.fold(0, |all, (at, _)| all | 1 << at)
        };
        let apart = cells.iter().map(differing).collect();
        Self { cells, factors, apart, groups, least, most }
    }

    /// What a group can be by its candidates alone.
    fn reach(&self, group: &Group, board: &Board) -> Result<Reach, Conflict> {
        let (mut union, mut twice, mut fixed) = (0, 0, 0);
        for &cell in &self.cells[group.from..group.to] {
            let mask = board.get(cell);
            twice |= union & mask;
            union |= mask;
            if mask.is_power_of_two() {
                fixed |= mask;
            }
        }
        let (low, high) = if group.to - group.from == 1 {
            (union.trailing_zeros() as i32 + 1, Mask::BITS as i32 - union.leading_zeros() as i32)
        } else {
            let open = group.sets.iter().filter(|(set, _)| set & !union == 0 && fixed & !set == 0);
            open.fold((i32::MAX, i32::MIN), |(low, high), &(_, sum)| (low.min(sum), high.max(sum)))
        };
        if low > high {
            return Err(Conflict);
        }
        let (one, other) = (low * group.factor, high * group.factor);
        Ok(Reach { union, twice, fixed, least: one.min(other), most: one.max(other) })
    }

    /// Keeps in a group what its sum allows between these bounds.
    fn bound(
        &self,
        group: &Group,
        reach: Reach,
        bounds: [i32; 2],
        board: &mut Board,
    ) -> Result<(), Conflict> {
        let [least, most] = bounds;
        if least <= reach.least && reach.most <= most {
            return Ok(());
        }
        let cells = &self.cells[group.from..group.to];
        let (mut some, mut every) = (0, Mask::MAX);
        for &(set, sum) in group.sets.iter() {
            let value = sum * group.factor;
            if least <= value && value <= most && set & !reach.union == 0 && reach.fixed & !set == 0 {
                some |= set;
                every &= set;
            }
        }
        for &cell in cells {
            board.keep(cell, some)?;
        }
        if cells.len() > 1 {
            place_alone(board, cells, every & reach.union & !reach.twice & !reach.fixed)
        } else {
            Ok(())
        }
    }

    /// Tries all digits of the open cells, if there are two or three.
    fn try_out(&self, open: &[usize], total: i32, board: &mut Board) -> Result<(), Conflict> {
        let mask = |at: usize| board.get(self.cells[at]);
        let differ = |one: usize, other: usize| other < 64 && self.apart[one] >> other & 1 == 1;
        let mut kept = [0; 3];
        // The last cell holds what is left, if that is a digit.
        let rest = |left: i32, at: usize| {
            let factor = self.factors[at];
            if left % factor == 0 { mask(at) & mask_of(left / factor) } else { 0 }
        };
        match *open {
            [a, b] => {
                for one in values(mask(a)) {
                    let mut other = rest(total - one * self.factors[a], b);
                    if differ(a, b) {
                        other &= !mask_of(one);
                    }
                    if other != 0 {
                        kept[0] |= mask_of(one);
                        kept[1] |= other;
                    }
                }
            }
            [a, b, c] => {
                for one in values(mask(a)) {
                    let here = mask_of(one);
                    let second = if differ(a, b) { mask(b) & !here } else { mask(b) };
                    for two in values(second) {
                        let there = mask_of(two);
                        let mut third = rest(total - one * self.factors[a] - two * self.factors[b], c);
                        if differ(a, c) {
                            third &= !here;
                        }
                        if differ(b, c) {
                            third &= !there;
                        }
                        if third != 0 {
                            kept[0] |= here;
                            kept[1] |= there;
                            kept[2] |= third;
                        }
                    }
                }
            }
            _ => return Ok(()),
        }
        open.iter().zip(kept).try_for_each(|(&at, kept)| board.keep(self.cells[at], kept))
    }
}

impl Propagator for Linear {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        if self.least == self.most {
            let (mut open, mut count, mut left) = ([0; 3], 0, self.least);
            for (at, &cell) in self.cells.iter().enumerate() {
                let mask = board.get(cell);
                if mask.is_power_of_two() {
                    left -= (mask.trailing_zeros() as i32 + 1) * self.factors[at];
                } else {
                    if count < 3 {
                        open[count] = at;
                    }
                    count += 1;
                }
            }
            match count {
                0 if left != 0 => return Err(Conflict),
                0 => return Ok(()),
                2 | 3 => return self.try_out(&open[..count], left, board),
                _ => {}
            }
        }
        let mut reaches = [Reach::default(); GROUPS];
        let (mut least, mut most) = (0, 0);
        for (reach, group) in reaches.iter_mut().zip(&self.groups) {
            *reach = self.reach(group, board)?;
            least += reach.least;
            most += reach.most;
        }
        // Groups beyond those on the stack are seen by themselves.
        for group in self.groups.iter().skip(GROUPS) {
            let reach = self.reach(group, board)?;
            least += reach.least;
            most += reach.most;
        }
        if least > self.most || most < self.least {
            return Err(Conflict);
        }
        for (&reach, group) in reaches.iter().zip(&self.groups) {
            let bounds = [self.least - (most - reach.most), self.most - (least - reach.least)];
            self.bound(group, reach, bounds, board)?;
        }
        Ok(())
    }
}

/// All sets of `count` of `side` digits with their sums.
pub(super) fn all_sets(side: usize, count: usize) -> Vec<(Mask, i32)> {
    let mut sets = Vec::new();
    if count == 0 || count > side {
        return sets;
    }
    // The next number with as many bits (R. Gosper, HAKMEM, item 175).
    let mut set: u64 = (1 << count) - 1;
    while set < 1 << side {
        sets.push((set as Mask, values(set as Mask).sum()));
        let lowest = set & set.wrapping_neg();
        let ripple = set + lowest;
        set = (((ripple ^ set) >> 2) / lowest) | ripple;
    }
    sets
}
