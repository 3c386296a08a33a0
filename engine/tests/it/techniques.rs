//! Every technique finds the step of its example, explains it, and does not find it again after it
//! is applied. It finds nothing in its near miss.

use nonet_engine::human::{
    Candidate, Ground, LADDER, Mark, Position, Role, ShownStep, Step, Technique, next_step,
};

/// Calls back with the example of each technique: those for clues are on boards of their own.
macro_rules! for_each_example {
    ($check:expr) => {
        for known in LADDER.iter().copied() {
            if known.is_for_clues() {
                let (position, step) = known.shown_wide().expect(known.example);
                $check(known, &position, &step);
            } else {
                let (position, step) = known.shown().expect(known.example);
                $check(known, &position, &step);
            }
        }
    };
}

#[test]
fn each_technique_finds_the_step_of_its_example_once() {
    fn check<G: Ground>(known: &Technique, position: &Position<G>, step: &Step) {
        assert_eq!(known.first(position).map(|first| first.outcome()), Some(step.outcome()), "{known:?}");
        let explanation = step.explain(position);
        assert!(explanation.sentences.len() >= 2, "{known:?}");
        check_shown(position, step);
        let mut position = position.clone();
        position.apply(step);
        let is_it = |other: &Step| other.outcome() == step.outcome();
        assert!(!known.all(&position).iter().any(is_it), "found again: {known:?}");
    }
    for_each_example!(check);
}

/// A lesson shows when to use the technique, so nothing easier may be there. Where an easier technique
/// always has a step, it is as difficult or concludes the same.
#[test]
fn each_technique_is_the_easiest_one_in_its_example() {
    fn check<G: Ground>(known: &Technique, position: &Position<G>, step: &Step) {
        let easiest = next_step(position, known.options()).step().unwrap();
        let is_as_good = easiest.technique.tier >= known.tier || easiest.concludes_all_of(step);
        let is_allowed = known.is_overshadowed && is_as_good;
        assert!(easiest.technique == known || is_allowed, "{known:?}: {easiest} is easier");
    }
    for_each_example!(check);
}

#[test]
fn no_technique_has_a_step_in_its_near_miss() {
    for known in LADDER {
        let found = if known.is_for_clues() {
            Position::read_wide(known.near_miss).map(|position| known.first(&position))
        } else {
            Position::read(known.near_miss).map(|position| known.first(&position))
        };
        let found = found.unwrap_or_else(|| panic!("{known:?}: {}", known.near_miss));
        assert!(found.is_none(), "{known:?}: {}", found.unwrap());
    }
}

#[test]
fn the_ladder_has_each_technique_once() {
    let mut codes: Vec<_> = LADDER.iter().map(|known| known.code).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), LADDER.len());
}

/// Panics unless a shown step marks only existing candidates, and marks all that it changes.
fn check_shown<G: Ground>(position: &Position<G>, step: &Step) {
    let shown = ShownStep::new(position, step);
    let marks = shown.sentences.iter().flat_map(|sentence| &sentence.marks);
    let mut outcome = 0;
    for mark in marks.chain(&shown.look.marks) {
        let Mark::Candidates(role, digits, cells) = *mark else { continue };
        for candidate in digits.iter().flat_map(|digit| Candidate::each(digit, cells)) {
            assert!(position.has(candidate), "{}: {candidate:?} is marked", shown.line);
        }
        outcome += if matches!(role, Role::Removed | Role::Placed) { cells.len() } else { 0 };
    }
    assert!(outcome >= step.placements.len() + step.eliminations.len(), "{}", shown.line);
    assert!(shown.pattern().count() > 0, "{}", shown.line);
}
