//! The replay of a game: its moves in the order in which they were made, with those that
//! were undone. The score is its slider. A worker names the technique that would have
//! helped at each slow spot. Part of `rooms`, which know the game only from its save.

use super::action::{Action, Step};
use super::context::Context;
use super::excerpt;
use super::forms::hand_over;
use super::handover::Handover;
use super::jobs::Owner;
use super::learning::words::failed;
use super::score::{Extent, Score, Stamps};
use super::settings::{Mistakes, Settings};
use super::view::CellView;
use super::words;
use crate::game::Game;
use crate::game::board::Content;
use crate::game::events::EventKind;
use crate::game::history::Place;
use crate::game::moves::Change;
use crate::worker::protocol::{Failure, JobId, Reply, Request, Stand};
use nonet_engine::human::Code;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Variant, messages};

messages! {
    fn replay_none();
    fn replay_played(level: Message, time: String);
    fn replay_solved(level: Message, time: String);
    fn replay_at_start();
    fn replay_placed(digit: Digit, cell: String);
    fn replay_slip(digit: Digit, cell: String);
    fn replay_cleared(digit: Digit, cell: String);
    fn replay_notes(cell: String, digits: DigitSet);
    fn replay_no_notes(cell: String);
    fn replay_coloured(cell: String);
    fn replay_many(count: usize);
    fn replay_nothing();
    fn replay_move(number: usize, count: usize);
    fn replay_time_and_move(time: String, position: Message);
    fn replay_slow(cell: String);
    fn replay_slow_timed(time: String, cell: String);
    fn replay_technique(technique: Message);
    fn replay_to_slow(cell: String);
    fn replay_to_slow_timed(time: String, cell: String);
    fn replay_to_step(spot: Message, technique: Message);
    fn replay_to_slip();
    fn replay_to_slip_timed(time: String);
    fn replay_to_hint();
    fn replay_to_hint_timed(time: String);
    fn replay_to_checkpoint();
    fn replay_to_checkpoint_timed(time: String);
    fn replay_running();
    fn replay_stopped(what: Message);
}

/// Longest time that a playing replay waits for a move, in milliseconds of the game.
const LONGEST_WAIT: u64 = 3_000;
/// Shortest time between two moves of a playing replay, in milliseconds.
const SHORTEST_WAIT: u64 = 40;
/// The speeds, as factors.
pub const SPEEDS: [u64; 3] = [1, 4, 16];
/// How many moves a large step of the slider makes.
const LARGE_STEP: usize = 10;
/// Maximum number of slips, hints and checkpoints with a button of their own.
const MOST_STOPS: usize = 12;

/// What the player does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// Go to a place.
    To(Place),
    /// One move back.
    Back,
    /// One move on.
    On,
    /// Go to a place in the picture, given as a share of its width.
    Seek(f64),
    /// Play, or stop.
    Toggle,
    /// A playing replay makes its next move.
    Tick,
    /// Choose a speed.
    Speed(u64),
    /// Continue the game from here.
    Branch,
}

/// What a button leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopKind {
    /// A slow spot.
    Slow,
    /// A slip.
    Slip,
    /// A hint.
    Hint,
    /// A checkpoint.
    Checkpoint,
}

/// A button that leads to a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// What is there.
    pub kind: StopKind,
    /// The place.
    pub place: Place,
    /// The button's text.
    pub name: Message,
}

/// The slow spot that the replay is in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlowView {
    /// Its length and what it led to.
    pub text: Message,
    /// The technique that the ladder would have used, once the worker has answered.
    pub technique: Option<Code>,
}

/// The state of the replay.
#[derive(Default)]
pub struct Replay {
    recording: Option<Recording>,
    is_playing: bool,
    speed: Option<u64>,
}

/// A game that is replayed.
struct Recording {
    /// The game at the current place.
    game: Game,
    /// The game as it was stored.
    stored: Game,
    settings: Settings,
    score: Score,
    stamps: Stamps,
    /// What is known of the technique at each slow spot, and the job that looks for it.
    techniques: Vec<(JobId, Technique)>,
    stops: Vec<Stop>,
}

/// What is known of the technique at a slow spot.
#[derive(Clone, Copy)]
enum Technique {
    /// The worker looks for it.
    Asked,
    /// The worker has answered.
    Found(Code),
    /// The worker is lost.
    Lost(Failure),
}

impl Replay {
    /// Opens the page with the stored game.
    pub(super) fn enter(&mut self, game: Option<&Game>, settings: &Settings, context: &mut Context) {
        self.leave(context);
        let Some(game) = game.filter(|game| game.move_count() > 0) else {
            context.say(replay_none());
            return;
        };
        let score = Score::new(game, game.clock.elapsed(0), Extent::Whole, settings.clock);
        let options = settings.ladder();
        let ask = |place: Place| {
            let mut there = game.clone();
            there.go(place);
            there.undo_until_right();
            (context.start(Owner::Replay, Request::Hint(Stand::of(&there), options)), Technique::Asked)
        };
        let techniques = score.spots.iter().map(|spot| spot.start).map(ask).collect();
        let stamps = Stamps::of(game);
        let mut recording = Recording {
            stops: stops(game, &score, &stamps, settings.clock),
            game: game.clone(),
            stored: game.clone(),
            settings: settings.clone(),
            score,
            stamps,
            techniques,
        };
        if game.is_solved() {
            recording.game.go(0);
        }
        context.say(recording.text());
        self.recording = Some(recording);
    }

    /// The player has left the page.
    pub(super) fn leave(&mut self, context: &mut Context) {
        context.stop(Owner::Replay);
        self.recording = None;
        self.is_playing = false;
    }

    /// Takes the worker's answer about a slow spot.
    pub(super) fn take(&mut self, id: JobId, reply: &Reply, context: &mut Context) {
        let (Some(recording), Reply::Hint(Some(step))) = (&mut self.recording, reply) else { return };
        let Some(entry) = recording.techniques.iter_mut().find(|entry| entry.0 == id) else { return };
        entry.1 = Technique::Found(step.code);
        // A player who looks at the slow spot already hears what was missing.
        let is_here = recording.slow().is_some_and(|slow| slow.technique == Some(step.code));
        if is_here && !self.is_playing {
            context.say(replay_technique(step.code.name()));
        }
    }

    /// Handles the loss of the worker that looked for a technique. A player who looks at a
    /// slow spot hears of it.
    pub(super) fn fail(&mut self, id: JobId, failure: Failure, context: &mut Context) {
        let Some(recording) = &mut self.recording else { return };
        let Some(at) = recording.techniques.iter().position(|entry| entry.0 == id) else { return };
        recording.techniques[at].1 = Technique::Lost(failure);
        if recording.spot() == Some(at) && !self.is_playing {
            context.say(failed(failure));
        }
    }

    /// Handles an action.
    pub(super) fn act(&mut self, act: Act, context: &mut Context) {
        let Some(recording) = &mut self.recording else { return };
        let (at, count) = (recording.game.place(), recording.game.move_count());
        let to = match act {
            Act::To(place) => place,
            Act::Back => at.saturating_sub(1),
            Act::On => at + 1,
            Act::Seek(share) => recording.stamps.place_at(recording.score.time_at(share)),
            Act::Toggle => {
                self.is_playing = !self.is_playing;
                if self.is_playing {
                    if at == count {
                        recording.game.go(0);
                    }
                    context.say(replay_running());
                } else {
                    context.say(replay_stopped(recording.text()));
                }
                return;
            }
            Act::Tick => {
                if self.is_playing {
                    recording.game.go((at + 1).min(count));
                    if recording.game.place() == count {
                        self.is_playing = false;
                        context.say(replay_stopped(recording.text()));
                    }
                }
                return;
            }
            Act::Speed(speed) => {
                self.speed = Some(speed);
                return;
            }
            Act::Branch => {
                let handover = Handover::Return(recording.game.puzzle().givens.clone(), at);
                return hand_over(handover, context);
            }
        };
        // A player who steps wants to look.
        self.is_playing = false;
        recording.game.go(to.min(count));
        if recording.game.place() != at {
            context.say(recording.spoken());
        }
    }

    /// Handles a key.
    pub(super) fn press(&mut self, action: &Action, context: &mut Context) {
        let at = self.at();
        let act = match action {
            Action::Step(Step::Left | Step::Down) => Act::Back,
            Action::Step(Step::Right | Step::Up) => Act::On,
            Action::Step(Step::RowStart) => Act::To(0),
            Action::Step(Step::RowEnd) => Act::To(usize::MAX),
            Action::Step(Step::BoxUp) => Act::To(at + LARGE_STEP),
            Action::Step(Step::BoxDown) => Act::To(at.saturating_sub(LARGE_STEP)),
            Action::Pause | Action::NextMode => Act::Toggle, // P and Space
            _ => return,
        };
        self.act(act, context);
    }

    /// How long a playing replay waits for its next move, in milliseconds. Long gaps are
    /// shortened.
    pub fn wait(&self) -> Option<u64> {
        let recording = self.recording.as_ref().filter(|_| self.is_playing)?;
        let at = recording.game.place();
        let gap = recording.stamps.of_place(at + 1).saturating_sub(recording.stamps.of_place(at));
        Some((gap.min(LONGEST_WAIT) / self.speed()).max(SHORTEST_WAIT))
    }

    /// Whether it plays.
    pub fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// The speed, as a factor.
    pub fn speed(&self) -> u64 {
        self.speed.unwrap_or(SPEEDS[0])
    }

    /// Whether there is nothing to replay.
    pub fn is_empty(&self) -> bool {
        self.recording.is_none()
    }

    /// Why there is nothing to replay.
    pub fn fault(&self) -> Message {
        replay_none()
    }

    /// Whether letter keys count.
    pub fn has_letters(&self) -> bool {
        self.recording.as_ref().is_none_or(|recording| recording.settings.letters)
    }

    /// The place in the history.
    pub fn at(&self) -> Place {
        self.recording.as_ref().map_or(0, |recording| recording.game.place())
    }

    /// The number of moves.
    pub fn count(&self) -> usize {
        self.recording.as_ref().map_or(0, |recording| recording.game.move_count())
    }

    /// The score, and where in its picture the replay is.
    pub fn score(&self) -> Option<(&Score, u32)> {
        let recording = self.recording.as_ref()?;
        let score = &recording.score;
        Some((score, score.x(recording.stamps.of_place(recording.game.place()))))
    }

    /// The board and its cells.
    pub fn board(&self) -> Option<(Variant, Vec<CellView>)> {
        let recording = self.recording.as_ref()?;
        let geometry = recording.game.board().geometry();
        Some((geometry.variant(), geometry.cells().map(|cell| recording.cell(cell)).collect()))
    }

    /// The level and the whole time.
    pub fn detail(&self) -> Option<Message> {
        let recording = self.recording.as_ref()?;
        let level = words::level_of(recording.stored.puzzle().recipe.as_ref());
        if !recording.settings.clock {
            return Some(level);
        }
        let time = words::clock(recording.stored.clock.elapsed(0));
        Some(if recording.stored.is_solved() {
            replay_solved(level, time)
        } else {
            replay_played(level, time)
        })
    }

    /// The last move in words.
    pub fn text(&self) -> Option<Message> {
        self.recording.as_ref().map(Recording::text)
    }

    /// The time of the last move.
    pub fn time(&self) -> Option<String> {
        self.recording.as_ref()?.time()
    }

    /// Which move it is, of how many.
    pub fn position(&self) -> Message {
        replay_move(self.at(), self.count())
    }

    /// The slider's value in words.
    pub fn value(&self) -> Message {
        match self.time() {
            Some(time) => replay_time_and_move(time, self.position()),
            None => self.position(),
        }
    }

    /// The slow spot that the replay is in.
    pub fn slow(&self) -> Option<SlowView> {
        self.recording.as_ref()?.slow()
    }

    /// The buttons that lead to places. Those of slow spots name the technique, once it is known.
    pub fn stops(&self) -> Vec<Stop> {
        let Some(recording) = &self.recording else { return Vec::new() };
        let mut techniques = recording.techniques.iter();
        let named = |stop: &Stop| {
            let spot = if stop.kind == StopKind::Slow { techniques.next() } else { None };
            let Some((_, Technique::Found(code))) = spot else { return stop.clone() };
            Stop { name: replay_to_step(stop.name.clone(), code.name()), ..stop.clone() }
        };
        recording.stops.iter().map(named).collect()
    }
}

impl Recording {
    fn time(&self) -> Option<String> {
        let is_shown = self.settings.clock && self.stamps.is_known;
        is_shown.then(|| words::clock(self.stamps.of_place(self.game.place())))
    }

    /// The last move in words.
    fn text(&self) -> Message {
        let Some((changes, _)) = self.game.made(self.game.place()) else { return replay_at_start() };
        let geometry = self.game.board().geometry();
        // Placing a digit also removes notes.
        let digits = || changes.iter().filter(|change| change.before.digit != change.after.digit);
        let mut digits_changed = digits();
        match (digits_changed.next(), digits_changed.next(), changes) {
            (Some(change), None, _) => {
                let name = geometry.name(change.cell);
                match (change.after.digit, change.before.digit) {
                    (Some(digit), _) if self.is_slip(change) => replay_slip(digit, name),
                    (Some(digit), _) => replay_placed(digit, name),
                    (None, Some(digit)) => replay_cleared(digit, name),
                    (None, None) => replay_nothing(),
                }
            }
            (None, _, []) => replay_nothing(),
            (None, _, [change]) => {
                let name = geometry.name(change.cell);
                let notes = |content: &Content| (content.notes, content.centre, content.removed);
                if notes(&change.before) == notes(&change.after) {
                    return replay_coloured(name);
                }
                match change.after.notes | change.after.centre {
                    none if none.is_empty() => replay_no_notes(name),
                    digits => replay_notes(name, digits),
                }
            }
            _ => replay_many(changes.len()),
        }
    }

    /// The last move, and the slow spot that it leads to.
    fn spoken(&self) -> Message {
        match self.slow() {
            Some(SlowView { text, technique: Some(code) }) => {
                words::two_sentences(words::two_sentences(self.text(), text), replay_technique(code.name()))
            }
            Some(slow) => words::two_sentences(self.text(), slow.text),
            None => self.text(),
        }
    }

    /// Whether the player placed a digit that is wrong, and may know it.
    fn is_slip(&self, change: &Change) -> bool {
        let right = self.game.puzzle().solution.get(change.cell);
        self.tells_slips() && change.after.digit.is_some_and(|digit| Some(digit) != right)
    }

    fn tells_slips(&self) -> bool {
        self.stored.is_solved() || self.settings.mistakes == Mistakes::Always
    }

    fn slow(&self) -> Option<SlowView> {
        let at = self.spot()?;
        let spot = &self.score.spots[at];
        let cell = self.game.board().geometry().name(spot.cell);
        let text = if self.settings.clock {
            replay_slow_timed(words::clock(spot.length), cell)
        } else {
            replay_slow(cell)
        };
        Some(match self.techniques[at].1 {
            Technique::Asked => SlowView { text, technique: None },
            Technique::Found(code) => SlowView { text, technique: Some(code) },
            Technique::Lost(failure) => {
                SlowView { text: words::two_sentences(text, failed(failure)), technique: None }
            }
        })
    }

    /// The number of the slow spot that the replay is in.
    fn spot(&self) -> Option<usize> {
        let at = self.game.place();
        self.score.spots.iter().position(|spot| (spot.start..spot.end).contains(&at))
    }

    fn cell(&self, cell: Cell) -> CellView {
        let chosen = self.game.made(self.game.place()).and_then(|(changes, _)| {
            let digit = |change: &&Change| change.before.digit != change.after.digit;
            changes.iter().find(digit).or(changes.first()).map(|change| change.cell)
        });
        let settings = Settings { peers: false, candidates: false, ..self.settings.clone() };
        CellView {
            is_mistake: self.tells_slips() && self.game.is_mistake(cell),
            ..excerpt::view(&self.game, &settings, chosen, cell)
        }
    }
}

/// Names a place with its time.
type Timed = fn(String) -> Message;

/// The buttons that lead to slow spots, slips, hints and checkpoints, by their time.
fn stops(game: &Game, score: &Score, stamps: &Stamps, has_times: bool) -> Vec<Stop> {
    let has_times = has_times && stamps.is_known;
    let geometry = game.board().geometry();
    let mut stops = Vec::new();
    for spot in &score.spots {
        let cell = geometry.name(spot.cell);
        let name = if has_times {
            replay_to_slow_timed(words::clock(spot.length), cell)
        } else {
            replay_to_slow(cell)
        };
        stops.push(Stop { kind: StopKind::Slow, place: spot.start, name });
    }
    for event in game.events() {
        let (kind, plain, timed): (_, fn() -> Message, Timed) = match event.kind {
            EventKind::Placed { .. } if game.is_slip(&event) => {
                (StopKind::Slip, replay_to_slip, replay_to_slip_timed)
            }
            EventKind::Hint => (StopKind::Hint, replay_to_hint, replay_to_hint_timed),
            EventKind::Checkpoint(_) => {
                (StopKind::Checkpoint, replay_to_checkpoint, replay_to_checkpoint_timed)
            }
            _ => continue,
        };
        let place = if kind == StopKind::Slip { event.place } else { stamps.place_at(event.at) };
        let name = if has_times { timed(words::clock(event.at)) } else { plain() };
        stops.push(Stop { kind, place, name });
    }
    stops.truncate(MOST_STOPS);
    stops.sort_by_key(|stop| stop.place);
    stops
}
