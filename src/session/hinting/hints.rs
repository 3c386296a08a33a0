//! The open hint as a part of the page's state: the search for it, its stages, the
//! marks of each stage, and the move of the hint. Without any texts; `Session` routes
//! to it.
//!
//! Invariant: a hint job runs exactly while the hint is being searched for.

use super::help::{Help, Stage, depth};
use crate::game::Game;
use crate::game::hint::hint;
use crate::game::moves::Move;
use crate::session::context::Context;
use crate::session::jobs::Owner;
use crate::session::picture::{self, Picture, picture};
use crate::worker::protocol::{Reply, Request, Stand};
use nonet_engine::human::{Candidate, Mark, Options};
use nonet_engine::{Cell, Grid, Variant};

/// The open hint, if there is one.
#[derive(Default)]
pub(in crate::session) struct Hints {
    help: Option<Help>,
}

impl Hints {
    /// Opens a hint about a mistake, or else about the next step. On the classic board
    /// the worker finds the step; other boards show a cell to fill.
    pub(in crate::session) fn open(&mut self, game: &Game, options: Options, context: &mut Context) {
        self.help = if let Some(fault) = game.fault() {
            Some(Help::Fault { fault, is_shown: false })
        } else if game.puzzle().givens.variant() == Variant::CLASSIC {
            context.start(Owner::Hints, Request::Hint(stand(game), options));
            Some(Help::Asked)
        } else {
            cell_to_fill(game)
        };
    }

    /// Handles the worker's answer. If no technique applies, the hint is a cell to
    /// fill.
    pub(in crate::session) fn answer(&mut self, reply: Reply, game: &Game) {
        self.help = match reply {
            Reply::Hint(Some(step)) => Some(Help::Step(step.into(), Stage::Look)),
            _ => cell_to_fill(game),
        };
    }

    /// Closes the hint after its search was lost.
    pub(in crate::session) fn fail(&mut self) {
        self.help = None;
    }

    /// Closes the hint and stops the search for it.
    pub(in crate::session) fn close(&mut self, context: &mut Context) {
        self.help = None;
        context.stop(Owner::Hints);
    }

    /// The open hint.
    pub(super) fn help(&self) -> Option<&Help> {
        self.help.as_ref()
    }

    /// Whether a hint is open.
    pub(in crate::session) fn is_open(&self) -> bool {
        self.help.is_some()
    }

    /// Whether the worker is searching for the hint.
    pub(in crate::session) fn is_asked(&self) -> bool {
        self.help == Some(Help::Asked)
    }

    /// Goes to another stage; returns whether there is one.
    pub(super) fn go(&mut self, to: impl FnOnce(&Help) -> Option<Help>) -> bool {
        let there = self.help.as_ref().and_then(to);
        let is_there = there.is_some();
        self.help = there.or(self.help.take());
        is_there
    }

    /// The move of the hint, and the first cell that it changes.
    pub(super) fn step_move(&self, clean: bool) -> Option<(Cell, Move)> {
        match self.help.as_ref()? {
            Help::Asked => None,
            Help::Fault { fault, .. } => Some((fault.cell(), fault.remedy())),
            &Help::Cell { cell, digit, .. } => Some((cell, Move::Place { cell, digit, clean })),
            Help::Step(step, _) => {
                let placed = step.placements.iter();
                let placed = placed.map(|&Candidate { cell, digit }| Move::Place { cell, digit, clean });
                let removed = step.eliminations.iter();
                let removed = removed.map(|&Candidate { cell, digit }| Move::Remove { cell, digit });
                let first = step.placements.iter().chain(&step.eliminations).next()?;
                Some((first.cell, Move::all(placed.chain(removed).collect())))
            }
        }
    }

    /// The depth of the hint now, and its depth when it is applied.
    pub(super) fn depths(&self) -> (u8, u8) {
        let depth = self.help.as_ref().map_or(0, Help::depth);
        let is_step = matches!(self.help, Some(Help::Step(..)));
        (depth, if is_step { depth::DONE } else { depth })
    }

    /// The cell that the hint points at.
    pub(in crate::session) fn cell(&self) -> Option<Cell> {
        match self.help {
            Some(Help::Fault { fault, is_shown: true }) => Some(fault.cell()),
            Some(Help::Cell { cell, .. }) => Some(cell),
            _ => None,
        }
    }

    /// Whether the hint is about a single cell or box, so that focus belongs on the
    /// board.
    pub(super) fn is_at_board(&self) -> bool {
        matches!(self.help, Some(Help::Fault { .. } | Help::Cell { .. }))
    }

    /// Whether the hint draws marks, which tints of the selected cell would obscure.
    pub(in crate::session) fn is_drawing(&self) -> bool {
        matches!(&self.help, Some(Help::Step(..)))
    }

    /// The marks of the open hint; empty on boards other than the classic one. The place
    /// that the first stage named stays marked.
    pub(in crate::session) fn picture(&self, digits: &Grid) -> Picture {
        match &self.help {
            Some(Help::Step(step, stage)) => {
                let is_place = |mark: &&Mark| matches!(mark, Mark::Houses(..));
                let place = step.look.marks.iter().filter(is_place);
                match stage {
                    Stage::Look => picture(digits, [], &step.look.marks),
                    Stage::Name => picture(digits, &step.look.marks, []),
                    Stage::Pattern => picture(digits, place.chain(step.pattern()), []),
                    Stage::Proof(0) => picture(digits, place, step.marks_up_to(0)),
                    Stage::Proof(at) => {
                        let fresh = &step.sentences[*at].marks;
                        picture(digits, place.chain(step.marks_up_to(at - 1)), fresh)
                    }
                }
            }
            Some(Help::Fault { fault, is_shown }) if digits.variant() == Variant::CLASSIC => {
                let place = picture::fault_place(*fault);
                let fault = is_shown.then(|| picture::fault(*fault));
                picture(digits, [&place].into_iter().chain(&fault), [])
            }
            _ => Picture::default(),
        }
    }
}

/// A cell to fill, on boards without a ladder and where no technique applies.
fn cell_to_fill(game: &Game) -> Option<Help> {
    hint(game).map(|(cell, digit)| Help::Cell { cell, digit, is_told: false })
}

/// The state of the game for the ladder.
pub(in crate::session) fn stand(game: &Game) -> Stand {
    let board = game.board();
    let removed_from = |cell| {
        let removed = board.content(cell).removed;
        removed.iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
    };
    Stand {
        givens: game.puzzle().givens.clone(),
        digits: board.digits().clone(),
        removed: board.digits().empty_cells().flat_map(removed_from).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::effect::Effect;
    use nonet_engine::generate;

    fn game() -> Game {
        Game::new(generate::starter(3))
    }

    #[test]
    fn closing_a_hint_stops_its_search() {
        let (mut hints, mut context) = (Hints::default(), Context::new(1, 0));
        hints.open(&game(), Options::default(), &mut context);
        assert!(hints.is_asked() && hints.step_move(true).is_none());
        let [Effect::Start(job)] = &context.take_effects()[..] else { panic!() };
        hints.close(&mut context);
        assert_eq!(context.take_effects(), [Effect::Stop(job.id)]);
        assert!(!hints.is_open());
    }

    #[test]
    fn a_mistake_comes_first_and_needs_no_worker() {
        let (mut hints, mut context) = (Hints::default(), Context::new(1, 0));
        let mut game = game();
        let cell = game.board().digits().empty_cells().next().unwrap();
        let right = game.puzzle().solution.get(cell);
        let wrong = nonet_engine::Digit::all(9).find(|&digit| Some(digit) != right).unwrap();
        game.play(Move::Place { cell, digit: wrong, clean: false }).unwrap();
        hints.open(&game, Options::default(), &mut context);
        assert_eq!(context.take_effects(), []);
        assert_eq!(hints.cell(), None, "the first stage shows only the box");
        assert!(hints.go(Help::further) && !hints.go(Help::further));
        assert_eq!(hints.cell(), Some(cell));
        assert_eq!(hints.step_move(true), Some((cell, Move::Clear { cell })));
    }

    #[test]
    fn without_a_step_the_hint_is_a_cell() {
        let (mut hints, mut context) = (Hints::default(), Context::new(1, 0));
        let game = game();
        hints.open(&game, Options::default(), &mut context);
        hints.answer(Reply::Hint(None), &game);
        let cell = hints.cell().unwrap();
        assert!(game.board().content(cell).digit.is_none());
        assert!(hints.is_at_board() && !hints.is_drawing());
    }
}
