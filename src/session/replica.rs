//! This tab's replica of the store of record: what it knows of the store, and what it has changed
//! since. Every tab has one. It is a pure state machine: it hears what the tab does and what the
//! store answers, and orders one exchange with the store at a time.
//!
//! An exchange is one transaction, and a change is stored only if the store still has the version
//! that this tab knows (compare and append). Otherwise the tab merges what the other tabs stored
//! with its own changes, and tries again. So tabs need no lock, and hear of each other only to
//! follow sooner. `tests/it/replicas.rs` walks through all orders in which things can happen.

use crate::game::GameId;
pub use crate::game::versions::Merged;

/// A version of a game.
pub trait Version: Clone + PartialEq {
    /// Its game.
    fn id(&self) -> GameId;
    /// Whether the game is kept when another one replaces it on the board.
    fn is_worth_keeping(&self) -> bool;
    /// Whether it was made after another version, of whatever game, on this device.
    fn is_later_than(&self, other: &Self) -> bool;
    /// What becomes of this version when the store has another one. `known` is the last version
    /// that this tab knew to be stored.
    fn merge(&self, known: Option<&Self>, theirs: &Self) -> Merged<Self>;
}

/// The games on the board: the one that is shown, and the one that it replaced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The game on the board.
    pub game: GameId,
    /// The game that it replaced, to which the player may return.
    pub previous: Option<GameId>,
}

/// A game to store.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Change<V> {
    /// The version that must be stored now. `None` if the store must not have the game.
    pub known: Option<V>,
    /// The version to store.
    pub new: V,
}

/// One transaction with the store.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exchange<V> {
    /// Tells its answer from that of another one.
    pub number: u32,
    /// The games to store.
    pub changes: Vec<Change<V>>,
    /// The games that are on the board from now on, if this tab has put others there.
    pub board: Option<Board>,
}

/// The answer to an exchange.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Found<V> {
    /// The number of the exchange.
    pub number: u32,
    /// The games that were not stored, since the store has another version than the known one,
    /// or none.
    pub differing: Vec<(GameId, Option<V>)>,
    /// The game on the board, after the exchange.
    pub game: Option<V>,
    /// The game that it replaced.
    pub previous: Option<V>,
}

/// What the tab must know after an exchange.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<V> {
    /// This version of a game is on the board now.
    Game(V),
    /// No game is on the board: the store was never used, or has lost everything.
    Empty,
    /// This is the game to which the player can return.
    Previous(Option<V>),
    /// The game on the board was played on differently somewhere else. This version of it is a
    /// game of its own now.
    Forked(V),
    /// These games are stored.
    Stored(Vec<GameId>),
    /// The games that this tab has put on the board are there now.
    OnBoard,
}

/// This tab's replica.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Replica<V> {
    /// The versions that the store had when this tab last heard.
    known: Vec<V>,
    /// What changed here since: the last version of each game.
    changed: Vec<V>,
    /// The game on the board.
    game: Option<GameId>,
    /// The version of it that the tab shows.
    shown: Option<V>,
    /// The game that it replaced, as the store has it.
    previous: Option<V>,
    /// The games that this tab has put on the board, until they are stored there.
    board: Option<Board>,
    /// The exchange that is under way.
    sent: Option<Exchange<V>>,
    /// How many exchanges were begun.
    count: u32,
    /// Whether the store may have changed since the last exchange began.
    is_stale: bool,
    /// Whether an exchange was answered. Until then nothing is stored.
    is_ready: bool,
}

impl<V: Version> Replica<V> {
    /// The replica of a tab that begins with copies of games: the one on the board, and games
    /// that earlier versions of Nonet kept outside the store.
    pub fn new(game: Option<V>, others: Vec<V>) -> Self {
        Self {
            known: Vec::new(),
            game: game.as_ref().map(V::id),
            shown: game.clone(),
            changed: game.into_iter().chain(others).collect(),
            previous: None,
            board: None,
            sent: None,
            count: 0,
            is_stale: true,
            is_ready: false,
        }
    }

    /// Whether the store has answered.
    pub fn is_ready(&self) -> bool {
        self.is_ready
    }

    /// Whether something that changed here is not stored.
    pub fn has_changes(&self) -> bool {
        !self.changed.is_empty() || self.board.is_some()
    }

    /// Whether everything is stored, and the tab has looked at what others stored.
    pub fn is_settled(&self) -> bool {
        self.is_ready && !self.has_changes() && !self.is_stale && self.sent.is_none()
    }

    /// Whether this is the version that the tab has of a game.
    pub fn has(&self, version: &V) -> bool {
        self.here(version.id()) == Some(version)
    }

    /// The tab has changed a game.
    pub fn change(&mut self, version: V) {
        if self.game == Some(version.id()) {
            self.shown = Some(version.clone());
        }
        set(&mut self.changed, version);
    }

    /// After an answer only: a tab of an earlier version of Nonet, which knows no store, has a
    /// version of a game.
    pub fn hear(&mut self, version: V) -> Option<News<V>> {
        if !version.is_worth_keeping() {
            return None;
        }
        self.add(version);
        self.show_newest().map(News::Game)
    }

    /// The version to show now, if the tab shows another one.
    fn show_newest(&mut self) -> Option<V> {
        let newest = self.here(self.game?)?.clone();
        (self.shown.replace(newest.clone()).as_ref() != Some(&newest)).then_some(newest)
    }

    /// The version that this tab has of a game.
    fn here(&self, id: GameId) -> Option<&V> {
        find(&self.changed, id).or_else(|| find(&self.known, id))
    }

    /// Adds a version to what was changed here. Returns the game: it may have forked.
    fn add(&mut self, version: V) -> GameId {
        let id = version.id();
        let here = self.here(id).map(|here| version.merge(find(&self.known, id), here));
        match here {
            Some(Merged::Theirs) => {}
            Some(Merged::Forked(version)) => return self.add(version),
            Some(Merged::Both(version)) => set(&mut self.changed, version),
            Some(Merged::Ours) | None => set(&mut self.changed, version),
        }
        id
    }

    /// The tab has put games on the board.
    pub fn show(&mut self, board: Board) {
        // Games that are not worth keeping are only on the board.
        self.changed.retain(|changed| changed.is_worth_keeping() || changed.id() == board.game);
        self.game = Some(board.game);
        self.shown = self.here(board.game).cloned();
        self.board = Some(board);
    }

    /// Another tab may have changed the store.
    pub fn look(&mut self) {
        self.is_stale = true;
    }

    /// The exchange to perform now, if there is one.
    pub fn begin(&mut self) -> Option<Exchange<V>> {
        let has_news = self.is_ready && self.has_changes();
        if self.sent.is_some() || !has_news && !self.is_stale {
            return None;
        }
        self.is_stale = false;
        let changed = self.changed.iter().filter(|_| self.is_ready).cloned();
        let change = |new: V| Change { known: find(&self.known, new.id()).cloned(), new };
        let board = self.board.filter(|_| self.is_ready);
        self.count = self.count.wrapping_add(1);
        self.sent = Some(Exchange { number: self.count, changes: changed.map(change).collect(), board });
        self.sent.clone()
    }

    /// The exchange did not happen, or its answer is late. It is tried again with the next one.
    pub fn fail(&mut self) {
        self.sent = None;
        self.is_stale = true;
    }

    /// Handles the answer to the exchange.
    pub fn take(&mut self, found: Found<V>) -> Vec<News<V>> {
        let Some(sent) = self.sent.take_if(|sent| sent.number == found.number) else { return Vec::new() };
        let (mut news, mut stored, mut has_forked) = (Vec::new(), Vec::new(), false);
        for Change { new, .. } in sent.changes {
            let id = new.id();
            match found.differing.iter().find(|(other, _)| *other == id) {
                None => {
                    self.changed.retain(|changed| *changed != new);
                    set(&mut self.known, new);
                    stored.push(id);
                }
                Some((_, Some(theirs))) => has_forked |= self.resolve(theirs.clone()),
                Some((_, None)) => self.known.retain(|known| known.id() != id),
            }
        }
        news.push(News::Stored(stored));
        if sent.board.is_some() && sent.board == self.board {
            self.board = None;
            news.push(News::OnBoard);
        }
        let is_first = !std::mem::replace(&mut self.is_ready, true);
        let mut is_empty = false;
        match found.game {
            // This tab puts a game on the board next.
            _ if self.board.is_some() => {}
            None => is_empty = true,
            // The page was left before it could put the game on the board.
            Some(game) if is_first && self.has_later(&game) => {
                let own = self.game.unwrap_or_default();
                let is_kept = game.is_worth_keeping();
                self.previous = if is_kept { Some(game) } else { found.previous };
                self.board = Some(Board { game: own, previous: self.previous.as_ref().map(V::id) });
                news.push(News::Previous(self.previous.clone()));
            }
            Some(game) => {
                if is_first && self.game != Some(game.id()) {
                    // The copy was of another game.
                    let shown = self.game;
                    self.changed.retain(|one| Some(one.id()) != shown || one.is_worth_keeping());
                }
                self.game = Some(game.id());
                has_forked |= self.resolve(game);
                if found.previous != self.previous {
                    self.previous.clone_from(&found.previous);
                    news.push(News::Previous(found.previous));
                }
            }
        }
        self.forget();
        let newest = self.show_newest();
        news.extend(newest.map(if has_forked { News::Forked } else { News::Game }));
        // Last: the tab puts what it shows by then on the board.
        news.extend(is_empty.then_some(News::Empty));
        news
    }

    /// Whether the tab shows another game than the store, which was put on the board later.
    fn has_later(&self, stored: &V) -> bool {
        let shown = self.game.filter(|game| *game != stored.id()).and_then(|game| self.here(game));
        shown.is_some_and(|shown| shown.is_later_than(stored))
    }

    /// The store has this version of a game. Returns whether the game on the board has forked.
    fn resolve(&mut self, theirs: V) -> bool {
        let id = theirs.id();
        let Some(at) = self.changed.iter().position(|changed| changed.id() == id) else {
            set(&mut self.known, theirs);
            return false;
        };
        let merged = if self.changed[at] == theirs {
            Merged::Theirs
        } else if find(&self.known, id) == Some(&theirs) {
            Merged::Ours // only this tab has changed it: no need to read two games
        } else {
            self.changed[at].merge(find(&self.known, id), &theirs)
        };
        set(&mut self.known, theirs);
        match merged {
            Merged::Ours => {}
            Merged::Theirs => drop(self.changed.remove(at)),
            Merged::Both(version) => self.changed[at] = version,
            Merged::Forked(version) => {
                self.changed.remove(at);
                let fork = self.add(version);
                if self.game == Some(id) {
                    let previous = self.board.and_then(|board| board.previous);
                    let previous = previous.or(self.previous.as_ref().map(V::id));
                    self.game = Some(fork);
                    self.board = Some(Board { game: fork, previous });
                    return true;
                }
            }
        }
        false
    }

    /// Forgets what the store has of games that are not on the board.
    fn forget(&mut self) {
        let (game, changed) = (self.game, &self.changed);
        self.known.retain(|known| Some(known.id()) == game || find(changed, known.id()).is_some());
    }
}

fn find<V: Version>(versions: &[V], id: GameId) -> Option<&V> {
    versions.iter().find(|version| version.id() == id)
}

/// Replaces the version of a game, or adds it.
fn set<V: Version>(versions: &mut Vec<V>, version: V) {
    match versions.iter_mut().find(|other| other.id() == version.id()) {
        Some(other) => *other = version,
        None => versions.push(version),
    }
}
