//! A store in memory that does what `ui::exchange` does with the browser's database, and sessions
//! that begin with it.

use nonet::game::GameId;
use nonet::game::save::load;
use nonet::session::Session;
use nonet::session::action::{Action, Effect};
use nonet::session::replica::{Exchange, Found, Version};
use nonet::session::storing::Save;

/// The games that are kept, and those on the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory<V> {
    pub(crate) kept: Vec<V>,
    /// The game on the board, if it is not worth keeping.
    pub(crate) loose: Option<V>,
    pub(crate) game: Option<GameId>,
    pub(crate) previous: Option<GameId>,
}

impl<V> Default for Memory<V> {
    fn default() -> Self {
        Self { kept: Vec::new(), loose: None, game: None, previous: None }
    }
}

impl<V: Version> Memory<V> {
    pub(crate) fn get(&self, id: GameId) -> Option<&V> {
        self.kept.iter().chain(&self.loose).find(|version| version.id() == id)
    }

    pub(crate) fn on_board(&self) -> Option<&V> {
        self.get(self.game?)
    }

    pub(crate) fn exchange(&mut self, exchange: &Exchange<V>) -> Found<V> {
        let mut differing = Vec::new();
        let game = exchange.board.map(|board| board.game).or(self.game);
        for change in &exchange.changes {
            let id = change.new.id();
            if self.get(id) != change.known.as_ref() {
                differing.push((id, self.get(id).cloned()));
            } else if change.new.is_worth_keeping() {
                self.kept.retain(|version| version.id() != id);
                self.kept.push(change.new.clone());
                self.loose.take_if(|loose| loose.id() == id);
            } else if game == Some(id) {
                (self.loose, self.game) = (Some(change.new.clone()), Some(id));
            }
        }
        if let Some(board) = exchange.board {
            if self.kept.iter().any(|version| version.id() == board.game) {
                self.game = Some(board.game);
                self.loose.take_if(|loose| loose.id() != board.game);
            }
            self.previous = board.previous;
        }
        let previous = self.previous.and_then(|id| self.kept.iter().find(|version| version.id() == id));
        Found {
            number: exchange.number,
            differing,
            game: self.on_board().cloned(),
            previous: previous.cloned(),
        }
    }
}

/// The save of a text.
pub(crate) fn of_text(text: &str) -> Save {
    load(text).map_or_else(
        |_| Save { id: GameId(0xbad), is_worth_keeping: true, text: text.into() },
        |game| Save { text: text.into(), ..Save::of(&game, 0) },
    )
}

/// Lets the store answer until it has nothing to do. Returns all other effects.
pub(crate) fn answer(
    session: &mut Session,
    store: &mut Memory<Save>,
    effects: Vec<Effect>,
    now: u64,
) -> Vec<Effect> {
    let mut others = Vec::new();
    let mut effects = std::collections::VecDeque::from(effects);
    while let Some(effect) = effects.pop_front() {
        match effect {
            Effect::Exchange(exchange, _) => {
                let found = store.exchange(&exchange);
                effects.extend(session.update(Action::Exchanged(Ok(Box::new(found))), now));
            }
            other => others.push(other),
        }
    }
    others
}
