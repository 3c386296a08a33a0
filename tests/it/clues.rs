//! Boards with clues, played without seeing them.

use std::collections::BTreeMap;

use crate::english::english;
use crate::{said, spoken, store, stored};
use nonet::game::moves::Move;
use nonet::game::{Game, save};
use nonet::session::action::{Action, Effect, HintAct, Pick, Query, Step};
use nonet::session::{Saved, Session};
use nonet::worker::handler;
use nonet_engine::rules::{Constraint, Rules};
use nonet_engine::{Cell, Digit, Grid, Puzzle, Variant, generate, solve};

/// A session on the puzzle of a recipe.
fn playing(recipe: &str) -> Session {
    started(generate::generate(&recipe.parse().unwrap()).unwrap())
}

fn started(puzzle: Puzzle) -> Session {
    let saved = Saved { game: Some(save::save(&Game::new(puzzle), 0)), ..Saved::default() };
    let (mut session, effects) = Session::start(&saved, 7, 0);
    store::answer(&mut session, &mut stored::of(&saved), effects, 0);
    session
}

fn heard(session: &Session) -> String {
    spoken(session.spoken())
}

/// The cells that a text names.
fn cells_in(text: &str) -> Vec<Cell> {
    let names = text.split(|other: char| !other.is_alphanumeric()).filter(|word| word.starts_with('r'));
    names
        .filter_map(|name| {
            let (row, column) = name[1..].split_once('c')?;
            Some(Cell::new((row.parse::<usize>().ok()? - 1) * 4 + column.parse::<usize>().ok()? - 1))
        })
        .collect()
}

/// The cells of a thermometer from its bulb, each beside the one before.
fn path(bulb: Cell, cells: &[Cell]) -> Vec<Cell> {
    let beside = |one: Cell, other: Cell| {
        let place = |cell: Cell| (cell.index() / 4, cell.index() % 4);
        let ((row, column), (other_row, other_column)) = (place(one), place(other));
        row.abs_diff(other_row).max(column.abs_diff(other_column)) == 1
    };
    let mut path = vec![bulb];
    while let Some(&next) =
        cells.iter().find(|cell| !path.contains(cell) && beside(path[path.len() - 1], **cell))
    {
        path.push(next);
    }
    assert_eq!(path.len(), cells.len(), "{cells:?}");
    path
}

#[test]
fn a_puzzle_with_cages_and_thermometers_is_solved_by_ear_alone() {
    let mut session = playing("4x4+killer+thermo easy none carve 1");
    // What is heard of the clues, with the cells of each.
    let mut clues: BTreeMap<String, Vec<Cell>> = BTreeMap::new();
    loop {
        session.update(Action::SelectClue(true), 0);
        let clue = said(&session);
        session.update(Action::Ask(Query::Selection), 0);
        if clues.insert(clue, cells_in(&heard(&session))).is_some() {
            break;
        }
    }
    assert!(clues.len() > 3, "{clues:?}");
    let constraints = clues.iter().map(|(told, cells)| {
        if let Some(rest) = told.strip_prefix("The cage of ") {
            let sum = rest.split(' ').next().unwrap().parse().unwrap();
            Constraint::clue("killer", [], cells.iter().copied(), [sum]).unwrap()
        } else {
            Constraint::new("thermo", path(cells_in(told)[0], cells)).unwrap()
        }
    });
    let rules = Rules::plain(4).with(constraints).unwrap();
    // What is heard of the cells.
    let mut givens = Grid::empty(Variant::of(rules));
    session.update(Action::Step(Step::First), 0);
    for cell in givens.geometry().cells().collect::<Vec<_>>() {
        let told = english(&session.cells()[cell.index()].label());
        let value = told.split(',').next().and_then(|first| first.parse().ok());
        givens.set(cell, value.and_then(Digit::new));
    }
    let solution = solve::solution(&givens).unwrap();
    let empty: Vec<Cell> = givens.empty_cells().collect();
    for cell in empty {
        session.update(Action::Select(cell), 0);
        session.update(Action::Digit(solution.get(cell).unwrap()), 0);
    }
    assert!(heard(&session).contains("Solved"), "{}", heard(&session));
}

/// A session on a board with clues, without givens.
fn on(rules: &str) -> Session {
    let givens = Grid::empty(rules.parse().unwrap());
    let solution = solve::solution(&givens).unwrap();
    let puzzle = Puzzle { givens, solution, recipe: None, grade: None };
    started(puzzle)
}

#[test]
fn keys_lead_round_all_clues_and_say_those_with_the_same_cells_together() {
    let mut session = on("4x4+killer:r1c1,r1c2=3+thermo:r1c1,r1c2+killer:r3c1,r3c2=7+column-indexer:r4c4");
    let mut told = |is_next| {
        session.update(Action::SelectClue(is_next), 0);
        said(&session)
    };
    let (both, other) = (told(true), told(true));
    assert_eq!(
        both,
        "The cage of 3 in r1c1, r1c2 and the thermometer from r1c1 to r1c2: 3 to go in 2 cells."
    );
    assert_eq!(other, "The cage of 7 in r3c1, r3c2: 7 to go in 2 cells.");
    let one_cell = told(true);
    assert!(one_cell.contains("r4c4"), "{one_cell}");
    assert_eq!([told(true), told(false), told(false), told(false)], [both.clone(), one_cell, other, both]);
}

#[test]
fn a_hidden_board_says_nothing_of_its_clues() {
    let mut session = on("4x4+killer:r1c1,r1c2=3");
    session.update(Action::Pause, 0);
    let before = said(&session);
    session.update(Action::SelectClue(true), 0);
    assert_eq!(said(&session), before);
}

#[test]
fn the_digits_of_the_selected_cells_are_added_up() {
    let mut session = on("4x4+killer:r1c1,r1c2=3");
    let sum = |session: &Session| session.selected_sum().map(|sum| english(&sum));
    for (cell, digit) in [(0, 1), (1, 4), (2, 3)] {
        session.update(Action::Pick(Cell::new(cell), Pick::Only), 0);
        session.update(Action::Digit(Digit::new(digit).unwrap()), 0);
    }
    assert_eq!(sum(&session), None);
    session.update(Action::Pick(Cell::new(1), Pick::Add), 0);
    assert_eq!(sum(&session).as_deref(), Some("Selected: sum 7, difference 1"));
    session.update(Action::Pick(Cell::new(0), Pick::Add), 0);
    assert_eq!(sum(&session).as_deref(), Some("Selected: 3 digits, sum 8"));
}

#[test]
fn a_struck_combination_stays_struck_until_it_is_taken_back() {
    let mut session = on("6x6+killer:r1c1-r1c3=10+renban:r1c1,r2c1");
    let shown = |session: &Session| -> Vec<String> {
        let sets = session.cage().expect("a cage is shown").sets.into_iter();
        sets.map(|set| format!("{}{}", set.digits, if set.is_struck { " struck" } else { "" })).collect()
    };
    let press = |session: &mut Session, at: usize| {
        let set = session.cage().expect("a cage is shown").sets.swap_remove(at);
        session.update(Action::StrikeCombination(set.number.expect("it has a number")), 0);
        said(session)
    };
    session.update(Action::Select(Cell::new(2)), 0);
    assert_eq!(shown(&session), ["136", "145", "235"]);
    assert_eq!(press(&mut session, 1), "1 4 5 is struck.");
    let struck = ["136", "145 struck", "235"];
    assert_eq!(shown(&session), struck);
    // The line that begins in the same cell has strikes of its own.
    session.update(Action::Select(Cell::new(6)), 0);
    assert_eq!(shown(&session), ["12", "23", "34", "45", "56"]);
    assert_eq!(press(&mut session, 0), "1 2 is struck.");
    assert_eq!(press(&mut session, 0), "1 2 is no longer struck.");
    session.update(Action::Undo, 0);
    session.update(Action::Undo, 0);
    session.update(Action::Select(Cell::new(2)), 0);
    assert_eq!(shown(&session), struck);
    // What a digit leaves of a combination is struck with it.
    session.update(Action::Digit(Digit::new(1).unwrap()), 0);
    session.update(Action::Select(Cell::new(0)), 0);
    assert_eq!(shown(&session), ["36", "45 struck"]);
    session.update(Action::Undo, 0);
    session.update(Action::Undo, 0);
    assert_eq!(shown(&session), ["136", "145", "235"]);
}

#[test]
fn only_a_save_with_a_struck_combination_is_of_a_new_version() {
    let game = |strikes: bool| {
        let givens = Grid::empty("4x4+killer:r1c1,r1c2=3".parse().unwrap());
        let solution = solve::solution(&givens).unwrap();
        let mut game = Game::new(Puzzle { givens, solution, recipe: None, grade: None });
        if strikes {
            game.play(Move::Combination { cell: Cell::new(0), number: 0 }).unwrap();
        }
        game
    };
    for (strikes, header) in [(false, "nonet-game 4\n"), (true, "nonet-game 5\n")] {
        let game = game(strikes);
        let text = save::save(&game, 0);
        assert!(text.starts_with(header), "{text}");
        assert_eq!(save::load(&text).unwrap().board(), game.board());
    }
}

#[test]
fn what_each_clue_rules_out_by_itself_is_marked_proved_and_taken_out_at_a_press() {
    let rules = "6x6+killer:r1c1,r1c2=4+thermo:r5c1,r5c2,r5c3";
    let mut session = on(rules);
    assert!(session.questions().contains(&HintAct::Clues));
    let effects = session.update(Action::Hinting(HintAct::Clues), 0);
    let job = effects.into_iter().find_map(|effect| match effect {
        Effect::Start(job) => Some(job),
        _ => None,
    });
    let job = job.expect("the worker is asked");
    session.update(Action::Done(job.id, handler::handle(job.request, &mut |_| ())), 0);
    let view = session.hint_view().expect("the answer is shown");
    // The cage: 1 and 3. The thermometer: 5 and 6, 1 and 6, 1 and 2. The rest of the box and row: 1 and 3.
    assert_eq!(english(&view.title), "Ruled out by clues");
    assert!(view.can_do && !view.is_last, "{view:?}");
    session.update(Action::Hinting(HintAct::Do), 0);
    let struck = |cell: usize| -> String { session.cells()[cell].struck.iter().map(Digit::symbol).collect() };
    assert_eq!([struck(0), struck(1)], ["2456", "2456"]);
    assert_eq!([struck(24), struck(25), struck(26)], ["56", "16", "12"]);
    assert!(!on("6x6").questions().contains(&HintAct::Clues));
}

#[test]
fn a_double_tap_on_an_empty_cell_selects_its_smallest_clue_and_says_it() {
    let mut session = playing("4x4+killer+thermo easy none carve 1");
    let labels: Vec<String> = session.cells().iter().map(|cell| english(&cell.label())).collect();
    let empty = labels.iter().position(|label| label.starts_with("empty") && label.contains("cage")).unwrap();
    let mut tap = |at| {
        session.update(Action::Pick(Cell::new(empty), Pick::Only), at);
        (
            said(&session).starts_with("The cage of"),
            session.cells().iter().filter(|cell| cell.is_selected).count(),
        )
    };
    assert_eq!(tap(1_000), (false, 1));
    let (is_told, selected) = tap(1_100);
    assert!(is_told && selected > 1, "{selected} cells are selected");
}

#[test]
fn a_press_on_a_number_beside_the_board_selects_its_cells_and_says_it() {
    let mut session = on("4x4+sandwich:r2c1-r2c4=5+skyscraper:r4c3-r1c3=2+little-killer:r1c2-r3c4=9");
    let mut press = |point| {
        session.update(Action::PickOutside(point), 0);
        let cells = session.cells();
        let selected = cells.iter().enumerate().filter(|(_, cell)| cell.is_selected).map(|(at, _)| at);
        (selected.collect::<Vec<_>>(), said(&session))
    };
    let (row, sandwich) = press([-400, 1_500]);
    assert_eq!(row, [4, 5, 6, 7]);
    assert!(sandwich.contains("sandwich") && sandwich.contains('5'), "{sandwich}");
    let (column, told) = press([2_500, 4_300]);
    assert_eq!(column, [2, 6, 10, 14]);
    assert!(told.contains("skyscraper"), "{told}");
    // The number of a diagonal stands at the corner where it comes in.
    let (diagonal, killer) = press([800, -400]);
    assert_eq!(diagonal, [1, 6, 11]);
    // Where no number is, nothing changes.
    assert_eq!(press([4_400, 3_500]), (diagonal, killer));
}
