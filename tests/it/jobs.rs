//! Jobs of the board's page. Each belongs to the part that asked for it, and is stopped
//! when it is no longer needed: otherwise it would keep a core busy.

use crate::puzzles::{PUZZLE, SOLUTION};
use crate::store::Memory;
use nonet::game::moves::Move;
use nonet::game::{Game, GameId, save};
use nonet::session::action::{Action, Dialog, Effect, Failure, Screen, Wish};
use nonet::session::rating::RatingView;
use nonet::session::storing::Save;
use nonet::session::{Saved, Session, hinting};
use nonet::worker::protocol::{Job, JobId, Module, Reply, Request};
use nonet_engine::random::{from_seed, index};
use nonet_engine::{Cell, Digit, Grid, Level, Puzzle, Recipe, Variant};
use rand::RngExt;

fn puzzle() -> Puzzle {
    let grid = |text| Grid::read(Variant::CLASSIC, text).unwrap();
    Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: None, grade: None }
}

fn game() -> Game {
    let mut game = Game::new(puzzle());
    game.id = GameId(7);
    game
}

fn saved(game: &Game) -> Saved {
    Saved { game: Some(save::save(game, 0)), ..Saved::default() }
}

/// The page, its workers' unfinished jobs, and the modules that it has loaded ahead.
struct Page {
    session: Session,
    store: Memory<Save>,
    running: Vec<Job>,
    prepared: Vec<Module>,
}

impl Page {
    fn new() -> Self {
        Self::of(&game())
    }

    fn of(game: &Game) -> Self {
        let (session, effects) = Session::start(&saved(game), 7, 0);
        let mut page = Self { session, store: Memory::default(), running: Vec::new(), prepared: Vec::new() };
        page.perform(effects);
        page
    }

    fn act(&mut self, action: Action) {
        if let Action::Done(id, _) | Action::WorkerFailed(id, _) = &action {
            self.running.retain(|job| job.id != *id);
        }
        let effects = self.session.update(action, 0);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Exchange(exchange, _) => {
                    let found = self.store.exchange(&exchange);
                    self.act(Action::Exchanged(Ok(Box::new(found))));
                }
                Effect::Start(job) => self.running.push(job),
                Effect::Prepare(module) => self.prepared.push(module),
                Effect::Stop(id) => self.running.retain(|job| job.id != id),
                _ => {}
            }
        }
    }

    fn count(&self, is_wanted: impl Fn(&Request) -> bool) -> usize {
        self.running.iter().filter(|job| is_wanted(&job.request)).count()
    }

    fn ratings(&self) -> usize {
        self.count(|request| matches!(request, Request::Rate(_)))
    }

    fn hints(&self) -> usize {
        self.count(|request| matches!(request, Request::Hint(..)))
    }
}

#[test]
fn a_rating_ends_with_the_game_that_it_is_about() {
    let mut page = Page::new();
    page.act(Action::Go(Screen::Over(Dialog::Rating)));
    assert_eq!(page.ratings(), 1);
    page.act(Action::NewGame(Wish { recipe: Recipe::classic(Level::Easy, 0), seed: Some(1) }));
    let making = page.running.last().unwrap().id;
    page.act(Action::Done(making, Reply::Generated(nonet_engine::generate::starter(9))));
    assert_eq!(page.ratings(), 0);

    page.act(Action::Go(Screen::Over(Dialog::Rating)));
    assert_eq!((page.ratings(), page.session.rating().is_running()), (1, true));
    page.store.game = Some(GameId(7));
    page.act(Action::Look);
    assert_eq!(page.session.game().puzzle().givens.to_string(), PUZZLE, "another tab's game");
    assert_eq!((page.ratings(), page.session.rating()), (0, RatingView::Unasked));
}

#[test]
fn a_hint_ends_when_another_tab_continues_the_game() {
    let mut page = Page::new();
    page.act(Action::Hint);
    assert_eq!(page.hints(), 1);
    let mut game = page.session.game().clone();
    game.play(Move::Note { cell: Cell::new(0), digit: Digit::from_index(0) }).unwrap();
    page.store.kept = vec![Save::of(&game, 0)];
    page.act(Action::Look);
    assert_eq!((page.hints(), page.session.is_hinting()), (0, false));
}

#[test]
fn the_module_of_a_board_that_is_not_classic_is_loaded_with_the_first_action() {
    let prepared = |game: &Game| {
        let mut page = Page::of(game);
        assert_eq!(page.prepared, []);
        page.act(Action::FillNotes);
        page.prepared
    };
    let other = Recipe { variant: "4x4".parse().unwrap(), ..Recipe::classic(Level::Easy, 1) };
    let other = nonet_engine::generate(&other).unwrap();
    assert_eq!(prepared(&game()), []);
    assert_eq!(prepared(&Game::new(other)), [Module::Boards]);
}

#[test]
fn no_job_outlives_its_purpose_whatever_the_player_does() {
    for seed in 0..40 {
        let rng = &mut from_seed(seed);
        let mut page = Page::new();
        for _ in 0..120 {
            let action = match index(rng, 16) {
                0 | 1 => Action::Hint,
                2 => Action::Hinting(hinting::Act::Close),
                3 => Action::Hinting(hinting::Act::Do),
                4 => Action::Go(Screen::Over(Dialog::Rating)),
                5 => Action::StopRating,
                6 => Action::NewGameAlike,
                7 => Action::PreviousGame,
                8 => Action::Cancel,
                9 => Action::Undo,
                10 => Action::FillNotes,
                11 => Action::Redo,
                12 => Action::Digit(Digit::from_index(index(rng, 9))),
                13 => Action::Select(Cell::new(index(rng, 81))),
                _ if page.running.is_empty() => Action::Tick,
                which => {
                    let Job { id, request } = page.running[index(rng, page.running.len())].clone();
                    let failure = Action::WorkerFailed(id, Failure::Timeout);
                    if which == 14 { failure } else { Action::Done(id, answer(&request, rng.random())) }
                }
            };
            page.act(action.clone());
            let session = &page.session;
            let is_asked = session.hint_view().is_some_and(|view| view.next.is_none());
            assert_eq!(page.hints(), usize::from(is_asked), "{action:?}");
            assert_eq!(page.ratings(), usize::from(session.rating().is_running()), "{action:?}");
            let puzzles =
                page.count(|request| matches!(request, Request::Generate(_) | Request::Solve { .. }));
            assert!(puzzles <= 1, "{action:?}");
            assert!(session.job().is_none() || puzzles == 1, "{action:?}");
        }
    }
}

fn answer(request: &Request, seed: u64) -> Reply {
    match request {
        Request::Generate(recipe) => {
            Reply::Generated(Puzzle { recipe: Some(recipe.clone()), ..nonet_engine::generate::starter(seed) })
        }
        Request::Solve { .. } => Reply::Solved(vec![puzzle().solution]),
        Request::Hint(..) => nonet::worker::handler::handle(request.clone(), &mut |_| {}),
        _ => nonet::worker::handler::unreadable(),
    }
}

#[test]
fn an_answer_to_a_job_of_another_part_is_dropped() {
    let mut page = Page::new();
    page.act(Action::Go(Screen::Over(Dialog::Rating)));
    page.act(Action::StopRating);
    let before = page.session.rating();
    page.act(Action::Done(JobId(1), nonet::worker::handler::unreadable()));
    assert_eq!(page.session.rating(), before);
}
