//! A sentence and its marks are about the same cells: what a sentence names is drawn while it is
//! read, and what is drawn with it is what it names.

use std::collections::BTreeSet;

use nonet_engine::human::{
    Cells, Code, Ground, LADDER, LinkKind, Mark, Position, Role, Sentence, ShownStep, Step, Tier, technique,
};
use nonet_engine::message::{Arg, Message};
use nonet_engine::{Cell, DigitSet, Geometry};

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
        let fault = |what: &str, cells: &[Cell]| {
            let cells: Vec<String> = cells.iter().map(|&cell| geometry.name(cell)).collect();
            format!("{} {what} {cells:?}: {message}", step.technique.code)
        };
        drawn.extend(sentence.marks.iter().flat_map(|mark| marked(geometry, mark, false)));
        let undrawn: Vec<Cell> = named.cells.difference(&drawn).copied().collect();
        if !undrawn.is_empty() {
            faults.push(fault("names without a mark", &undrawn));
        }
        let exact: BTreeSet<Cell> =
            sentence.marks.iter().flat_map(|mark| marked(geometry, mark, true)).collect();
        let is_unnamed = |cell: &Cell| !named.cells.contains(cell) && !named.in_houses.contains(cell);
        let unnamed: Vec<Cell> = exact.into_iter().filter(is_unnamed).collect();
        if !unnamed.is_empty() && !UNNAMED.contains(&message.id()) {
            faults.push(fault("marks without a name", &unnamed));
        }
    }
    faults
}

#[test]
fn a_sentence_and_its_marks_are_about_the_same_cells() {
    let mut count = 0;
    let mut all: BTreeSet<String> = BTreeSet::new();
    for known in LADDER.iter().filter(|known| !known.is_for_clues()) {
        let position = Position::read(known.example).unwrap();
        let others = LADDER.iter().filter(|other| other.tier <= Tier::Expert);
        let others = others.flat_map(|other| other.all(&position).into_iter().take(3));
        for step in known.all(&position).into_iter().take(20).chain(others) {
            all.extend(faults(&position, &step));
            count += 1;
        }
    }
    assert!(count > 1000, "{count}");
    assert!(all.is_empty(), "{} {all:#?}", all.len());
}

/// The step of a technique's example.
fn example(code: &str) -> ShownStep {
    let (position, step) = technique(code.parse().unwrap()).unwrap().shown().unwrap();
    ShownStep::new(&position, &step)
}

/// The sentences with this message.
fn sentences<'a>(step: &'a ShownStep, id: &'a str) -> impl Iterator<Item = &'a Sentence> {
    step.sentences.iter().filter(move |sentence| sentence.message.id() == id)
}

/// The ends of the weak links of a sentence.
fn weak(sentence: &Sentence) -> Vec<[Cells; 2]> {
    let ends = sentence.marks.iter().filter_map(|mark| match mark {
        Mark::Link(link) if link.kind == LinkKind::Weak => Some([link.from.cells, link.to.cells]),
        _ => None,
    });
    ends.collect()
}

/// The role and the cells of each set of cells that a sentence marks.
fn framed(sentence: &Sentence) -> Vec<(Role, Cells)> {
    let cells = sentence.marks.iter().filter_map(|mark| match *mark {
        Mark::Cells(role, cells) => Some((role, cells)),
        _ => None,
    });
    cells.collect()
}

#[test]
fn two_clusters_have_four_colours_and_their_clash_is_drawn() {
    for (code, clash) in [("0502", "multi_colours_clash"), ("0503", "multi_colours_wrong")] {
        let step = example(code);
        let of = |role: Role| {
            let marks = step.sentences.iter().flat_map(|sentence| &sentence.marks);
            marks.fold(Cells::EMPTY, |all, mark| match *mark {
                Mark::Candidates(known, _, cells) if known == role => all | cells,
                _ => all,
            })
        };
        let colours = [Role::ColourA, Role::ColourB, Role::ColourC, Role::ColourD].map(of);
        for (at, &one) in colours.iter().enumerate() {
            assert!(!one.is_empty() && !colours[..at].iter().any(|&other| one.meets(other)), "{code}");
        }
        let links: Vec<_> = sentences(&step, clash).flat_map(weak).collect();
        assert!(!links.is_empty(), "{code}");
        let [first, second] = [colours[0] | colours[1], colours[2] | colours[3]];
        for [from, to] in links {
            assert!(from.is_subset(first) && to.is_subset(second), "{code}: {from:?} {to:?}");
        }
    }
    let wrap = example("0501");
    assert!(sentences(&wrap, "colour_wrap").all(|sentence| weak(sentence).len() == 1));
}

#[test]
fn neighbouring_sets_have_different_marks() {
    for code in ["0901", "0902", "0903", "0904"] {
        let step = example(code);
        let sets: Vec<(Role, Cells)> = sentences(&step, "set_holds").flat_map(framed).collect();
        assert!(sets.len() > 1, "{code}");
        for pair in sets.windows(2) {
            assert_ne!(pair[0].0, pair[1].0, "{code}");
        }
    }
}

#[test]
fn a_chain_marks_the_sets_that_it_passes() {
    for code in ["0712", "0713", "0714"] {
        let step = example(code);
        let geometry = step.variant.geometry();
        let passing: Vec<&Sentence> = sentences(&step, "chain_strong_set").collect();
        assert!(!passing.is_empty(), "{code}");
        for sentence in passing {
            let [(Role::SetA | Role::SetB | Role::SetC, cells)] = framed(sentence)[..] else {
                panic!("{code}: {}", sentence.message)
            };
            let (_, Arg::List(set)) = sentence.message.args().find(|(name, _)| *name == "set").unwrap()
            else {
                panic!("{code}: {}", sentence.message)
            };
            let names: Vec<_> = cells.into_iter().map(|cell| Arg::Text(geometry.name(cell).into())).collect();
            assert_eq!(*set, names, "{code}");
        }
    }
}

#[test]
fn both_ends_of_a_chain_are_linked_to_the_only_candidate_that_they_rule_out() {
    let mut count = 0;
    for code in ["0707", "0710", "0713"] {
        let step = example(code);
        let [removed] = step.eliminations[..] else { continue };
        let touches = |ends: &[Cells; 2]| ends.iter().any(|cells| *cells == Cells::of(removed.cell));
        let links: Vec<_> = step.sentences.iter().flat_map(weak).filter(touches).collect();
        assert!(links.len() >= 2, "{code}: {links:?}");
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn almost_locked_sets_mark_the_digits_that_join_them() {
    let step = example("0901");
    let joint = sentences(&step, "als_xz_one").next().unwrap();
    let ends = weak(joint);
    let sets: Vec<(Role, Cells)> = sentences(&step, "set_holds").flat_map(framed).collect();
    let [[from, to]] = ends[..] else { panic!("{ends:?}") };
    assert!(from.is_subset(sets[0].1) && to.is_subset(sets[1].1), "{ends:?} {sets:?}");
    let marked = Mark::Candidates(Role::Focus, joint_digit(joint), from | to);
    assert!(joint.marks.contains(&marked), "{:?}", joint.marks);
}

/// The digit of a link of the sentence.
fn joint_digit(sentence: &Sentence) -> DigitSet {
    let digits = sentence.marks.iter().filter_map(|mark| match mark {
        Mark::Link(link) => Some(link.from.digit),
        _ => None,
    });
    digits.collect()
}

/// What is only true if a refuted candidate is, is not drawn after that.
#[test]
fn a_refutation_takes_its_marks_with_it() {
    let (position, step) = technique(Code::from_static("1305")).unwrap().shown().unwrap();
    let shown = ShownStep::new(&position, &step);
    let is_detail = |place: usize| shown.sentences[place].is_detail;
    let first = (0..shown.sentences.len()).find(|&place| is_detail(place)).expect("a refutation");
    let end = (first..shown.sentences.len()).find(|&place| !is_detail(place)).unwrap();
    let count = |place| shown.marks_up_to(place).count();
    let own = |places: std::ops::Range<usize>| {
        places.map(|place| shown.sentences[place].marks.len()).sum::<usize>()
    };
    assert_eq!(count(end - 1), own(0..end));
    assert_eq!(count(end), own(0..first - 1) + own(end..end + 1));
}
