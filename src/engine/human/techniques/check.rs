//! Find and must-not-find cases, one line each, for the techniques' own tests.
//! A position is written as [`Position::read`] reads it.

use crate::engine::human::{Options, Position, Technique, ladder};

/// Checks that a step of the technique that does exactly `outcome` is found
/// (`r1c12<>4`, `r3c4=5`), and that it is explained.
pub(crate) fn finds(technique: &'static Technique, text: &str, outcome: &str) {
    let position = Position::read(text).unwrap();
    let steps = technique.all(&position);
    let step = steps.iter().find(|step| step.outcome() == outcome);
    let found = || steps.iter().map(|step| step.to_string() + "\n").collect::<String>();
    let step = step.unwrap_or_else(|| panic!("not found; what was found:\n{}", found()));
    assert_eq!(technique.first(&position).map(|first| first.to_string()), Some(steps[0].to_string()));
    let explanation = step.explain(&position);
    assert!(explanation.sentences.len() >= 2);
    for sentence in &explanation.sentences {
        assert!(sentence.text.ends_with(['.', '?', ':']), "{}", sentence.text);
    }
    assert!(ladder(Options::default()).any(|known| known == technique), "not on the ladder");
}

/// Checks that no step of the technique is found.
pub(crate) fn finds_none(technique: &'static Technique, text: &str) {
    let steps = technique.all(&Position::read(text).unwrap());
    assert!(steps.is_empty(), "found {}", steps[0]);
}
