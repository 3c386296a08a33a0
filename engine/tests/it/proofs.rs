//! Proofs are checked sentence by sentence, on every technique's example, along solve paths of boards with
//! all kinds of rules, and with sentences that are false.

use nonet_engine::generate::{GenerateError, generate};
use nonet_engine::human::{
    Code, Explanation, Ground, LADDER, Next, Options, Position, Sentence, Step, Technique, Tier, Wide,
    next_step, notation, technique,
};
use nonet_engine::message::{Arg, Message};
use nonet_engine::{Digit, Grid, Recipe, verify};

use crate::samples::samples;

/// Panics with the whole proof if it has a gap.
fn check<G: Ground>(position: &Position<G>, step: &Step) {
    let proof = step.explain(position);
    if let Err(doubt) = verify::proof(position, step, &proof) {
        let told: Vec<String> = proof.sentences.iter().map(|said| said.message.to_string()).collect();
        panic!("{step}: {doubt}\nin {position}\n{}", told.join("\n"));
    }
}

#[test]
fn every_technique_proves_its_steps_in_all_examples() {
    let mut count = 0;
    for example in LADDER {
        let position = Position::read_wide(example.example).unwrap();
        for technique in LADDER {
            for step in technique.all(&position).iter().take(samples(4, 10)) {
                check(&position, step);
                count += 1;
            }
        }
    }
    assert!(count > 4_000, "{count}");
}

#[test]
fn proofs_hold_along_paths_of_all_boards() {
    let boards = [
        "9x9",
        "6x6",
        "7x7+jigsaw",
        "9x9+jigsaw",
        "9x9-diagonal",
        "9x9+windoku",
        "9x9+disjoint",
        "9x9+anti-knight",
        "9x9+anti-king",
        "9x9+non-consecutive+antidiagonal",
        "12x12",
    ];
    let (mut count, mut most) = (0, 0);
    for board in boards {
        for seed in 0..samples(1, 2) {
            let recipe: Recipe = format!("{board} master none carve {seed}").parse().unwrap();
            let puzzle = generate(&recipe).or_else(GenerateError::into_closest).unwrap();
            let mut position = Position::wide(&puzzle.givens);
            while let Next::Step(step) = next_step(&position, Options::default()) {
                check(&position, &step);
                count += 1;
                // Where there are singles, most other steps are the same a step later.
                if step.technique.tier > Tier::Easy {
                    for technique in LADDER {
                        let others = technique.all(&position);
                        others.iter().take(2).for_each(|other| check(&position, other));
                        most = most.max(others.len());
                        count += others.len().min(2);
                    }
                }
                position.apply(&step);
            }
        }
    }
    assert!(count > 1_000 && most > 10, "{count}");
}

/// Each refutation rests on those before it. A proof that tells them again for each never ends.
#[test]
fn a_nested_net_with_forty_refutations_is_told_and_proved() {
    let digits = ".........6..7........3....7.............8.7....49.........7.9.6........8..68...7.";
    let removed = "812 813 516 618 818 919 926 828 929 536 148 248 348 448 548 948 558 958 168 268 368 568";
    let grid = Grid::read("9x9+non-consecutive".parse().unwrap(), digits).unwrap();
    let position = Position::<Wide>::of_game(&grid, [], notation::candidates(removed).unwrap());
    let technique = technique(Code::from_static("1305")).unwrap();
    let steps = technique.all(&position);
    let step = steps.iter().find(|step| step.outcome() == "r6c9<>2").unwrap();
    let proof = step.explain(&position);
    assert_eq!(proof.sentences.iter().filter(|said| said.message.id() == "then_not").count(), 41);
    check(&position, step);
}

/// How to make an argument false.
enum Change {
    /// Leaves the last item out.
    Less,
    /// The next digit.
    Digit,
    /// The next house of its kind.
    House,
    /// Another text.
    Text(&'static str),
    /// One more.
    Number,
}

impl Change {
    fn of(&self, arg: &Arg) -> Arg {
        match (self, arg) {
            (Self::Less, Arg::List(all)) => Arg::List(all[..all.len() - 1].to_vec()),
            (Self::Digit, Arg::List(all)) => Arg::List(
                all.iter()
                    .enumerate()
                    .map(|(at, one)| if at == 0 { self.of(one) } else { one.clone() })
                    .collect(),
            ),
            (Self::House, Arg::List(all)) => Arg::List(all.iter().map(|one| self.of(one)).collect()),
            (Self::Digit, Arg::Text(text)) => {
                let value = text.parse::<u8>().unwrap();
                Digit::new(value % 9 + 1).unwrap().into()
            }
            (Self::House, Arg::Message(house)) => {
                changed(house, &["number", "numbers"], &Self::Number).into()
            }
            (Self::Number, Arg::List(all)) => Arg::List(all.iter().map(|one| self.of(one)).collect()),
            (Self::Number, Arg::Number(number)) => Arg::Number(number % 9 + 1),
            (Self::Text(text), Arg::Text(_)) => (*text).into(),
            (Self::Text(_), Arg::Message(reason)) => changed(reason, &["rule"], self).into(),
            _ => panic!("{arg}"),
        }
    }
}

/// The message with one of these arguments changed.
fn changed(message: &Message, names: &[&str], change: &Change) -> Message {
    let signature = message.args().fold(message.id().to_owned(), |all, (name, _)| format!("{all} {name}"));
    let mut other = Message::declared(signature.leak());
    for (name, arg) in message.args() {
        other.push(if names.contains(&name) { change.of(arg) } else { arg.clone() });
    }
    assert_ne!(&other, message);
    other
}

/// The proof of a technique's example, with a change in the first sentence of that name.
fn planted(technique: &Technique, id: &str, arg: &str, change: &Change) -> (usize, verify::Doubt) {
    let (position, step) = technique.shown().unwrap();
    let mut proof = step.explain(&position);
    let at = proof.sentences.iter().position(|said| said.message.id() == id).expect(id);
    let message = changed(&proof.sentences[at].message, &[arg], change);
    proof.sentences[at].message = message;
    (at, verify::proof(&position, &step, &proof).expect_err(id))
}

#[test]
fn false_sentences_are_found() {
    let planted_ones = [
        // The technique, the sentence, what is changed in it, and what is found missing.
        ("0000", "full_house_digit", "digit", Change::Digit, "the digit is the only missing one"),
        ("0200", "naked_subset_cells", "digits", Change::Digit, "the cells have exactly these candidates"),
        (
            "0400",
            "chain_strong_house",
            "house",
            Change::House,
            "the digit has exactly these places in the house",
        ),
        ("0400", "chain_weak_house", "house", Change::House, "the cells are in this house"),
        ("0800", "wing_pincer", "shared", Change::Digit, "the cells have exactly these candidates"),
        (
            "0300",
            "fish_uses_up",
            "cover",
            Change::House,
            "each candidate has a room for each need that it meets",
        ),
        ("0600", "rectangle_deadly", "digits", Change::Digit, "the others hold nothing else"),
        ("0603", "rectangle_deadly", "cells", Change::Less, "the digits can be swapped"),
        ("0610", "bug_two_solutions", "digit", Change::Digit, "all else has two candidates and two places"),
        ("0611", "bug_extra", "cells", Change::Less, "all else has two candidates and two places"),
        ("0612", "rectangle_subset", "extra", Change::Digit, "there are as many cells as digits"),
        ("0613", "bug_side", "digit", Change::Digit, "the digit has exactly these places in the house"),
        (
            "0520",
            "guardian_places",
            "guardians",
            Change::Less,
            "all neighbours share a house with no places but them and the guardians",
        ),
        ("0621", "rectangle_deadly", "cells", Change::Less, "the digits can be swapped"),
        ("0624", "rectangle_side", "others", Change::Digit, "these are the digits of the pattern"),
        ("0631", "extended_deadly", "lines", Change::House, "each line has as many of the cells as digits"),
        ("0632", "extended_deadly", "digits", Change::Digit, "this follows from what was said"),
        ("0920", "pair_starves", "left", Change::Digit, "the cells have exactly these candidates"),
        ("0930", "tridagon_cells", "digits", Change::Digit, "the cells have no other candidates"),
        (
            "0930",
            "tridagon_orders",
            "boxes",
            Change::House,
            "each box has three cells in different rows and columns",
        ),
        ("1101", "sue_de_coq_once", "house", Change::House, "the places of the digits lie in the house"),
        ("1303", "forced_in_house", "from", Change::Less, "these cells rule out the places"),
        ("1501", "exocet_room", "boxes", Change::House, "the digit does not fit in all lines outside"),
        ("1503", "counted_sum", "count", Change::Number, "the counts add up"),
        ("0901", "at_least_one", "cells", Change::Less, "this follows from what was said"),
        ("0300", "outcome_removed", "digit", Change::Digit, "the step changes something"),
        ("0400", "outcome_removed", "cells", Change::Less, "the last sentence is what the step does"),
    ];
    for (code, id, arg, change, missing) in planted_ones {
        let technique = technique(Code::from_static(code)).unwrap();
        let (at, doubt) = planted(technique, id, arg, &change);
        assert!(doubt.missing == missing && doubt.sentence >= at, "{id}: {doubt}");
    }
}

/// A step of another board whose proof has a sentence of that name.
fn with_sentence(board: &str, id: &str) -> (Position<Wide>, Step, Explanation, usize) {
    for seed in 0..20 {
        let recipe: Recipe = format!("{board} master none carve {seed}").parse().unwrap();
        let puzzle = generate(&recipe).or_else(GenerateError::into_closest).unwrap();
        let mut position = Position::wide(&puzzle.givens);
        while let Next::Step(step) = next_step(&position, Options::default()) {
            let proof = step.explain(&position);
            if let Some(at) = proof.sentences.iter().position(|said| said.message.id() == id) {
                return (position, step, proof, at);
            }
            position.apply(&step);
        }
    }
    panic!("{id}");
}

#[test]
fn a_false_reason_is_found() {
    let (position, step, mut proof, at) = with_sentence("9x9+anti-knight", "sees_by_rule");
    let false_reason = changed(&proof.sentences[at].message, &["reason"], &Change::Text("anti-king"));
    proof.sentences[at].message = false_reason;
    let doubt = verify::proof(&position, &step, &proof).unwrap_err();
    assert_eq!((doubt.sentence, doubt.missing), (at, "these rules keep the candidates apart"));
}

#[test]
fn a_proof_needs_its_last_inference() {
    let without = |code: &'static str, id: &str| {
        let technique = technique(Code::from_static(code)).unwrap();
        let (position, step) = technique.shown().unwrap();
        let mut proof = step.explain(&position);
        let is_other = |said: &Sentence| said.message.id() != id;
        let count = proof.sentences.len();
        proof.sentences.retain(is_other);
        assert!(proof.sentences.len() < count, "{id}");
        verify::proof(&position, &step, &proof).is_err()
    };
    assert!(without("0901", "at_least_one"));
    assert!(without("0300", "fish_uses_up"));
    assert!(without("0701", "chain_ends_digit"));
    assert!(without("0200", "naked_subset_elsewhere"));
    assert!(without("1302", "forcing_same"));
    assert!(without("0002", "hidden_single_seen"));
    assert!(without("1201", "then_no_place"));
    assert!(without("1201", "outcome_removed"));
}
