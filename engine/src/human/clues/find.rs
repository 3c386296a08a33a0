//! Finds what sources leave together, and digits that they need in one of some places.

use std::ops::ControlFlow;

use super::proof::{Required, Together, cells_of};
use crate::DigitSet;
use crate::human::ground::{Ground, Wide};
use crate::human::order::sort_by;
use crate::human::{Candidate, Cells, Position, Sink, Step, Technique};

/// Sources that are looked at together, by their numbers.
pub type Group = Vec<usize>;

/// The most choices to find out whether a candidate stands in some way.
const CHOICES: usize = 120;
/// The most empty cells of one source, and of several.
const OPEN_CELLS: usize = 18;
const OPEN_CELLS_TOGETHER: usize = 14;

/// The groups that have something to say, those with the fewest empty cells first.
fn in_order(position: &Position<Wide>, groups: Vec<Group>) -> Vec<Group> {
    let open = |group: &Group| (cells_of(position.ground(), group) & position.empty()).len();
    let mut groups: Vec<(usize, Group)> = groups.into_iter().map(|group| (open(&group), group)).collect();
    groups.retain(|(open, group)| {
        let most = if group.len() == 1 { OPEN_CELLS } else { OPEN_CELLS_TOGETHER };
        (1..=most).contains(open)
    });
    sort_by(&mut groups, |(open, _)| *open);
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Passes on what stands in no way to fill the cells of each group.
pub fn find_together(
    position: &Position<Wide>,
    technique: &'static Technique,
    groups: Vec<Group>,
    sink: Sink,
) -> ControlFlow<()> {
    for sources in in_order(position, groups) {
        let lost = position.local(&sources).impossible(CHOICES).unwrap_or_default();
        let out = |(cell, digits): (_, DigitSet)| digits.iter().map(move |digit| Candidate::new(cell, digit));
        let out: Vec<Candidate> = lost.into_iter().flat_map(out).filter(|&at| position.has(at)).collect();
        if !out.is_empty() {
            let cells = cells_of(position.ground(), &sources);
            sink(Step::removing(position.ground(), technique, Together { sources, cells }, out))?;
        }
    }
    ControlFlow::Continue(())
}

/// Passes on what sees all of some places in which each group needs a digit.
pub fn find_required(
    position: &Position<Wide>,
    technique: &'static Technique,
    groups: Vec<Group>,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    for sources in in_order(position, groups) {
        let cells = cells_of(ground, &sources);
        let open = cells & position.empty();
        for digit in position.candidates_in(open) {
            let needs = |places: Cells| {
                let can_hold = |cell| {
                    let held = position.can_hold(cell);
                    if places.contains(cell) { held.without(digit) } else { held }
                };
                matches!(position.local_of(&sources, can_hold).has_way(CHOICES), Ok(false))
            };
            let all = position.cells_of(digit) & open;
            let others = position.cells_of(digit) - cells;
            // For each set of places: the cells that see all of it.
            let mut seen: Vec<(Cells, Cells)> = Vec::new();
            for other in others {
                let places = all & ground.peers(other);
                if places.len() > 1 {
                    match seen.iter_mut().find(|(known, _)| *known == places) {
                        Some((_, cells)) => cells.insert(other),
                        None => seen.push((places, Cells::of(other))),
                    }
                }
            }
            if seen.is_empty() || !needs(all) {
                continue;
            }
            for (places, out) in seen {
                if places == all || needs(places) {
                    let pattern = Required { sources: sources.clone(), digit, places };
                    sink(Step::removing(ground, technique, pattern, Candidate::each(digit, out)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
