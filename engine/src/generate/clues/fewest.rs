//! The fewest digits that leave one of several solutions.

use rand::Rng;

use crate::{Cell, Digit, Grid, random};

/// The most digits for which all choices are tried.
const MOST_TRIED: usize = 3;

/// A set of solutions, one bit each.
type Set = Vec<u64>;

/// Digits that exactly one of the solutions has together: the fewest if three are enough, else a greedy
/// choice.
pub(super) fn digits(solutions: &[Grid], rng: &mut impl Rng) -> Vec<(Cell, Digit)> {
    let geometry = solutions[0].geometry();
    let all = geometry.cells().flat_map(|cell| Digit::all(geometry.side()).map(move |digit| (cell, digit)));
    let set = |is_in: &dyn Fn(&Grid) -> bool| -> Set {
        let mut set = vec![0; solutions.len().div_ceil(64)];
        let inside = solutions.iter().enumerate().filter(|(_, solution)| is_in(solution));
        inside.for_each(|(at, _)| set[at / 64] |= 1 << (at % 64));
        set
    };
    let having = |(cell, digit): (Cell, Digit)| set(&|solution| solution.get(cell) == Some(digit));
    let mut candidates: Vec<((Cell, Digit), Set)> =
        all.map(|candidate| (candidate, having(candidate))).collect();
    candidates.retain(|(_, set)| (1..solutions.len()).contains(&size(set)));
    random::shuffle(&mut candidates, rng);
    let every = set(&|_| true);
    let exact = (1..=MOST_TRIED).find_map(|count| choose(&candidates, &every, count));
    exact.unwrap_or_else(|| greedy(&candidates, every))
}

/// A number of candidates that leave one solution of a set.
fn choose(candidates: &[((Cell, Digit), Set)], left: &Set, count: usize) -> Option<Vec<(Cell, Digit)>> {
    candidates.iter().enumerate().find_map(|(at, (candidate, set))| {
        if count == 1 {
            let both = left.iter().zip(set).map(|(one, other)| (one & other).count_ones());
            return (both.sum::<u32>() == 1).then(|| vec![*candidate]);
        }
        let both = common(left, set);
        let mut chosen = choose(&candidates[at + 1..], &both, count - 1)?;
        chosen.push(*candidate);
        Some(chosen)
    })
}

/// Candidates each of which leaves as few solutions as one can.
fn greedy(candidates: &[((Cell, Digit), Set)], mut left: Set) -> Vec<(Cell, Digit)> {
    let mut chosen = Vec::new();
    loop {
        let before = size(&left);
        let narrower = candidates.iter().map(|(candidate, set)| (candidate, common(&left, set)));
        let narrower = narrower.filter(|(_, set)| (1..before).contains(&size(set)));
        let Some((candidate, set)) = narrower.min_by_key(|(_, set)| size(set)) else { return chosen };
        chosen.push(*candidate);
        left = set;
    }
}

fn common(one: &Set, other: &Set) -> Set {
    one.iter().zip(other).map(|(one, other)| one & other).collect()
}

fn size(set: &Set) -> usize {
    set.iter().map(|word| word.count_ones() as usize).sum()
}
