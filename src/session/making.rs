//! New games: which puzzle the worker makes, for what, and what comes of it.
//! One job runs at a time. While a game is played the next puzzle like it is
//! made in advance, so that a new game is there at once.

use rand::RngExt;

use super::action::{Action, Effect, Loaded, Slot, Wish};
use super::{SEEDS, Session, Tone, words};
use crate::game::Game;
use crate::worker::protocol::{Job, JobId, Reply, Request};
use nonet_engine::generate::Progress;
use nonet_engine::message::Message;
use nonet_engine::rate::{Demand, read_tenths};
use nonet_engine::{Grid, Level, Puzzle, Recipe};

/// Further seeds for a search that the player waits for, one for each worker
/// that there may be besides the first.
const RACERS: usize = 7;

/// Upper bound for generating a puzzle in advance, in milliseconds. The player
/// does not see this job, and so could not cancel it.
const AHEAD_MS: u64 = 30_000;

/// The job that runs, if one does.
#[derive(Default)]
pub(super) struct Making {
    has_begun: bool,
    last: JobId,
    running: Option<Running>,
    /// How much of the workers' module has arrived, while that is loading.
    loading: Option<Loaded>,
}

/// One job.
pub(super) struct Running {
    id: JobId,
    purpose: Purpose,
    progress: Option<Progress>,
    /// When it was started.
    since: u64,
}

enum Purpose {
    /// A puzzle for the next new game; nobody waits for it.
    Ahead(Recipe),
    /// A puzzle that the player waits for.
    Play(Recipe),
    /// Is the player's own puzzle sound?
    Check(Grid),
}

impl Running {
    /// Whether the player waits for it.
    pub(super) fn is_awaited(&self) -> bool {
        !matches!(self.purpose, Purpose::Ahead(_))
    }

    /// What the player reads while it runs.
    pub(super) fn describe(&self) -> Message {
        match &self.purpose {
            Purpose::Check(_) => words::checking_puzzle(),
            Purpose::Ahead(recipe) | Purpose::Play(recipe) => words::making(recipe, self.progress),
        }
    }

    /// How far it is, in percent, if it can tell.
    pub(super) fn percent(&self) -> Option<u32> {
        self.progress.as_ref().map(Progress::percent)
    }
}

impl Making {
    pub(super) fn running(&self) -> Option<&Running> {
        self.running.as_ref()
    }

    fn take(&mut self) -> Option<Running> {
        self.running.take()
    }

    /// The running job, if it is this one.
    pub(super) fn take_if(&mut self, id: JobId) -> Option<Running> {
        self.running.take_if(|running| running.id == id)
    }

    pub(super) fn progress(&mut self, id: JobId, progress: Progress) {
        if let Some(running) = self.running.as_mut().filter(|running| running.id == id) {
            running.progress = Some(progress);
        }
    }

    /// Whether an action brings the puzzle that the player waits for.
    pub(super) fn is_awaited_reply(&self, action: &Action) -> bool {
        let running = self.running.as_ref().filter(|running| running.is_awaited());
        running.is_some_and(|running| matches!(action, Action::Done(id, _) if *id == running.id))
    }

    /// Whether this is the first call.
    pub(super) fn begin(&mut self) -> bool {
        !std::mem::replace(&mut self.has_begun, true)
    }

    /// Gives up a puzzle in advance that takes too long.
    pub(super) fn limit_ahead(&mut self, now: u64, out: &mut Vec<Effect>) {
        let is_late =
            |running: &Running| !running.is_awaited() && now.saturating_sub(running.since) > AHEAD_MS;
        if let Some(late) = self.running.take_if(|running| is_late(running)) {
            out.push(Effect::Stop(late.id));
        }
    }

    /// A job with a number of its own.
    pub(super) fn job(&mut self, request: Request) -> Job {
        self.last = JobId(self.last.0 + 1);
        Job { id: self.last, request }
    }

    /// Starts a job in place of the one that runs.
    fn start(&mut self, purpose: Purpose, request: Request, now: u64, out: &mut Vec<Effect>) {
        let job = self.job(request);
        let running = Running { id: job.id, purpose, progress: None, since: now };
        if let Some(given_up) = self.running.replace(running) {
            out.push(Effect::Stop(given_up.id));
        }
        out.push(Effect::Start(job));
    }
}

impl Session {
    /// Takes in how much of the workers' module has arrived. Whoever waits for a
    /// job hears once that it is loading.
    pub(super) fn load(&mut self, loaded: Option<Loaded>) {
        let is_new = self.making.loading.is_none();
        self.making.loading = loaded;
        let is_awaited = self.help_is_asked() || self.making.running().is_some_and(Running::is_awaited);
        if let Some(text) = self.loading_text().filter(|_| is_new && is_awaited) {
            self.say(text);
        }
    }

    /// How much of the workers' module has arrived, while that is loading.
    pub(super) fn loading(&self) -> Option<Loaded> {
        self.making.loading
    }

    /// What the player reads meanwhile in place of how far a job is.
    pub fn loading_text(&self) -> Option<Message> {
        self.loading().map(words::loading)
    }

    /// What a new game is made of unless the player says otherwise.
    pub fn last_recipe(&self) -> Recipe {
        self.settings.last.clone().unwrap_or_else(|| Recipe::classic(Level::default(), 0))
    }

    pub(super) fn new_game_alike(&mut self, out: &mut Vec<Effect>) {
        self.new_game(&Wish { recipe: self.last_recipe(), seed: None }, out);
    }

    pub(super) fn new_game(&mut self, wish: &Wish, out: &mut Vec<Effect>) {
        self.dialog = None;
        let unseeded = Recipe { seed: 0, ..wish.recipe.clone() };
        self.settings.last = Some(unseeded.clone());
        self.store_settings(out);
        if wish.seed.is_none() {
            if let Some(puzzle) = self.next.take_if(|puzzle| is_alike(puzzle, &unseeded)) {
                return self.play_generated(puzzle, out);
            }
            if self.await_running(&unseeded) {
                return self.hurry(out);
            }
        }
        let seed = wish.seed.unwrap_or_else(|| self.draw_seed());
        let recipe = Recipe { seed, ..unseeded };
        self.making.start(Purpose::Play(recipe.clone()), Request::Generate(recipe), self.now, out);
        if wish.seed.is_none() {
            self.hurry(out);
        }
        self.say_making();
    }

    /// The player waits, and any seed will do: the more are tried the better.
    fn hurry(&mut self, out: &mut Vec<Effect>) {
        let seeds = (0..RACERS).map(|_| self.draw_seed()).collect();
        if let Some(running) = self.making.running() {
            out.push(Effect::Hurry(running.id, seeds));
        }
    }

    /// If what is made in advance is what the player wants, waits for it.
    fn await_running(&mut self, unseeded: &Recipe) -> bool {
        let Some(running) = &mut self.making.running else { return false };
        let Purpose::Ahead(recipe) = &running.purpose else { return false };
        if (Recipe { seed: 0, ..recipe.clone() }) != *unseeded {
            return false;
        }
        running.purpose = Purpose::Play(recipe.clone());
        self.say_making();
        true
    }

    fn say_making(&mut self) {
        if let Some(running) = self.making.running() {
            self.say(self.loading_text().unwrap_or_else(|| running.describe()));
        }
    }

    pub(super) fn draw_seed(&mut self) -> u64 {
        self.seeds.random_range(1..SEEDS)
    }

    /// Starts making the next puzzle, unless there is one or a job runs.
    pub(super) fn make_ahead(&mut self, out: &mut Vec<Effect>) {
        let unseeded = Recipe { seed: 0, ..self.last_recipe() };
        self.next.take_if(|puzzle| !is_alike(puzzle, &unseeded));
        if self.next.is_none() && self.making.running.is_none() {
            let recipe = Recipe { seed: self.draw_seed(), ..unseeded };
            self.making.start(Purpose::Ahead(recipe.clone()), Request::Generate(recipe), self.now, out);
        }
    }

    fn play_generated(&mut self, puzzle: Puzzle, out: &mut Vec<Effect>) {
        out.push(Effect::Forget(Slot::Next));
        let text = words::opened(&puzzle);
        let tone = if puzzle.is_in_range() { Tone::Calm } else { Tone::Warn };
        self.install(Game::new(puzzle), out);
        self.tell(tone, text);
        self.make_ahead(out);
    }

    /// Starts the check of the player's own puzzle.
    pub(super) fn play_own(&mut self, out: &mut Vec<Effect>) {
        if let Some(givens) = self.own.start_check() {
            let request = Request::Solve { givens: givens.clone(), limit: 2 };
            self.making.start(Purpose::Check(givens), request, self.now, out);
            self.say(words::checking_puzzle());
        } else {
            self.say(self.own.message());
        }
    }

    pub(super) fn cancel(&mut self, out: &mut Vec<Effect>) {
        if let Some(running) = self.making.take() {
            self.own.checked_nothing();
            out.push(Effect::Stop(running.id));
            self.tell(Tone::Calm, words::cancelled());
        }
    }

    /// Takes an answer in. An answer to a job that was given up is dropped.
    pub(super) fn done(&mut self, id: JobId, reply: Reply, out: &mut Vec<Effect>) {
        if self.rated(id, &reply) {
            return;
        }
        let Some(running) = self.making.take_if(id) else { return };
        match (running.purpose, reply) {
            (Purpose::Ahead(_), Reply::Generated(puzzle)) => {
                self.next = Some(puzzle);
                self.store_next(out);
            }
            (Purpose::Play(_), Reply::Generated(puzzle)) => self.play_generated(puzzle, out),
            (Purpose::Check(givens), Reply::Solved(solutions)) => {
                if let Some(puzzle) = self.own.checked(givens, &solutions) {
                    self.dialog = None;
                    self.install(Game::new(puzzle), out);
                    self.tell(Tone::Calm, words::own_started());
                } else {
                    self.say(self.own.message());
                }
                self.make_ahead(out);
            }
            (Purpose::Ahead(_), _) => {}
            (Purpose::Check(_), Reply::Refused(why)) => {
                let why = words::verbatim(why);
                self.say(why.clone());
                self.own.refused(why);
            }
            (Purpose::Play(_), Reply::Refused(why)) => self.tell(Tone::Warn, words::verbatim(why)),
            _ => self.own.checked_nothing(),
        }
    }
}

/// Reads a number of givens as a player types it: nothing, `24` or `22-26`.
///
/// # Errors
/// Says what is wrong with it.
pub fn read_givens(text: &str, recipe: &Recipe) -> Result<Option<(u16, u16)>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let (least, most) = text.split_once(['-', '–']).unwrap_or((text, text));
    let number = |part: &str| part.trim().parse::<u16>().ok();
    let (Some(least), Some(most)) = (number(least), number(most)) else {
        return Err("Write one number, like 24, or two, like 22-26.".to_owned());
    };
    match (Recipe { givens: Some((least, most)), ..recipe.clone() }).fault_of_givens() {
        Some(fault) => Err(fault),
        None => Ok(Some((least, most))),
    }
}

/// Reads a rating as a player types it: nothing, `7.2` or `6.6-7.2`.
///
/// # Errors
/// Says what is wrong with it, or with what the recipe demands beside it.
pub fn read_ratings(text: &str, recipe: &Recipe) -> Result<Option<(u16, u16)>, String> {
    let text = text.trim();
    let ratings = if text.is_empty() {
        None
    } else {
        let (least, most) = text.split_once(['-', '–']).unwrap_or((text, text));
        let ends = read_tenths(least.trim()).zip(read_tenths(most.trim()));
        Some(ends.ok_or("Write one rating, like 7.2, or two, like 6.6-7.2.")?)
    };
    let recipe = Recipe { demand: Demand { ratings, ..recipe.demand }, ..recipe.clone() };
    match recipe.fault_of_demand() {
        Some(fault) => Err(fault),
        None => Ok(ratings),
    }
}

/// Whether a puzzle was made by a recipe, whatever its seed.
fn is_alike(puzzle: &Puzzle, unseeded: &Recipe) -> bool {
    puzzle.recipe.as_ref().is_some_and(|recipe| Recipe { seed: 0, ..recipe.clone() } == *unseeded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::rate::Families;

    #[test]
    fn a_number_of_givens_is_read_as_typed() {
        let read = |text| read_givens(text, &Recipe::classic(Level::Easy, 0));
        assert_eq!(read("  "), Ok(None));
        assert_eq!(read("24"), Ok(Some((24, 24))));
        assert_eq!(read(" 22 - 26 "), Ok(Some((22, 26))));
        assert_eq!(read("22–26"), Ok(Some((22, 26))));
        assert_eq!(read("few"), Err("Write one number, like 24, or two, like 22-26.".to_owned()));
        assert_eq!(read("16"), Err("No puzzle of 9 × 9 has fewer than 17 givens.".to_owned()));
    }

    #[test]
    fn a_rating_is_read_as_typed_and_held_against_the_techniques() {
        let needs = Families::of_words("jellyfish").unwrap();
        let demand = Demand { needs, ..Demand::default() };
        let read = |text| read_ratings(text, &Recipe::classic(Level::Easy, 0));
        assert_eq!(read("  "), Ok(None));
        assert_eq!(read("7.2"), Ok(Some((72, 72))));
        assert_eq!(read(" 6.6 – 7 "), Ok(Some((66, 70))));
        for bad in ["hard", "7.25", "6.6-", "-7", "7,2", "."] {
            assert!(read(bad).is_err(), "{bad}");
        }
        let with = |text| read_ratings(text, &Recipe { demand, ..Recipe::classic(Level::Easy, 0) });
        assert_eq!(with("3-4"), Err("A puzzle that needs Jellyfish is rated 5.2 or more.".to_owned()));
        assert_eq!(
            with(""),
            Err("A puzzle that needs Jellyfish is rated 5.2 or more.".to_owned()),
            "the level's"
        );
        assert_eq!(with("5-6"), Ok(Some((50, 60))));
    }
}
