//! A sentence and its marks are about the same cells: what a sentence names is drawn while it is
//! read, and what is drawn with it is what it names.

use std::collections::BTreeSet;

use nonet_engine::human::{Ground, LADDER, Mark, Position, ShownStep, Step, Tier};
use nonet_engine::message::{Arg, Message};
use nonet_engine::{Cell, Geometry};

/// Sentences that mark cells without naming them.
const UNNAMED: [&str; 3] = [
    // "These cells" are those of the sentence before.
    "hidden_subset_nothing_else",
    // The places of the digits in the two sets, whose cells the sentences before name.
    "als_xz_one",
    "als_xz_two",
];

/// What a message names.
#[derive(Default)]
struct Named {
    cells: BTreeSet<Cell>,
    /// The cells of its houses.
    in_houses: BTreeSet<Cell>,
}

impl Named {
    fn read(geometry: &Geometry, message: &Message) -> Self {
        let mut named = Self::default();
        named.message(geometry, message);
        named
    }

    fn message(&mut self, geometry: &Geometry, message: &Message) {
        let args: Vec<(&str, &Arg)> = message.args().collect();
        if let [("kind", Arg::Text(kind)), rest @ ..] = &args[..] {
            let mut numbers = Vec::new();
            for (name, arg) in rest {
                match arg {
                    Arg::Number(number) if *name == "number" => numbers.push(*number),
                    Arg::List(all) => numbers.extend(all.iter().filter_map(|arg| match arg {
                        Arg::Number(number) => Some(*number),
                        _ => None,
                    })),
                    _ => {}
                }
            }
            let is_named = |house: &&nonet_engine::House| {
                house.kind.name() == kind.as_ref() && numbers.contains(&(house.number as u64 + 1))
            };
            let houses: Vec<_> = geometry.houses().iter().filter(is_named).collect();
            assert_eq!(houses.len(), numbers.len(), "{message}");
            self.in_houses.extend(houses.iter().flat_map(|house| house.cells.iter()));
            return;
        }
        args.into_iter().for_each(|(_, arg)| self.arg(geometry, arg));
    }

    fn arg(&mut self, geometry: &Geometry, arg: &Arg) {
        match arg {
            Arg::Text(text) => {
                self.cells.extend(geometry.cells().find(|&cell| geometry.name(cell) == text.as_ref()));
            }
            Arg::List(all) => all.iter().for_each(|arg| self.arg(geometry, arg)),
            Arg::Message(message) => self.message(geometry, message),
            Arg::Number(_) => {}
        }
    }
}

/// The cells of a mark. `is_exact`: without those of houses and arrows.
fn marked(geometry: &Geometry, mark: &Mark, is_exact: bool) -> Vec<Cell> {
    match *mark {
        Mark::Cells(_, cells) | Mark::Candidates(_, _, cells) => cells.into_iter().collect(),
        _ if is_exact => Vec::new(),
        Mark::Houses(_, houses) => {
            houses.into_iter().flat_map(|house| geometry.houses()[house].cells.iter().copied()).collect()
        }
        Mark::Link(link) => (link.from.cells | link.to.cells).into_iter().collect(),
    }
}

/// The faults of a step: what is named and not drawn, and the other way round.
fn faults<G: Ground>(position: &Position<G>, step: &Step) -> Vec<String> {
    let geometry = position.ground().geometry();
    let shown = ShownStep::new(position, step);
    let mut faults = Vec::new();
    let mut drawn: BTreeSet<Cell> = BTreeSet::new();
    for sentence in &shown.sentences {
        let message = &sentence.message;
        let named = Named::read(geometry, message);
        let fault = |what: &str, cells: Vec<String>| format!("{} {what} {cells:?}: {message}", message.id());
        let names = |cells: Vec<Cell>| cells.into_iter().map(|cell| geometry.name(cell)).collect::<Vec<_>>();
        drawn.extend(sentence.marks.iter().flat_map(|mark| marked(geometry, mark, false)));
        let undrawn: Vec<Cell> = named.cells.difference(&drawn).copied().collect();
        if !undrawn.is_empty() {
            faults.push(fault("names without a mark", names(undrawn)));
        }
        let exact: BTreeSet<Cell> =
            sentence.marks.iter().flat_map(|mark| marked(geometry, mark, true)).collect();
        let is_unnamed = |cell: &Cell| !named.cells.contains(cell) && !named.in_houses.contains(cell);
        let unnamed: Vec<Cell> = exact.into_iter().filter(is_unnamed).collect();
        if !unnamed.is_empty() && !UNNAMED.contains(&message.id()) {
            faults.push(fault("marks without a name", names(unnamed)));
        }
    }
    faults
}

#[test]
fn a_sentence_and_its_marks_are_about_the_same_cells() {
    let mut count = 0;
    let mut all: BTreeSet<String> = BTreeSet::new();
    for known in LADDER {
        let position = Position::read(known.example).unwrap();
        let others = LADDER.iter().filter(|other| other.tier <= Tier::Expert);
        let others = others.flat_map(|other| other.all(&position).into_iter().take(3));
        for step in known.all(&position).into_iter().take(20).chain(others) {
            all.extend(
                faults(&position, &step).into_iter().map(|fault| format!("{} {fault}", step.technique.code)),
            );
            count += 1;
        }
    }
    assert!(count > 1000, "{count}");
    assert!(all.is_empty(), "{} {all:#?}", all.len());
}
