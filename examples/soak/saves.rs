//! Damaged saves of games in progress. A save that loads survives saving and loading
//! unchanged. Its game, and a session with it, can be played.

use nonet::game::Game;
use nonet::game::hint::hint;
use nonet::game::save::{load, save};
use nonet::session::action::{Action, Query, Step};
use nonet::session::{Saved, Session, hinting};
use rand::RngExt;

use crate::boards;
use crate::case::{Case, Kind};
use crate::mutate::{self, noise_text, one_in};
use crate::store::{Memory, answer};

pub(crate) static KIND: Kind = Kind { name: "saves", limit: 10, run };

/// The page's clock at the start, in milliseconds.
const NOW: u64 = 1_000;

fn run(case: &mut Case) {
    let game = boards::game(&mut case.rng);
    let mut text = save(&game, 0);
    match case.rng.random_range(0..10_u32) {
        0 => {}
        1 => text = noise_text(&mut case.rng, 2_000),
        _ => text = mutate::text(&mut case.rng, &text),
    }
    case.input(format!("{text:?}"));
    if let Ok(game) = load(&text) {
        assert_eq!(load(&save(&game, 0)).as_ref(), Ok(&game), "saving and loading changed the game");
        play(game);
    }
    let kept = |is_there: bool| is_there.then(|| text.clone());
    let saved = Saved {
        game: Some(text.clone()),
        previous: kept(one_in(&mut case.rng, 2)),
        next: kept(one_in(&mut case.rng, 2)),
        settings: kept(one_in(&mut case.rng, 2)),
        damaged: kept(one_in(&mut case.rng, 2)),
        shelved: kept(one_in(&mut case.rng, 2)).into_iter().collect(),
        is_reloaded: one_in(&mut case.rng, 2),
    };
    let (mut session, effects) = Session::start(&saved, case.rng.random(), NOW);
    answer(&mut session, &mut Memory::default(), effects, NOW);
    visit(session);
}

/// Undoes and redoes all moves with the clock running.
fn play(mut game: Game) {
    game.clock.run(NOW);
    let _ = (hint(&game), game.fault(), game.moves_since_right(), game.is_solved());
    let _ = game.clock.elapsed(u64::MAX);
    game.clock.pause(2 * NOW);
    let board = game.board().clone();
    let mut count = 0;
    while game.undo().is_some() {
        count += 1;
    }
    assert_eq!(*game.board().digits(), game.puzzle().givens, "after undoing everything");
    (0..count).for_each(|_| assert!(game.redo().is_some(), "done again"));
    assert_eq!(*game.board(), board, "after redoing everything");
    while game.redo().is_some() {}
    game.undo_until_right();
}

/// A player's first actions with a stored game.
fn visit(mut session: Session) {
    let actions = [
        Action::Hint,
        Action::Hint,
        Action::Hinting(hinting::Act::Do),
        Action::Undo,
        Action::Redo,
        Action::Step(Step::NextEmpty),
        Action::Ask(Query::Left),
        Action::FillNotes,
        Action::DownloadDamaged,
        Action::DismissNotice,
        Action::PreviousGame,
        Action::NewGameAlike,
        Action::Visible(false),
    ];
    for (number, action) in (1..).zip(actions) {
        session.update(action, NOW * number);
        let _ = (session.clock_text(), session.cells(), session.hint_view(), session.spoken());
    }
}
