//! The rating in a session: requested, observed, stopped, and shown at the end of a
//! game. It is never shown for another puzzle.

use crate::english::english;
use crate::said;
use crate::stored;
use nonet::game::{Game, GameId, save};
use nonet::session::action::{Action, Dialog, Effect, Failure, Screen};
use nonet::session::ending::HardestStep;
use nonet::session::handover::Handover;
use nonet::session::rating::RatingView;
use nonet::session::{Saved, Session};
use nonet::worker::handler::handle;
use nonet::worker::protocol::{Appraisal, Job, Reply, Request};
use nonet_engine::Progress;
use nonet_engine::human::{Classic, Code, Options, PathDemand, Position, Rung, solve_path};
use nonet_engine::solve::first_solutions;
use nonet_engine::{Cell, Grid, Puzzle, Variant};

use crate::puzzles::{PUZZLE, SOLUTION};

fn playing(variant: Variant, givens: &str, solution: &str) -> Session {
    let grid = |text| Grid::read(variant, text).unwrap();
    let puzzle = Puzzle { givens: grid(givens), solution: grid(solution), recipe: None, grade: None };
    let game = save::save(&Game::new(puzzle), 0);
    let saved = Saved { game: Some(game), ..Saved::default() };
    let mut session = stored::start(&saved, 7);
    session.update(Action::Close, 0); // starts generating the next puzzle
    session
}

fn classic() -> Session {
    playing(Variant::CLASSIC, PUZZLE, SOLUTION)
}

fn started(effects: &[Effect], is_wanted: fn(&Request) -> bool) -> Option<&Job> {
    effects.iter().find_map(|effect| match effect {
        Effect::Start(job) if is_wanted(&job.request) => Some(job),
        _ => None,
    })
}

fn rating_job(effects: &[Effect]) -> Option<&Job> {
    started(effects, |request| matches!(request, Request::Rate(_)))
}

fn appraisal_job(effects: &[Effect]) -> Option<&Job> {
    started(effects, |request| matches!(request, Request::Appraise { .. }))
}

/// Opens the dialog; returns the job that this starts.
fn ask(session: &mut Session) -> Job {
    rating_job(&session.update(Action::Go(Screen::Over(Dialog::Rating)), 0)).expect("it is rated").clone()
}

#[test]
fn the_rating_is_computed_when_first_opened_and_kept() {
    let mut session = classic();
    assert_eq!(session.rating(), RatingView::Unasked);
    let job = ask(&mut session);
    assert!(matches!(session.rating(), RatingView::Running { at_least: 0, .. }));
    let mut told = None;
    let reply = handle(job.request, &mut |progress| told = Some(progress));
    session.update(Action::Progress(job.id, told.unwrap()), 0);
    assert!(matches!(session.rating(), RatingView::Running { percent: 1.., at_least: 12.., .. }));
    session.update(Action::Done(job.id, reply), 0);
    let RatingView::Known(report) = session.rating() else { panic!("{:?}", session.rating()) };
    assert!(report.is_complete && report.steps.iter().map(|&(_, count)| count).sum::<u16>() > 40);
    session.update(Action::Close, 0);
    assert_eq!(
        rating_job(&session.update(Action::Go(Screen::Over(Dialog::Rating)), 0)),
        None,
        "known by now"
    );
}

#[test]
fn a_stopped_rating_shows_its_lower_bound() {
    let mut session = classic();
    let job = ask(&mut session);
    let progress = Progress { rating: Some(85), ..Progress::new(3, 50) };
    session.update(Action::Progress(job.id, progress), 0);
    assert_eq!(session.update(Action::StopRating, 0), [Effect::Stop(job.id)]);
    assert_eq!(session.rating(), RatingView::Stopped(85));
}

#[test]
fn a_lost_worker_is_reported_and_the_game_continues() {
    let mut session = classic();
    let job = ask(&mut session);
    session.update(Action::WorkerFailed(job.id, Failure::Crash), 0);
    assert_eq!(session.rating(), RatingView::Failed);
}

#[test]
fn the_end_of_a_game_shows_it_with_time_and_hints() {
    let mut session = classic();
    let solution = Grid::read(Variant::CLASSIC, SOLUTION).unwrap();
    let givens = Grid::read(Variant::CLASSIC, PUZZLE).unwrap();
    let mut last = Vec::new();
    for cell in givens.empty_cells() {
        assert_eq!(rating_job(&last), None, "not before the end");
        session.update(Action::Select(cell), 0);
        last = session.update(Action::Digit(solution.get(cell).unwrap()), 60_000);
    }
    assert!(said(&session).starts_with("Solved in 1:00"));
    let job = rating_job(&last).expect("it is rated now").clone();
    let appraisal = appraisal_job(&last).expect("its hardest step is asked for").clone();
    assert_eq!(session.hardest_step(), HardestStep::Awaited);
    // The rating waits for the hardest step, so that both are said together.
    for (job, is_last) in [(job, false), (appraisal, true)] {
        let reply = handle(job.request, &mut |_| {});
        session.update(Action::Done(job.id, reply), 60_000);
        let is_said = session.spoken().iter().any(|heard| english(&heard.message).starts_with("Rated "));
        assert_eq!(is_said, is_last);
    }
    let text = &said(&session);
    assert!(text.starts_with("Solved in 1:00") && text.contains("int"), "{text}");
    let HardestStep::Of(hardest) = session.hardest_step() else { panic!() };
    assert!(text.contains(". Rated ") && text.ends_with(&format!(" ({hardest}).")), "{text}");
    let again = session.update(Action::Select(Cell::new(0)), 60_000);
    assert_eq!((rating_job(&again), appraisal_job(&again)), (None, None), "known by now");
    // The rating comes within milliseconds, and must not replace what is still being read.
    let heard: Vec<String> = session.spoken().iter().map(|heard| english(&heard.message)).collect();
    let [.., end, rated] = &heard[..] else { panic!("{heard:?}") };
    assert!(end.contains(" placed. ") && end.contains(" Solved in 1:00"), "{heard:?}");
    assert!(rated.starts_with("Rated "), "{heard:?}");
}

#[test]
fn the_hardest_step_is_that_of_the_path_which_hints_take() {
    let mut session = classic();
    let opened = session.update(Action::Go(Screen::Over(Dialog::Rating)), 0);
    let job = appraisal_job(&opened).unwrap().clone();
    let options = session.settings().ladder();
    assert!(matches!(job.request, Request::Appraise { options: asked, .. } if asked == options));
    session.update(Action::Done(job.id, handle(job.request, &mut |_| {})), 0);
    let start = Position::<Classic>::of_grid(&Grid::read(Variant::CLASSIC, PUZZLE).unwrap());
    let (steps, _) = solve_path(&start, options);
    let rungs = steps.iter().map(|step| Rung::try_from(step.technique.code).unwrap());
    assert_eq!(session.hardest_step(), rungs.max().map_or(HardestStep::Unknown, HardestStep::Of));
}

#[test]
fn a_lost_search_for_the_hardest_step_leaves_the_rating() {
    let mut session = classic();
    let opened = session.update(Action::Go(Screen::Over(Dialog::Rating)), 0);
    let [rating, appraisal] = [rating_job(&opened), appraisal_job(&opened)].map(|job| job.unwrap().clone());
    session.update(Action::Done(rating.id, handle(rating.request, &mut |_| {})), 0);
    session.update(Action::WorkerFailed(appraisal.id, Failure::Crash), 0);
    assert_eq!(session.hardest_step(), HardestStep::Unknown);
    let heard = session.spoken().last().map(|heard| english(&heard.message)).unwrap();
    assert!(heard.starts_with("Rated ") && !heard.contains('('), "{heard}");
}

/// The page and the two modules of the worker have different features, and so different places on the ladder.
#[test]
fn demanded_techniques_travel_by_their_codes() {
    let demand = PathDemand { requires: "0300".parse().unwrap(), ..PathDemand::default() };
    let codes = (vec![Code::from_static("0300")], Vec::<Code>::new(), None::<Code>, None::<Code>);
    let bytes = postcard::to_allocvec(&demand).unwrap();
    assert_eq!(bytes, postcard::to_allocvec(&codes).unwrap());
    assert_eq!(postcard::from_bytes(&bytes), Ok(demand));
}

#[test]
fn only_a_solution_of_the_puzzle_is_appraised() {
    let grid = |text: &str| Grid::read(Variant::CLASSIC, text).unwrap();
    let ask = |request| handle(request, &mut |_| {});
    let times =
        |solution| ask(Request::Times { id: GameId(1), givens: grid(PUZZLE), solution: grid(solution) });
    let appraise = |solution| {
        let (givens, solution) = (grid(PUZZLE), grid(solution));
        ask(Request::Appraise { givens, solution, options: Options::default() })
    };
    let other = &SOLUTION.chars().rev().collect::<String>();
    for wrong in [PUZZLE, other] {
        assert!(matches!(times(wrong), Reply::Refused(_)) && matches!(appraise(wrong), Reply::Refused(_)));
    }
    let Reply::Times(GameId(1), None, estimate) = times(SOLUTION) else { panic!() };
    let Reply::Appraised(Appraisal { hardest: Some(_), minutes }) = appraise(SOLUTION) else { panic!() };
    assert_eq!(estimate.minutes, Some(minutes));
}

#[test]
fn another_game_has_no_rating_yet() {
    let mut session = classic();
    let job = ask(&mut session);
    let reply = handle(job.request, &mut |_| {});
    let grid = |text: &str| Grid::read(Variant::CLASSIC, text).unwrap();
    let givens = grid(&SOLUTION.replacen("126", "...", 1));
    let other = Puzzle { givens, solution: grid(SOLUTION), recipe: None, grade: None };
    session.update(Action::Begin(Box::new(Handover::Play(other))), 0);
    assert_eq!(session.selected_cell(), Cell::new(0));
    assert_eq!(session.rating(), RatingView::Unasked);
    session.update(Action::Done(job.id, reply), 0);
    assert_eq!(session.rating(), RatingView::Unasked, "the known rating is of the other game");
}

#[test]
fn other_boards_are_not_rated() {
    let small = "4x4".parse::<Variant>().unwrap();
    let givens = "1.....2..4....3.";
    let solution = first_solutions(&Grid::read(small, givens).unwrap(), 1)[0].to_string();
    let mut session = playing(small, givens, &solution);
    let effects = session.update(Action::Go(Screen::Over(Dialog::Rating)), 0);
    assert_eq!(rating_job(&effects), None);
    assert_eq!(session.rating(), RatingView::Unrated);
}
