//! Every reader: hostile text gives an error and never a panic. Whatever can be read
//! survives writing and reading unchanged.

use std::str::FromStr;

use nonet::game::board::Board;
use nonet::game::moves::{Move, execute};
use nonet::game::save;
use nonet::library::Record;
use nonet::library::backup::{self, Backup};
use nonet::library::label::Label;
use nonet::library::link::{self, Content, Linked};
use nonet::session::settings::Settings;
use nonet::session::{read_givens, read_ratings};
use nonet_engine::formats::exchange;
use nonet_engine::formats::lines::{Lines, Splitter, without_number};
use nonet_engine::formats::{self, FORMATS, fields};
use nonet_engine::human::{Code, Position, notation};
use nonet_engine::play::{self, Game};
use nonet_engine::random::index;
use nonet_engine::rate::{Demand, FamilySet, Grade, read_tenths, tenths};
use nonet_engine::{Cell, Digit, Grid, Level, MAX_CELLS, MAX_DIGIT, Method, Recipe, Symmetry, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::boards;
use crate::case::{Case, Kind};
use crate::mutate::{self, noise_text, one_in, pick};
use crate::recipes;
use crate::texts;
use crate::variants;

pub(crate) static KIND: Kind = Kind { name: "readers", limit: 10, run };

/// A generator of valid texts, and the check of their reader.
type Reader = (fn(&mut ChaCha8Rng) -> String, fn(&str, &mut ChaCha8Rng));

const READERS: [Reader; 15] = [
    (variants::text, variants::read),
    (variants::text, variants::read),
    (texts::board, any_format),
    (texts::board, one_format),
    (texts::line, grid),
    (texts::list, splitter),
    (texts::record, any_field),
    (|rng| recipes::recipe(rng).to_string(), recipe),
    (texts::a_move, moves),
    (texts::settings, any_settings),
    (texts::position, positions),
    (texts::game, play_text),
    (texts::words, small),
    (a_link, links),
    (a_backup, backups),
];

/// A link to a game.
fn a_link(rng: &mut ChaCha8Rng) -> String {
    let content = if one_in(rng, 2) { Content::Whole } else { Content::Puzzle };
    link::write(&boards::game(rng), content, 0)
}

/// Reads a link, and as other texts are read.
fn links(text: &str, _: &mut ChaCha8Rng) {
    if let Ok(Linked::Game(game)) = link::read(text) {
        assert!(matches!(link::read(&link::write(&game, Content::Whole, 0)), Ok(Linked::Game(_))));
    }
    // The number of faults is no matter here.
    let _ = exchange::read(text);
}

/// A backup with a game.
fn a_backup(rng: &mut ChaCha8Rng) -> String {
    let save = save::save(&boards::game(rng), 0);
    backup::write(&Backup { games: vec![Record { save, label: Label::default() }], ..Backup::default() })
}

/// Reads a backup, and the saves that are left in it.
fn backups(text: &str, _: &mut ChaCha8Rng) {
    let games = backup::read(text).map(|backup| backup.games).unwrap_or_default();
    for Record { save, label } in &games {
        let mut written = String::new();
        label.write(&mut written);
        assert_eq!(Label::read(&written), *label);
        // A damaged save is no fault of the backup.
        let _ = save::load(save);
    }
}

fn run(case: &mut Case) {
    let (valid, read) = READERS[index(&mut case.rng, READERS.len())];
    let valid = valid(&mut case.rng);
    let text = match case.rng.random_range(0..10_u32) {
        0 => valid,
        1 => noise_text(&mut case.rng, 700),
        _ => mutate::text(&mut case.rng, &valid),
    };
    case.input(format!("{text:?}"));
    read(&text, &mut case.rng);
}

/// Reads a text; checks that the value survives writing and reading unchanged.
fn comes_back<T: FromStr + PartialEq + std::fmt::Debug + ToString>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    let written = value.to_string();
    assert_eq!(written.parse().ok().as_ref(), Some(&value), "written as {written:?}");
    Some(value)
}

fn a_variant(rng: &mut ChaCha8Rng) -> Variant {
    let all: Vec<Variant> = Variant::all().collect();
    pick(rng, &all)
}

fn any_format(text: &str, rng: &mut ChaCha8Rng) {
    let variant = one_in(rng, 2).then(|| a_variant(rng));
    if let Ok(grid) = formats::read(variant, text) {
        let written = formats::write_line(&grid);
        assert_eq!(formats::read(Some(grid.variant()), &written).as_ref(), Ok(&grid));
    }
}

fn one_format(text: &str, rng: &mut ChaCha8Rng) {
    let format = pick(rng, &FORMATS);
    let variant = one_in(rng, 2).then(|| a_variant(rng));
    let _ = (format.detect)(text);
    if let Ok(grid) = (format.read)(variant, text) {
        let written = (format.write)(&grid);
        assert_eq!((format.read)(Some(grid.variant()), &written).as_ref(), Ok(&grid), "{}", format.name);
    }
}

fn grid(text: &str, rng: &mut ChaCha8Rng) {
    let variant = a_variant(rng);
    match Grid::read(variant, text) {
        Ok(grid) => {
            assert_eq!(Grid::read(variant, &grid.to_string()).as_ref(), Ok(&grid));
            let _ = (grid.conflict(), grid.is_solved());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The lines of a file do not depend on how it is sliced.
fn splitter(text: &str, rng: &mut ChaCha8Rng) {
    let split = |slice: usize| {
        let (mut splitter, mut numbers, mut lines) = (Splitter::default(), Vec::new(), Lines::default());
        let mut keep = |number, line: &str| {
            numbers.push(number);
            lines.push(line);
        };
        text.as_bytes().chunks(slice.max(1)).for_each(|part| splitter.feed(part, &mut keep));
        splitter.end(&mut keep);
        (numbers, lines)
    };
    let (numbers, lines) = split(text.len());
    assert_eq!((numbers.clone(), lines.clone()), split(index(rng, text.len() + 1)));
    assert!(numbers.is_sorted() && numbers.len() <= text.split('\n').count());
    lines.iter().for_each(|line| assert!(without_number(line).len() <= line.len()));
}

fn any_field(text: &str, _: &mut ChaCha8Rng) {
    if let Some(value) = fields::find(text, "moves") {
        let mut written = String::new();
        fields::write(&mut written, "moves", value);
        // A carriage return at the end belongs to the line break, so it is not read.
        assert_eq!(fields::find(&written, "moves"), Some(value.strip_suffix('\r').unwrap_or(value)));
    }
    let _ = (fields::read::<u32>(text, "hints"), fields::read::<u64>(text, "moves"));
}

fn recipe(text: &str, _: &mut ChaCha8Rng) {
    if let Some(recipe) = comes_back::<Recipe>(text) {
        let _ = (recipe.fault(), recipe.givens_range(), recipe.demand_in_force());
    }
}

fn moves(text: &str, rng: &mut ChaCha8Rng) {
    if let Some(step) = comes_back::<Move>(text) {
        let _ = execute(&Board::new(boards::puzzle(rng).givens), &step);
    }
}

fn any_settings(text: &str, _: &mut ChaCha8Rng) {
    let settings = Settings::read(text);
    assert_eq!(Settings::read(&settings.write()), settings);
}

fn positions(text: &str, _: &mut ChaCha8Rng) {
    let _ = notation::candidates(text);
    if let Some(position) = Position::read(text) {
        let written = position.to_string();
        let again = Position::read(&written).map(|position| position.to_string());
        assert_eq!(again.as_ref(), Some(&written));
    }
}

/// Reads and plays a game. Undo leads back to its start, and its text keeps everything else.
fn play_text(text: &str, rng: &mut ChaCha8Rng) {
    let Ok(mut game) = text.parse::<Game>() else { return };
    let start = game.to_string();
    for _ in 0..10 {
        let (cell, digit) =
            (Cell::new(index(rng, MAX_CELLS)), Digit::from_index(index(rng, MAX_DIGIT.into())));
        let before = game.clone();
        let moves = [play::Move::Place(cell, digit), play::Move::Erase(cell), play::Move::Note(cell, digit)];
        if game.play(pick(rng, &moves)).is_err() {
            assert_eq!(game, before, "a refused move changed something");
        }
        let again: Game = game.to_string().parse().expect("the text of a game is one");
        assert_eq!(again.to_string(), game.to_string());
        assert!(again.conflicts().eq(game.conflicts()));
    }
    // Larger boards that are nearly empty are slow to solve, which is not a failure.
    if game.givens().geometry().side() <= 9 {
        let _ = (game.solve(), game.hint(), game.mistakes());
    }
    while game.undo() {}
    assert_eq!(game.to_string(), start);
}

/// The readers of a few characters.
fn small(text: &str, rng: &mut ChaCha8Rng) {
    comes_back::<Code>(text);
    if let Some(demand) = Demand::read(&text.split(' ').collect::<Vec<_>>()) {
        let written = demand.to_string();
        let words: Vec<&str> = written.split(' ').filter(|word| !word.is_empty()).collect();
        assert_eq!(Demand::read(&words), Some(demand));
        let _ = (demand.fault(), demand.is_met_by(&Grade { er: rng.random(), uses: demand.uses }));
    }
    if let Ok(families) = text.parse::<FamilySet>() {
        assert_eq!(families.to_string().parse(), Ok(families));
    }
    if let Some(rating) = read_tenths(text) {
        assert_eq!(read_tenths(&tenths(rating)), Some(rating));
    }
    let _ =
        (text.parse::<Level>(), text.parse::<Method>(), text.parse::<Symmetry>(), text.parse::<Variant>());
    let recipe = recipes::recipe(rng);
    let _ = (read_givens(text, &recipe), read_ratings(text, &recipe));
}
