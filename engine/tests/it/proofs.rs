//! What proofs say is true in the position: named places are there, cells that see each other do, and
//! the closing sentence is about the cells that lose the digit. Checks every technique in its example,
//! and the techniques of chains and almost locked sets also in other positions.

use nonet_engine::generate::{GenerateError, generate};
use nonet_engine::human::{Candidate, Ground, LADDER, Next, Options, Position, Step, Tier, next_step};
use nonet_engine::message::{Arg, Message};
use nonet_engine::{Cell, Digit, Geometry, Recipe};

use crate::samples::samples;

/// A message with its arguments by name.
struct Said<'a> {
    geometry: &'static Geometry,
    message: &'a Message,
}

impl Said<'_> {
    fn arg(&self, name: &str) -> Option<&Arg> {
        self.message.args().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    fn cells(&self, name: &str) -> Vec<Cell> {
        let cell = |arg: &Arg| match arg {
            Arg::Text(text) => self.geometry.cells().find(|&cell| self.geometry.name(cell) == text.as_ref()),
            _ => None,
        };
        match self.arg(name) {
            Some(Arg::List(all)) => all.iter().filter_map(cell).collect(),
            Some(one) => cell(one).into_iter().collect(),
            None => Vec::new(),
        }
    }

    fn digit(&self, name: &str) -> Option<Digit> {
        match self.arg(name)? {
            Arg::Text(text) => Digit::from_symbol(text.chars().next()?),
            Arg::Number(number) => Digit::new(u8::try_from(*number).ok()?),
            _ => None,
        }
    }
}

/// Panics if a sentence of the proof is false.
fn check<G: Ground>(position: &Position<G>, step: &Step) {
    let geometry = position.ground().geometry();
    let sees = |one: Cell, other: Cell| geometry.peers(one).contains(&other);
    let has = |cell, digit| position.has(Candidate::new(cell, digit));
    let mut closed: Vec<Candidate> = Vec::new();
    let explanation = step.explain(position);
    let mut closings = 0;
    for sentence in &explanation.sentences {
        let said = Said { geometry, message: &sentence.message };
        let why = format!("{step}: {}", sentence.message);
        let places = |digit: &str, cells: &str| {
            let digit = said.digit(digit).expect("a digit");
            let cells = said.cells(cells);
            assert!(!cells.is_empty(), "{why}");
            cells.iter().for_each(|&cell| assert!(has(cell, digit), "{why}"));
            (digit, cells)
        };
        match sentence.message.id() {
            "chain_weak_house" | "chain_weak_seen" => {
                let [(_, from), (_, to)] = ["from", "to"].map(|cells| places("digit", cells));
                assert!(from.iter().all(|&one| to.iter().all(|&other| sees(one, other))), "{why}");
            }
            "chain_strong_house" => {
                places("digit", "from");
                places("digit", "to");
            }
            "chain_strong_set" => {
                let set = said.cells("set");
                for (digit, cells) in [places("digit", "from"), places("other", "to")] {
                    let all = set.iter().copied().filter(|&cell| has(cell, digit)).collect::<Vec<_>>();
                    assert_eq!(cells, all, "{why}");
                }
            }
            "chain_ends_digit" => {
                let [(_, first), (_, last)] = ["first", "last"].map(|cells| places("digit", cells));
                assert!(first.iter().all(|cell| !last.contains(cell)), "{why}");
                assert!(!first.iter().all(|&one| last.iter().all(|&other| sees(one, other))), "{why}");
            }
            "at_least_one" => {
                let (digit, holders) = places("digit", "cells");
                let is_seen = |at: &&Candidate| holders.iter().all(|&holder| sees(holder, at.cell));
                let own = step.eliminations.iter().filter(|at| at.digit == digit).filter(is_seen);
                let before = closed.len();
                closed.extend(own.copied());
                assert!(closed.len() > before, "{why}");
                closings += 1;
            }
            "remote_pair_cells" => {
                assert!(said.cells("cells").windows(2).all(|pair| sees(pair[0], pair[1])), "{why}");
            }
            "remote_pair_branches" => {
                let cells = said.cells("cells");
                let is_joined = |at: usize| cells[..at].iter().any(|&before| sees(before, cells[at]));
                assert!((1..cells.len()).all(is_joined), "{why}");
            }
            "colour_wrap" => {
                let cells = said.cells("cells");
                assert!(sees(cells[0], cells[1]) && cells.len() == 2, "{why}");
            }
            _ => {}
        }
    }
    // Almost locked sets close for each candidate. A place that is certain has another sentence.
    let is_certain =
        explanation.sentences.iter().filter(|said| said.message.id() == "outcome_placed").count();
    if ["0901", "0902", "0903", "0904"].contains(&step.technique.code.to_string().as_str()) && is_certain == 0
    {
        assert!(closings > 0 && step.eliminations.iter().all(|at| closed.contains(at)), "{step}");
    }
}

#[test]
fn what_proofs_say_is_true() {
    let mut count = 0;
    for example in LADDER {
        let position = Position::read(example.example).unwrap();
        example.all(&position).iter().take(20).for_each(|step| check(&position, step));
        let others = LADDER.iter().filter(|known| (Tier::Hard..=Tier::Expert).contains(&known.tier));
        for known in others {
            for step in known.all(&position).iter().take(3) {
                check(&position, step);
                count += 1;
            }
        }
    }
    assert!(count > 1000, "{count}");
}

#[test]
fn what_proofs_say_is_true_on_boards_with_more_rules() {
    let mut count = 0;
    for board in
        ["9x9-diagonal", "9x9+windoku", "9x9+anti-knight", "9x9+non-consecutive+antidiagonal", "7x7+jigsaw"]
    {
        for seed in 0..samples(1, 5) {
            let recipe: Recipe = format!("{board} master none carve {seed}").parse().unwrap();
            let puzzle = generate(&recipe).or_else(GenerateError::into_closest).unwrap();
            let mut position = Position::wide(&puzzle.givens);
            while let Next::Step(step) = next_step(&position, Options::default()) {
                check(&position, &step);
                // Where there are singles, most other steps are the same a step later.
                if step.technique.tier > Tier::Easy {
                    let others = LADDER.iter().filter(|known| known.tier <= Tier::Expert);
                    for other in others.filter_map(|known| known.first(&position)) {
                        check(&position, &other);
                        count += 1;
                    }
                }
                position.apply(&step);
            }
        }
    }
    assert!(count > 100, "{count}");
}
