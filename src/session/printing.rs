//! The page that prints a book of puzzles, or the game on the board. It asks the workers for
//! a puzzle at a time and puts each in its place, so the book depends on its seed and rows
//! alone, not on the number of workers or their order. Part of `rooms`.

pub mod form;

use std::collections::BTreeMap;

use super::context::{Context, Seeds};
use super::jobs::Owner;
use super::learning::words::failed;
use super::recipe::read_seed;
use super::settings::Settings;
use super::words;
use crate::faults;
use crate::game::Game;
use crate::library::book::{Page, Shape};
use crate::library::link::{self, Content};
use crate::worker::protocol::{Appraisal, Failure, JobId, Reply, Request, Stand};
use form::{Form, MOST, Part, ROWS, Row, print_bad_count};
use nonet_engine::human::pace::Pace;
use nonet_engine::human::{Code, Rung, ShownStep};
use nonet_engine::message::Message;
use nonet_engine::rate::tenths;
use nonet_engine::{Grid, Level, Puzzle, Recipe, messages};

messages! {
    fn print_ready(count: usize);
    fn print_stopped();
    /// How many puzzles are done.
    pub fn print_progress(done: usize, count: usize);
    /// The number of puzzles in the book.
    pub fn print_count(count: usize);
}

/// Number of jobs that run or wait at a time: more than there are workers, and few enough to
/// cancel at once.
const JOBS: usize = 24;
/// Number of pages in the preview.
pub const PREVIEW: usize = 4;

/// What the player does on the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Change a row.
    Row(usize, Row),
    /// Add a row.
    Add,
    /// Remove a row.
    Remove(usize),
    /// Choose the number of puzzles on a page.
    PerPage(usize),
    /// Add or remove a part.
    Part(Part, bool),
    /// Type the seed.
    Seed(String),
    /// Generate the book.
    Generate,
    /// Stop generating.
    Cancel,
    /// Take the game on the board instead of a book.
    Game,
    /// Draw all pages, not only the preview.
    Draw,
    /// Draw all pages and print them.
    Print,
}

/// The state of the page.
pub struct Printing {
    form: Form,
    /// Whether the player has not done anything yet.
    is_new: bool,
    seed: String,
    /// The requests that no worker has yet, the first last, with the places of their puzzles.
    waiting: Vec<(usize, Request)>,
    running: BTreeMap<JobId, usize>,
    /// The puzzles by their places in the book.
    puzzles: Vec<Option<Puzzle>>,
    /// The first steps of the puzzles, by their places. `None` if no technique applies.
    steps: BTreeMap<usize, Option<ShownStep>>,
    /// What the puzzles ask of players, by their places.
    appraisals: BTreeMap<usize, Appraisal>,
    is_whole: bool,
    note: Option<Message>,
}

impl Default for Printing {
    fn default() -> Self {
        Self {
            form: Form::default(),
            is_new: true,
            seed: String::new(),
            waiting: Vec::new(),
            running: BTreeMap::new(),
            puzzles: Vec::new(),
            steps: BTreeMap::new(),
            appraisals: BTreeMap::new(),
            is_whole: false,
            note: None,
        }
    }
}

impl Printing {
    /// The form.
    pub fn form(&self) -> &Form {
        &self.form
    }

    /// Whether the book has a part.
    pub fn has(&self, part: Part) -> bool {
        self.form.parts.contains(&part)
    }

    /// The seed, as typed or drawn.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// What the page says.
    pub fn note(&self) -> Option<&Message> {
        self.note.as_ref()
    }

    /// Whether the workers generate puzzles.
    pub fn is_busy(&self) -> bool {
        !self.running.is_empty()
    }

    /// The number of puzzles that are done, and of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.puzzles.iter().flatten().count(), self.puzzles.len())
    }

    /// The puzzle at a place of the finished book.
    pub fn puzzle(&self, at: usize) -> Option<&Puzzle> {
        self.puzzles.get(at)?.as_ref()
    }

    /// The first step of a puzzle, if a technique applies.
    pub fn step(&self, at: usize) -> Option<&ShownStep> {
        self.steps.get(&at)?.as_ref()
    }

    /// The pages of the finished book.
    pub fn pages(&self) -> Vec<Page> {
        if self.is_busy() {
            return Vec::new();
        }
        let has_large = self.puzzles.iter().flatten().any(|puzzle| puzzle.givens.geometry().side() > 9);
        let solutions = if has_large { 6 } else { 25 };
        let puzzles = self.puzzles.len();
        let has_steps = self.has(Part::Hints) && self.steps.len() == puzzles;
        Shape {
            puzzles,
            per_page: if puzzles == 1 { 1 } else { self.form.per_page },
            has_cover: puzzles > 1 && self.has(Part::Cover),
            hints: if has_steps { 16 } else { 0 },
            solutions: if self.has(Part::Solutions) { solutions } else { 0 },
        }
        .pages()
    }

    /// Whether all pages are drawn, not only the preview.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The fragment of the link that continues a puzzle.
    pub fn link(puzzle: &Puzzle) -> String {
        link::write(&Game::new(puzzle.clone()), Content::Puzzle, 0)
    }

    /// The level of a puzzle.
    pub fn level(puzzle: &Puzzle) -> Message {
        words::level(puzzle)
    }

    /// The rating of a puzzle, if it was rated.
    pub fn rating(puzzle: &Puzzle) -> Option<Message> {
        puzzle.grade.map(|grade| words::rated(tenths(grade.er)))
    }

    /// The hardest technique of a puzzle, if the book shows it.
    pub fn hardest(&self, at: usize) -> Option<Code> {
        let appraisal = self.appraisals.get(&at).filter(|_| self.has(Part::Technique))?;
        appraisal.hardest.map(Rung::code)
    }

    /// How long people need for a puzzle, if the book shows it.
    pub fn minutes(&self, at: usize) -> Option<Message> {
        let appraisal = self.appraisals.get(&at).filter(|_| self.has(Part::Minutes))?;
        Some(words::minutes(&appraisal.minutes, &Pace::default()))
    }

    /// Takes the form that the settings remember, unless the player has begun with another.
    pub(super) fn remember(&mut self, settings: &Settings) {
        let form = settings.book.as_ref().and_then(|text| text.parse().ok());
        if let Some(form) = form.filter(|_| self.is_new) {
            self.form = form;
        }
    }

    /// Handles an action.
    pub(super) fn act(&mut self, act: Act, game: Option<&Game>, context: &mut Context) {
        self.is_new = false;
        self.is_whole = false;
        match act {
            Act::Row(at, row) => {
                if let Some(old) = self.form.rows.get_mut(at) {
                    *old = row;
                }
            }
            Act::Add if self.form.rows.len() < ROWS => {
                let row = self.form.rows.last().cloned().unwrap_or_else(|| Row::new(Level::Medium));
                self.form.rows.push(row);
            }
            Act::Remove(at) if at < self.form.rows.len() && self.form.rows.len() > 1 => {
                self.form.rows.remove(at);
            }
            Act::Add | Act::Remove(_) => {}
            Act::PerPage(count) => self.form.per_page = count,
            Act::Part(part, is_on) => {
                self.form.parts.retain(|other| *other != part);
                self.form.parts.extend(is_on.then_some(part));
                if !self.is_busy() && !self.wanted().is_empty() {
                    self.ask_wanted(context);
                }
            }
            Act::Seed(seed) => self.seed = seed,
            Act::Generate => self.generate(context),
            Act::Cancel => {
                self.stop(context);
                self.tell(print_stopped(), context);
            }
            Act::Game => {
                self.stop(context);
                self.puzzles = game.map(|game| game.puzzle().clone()).into_iter().map(Some).collect();
                self.forget();
                self.ask_wanted(context);
            }
            // While the book is not ready, this waits for it.
            Act::Draw | Act::Print => self.is_whole = true,
        }
    }

    fn generate(&mut self, context: &mut Context) {
        self.stop(context);
        let seed = match read_seed(&self.seed) {
            Ok(seed) => seed.unwrap_or_else(|| context.draw_seed()),
            Err(fault) => return self.tell(fault, context),
        };
        let counts: Option<Vec<usize>> = self.form.rows.iter().map(Row::count).collect();
        let Some(counts) = counts.filter(|counts| counts.iter().sum::<usize>() <= MOST) else {
            return self.tell(print_bad_count(MOST), context);
        };
        let kinds: Result<Vec<Recipe>, Message> = self.form.rows.iter().map(Row::recipe).collect();
        let kinds = match kinds {
            Ok(kinds) => kinds,
            Err(fault) => return self.tell(fault, context),
        };
        let recipes = recipes(&kinds, &counts, seed);
        if let Some(fault) = recipes.iter().find_map(Recipe::fault) {
            return self.tell(faults::of_recipe(fault), context);
        }
        self.seed = seed.to_string();
        self.note = None;
        self.puzzles = vec![None; recipes.len()];
        self.forget();
        self.waiting = recipes.into_iter().map(Request::Generate).enumerate().rev().collect();
        self.begin(context);
    }

    /// Forgets what was asked about other puzzles.
    fn forget(&mut self) {
        self.steps.clear();
        self.appraisals.clear();
    }

    /// What the book shows of its puzzles and does not have.
    fn wanted(&self) -> Vec<(usize, Request)> {
        let options = Settings::default().ladder();
        let stand = |givens: Grid| Stand { digits: givens.clone(), givens, removed: Vec::new() };
        let has_steps = self.has(Part::Hints);
        let has_appraisals = self.has(Part::Technique) || self.has(Part::Minutes);
        let of = |(at, puzzle): (usize, &Puzzle)| {
            let Puzzle { givens, solution, .. } = puzzle.clone();
            let lacks_step = has_steps && !self.steps.contains_key(&at);
            let step = lacks_step.then(|| Request::Hint(stand(givens.clone()), options));
            let lacks_appraisal = has_appraisals && !self.appraisals.contains_key(&at);
            let appraisal = lacks_appraisal.then_some(Request::Appraise { givens, solution, options });
            [step, appraisal].into_iter().flatten().map(move |request| (at, request))
        };
        let puzzles = self.puzzles.iter().enumerate();
        puzzles.filter_map(|(at, puzzle)| Some((at, puzzle.as_ref()?))).flat_map(of).collect()
    }

    /// Asks for what the book lacks. If that is nothing, it is ready.
    fn ask_wanted(&mut self, context: &mut Context) {
        self.waiting = self.wanted();
        self.waiting.reverse();
        self.begin(context);
    }

    /// Gives the workers their first requests. Without any, the book is ready.
    fn begin(&mut self, context: &mut Context) {
        for _ in 0..JOBS {
            self.start(context);
        }
        if !self.is_busy() {
            self.tell(print_ready(self.puzzles.len()), context);
        }
    }

    fn start(&mut self, context: &mut Context) {
        if let Some((at, request)) = self.waiting.pop() {
            self.running.insert(context.start(Owner::Printing, request), at);
        }
    }

    /// Takes a puzzle.
    pub(super) fn take(&mut self, id: JobId, reply: Reply, context: &mut Context) {
        let Some(at) = self.running.remove(&id) else { return };
        match reply {
            Reply::Generated(puzzle) => self.puzzles[at] = Some(puzzle),
            Reply::Hint(step) => {
                self.steps.insert(at, step.map(|step| *step));
            }
            Reply::Appraised(appraisal) => {
                self.appraisals.insert(at, appraisal);
            }
            Reply::Refused(why) => {
                self.stop(context);
                // Also if this was the last job.
                self.puzzles.clear();
                return self.tell(why, context);
            }
            _ => return self.fail(Failure::Crash, context),
        }
        self.start(context);
        if !self.is_busy() {
            self.ask_wanted(context);
        }
    }

    /// Handles the loss of a job.
    pub(super) fn fail(&mut self, failure: Failure, context: &mut Context) {
        self.stop(context);
        self.tell(failed(failure), context);
    }

    /// Stops generating. The unfinished book is dropped.
    pub(super) fn stop(&mut self, context: &mut Context) {
        if self.is_busy() {
            context.stop(Owner::Printing);
            self.puzzles.clear();
            self.is_whole = false;
        }
        self.waiting.clear();
        self.running.clear();
    }

    fn tell(&mut self, note: Message, context: &mut Context) {
        context.say(note.clone());
        self.note = Some(note);
    }
}

/// The recipes of a book, in its order. The book's seed determines theirs.
fn recipes(kinds: &[Recipe], counts: &[usize], seed: u64) -> Vec<Recipe> {
    let mut seeds = Seeds::new(seed);
    let each = kinds.iter().zip(counts).flat_map(|(kind, count)| std::iter::repeat_n(kind, *count));
    each.map(|kind| Recipe { seed: seeds.draw(), ..kind.clone() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::effect::Effect;
    use nonet_engine::generate::generate;
    use nonet_engine::human::minutes::minutes;

    /// The jobs that an update starts.
    fn jobs(context: &mut Context) -> Vec<(JobId, Request)> {
        let started = |effect| match effect {
            Effect::Start(job) => Some((job.id, job.request)),
            _ => None,
        };
        context.take_effects().into_iter().filter_map(started).collect()
    }

    /// Answers all jobs; returns the number of first steps and appraisals asked for.
    fn answer_all(printing: &mut Printing, context: &mut Context) -> usize {
        let (mut open, mut asked) = (jobs(context), 0);
        while let Some((id, request)) = open.pop() {
            context.finish(id);
            let reply = match request {
                Request::Generate(recipe) => Reply::Generated(generate(&recipe).unwrap()),
                Request::Hint(stand, _) => {
                    assert_eq!(stand.givens, stand.digits);
                    asked += 1;
                    Reply::Hint(None)
                }
                Request::Appraise { givens, solution, .. } => {
                    asked += 1;
                    let minutes = minutes(&givens, &solution);
                    Reply::Appraised(Appraisal { hardest: Some(Rung::EASIEST), minutes })
                }
                _ => panic!(),
            };
            printing.take(id, reply, context);
            open.extend(jobs(context));
        }
        asked
    }

    /// Makes a book; `newest` is the order in which jobs are answered.
    fn book(seed: &str, newest: bool) -> Vec<Puzzle> {
        let mut context = Context::new(9, 0);
        let mut printing = Printing::default();
        for (at, count) in ["20", "15"].into_iter().enumerate() {
            let row = Row { count: count.to_owned(), ..printing.form().rows[at].clone() };
            printing.act(Act::Row(at, row), None, &mut context);
        }
        printing.act(Act::Seed(seed.to_owned()), None, &mut context);
        printing.act(Act::Generate, None, &mut context);
        let mut open = jobs(&mut context);
        assert_eq!(open.len(), JOBS);
        while !open.is_empty() {
            let (id, request) = open.remove(if newest { open.len() - 1 } else { 0 });
            context.finish(id);
            let Request::Generate(recipe) = request else { panic!() };
            printing.take(id, Reply::Generated(generate(&recipe).unwrap()), &mut context);
            open.extend(jobs(&mut context));
        }
        assert!(!printing.is_busy());
        assert_eq!(printing.pages().len(), 1 + 18 + 2);
        (0..35).map(|at| printing.puzzle(at).unwrap().clone()).collect()
    }

    #[test]
    fn the_same_seed_makes_the_same_book_in_any_order() {
        let first = book("77", false);
        assert_eq!(first, book("77", true));
        assert_ne!(first, book("78", false));
        assert!(first.iter().enumerate().all(|(at, puzzle)| {
            let level = if at < 20 { Level::Easy } else { Level::Medium };
            puzzle.recipe.as_ref().unwrap().level == level
        }));
        assert!(
            matches!(link::read(&Printing::link(&first[0])), Ok(link::Linked::Puzzle(givens, ..)) if givens == first[0].givens)
        );
    }

    #[test]
    fn details_come_after_all_puzzles_and_can_be_added_later() {
        let mut context = Context::new(9, 0);
        let mut printing = Printing::default();
        for at in [0, 1] {
            let row = Row { count: "2".to_owned(), ..printing.form().rows[at].clone() };
            printing.act(Act::Row(at, row), None, &mut context);
        }
        let has_hints = |printing: &Printing| {
            printing.pages().iter().any(|page| matches!(page, Page::Hints(range) if *range == (0..4)))
        };
        printing.act(Act::Generate, None, &mut context);
        assert_eq!(answer_all(&mut printing, &mut context), 0);
        assert!(!has_hints(&printing));
        printing.act(Act::Part(Part::Hints, true), None, &mut context);
        assert_eq!(answer_all(&mut printing, &mut context), 4);
        assert!(has_hints(&printing) && printing.note().is_some());
        printing.act(Act::Part(Part::Technique, true), None, &mut context);
        assert_eq!(answer_all(&mut printing, &mut context), 4);
        assert_eq!((printing.hardest(3), printing.minutes(3)), (Some(Rung::EASIEST.code()), None));
        printing.act(Act::Part(Part::Minutes, true), None, &mut context);
        assert_eq!(answer_all(&mut printing, &mut context), 0, "known with the technique");
        assert!(printing.minutes(3).is_some());
    }

    #[test]
    fn a_book_that_is_printed_too_early_is_drawn_when_it_is_ready() {
        let mut context = Context::new(9, 0);
        let mut printing = Printing::default();
        printing.act(Act::Generate, None, &mut context);
        answer_all(&mut printing, &mut context);
        printing.act(Act::Part(Part::Hints, true), None, &mut context);
        printing.act(Act::Print, None, &mut context);
        assert!(printing.is_busy() && printing.pages().is_empty());
        answer_all(&mut printing, &mut context);
        assert!(printing.is_whole() && !printing.pages().is_empty());
        printing.act(Act::Generate, None, &mut context);
        printing.act(Act::Print, None, &mut context);
        printing.stop(&mut context);
        assert!(!printing.is_whole());
    }

    #[test]
    fn a_cancelled_book_leaves_no_job_and_no_page() {
        let mut context = Context::new(9, 0);
        let mut printing = Printing::default();
        printing.act(Act::Generate, None, &mut context);
        let started = jobs(&mut context);
        assert_eq!(started.len(), 12);
        printing.act(Act::Cancel, None, &mut context);
        let stopped = context.take_effects();
        assert!(started.iter().all(|(id, _)| stopped.contains(&Effect::Stop(*id))));
        assert!(!printing.is_busy() && printing.pages().is_empty());
    }

    #[test]
    fn a_book_that_lacks_a_puzzle_is_dropped() {
        let mut context = Context::new(9, 0);
        let mut printing = Printing::default();
        printing.act(Act::Generate, None, &mut context);
        let started = jobs(&mut context);
        let (refused, others) = started.split_first().unwrap();
        for (id, request) in others {
            context.finish(*id);
            let Request::Generate(recipe) = request else { panic!() };
            printing.take(*id, Reply::Generated(generate(recipe).unwrap()), &mut context);
        }
        context.finish(refused.0);
        printing.take(refused.0, Reply::Refused(faults::recipe_no_path()), &mut context);
        printing.act(Act::Part(Part::Minutes, true), None, &mut context);
        assert!(jobs(&mut context).is_empty() && printing.pages().is_empty() && printing.puzzle(1).is_none());
    }

    #[test]
    fn a_wrong_number_is_told_and_nothing_starts() {
        for count in ["", "0", "x", "1001"] {
            let mut context = Context::new(9, 0);
            let mut printing = Printing::default();
            let row = Row { count: count.to_owned(), ..printing.form().rows[0].clone() };
            printing.act(Act::Row(0, row), None, &mut context);
            printing.act(Act::Generate, None, &mut context);
            assert!(printing.note().is_some() && jobs(&mut context).is_empty(), "{count}");
        }
    }
}
