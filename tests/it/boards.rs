//! Hints with proofs on boards other than the classic one: every stage, with its picture and its
//! sentences, until the step is applied.

use std::collections::BTreeSet;

use crate::english::english;
use crate::hinting::{game, hint, session};
use crate::sentences::check;
use nonet::game::save;
use nonet::library::link::{self, Content, Linked};
use nonet::session::Session;
use nonet::session::action::Action;
use nonet::session::hinting::{Act, HintView};
use nonet::session::settings::Settings;
use nonet_engine::generate::generate;
use nonet_engine::human::Role;
use nonet_engine::{Cell, Digit, Grid, Level, Recipe};

fn new_session(name: &str, level: Level, seed: u64) -> Session {
    let recipe: Recipe = format!("{name} {level} none carve {seed}").parse().unwrap();
    session(&game(&generate(&recipe).unwrap().givens, []))
}

/// A session in which these digits are written and no candidate is ruled out.
fn at(name: &str, givens: &str) -> Session {
    session(&game(&Grid::read(name.parse().unwrap(), givens).unwrap(), []))
}

/// A nice loop is next, where no step assumes a single solution.
const CHAIN: &str = "..G35DCBE62F8A71EDF187A35CG4B96225A7961E8DB3FCG4BC86FG427A913ED5A62GB379C1D548EF73984.5C..6E1DAGDB4F6E8137AG952C51CEG.DA.489763B..3DAC.F.5E721.8.AE.3B.8...2675D..7.D5E4...8AF.38FB52167A93DG4CEG76A18B5D2FCE349C859EA26134BDGF73EDBC4FG9876521AF.1.793DGE5ACB86";

/// Opens a hint and goes through its stages. Returns the name of the technique, or `None` if no
/// technique applies. Applies it at the end.
fn play_hint(session: &mut Session) -> Option<String> {
    let before = session.game().board().clone();
    let look = hint(session)?;
    if english(&look.title) != "Where to look" {
        (0..2).for_each(|_| drop(hint(session)));
        return None;
    }
    assert!(!session.picture().is_empty() && !look.can_do);
    check(&look.text, "where to look");
    let name = hint(session).unwrap();
    let title = english(&name.title);
    check(&name.text, &title);
    assert!(name.lesson.is_some() && !session.picture().is_empty());
    let pattern = hint(session).unwrap();
    check(&pattern.text, &title);
    let picture = session.picture();
    assert!(!picture.houses.is_empty() || !picture.cells.is_empty() || !picture.spots.is_empty());
    assert!(picture.spots.iter().all(|spot| !matches!(spot.role, Role::Removed | Role::Placed)));
    assert!((1..=3).contains(&pattern.legend.len()), "{title}");
    let mut last: HintView = hint(session).unwrap();
    check(&last.text, &title);
    while !last.is_last {
        last = hint(session).unwrap();
        check(&last.text, &title);
    }
    assert!(session.picture().spots.iter().any(|spot| matches!(spot.role, Role::Removed | Role::Placed)));
    assert_eq!(hint(session), None);
    assert_ne!(*session.game().board(), before, "{title} changes nothing");
    assert_eq!(session.game().fault(), None, "{title}");
    Some(title)
}

/// Plays hints until the puzzle is solved. Returns the techniques.
fn solve(session: &mut Session) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for _ in 0..1000 {
        if session.is_solved() {
            return names;
        }
        names.extend(play_hint(session));
    }
    panic!("the hints repeat themselves");
}

#[test]
fn hints_solve_puzzles_of_every_board_with_proofs() {
    for (name, level) in [("4x4", Level::Extreme), ("6x6", Level::Extreme), ("12x12", Level::Hard)] {
        let names = solve(&mut new_session(name, level, 1));
        assert!(names.contains("Full House") && names.contains("Hidden Single"), "{name}: {names:?}");
    }
}

/// A game of a board with more rules is saved, shared and solved by hints as any other.
#[test]
fn boards_with_more_rules_are_played_like_all_others() {
    for text in
        ["7x7+jigsaw", "9x9+anti-knight+jigsaw", "9x9+windoku", "9x9+non-consecutive", "9x9+odd:r1c1,r5c5"]
    {
        let mut session = new_session(text, Level::Easy, 2);
        let linked = link::read(&link::write(session.game(), Content::Whole, 0)).unwrap();
        let Linked::Game(copy) = linked else { panic!("{text}") };
        assert_eq!(copy.puzzle(), session.game().puzzle(), "{text}");
        let names = solve(&mut session);
        assert!(names.contains("Hidden Single"), "{text}: {names:?}");
        let again = save::load(&save::save(session.game(), 0)).unwrap();
        assert_eq!(again.board(), session.game().board(), "{text}");
        // Versions of Nonet without such boards say that a newer one wrote it.
        assert!(save::save(session.game(), 0).starts_with("nonet-game 4\n"), "{text}");
    }
}

#[test]
fn a_digit_that_breaks_a_rule_is_a_conflict_and_is_told_the_rule() {
    let mut session = at("9x9+non-consecutive", &format!("5{}", ".".repeat(80)));
    session.update(Action::Select(Cell::new(1)), 0);
    session.update(Action::Digit(Digit::new(4).unwrap()), 0);
    assert_eq!(
        english(&session.message().message.clone().unwrap()),
        "A cell beside this one holds a digit consecutive to 4."
    );
    assert!([0, 1].map(|cell| session.cells()[cell].is_conflict) == [true; 2]);
}

/// Automatic notes follow rules that exclude other digits, there and back.
#[test]
fn notes_that_a_rule_tidied_away_come_back() {
    let mut session = at("9x9+non-consecutive", &".".repeat(81));
    let notes = |session: &Session, cell| session.game().board().content(Cell::new(cell)).notes;
    session.update(Action::FillNotes, 0);
    let full = notes(&session, 1);
    session.update(Action::Select(Cell::new(0)), 0);
    session.update(Action::Digit(Digit::new(5).unwrap()), 0);
    let gone: Vec<u8> = (full - notes(&session, 1)).iter().map(Digit::value).collect();
    assert_eq!(gone, [4, 5, 6]);
    session.update(Action::Erase, 0);
    assert_eq!(notes(&session, 1), full);
}

#[test]
fn hints_use_diagonals() {
    let mut names = BTreeSet::new();
    for seed in 0..4 {
        names.extend(solve(&mut new_session("9x9-diagonal", Level::Master, seed)));
    }
    assert!(names.len() > 6, "{names:?}");
}

#[test]
fn a_chain_on_a_large_board_has_arrows_and_can_be_applied() {
    let mut session = at("16x16", CHAIN);
    let settings = Settings { uniqueness: false, ..Settings::default() };
    session.update(Action::Settings(settings.write()), 0);
    hint(&mut session).unwrap();
    assert_eq!(english(&hint(&mut session).unwrap().title), "Discontinuous Nice Loop");
    hint(&mut session).unwrap();
    let picture = session.picture();
    assert!(picture.arrows.len() >= 2, "{picture:?}");
    assert!(picture.spots.iter().any(|spot| spot.digit.symbol() == 'G'), "{picture:?}");
    let first = hint(&mut session).unwrap();
    assert_eq!(english(&first.text), "Suppose that r11c2 is 9.");
    let second = hint(&mut session).unwrap();
    assert_eq!(english(&second.text), "Then it is ruled out in r10c1: box 9 has 9 only once.");
    let before = session.game().board().clone();
    session.update(Action::Hinting(Act::Do), 0);
    assert_ne!(*session.game().board(), before);
    let at = session.game().puzzle().givens.geometry().cell(10, 1);
    assert_eq!(session.game().board().content(at).removed.len(), 1);
    session.update(Action::Undo, 0);
    assert_eq!(*session.game().board(), before);
}

/// A mistake is drawn on every board: first its box, then its cell.
#[test]
fn a_mistake_on_a_large_board_is_shown() {
    let mut session = at("16x16", CHAIN);
    let cell = session.game().board().digits().empty_cells().next().unwrap();
    let right = session.game().puzzle().solution.get(cell);
    let candidates = session.game().board().digits().candidates(cell);
    let wrong = candidates.iter().find(|&digit| Some(digit) != right).unwrap();
    session.update(Action::Select(cell), 0);
    session.update(Action::Digit(wrong), 0);
    assert_eq!(english(&hint(&mut session).unwrap().title), "There is a mistake");
    assert_eq!((session.picture().houses.len(), session.picture().cells.len()), (1, 0));
    hint(&mut session).unwrap();
    assert_eq!(session.picture().cells.len(), 1);
}
