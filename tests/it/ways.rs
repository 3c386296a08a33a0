//! All pages, all ways into them and all ways out of them, up to three steps, in a model of
//! the browser's history: each way leads where `session::ways` says, whatever lies in the
//! history.

use crate::stored;
use nonet::game::moment::Day;
use nonet::session::action::{Action, Dialog, Effect, Screen, Wish};
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::topic::Topic;
use nonet::session::ways::{Entry, Out, Step, Trail, out};
use nonet::session::{Saved, Session};
use nonet_engine::human::Code;

/// Every page and dialog once, those with an address of their own by an example.
fn screens() -> Vec<Screen> {
    let code: Code = "0300".parse().unwrap();
    let mut screens: Vec<Screen> = Screen::all().collect();
    screens.extend([
        Screen::Practice(Some(code)),
        Screen::Lesson(code),
        Screen::Topic(Topic::ALL[0]),
        Screen::Topic(Topic::ALL[1]),
        Screen::Daily(Some(Day::of(2026, 11, 24))),
        Screen::Daily(Some(Day::of(2026, 11, 25))),
    ]);
    screens.dedup();
    screens
}

/// What the player does.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Way {
    /// Follows a link, or types an address.
    Link(Screen),
    /// Presses a button that opens a page.
    Open(Screen),
    /// Presses the arrow of a page, Escape, or Close.
    Out,
    /// Starts a game, or goes on with one.
    Play,
    /// Goes back in the browser.
    Back,
    /// Goes forward in the browser.
    Forward,
}

/// The state of an entry.
#[derive(Clone, Copy, PartialEq, Debug)]
enum State {
    /// None yet: the browser or a link made the entry.
    New,
    /// No page of Nonet lies below.
    Lowest,
    /// This page lies below.
    Above(Screen),
}

/// A tab of the browser: the entries of its history with their states, and what the page knows.
#[derive(Clone, Debug)]
struct Tab {
    entries: Vec<(Screen, State)>,
    at: usize,
    trail: Trail,
}

impl Tab {
    /// Opens the address of a page.
    fn at(screen: Screen) -> Self {
        Self { entries: vec![(screen, State::Lowest)], at: 0, trail: Trail::at(screen) }
    }

    fn screen(&self) -> Screen {
        self.entries[self.at].0
    }

    fn below(&self) -> Option<Screen> {
        Some(self.entries[self.at.checked_sub(1)?].0)
    }

    /// Does what `ui::address` does: takes the steps of the page's trail.
    fn follow(&mut self, choose: impl FnOnce(&mut Trail, Entry) -> Step) {
        let below = match self.entries[self.at].1 {
            State::Above(below) => Some(below),
            State::New | State::Lowest => None,
        };
        let now = Entry { screen: self.screen(), below };
        let step = choose(&mut self.trail, now);
        match step {
            Step::Stay => {}
            Step::Back(_) => {
                self.at = self.at.checked_sub(1).expect("a page of Nonet lies below");
                self.arrive();
            }
            Step::Push(to) => {
                self.push(to, State::Above(self.screen()));
                self.arrive();
            }
            Step::Replace(to) => {
                self.entries[self.at].0 = to;
                self.arrive();
            }
        }
    }

    fn push(&mut self, screen: Screen, state: State) {
        self.entries.truncate(self.at + 1);
        self.entries.push((screen, state));
        self.at += 1;
    }

    fn arrive(&mut self) {
        let here = self.trail.here();
        if self.entries[self.at].1 == State::New {
            self.entries[self.at].1 = State::Above(here);
        }
        if let Some(next) = self.trail.arrive(self.screen()) {
            self.follow(|trail, now| trail.go(now, next));
        }
    }

    /// Goes a way; returns where it must lead.
    fn go(&mut self, way: Way) -> Screen {
        let (here, below) = (self.screen(), self.below());
        match way {
            Way::Link(to) => {
                if to != here {
                    self.push(to, State::New);
                    self.arrive();
                }
                to
            }
            Way::Open(to) => {
                self.follow(|trail, now| trail.go(now, to));
                to
            }
            Way::Out => {
                self.follow(|trail, now| trail.leave(now, out(here)));
                match out(here) {
                    Out::To(to) => to,
                    Out::Below => below.unwrap_or(Screen::Game),
                }
            }
            Way::Play => {
                self.follow(|trail, now| trail.leave(now, Out::To(Screen::Game)));
                Screen::Game
            }
            Way::Back => {
                self.at = self.at.saturating_sub(1);
                self.arrive();
                below.unwrap_or(here)
            }
            Way::Forward => {
                self.at = (self.at + 1).min(self.entries.len() - 1);
                self.arrive();
                self.screen()
            }
        }
    }
}

fn ways(screens: &[Screen]) -> Vec<Way> {
    let links = screens.iter().map(|screen| Way::Link(*screen));
    let opened = screens.iter().map(|screen| Way::Open(*screen));
    links.chain(opened).chain([Way::Out, Way::Play, Way::Back, Way::Forward]).collect()
}

/// Goes all ways from a tab, up to a number of steps; returns how many there are.
fn walk(tab: &Tab, ways: &[Way], steps: usize, gone: &mut Vec<Way>) -> usize {
    if steps == 0 {
        return 0;
    }
    let mut count = 0;
    let here = tab.screen();
    for &way in ways {
        // From a page, a button that opens another one does what a link does, but for the next day.
        if matches!(way, Way::Open(_)) && here.dialog().is_none() && !matches!(here, Screen::Daily(_)) {
            continue;
        }
        let mut tab = tab.clone();
        let wanted = tab.go(way);
        gone.push(way);
        assert_eq!(tab.screen(), wanted, "{gone:?} leads to {:?} in {tab:?}", tab.screen());
        if matches!(way, Way::Out | Way::Play) {
            assert_ne!(tab.below(), Some(tab.screen()), "Back would do nothing after {gone:?}: {tab:?}");
        }
        count += 1 + walk(&tab, ways, steps - 1, gone);
        gone.pop();
    }
    count
}

#[test]
fn every_way_out_of_every_page_leads_where_it_says_whatever_lies_in_the_history() {
    let screens = screens();
    let ways = ways(&screens);
    let count: usize = screens.iter().map(|screen| walk(&Tab::at(*screen), &ways, 3, &mut Vec::new())).sum();
    assert!(count > 1_000_000, "{count} ways were gone");
}

#[test]
fn a_way_out_always_ends_at_the_board() {
    for screen in screens() {
        let mut tab = Tab::at(screen);
        for _ in 0..4 {
            tab.go(Way::Out);
        }
        assert_eq!(tab.screen(), Screen::Game, "from {screen:?}");
        assert_eq!(tab.entries.len(), 1, "no way out adds to the history");
    }
}

/// The two modules of the page, which follow its address.
struct Page {
    tab: Tab,
    session: Session,
    rooms: Rooms,
}

impl Page {
    fn open(screen: Screen) -> Self {
        let session = stored::start(&Saved::default(), 1);
        let mut page = Self { tab: Tab::at(screen), session, rooms: Rooms::new(1) };
        page.show();
        page
    }

    fn show(&mut self) {
        self.session.update(Action::Show(self.tab.screen()), 0);
        self.rooms.update(RoomAction::Show(self.tab.screen()), 0);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Go(to) => self.tab.follow(|trail, now| trail.go(now, to)),
                Effect::Leave(out) => self.tab.follow(|trail, now| trail.leave(now, out)),
                _ => continue,
            }
            self.show();
        }
    }

    fn link(&mut self, screen: Screen) {
        self.tab.go(Way::Link(screen));
        self.show();
    }

    fn act(&mut self, action: Action) {
        let effects = self.session.update(action, 0);
        self.perform(effects);
    }

    fn press_in_room(&mut self, action: Action) {
        let effects = self.rooms.update(RoomAction::Press(action), 0);
        self.perform(effects);
    }
}

#[test]
fn a_game_that_starts_shows_its_board_from_every_page() {
    let new_game = Screen::Over(Dialog::NewGame);
    for first in screens() {
        for second in screens() {
            let mut page = Page::open(first);
            page.link(second);
            page.link(new_game);
            let recipe = page.session.last_recipe();
            page.act(Action::NewGame(Wish { recipe, seed: None }));
            assert_eq!(page.tab.screen(), Screen::Game, "{first:?}, {second:?}");
            assert_eq!((page.session.screen(), page.rooms.screen()), (Screen::Game, Screen::Game));
        }
    }
}

#[test]
fn escape_leaves_every_page_for_the_one_that_its_arrow_names() {
    for first in screens() {
        for second in screens().into_iter().filter(|screen| *screen != first) {
            let mut page = Page::open(first);
            page.link(second);
            if second.has_board() {
                page.act(Action::Close);
            } else {
                page.press_in_room(Action::Close);
            }
            let wanted = match out(second) {
                Out::To(to) => to,
                Out::Below => first,
            };
            assert_eq!(page.tab.screen(), wanted, "{first:?}, {second:?}");
        }
    }
}
