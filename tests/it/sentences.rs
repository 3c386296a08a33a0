//! Every text of hints and lessons about a step is a complete English sentence. Checks
//! all techniques and all kinds of steps in their examples.

use nonet_engine::human::{Code, LADDER, Position, ShownStep, technique};
use nonet_engine::message::Message;

use crate::english::english;

/// Panics unless the message is one or more complete sentences.
pub(crate) fn check(message: &Message, line: &str) {
    let text = english(message);
    assert!(text.ends_with(['.', '?']), "{line}: {text}");
    let starts_well =
        text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit() || first == 'r');
    assert!(starts_well, "{line}: {text}");
    let gap = ["  ", " .", " ,", ": .", " in .", "{", "}"].into_iter().find(|gap| text.contains(gap));
    assert_eq!(gap, None, "{line}: {text}");
}

#[test]
fn every_step_is_explained_in_complete_sentences() {
    let mut count = 0;
    for technique in LADDER {
        let position = Position::read(technique.example).unwrap();
        for step in technique.all(&position).iter().take(30) {
            let shown = ShownStep::new(&position, step);
            let sentences = shown.sentences.iter().map(|sentence| &sentence.message);
            for message in sentences.chain([&shown.look.message, &shown.drawn]) {
                check(message, &shown.line);
                count += 1;
            }
        }
    }
    assert!(count > 2000, "{count} sentences");
}

#[test]
fn a_proof_says_who_forces_what() {
    let told = |code: &'static str, at: usize| {
        let (position, step) = technique(Code::from_static(code)).unwrap().shown().unwrap();
        english(&ShownStep::new(&position, &step).sentences[at].message)
    };
    assert_eq!(
        told("0110", 1),
        "These cells use up 3 and 8, so no other cell in column 3 or in box 1 can hold these digits."
    );
    assert_eq!(told("0300", 0), "In rows 4 and 8, 6 can only go in columns 1 and 6.");
    assert_eq!(
        told("0800", 3),
        "So at least one of r2c3 and r3c7 is 4. A cell that sees all of these is not."
    );
    assert_eq!(told("0708", 0), "Suppose that 3 is missing from r8c3.");
    assert_eq!(
        told("0711", 3),
        "If 8 is missing from r7c1 and r7c3, it is in r9c3: box 7 has no other place for it."
    );
    assert_eq!(
        told("0502", 4),
        "So 2 goes in r4c1, in r7c8 and r9c2, or in both. A cell that sees both colours can't be 2."
    );
}

/// The digit of the X-Wing is removed, and not the other one.
#[test]
fn a_unique_rectangle_of_type_6_names_the_digit_that_is_tied() {
    let (position, step) = technique(Code::from_static("0605")).unwrap().shown().unwrap();
    let text = english(&ShownStep::new(&position, &step).sentences[1].message);
    assert!(text.starts_with("In the rows or columns of these cells, 8 has no other place"), "{text}");
}

/// Neither link of a dual empty rectangle says that a cell removes itself.
#[test]
fn each_link_of_a_dual_empty_rectangle_has_its_own_target() {
    let (position, step) = technique(Code::from_static("0405")).unwrap().shown().unwrap();
    let shown = ShownStep::new(&position, &step);
    assert_eq!(
        english(&shown.sentences[1].message),
        "If r8c1 is 3, then 3 is ruled out in r6c1. If r8c1 is not 3, then r8c8 is."
    );
}
