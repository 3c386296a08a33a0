//! Several tabs on one device: sessions that share the storage and the lock, as in a
//! browser. No move may ever be lost.

use crate::english::english;
use crate::said;
use std::collections::VecDeque;

use nonet::game::moves::Move;
use nonet::game::save::{load, may_replace, save};
use nonet::game::{Game, clock::Clock};
use nonet::session::action::{Action, Effect, Mode, Slot};
use nonet::session::settings::{Settings, Theme};
use nonet::session::{Offer, Saved, Session};
use nonet::worker::protocol::{Job, Reply, Request};
use nonet_engine::{Cell, Digit, Grid, Puzzle, Variant};

use crate::puzzles::{PUZZLE, SOLUTION};

fn game() -> Game {
    let grid = |text| Grid::read(Variant::CLASSIC, text).unwrap();
    Game::new(Puzzle { givens: grid(PUZZLE), solution: grid(SOLUTION), recipe: None, grade: None })
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// The device: the stored texts, the tab that has the turn, and the tabs that wait.
#[derive(Default)]
struct Device {
    tabs: Vec<Session>,
    kept: Saved,
    writer: Option<usize>,
    queue: VecDeque<usize>,
    /// Maximum length of a text in the storage.
    room: Option<usize>,
    /// Tabs that receive no events, as in a browser's back/forward cache.
    asleep: Vec<usize>,
}

impl Device {
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
            Slot::Practice | Slot::Handover | Slot::Pasted => unreachable!("the board does not store it"),
        }
    }

    fn store(&mut self, tab: usize, slot: Slot, text: String) -> bool {
        if self.room.is_some_and(|room| text.len() > room) {
            return false;
        }
        let before = self.slot(slot).replace(text);
        if before != *self.slot(slot) {
            let awake: Vec<usize> =
                (0..self.tabs.len()).filter(|other| *other != tab && !self.asleep.contains(other)).collect();
            for other in awake {
                self.act(other, Action::Kept(Box::new(self.kept.clone())));
            }
        }
        true
    }

    fn perform(&mut self, tab: usize, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Store(Slot::Game, text)
                    if self.kept.game.as_ref().is_some_and(|kept| may_replace(kept, &text).is_err()) =>
                {
                    self.act(tab, Action::Kept(Box::new(self.kept.clone())));
                }
                Effect::Store(slot, text) => {
                    let is_done = self.store(tab, slot, text);
                    if !is_done {
                        self.act(tab, Action::StoreFailed);
                    }
                }
                Effect::SetAside(slot, text) => {
                    let is_done = self.store(tab, Slot::Damaged, text);
                    self.act(tab, Action::SetAside(slot, is_done));
                }
                Effect::Forget(slot) => *self.slot(slot) = None,
                Effect::Claim { is_urgent } => self.claim(tab, is_urgent),
                Effect::Release => {
                    assert_eq!(self.writer, Some(tab), "only the writer releases the lock");
                    self.writer = None;
                    self.pass_on();
                }
                _ => {}
            }
        }
    }

    fn claim(&mut self, tab: usize, is_urgent: bool) {
        if self.writer.is_none() || self.writer == Some(tab) {
            self.grant(tab);
        } else if is_urgent {
            self.queue.push_back(tab);
            for other in (0..self.tabs.len()).filter(|other| *other != tab).collect::<Vec<_>>() {
                if !self.asleep.contains(&other) {
                    self.act(other, Action::Wanted);
                }
            }
        }
    }

    fn pass_on(&mut self) {
        if self.writer.is_none()
            && let Some(next) = self.queue.pop_front()
        {
            self.grant(next);
        }
    }

    fn grant(&mut self, tab: usize) {
        self.writer = Some(tab);
        self.act(tab, Action::Granted(Box::new(self.kept.clone())));
    }

    fn stored(&self) -> Game {
        load(self.kept.game.as_deref().expect("a game is kept")).expect("it is sound")
    }

    fn digits(&self, tab: usize) -> String {
        self.tabs[tab].game().board().digits().to_string()
    }
}

#[test]
fn a_follower_shows_what_the_writer_does() {
    let mut device = Device::keeping(&game());
    let (writer, follower) = (device.open(), device.open());
    assert!(device.tabs[writer].is_writer() && !device.tabs[follower].is_writer());
    device.write(writer, 0, 1);
    assert_eq!(device.digits(follower), device.digits(writer));
    assert!(device.digits(follower).starts_with("12"));
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
            if device.asleep.first().is_some_and(|asleep| device.writer == Some(*asleep)) {
                device.asleep.clear();
            }
            let value = SOLUTION.as_bytes()[cell] - b'0';
            device.write(tab, cell, value);
        }
        let stored = device.stored();
        assert_eq!(stored.board().digits().to_string(), SOLUTION, "{tabs} tabs");
        assert!(stored.revision > empty.len() as u64);
    }
}

/// While a tab waits for its turn, its player continues: selects other cells, undoes.
#[test]
fn actions_during_the_wait_are_done_in_order() {
    let mut device = Device::keeping(&game());
    let (writer, follower) = (device.open(), device.open());
    device.asleep = vec![writer];
    device.write(follower, 0, 1);
    assert!(device.digits(follower).starts_with('.'), "not yet");
    device.write(follower, 2, 6);
    device.act(follower, Action::Undo);
    device.write(follower, 2, 7);
    device.asleep.clear();
    device.act(writer, Action::Wanted);
    assert!(device.digits(follower).starts_with("127"));
    assert_eq!(device.digits(writer), device.digits(follower));
    assert_eq!(device.stored().board().digits().to_string(), device.digits(follower));
}

/// Firefox restores a page from its cache with the old game.
#[test]
fn a_restored_page_shows_the_newest_game_and_stores_no_older_one() {
    let mut device = Device::keeping(&game());
    let first = device.open();
    device.write(first, 0, 1);
    device.act(first, Action::Visible(false));
    device.asleep = vec![first];
    let second = device.open();
    for (cell, value) in [(2, 6), (3, 4), (4, 7), (5, 8)] {
        device.write(second, cell, value);
    }
    device.act(second, Action::Visible(false));
    // The device refuses an older save even if the page tries to store it.
    let stale = save(device.tabs[first].game(), 0);
    assert!(may_replace(device.kept.game.as_ref().unwrap(), &stale).is_err());
    device.asleep.clear();
    device.act(first, Action::Kept(Box::new(device.kept.clone())));
    device.act(first, Action::Visible(true));
    assert!(device.digits(first).starts_with("126478"));
    (0..30).for_each(|_| device.act(first, Action::Tick));
    assert!(device.stored().board().digits().to_string().starts_with("126478"));
}

#[test]
fn a_hidden_tab_never_writes() {
    let mut device = Device::keeping(&game());
    let (hidden, seen) = (device.open(), device.open());
    device.act(hidden, Action::Visible(false));
    assert!(!device.tabs[hidden].is_writer());
    device.act(seen, Action::Visible(true));
    assert!(device.tabs[seen].is_writer());
    let before = device.kept.clone();
    (0..30).for_each(|_| device.act(hidden, Action::Tick));
    assert_eq!(device.kept, before);
}

/// The worker may finish a puzzle in advance while the tab is hidden.
#[test]
fn a_hidden_tab_stores_its_puzzle_in_advance_when_its_turn_comes() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    let effects = device.tabs[tab].update(Action::Close, 0);
    let Some(Effect::Start(Job { id, request: Request::Generate(recipe) })) = effects.last() else {
        panic!("{effects:?}")
    };
    let puzzle = Puzzle { recipe: Some(recipe.clone()), ..game().puzzle().clone() };
    device.act(tab, Action::Visible(false));
    device.act(tab, Action::Done(*id, Reply::Generated(puzzle)));
    assert_eq!(device.kept.next, None);
    device.act(tab, Action::Visible(true));
    assert!(device.kept.next.is_some());
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
    // Another game replaces it, in the second tab.
    let mut second = Game::new(nonet_engine::generate::starter(3));
    second.revision = 1_000;
    device.kept.previous = device.kept.game.replace(save(&second, 0));
    for tab in [one, other] {
        device.act(tab, Action::Kept(Box::new(device.kept.clone())));
    }
    assert!(device.tabs[one].has_previous() && device.tabs[other].has_previous());
    let (cell, value) = second
        .puzzle()
        .solution
        .filled()
        .find(|(cell, _)| second.board().digits().get(*cell).is_none())
        .unwrap();
    device.write(other, cell.index(), value.value());
    device.act(one, Action::PreviousGame);
    assert_eq!(device.tabs[one].game().puzzle(), &puzzle);
    assert_eq!(device.tabs[other].game().puzzle(), &puzzle, "the other tab shows it too");
    assert!(device.tabs[other].has_previous(), "its game is now the previous game");
    device.act(other, Action::PreviousGame);
    assert_eq!(device.tabs[one].game().puzzle(), second.puzzle());
    assert_eq!(device.tabs[one].game().board().content(cell).digit, Some(value));
}

#[test]
fn the_save_of_a_newer_version_is_not_overwritten() {
    let newer = "nonet-game 4\nwhatever it holds\n".to_owned();
    let mut device = Device::keeping(&game());
    let open = device.open();
    device.kept.game = Some(newer.clone());
    device.act(open, Action::Kept(Box::new(device.kept.clone())));
    let started = device.open();
    for tab in [open, started] {
        assert_eq!(device.tabs[tab].notice().unwrap().offer, Some(Offer::Reload));
        device.act(tab, Action::Visible(true));
        device.write(tab, 0, 1);
        (0..12).for_each(|_| device.act(tab, Action::Tick));
        device.act(tab, Action::NewGameAlike);
        device.act(tab, Action::DismissNotice);
        device.write(tab, 2, 6);
        assert_eq!(device.kept.game.as_deref(), Some(newer.as_str()));
    }
    assert!(device.tabs[open].update(Action::Reload, 0).contains(&Effect::Reload));
}

/// The device may refuse to store before the storage event arrives.
#[test]
fn a_newer_version_is_noticed_when_storing_is_refused() {
    let mut device = Device::keeping(&game());
    let tab = device.open();
    device.kept.game = Some("nonet-game 4\n".to_owned());
    device.write(tab, 0, 1);
    assert_eq!(device.kept.game.as_deref(), Some("nonet-game 4\n"));
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
    device.write(tab, 3, 4);
    assert!(device.stored().board().digits().to_string().starts_with("1264"));
    assert!(device.stored().revision > 0);
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
    device.room = None;
    device.act(tab, Action::DismissNotice);
    assert!(device.stored().revision > 0);
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
fn a_cleared_storage_gets_the_game_again() {
    let mut device = Device::keeping(&game());
    let (writer, follower) = (device.open(), device.open());
    device.write(writer, 0, 1);
    device.kept = Saved::default();
    for tab in [follower, writer] {
        device.act(tab, Action::Kept(Box::new(device.kept.clone())));
    }
    assert!(device.stored().board().digits().to_string().starts_with("12"));
}

/// With a full storage, followers receive nothing, and one notice is enough.
#[test]
fn a_full_storage_is_reported_once_and_play_continues() {
    let mut device = Device { room: Some(0), ..Device::default() };
    let tab = device.open();
    let (cell, value) = device.tabs[tab]
        .game()
        .puzzle()
        .solution
        .filled()
        .find(|(cell, _)| device.tabs[tab].game().board().digits().get(*cell).is_none())
        .unwrap();
    for _ in 0..3 {
        device.write(tab, cell.index(), value.value());
    }
    assert!(english(&device.tabs[tab].notice().unwrap().text).contains("full or blocked"));
    device.act(tab, Action::DismissNotice);
    assert_eq!(device.tabs[tab].notice(), None);
    assert_eq!(
        device.tabs[tab].game().board().content(cell).digit,
        Some(value),
        "placed, taken away, placed"
    );
}
