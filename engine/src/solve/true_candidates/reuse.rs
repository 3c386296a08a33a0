//! What a result for an earlier state of a puzzle says about the puzzle now.

use std::collections::BTreeMap;

use super::TrueCandidates;
use crate::rules::{Constraint, Term};
use crate::{Grid, Variant};

/// The terms of rows, columns and boxes (`None`), and those of each constraint. What a constraint means may
/// depend on others, such as that there are no other dots.
fn meaning(variant: Variant) -> BTreeMap<Option<&'static Constraint>, Vec<Term>> {
    let rules = variant.rules();
    let mut meaning: BTreeMap<_, Vec<Term>> = BTreeMap::new();
    for (origin, term) in rules.terms_with_origins().unwrap_or_default() {
        meaning.entry(origin.map(|number| &rules.constraints()[number])).or_default().push(term);
    }
    meaning
}

/// What the rules of a board say that those of an earlier one do not, and whether they say all that those
/// do.
fn difference(earlier: Variant, now: Variant) -> (Vec<Term>, bool) {
    if earlier == now {
        return (Vec::new(), true);
    }
    let (before, mut after) = (meaning(earlier), meaning(now));
    let kept = before.iter().filter(|(origin, terms)| {
        let is_kept = after.get(*origin) == Some(terms);
        if is_kept {
            after.remove(*origin);
        }
        is_kept
    });
    let has_all = kept.count() == before.len();
    (after.into_values().flatten().collect(), has_all)
}

impl TrueCandidates {
    /// Takes over what still holds. Nothing may be known yet.
    pub(super) fn learn_from(&mut self, earlier: &Self) {
        let (then, now) = (&earlier.givens, &self.givens);
        let side = now.geometry().side();
        if then.geometry().side() != side {
            return;
        }
        let (added, has_all_rules) = difference(then.variant(), now.variant());
        let is_only_added = has_all_rules && then.with_variant(now.variant()).is_part_of(now);
        let holds = |solution: &&Grid| added.iter().all(|term| term.holds(solution));
        let solutions = earlier.solutions.iter().filter(holds);
        let solutions = solutions.map(|solution| solution.with_variant(now.variant()));
        let solutions: Vec<Grid> = solutions.filter(|solution| now.is_part_of(solution)).collect();
        for solution in &solutions {
            debug_assert!(solution.is_solved());
            self.add(solution);
        }
        if is_only_added {
            for cell in then.geometry().cells() {
                self.leave(cell, earlier.possible(cell) | earlier.undecided(cell));
            }
            if earlier.has_all && !self.solutions.is_empty() {
                self.close();
            }
        }
    }
}
