//! The score of a game: nine lines, one for each digit, over the time played. A dot is a
//! placement, a bar ends a digit that is complete, a diamond is a hint, a cross a slip, a
//! flag a checkpoint, a bracket a slow spot, and a double bar the end. The numbers are
//! units of an SVG's view box. They are whole, since writing fractions takes much code.
//! Drawn by `ui::components::score`, during play, at the end and in the replay.
//!
//! Until the puzzle is solved, a slip is a digit that the player took back, right or
//! wrong: so the score never tells whether a digit is right.

use super::path::push;
use super::words;
use crate::game::Game;
use crate::game::events::{Event, EventKind};
use crate::game::gaps::Gap;
use crate::game::history::Place;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, messages};

messages! {
    fn score_placed(count: usize);
    fn score_slips(count: usize);
    fn score_spots(count: usize);
    fn score_name(parts: Vec<Message>);
}

/// The width of the view box.
pub const WIDTH: u32 = 4000;
/// The start of the time axis.
const LEFT: u32 = 200;
/// The length of the time axis.
const LENGTH: u32 = 3630;
/// The first line: above it are flags, brackets and their times.
const TOP: u32 = 230;
/// The height of all lines.
const HEIGHT: u32 = 880;
/// The room below the last line for the axis.
const BELOW: u32 = 190;
/// The shortest distance of two digits beside the lines.
const NAMES_APART: u32 = 100;
/// The shortest bracket that has room for its time.
const LABEL: u32 = 330;

/// The length of the axis at first, in milliseconds; it doubles as the game goes on.
const FIRST_AXIS: u64 = 8 * 60_000;
/// The distances of marks on the axis, in milliseconds.
const STEPS: [u64; 11] =
    [5_000, 10_000, 30_000, 60_000, 120_000, 180_000, 300_000, 600_000, 1_200_000, 3_600_000, 14_400_000];
/// Maximum number of marks on the axis.
const MOST_TICKS: u64 = 5;

/// What a score is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// A game in progress: the axis is longer than the game.
    Playing,
    /// A whole game, or what there is of it.
    Whole,
}

/// A long time without a placement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The place before it.
    pub start: Place,
    /// The place after the placement that ended it.
    pub end: Place,
    /// The cell of that placement.
    pub cell: Cell,
    /// Its length in milliseconds.
    pub length: u64,
    /// Where it begins and ends in the picture.
    pub ends: (u32, u32),
}

/// The score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The height of the view box.
    pub height: u32,
    /// The lines.
    pub lines: String,
    /// The digits beside the lines, with the heights of their baselines.
    pub names: Vec<(u32, Digit)>,
    /// The diameter of a dot.
    pub dot: u32,
    /// Placements: lines without length.
    pub dots: String,
    /// Digits that are complete.
    pub bars: String,
    /// Hints.
    pub hints: String,
    /// Slips.
    pub slips: String,
    /// Checkpoints.
    pub flags: String,
    /// The brackets of slow spots.
    pub brackets: String,
    /// The times above the brackets, with their middles.
    pub labels: Vec<(u32, String)>,
    /// The slow spots, in order.
    pub spots: Vec<Spot>,
    /// The marks on the axis, with their times.
    pub ticks: Vec<(u32, String)>,
    /// The thin and the thick line of the end.
    pub end: Option<(u32, u32)>,
    /// Where the game is now, if it goes on.
    pub now: Option<u32>,
    /// How long the axis is, in milliseconds.
    axis: u64,
    /// What it shows, for screen readers.
    pub name: Message,
}

impl Score {
    /// The score of a game after a time played, in milliseconds. `has_times` says whether
    /// the player wants to see times.
    pub fn new(game: &Game, elapsed: u64, extent: Extent, has_times: bool) -> Self {
        let stamps = Stamps::of(game);
        let events = game.events();
        let is_over = game.is_solved();
        let last = elapsed.max(stamps.last()).max(1);
        let last = if stamps.is_known { last } else { stamps.last().max(1) };
        let axis = match extent {
            Extent::Whole => last,
            Extent::Playing if is_over => last,
            Extent::Playing => {
                let mut axis = FIRST_AXIS;
                while axis < last && axis < u64::MAX / 2 {
                    axis *= 2;
                }
                axis
            }
        };
        let has_times = has_times && stamps.is_known;
        let side = game.board().geometry().side() as u32;
        let pitch = (HEIGHT / (side - 1)).min(2 * NAMES_APART);
        let pen = Pen { axis, pitch, slip: (pitch * 2 / 5).min(45) };
        let mut score = Self {
            height: TOP + pitch * (side - 1) + BELOW,
            lines: (0..side).fold(String::new(), |mut lines, line| {
                push(&mut lines, format_args!("M{LEFT} {}h{LENGTH}", TOP + pitch * line));
                lines
            }),
            names: names(side, pitch),
            dot: (pitch * 2 / 3).min(70),
            dots: String::new(),
            bars: String::new(),
            hints: String::new(),
            slips: String::new(),
            flags: String::new(),
            brackets: String::new(),
            labels: Vec::new(),
            spots: Vec::new(),
            ticks: if has_times { ticks(axis) } else { Vec::new() },
            end: None,
            now: None,
            axis,
            name: words::step_done(),
        };
        score.draw(game, &events, &stamps, &pen);
        if stamps.is_known {
            score.add_spots(game, has_times);
        }
        let x = score.x(last);
        if is_over {
            // Behind the bar of the last digit.
            score.end = Some((x + 95, x + 140));
        } else if extent == Extent::Playing {
            score.now = Some(x);
        }
        score.name = score.tell(game, &events);
        score
    }

    /// Where a time is in the picture.
    pub fn x(&self, at: u64) -> u32 {
        x(at, self.axis)
    }

    /// The time at a place in the picture, given as a share of its width.
    pub fn time_at(&self, share: f64) -> u64 {
        let along = (share * f64::from(WIDTH) - f64::from(LEFT)) / f64::from(LENGTH);
        #[allow(clippy::cast_sign_loss, clippy::cast_precision_loss)] // a share of some hours
        let time = (along.clamp(0.0, 1.0) * self.axis as f64) as u64;
        time
    }

    /// Draws what happened.
    fn draw(&mut self, game: &Game, events: &[Event], stamps: &Stamps, pen: &Pen) {
        for (index, event) in events.iter().enumerate() {
            let at = stamps.at(event);
            match event.kind {
                EventKind::Placed { digit, .. } => {
                    let (x, y) = pen.point(at, digit);
                    if game.is_slip(event) {
                        let arm = pen.slip;
                        let width = 2 * arm;
                        push(
                            &mut self.slips,
                            format_args!(
                                "M{} {}l{width} {width}m0-{width}l-{width} {width}",
                                x - arm,
                                y - arm
                            ),
                        );
                    } else {
                        push(&mut self.dots, format_args!("M{x} {y}h0"));
                    }
                }
                EventKind::Hint => {
                    // Beside what was placed with its help.
                    let next = events[index..].iter().find_map(|later| match later.kind {
                        EventKind::Placed { digit, .. } => Some(digit),
                        _ => None,
                    });
                    let side = game.board().geometry().side();
                    let (x, y) = pen.point(at, next.unwrap_or(Digit::from_index(side / 2)));
                    push(&mut self.hints, format_args!("M{x} {}l60 60-60 60-60-60z", y - 60));
                }
                EventKind::Checkpoint(_) => {
                    let x = x(at, pen.axis);
                    push(&mut self.flags, format_args!("M{x} {TOP}v-130l90 40-90 40"));
                }
                EventKind::Erased { .. } | EventKind::Check => {}
            }
        }
        let side = game.board().geometry().side();
        for digit in Digit::all(side).filter(|&digit| game.board().left(digit) == 0) {
            let is_its = |event: &&Event| matches!(event.kind, EventKind::Placed { digit: other, .. } if other == digit);
            if let Some(last) = events.iter().rfind(|event| is_its(event) && !game.is_slip(event)) {
                let (x, y) = pen.point(stamps.at(last), digit);
                let half = (pen.pitch / 2).min(50);
                push(&mut self.bars, format_args!("M{} {}v{}", x + 60, y - half, 2 * half));
            }
        }
    }

    /// Draws the slow spots.
    fn add_spots(&mut self, game: &Game, has_times: bool) {
        for Gap { start, end, cell, length, from, until } in game.slow_gaps() {
            let ends @ (left, right) = (self.x(from), self.x(until));
            push(
                &mut self.brackets,
                format_args!("M{} {}v-40H{}v40", left + 10, TOP - 50, right.max(left + 20) - 10),
            );
            if has_times && right - left >= LABEL {
                self.labels.push((left.midpoint(right), words::clock(length)));
            }
            self.spots.push(Spot { start, end, cell, length, ends });
        }
    }

    /// What it shows, for screen readers.
    fn tell(&self, game: &Game, events: &[Event]) -> Message {
        let count = |is: &dyn Fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let slips = count(&|event| game.is_slip(event));
        let placed = count(&|event| matches!(event.kind, EventKind::Placed { .. })) - slips;
        let hints = count(&|event| event.kind == EventKind::Hint);
        let spots = self.spots.len();
        let parts = [
            Some(score_placed(placed)),
            (hints > 0).then(|| words::progress_hints(hints as u32)),
            (slips > 0).then(|| score_slips(slips)),
            (spots > 0).then(|| score_spots(spots)),
        ];
        score_name(parts.into_iter().flatten().collect())
    }
}

fn x(at: u64, axis: u64) -> u32 {
    let along = u128::from(at.min(axis)) * u128::from(LENGTH) / u128::from(axis.max(1));
    LEFT + u32::try_from(along).unwrap_or(LENGTH)
}

/// What all marks need.
struct Pen {
    axis: u64,
    pitch: u32,
    slip: u32,
}

impl Pen {
    fn point(&self, at: u64, digit: Digit) -> (u32, u32) {
        (x(at, self.axis), TOP + self.pitch * digit.index() as u32)
    }
}

/// The digits beside the lines: as many as have room.
fn names(side: u32, pitch: u32) -> Vec<(u32, Digit)> {
    let every = NAMES_APART.div_ceil(pitch).max(1) as usize;
    let names = Digit::all(side as usize).step_by(every);
    names.map(|digit| (TOP + pitch * digit.index() as u32 + 45, digit)).collect()
}

fn ticks(axis: u64) -> Vec<(u32, String)> {
    let Some(step) = STEPS.into_iter().find(|step| axis / step <= MOST_TICKS) else { return Vec::new() };
    (1..=axis / step).map(|number| (x(number * step, axis), words::clock(number * step))).collect()
}

/// The time of each move. Saves of earlier versions had none: then the moves are equally
/// far apart.
pub(super) struct Stamps {
    pub(super) is_known: bool,
    times: Vec<u64>,
}

impl Stamps {
    pub(super) fn of(game: &Game) -> Self {
        let times: Vec<u64> =
            (1..=game.move_count()).map(|place| game.made(place).map_or(0, |(_, at)| at)).collect();
        let is_known = times.is_empty() || times.iter().any(|at| *at > 0);
        let times = if is_known { times } else { (1..=times.len() as u64).map(|at| at * 1_000).collect() };
        Self { is_known, times }
    }

    fn last(&self) -> u64 {
        self.times.iter().copied().max().unwrap_or(0)
    }

    fn at(&self, event: &Event) -> u64 {
        if self.is_known { event.at } else { self.of_place(event.place) }
    }

    /// The time of a place; 0 at the start.
    pub(super) fn of_place(&self, place: Place) -> u64 {
        place.checked_sub(1).and_then(|index| self.times.get(index)).copied().unwrap_or(0)
    }

    /// The last place at a time.
    pub(super) fn place_at(&self, time: u64) -> Place {
        self.times.partition_point(|at| *at <= time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use crate::game::moves::Move;
    use nonet_engine::{Puzzle, Variant, generate};

    /// A game that is solved with a placement at each of these seconds, in reading order.
    fn played(seconds: impl Iterator<Item = u64>) -> Game {
        let Puzzle { givens, solution, .. } = generate::starter(3);
        let mut game = Game::new(Puzzle { givens: givens.clone(), solution, recipe: None, grade: None });
        for (cell, at) in givens.empty_cells().zip(seconds) {
            let digit = game.puzzle().solution.get(cell).unwrap();
            game.play_at(Move::Place { cell, digit, clean: true }, at * 1_000).unwrap();
        }
        game
    }

    fn count(path: &str) -> usize {
        path.matches('M').count()
    }

    #[test]
    fn the_axis_doubles_while_the_player_plays_and_fits_at_the_end() {
        let game = played([5, 10].into_iter());
        let axis = |elapsed: u64| {
            let score = Score::new(&game, elapsed, Extent::Playing, true);
            (score.ticks.last().unwrap().1.clone(), score.now.is_some(), score.end)
        };
        let minutes = |minutes: u64| minutes * 60_000;
        assert_eq!(axis(0), ("8:00".to_owned(), true, None));
        assert_eq!(axis(minutes(8)).0, "8:00");
        assert_eq!(axis(minutes(8) + 1).0, "15:00", "sixteen minutes, a mark each five");
        assert_eq!(axis(minutes(32) + 1).0, "1:00:00");
        let done = played(1..);
        assert!(done.is_solved());
        let score = Score::new(&done, 60_000, Extent::Playing, true);
        assert_eq!(score.end, Some((LEFT + LENGTH + 95, LEFT + LENGTH + 140)));
        assert_eq!((score.now, count(&score.bars)), (None, 9));
        assert_eq!(score.ticks, [(LEFT + LENGTH / 2, "0:30".to_owned()), (LEFT + LENGTH, "1:00".to_owned())]);
        let endless = Score::new(&game, u64::MAX, Extent::Playing, true);
        assert_eq!((endless.now, endless.ticks.len()), (Some(LEFT + LENGTH), 0), "a damaged save may say so");
    }

    #[test]
    fn a_slow_spot_is_a_gap_of_five_times_the_median() {
        // One placement each four seconds, but the tenth takes 21 and the eleventh 20.
        let mut at = 0;
        let seconds = (0..).map(move |number| {
            at += match number {
                9 => 21,
                10 => 20,
                _ => 4,
            };
            at
        });
        let game = played(seconds);
        let elapsed = game.made(game.move_count()).unwrap().1;
        let score = Score::new(&game, elapsed, Extent::Whole, true);
        let spots: Vec<_> = score.spots.iter().map(|spot| (spot.start, spot.end, spot.length)).collect();
        assert_eq!(spots, [(9, 10, 21_000)], "20 is not more than 5 × 4");
        assert_eq!(count(&score.brackets), 1);
        assert!(english(&score.name).contains("1 slow spot"), "{}", english(&score.name));
        let hidden = Score::new(&game, elapsed, Extent::Whole, false);
        assert!(hidden.labels.is_empty() && hidden.ticks.is_empty(), "no times without a clock");
    }

    #[test]
    fn marks_say_what_happened_and_nothing_tells_whether_a_digit_is_right() {
        let mut game = played([1].into_iter());
        let open: Vec<Cell> = game.board().digits().empty_cells().collect();
        let wrong = Digit::all(9).find(|digit| game.puzzle().solution.get(open[0]) != Some(*digit)).unwrap();
        let step = Move::Place { cell: open[0], digit: wrong, clean: true };
        game.play_at(step, 2_000).unwrap();
        game.count_hint(3_000);
        game.set_checkpoint("", 3_000);
        let marks = |game: &Game| {
            let score = Score::new(game, 4_000, Extent::Playing, true);
            [&score.dots, &score.slips, &score.hints, &score.flags].map(|path| count(path))
        };
        assert_eq!(marks(&game), [2, 0, 1, 1], "a wrong digit on the board looks like any other");
        game.undo();
        assert_eq!(marks(&game), [1, 1, 1, 1], "a cross");
        game.undo();
        assert_eq!(marks(&game), [0, 2, 1, 1], "as for a right digit that was taken back");
    }

    #[test]
    fn games_without_times_have_equal_gaps_and_no_slow_spots() {
        let score = Score::new(&played(std::iter::repeat(0)), 900_000, Extent::Whole, true);
        assert!(score.ticks.is_empty() && score.spots.is_empty());
        assert_eq!(count(&score.dots), count(&score.dots.replace("M200 ", "")), "none is at the start");
    }

    #[test]
    fn every_board_has_its_lines_in_the_same_room() {
        for variant in Variant::all() {
            let grid = nonet_engine::Grid::empty(variant);
            let game = Game::new(Puzzle { givens: grid.clone(), solution: grid, recipe: None, grade: None });
            let score = Score::new(&game, 0, Extent::Playing, true);
            let side = usize::from(variant.layout().side);
            assert_eq!(count(&score.lines), side, "{}", variant.layout().name);
            assert!(score.height <= TOP + HEIGHT + BELOW);
            assert!(score.names.windows(2).all(|pair| pair[1].0 - pair[0].0 >= NAMES_APART));
        }
    }

    #[test]
    fn a_place_in_the_picture_is_a_time() {
        let score = Score::new(&played(1..), 100_000, Extent::Whole, true);
        for at in [0, 25_000, 50_000, 100_000] {
            let share = f64::from(score.x(at)) / f64::from(WIDTH);
            assert!(score.time_at(share).abs_diff(at) < 100, "{at}");
        }
        assert_eq!((score.time_at(-1.0), score.time_at(2.0)), (0, 100_000));
    }
}
