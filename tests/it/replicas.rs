//! A model checker for `session::replica`: two or three tabs and a store, and everything that can
//! happen to them, in every order up to a depth. Each state is visited once.
//!
//! What can happen: a tab plays, begins another game, looks; the store performs its exchange, with
//! or without an answer, or aborts it; the answer arrives, late or twice, or the tab gives up
//! waiting; a tab is killed and opened again with an old copy, or frozen and shown again; a backup
//! is restored; the store is cleared.
//!
//! From each state all tabs are brought to rest. Then no move is lost and none is there twice, all
//! tabs show the same game, and nothing waits for an answer. One planted fault for each of these
//! is found.

use std::cell::Cell;
use std::collections::{BTreeSet, HashSet, VecDeque};

use crate::store::Memory;
use nonet::game::GameId;
use nonet::session::replica::{Board, Exchange, Found, Merged, News, Replica, Version};

/// A version of a game: its moves, each with a name of its own.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Moves {
    id: u8,
    moves: Vec<u8>,
}

impl Version for Moves {
    fn id(&self) -> GameId {
        GameId(self.id.into())
    }

    fn is_worth_keeping(&self) -> bool {
        !self.moves.is_empty()
    }

    fn is_later_than(&self, other: &Self) -> bool {
        self.moves.last() > other.moves.last()
    }

    fn merge(&self, known: Option<&Self>, theirs: &Self) -> Merged<Self> {
        let (ours, stored) = (&self.moves, &theirs.moves);
        let continues = |known: &Moves| ours.starts_with(&known.moves) && stored.starts_with(&known.moves);
        if stored.starts_with(ours) || known.is_none() && ours.iter().all(|step| stored.contains(step)) {
            Merged::Theirs
        } else if ours.starts_with(stored) {
            Merged::Ours
        } else if known.is_some_and(continues) {
            let shared = ours.iter().zip(stored).take_while(|(one, other)| one == other).count();
            let known = known.map_or(0, |known| known.moves.len());
            let shared = if FAULT.get() == Fault::Twice { known } else { shared };
            let is_made = |step: &&u8| FAULT.get() == Fault::Twice || !stored.contains(step);
            let moves = stored.iter().chain(ours[shared..].iter().filter(is_made)).copied().collect();
            Merged::Both(Self { id: self.id, moves })
        } else {
            Merged::Forked(Self { id: self.id + 100, moves: ours.clone() })
        }
    }
}

/// One tab.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Tab {
    replica: Replica<Moves>,
    /// The game that it shows.
    shown: Moves,
    /// The exchange that the store has not performed.
    sent: Option<Exchange<Moves>>,
    /// The answers on their way. The last one may arrive again.
    answers: Vec<Found<Moves>>,
    /// The moves that the player made in it.
    own: BTreeSet<u8>,
    /// Whether it receives no events.
    is_frozen: bool,
}

thread_local! {
    /// The fault that is planted.
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// A fault that is planted, to see that it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    None,
    /// The store takes a change whatever it has.
    Blind,
    /// A tab makes all moves again that it did not know to be stored.
    Twice,
    /// A tab does not take in what others have stored.
    Deaf,
    /// A tab waits for an answer that does not come.
    Patient,
}

/// Everything.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct World {
    store: Memory<Moves>,
    tabs: Vec<Tab>,
    /// The copy that a tab begins with, and an older one, which is there after a kill.
    copies: [Option<Moves>; 2],
    /// The moves and games so far.
    played: u8,
    games: u8,
    /// Moves that went with a tab before they were stored, or with a store that was cleared.
    gone: BTreeSet<u8>,
    /// A backup, if it may still be restored.
    backup: Option<Moves>,
    /// How many of the rare events may still happen.
    rare: u8,
}

/// What happens to a tab or to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Play,
    Begin,
    Look,
    Perform,
    PerformAndForget,
    Abort,
    Answer,
    AnswerTwice,
    GiveUp,
    Kill,
    Freeze,
    Thaw,
    Restore,
    Clear,
}

const EVENTS: [Event; 14] = [
    Event::Play,
    Event::Begin,
    Event::Look,
    Event::Perform,
    Event::PerformAndForget,
    Event::Abort,
    Event::Answer,
    Event::AnswerTwice,
    Event::GiveUp,
    Event::Kill,
    Event::Freeze,
    Event::Thaw,
    Event::Restore,
    Event::Clear,
];

impl Tab {
    fn open(copy: Option<Moves>, fresh: u8) -> Self {
        let shown = copy.clone().unwrap_or(Moves { id: fresh, moves: Vec::new() });
        let replica = Replica::new(copy, Vec::new());
        Self { replica, shown, sent: None, answers: Vec::new(), own: BTreeSet::new(), is_frozen: false }
    }

    fn go_on(&mut self) {
        if let Some(exchange) = self.replica.begin() {
            self.sent = Some(exchange);
        }
    }

    fn put_on_board(&mut self) {
        self.replica.change(self.shown.clone());
        self.replica.show(Board { game: self.shown.id(), previous: None });
    }

    /// Handles an answer.
    fn take(&mut self, found: Found<Moves>) {
        for news in self.replica.take(found) {
            match news {
                News::Game(_) if FAULT.get() == Fault::Deaf => {}
                News::Game(game) | News::Forked(game) => self.shown = game,
                News::Empty => self.put_on_board(),
                News::Previous(_) | News::Stored(_) | News::OnBoard => {}
            }
        }
        self.go_on();
    }
}

impl World {
    fn new(tabs: usize) -> Self {
        let mut world = Self {
            store: Memory::default(),
            tabs: Vec::new(),
            copies: [None, None],
            played: 0,
            games: 0,
            gone: BTreeSet::new(),
            backup: None,
            rare: 2,
        };
        for _ in 0..tabs {
            world.open_tab();
        }
        world
    }

    fn fresh(&mut self) -> u8 {
        self.games += 1;
        self.games
    }

    fn open_tab(&mut self) {
        let fresh = self.fresh();
        let mut tab = Tab::open(self.copies[0].clone(), fresh);
        tab.go_on();
        self.tabs.push(tab);
    }

    /// The moves that are stored somewhere.
    fn stored(&self) -> Vec<u8> {
        self.store.kept.iter().flat_map(|game| game.moves.iter().copied()).collect()
    }

    /// The store performs the exchange of a tab.
    fn perform(&mut self, tab: usize) -> Option<Found<Moves>> {
        let mut exchange = self.tabs[tab].sent.take()?;
        if FAULT.get() == Fault::Blind {
            for change in &mut exchange.changes {
                change.known = self.store.get(change.new.id()).cloned();
            }
        }
        Some(self.store.exchange(&exchange))
    }

    /// A tab hears the answer of the store.
    fn hear(&mut self, tab: usize, found: Found<Moves>) {
        self.tabs[tab].take(found);
        let shown = self.tabs[tab].shown.clone();
        self.copy(&shown);
    }

    fn copy(&mut self, shown: &Moves) {
        if self.copies[0].as_ref() != Some(shown) {
            self.copies = [Some(shown.clone()), self.copies[0].take()];
        }
    }

    /// The world after an event, if it is possible.
    fn after(&self, event: Event, at: usize, limit: u8) -> Option<Self> {
        let mut world = self.clone();
        let is_frozen = world.tabs[at].is_frozen;
        if is_frozen && !matches!(event, Event::Thaw | Event::Kill | Event::Perform | Event::Abort) {
            return None;
        }
        let is_rare = matches!(
            event,
            Event::Kill | Event::Freeze | Event::Restore | Event::Clear | Event::AnswerTwice | Event::GiveUp
        ) || matches!(event, Event::PerformAndForget | Event::Abort);
        if is_rare {
            world.rare = world.rare.checked_sub(1)?;
        }
        let tab = &mut world.tabs[at];
        match event {
            Event::Play if world.played < limit => {
                world.played += 1;
                tab.shown.moves.push(world.played);
                tab.own.insert(world.played);
                tab.replica.change(tab.shown.clone());
                tab.go_on();
                let shown = tab.shown.clone();
                world.copy(&shown);
            }
            Event::Begin if world.games < 4 && tab.replica.is_ready() => {
                let id = world.fresh();
                let tab = &mut world.tabs[at];
                tab.shown = Moves { id, moves: Vec::new() };
                tab.put_on_board();
                tab.go_on();
                let shown = tab.shown.clone();
                world.copy(&shown);
            }
            Event::Look if tab.sent.is_none() && tab.answers.is_empty() => {
                tab.replica.look();
                tab.go_on();
            }
            Event::Perform => {
                let found = world.perform(at)?;
                world.tabs[at].answers.push(found);
            }
            Event::PerformAndForget => {
                world.perform(at)?;
            }
            Event::Abort => {
                tab.sent.take()?;
                tab.replica.fail();
            }
            Event::Answer if !tab.answers.is_empty() => {
                let found = tab.answers.remove(0);
                world.hear(at, found);
            }
            Event::AnswerTwice if !tab.answers.is_empty() => {
                let found = tab.answers.remove(0);
                world.hear(at, found.clone());
                world.hear(at, found);
            }
            Event::GiveUp if tab.sent.is_none() && !tab.replica.is_settled() => {
                tab.replica.fail();
            }
            Event::Kill => {
                let old = world.tabs.remove(at);
                let stored = world.stored();
                world.gone.extend(old.own.into_iter().filter(|step| !stored.contains(step)));
                // Local storage may go back.
                world.copies.swap(0, 1);
                world.open_tab();
                let tab = world.tabs.pop()?;
                world.tabs.insert(at, tab);
            }
            Event::Freeze => tab.is_frozen = true,
            Event::Thaw if is_frozen => {
                tab.is_frozen = false;
                tab.replica.look();
                tab.go_on();
            }
            Event::Restore => match world.backup.take() {
                None => world.backup = Some(world.store.on_board()?.clone()),
                Some(backup) => match world.store.kept.iter_mut().find(|game| game.id == backup.id) {
                    Some(game) if backup.moves.starts_with(&game.moves) => *game = backup,
                    Some(_) => return None,
                    None if backup.moves.is_empty() => return None,
                    None => world.store.kept.push(backup),
                },
            },
            Event::Clear => {
                let lost = world.stored();
                world.gone.extend(lost);
                world.store = Memory::default();
            }
            _ => return None,
        }
        Some(world)
    }

    /// Brings all tabs to rest, then says what does not hold.
    fn judge(&self) -> Option<&'static str> {
        let mut world = self.clone();
        world.rest();
        if world.tabs.iter().any(|tab| !tab.replica.is_settled()) {
            return Some("a request does not end");
        }
        let first = &world.tabs[0].shown;
        if world.tabs.iter().any(|tab| tab.shown != *first) {
            return Some("the tabs show different games");
        }
        if world.store.on_board() != Some(first) {
            return Some("the board of the store is another one");
        }
        let stored = world.stored();
        let unique: BTreeSet<u8> = stored.iter().copied().collect();
        // A game that forked has the moves before the fork, too.
        let has_forked = world.store.kept.iter().any(|game| game.id > 100);
        let is_twice = |game: &Moves| game.moves.iter().collect::<HashSet<_>>().len() < game.moves.len();
        if world.store.kept.iter().any(is_twice) || !has_forked && unique.len() < stored.len() {
            return Some("a move is there twice");
        }
        let is_lost = |step| !unique.contains(&step) && !world.gone.contains(&step);
        (1..=world.played).any(is_lost).then_some("a move is lost")
    }

    /// Brings all tabs to rest: each hears what is on its way, gives up waiting for what is not, and
    /// is shown once more.
    fn rest(&mut self) {
        for round in 0..16 {
            for at in 0..self.tabs.len() {
                let tab = &mut self.tabs[at];
                tab.is_frozen = false;
                if tab.sent.is_none() && tab.answers.is_empty() {
                    if !tab.replica.is_settled() && FAULT.get() != Fault::Patient {
                        tab.replica.fail();
                    }
                    if [5, 6, 11, 12].contains(&round) {
                        tab.replica.look();
                    }
                    tab.go_on();
                }
                let found = self.perform(at);
                self.tabs[at].answers.extend(found);
                for found in std::mem::take(&mut self.tabs[at].answers) {
                    self.hear(at, found);
                }
            }
        }
    }
}

/// The events that led to a state, each with its tab.
type Way = Vec<(Event, usize)>;

/// Walks through everything up to a depth. Returns the number of states, or what does not hold and
/// the way there.
fn walk(start: World, depth: usize, moves: u8) -> Result<usize, (&'static str, Way)> {
    let tabs = start.tabs.len();
    let mut seen = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([(start, Vec::new())]);
    while let Some((world, way)) = queue.pop_front() {
        if let Some(breach) = world.judge() {
            return Err((breach, way));
        }
        if way.len() == depth {
            continue;
        }
        for event in EVENTS {
            for at in 0..tabs {
                if let Some(next) = world.after(event, at, moves)
                    && seen.insert(next.clone())
                {
                    let mut way = way.clone();
                    way.push((event, at));
                    queue.push_back((next, way));
                }
            }
        }
    }
    Ok(seen.len())
}

/// Tabs that have just been opened, and tabs that know the store.
fn worlds(tabs: usize) -> [World; 2] {
    let opened = World::new(tabs);
    let mut settled = opened.clone();
    settled.rest();
    [opened, settled]
}

#[test]
fn no_order_of_events_loses_a_move() {
    // The full check takes more of them.
    let more = usize::from(std::env::var_os("NONET_ALL_SAMPLES").is_some());
    for (tabs, depth, moves) in [(1, 8 + 2 * more, 3), (2, 6 + more, 3), (3, 5 + more, 2)] {
        for world in worlds(tabs) {
            match walk(world, depth, moves) {
                Ok(states) => println!("{tabs} tabs, {depth} events: {states} states"),
                Err((breach, way)) => panic!("{tabs} tabs: {breach} after {way:?}"),
            }
        }
    }
}

#[test]
fn each_planted_fault_is_found() {
    for (fault, breach) in [
        (Fault::Blind, "a move is lost"),
        (Fault::Twice, "a move is there twice"),
        (Fault::Deaf, "the tabs show different games"),
        (Fault::Patient, "a request does not end"),
    ] {
        FAULT.set(fault);
        let [_, settled] = worlds(2);
        match walk(settled, 7, 3) {
            Err((found, way)) => assert_eq!(found, breach, "{fault:?} after {way:?}"),
            Ok(states) => panic!("{fault:?} is not found in {states} states"),
        }
    }
}
