//! Every text of hints and lessons about a step is a complete English sentence. Checks
//! all techniques and all kinds of steps in their examples.

use nonet_engine::Grid;
use nonet_engine::human::{Code, LADDER, Options, Position, ShownStep, next_step, technique};
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
        let position = Position::read_wide(technique.example).unwrap();
        for step in technique.all(&position).iter().take(30) {
            let shown = ShownStep::new(&position, step);
            let sentences = shown.sentences.iter().map(|sentence| &sentence.message);
            for message in sentences.chain([&shown.look.message, &shown.drawn]) {
                check(message, &shown.line);
                count += 1;
            }
        }
    }
    assert!(count > 1900, "{count} sentences");
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

/// Proofs of examples, as the player reads them.
#[test]
fn a_proof_names_places_houses_and_its_last_inference() {
    let told = |code: &'static str, from: usize, count: usize| {
        let (position, step) = technique(Code::from_static(code)).unwrap().shown().unwrap();
        let shown = ShownStep::new(&position, &step);
        let texts = shown.sentences.iter().skip(from).take(count).map(|sentence| english(&sentence.message));
        texts.collect::<Vec<_>>().join(" ")
    };
    let pinned = [
        (
            "0400",
            2,
            2,
            "If 3 is missing from r8c6, it is in r8c1: row 8 has no other place for it. So at least one of \
             r4c3 and r8c1 is 3. A cell that sees all of these is not.",
        ),
        (
            "0402",
            2,
            2,
            "If 7 is missing from r5c1, it is in r2c1: column 1 has no other place for it. If 7 is in r2c1, \
             it is ruled out in r2c5 and r2c6: row 2 has it only once.",
        ),
        ("0601", 1, 1, "So at least one of r5c4 and r5c5 is 3. A cell that sees all of these is not."),
        ("0608", 1, 1, "So at least one of r4c1 and r5c1 is 8. A cell that sees all of these is not."),
        ("0803", 1, 1, "One of r2c4 and r2c8 is 7: they are its only places in row 2."),
        ("0610", 1, 1, "In row 8, in column 2 and in box 7, 2 has three places."),
        ("0703", 0, 1, "r1c1, r9c1, r9c7 and r8c9 can only be 1 or 9, and each sees the next."),
        (
            "0712",
            6,
            2,
            "If 3 is in r8c5 or r9c5, it is ruled out in r1c5: column 5 has it only once. The two ends can't both be \
             true, so the chain is a loop. Of every two candidates in it that exclude each other, exactly \
             one is true.",
        ),
        ("0901", 4, 1, "So at least one of r1c1, r9c1 and r9c2 is 1. A cell that sees all of these is not."),
        (
            "0902",
            6,
            2,
            "If r4c7 is not 7, it is 4: it has no other candidate. If 4 is in r4c7, it is ruled out in r6c7: \
             column 7 has it only once.",
        ),
        (
            "0904",
            6,
            2,
            "If 6 is in r4c2, it is ruled out in r6c2: column 2 has it only once. If 6 is missing from r6c2, \
             then r6c1, r6c2 and r6c5 hold 4, 5 and 8. So 4 is in r6c1.",
        ),
        ("1501", 4, 1, "This applies to both digits, so r4c8 and r7c9 hold the same two as r1c7 and r2c7."),
        (
            "0707",
            7,
            2,
            "If 7 is in r4c3, it is ruled out in r6c2: box 4 has it only once. The loop is back at r6c2 and contradicts the assumption, so 7 can't go there.",
        ),
    ];
    for (code, from, count, text) in pinned {
        assert_eq!(told(code, from, count), text, "{code}");
    }
}

/// The digit of the X-Wing is removed, and not the other one.
#[test]
fn a_unique_rectangle_of_type_6_names_the_digit_that_is_tied() {
    let (position, step) = technique(Code::from_static("0605")).unwrap().shown().unwrap();
    let text = english(&ShownStep::new(&position, &step).sentences[1].message);
    assert!(text.starts_with("In rows 6 and 9, 8 can only go in these four cells"), "{text}");
}

/// Neither link of a dual empty rectangle says that a cell removes itself.
#[test]
fn each_link_of_a_dual_empty_rectangle_has_its_own_target() {
    let (position, step) = technique(Code::from_static("0405")).unwrap().shown().unwrap();
    let shown = ShownStep::new(&position, &step);
    assert_eq!(
        english(&shown.sentences[1].message),
        "If 8 is in r1c4, it is ruled out in r8c4: column 4 has it only once."
    );
}

/// Cells that share no house, and different digits: the rule is the reason.
#[test]
fn a_proof_names_the_rule_by_which_candidates_exclude_each_other() {
    let told = |board: &str, givens: &str, line: &str, at: usize| {
        let mut position = Position::wide(&Grid::read(board.parse().unwrap(), givens).unwrap());
        loop {
            let options = Options { extras: false, ..Options::default() };
            let step = next_step(&position, options).step().unwrap();
            if step.to_string() == line {
                return english(&step.explain(&position).sentences[at].message);
            }
            position.apply(&step);
        }
    };
    let knight = "......6.2....35...3..1..5............8....9..9...81.....1..7..........1.7...18...";
    assert_eq!(
        told("9x9+anti-knight", knight, "Naked Single: r5c6=3", 1),
        "r3c5 rules out 6 in r5c6, since they are a knight's move apart."
    );
    assert_eq!(
        told("9x9+anti-knight", knight, "Finned Franken Swordfish: 7 c28b5 r245 fr36c2 => r5c3<>7", 2),
        "If 7 is in r3c2 or r6c2, it is ruled out in r5c3, since they share a house or they are a knight's \
         move apart."
    );
    let pairs = "4.................27.......1..2..3...3.......7..4.........7..8...5....73.97.....6";
    let remote = "Remote Pair: 4/8 in r2c5,r3c7,r9c56 => r7c7<>4, r2c7,r3c46,r5c6<>8";
    assert_eq!(
        told("9x9+anti-knight", pairs, remote, 1),
        "r2c5 sees r3c7, since they are a knight's move apart."
    );
    let neighbours = "..4.27.......9.......6.........6.....2.7...........9....19586.....3.2...2....6.79";
    let chain = "Discontinuous Nice Loop: 1/2/5 r3c7 =2= r2c7 -1- r1c7 -5 => r3c7<>5";
    assert_eq!(
        told("9x9+non-consecutive", neighbours, chain, 3),
        "If 2 is in r2c7, 1 is ruled out in r1c7, since neighbours can't hold consecutive digits."
    );
    let marked = "9x9+extra:r2c2,r2c8,r8c2,r8c8,r5c5+odd:r1c1,r1c5,r9c9+even:r1c2,r5c1";
    let odd = "..5.3....6....7...9.....3.5.8.5.......6..15........2638.1..9.463............1....";
    assert_eq!(
        told(marked, odd, "Hidden Single: r8c9=2", 2),
        "r9c9 can't be 2, since a circle marks an odd digit."
    );
    let region = "..2........78.613...8.3..2.7..21...........7..3......2..17...5..8......64....9...";
    assert_eq!(
        told(marked, region, "Turbot Fish: 4 r2c9 =4= r2c2 -4- r8c8 =4= r7c7 => r1c7<>4", 1),
        "If 4 is in r2c2, it is ruled out in r8c8, since they are in one extra region."
    );
}
