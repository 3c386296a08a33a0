//! Tests of the part that holds the game, without a session.

use super::*;
use crate::game::colour::Colour;
use nonet_engine::generate;

fn play() -> Play {
    Play::new(Game::new(generate::starter(3)))
}

fn right(play: &Play) -> Digit {
    play.game().puzzle().solution.get(play.selected()).unwrap()
}

#[test]
fn play_begins_at_the_first_empty_cell_and_a_digit_key_works_there() {
    let mut play = play();
    let cell = play.selected();
    assert_eq!(play.game().board().content(cell).digit, None);
    let digit = right(&play);
    let place = Move::Place { cell, digit, clean: true };
    let one = |step: Move| Entry::Move(step, 1);
    assert_eq!(play.entry(digit, Mode::Digit, true), one(place.clone()));
    assert_eq!(play.entry(digit, Mode::Corner, true), one(Move::Note { cell, digit }));
    assert_eq!(play.entry(digit, Mode::Centre, true), one(Move::Centre { cell, digit }));
    let colour = Colour::of_key(digit).unwrap();
    assert_eq!(play.entry(digit, Mode::Colour, true), one(Move::Paint { cell, colour }));
    play.execute(&place, 0).unwrap();
    assert_eq!(play.entry(digit, Mode::Digit, true), one(Move::Clear { cell }));
    assert_eq!(play.entry(Digit::from_index(20), Mode::Digit, true), Entry::Nothing, "not on this board");
}

#[test]
fn undo_and_redo_select_the_cell_that_changes() {
    let mut play = play();
    let cell = play.selected();
    play.execute(&Move::Note { cell, digit: right(&play) }, 0).unwrap();
    for change in [Play::undo, Play::redo] {
        play.step(Step::Last);
        assert_eq!(change(&mut play).unwrap()[0].cell, cell);
        assert_eq!(play.selected(), cell);
    }
    assert_eq!(play.redo(), None);
}

#[test]
fn a_game_that_was_begun_becomes_the_previous_one() {
    let mut play = play();
    let other = || Game::new(generate::starter(4));
    play.install(other(), 0);
    assert!(play.previous().is_none(), "the first game has no moves");
    play.execute(&Move::Note { cell: play.selected(), digit: right(&play) }, 0).unwrap();
    play.count_revision(GameId(1), Moment::default());
    let begun = play.game().clone();
    assert_eq!(play.install(other(), 0).board(), begun.board());
    assert_eq!(play.game().revision, 1, "the revision never goes backwards");
    assert!(play.take_previous().is_some() && play.previous().is_none());
}

#[test]
fn a_stored_game_is_adopted() {
    let mut play = play();
    let mut stored = play.game().clone();
    stored.play(Move::Note { cell: play.selected(), digit: right(&play) }).unwrap();
    stored.revision = 2;
    assert_eq!(play.adopt(stored.clone()), Adopted { is_other: false, is_moved: true });
    let other = Game::new(generate::starter(5));
    assert_eq!(play.adopt(other), Adopted { is_other: true, is_moved: true });
    assert_eq!(play.game().revision, 2, "it never goes backwards");
}

/// The empty cells of the game.
fn empty(play: &Play) -> Vec<Cell> {
    play.game().board().digits().empty_cells().collect()
}

fn select(play: &mut Play, cells: &[Cell]) {
    play.select(cells[0]);
    cells[1..].iter().for_each(|&cell| play.pick(cell, Pick::Add, 0));
}

fn enter(play: &mut Play, digit: Digit, mode: Mode) {
    let Entry::Move(step, _) = play.entry(digit, mode, true) else { panic!("no move") };
    play.execute(&step, 0).unwrap();
}

#[test]
fn one_entry_for_several_cells_adds_first_and_then_removes() {
    let mut play = play();
    let cells = empty(&play)[..3].to_vec();
    let two = Digit::from_index(1);
    select(&mut play, &cells[..1]);
    enter(&mut play, two, Mode::Corner);
    select(&mut play, &cells);
    let noted = |play: &Play| {
        cells.iter().filter(|&&cell| play.game().board().content(cell).notes.contains(two)).count()
    };
    enter(&mut play, two, Mode::Corner);
    assert_eq!(noted(&play), 3, "one had it already");
    enter(&mut play, two, Mode::Corner);
    assert_eq!(noted(&play), 0);
    play.undo();
    assert_eq!(noted(&play), 3);
    play.undo();
    assert_eq!(noted(&play), 1, "one entry is one undo");
}

#[test]
fn givens_take_colours_and_no_digits() {
    let mut play = play();
    let board = play.game().board().clone();
    let given = board.geometry().cells().find(|&cell| board.is_given(cell)).unwrap();
    let open = empty(&play)[0];
    select(&mut play, &[given, open]);
    let one = Digit::from_index(0);
    let note = Move::Note { cell: open, digit: one };
    assert_eq!(play.entry(one, Mode::Corner, true), Entry::Move(note, 1));
    enter(&mut play, one, Mode::Colour);
    assert!([given, open].iter().all(|&cell| !play.game().board().content(cell).colours.is_empty()));
    play.select(given);
    assert_eq!(play.entry(one, Mode::Digit, true), Entry::Light(one));
}

#[test]
fn a_drag_selects_what_it_passes_and_takes_back_what_it_began_on() {
    let mut play = play();
    let at = Cell::new;
    let cells = |play: &Play| play.selection().cells().to_vec();
    play.pick(at(0), Pick::Only, 0);
    play.pick(at(3), Pick::Over, 0);
    assert_eq!(cells(&play), [0, 1, 2, 3].map(at));
    play.pick(at(1), Pick::Toggle, 0);
    play.pick(at(3), Pick::Over, 0);
    assert_eq!(cells(&play), [at(0)]);
    assert!(play.toggle_picking());
    play.pick(at(8), Pick::Only, 0);
    assert_eq!(cells(&play), [0, 8].map(at), "without a drag and without keys");
    play.pick(at(8), Pick::Only, 0);
    assert_eq!(cells(&play), [at(0)]);
}

#[test]
fn two_quick_taps_select_what_is_alike() {
    let mut play = play();
    let board = play.game().board().clone();
    let (given, digit) = board.digits().filled().next().unwrap();
    let alike: Vec<Cell> =
        board.digits().filled().filter(|(_, other)| *other == digit).map(|(cell, _)| cell).collect();
    play.pick(given, Pick::Only, 1_000);
    play.pick(given, Pick::Only, 1_000 + DOUBLE_TAP);
    assert_eq!(play.selection().cells(), [given], "too slow");
    play.pick(given, Pick::Only, 1_100 + DOUBLE_TAP);
    assert_eq!(play.selection().cells(), alike);
    let open = empty(&play);
    select(&mut play, &open[2..4]);
    enter(&mut play, digit, Mode::Centre);
    play.pick(open[3], Pick::Only, 9_000);
    play.pick(open[3], Pick::Only, 9_001);
    assert_eq!(play.selection().cells(), &open[2..4], "with the same notes");
}

#[test]
fn erasing_goes_layer_by_layer() {
    let mut play = play();
    let cell = empty(&play)[0];
    play.select(cell);
    let digit = right(&play);
    let other = Digit::all(9).find(|other| *other != digit).unwrap();
    for mode in [Mode::Colour, Mode::Centre, Mode::Corner] {
        enter(&mut play, digit, mode);
    }
    let Entry::Move(strike, 1) = play.strike_entry(other) else { panic!() };
    play.execute(&strike, 0).unwrap();
    enter(&mut play, digit, Mode::Digit);
    let mut left = Vec::new();
    while let Entry::Move(step, _) = play.erase_entry() {
        play.execute(&step, 0).unwrap();
        let content = play.game().board().content(cell);
        left.push((
            content.digit.is_some(),
            content.notes.len() + content.centre.len(),
            content.removed.len(),
            content.colours.is_empty(),
        ));
    }
    assert_eq!(left, [(false, 2, 1, false), (false, 0, 1, false), (false, 0, 0, false), (false, 0, 0, true)]);
}

#[test]
fn a_colour_is_bound_to_a_digit_and_cleared_everywhere() {
    let mut play = play();
    let digit = right(&play);
    play.light(digit, true);
    play.escape();
    play.light(digit, true);
    let key = Digit::from_index(5);
    let Entry::Move(step, _) = play.long_colour_entry(key) else { panic!() };
    play.execute(&step, 0).unwrap();
    let shown = |play: &Play| {
        let board = play.game().board();
        board.geometry().cells().filter(|&cell| !board.content(cell).shown_colours().is_empty()).count()
    };
    let placed = |play: &Play| 9 - play.game().board().left(digit);
    assert_eq!(shown(&play), placed(&play));
    enter(&mut play, digit, Mode::Digit);
    assert_eq!(shown(&play), placed(&play), "a digit placed later has the colour, too");
    play.escape();
    let Entry::Move(step, _) = play.long_colour_entry(key) else { panic!() };
    play.execute(&step, 0).unwrap();
    assert_eq!(shown(&play), 0);
    assert_eq!(play.long_colour_entry(key), Entry::Nothing);
}

#[test]
fn escape_takes_back_one_thing_at_a_time() {
    let mut play = play();
    let cells = empty(&play);
    select(&mut play, &cells[..2]);
    play.light(Digit::from_index(0), false);
    play.escape();
    assert!(play.lit().is_none() && play.selection().cells().len() == 2);
    play.escape();
    assert_eq!(play.selection().cells(), [play.selected()]);
    play.escape();
    assert!(play.selection().cells().is_empty());
    assert_eq!(play.entry(Digit::from_index(3), Mode::Digit, true), Entry::Light(Digit::from_index(3)));
}
