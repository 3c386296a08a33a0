//! The browser's database (`IndexedDB`), the store of record for all games. It has four stores:
//! the saves, the labels and the summaries, each by the identity of the game, and the games on
//! the board. What belongs together is written in one transaction. Summaries can be made again,
//! so they are never the only copy of anything. A page stores its game (`ui::exchange`), and a
//! worker answers everything else (`worker::shelf`).

use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction, TransactionMode,
};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, IdbDatabase, IdbTransaction};

use crate::game::GameId;
use crate::library::shelf::ShelfFault;
use nonet_engine::formats::fields;

/// The name of the database.
pub(crate) const NAME: &str = "nonet";
/// The version of the database. Raised when a store is added or changed.
const VERSION: u32 = 2;
/// The stores. Version 1 had no `board`.
const STORES: [&str; 4] = ["saves", "labels", "summaries", "board"];

/// The keys of the store `board`. A value is the identity of a game, whose save is in `saves`, or
/// the save itself, if the game is not worth keeping once another one replaces it.
pub(crate) const GAME: &str = "game";
/// The game that was replaced.
pub(crate) const PREVIOUS: &str = "previous";

/// The channel on which every page hears that the library has changed.
pub const CHANNEL: &str = "nonet.library";

#[wasm_bindgen]
extern "C" {
    /// A database whose transactions have options, which are not stable in web-sys.
    #[wasm_bindgen(extends = IdbDatabase)]
    type WithOptions;
    #[wasm_bindgen(method, catch, js_name = transaction)]
    fn begin(
        this: &WithOptions,
        stores: &Array,
        mode: &str,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;
}

/// A transaction, and its stores.
pub(crate) struct Stores {
    pub(crate) transaction: Transaction,
    pub(crate) saves: ObjectStore,
    pub(crate) labels: ObjectStore,
    pub(crate) summaries: ObjectStore,
    pub(crate) board: ObjectStore,
}

/// Opens the database. The stores that are missing are made.
pub(crate) async fn open() -> Result<Database, ShelfFault> {
    let opened = async {
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            // The database is there: its upgrade event says so. Creating fails only if a
            // store exists.
            if let Ok(database) = event.database() {
                for name in STORES {
                    let _ = database.create_object_store(name, ObjectStoreParams::new());
                }
            }
        });
        request.await
    };
    opened.await.map_err(|error| match fault_of(&error) {
        ShelfFault::Failed => ShelfFault::Blocked,
        fault => fault,
    })
}

impl Stores {
    /// Begins a transaction.
    pub(crate) fn begin(database: &Database, mode: TransactionMode) -> Result<Self, ShelfFault> {
        Self::of(database.transaction(&STORES, mode)).map_err(fault)
    }

    /// Begins a transaction that writes. If it is strict, it is complete when everything is on the
    /// disk, and otherwise when the operating system has it.
    pub(crate) fn begin_writing(database: &IdbDatabase, is_strict: bool) -> Result<Self, ShelfFault> {
        let stores: Array = STORES.iter().map(|name| JsValue::from(*name)).collect();
        let options = Object::new();
        let durability = if is_strict { "strict" } else { "relaxed" };
        // Setting a property of an object never fails.
        let _ = Reflect::set(&options, &"durability".into(), &durability.into());
        let transaction = database.unchecked_ref::<WithOptions>().begin(&stores, "readwrite", &options);
        Self::of(transaction.map(Into::into).map_err(Error::TransactionOpenFailed)).map_err(fault)
    }

    fn of(transaction: Result<Transaction, Error>) -> Result<Self, Error> {
        let transaction = transaction?;
        let [saves, labels, summaries, board] = STORES.map(|name| transaction.object_store(name));
        Ok(Self { saves: saves?, labels: labels?, summaries: summaries?, board: board?, transaction })
    }

    /// Waits until everything is written.
    pub(crate) async fn finish(self) -> Result<(), ShelfFault> {
        let result = self.transaction.commit().map_err(fault)?.await.map_err(fault)?;
        // The browser ends a transaction without a reason when the storage is full.
        if result.is_committed() { Ok(()) } else { Err(ShelfFault::Full) }
    }

    /// The save of a game, wherever it is.
    pub(crate) async fn save(&self, id: GameId) -> Result<Option<String>, ShelfFault> {
        let save = get(&self.saves, &id.to_string()).await?;
        Ok(if save.is_some() { save } else { self.loose(id).await? })
    }

    /// The save of a game that is only on the board.
    async fn loose(&self, id: GameId) -> Result<Option<String>, ShelfFault> {
        Ok(get(&self.board, GAME).await?.filter(|value| is_save(value) && id_of(value) == id))
    }

    /// Stores the save of a game that is worth keeping. Its summary is made when it is listed.
    pub(crate) async fn keep(&self, id: GameId, save: &str) -> Result<(), ShelfFault> {
        let is_loose = self.loose(id).await?.is_some();
        put(&self.saves, &id.to_string(), save)?;
        self.summaries.delete(JsValue::from(id.to_string())).map_err(fault)?;
        if is_loose { put(&self.board, GAME, &id.to_string()) } else { Ok(()) }
    }

    /// The save of a game on the board, by the key of the store `board`.
    pub(crate) async fn on_board(&self, key: &str) -> Result<Option<(GameId, String)>, ShelfFault> {
        let Some(value) = get(&self.board, key).await? else { return Ok(None) };
        let id = id_of(&value);
        let save = if is_save(&value) { Some(value) } else { get(&self.saves, &value).await? };
        Ok(save.map(|save| (id, save)))
    }

    /// Whether a game is among those that are kept.
    pub(crate) async fn is_kept(&self, id: GameId) -> Result<bool, ShelfFault> {
        Ok(get(&self.saves, &id.to_string()).await?.is_some())
    }

    /// Stores which game was replaced on the board.
    pub(crate) fn set_previous(&self, id: Option<GameId>) -> Result<(), ShelfFault> {
        match id {
            Some(id) => put(&self.board, PREVIOUS, &id.to_string()),
            None => self.board.delete(JsValue::from(PREVIOUS)).map(|_| ()).map_err(fault),
        }
    }

    /// Deletes a game, unless it is on the board.
    pub(crate) async fn delete(&self, id: GameId) -> Result<(), ShelfFault> {
        let key = id.to_string();
        if get(&self.board, GAME).await?.as_ref() == Some(&key) {
            return Ok(());
        }
        if get(&self.board, PREVIOUS).await?.as_ref() == Some(&key) {
            self.board.delete(JsValue::from(PREVIOUS)).map_err(fault)?;
        }
        for store in [&self.saves, &self.labels, &self.summaries] {
            store.delete(JsValue::from(key.as_str())).map_err(fault)?;
        }
        Ok(())
    }
}

/// A text of a store.
pub(crate) async fn get(store: &ObjectStore, key: &str) -> Result<Option<String>, ShelfFault> {
    let value = store.get(JsValue::from(key)).map_err(fault)?.await.map_err(fault)?;
    Ok(value.and_then(|value| value.as_string()))
}

/// Stores a text. Whether it is there is known when the transaction is finished.
pub(crate) fn put(store: &ObjectStore, key: &str, text: &str) -> Result<(), ShelfFault> {
    store.put(&text.into(), Some(&key.into())).map(|_| ()).map_err(fault)
}

/// Whether a value of the store `board` is a save.
fn is_save(value: &str) -> bool {
    value.contains('\n')
}

/// The game of a value of the store `board`. None of a save that can't be read.
fn id_of(value: &str) -> GameId {
    let id = if is_save(value) { fields::find(value, "id") } else { Some(value) };
    id.and_then(|id| id.parse().ok()).unwrap_or_default()
}

/// Tells all pages that the library has changed.
pub(crate) fn announce() {
    if let Ok(channel) = BroadcastChannel::new(CHANNEL) {
        // Pages that do not hear it list the games when they are opened.
        let _ = channel.post_message(&JsValue::TRUE);
        channel.close();
    }
}

#[allow(clippy::needless_pass_by_value)] // for `map_err`
pub(crate) fn fault(error: Error) -> ShelfFault {
    fault_of(&error)
}

/// The crate has many kinds of errors. The browser's name for the error is in their text.
fn fault_of(error: &Error) -> ShelfFault {
    let name = match error {
        Error::DomException(exception) => exception.name(),
        error => format!("{error:?}"),
    };
    if name.contains("QuotaExceeded") {
        ShelfFault::Full
    } else if name.contains("VersionError") {
        ShelfFault::Newer
    } else if name.contains("SecurityError") || matches!(error, Error::IndexedDbNotFound(_)) {
        ShelfFault::Blocked
    } else {
        ShelfFault::Failed
    }
}
