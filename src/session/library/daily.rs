//! The page of the daily puzzles: which day is shown, the month of the archive, what a
//! press on a puzzle does, and the text that a player shares. Part of `rooms`. The games
//! themselves are the library's.

use super::games::{self, Games};
use super::{Library, words};
use crate::game::moment::Day;
use crate::library::Entry;
use crate::library::daily::{COUNT, FIRST, Five, Which, solved};
use crate::library::estimate::of_level;
use crate::rules::rule_name;
use crate::session::action::Wish;
use crate::session::context::Context;
use crate::session::effect::Effect;
use crate::session::forms::hand_over;
use crate::session::handover::Handover;
use crate::session::screen::Screen;
use crate::session::ways::Out;
use crate::session::words as general;
use nonet_engine::human::pace::Pace;
use nonet_engine::message::Message;
use nonet_engine::{Level, messages};

messages! {
    /// How many puzzles of a day are solved.
    pub fn daily_solved(solved: usize, count: usize);
    /// A day of the archive for screen readers.
    pub fn daily_day(date: Message, solved: usize, count: usize);
    /// A day of the archive that has not come yet.
    pub fn daily_day_later(date: Message);
    /// The date of a day: "23 November".
    pub fn daily_date(day: u32);
    fn daily_new(level: Message, minutes: Message);
    fn daily_playing(level: Message, time: String);
    fn daily_done(level: Message, time: String);
    fn daily_done_with_hints(level: Message, time: String, count: u32);
    fn variant_new(rule: Message);
    fn variant_playing(rule: Message, time: String);
    fn variant_done(rule: Message, time: String);
    fn variant_done_with_hints(rule: Message, time: String, count: u32);
    fn result_title(date: Message);
    fn result_date(day: u32);
    fn result_done(level: Message, time: String);
    fn result_done_with_hints(level: Message, time: String, count: u32);
    fn result_open(level: Message);
    fn result_streak(days: u32);
}

/// What the player does on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Play a puzzle: open its game, or begin one.
    Play(Day, Which),
    /// Show the puzzles of a day.
    Show(Day),
    /// Show the month with this day in the archive.
    Month(Day),
    /// Copy a text.
    Copy(String),
}

/// The state of the page.
#[derive(Default)]
pub struct Daily {
    /// The month of the archive, if it is not that of the day that is shown.
    month: Option<Day>,
    note: Option<Message>,
}

/// The day that a screen shows. Days without puzzles are today.
pub fn day_of(screen: Screen, today: Day) -> Day {
    let today = today.max(FIRST);
    match screen {
        Screen::Daily(Some(day)) if (FIRST..=today).contains(&day) => day,
        _ => today,
    }
}

impl Daily {
    /// The first day of the month that the archive shows.
    pub fn month(&self, day: Day) -> Day {
        self.month.unwrap_or(day).month()
    }

    /// The outcome of copying.
    pub fn note(&self) -> Option<&Message> {
        self.note.as_ref()
    }

    /// Tells the outcome of copying.
    pub(in crate::session) fn tell_note(&mut self, note: Message, context: &mut Context) {
        context.say(note.clone());
        self.note = Some(note);
    }

    /// The page shows another day, or another page is shown.
    pub(in crate::session) fn turn(&mut self) {
        *self = Self::default();
    }

    /// Handles an action.
    pub(in crate::session) fn act(
        &mut self,
        act: Act,
        games: &mut Games,
        library: &mut Library,
        context: &mut Context,
    ) {
        self.note = None;
        match act {
            Act::Play(day, which) => play(day, which, games, library, context),
            Act::Show(day) => {
                let days = crate::library::daily::games(library.entries());
                let count = days.get(&day).map_or(0, |games| solved(&games.five));
                context.say(daily_day(words::date_long(words::number(day)), count, COUNT));
                context.push(Effect::Go(Screen::Daily(Some(day))));
            }
            Act::Month(day) => {
                self.month = Some(day);
                context.say(words::date_month(words::number(day)));
            }
            Act::Copy(text) => context.push(Effect::Copy(text)),
        }
    }
}

/// Opens the game of a puzzle, or has the board begin one.
fn play(day: Day, which: Which, games: &mut Games, library: &mut Library, context: &mut Context) {
    let days = crate::library::daily::games(library.entries());
    let game = days.get(&day).and_then(|games| games.of(which)).map(|entry| entry.summary.id);
    let recipe = which.recipe(day);
    // The library has no game without a move, but the board may show it.
    let is_on_board = || library.board().is_some_and(|board| board.recipe.as_ref() == Some(&recipe));
    if let Some(id) = game {
        games.act(games::Act::Open(id), library, context);
    } else if is_on_board() {
        context.push(Effect::Leave(Out::To(Screen::Game)));
    } else {
        let seed = Some(recipe.seed);
        hand_over(Handover::Make(Wish { recipe, seed }), context);
    }
}

/// How long the puzzles of a level take, and a player of this pace.
pub fn minutes(level: Level, pace: &Pace) -> Message {
    general::minutes(&of_level(level), pace)
}

/// What screen readers say of a puzzle of a day besides its level.
pub fn description(level: Level, game: Option<&Entry>, pace: &Pace) -> Message {
    let needed = minutes(level, pace);
    let level = general::level_title(level);
    match game.map(|entry| &entry.summary) {
        None => daily_new(level, needed),
        Some(game) if !game.is_solved => daily_playing(level, words::time(game)),
        Some(game) if game.hints > 0 => daily_done_with_hints(level, words::time(game), game.hints),
        Some(game) => daily_done(level, words::time(game)),
    }
}

/// What screen readers say of the variant of a day besides what everyone sees.
pub fn variant_description(kind: &'static str, game: Option<&Entry>) -> Message {
    let rule = rule_name(kind);
    match game.map(|entry| &entry.summary) {
        None => variant_new(rule),
        Some(game) if !game.is_solved => variant_playing(rule, words::time(game)),
        Some(game) if game.hints > 0 => variant_done_with_hints(rule, words::time(game), game.hints),
        Some(game) => variant_done(rule, words::time(game)),
    }
}

/// The lines that a player shares: the date, the five times and the streak. They reveal
/// nothing of the puzzles.
pub fn share(day: Day, five: &Five, streak: u32) -> Vec<Message> {
    let line = |level: Level| {
        let name = general::level_title(level);
        match five[level as usize].map(|entry| &entry.summary).filter(|game| game.is_solved) {
            None => result_open(name),
            Some(game) if game.hints > 0 => result_done_with_hints(name, words::time(game), game.hints),
            Some(game) => result_done(name, words::time(game)),
        }
    };
    let first = result_title(result_date(words::number(day)));
    let last = (streak > 1).then(|| result_streak(streak));
    [first].into_iter().chain(Level::ALL.map(line)).chain(last).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use crate::game::moment::Moment;
    use crate::game::{Game, GameId};
    use crate::library::daily::recipe;
    use crate::library::label::Label;
    use crate::library::summary::Summary;
    use nonet_engine::{Puzzle, generate};

    const DAY: Day = Day(20_780);

    fn entry(level: Level, is_solved: bool, hints: u32) -> Entry {
        let mut game = Game::new(Puzzle { recipe: Some(recipe(DAY, level)), ..generate::starter(0) });
        game.stamp(GameId(7), Moment { at: 9, offset: 0 });
        let mut summary = Summary::of(&game, 0);
        (summary.is_solved, summary.hints, summary.elapsed) = (is_solved, hints, 252_000);
        Entry { summary, label: Label::default() }
    }

    #[test]
    fn what_is_shared_has_times_and_no_digits_of_the_puzzles() {
        let games =
            [entry(Level::Easy, true, 0), entry(Level::Medium, true, 2), entry(Level::Hard, false, 0)];
        let five = [Some(&games[0]), Some(&games[1]), Some(&games[2]), None, None];
        let lines: Vec<String> = share(DAY, &five, 17).iter().map(english).collect();
        assert_eq!(
            lines,
            [
                "Nonet, 23 November 2026",
                "Easy 4:12",
                "Medium 4:12, 2 hints",
                "Hard –",
                "Master –",
                "Extreme –",
                "17 days in a row",
            ]
        );
        assert_eq!(share(DAY, &five, 1).len(), 6);
        let pace = Pace::default();
        let descriptions = Level::ALL.map(|level| english(&description(level, five[level as usize], &pace)));
        assert_eq!(
            descriptions[..3],
            [
                "Daily Easy, solved in 4:12",
                "Daily Medium, solved in 4:12 with 2 hints",
                "Daily Hard, 4:12 played"
            ]
        );
        assert_eq!(descriptions[4], "Daily Extreme, not begun, 15 to 23 min");
    }

    #[test]
    fn a_day_without_puzzles_is_today() {
        let of = |day| day_of(Screen::Daily(day), DAY);
        assert_eq!((of(None), of(Some(FIRST)), of(Some(DAY))), (DAY, FIRST, DAY));
        assert_eq!((of(Some(Day(DAY.0 + 1))), of(Some(Day(FIRST.0 - 1)))), (DAY, DAY));
        assert_eq!(day_of(Screen::Games, Day(0)), FIRST);
    }

    #[test]
    fn a_puzzle_without_a_game_is_generated_and_one_with_a_game_is_opened() {
        let (mut games, mut library, mut context) =
            (Games::default(), Library::default(), Context::new(1, 0));
        let mut daily = Daily::default();
        daily.act(Act::Play(DAY, Which::Level(Level::Hard)), &mut games, &mut library, &mut context);
        let recipe = recipe(DAY, Level::Hard);
        let wish = Handover::Make(Wish { seed: Some(recipe.seed), recipe });
        let effects = context.take_effects();
        assert_eq!(effects[0], Effect::Begin(Box::new(wish)));
        library.entries.push(entry(Level::Hard, false, 0));
        daily.act(Act::Play(DAY, Which::Level(Level::Hard)), &mut games, &mut library, &mut context);
        assert!(matches!(context.take_effects()[..], [Effect::Start(_)]), "the game is loaded");
    }
}
