//! Several tabs on one device: sessions that share the store and local storage, as in a
//! browser. No move may ever be lost.

use crate::english::english;
use crate::said;
use nonet::game::moves::Move;
use nonet::game::save::{COPY, load, save};
use nonet::game::{Game, GameId, clock::Clock};
use nonet::library::shelf::ShelfFault;
use nonet::session::action::{Action, Effect, Mode, Screen, Slot, Wish};
use nonet::session::handover::Handover;
use nonet::session::settings::{Settings, Theme};
use nonet::session::storing::Save;
use nonet::session::{Offer, Saved, Session};
use nonet::worker::protocol::Reply;
use nonet_engine::{Cell, Digit, Grid, Level, Puzzle, Recipe, Variant};

use crate::puzzles::{PUZZLE, SOLUTION};
use crate::store::Memory;

fn game() -> Game {
    let grid = |text| Grid::read(Variant::CLASSIC, text).unwrap();
    let puzzle = Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: None, grade: None };
    let mut game = Game::new(puzzle);
    game.id = GameId(7);
    game
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// The device: the store, the texts of local storage, and the tabs.
#[derive(Default)]
struct Device {
    tabs: Vec<Session>,
    store: Memory<Save>,
    kept: Saved,
    /// Maximum length of a text in local storage.
    room: Option<usize>,
    /// Tabs that receive no events, as in a browser's back/forward cache.
    asleep: Vec<usize>,
    /// Whether the store answers only when the test says so.
    is_slow: bool,
    /// The exchanges that wait for their answer.
    waiting: Vec<(usize, Effect)>,
    /// Number of strict exchanges.
    flushes: usize,
    /// Whether the browser was asked not to delete anything, where it asks no player.
    is_persistent: bool,
}

impl Device {
    /// A device with a tab that made a move and then went into the back/forward cache, and another
    /// tab.
    fn with_sleeper() -> (Self, usize, usize) {
        let mut device = Self::keeping(&game());
        let sleeper = device.open();
        device.write(sleeper, 0, 1);
        device.act(sleeper, Action::Visible(false));
        device.asleep = vec![sleeper];
        let other = device.open();
        (device, sleeper, other)
    }

    /// A device of an earlier version of Nonet, which stored the game in local storage only.
    fn keeping(game: &Game) -> Self {
        Self { kept: Saved { game: Some(save(game, 0)), ..Saved::default() }, ..Self::default() }
    }

    fn open(&mut self) -> usize {
        let (session, effects) = Session::start(&self.kept, self.tabs.len() as u64, 0);
        self.tabs.push(session);
        self.perform(self.tabs.len() - 1, effects);
        self.tabs.len() - 1
    }

    fn act(&mut self, tab: usize, action: Action) {
        let effects = self.tabs[tab].update(action, 0);
        self.perform(tab, effects);
    }

    /// Selects a cell and enters a digit.
    fn write(&mut self, tab: usize, cell: usize, value: u8) {
        self.act(tab, Action::Select(Cell::new(cell)));
        self.act(tab, Action::Digit(digit(value)));
    }

    fn slot(&mut self, slot: Slot) -> &mut Option<String> {
        match slot {
            Slot::Game => &mut self.kept.game,
            Slot::Previous => &mut self.kept.previous,
            Slot::Next => &mut self.kept.next,
            Slot::Settings => &mut self.kept.settings,
            Slot::Damaged => &mut self.kept.damaged,
            Slot::Practice | Slot::Pasted | Slot::Draft => unreachable!("the board does not store it"),
        }
    }

    /// Tells all other tabs that are awake.
    fn tell(&mut self, tab: usize, action: &Action) {
        for other in (0..self.tabs.len()).filter(|other| *other != tab).collect::<Vec<_>>() {
            if !self.asleep.contains(&other) {
                self.act(other, action.clone());
            }
        }
    }

    fn keep(&mut self, tab: usize, slot: Slot, text: String) -> bool {
        if self.room.is_some_and(|room| text.len() > room) {
            return false;
        }
        let before = self.slot(slot).replace(text);
        if before != *self.slot(slot) {
            let game = self.kept.game.clone().filter(|text| !text.starts_with(COPY));
            self.tell(tab, &Action::Kept(Box::new(Saved { game, ..self.kept.clone() })));
        }
        true
    }

    fn perform(&mut self, tab: usize, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Exchange(..) if self.is_slow => self.waiting.push((tab, effect)),
                Effect::Exchange(exchange, is_strict) => {
                    self.flushes += usize::from(is_strict);
                    let before = self.store.clone();
                    let found = self.store.exchange(&exchange);
                    let has_changed = self.store != before;
                    self.act(tab, Action::Exchanged(Ok(Box::new(found))));
                    if has_changed {
                        self.tell(tab, &Action::Look);
                    }
                }
                Effect::Store(slot, text) => {
                    let is_done = self.keep(tab, slot, text);
                    if !is_done && slot != Slot::Game {
                        self.act(tab, Action::StoreFailed);
                    }
                }
                Effect::SetAside(slot, text) => {
                    let is_done = self.keep(tab, Slot::Damaged, text);
                    self.act(tab, Action::SetAside(slot, is_done));
                }
                Effect::Forget(slot) => *self.slot(slot) = None,
                Effect::Persist { may_disturb } => self.is_persistent |= !may_disturb,
                _ => {}
            }
        }
    }

    /// The store answers everything.
    fn catch_up(&mut self) {
        self.is_slow = false;
        while !self.waiting.is_empty() {
            let (tab, effect) = self.waiting.remove(0);
            self.perform(tab, vec![effect]);
        }
    }

    fn stored(&self) -> Game {
        load(&self.store.on_board().expect("a game is stored").text).expect("it is sound")
    }

    fn digits(&self, tab: usize) -> String {
        self.tabs[tab].game().board().digits().to_string()
    }
}

#[test]
fn a_tab_shows_what_another_one_does() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    device.write(one, 0, 1);
    assert!(device.digits(other).starts_with("12"));
    device.write(other, 2, 6);
    assert!(device.digits(one).starts_with("126"));
    assert_eq!(device.store.kept.len(), 1, "nothing is stored twice");
}

#[test]
fn a_move_waits_for_the_disk_only_if_the_player_does_not_rest_for_long() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    let values = [1, 2, 3, 4, 5, 6, 7, 8, 9].into_iter().cycle();
    for value in values.take(19) {
        device.write(tab, 0, value);
        device.act(tab, Action::Tick);
    }
    assert_eq!(device.flushes, 0, "the player never rested");
    device.act(tab, Action::Tick);
    assert_eq!(device.flushes, 1, "at the first rest");
    (0..4).for_each(|_| device.act(tab, Action::Tick));
    assert_eq!(device.flushes, 1);
    device.act(tab, Action::Tick);
    assert_eq!(device.flushes, 2, "after five seconds, for the clock");
    for value in [2, 3].into_iter().cycle().take(20) {
        device.write(tab, 0, value);
        device.act(tab, Action::Tick);
    }
    assert_eq!(device.flushes, 3, "after 20 seconds without a rest");
}

#[test]
fn what_was_played_before_the_page_was_hidden_reaches_the_disk() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    device.is_slow = true;
    device.write(tab, 0, 1);
    // The move is on its way.
    device.act(tab, Action::Visible(false));
    device.catch_up();
    assert_eq!(device.flushes, 1);
    assert!(device.stored().board().digits().to_string().starts_with('1'));
}

#[test]
fn a_solved_game_reaches_the_disk_at_once() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    let empty: Vec<usize> = game().board().digits().empty_cells().map(Cell::index).collect();
    for cell in empty {
        assert_eq!(device.flushes, 0);
        device.write(tab, cell, SOLUTION.as_bytes()[cell] - b'0');
    }
    assert_eq!(device.flushes, 1);
    assert!(device.stored().is_solved());
}

/// Each page that was opened made a new revision, and the statistics lost what they knew of the game.
#[test]
fn a_solved_game_stays_as_it_is_stored_while_the_player_looks_at_pages() {
    let mut solved = game();
    for cell in game().board().digits().empty_cells() {
        let digit = digit(SOLUTION.as_bytes()[cell.index()] - b'0');
        solved.play(Move::Place { cell, digit, clean: false }).unwrap();
    }
    let mut device = Device::keeping(&solved);
    let tab = device.open();
    let stored = device.store.clone();
    for screen in [Screen::Stats, Screen::Practice(None), Screen::Game] {
        device.act(tab, Action::Show(screen));
    }
    assert!(device.tabs[tab].is_solved() && device.store == stored);
}

#[test]
fn the_clock_is_saved_every_five_seconds_also_while_the_store_does_not_answer() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    device.is_slow = true;
    device.write(tab, 0, 1);
    let mut copies = 0;
    for _ in 0..20 {
        let before = device.kept.game.clone();
        device.act(tab, Action::Tick);
        copies += usize::from(device.kept.game != before);
    }
    assert_eq!(copies, 4);
}

#[test]
fn a_first_visit_that_does_nothing_is_told_of_no_fault() {
    let mut device = Device { is_slow: true, ..Device::default() };
    let tab = device.open();
    (0..300).for_each(|_| device.act(tab, Action::Tick));
    assert_eq!(device.tabs[tab].notice(), None);
    device.write(tab, device.tabs[tab].cells().iter().position(|cell| cell.digit.is_none()).unwrap(), 1);
    (0..100).for_each(|_| device.act(tab, Action::Tick));
    assert!(device.tabs[tab].notice().is_some(), "a move that can't be stored");
}

#[test]
fn no_move_of_alternating_tabs_is_lost() {
    for tabs in [2, 3] {
        let mut device = Device::keeping(&game());
        for _ in 0..tabs {
            device.open();
        }
        let empty: Vec<usize> = game().board().digits().empty_cells().map(Cell::index).collect();
        for (at, &cell) in empty.iter().enumerate() {
            let tab = at % tabs;
            // This tab sleeps while another one plays, and receives no events.
            device.asleep = (at % 3 == 0).then_some((tab + 1) % tabs).into_iter().collect();
            let value = SOLUTION.as_bytes()[cell] - b'0';
            device.write(tab, cell, value);
        }
        let stored = device.stored();
        assert_eq!(stored.board().digits().to_string(), SOLUTION, "{tabs} tabs");
        assert_eq!(stored.move_count(), empty.len());
    }
}

#[test]
fn the_browser_is_asked_to_delete_nothing_once_a_game_is_solved_and_stored() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    let empty: Vec<usize> = game().board().digits().empty_cells().map(Cell::index).collect();
    for &cell in &empty {
        assert!(!device.is_persistent);
        device.is_slow = cell == empty[empty.len() - 1];
        device.write(tab, cell, SOLUTION.as_bytes()[cell] - b'0');
    }
    assert!(!device.is_persistent, "it is not stored yet");
    device.catch_up();
    assert!(device.is_persistent);
}

/// Without locks, three of six such moves were lost.
#[test]
fn moves_that_two_tabs_make_in_the_same_instant_are_both_kept() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    device.is_slow = true;
    for cells in [[0, 2], [3, 4]] {
        for (tab, cell) in [one, other].into_iter().zip(cells) {
            device.write(tab, cell, SOLUTION.as_bytes()[cell] - b'0');
        }
        assert!(device.digits(one) != device.digits(other), "each shows its own move at once");
    }
    device.catch_up();
    assert_eq!(device.stored().board().digits().to_string()[..5], SOLUTION[..5]);
    assert_eq!(device.stored().move_count(), 4);
    assert_eq!(device.digits(one), device.digits(other));
    assert_eq!(device.stored().board().digits().to_string(), device.digits(other));
}

/// A browser that is killed may lose what local storage took in the last minute.
#[test]
fn actions_wait_for_the_stored_game_and_are_done_in_order() {
    let mut device = Device::keeping(&game());
    let old = device.open();
    let copy = device.kept.clone();
    device.write(old, 0, 1);
    device.kept = copy;
    device.is_slow = true;
    let tab = device.open();
    device.write(tab, 2, 6);
    device.act(tab, Action::Undo);
    device.write(tab, 2, 7);
    assert!(device.digits(tab).starts_with('.'), "not yet");
    device.catch_up();
    assert!(device.digits(tab).starts_with("127"), "{}", device.digits(tab));
    assert_eq!(device.stored().move_count(), 3);
}

#[test]
fn a_store_that_does_not_answer_keeps_nobody_waiting() {
    let mut device = Device::keeping(&game());
    device.is_slow = true;
    let tab = device.open();
    device.write(tab, 0, 1);
    assert!(device.digits(tab).starts_with('.'));
    (0..2).for_each(|_| device.act(tab, Action::Tick));
    assert!(device.digits(tab).starts_with("12"));
    assert!(device.tabs[tab].notice().is_none());
    (0..98).for_each(|_| device.act(tab, Action::Tick));
    assert!(english(&device.tabs[tab].notice().unwrap().text).contains("full or blocked"));
    device.catch_up();
    assert!(device.stored().board().digits().to_string().starts_with("12"));
}

/// Firefox restores a page from its cache with the old game.
#[test]
fn a_restored_page_shows_the_newest_game_and_stores_no_older_one() {
    let (mut device, first, second) = Device::with_sleeper();
    for (cell, value) in [(2, 6), (3, 4), (4, 7), (5, 8)] {
        device.write(second, cell, value);
    }
    device.act(second, Action::Visible(false));
    device.asleep.clear();
    device.act(first, Action::Visible(true));
    assert!(device.digits(first).starts_with("126478"));
    (0..30).for_each(|_| device.act(first, Action::Tick));
    assert!(device.stored().board().digits().to_string().starts_with("126478"));
}

#[test]
fn a_hidden_tab_stores_no_time() {
    let mut device = Device::keeping(&game());
    let hidden = device.open();
    device.write(hidden, 0, 1);
    device.act(hidden, Action::Visible(false));
    let before = device.store.clone();
    (0..30).for_each(|_| device.act(hidden, Action::Tick));
    assert!(device.store == before);
}

#[test]
fn a_hint_stays_open_while_another_tab_stores_its_clock() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    device.act(one, Action::Hint);
    assert!(device.tabs[one].is_hinting());
    device.act(other, Action::DigitAs(digit(1), Mode::Corner));
    assert!(!device.tabs[one].is_hinting(), "the board has changed");
    device.act(one, Action::Hint);
    device.act(one, Action::Visible(false));
    device.act(other, Action::Visible(true));
    (0..10).for_each(|_| device.act(other, Action::Tick));
    assert!(device.tabs[one].is_hinting());
}

#[test]
fn settings_of_one_tab_are_the_others_too() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    let dark = Settings { theme: Theme::Dark, ..device.tabs[one].settings().clone() };
    device.act(one, Action::Change(dark));
    assert_eq!(device.tabs[other].settings().theme, Theme::Dark);
    let clockless = Settings { clock: false, ..device.tabs[other].settings().clone() };
    device.act(other, Action::Change(clockless));
    let kept = Settings::read(device.kept.settings.as_ref().unwrap());
    assert_eq!((kept.theme, kept.clock), (Theme::Dark, false));
    assert!(!device.tabs[one].settings().clock);
}

#[test]
fn the_previous_game_is_the_same_for_all_tabs() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    device.write(one, 0, 1);
    let puzzle = device.tabs[one].game().puzzle().clone();
    let second = Puzzle { recipe: None, ..nonet_engine::generate::starter(3) };
    device.act(other, Action::Begin(Box::new(Handover::Play(second.clone()))));
    assert_eq!(device.tabs[one].game().puzzle().givens, second.givens);
    assert!(device.tabs[one].has_previous() && device.tabs[other].has_previous());
    let empty = second.givens.empty_cells().next().unwrap();
    let value = second.solution.get(empty).unwrap();
    device.write(other, empty.index(), value.value());
    device.act(one, Action::PreviousGame);
    assert_eq!(device.tabs[one].game().puzzle(), &puzzle);
    assert_eq!(device.tabs[other].game().puzzle(), &puzzle, "the other tab shows it too");
    assert!(device.tabs[other].has_previous(), "its game is now the previous game");
    device.act(other, Action::PreviousGame);
    assert_eq!(device.tabs[one].game().puzzle().givens, second.givens);
    assert_eq!(device.tabs[one].game().board().content(empty).digit, Some(value));
    assert_eq!(device.store.kept.len(), 2);
}

/// Both press New game before either is stored.
#[test]
fn a_game_that_another_tab_replaces_keeps_its_last_moves() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    device.is_slow = true;
    device.write(one, 0, 1);
    let second = Puzzle { recipe: None, ..nonet_engine::generate::starter(3) };
    device.act(other, Action::Begin(Box::new(Handover::Play(second.clone()))));
    device.catch_up();
    for tab in [one, other] {
        assert_eq!(device.tabs[tab].game().puzzle().givens, second.givens);
        assert!(device.tabs[tab].is_stored());
    }
    let first = load(&device.store.get(GameId(7)).unwrap().text).unwrap();
    assert!(first.board().digits().to_string().starts_with("12"));
}

const NEWER: &str = "nonet-game 9\nwhatever it holds\n";

fn newer() -> Save {
    Save { id: GameId(7), is_worth_keeping: true, text: NEWER.into() }
}

#[test]
fn the_save_of_a_newer_version_is_not_overwritten() {
    let mut device = Device::keeping(&game());
    let open = device.open();
    device.store.kept = vec![newer()];
    device.act(open, Action::Look);
    let started = device.open();
    for tab in [open, started] {
        assert_eq!(device.tabs[tab].notice().unwrap().offer, Some(Offer::Reload));
        device.act(tab, Action::Visible(true));
        device.write(tab, 0, 1);
        (0..12).for_each(|_| device.act(tab, Action::Tick));
        device.act(tab, Action::NewGameAlike);
        device.act(tab, Action::DismissNotice);
        device.write(tab, 2, 6);
        assert_eq!(device.store.kept, [newer()]);
    }
    assert!(device.tabs[open].update(Action::Reload, 0).contains(&Effect::Reload));
}

/// The store may refuse before the tab hears of the newer version.
#[test]
fn a_newer_version_is_noticed_when_storing_is_refused() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    device.store.kept = vec![newer()];
    device.write(tab, 0, 1);
    assert_eq!(device.store.kept, [newer()]);
    assert_eq!(device.tabs[tab].notice().unwrap().offer, Some(Offer::Reload));
}

/// A page that was loaded again asked to be loaded again.
#[test]
fn a_page_that_stays_old_offers_to_take_the_game_along() {
    let mut device = Device::keeping(&game());
    device.kept.is_reloaded = true;
    device.is_slow = true;
    let tab = device.open();
    device.act(tab, Action::Exchanged(Err(ShelfFault::Newer)));
    let notice = device.tabs[tab].notice().unwrap();
    assert_eq!(notice.offer, Some(Offer::Share));
    assert!(english(&notice.text).contains("try again later"));
    // A version that came later is there when the page is loaded again.
    device.is_slow = false;
    let tab = device.open();
    device.act(tab, Action::Exchanged(Err(ShelfFault::Newer)));
    assert_eq!(device.tabs[tab].notice().unwrap().offer, Some(Offer::Reload));
}

#[test]
fn the_save_of_an_older_version_is_continued() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    device.write(tab, 0, 1);
    let mut older = device.stored();
    older.play(Move::Place { cell: Cell::new(2), digit: digit(6), clean: false }).unwrap();
    older.clock = Clock::paused_at(5_000);
    older.revision = 0;
    device.kept.game = Some(save(&older, 0).replace("revision 0\n", ""));
    device.act(tab, Action::Kept(Box::new(device.kept.clone())));
    assert!(device.digits(tab).starts_with("126"));
    assert!(device.stored().board().digits().to_string().starts_with("126"));
    device.write(tab, 3, 4);
    assert!(device.stored().board().digits().to_string().starts_with("1264"));
    assert_eq!(device.stored().move_count(), 3);
    assert_eq!(device.tabs[tab].notice(), None);
}

#[test]
fn a_damaged_save_is_set_aside_before_anything_is_stored() {
    let mut device = Device::default();
    device.kept.game = Some("nonet-game 1\nboard 9x".to_owned());
    let tab = device.open();
    let notice = device.tabs[tab].notice().unwrap();
    assert!(english(&notice.text).starts_with("Nonet can't open your saved game"), "{}", notice.text);
    assert_eq!(notice.offer, Some(Offer::Download));
    assert_eq!(device.kept.damaged.as_deref(), Some("nonet-game 1\nboard 9x\n"));
    assert!(device.stored().revision > 0, "the new puzzle is stored");
    let file =
        Effect::Download { name: "nonet-damaged-save.txt", text: "nonet-game 1\nboard 9x\n".to_owned() };
    assert!(device.tabs[tab].update(Action::DownloadDamaged, 0).contains(&file));
    // The notice was not dismissed, so the next visit shows it.
    let later = device.open();
    assert_eq!(device.tabs[later].notice().unwrap().offer, Some(Offer::Download));
    device.act(later, Action::DismissNotice);
    assert_eq!(device.kept.damaged, None);
    assert_eq!(device.tabs[later].notice(), None);
}

/// Once, the damaged save was overwritten and no download was offered.
#[test]
fn a_damaged_save_stays_in_a_full_storage_until_it_is_dismissed() {
    let damaged = "nonet-game 1\n".repeat(100);
    let mut device = Device { room: Some(0), ..Device::default() };
    device.kept.game = Some(damaged.clone());
    let tab = device.open();
    device.write(tab, 0, 1);
    (0..12).for_each(|_| device.act(tab, Action::Tick));
    assert_eq!(device.kept.game.as_deref(), Some(damaged.as_str()));
    assert_eq!(device.tabs[tab].notice().unwrap().offer, Some(Offer::Download));
    let effects = device.tabs[tab].update(Action::DownloadDamaged, 0);
    assert!(matches!(&effects[..], [Effect::Download { text, .. }] if text.contains(&damaged)));
    assert!(device.stored().revision > 0, "the store has room");
    device.room = None;
    device.act(tab, Action::DismissNotice);
    assert!(load(device.kept.game.as_deref().unwrap()).is_ok());
}

#[test]
fn a_damaged_previous_game_and_a_damaged_next_puzzle_are_reported() {
    let mut device = Device::keeping(&game());
    device.kept.previous = Some("not a save".to_owned());
    let tab = device.open();
    let notice = device.tabs[tab].notice().unwrap();
    assert!(english(&notice.text).starts_with("Nonet can't open your previous game"), "{}", notice.text);
    assert_eq!((device.kept.damaged.as_deref(), &device.kept.previous), (Some("not a save\n"), &None));
    let mut device = Device::keeping(&game());
    device.kept.next = Some("not a save".to_owned());
    let tab = device.open();
    assert!(said(&device.tabs[tab]).contains("generated in advance"));
    assert_eq!(device.kept.next, None);
}

#[test]
fn a_cleared_store_gets_the_game_again() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    device.write(one, 0, 1);
    (device.store, device.kept) = (Memory::default(), Saved::default());
    for tab in [other, one] {
        device.act(tab, Action::Look);
    }
    assert!(device.stored().board().digits().to_string().starts_with("12"));
}

#[test]
fn a_full_local_storage_is_no_matter() {
    let mut device = Device { room: Some(0), ..Device::default() };
    let tab = device.open();
    let empty = device.tabs[tab].game().board().digits().empty_cells().next().unwrap();
    let value = device.tabs[tab].game().puzzle().solution.get(empty).unwrap();
    device.write(tab, empty.index(), value.value());
    assert_eq!(device.tabs[tab].notice(), None);
    let later = device.open();
    assert_eq!(device.tabs[later].game().board().content(empty).digit, Some(value));
}

/// The clock of a tab that had followed another one stood still.
#[test]
fn the_clock_runs_in_the_tab_that_played_last() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    let elapsed = |device: &mut Device, tab: usize| {
        device.tabs[tab].update(Action::Tick, 5_000);
        device.tabs[tab].clock_text().unwrap()
    };
    device.write(one, 0, 1);
    assert_eq!((elapsed(&mut device, one).as_str(), elapsed(&mut device, other).as_str()), ("0:05", "0:00"));
    device.write(other, 2, 6);
    assert_eq!(elapsed(&mut device, other), "0:05");
}

/// The clock of a game that was being made while another tab stored its own stood still.
#[test]
fn the_clock_of_a_new_game_runs_although_another_tab_stored_its_own_meanwhile() {
    let mut device = Device::keeping(&game());
    let (one, other) = (device.open(), device.open());
    let wish = Wish { recipe: Recipe::classic(Level::Easy, 0), seed: Some(1) };
    let effects = device.tabs[one].update(Action::NewGame(wish), 0);
    let is_making = |effect: &Effect| if let Effect::Start(job) = effect { Some(job.id) } else { None };
    let making = effects.iter().find_map(is_making).unwrap();
    device.perform(one, effects);
    device.write(other, 0, 1);
    device.act(one, Action::Done(making, Reply::Generated(nonet_engine::generate::starter(9))));
    device.tabs[one].update(Action::Tick, 5_000);
    assert_eq!(device.tabs[one].clock_text().unwrap(), "0:05");
}

/// The copy was that of the new game, and the store put the old one back.
#[test]
fn a_page_that_is_left_at_once_after_a_new_game_shows_it_again() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    device.write(tab, 0, 1);
    device.is_slow = true;
    device.act(tab, Action::Look);
    let second = Puzzle { recipe: None, ..nonet_engine::generate::starter(3) };
    device.act(tab, Action::Begin(Box::new(Handover::Play(second.clone()))));
    device.waiting.clear();
    device.tabs.clear();
    device.is_slow = false;
    let tab = device.open();
    assert_eq!(device.tabs[tab].game().puzzle().givens, second.givens);
    assert_eq!(device.stored().puzzle().givens, second.givens);
    device.act(tab, Action::PreviousGame);
    assert!(device.digits(tab).starts_with("12"));
}

/// The copy stayed that of the game that this tab had played, and the next visit put that one back.
#[test]
fn a_hidden_tab_that_wrote_the_copy_copies_the_game_that_another_tab_put_on_the_board() {
    let mut device = Device::keeping(&game());
    let (first, second) = (device.open(), device.open());
    device.write(first, 0, 1);
    device.asleep = vec![first];
    let other = Puzzle { recipe: None, ..nonet_engine::generate::starter(3) };
    device.act(second, Action::Begin(Box::new(Handover::Play(other.clone()))));
    device.is_slow = true;
    (2..6).for_each(|cell| device.write(first, cell, 5));
    device.waiting.clear();
    device.act(first, Action::Exchanged(Err(ShelfFault::Failed)));
    device.act(first, Action::Visible(false));
    device.catch_up();
    assert_eq!(device.tabs[first].game().puzzle().givens, other.givens);
    device.tabs.clear();
    let tab = device.open();
    assert_eq!(device.tabs[tab].game().puzzle().givens, other.givens);
}

/// A page that was left while the store was busy had its last moves in local storage only.
#[test]
fn a_page_that_comes_back_takes_in_what_another_one_could_not_store() {
    let (mut device, first, second) = Device::with_sleeper();
    device.is_slow = true;
    for (cell, value) in [(2, 6), (3, 4), (4, 7)] {
        device.write(second, cell, value);
    }
    device.act(second, Action::Visible(false));
    device.waiting.clear();
    device.asleep = vec![second];
    device.is_slow = false;
    device.act(first, Action::Kept(Box::new(device.kept.clone())));
    device.act(first, Action::Visible(true));
    assert!(device.digits(first).starts_with("12647"), "{}", device.digits(first));
    assert_eq!(device.stored().move_count(), 4);
}
