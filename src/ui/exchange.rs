//! Performs the exchanges of the board's page with the store of record, the browser's database.
//! Each is one transaction, which the browser runs one after the other for all tabs.
//! `session::replica` orders them.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::IdbDatabase;
use yew::Callback;

use super::{effects, storage};
use crate::database::{self, GAME, PREVIOUS, Stores, announce, put};
use crate::game::GameId;
use crate::library::shelf::ShelfFault;
use crate::session::replica::{Board, Change, Exchange, Found};
use crate::session::storing::Save;
use nonet_later::later;

/// This page's connection to the database. Clones share it.
#[derive(Clone, Default)]
pub struct Store(Rc<RefCell<Option<Connection>>>);

struct Connection {
    database: IdbDatabase,
    _on_end: Closure<dyn FnMut()>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.database.set_onversionchange(None);
        self.database.close();
    }
}

impl Store {
    /// Performs an exchange, then calls back.
    #[later(Store)]
    pub(super) fn perform(
        &self,
        exchange: Exchange<Save>,
        is_strict: bool,
        on: Callback<Result<Box<Found<Save>>, ShelfFault>>,
    ) {
        // Everything is being deleted.
        if storage::has_ended() {
            return;
        }
        let store = self.clone();
        spawn_local(async move {
            let has_changed = !exchange.changes.is_empty() || exchange.board.is_some();
            let mut found = store.exchange(&exchange, is_strict).await;
            if found.is_err() {
                // The browser may have closed the connection.
                store.0.take();
                found = store.exchange(&exchange, is_strict).await;
            }
            if has_changed && found.is_ok() {
                announce();
                storage::announce();
            }
            if effects::document().is_some_and(|document| document.hidden()) {
                store.close();
            }
            on.emit(found.map(Box::new));
        });
    }

    /// Closes the connection. A hidden page has none, since a browser would not keep it for Back.
    pub(super) fn close(&self) {
        // Without a connection, this part of the module may not have loaded.
        if self.0.borrow().is_some() {
            self.end();
        }
    }

    #[later(Store)]
    fn end(&self) {
        self.0.take();
    }

    /// The connection. It ends when a newer version of Nonet changes the database.
    async fn connect(&self) -> Result<IdbDatabase, ShelfFault> {
        if let Some(connection) = &*self.0.borrow() {
            return Ok(connection.database.clone());
        }
        let database: IdbDatabase = database::open().await?.into();
        let store = Rc::downgrade(&self.0);
        let end = Closure::<dyn FnMut()>::new(move || {
            if let Some(store) = store.upgrade() {
                store.take();
            }
        });
        database.set_onversionchange(Some(end.as_ref().unchecked_ref()));
        let connection = Connection { database: database.clone(), _on_end: end };
        self.0.replace(Some(connection));
        Ok(database)
    }

    /// Performs an exchange.
    ///
    /// # Errors
    /// Says why the store did not perform it.
    pub async fn exchange(
        &self,
        exchange: &Exchange<Save>,
        is_strict: bool,
    ) -> Result<Found<Save>, ShelfFault> {
        let stores = Stores::begin_writing(&self.connect().await?, is_strict)?;
        let mut differing = Vec::new();
        for Change { known, new } in &exchange.changes {
            let theirs = stores.save(new.id).await?;
            if theirs.as_deref() != known.as_ref().map(|known| &*known.text) {
                differing.push((new.id, theirs.map(|text| found(new.id, &text))));
            } else if new.is_worth_keeping {
                stores.keep(new.id, &new.text).await?;
            } else {
                let on_board = match exchange.board {
                    Some(board) => Some(board.game),
                    None => stores.on_board(GAME).await?.map(|(id, _)| id),
                };
                if on_board == Some(new.id) {
                    put(&stores.board, GAME, &new.text)?;
                }
            }
        }
        if let Some(Board { game, previous }) = exchange.board {
            if stores.is_kept(game).await? {
                put(&stores.board, GAME, &game.to_string())?;
            }
            stores.set_previous(previous)?;
        }
        let game = stores.on_board(GAME).await?.map(|(id, text)| found(id, &text));
        let previous = stores.on_board(PREVIOUS).await?.map(|(id, text)| found(id, &text));
        stores.finish().await?;
        Ok(Found { number: exchange.number, differing, game, previous })
    }
}

/// A save of the store.
fn found(id: GameId, text: &str) -> Save {
    Save { id, is_worth_keeping: true, text: text.into() }
}
