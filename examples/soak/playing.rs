//! Long sequences of random actions on the board's page. The store and the worker answer, fail or
//! stay silent. Sometimes the page is reloaded, or another tab plays. Whenever the store has
//! answered everything, it must have the game on the board, and all moves that it ever had.

use std::collections::BTreeMap;

use nonet::game::moves::Move;
use nonet::game::save::{COPY, load, save};
use nonet::game::{Game, GameId};
use nonet::library::shelf::ShelfFault;
use nonet::session::action::{Action, Effect, Failure, Mode, Slot, Wish};
use nonet::session::replica::Exchange;
use nonet::session::storing::Save;
use nonet::session::{Offer, Saved, Session};
use nonet::worker::handler::handle;
use nonet::worker::protocol::{Job, JobId, Reply};
use nonet_engine::Progress;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::actions::{
    cell, digit, entering, handover, hint_act, moving_about, query, screen, selecting, settings, step,
};
use crate::boards;
use crate::case::{Case, Kind};
use crate::jobs::is_cheap;
use crate::mutate::{self, one_in, one_of, pick};
use crate::recipes::recipe;
use crate::store::{Memory, of_text};

pub(crate) static KIND: Kind = Kind { name: "playing", limit: 30, run };

/// Actions in a case.
const ACTIONS: u32 = 300;

/// The page and its environment.
struct Page {
    session: Session,
    device: BTreeMap<&'static str, String>,
    jobs: Vec<Job>,
    store: Memory<Save>,
    /// The exchange that the store has not answered.
    sent: Option<Box<Exchange<Save>>>,
    /// How many moves the store had of each game.
    moves: BTreeMap<GameId, usize>,
    now: u64,
}

fn run(case: &mut Case) {
    let game = (!one_in(&mut case.rng, 4)).then(|| save(&boards::game(&mut case.rng), 0));
    case.input(format_args!("{game:?}"));
    let mut device = BTreeMap::new();
    device.extend(game.clone().map(|game| (name(Slot::Game), game)));
    let (session, effects) = Session::start(&Saved { game, ..Saved::default() }, case.rng.random(), 0);
    let mut page = Page {
        session,
        device,
        jobs: Vec::new(),
        store: Memory::default(),
        sent: None,
        moves: BTreeMap::new(),
        now: 0,
    };
    page.perform(effects);
    page.settle();
    for _ in 0..ACTIONS {
        page.now = page.now.saturating_add(pick(&mut case.rng, &[0, 1, 40, 1_000, 90_000]));
        if one_in(&mut case.rng, 40) {
            case.input(" | loaded anew");
            page.load(&mut case.rng);
        }
        let action = page.action(&mut case.rng);
        case.input(format_args!(" | {} {action:?}", page.now));
        let effects = page.session.update(action, page.now);
        page.perform(effects);
        page.check(&mut case.rng);
    }
    let mut game = page.session.game().clone();
    while game.undo().is_some() {}
    assert_eq!(*game.board().digits(), game.puzzle().givens, "after undoing everything");
}

impl Page {
    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Exchange(exchange, _) => self.sent = Some(exchange),
                Effect::Store(slot, text) => drop(self.device.insert(name(slot), text)),
                Effect::SetAside(slot, text) => {
                    self.device.insert(name(Slot::Damaged), text);
                    self.tell(Action::SetAside(slot, true));
                }
                Effect::Forget(slot) => drop(self.device.remove(name(slot))),
                Effect::Start(job) => self.jobs.push(job),
                Effect::Stop(id) => self.jobs.retain(|job| job.id != id),
                _ => {}
            }
        }
    }

    fn tell(&mut self, action: Action) {
        let effects = self.session.update(action, self.now);
        self.perform(effects);
    }

    /// The store performs an exchange and answers, or one of both, or nothing.
    fn answer(&mut self, rng: &mut ChaCha8Rng) -> Action {
        let Some(exchange) = self.sent.take() else { return Action::Look };
        if one_in(rng, 6) {
            if one_in(rng, 2) {
                self.store.exchange(&exchange);
            }
            return Action::Exchanged(Err(pick(rng, &[ShelfFault::Full, ShelfFault::Failed])));
        }
        Action::Exchanged(Ok(Box::new(self.store.exchange(&exchange))))
    }

    /// The store answers everything.
    fn settle(&mut self) {
        for round in 0.. {
            match self.sent.take() {
                Some(exchange) => {
                    let found = self.store.exchange(&exchange);
                    self.tell(Action::Exchanged(Ok(Box::new(found))));
                }
                None if self.session.is_stored() => break,
                // Something failed before. It is tried again when the page is shown.
                None => self.tell(Action::Look),
            }
            assert!(round < 20, "the store gets no rest");
        }
    }

    fn kept(&self) -> Saved {
        let kept = |slot| self.device.get(name(slot)).cloned();
        Saved {
            game: kept(Slot::Game),
            previous: kept(Slot::Previous),
            next: kept(Slot::Next),
            settings: kept(Slot::Settings),
            damaged: kept(Slot::Damaged),
            ..Saved::default()
        }
    }

    /// Reloads the page. Its clock starts again at 0.
    fn load(&mut self, rng: &mut ChaCha8Rng) {
        self.tell(Action::Visible(false));
        self.settle();
        let (session, effects) = Session::start(&self.kept(), rng.random(), 0);
        assert_eq!(session.settings(), self.session.settings(), "other settings after a reload");
        let before = std::mem::replace(&mut self.session, session);
        self.now = 0;
        self.jobs.clear();
        self.perform(effects);
        self.settle();
        // While a damaged save is held, this tab writes no copy. So the copy may be of another tab's
        // game, which was begun at the same time.
        let is_held = before.notice().is_some_and(|notice| notice.offer == Some(Offer::Download));
        if !is_held {
            assert_eq!(self.session.game().board(), before.game().board(), "another board after a reload");
        }
    }

    fn check(&mut self, rng: &mut ChaCha8Rng) {
        if one_in(rng, 4) {
            self.settle();
            let stored = &self.store.on_board().expect("a game is stored").text;
            let stored = load(stored).expect("the stored game can be read");
            assert_eq!(stored.puzzle(), self.session.game().puzzle(), "the stored puzzle");
            assert_eq!(stored.board(), self.session.game().board(), "the stored board");
            for save in &self.store.kept {
                let count = load(&save.text).expect("each game can be read").move_count();
                let before = self.moves.insert(save.id, count);
                assert!(before.is_none_or(|before| before <= count), "a move is lost");
            }
            assert!(self.moves.keys().all(|id| self.store.get(*id).is_some()), "a game is lost");
        }
        let session = &self.session;
        let cells = session.game().board().geometry().cell_count();
        assert!(session.selected_cell().index() < cells, "the selected cell is on the board");
        if one_in(rng, 4) {
            let _ = (session.cells(), session.keys(), session.board_label(), session.level_text());
            let _ = (session.givens_text(), session.clock_text(), session.message(), session.spoken());
            let _ = (session.job(), session.playing(), session.rating(), session.hint_view());
            let _ = (session.picture(), session.progress(), session.level());
        }
    }

    fn action(&mut self, rng: &mut ChaCha8Rng) -> Action {
        let variant = self.session.game().puzzle().givens.variant();
        match rng.random_range(0..54_u32) {
            0..4 => Action::Select(cell(rng, variant)),
            4 => Action::Step(step(rng)),
            5..12 => Action::Digit(digit(rng, variant)),
            12 | 13 => Action::DigitAs(digit(rng, variant), Mode::Corner),
            14 => Action::Erase,
            15..17 => Action::Undo,
            17 => Action::Redo,
            18 => Action::ToggleNotes,
            19 => Action::FillNotes,
            20..24 => Action::Hint,
            24..27 => Action::Hinting(hint_act(rng)),
            27 => Action::Ask(query(rng)),
            28 => Action::Go(screen(rng)),
            29 => one_of(rng, vec![Action::Close, Action::StopRating, Action::Cancel]),
            30 => Action::NewGame(Wish { recipe: recipe(rng), seed: one_in(rng, 2).then(|| rng.random()) }),
            31 => one_of(rng, vec![Action::NewGameAlike, Action::PreviousGame]),
            32 | 33 => Action::Begin(Box::new(handover(rng))),
            34 => {
                let is_copied = one_in(rng, 2);
                one_of(rng, vec![Action::CopyGivens, Action::CopyBoard, Action::Copied(is_copied)])
            }
            35 => one_of(rng, vec![Action::DownloadDamaged, Action::DismissNotice, Action::StoreFailed]),
            36 => Action::Change(settings(rng)),
            37 => Action::Show(screen(rng)),
            38 => Action::Tick,
            39 => Action::Visible(one_in(rng, 2)),
            40 => self.stored_elsewhere(rng),
            41 => self.another_tab(rng),
            42 | 43 => self.answer(rng),
            44..47 => selecting(rng, variant),
            47..50 => entering(rng, variant),
            50..53 => moving_about(rng),
            _ => self.heard(rng),
        }
    }

    /// A tab of an earlier version, which knows no store, has stored its game. It may be damaged.
    fn stored_elsewhere(&mut self, rng: &mut ChaCha8Rng) -> Action {
        let mut game = boards::game(rng);
        game.id = GameId(rng.random_range(1..4));
        let text = if one_in(rng, 4) { mutate::text(rng, "not a game") } else { save(&game, 0) };
        Action::Kept(Box::new(Saved { game: Some(text), ..self.kept() }))
    }

    /// Another tab makes a move, or puts another game on the board.
    fn another_tab(&mut self, rng: &mut ChaCha8Rng) -> Action {
        let stored = self.store.on_board().and_then(|save| load(&save.text).ok());
        let Some(mut game) = stored.filter(|game| game.is_worth_keeping() && !one_in(rng, 3)) else {
            let mut game = boards::game(rng);
            game.id = GameId(rng.random_range(1_000..u64::MAX));
            game.revision = self.session.game().revision + 1;
            if game.is_worth_keeping() {
                (self.store.game, self.store.loose) = (Some(game.id), None);
                self.store_from_another_tab(&game);
            }
            return Action::Look;
        };
        let variant = game.puzzle().givens.variant();
        let (cell, digit) = (cell(rng, variant), digit(rng, variant));
        if game.play(Move::Note { cell, digit }).is_ok() {
            game.revision += 1;
            self.store_from_another_tab(&game);
        }
        Action::Look
    }

    /// Another tab stores its game, and copies it for the first drawing.
    fn store_from_another_tab(&mut self, game: &Game) {
        let text = save(game, 0);
        self.store.kept.retain(|save| save.id != game.id);
        self.store.kept.push(of_text(&text));
        self.device.insert(name(Slot::Game), COPY.to_owned() + &text);
    }

    /// A message of the worker about the oldest job, or about an unknown one.
    fn heard(&mut self, rng: &mut ChaCha8Rng) -> Action {
        if self.jobs.is_empty() || one_in(rng, 8) {
            let reply = Reply::Generated(boards::puzzle(rng));
            return Action::Done(JobId(rng.random_range(0..30)), reply);
        }
        let Job { id, request } = self.jobs[0].clone();
        if one_in(rng, 4) {
            let (attempt, attempts) = (rng.random(), rng.random());
            let progress = Progress::new(attempt, attempts);
            return Action::Progress(id, progress);
        }
        self.jobs.remove(0);
        if one_in(rng, 4) {
            let failure = pick(rng, &[Failure::Load, Failure::Crash, Failure::Timeout]);
            return Action::WorkerFailed(id, failure);
        }
        if is_cheap(&request) {
            return Action::Done(id, handle(request, &mut |_| {}));
        }
        let refused = nonet::worker::handler::unreadable();
        Action::Done(id, if one_in(rng, 2) { Reply::Generated(boards::puzzle(rng)) } else { refused })
    }
}

fn name(slot: Slot) -> &'static str {
    Slot::ALL.into_iter().find(|(other, _)| *other == slot).map_or("", |(_, name)| name)
}
