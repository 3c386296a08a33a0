//! The first game: five steps in which a newcomer selects a cell, places two digits,
//! writes notes and asks for a hint, on an easy puzzle of its own. A step goes by when the
//! player does it, on the real board with the real controls. It can be skipped, and ends
//! with any other game. The panel shows it as it shows a hint. Called by
//! `Session::update`.
//!
//! Invariant: the puzzle is the one of its recipe, like every puzzle.

use super::effect::Effect;
use super::hinting::HintView;
use super::picture::{Picture, picture};
use super::start::puzzle_of;
use super::words::hints as words;
use super::{Session, Tone};
use crate::game::Game;
use nonet_engine::human::{Cells, Houses, Mark, Role};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Level, Method, Recipe, Variant, messages};
use nonet_later::later;

messages! {
    fn guide_title();
    fn guide_select();
    fn guide_place();
    fn guide_single();
    fn guide_note();
    fn guide_hint();
    fn guide_skip();
    fn guide_done();
}

/// The puzzle, as in `start`: a digit is a given, a letter is the digit to find.
const PUZZLE: &str = "6317hd59b92hf5ad3geg4cbihf11fbh453gi35g196bd84hi2736a52154cgi86gicef8abdh46iabgec";

/// The seed of its recipe.
const SEED: u64 = 73;

/// The last empty cell of its box.
const LAST: Cell = Cell::new(30);
/// A cell whose row, column and box leave one digit.
const SINGLE: Cell = Cell::new(52);
/// A cell with two candidates.
const EITHER: Cell = Cell::new(19);

/// Number of steps.
const STEPS: usize = 5;

/// The recipe of the puzzle.
fn recipe() -> Recipe {
    Recipe::classic(Level::Easy, SEED)
}

/// The open step of the first game, counted from 0.
#[derive(Default)]
pub(super) struct Guide {
    step: Option<usize>,
}

impl Session {
    /// Whether to offer the first game: on the first puzzle of a first visit, as long as
    /// the player has not played or declined.
    pub fn offers_guide(&self) -> bool {
        let game = self.play.game();
        let is_first = self.recipe().is_some_and(|recipe| recipe.method == Method::Starter);
        let is_untouched = !game.can_undo() && !game.can_redo() && game.hints == 0;
        is_first && is_untouched && self.settings.first_game.is_none() && self.message.message.is_none()
    }

    /// Whether the first game is open.
    pub fn is_guiding(&self) -> bool {
        self.guide_step().is_some() && !self.hints.is_open()
    }

    pub(super) fn guide_step(&self) -> Option<usize> {
        self.guide.step.filter(|_| !self.is_solved() && self.recipe() == Some(&recipe()))
    }

    /// Begins the first game with its own puzzle. The game on the board becomes the
    /// previous one, if the player has begun it.
    pub(super) fn begin_guide(&mut self) {
        self.return_to_board();
        self.decline_guide();
        self.install(Game::new(puzzle_of(PUZZLE, recipe())));
        self.open_guide(Some(0));
    }

    /// Stops offering the first game.
    pub(super) fn decline_guide(&mut self) {
        self.settings.first_game = Some(true);
        self.store_settings();
        self.context.push(Effect::FocusBoard);
    }

    /// Goes to the next step.
    pub(super) fn skip_guide(&mut self) {
        self.open_guide(self.guide_step().map(|step| step + 1));
    }

    /// Goes to the previous step, or closes the first game.
    pub(super) fn leave_guide(&mut self, is_back: bool) {
        if is_back {
            self.open_guide(self.guide_step().map(|step| step.saturating_sub(1)));
        } else if self.guide.step.take().is_some() {
            self.tell(Tone::Calm, words::hint_closed());
            self.context.push(Effect::FocusBoard);
        }
    }

    fn open_guide(&mut self, step: Option<usize>) {
        let was_open = self.guide.step.is_some();
        self.guide.step = step.filter(|step| *step < STEPS);
        match self.guide_step().map(Self::guide_view) {
            Some(HintView { title, detail: Some(detail), text, .. }) => {
                self.context.say(words::hint_spoken_detail(title, detail, text));
            }
            _ if was_open => self.tell(Tone::Calm, guide_done()),
            _ => {}
        }
    }

    /// The open step, and whether the player has done what it asks for.
    pub(super) fn guide_progress(&self) -> (Option<usize>, bool) {
        (self.guide.step, self.is_guide_step_done())
    }

    fn is_guide_step_done(&self) -> bool {
        let game = self.play.game();
        let content = |cell| game.board().content(cell);
        let is_right = |cell| game.puzzle().solution.get(cell) == content(cell).digit;
        match self.guide_step() {
            Some(0) => self.play.selected() == LAST || is_right(LAST),
            Some(1) => is_right(LAST),
            Some(2) => is_right(SINGLE),
            Some(3) => (content(EITHER).notes | content(EITHER).centre).len() > 1 || is_right(EITHER),
            Some(_) => self.hints.is_open(),
            None => false,
        }
    }

    /// Goes on if the player has just done what the open step asks for. A step that was
    /// done before stays, so that it can be read again.
    pub(super) fn follow_guide(&mut self, before: (Option<usize>, bool)) {
        if before == (self.guide.step, false) && self.is_guide_step_done() {
            self.skip_guide();
        }
    }

    /// A step, as the panel shows it.
    #[later(Session)]
    pub(super) fn guide_view(step: usize) -> HintView {
        let text: [fn() -> Message; STEPS] =
            [guide_select, guide_place, guide_single, guide_note, guide_hint];
        HintView {
            title: guide_title(),
            detail: Some(words::hint_sentence_of(step + 1, STEPS)),
            tier: None,
            text: text[step](),
            idea: None,
            legend: Vec::new(),
            proof: None,
            next: None,
            is_last: false,
            can_go_back: step > 0,
            can_do: false,
            rewind: None,
            is_fault: false,
            lesson: None,
            also: Some((guide_skip(), super::hinting::Act::Skip)),
            questions: Vec::new(),
            is_guide: true,
            is_long: false,
        }
    }

    /// The place of a step.
    #[later(Session)]
    pub(super) fn guide_picture(&self, step: usize) -> Picture {
        let (cell, houses) = match step {
            0 => (LAST, 0..0),
            1 => (LAST, 2..3),
            2 => (SINGLE, 0..3),
            3 => (EITHER, 0..0),
            _ => return Picture::default(),
        };
        let geometry = Variant::CLASSIC.geometry();
        let houses = geometry.houses_of(cell)[houses].iter().copied().collect::<Houses>();
        let marks = [Mark::Houses(Role::Base, houses), Mark::Cells(Role::Focus, Cells::of(cell))];
        picture(self.play.game().board().digits(), &marks, [])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::generate;
    use nonet_engine::{Digit, HouseKind};

    #[test]
    fn the_puzzle_is_that_of_its_recipe() {
        let made = generate(&recipe()).unwrap();
        let puzzle = puzzle_of(PUZZLE, recipe());
        assert_eq!((puzzle.givens, puzzle.solution), (made.givens, made.solution));
        assert_eq!(puzzle.recipe, made.recipe);
    }

    #[test]
    fn each_place_is_what_its_step_says() {
        let puzzle = puzzle_of(PUZZLE, recipe());
        let mut digits = puzzle.givens.clone();
        let geometry = digits.geometry();
        let its_box = geometry.houses_of(LAST).iter().map(|&house| &geometry.houses()[house]);
        let its_box = its_box.into_iter().find(|house| house.kind == HouseKind::Box).unwrap();
        assert_eq!(its_box.cells.iter().filter(|&&cell| digits.get(cell).is_none()).count(), 1);
        assert_ne!(digits.empty_cells().next(), Some(LAST), "the player has to choose it");
        digits.set(LAST, puzzle.solution.get(LAST));
        assert_eq!(digits.candidates(SINGLE).single(), puzzle.solution.get(SINGLE));
        digits.set(SINGLE, puzzle.solution.get(SINGLE));
        let either = [7, 8].into_iter().filter_map(Digit::new).collect();
        assert_eq!(digits.candidates(EITHER), either, "the sentence names them");
    }
}
