//! The crate has an English text for every message of the engine.

use nonet_engine::english::{TextError, Texts};
use nonet_engine::human::{LADDER, Position, ShownStep, clue_name, house_name, technique};
use nonet_engine::message::Message;
use nonet_engine::rate::Family;
use nonet_engine::rules::{Clue, Constraint, KINDS, Takes};
use nonet_engine::{Cell, HouseKind, Variant, messages};

messages! {
    fn left(count: usize, inner: Message);
    fn made_of(items: Vec<usize>);
    fn unknown();
}

/// Panics if the message has no English text.
fn check(message: &Message) {
    let text = message.to_english();
    assert_ne!(text, message.to_string());
    assert!(!text.contains(['{', '}', '$']) && !text.contains(char::is_control), "{message}: {text}");
}

#[test]
fn every_step_is_explained_in_english() {
    for technique in LADDER {
        check(&technique.code.lesson());
        assert_eq!(technique.code.name().to_english(), technique.name);
        assert_eq!(technique.code.english_name().to_english(), technique.name);
        let position = Position::read_wide(technique.example).unwrap();
        for step in technique.all(&position).iter().take(30) {
            let shown = ShownStep::new(&position, step);
            let sentences = shown.sentences.iter().map(|sentence| &sentence.message);
            sentences.chain([&shown.look.message, &shown.drawn]).for_each(check);
        }
    }
}

#[test]
fn families_and_houses_have_english_names() {
    for family in Family::all() {
        assert_eq!(family.title().to_english(), family.name());
    }
    let windoku: Variant = "9x9+windoku+diagonal".parse().unwrap();
    for house in windoku.geometry().houses() {
        check(&house_name(house.kind.name(), house.number + 1));
    }
    assert_eq!(house_name(HouseKind::Row.name(), 3).to_english(), "row 3");
}

/// Constraints of every kind at the same place: without a value and with one, where both may be.
fn one_of_each_kind() -> Vec<Constraint> {
    let column = |column: usize| (0..4).map(move |row| Cell::new(9 * row + column));
    let constraint = |kind: &'static str, takes| {
        let Takes::Clue(Clue { cells: [_, most], has_head, values: [least_values, most_values], .. }) = takes
        else {
            let count = usize::from(matches!(takes, Takes::Marks | Takes::Cells)) * 4;
            return vec![Constraint::new(kind, column(1).take(count)).unwrap()];
        };
        let with = |values: &[u16]| {
            let head = column(0).take(usize::from(has_head) * 4);
            Constraint::clue(kind, head, column(1).take(most.into()), values.iter().copied()).unwrap()
        };
        let counts = [least_values, most_values.min(least_values.max(1))].map(usize::from);
        let values = if counts[0] == counts[1] { &counts[..1] } else { &counts[..] };
        values.iter().map(|&count| with(&[8, 2][..count])).collect()
    };
    KINDS.iter().flat_map(|kind| constraint(kind.name, kind.takes)).collect()
}

#[test]
fn clues_have_english_names_of_their_own() {
    let all = one_of_each_kind();
    let names: Vec<_> = all.iter().map(|one| clue_name(one, Variant::CLASSIC.geometry())).collect();
    names.iter().for_each(check);
    let texts: Vec<String> = names.iter().map(Message::to_english).collect();
    for (at, text) in texts.iter().enumerate() {
        assert!(!texts[..at].contains(text), "{text} is {:?}, too", all[at]);
    }
    let told = |text: &str| {
        let variant: Variant = text.parse().unwrap();
        clue_name(&variant.rules().constraints()[0], variant.geometry()).to_english()
    };
    assert_eq!(told("9x9+killer:r1c1,r1c2=12"), "the cage of 12 in r1c1, r1c2");
    assert_eq!(told("9x9+thermo:r1c1-r5c1"), "the thermometer from r1c1 to r5c1");
    assert_eq!(told("9x9+sandwich:r3c9-r3c1=20"), "the sandwich of 20 in row 3");
    assert_eq!(told("9x9+sandwich:r1c4-r9c4=0"), "the sandwich of 0 in column 4");
    assert_eq!(
        told("9x9+quadruple:r1c1,r1c2,r2c1,r2c2=1,1,5"),
        "the quadruple 1, 1, 5 in r1c1, r1c2, r2c1, r2c2"
    );
    assert_eq!(told("9x9+arrow:r1c1/r1c2-r1c4"), "the arrow of r1c1 from r1c2 to r1c4");
}

#[test]
fn a_proof_has_one_sentence_a_line() {
    let (position, step) = technique("0300".parse().unwrap()).unwrap().shown().unwrap();
    let text = step.to_english(&position);
    assert!(text.starts_with("In rows 4 and 8, 6 can only go in columns 1 and 6.\n"), "{text}");
    assert_eq!(text.lines().count(), step.explain(&position).sentences.len());
}

#[test]
fn a_message_without_a_text_is_shown_as_data() {
    assert_eq!(left(2, unknown()).to_english(), "left(count: 2, inner: unknown)");
}

#[test]
fn texts_of_others_are_rendered() -> Result<(), TextError> {
    let mut texts = Texts::new();
    texts.add("left = { LOUD($inner, by: \"two\") }: { $count }\nunknown = a thing")?;
    assert!(texts.render(&left(2000, unknown())).is_err(), "a function is missing");
    texts.add_function("LOUD", |text, options| format!("{}{options:?}", text.to_uppercase()))?;
    assert_eq!(texts.render(&left(2000, unknown()))?, "A THING[(\"by\", \"two\")]: 2,000");
    assert!(texts.add("unknown = another thing").is_err(), "the name is taken");
    assert!(texts.add("unknown").is_err(), "no text");
    assert!(texts.add_function("LOUD", |text, _| text.to_owned()).is_err(), "the name is taken");
    texts.add("made_of = { CAP($nothing) }")?;
    assert!(texts.render(&made_of(vec![1, 2])).is_err(), "a variable is missing");
    let mut texts = Texts::new();
    texts.add("made_of = { CASE($items, form: \"of\") }")?;
    assert!(texts.render(&made_of(vec![1, 2])).is_err(), "no such form");
    Ok(())
}
