//! The open hint as a part of the page's state: the search for it, its stages, the
//! marks of each stage, and the move of the hint. Without any texts; `Session` routes
//! to it.
//!
//! Invariant: a hint job runs exactly while the hint is being searched for.

use std::rc::Rc;

use super::help::{Answer, Help, Stage, depth};
use crate::game::Game;
use crate::game::hint::hint;
use crate::game::moves::Move;
use crate::game::singles::singles;
use crate::session::context::Context;
use crate::session::jobs::Owner;
use crate::session::picture::{self, Picture, picture};
use crate::session::words::hints as words;
use crate::worker::protocol::{Question, Reply, Request, Stand};
use nonet_engine::human::{Candidate, Cells, Mark, Options, Role, ShownStep};
use nonet_engine::{Cell, Digit, DigitSet, Grid};

/// The open hint, if there is one.
#[derive(Default)]
pub(in crate::session) struct Hints {
    help: Option<Help>,
    /// What the worker is asked for.
    wanted: Wanted,
    /// The hint from which the player asked; it returns if there is no answer.
    before: Option<Help>,
    /// The steps to which the open one belongs.
    course: Course,
    is_counted: bool,
}

/// What the player asks the worker for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Wanted {
    /// The next step; the first stage says where to look.
    #[default]
    Step,
    /// The next step; the first stage says only its name.
    Name,
    /// Another step than the open one.
    Another,
    /// A step that is easier than the open one.
    Simpler,
    /// The reason why a cell is not a digit.
    Why(Cell, Digit),
    /// What each clue rules out by itself.
    Clues,
}

/// Steps that belong together.
#[derive(Default)]
struct Course {
    steps: Vec<Rc<ShownStep>>,
    at: usize,
    /// Each step rests on those before it. Otherwise each can be made now.
    is_path: bool,
    /// The answer that the steps prove.
    answer: Option<Rc<Answer>>,
}

impl Hints {
    /// Opens a hint about a mistake, or else about the next step, which the worker finds.
    pub(super) fn open(&mut self, wanted: Wanted, game: &Game, options: Options, context: &mut Context) {
        self.close(context);
        self.wanted = wanted;
        self.help = if let Some(fault) = game.fault() {
            Some(Help::Fault { fault, is_shown: false })
        } else {
            context.start(Owner::Hints, Request::Hint(Stand::of(game), options));
            Some(Help::Asked)
        };
    }

    /// Opens a hint about a mistake, or else about all cells that a single fills. Returns
    /// whether there is one.
    pub(super) fn open_singles(&mut self, game: &Game, context: &mut Context) -> bool {
        self.close(context);
        self.help = match game.fault() {
            Some(fault) => Some(Help::Fault { fault, is_shown: false }),
            None => Some(singles(game.board()))
                .filter(|all| !all.is_empty())
                .map(|all| Help::Singles { all: all.into(), is_told: false }),
        };
        self.is_open()
    }

    /// Opens a hint about a mistake, or else asks the worker what each clue rules out by itself.
    pub(super) fn open_clues(&mut self, game: &Game, options: Options, context: &mut Context) {
        self.close(context);
        match game.fault() {
            Some(fault) => self.help = Some(Help::Fault { fault, is_shown: false }),
            None => self.ask(Wanted::Clues, Question::Clues, game, options, context),
        }
    }

    /// Waits for the digit that the player asks about.
    pub(super) fn open_question(&mut self, context: &mut Context) {
        self.close(context);
        self.help = Some(Help::Question);
    }

    /// Shows why the cell is not this digit if that is visible on the board, and asks the
    /// worker otherwise. A mistake comes first then, since the worker would reason from it.
    pub(super) fn ask_why(
        &mut self,
        (cell, digit): (Cell, Digit),
        game: &Game,
        options: Options,
        context: &mut Context,
    ) {
        let board = game.board();
        let holds = |cell: &&Cell| board.digits().get(**cell) == Some(digit);
        let seen: Vec<Cell> = board.geometry().peers(cell).iter().filter(holds).copied().collect();
        let name = |cell: Cell| board.geometry().name(cell);
        let said = match board.digits().get(cell) {
            Some(present) => Some(words::why_filled(name(cell), present)),
            None if seen.is_empty() => None,
            None => Some(words::why_seen(name(cell), digit, seen.iter().copied().map(name).collect())),
        };
        self.close(context);
        self.help = if let Some(said) = said {
            let title = words::why_title(name(cell), digit);
            Some(Help::Answer(Rc::new(Answer { title, said, about: Some((cell, digit)), seen })))
        } else if let Some(fault) = game.fault() {
            Some(Help::Fault { fault, is_shown: false })
        } else {
            self.wanted = Wanted::Why(cell, digit);
            let question = Question::WhyNot(cell, digit);
            context.start(Owner::Hints, Request::Teach(Stand::of(game), options, question));
            Some(Help::Asked)
        };
    }

    /// Asks whether there is an easier step than the open one.
    pub(super) fn ask_simpler(&mut self, game: &Game, options: Options, context: &mut Context) {
        if let Some(step) = self.step() {
            self.ask(Wanted::Simpler, Question::Simpler(step.code), game, options, context);
        }
    }

    /// Shows another step than the open one. If they are not known yet, asks the worker.
    pub(super) fn ask_another(&mut self, game: &Game, options: Options, context: &mut Context) {
        if self.course.steps.len() > 1 && self.has_others() {
            self.show_another();
        } else if self.has_others() {
            self.ask(Wanted::Another, Question::Others, game, options, context);
        }
    }

    fn ask(
        &mut self,
        wanted: Wanted,
        question: Question,
        game: &Game,
        options: Options,
        context: &mut Context,
    ) {
        self.wanted = wanted;
        if let Some(Help::Step(..)) = self.help {
            self.before = self.help.take();
        }
        context.start(Owner::Hints, Request::Teach(Stand::of(game), options, question));
        self.help = Some(Help::Asked);
    }

    /// The step that is open, or from which the player asked.
    fn step(&self) -> Option<&Rc<ShownStep>> {
        match self.help.as_ref()? {
            Help::Step(step, _) => Some(step),
            Help::Answer(answer) if answer.about.is_none() => match &self.before {
                Some(Help::Step(step, _)) => Some(step),
                _ => None,
            },
            _ => None,
        }
    }

    fn show_another(&mut self) {
        let Course { steps, at, .. } = &mut self.course;
        *at = (*at + 1) % steps.len();
        self.help = Some(Help::Step(Rc::clone(&steps[*at]), Stage::Look));
    }

    /// Handles the worker's answer. If no technique applies, the hint is a cell to
    /// fill.
    pub(super) fn answer(&mut self, reply: Reply, game: &Game) {
        match (self.wanted, reply) {
            (wanted, Reply::Hint(Some(step))) => {
                let stage = if wanted == Wanted::Name { Stage::NameOnly } else { Stage::Look };
                self.help = Some(Help::Step(step.into(), stage));
            }
            (Wanted::Another, Reply::Taught(_, steps)) => self.take_others(steps),
            (wanted, Reply::Taught(Some(said), steps)) => {
                let (title, about) = match wanted {
                    Wanted::Why(cell, digit) => {
                        (words::why_title(game.board().geometry().name(cell), digit), Some((cell, digit)))
                    }
                    Wanted::Clues => (words::ask_clues(), None),
                    _ => (words::simpler_title(), None),
                };
                let is_path = about.is_some() || wanted == Wanted::Clues;
                let answer = Rc::new(Answer { title, said, about, seen: Vec::new() });
                self.help = Some(Help::Answer(Rc::clone(&answer)));
                let steps: Vec<_> = steps.into_iter().map(Rc::new).collect();
                // An easier step is another hint.
                self.is_counted &= steps.is_empty();
                self.course = Course { steps, at: 0, is_path, answer: Some(answer) };
            }
            (Wanted::Step | Wanted::Name, _) => self.help = cell_to_fill(game),
            _ => self.fail(),
        }
    }

    /// Shows the step after the one from which the player asked.
    fn take_others(&mut self, steps: Vec<ShownStep>) {
        let Some(Help::Step(open, stage)) = self.before.take() else { return };
        let steps: Vec<_> = steps.into_iter().map(Rc::new).collect();
        let at = steps.iter().position(|step| *step == open);
        if steps.len() > usize::from(at.is_some()) {
            self.course = Course { at: at.unwrap_or(steps.len() - 1), steps, ..Course::default() };
            self.is_counted = false;
            self.show_another();
        } else {
            let (title, said) = (words::ask_another(), words::another_none());
            let answer = Answer { title, said, about: None, seen: Vec::new() };
            self.help = Some(Help::Answer(Rc::new(answer)));
            self.before = Some(Help::Step(open, stage));
        }
    }

    /// Returns to the hint from which the player asked, or closes it, after the search
    /// was lost.
    pub(super) fn fail(&mut self) {
        self.help = self.before.take();
        self.course = Course::default();
    }

    /// Whether the hint now shows something that counts as a hint and has not been
    /// counted. It counts from then on. That there is a mistake somewhere does not count.
    pub(super) fn take_count(&mut self) -> bool {
        let counts = match &self.help {
            None | Some(Help::Asked | Help::Question | Help::Fault { is_shown: false, .. }) => false,
            Some(Help::Answer(_)) => self.course.is_path && !self.course.steps.is_empty(),
            _ => true,
        };
        counts && !std::mem::replace(&mut self.is_counted, true)
    }

    /// Closes the hint and stops the search for it.
    pub(in crate::session) fn close(&mut self, context: &mut Context) {
        *self = Self::default();
        context.stop(Owner::Hints);
    }

    /// Goes back to the hint from which the player asked a question; returns whether one is
    /// open.
    pub(super) fn leave_question(&mut self, context: &mut Context) -> bool {
        let asks = self.course.answer.is_some() || matches!(self.help, Some(Help::Answer(_) | Help::Asked));
        let Some(before) = self.before.take_if(|_| asks) else { return false };
        *self = Self { help: Some(before), is_counted: self.is_counted, ..Self::default() };
        context.stop(Owner::Hints);
        true
    }

    /// The open hint.
    pub(super) fn help(&self) -> Option<&Help> {
        self.help.as_ref()
    }

    /// What the worker was asked for last.
    pub(super) fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Whether a hint is open.
    pub(in crate::session) fn is_open(&self) -> bool {
        self.help.is_some()
    }

    /// Whether the worker is searching for the hint.
    pub(in crate::session) fn is_asked(&self) -> bool {
        self.help == Some(Help::Asked)
    }

    /// Whether the next digit is a question, not an entry.
    pub(in crate::session) fn is_questioning(&self) -> bool {
        self.help == Some(Help::Question)
    }

    /// Whether the player can ask for other steps than the open one.
    pub(super) fn has_others(&self) -> bool {
        !self.course.is_path && self.step().is_some()
    }

    /// The number of the open step, counted from 1, and how many there are, if the player
    /// asked for others or for the steps of a proof.
    pub(super) fn place(&self) -> Option<(usize, usize)> {
        let is_step = matches!(self.help, Some(Help::Step(..)));
        let count = self.course.steps.len();
        (is_step && count > 1).then_some((self.course.at + 1, count))
    }

    /// Whether the open step is one of several that together prove something.
    pub(super) fn is_path(&self) -> bool {
        self.course.is_path
    }

    /// The next stage; `None` after the last one.
    pub(super) fn further(&self) -> Option<Help> {
        let Course { steps, at, is_path, .. } = &self.course;
        match self.help.as_ref()? {
            Help::Answer(_) => {
                let stage = if *is_path { Stage::Name } else { Stage::NameOnly };
                Some(Help::Step(Rc::clone(steps.first()?), stage))
            }
            help => help.further().or_else(|| {
                let next = steps.get(at + 1).filter(|_| *is_path && help.step().is_some())?;
                Some(Help::Step(Rc::clone(next), Stage::Name))
            }),
        }
    }

    /// The stage that names the mistake, if it is not open yet.
    pub(super) fn further_fault(&self) -> Option<Help> {
        self.further().filter(|help| matches!(help, Help::Fault { .. }))
    }

    /// The previous stage; `None` before the first one.
    pub(super) fn back(&self) -> Option<Help> {
        let Course { steps, at, is_path, answer } = &self.course;
        match self.help.as_ref()? {
            Help::Answer(_) => self.before.clone(),
            Help::Step(_, Stage::Name | Stage::NameOnly) if answer.is_some() => match at.checked_sub(1) {
                Some(before) if *is_path => {
                    let step = &steps[before];
                    let stage = step.sentences.len().checked_sub(1).map_or(Stage::Pattern, Stage::Proof);
                    Some(Help::Step(Rc::clone(step), stage))
                }
                _ => answer.clone().map(Help::Answer),
            },
            help => help.back(),
        }
    }

    /// Goes to another stage; returns whether there is one.
    pub(super) fn go(&mut self, to: Option<Help>) -> bool {
        let Some(to) = to else { return false };
        if let (Help::Step(step, _), true) = (&to, self.course.is_path) {
            let open = self.course.steps.iter().position(|other| Rc::ptr_eq(other, step));
            self.course.at = open.unwrap_or(self.course.at);
        }
        if let (Some(Help::Answer(_)), Help::Step(step, _)) = (&self.help, &to)
            && !self.course.steps.contains(step)
        {
            // Back to the step about which the player asked.
            self.course = Course::default();
            self.before = None;
        }
        self.help = Some(to);
        true
    }

    /// The move of the hint, and the first cell that it changes.
    pub(super) fn step_move(&self, clean: bool) -> Option<(Cell, Move)> {
        let place = |cell, digit| Move::Place { cell, digit, clean };
        let all = |steps: &[Rc<ShownStep>]| {
            let mut moves = Vec::new();
            for step in steps {
                moves.extend(step.placements.iter().map(|at| place(at.cell, at.digit)));
                let removed = step.eliminations.iter();
                moves.extend(removed.map(|&Candidate { cell, digit }| Move::Remove { cell, digit }));
            }
            let first = steps.first()?;
            let first = first.placements.iter().chain(&first.eliminations).next()?;
            Some((first.cell, Move::all(moves)))
        };
        match self.help.as_ref()? {
            Help::Asked | Help::Question => None,
            Help::Fault { fault, .. } => Some((fault.cell(), fault.remedy())),
            &Help::Cell { cell, digit, .. } => Some((cell, place(cell, digit))),
            Help::Singles { all, .. } => {
                let moves = all.iter().map(|&(cell, digit)| place(cell, digit));
                Some((all.first()?.0, Move::all(moves.collect())))
            }
            Help::Step(step, _) if !self.course.is_path => all(std::slice::from_ref(step)),
            Help::Step(..) | Help::Answer(_) => all(&self.course.steps),
        }
    }

    /// The depth of the hint now, and its depth when it is applied.
    pub(super) fn depths(&self) -> (u8, u8) {
        let depth = self.help.as_ref().map_or(0, Help::depth);
        match self.help {
            Some(Help::Step(..) | Help::Singles { .. } | Help::Answer(_)) => (depth, depth::DONE),
            Some(Help::Fault { .. }) => (depth, depth::FAULT),
            _ => (depth, depth),
        }
    }

    /// The cell that the hint points at.
    pub(in crate::session) fn cell(&self) -> Option<Cell> {
        match self.help {
            Some(Help::Fault { fault, is_shown: true }) => Some(fault.cell()),
            Some(Help::Cell { cell, .. }) => Some(cell),
            _ => None,
        }
    }

    /// Whether the hint points at this cell.
    pub(in crate::session) fn is_about(&self, cell: Cell) -> bool {
        match &self.help {
            Some(Help::Singles { all, .. }) => all.iter().any(|(single, _)| *single == cell),
            Some(Help::Answer(answer)) => answer.seen.contains(&cell),
            _ => self.cell() == Some(cell),
        }
    }

    /// The cells that the pattern and the eliminations of the open step are about, in
    /// board order. Empty before the pattern is shown.
    pub(in crate::session) fn spoken_cells(&self) -> Vec<Cell> {
        let Some(Help::Step(step, Stage::Pattern | Stage::Proof(_))) = &self.help else { return Vec::new() };
        let of_mark = |mark: &Mark| match *mark {
            Mark::Cells(_, cells) | Mark::Candidates(_, _, cells) => cells,
            Mark::Link(link) => link.from.cells | link.to.cells,
            Mark::Houses(..) => Cells::EMPTY,
        };
        let marks = step.sentences.iter().flat_map(|sentence| &sentence.marks);
        let cells = marks.map(of_mark).fold(Cells::EMPTY, |all, cells| all | cells);
        cells.into_iter().collect()
    }

    /// Whether the hint is about a single cell or box, so that focus belongs on the
    /// board.
    pub(super) fn is_at_board(&self) -> bool {
        matches!(
            self.help,
            Some(Help::Fault { .. } | Help::Cell { .. } | Help::Question | Help::Singles { .. })
        )
    }

    /// Whether the hint draws marks, which tints of the selected cell would obscure.
    pub(in crate::session) fn is_drawing(&self) -> bool {
        matches!(&self.help, Some(Help::Step(..) | Help::Singles { .. } | Help::Answer(_)))
    }

    /// The marks of the open hint. The place that the first stage named stays marked.
    pub(in crate::session) fn picture(&self, digits: &Grid) -> Picture {
        let spot = |role, &(cell, digit): &(Cell, Digit)| {
            Mark::Candidates(role, DigitSet::of(digit), Cells::of(cell))
        };
        match &self.help {
            Some(Help::Step(step, stage)) => {
                let is_place = |mark: &&Mark| matches!(mark, Mark::Houses(..));
                let known = self.outcomes();
                let place = known.iter().chain(step.look.marks.iter().filter(is_place));
                match stage {
                    Stage::NameOnly => Picture::default(),
                    Stage::Look | Stage::Place => picture(digits, &known, &step.look.marks),
                    Stage::Name => picture(digits, known.iter().chain(&step.look.marks), []),
                    Stage::Pattern => picture(digits, place.chain(step.pattern()), []),
                    Stage::Proof(0) => picture(digits, place, step.marks_up_to(0)),
                    Stage::Proof(at) => {
                        let fresh = &step.sentences[*at].marks;
                        picture(digits, place.chain(step.marks_up_to(at - 1)), fresh)
                    }
                }
            }
            Some(Help::Fault { fault, is_shown }) => {
                let place = picture::fault_place(digits.variant(), *fault);
                let fault = is_shown.then(|| picture::fault(*fault));
                picture(digits, [&place].into_iter().chain(&fault), [])
            }
            Some(Help::Singles { all, is_told: true }) => {
                let marks: Vec<Mark> = all.iter().map(|single| spot(Role::Placed, single)).collect();
                picture(digits, &marks, [])
            }
            Some(Help::Answer(answer)) => {
                let about = answer.about.iter().filter(|(cell, _)| digits.get(*cell).is_none());
                let mut marks: Vec<Mark> = about.map(|about| spot(Role::Focus, about)).collect();
                if self.wanted == Wanted::Clues {
                    marks.extend(outcomes(&self.course.steps));
                }
                picture(digits, &marks, [])
            }
            _ => Picture::default(),
        }
    }

    /// The conclusions of the steps before the open one, on which it rests.
    fn outcomes(&self) -> Vec<Mark> {
        outcomes(if self.course.is_path { &self.course.steps[..self.course.at] } else { &[] })
    }
}

/// What steps place and rule out.
fn outcomes(steps: &[Rc<ShownStep>]) -> Vec<Mark> {
    let of = |role| move |at: &Candidate| Mark::Candidates(role, DigitSet::of(at.digit), Cells::of(at.cell));
    let mut marks = Vec::new();
    for step in steps {
        marks.extend(step.placements.iter().map(of(Role::Placed)));
        marks.extend(step.eliminations.iter().map(of(Role::Removed)));
    }
    marks
}

/// A cell to fill, where no technique applies.
fn cell_to_fill(game: &Game) -> Option<Help> {
    hint(game).map(|(cell, digit)| Help::Cell { cell, digit, is_told: false })
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
        hints.open(Wanted::Step, &game(), Options::default(), &mut context);
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
        hints.open(Wanted::Step, &game, Options::default(), &mut context);
        assert_eq!(context.take_effects(), []);
        assert_eq!(hints.cell(), None, "the first stage shows only the box");
        assert!(hints.go(hints.further()) && !hints.go(hints.further()));
        assert_eq!(hints.cell(), Some(cell));
        assert_eq!(hints.step_move(true), Some((cell, Move::Clear { cell })));
    }

    #[test]
    fn without_a_step_the_hint_is_a_cell() {
        let (mut hints, mut context) = (Hints::default(), Context::new(1, 0));
        let game = game();
        hints.open(Wanted::Step, &game, Options::default(), &mut context);
        hints.answer(Reply::Hint(None), &game);
        let cell = hints.cell().unwrap();
        assert!(game.board().content(cell).digit.is_none());
        assert!(hints.is_at_board() && !hints.is_drawing());
    }
}
