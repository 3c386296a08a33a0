//! Long sequences of random actions on the pages beside the board: the workbench with
//! hostile lists, practice, lessons and the solve path. The worker answers, fails or
//! stays silent.

use nonet::game::save::save;
use nonet::session::action::{Action, Effect, Failure, Mode, Screen};
use nonet::session::learning::{self, Kept};
use nonet::session::own;
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::settings::Settings;
use nonet::session::workbench::{self, Draft, FileKind};
use nonet::worker::handler::handle;
use nonet::worker::protocol::{Job, JobId, Reply, Task};
use nonet_engine::Level;
use nonet_engine::generate::Change;
use nonet_engine::random::index;
use nonet_engine::rate::Family;
use nonet_engine::rules::KINDS;
use nonet_engine::solve::Part;
use nonet_engine::{Cell, Digit, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::actions::{self, own_text};
use crate::boards;
use crate::case::{Case, Kind};
use crate::jobs::is_cheap;
use crate::mutate::{self, noise, noise_text, one_in, one_of, pick};
use crate::recipes::recipe;

pub(crate) static KIND: Kind = Kind { name: "rooms", limit: 30, run };

/// Actions in a case.
const ACTIONS: u32 = 150;

fn run(case: &mut Case) {
    let mut rooms = Rooms::new(case.rng.random());
    let (mut jobs, mut now) = (Vec::new(), 0_u64);
    let mut next: Vec<RoomAction> = Vec::new();
    for _ in 0..ACTIONS {
        now = now.saturating_add(pick(&mut case.rng, &[0, 1, 40, 1_000, 90_000]));
        let action = next.pop().unwrap_or_else(|| action(&mut case.rng, &mut jobs));
        case.input(format_args!(" | {now} {action:?}"));
        for effect in rooms.update(action, now) {
            match effect {
                Effect::Start(job) => jobs.push(job),
                Effect::Stop(id) => jobs.retain(|job: &Job| job.id != id),
                Effect::GoOn => next.push(RoomAction::Workbench(workbench::Act::GoOn)),
                _ => {}
            }
        }
        look(&rooms);
    }
}

/// Computes everything that the pages show.
fn look(rooms: &Rooms) {
    let _ = (rooms.screen(), rooms.spoken(), rooms.learning().keys());
    let (bench, learning) = (rooms.workbench(), rooms.learning());
    let _ = (bench.status(), bench.run_view(), bench.columns(), bench.rows(), bench.window());
    assert!(bench.fault_count() <= bench.len());
    let _ = (learning.note(), learning.fault(), learning.percent(), learning.waiting(rooms.screen()));
    let _ = (learning.sections().len(), learning.cells(), learning.picture(), learning.selected());
}

fn action(rng: &mut ChaCha8Rng, jobs: &mut Vec<Job>) -> RoomAction {
    match rng.random_range(0..20_u32) {
        0 | 1 => RoomAction::Show(screen(rng)),
        2 => RoomAction::Kept(Box::new(kept(rng))),
        3..8 => RoomAction::Workbench(at_workbench(rng)),
        8 => form(rng),
        9..11 => RoomAction::Learn(learn(rng)),
        11 | 12 => RoomAction::Press(press(rng)),
        13 => RoomAction::Copied(one_in(rng, 2)),
        14 => RoomAction::StoreFailed,
        _ => heard(rng, jobs),
    }
}

fn screen(rng: &mut ChaCha8Rng) -> Screen {
    let code = |rng: &mut ChaCha8Rng| pick(rng, &["0000", "0200", "0300", "0302", "9999"]).parse().ok();
    match rng.random_range(0..5_u32) {
        0 => Screen::Game,
        1 => Screen::Workbench,
        2 => Screen::Practice(if one_in(rng, 2) { code(rng) } else { None }),
        3 => code(rng).map_or(Screen::Path, Screen::Lesson),
        _ => Screen::Path,
    }
}

fn kept(rng: &mut ChaCha8Rng) -> Kept {
    let game = save(&boards::game(rng), 0);
    let mut text = |valid: &str| match rng.random_range(0..4_u32) {
        0 => None,
        1 => Some(mutate::text(rng, valid)),
        _ => Some(valid.to_owned()),
    };
    let practice = text("0300 2\n0400 4294967295\n");
    let settings = text(&Settings::default().write());
    let draft = text("9x9+killer:r1c1,r1c2=12+thermo:r3c1-r3c4\n123");
    Kept { game: text(&game), settings, practice, draft }
}

/// A list with puzzles of several boards and faulty lines.
fn list(rng: &mut ChaCha8Rng) -> String {
    let line = |rng: &mut ChaCha8Rng| boards::puzzle(rng).givens.to_string();
    let lines: Vec<String> = (0..rng.random_range(0..12_u32)).map(|_| line(rng)).collect();
    let text = lines.join("\n");
    match rng.random_range(0..3_u32) {
        0 => mutate::text(rng, &text),
        1 => noise_text(rng, 1_000),
        _ => text,
    }
}

fn at_workbench(rng: &mut ChaCha8Rng) -> workbench::Act {
    use workbench::Act;
    match rng.random_range(0..15_u32) {
        0 => Act::Typed(list(rng)),
        1 => Act::Open(workbench::Source::File(noise_text(rng, 20))),
        2 | 3 => Act::Slice(if one_in(rng, 2) { noise(rng, 500) } else { list(rng).into_bytes() }),
        4 => Act::End,
        5 => Act::Draft(Draft {
            level: pick(rng, &Level::ALL),
            count: pick(rng, &["1", "3", "0", "x", "40", "4294967296", "１"]).to_owned(),
            seed: pick(rng, &["", "1", "18446744073709551615", "18446744073709551616"]).to_owned(),
        }),
        6 => Act::Make,
        7 | 8 => Act::Run(pick(rng, &Task::ALL)),
        9 => one_of(rng, vec![Act::Cancel, Act::GoOn]),
        10 => {
            let (scrolled, rows) = (f64::from(rng.random::<i32>()), index(rng, 2_000_000));
            Act::Scroll(workbench::scroll::Sight { scrolled, seen: 600.0, row: 30.0, rows }.window())
        }
        11 => Act::FaultsOnly(one_in(rng, 2)),
        12 => Act::Sort(index(rng, 9)),
        13 => {
            let text = pick(rng, &["", "3.6", "3.6-4.2", "x-wing", "-", "\0", "99999999999"]);
            Act::Filter(text.to_owned(), Family::all().filter(|_| one_in(rng, 10)).collect())
        }
        _ => Act::Save(pick(rng, &FileKind::ALL)),
    }
}

fn learn(rng: &mut ChaCha8Rng) -> learning::Act {
    use learning::Act;
    let at = pick(rng, &[0, 1, 2, 30, usize::MAX]);
    let acts = vec![
        Act::Cancel,
        Act::Retry,
        Act::Read(at),
        Act::Back,
        Act::On,
        Act::Go(at),
        Act::Copy,
        Act::Where,
        Act::Show,
        Act::Another,
    ];
    one_of(rng, acts)
}

/// A key that these pages may handle.
fn press(rng: &mut ChaCha8Rng) -> Action {
    let variant = Variant::CLASSIC;
    match rng.random_range(0..6_u32) {
        0 => Action::Select(actions::cell(rng, variant)),
        1 => Action::Step(actions::step(rng)),
        2 => Action::Digit(actions::digit(rng, variant)),
        3 => Action::DigitAs(actions::digit(rng, variant), Mode::Corner),
        4 => Action::Hint,
        _ => Action::Undo,
    }
}

/// A message of the worker about the oldest job, or about an unknown one.
fn heard(rng: &mut ChaCha8Rng, jobs: &mut Vec<Job>) -> RoomAction {
    if jobs.is_empty() {
        return RoomAction::Done(JobId(rng.random_range(0..30)), Reply::Counted(rng.random()));
    }
    let Job { id, request } = jobs.remove(0);
    if one_in(rng, 4) {
        let failure = pick(rng, &[Failure::Load, Failure::Crash, Failure::Timeout]);
        return RoomAction::WorkerFailed(id, failure);
    }
    if is_cheap(&request) {
        return RoomAction::Done(id, handle(request, &mut |_| {}));
    }
    RoomAction::Done(id, nonet::worker::handler::unreadable())
}

/// Something that Nonet does with the puzzle.
fn change(rng: &mut ChaCha8Rng) -> own::Act {
    let kinds: Vec<_> = own::Wish::kinds().collect();
    let clues = [(); 2].map(|()| one_in(rng, 2).then(|| kinds[index(rng, kinds.len())]));
    let wish = own::Wish { clues, level: one_in(rng, 2).then(|| pick(rng, &Level::ALL)) };
    match index(rng, 7) {
        0 => own::Act::Wish(wish),
        6 => own::Act::Change(Change::Regions),
        1 => own::Act::Change(Change::Minimal),
        2 => own::Act::Clear,
        3 => own::Act::Walk,
        4 => own::Act::Share,
        _ => own::Act::Change(wish.change()),
    }
}

/// Drawing on the board of a puzzle that is entered.
fn drawing(rng: &mut ChaCha8Rng) -> own::Act {
    // Cells of small boards, so that drawings meet.
    let cell = |rng: &mut ChaCha8Rng| {
        let most = if one_in(rng, 4) { 625 } else { 81 };
        Cell::new(rng.random_range(0..most))
    };
    let kind = |rng: &mut ChaCha8Rng| KINDS[index(rng, KINDS.len())].name;
    match rng.random_range(0..20_u32) {
        0..3 => own::Act::Tool((!one_in(rng, 6)).then(|| kind(rng))),
        3..5 => own::Act::Press(cell(rng)),
        5..9 => own::Act::Over(cell(rng)),
        9 => own::Act::Pass(cell(rng)),
        10 | 11 => own::Act::Lift,
        12 => own::Act::Finish,
        13 => own::Act::Switch(kind(rng), one_in(rng, 2)),
        14 => own::Act::Choose(index(rng, 4)),
        15 if one_in(rng, 2) => own::Act::Copy,
        15 => own::Act::Values(mutate::text(rng, "1 12")),
        16 if one_in(rng, 2) => own::Act::Turn,
        16 if one_in(rng, 2) => own::Act::Tick,
        16 => change(rng),
        17 if one_in(rng, 4) => own::Act::Drop,
        17 if one_in(rng, 4) => own::Act::Zero,
        17 => own::Act::Digit(Digit::new(rng.random_range(0..26))),
        18 if one_in(rng, 2) => own::Act::Remove(Part::Constraint(index(rng, 4))),
        18 => own::Act::Remove(Part::Given(cell(rng))),
        _ if one_in(rng, 3) => own::Act::Redo,
        _ => own::Act::Undo,
    }
}

fn form(rng: &mut ChaCha8Rng) -> RoomAction {
    RoomAction::Own(match rng.random_range(0..24_u32) {
        0..3 => own::Act::Text(own_text(rng)),
        3 => own::Act::Variant(recipe(rng).variant),
        4 | 5 => own::Act::Play,
        6 => own::Act::Cancel,
        7..21 => drawing(rng),
        _ => return RoomAction::Form(Action::Change(actions::settings(rng))),
    })
}
