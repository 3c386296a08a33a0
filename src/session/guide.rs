//! The first game: five steps in which a newcomer selects a cell, places two digits,
//! writes notes and asks for a hint, on an easy puzzle of its own; and the first killer, which does
//! the same for cages. A step goes by when the player does it, on the real board with the real
//! controls. It can be skipped, and ends with any other game. The panel shows it as it shows a hint.
//! Called by `Session::update`.
//!
//! Invariant: the puzzle is the one of its recipe, like every puzzle.

use std::ops::Range;

use super::action::Wish;
use super::effect::Effect;
use super::hinting::HintView;
use super::picture::{Picture, picture};
use super::start::puzzle_of;
use super::words::hints as words;
use super::{Session, Tone};
use crate::game::Game;
use nonet_engine::human::{Cells, Houses, Mark, Role};
use nonet_engine::message::Message;
use nonet_engine::rules::Rules;
use nonet_engine::{Cell, Grid, Level, Method, NewClues, Recipe, Variant, labels, messages};
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
    fn guide_killer_select();
    fn guide_killer_pair();
    fn guide_killer_rest();
    fn guide_killer_sets();
}

labels! {
    /// The first killer, as a title and on its button.
    pub fn guide_killer();
}

/// What a newcomer learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum First {
    /// The controls, and singles.
    #[default]
    Game,
    /// Cages.
    Killer,
}

/// What the player does in a step.
enum Task {
    /// Select one of the marked cells.
    Select,
    /// Enter the digit of the marked cell.
    Enter,
    /// Note several digits in the marked cell.
    Note,
    /// Ask for a hint.
    Ask,
}

/// A step: its task, its text, the marked cells, and which of the houses of the first one are marked: its row,
/// its column and its box.
struct Step(Task, fn() -> Message, &'static [usize], Range<usize>);

/// The puzzle of the first game, as in `start`: a digit is a given, a letter is the digit to find.
const PUZZLE: &str = "6317hd59b92hf5ad3geg4cbihf11fbh453gi35g196bd84hi2736a52154cgi86gicef8abdh46iabgec";

/// The steps of the first game: the last empty cell of its box, a cell whose row, column and box leave one
/// digit, and a cell with two candidates.
const GAME: [Step; STEPS] = [
    Step(Task::Select, guide_select, &[30], 0..0),
    Step(Task::Enter, guide_place, &[30], 2..3),
    Step(Task::Enter, guide_single, &[52], 0..3),
    Step(Task::Note, guide_note, &[19], 0..0),
    Step(Task::Ask, guide_hint, &[], 0..0),
];

/// The steps of the first killer: a cage of two cells, the only cell of its box that is in no cage of that box,
/// and a cage of three cells.
const KILLER: [Step; STEPS] = [
    Step(Task::Select, guide_killer_select, &[21, 22], 0..0),
    Step(Task::Note, guide_killer_pair, &[21], 0..0),
    Step(Task::Enter, guide_killer_rest, &[26], 2..3),
    Step(Task::Select, guide_killer_sets, &[8, 9, 14], 0..0),
    Step(Task::Ask, guide_hint, &[], 0..0),
];

/// Number of steps.
const STEPS: usize = 5;

/// The seed of the first killer.
const KILLER_SEED: u64 = 76;

impl First {
    /// The recipe of the puzzle.
    fn recipe(self) -> Recipe {
        match self {
            Self::Game => Recipe::classic(Level::Easy, 73),
            Self::Killer => Recipe {
                new_clues: NewClues::NONE.with("killer", true),
                ..Recipe::new(Variant::of(Rules::plain(6)), Level::Easy, KILLER_SEED)
            },
        }
    }

    fn steps(self) -> &'static [Step; STEPS] {
        match self {
            Self::Game => &GAME,
            Self::Killer => &KILLER,
        }
    }

    fn title(self) -> Message {
        match self {
            Self::Game => guide_title(),
            Self::Killer => guide_killer().into(),
        }
    }
}

/// The open step, counted from 0.
#[derive(Default)]
pub(super) struct Guide {
    of: First,
    step: Option<usize>,
    /// The givens of its puzzle, once that is there.
    givens: Option<Grid>,
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
        let is_its_puzzle = || self.guide.givens.as_ref() == Some(&self.play.game().puzzle().givens);
        self.guide.step.filter(|_| !self.is_solved() && is_its_puzzle())
    }

    /// Begins the first game, or the first killer, with its own puzzle. The game on the board becomes the
    /// previous one, if the player has begun it.
    pub(super) fn begin_guide(&mut self, first: First) {
        self.return_to_board();
        self.decline_guide();
        self.guide = Guide { of: first, step: Some(0), givens: None };
        let recipe = first.recipe();
        match first {
            First::Game => {
                self.install(Game::new(puzzle_of(PUZZLE, recipe)));
                self.open_guide_here();
            }
            // It opens with its puzzle, which a worker makes.
            First::Killer => self.start_game(&Wish { seed: Some(recipe.seed), recipe }),
        }
    }

    /// Opens the first killer if the player waits for it and its puzzle is on the board.
    pub(super) fn open_awaited_guide(&mut self) {
        let is_awaited = self.guide.step.is_some() && self.guide.givens.is_none();
        if is_awaited && self.recipe().is_some_and(|recipe| recipe.seed == KILLER_SEED) {
            self.open_guide_here();
        }
    }

    /// Opens the first step in the game on the board.
    fn open_guide_here(&mut self) {
        self.guide.givens = Some(self.play.game().puzzle().givens.clone());
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
        match self.guide_step().map(|step| self.guide_view(step)) {
            Some(HintView { title, detail: Some(detail), text, .. }) => {
                self.context.say(words::hint_spoken_detail(title, detail, text));
            }
            _ if was_open => self.tell(Tone::Calm, guide_done()),
            _ => {}
        }
    }

    /// The open step, and whether the player has done what it asks for.
    pub(super) fn guide_progress(&self) -> (Option<usize>, bool) {
        (self.guide_step(), self.is_guide_step_done())
    }

    fn is_guide_step_done(&self) -> bool {
        let Some(step) = self.guide_step() else { return false };
        let Step(task, _, cells, _) = &self.guide.of.steps()[step];
        let game = self.play.game();
        let content = |&cell: &usize| game.board().content(Cell::new(cell));
        let is_right = |cell: &usize| game.puzzle().solution.get(Cell::new(*cell)) == content(cell).digit;
        match task {
            Task::Select => {
                cells.iter().any(|cell| self.play.selected() == Cell::new(*cell) || is_right(cell))
            }
            Task::Enter => cells.iter().all(is_right),
            Task::Note => cells
                .iter()
                .all(|cell| (content(cell).notes | content(cell).centre).len() > 1 || is_right(cell)),
            Task::Ask => self.hints.is_open(),
        }
    }

    /// Goes on if the player has just done what the open step asks for. A step that was
    /// done before stays, so that it can be read again.
    pub(super) fn follow_guide(&mut self, before: (Option<usize>, bool)) {
        if before == (self.guide_step(), false) && self.is_guide_step_done() {
            self.skip_guide();
        }
    }

    /// A step, as the panel shows it.
    #[later(Session)]
    pub(super) fn guide_view(&self, step: usize) -> HintView {
        let first = self.guide.of;
        HintView {
            title: first.title(),
            detail: Some(words::hint_sentence_of(step + 1, STEPS)),
            tier: None,
            text: first.steps()[step].1(),
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
        let Step(_, _, cells, houses) = &self.guide.of.steps()[step];
        let digits = self.play.game().board().digits();
        let Some(first) = cells.first() else { return Picture::default() };
        let houses = &digits.geometry().houses_of(Cell::new(*first))[houses.clone()];
        let marks = [
            Mark::Houses(Role::Base, houses.iter().copied().collect::<Houses>()),
            Mark::Cells(Role::Focus, cells.iter().map(|&cell| Cell::new(cell)).collect::<Cells>()),
        ];
        picture(digits, &marks, [])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::rules::Constraint;
    use nonet_engine::{Digit, HouseKind, Puzzle, generate};

    fn killer() -> Puzzle {
        generate(&First::Killer.recipe()).unwrap()
    }

    #[test]
    fn the_puzzle_is_that_of_its_recipe() {
        let recipe = First::Game.recipe();
        let made = generate(&recipe).unwrap();
        let puzzle = puzzle_of(PUZZLE, recipe);
        assert_eq!((puzzle.givens, puzzle.solution), (made.givens, made.solution));
        assert_eq!(puzzle.recipe, made.recipe);
        assert_eq!(killer().recipe.unwrap().undrawn(), First::Killer.recipe());
    }

    #[test]
    fn each_place_is_what_its_step_says() {
        let puzzle = puzzle_of(PUZZLE, First::Game.recipe());
        let [last, single, either] = [1, 2, 3].map(|step: usize| Cell::new(GAME[step].2[0]));
        let mut digits = puzzle.givens.clone();
        let geometry = digits.geometry();
        let its_box = geometry.houses_of(last).iter().map(|&house| &geometry.houses()[house]);
        let its_box = its_box.into_iter().find(|house| house.kind == HouseKind::Box).unwrap();
        assert_eq!(its_box.cells.iter().filter(|&&cell| digits.get(cell).is_none()).count(), 1);
        assert_ne!(digits.empty_cells().next(), Some(last), "the player has to choose it");
        digits.set(last, puzzle.solution.get(last));
        assert_eq!(digits.candidates(single).single(), puzzle.solution.get(single));
        digits.set(single, puzzle.solution.get(single));
        let two = [7, 8].into_iter().filter_map(Digit::new).collect();
        assert_eq!(digits.candidates(either), two, "the sentence names them");
    }

    #[test]
    fn each_cage_of_the_first_killer_is_what_its_step_says() {
        let puzzle = killer();
        let geometry = puzzle.givens.geometry();
        let cages = geometry.variant().rules().constraints();
        let with = |cells: &[usize]| {
            let cells: Vec<Cell> = cells.iter().map(|&cell| Cell::new(cell)).collect();
            cages.iter().find(|cage| cage.cells() == cells).map(|cage| cage.values()[0])
        };
        assert_eq!(with(KILLER[0].2), Some(3), "1 and 2, which the sentence names");
        assert_eq!(KILLER[0].2[0], KILLER[1].2[0]);
        assert_eq!(with(KILLER[3].2), Some(8), "the sentence names its digits");
        let rest = Cell::new(KILLER[2].2[0]);
        let its_box = &geometry.houses()[geometry.houses_of(rest)[2]];
        let is_inside = |cage: &&Constraint| cage.cells().iter().all(|cell| its_box.cells.contains(cell));
        let inside: Vec<&Constraint> = cages.iter().filter(is_inside).collect();
        let covered = inside.iter().flat_map(|cage| cage.cells());
        let open: Vec<&Cell> =
            its_box.cells.iter().filter(|cell| !covered.clone().any(|own| own == *cell)).collect();
        assert_eq!(open, [&rest]);
        assert_eq!(inside.iter().map(|cage| cage.values()[0]).sum::<u16>(), 19, "the sentence names it");
        assert_eq!(puzzle.solution.get(rest).map(Digit::value), Some(21 - 19));
        let all = KILLER.iter().flat_map(|step| step.2).map(|&cell| Cell::new(cell));
        assert!(all.into_iter().all(|cell| puzzle.givens.get(cell).is_none()));
        assert!(!KILLER[0].2.contains(&puzzle.givens.empty_cells().next().unwrap().index()));
    }
}
