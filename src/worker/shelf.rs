//! Keeps the library in the browser's database (`IndexedDB`), inside a worker, so that the
//! page never waits. One database has three stores, each by the identity of the game: the
//! saves, the labels, and the summaries. What belongs to one game is written in one
//! transaction. Summaries can be made again, so they are never the only copy of anything.
//!
//! Every request opens the database and closes it. So no worker keeps a newer version of
//! Nonet from changing it. Called by `entry`.

use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction, TransactionMode,
};
use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use web_sys::BroadcastChannel;

use super::analysis::analyse;
use super::collecting::collect;
use super::protocol::{Packed, Reply};
use crate::game::save::{self, LoadError};
use crate::game::{Game, GameId};
use crate::library::backup::{self, Backup};
use crate::library::label::Label;
use crate::library::shelf::{Added, Ask, ShelfFault, Source, Told, Verdict, judge};
use crate::library::statistics::Times;
use crate::library::summary::Summary;
use crate::library::{Entry, Record};

/// The name of the database.
const NAME: &str = "nonet";
/// The version of the database. Raised when a store is added or changed.
const VERSION: u32 = 1;
const SAVES: &str = "saves";
const LABELS: &str = "labels";
const SUMMARIES: &str = "summaries";
const STORES: [&str; 3] = [SAVES, LABELS, SUMMARIES];

/// The channel on which every page hears that the library has changed.
pub const CHANNEL: &str = "nonet.library";

/// Answers a request.
pub async fn answer(ask: &Packed<Ask>) -> Reply {
    match told(ask).await {
        Ok(Told::Kept { forked }) => Reply::Kept(forked),
        told => Reply::Shelf(told.map(|told| (&told).into())),
    }
}

async fn told(ask: &Packed<Ask>) -> Result<Told, ShelfFault> {
    let ask = ask.unpack().ok_or(ShelfFault::Failed)?;
    if ask == Ask::Erase {
        return erase().await.map(|()| Told::Done);
    }
    let shelf = Shelf::open().await?;
    let told = shelf.perform(ask).await;
    shelf.0.close();
    told
}

/// The times of the games that are like this one.
pub async fn times(id: GameId) -> Reply {
    let list = async {
        let shelf = Shelf::open().await?;
        let listed = shelf.list().await;
        shelf.0.close();
        listed
    };
    let times = match list.await {
        Ok(Told::Listed { entries, .. }) => Times::like(id, &entries),
        _ => None,
    };
    Reply::Times(id, times)
}

/// Deletes the database.
async fn erase() -> Result<(), ShelfFault> {
    let deleted = async { Factory::new()?.delete(NAME)?.await };
    deleted.await.map_err(fault)?;
    announce();
    Ok(())
}

/// The open database.
struct Shelf(Database);

impl Shelf {
    async fn open() -> Result<Self, ShelfFault> {
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
        opened.await.map(Self).map_err(|error| match fault_of(&error) {
            ShelfFault::Failed => ShelfFault::Blocked,
            fault => fault,
        })
    }

    async fn perform(&self, ask: Ask) -> Result<Told, ShelfFault> {
        Ok(match ask {
            Ask::Keep(saves) => Told::Kept { forked: self.keep(saves).await? },
            Ask::List(saves) => {
                self.keep(saves).await?;
                self.list().await?
            }
            Ask::Load(ids) => Told::Loaded(self.load(&ids).await?),
            Ask::Find(givens) => {
                let entries = match self.list().await? {
                    Told::Listed { entries, .. } => entries,
                    _ => Vec::new(),
                };
                let games = entries.into_iter().map(|entry| entry.summary);
                let ids: Vec<GameId> =
                    games.filter(|game| game.givens == givens).map(|game| game.id).collect();
                Told::Loaded(self.load(&ids).await?)
            }
            Ask::Add { games, now } => Told::Added(self.add(games, Source::Elsewhere { now }, false).await?),
            Ask::Collect { puzzles, title, first, now } => {
                let (records, collected) = collect(puzzles, &title, first, now);
                self.add(records, Source::Elsewhere { now }, false).await?;
                Told::Collected(collected)
            }
            Ask::Restore { text, now } => {
                let Backup { games, is_cut, .. } = backup::read(&text).ok_or(ShelfFault::NoBackup)?;
                Told::Added(self.add(games, Source::Elsewhere { now }, is_cut).await?)
            }
            Ask::BackUp { settings, practice } => {
                let games = self.all().await?;
                let count = games.len();
                Told::Backup {
                    text: backup::write(&Backup { games, settings, practice, is_cut: false }),
                    count,
                }
            }
            Ask::Label(labels) => {
                self.label(labels).await?;
                Told::Done
            }
            Ask::Delete(ids) => Told::Deleted(self.delete(&ids).await?),
            // Done by `answer`: an open database can't be deleted.
            Ask::Erase => Told::Done,
            Ask::Study(ids) => {
                self.study(&ids).await?;
                Told::Done
            }
        })
    }

    fn transaction(&self, mode: TransactionMode) -> Result<(Transaction, [ObjectStore; 3]), ShelfFault> {
        let begin = || {
            let transaction = self.0.transaction(&STORES, mode)?;
            let [saves, labels, summaries] = STORES.map(|name| transaction.object_store(name));
            Ok::<_, Error>((transaction, [saves?, labels?, summaries?]))
        };
        begin().map_err(|error| fault_of(&error))
    }

    /// Keeps saves of this device; returns the games that were played on differently.
    async fn keep(&self, saves: Vec<String>) -> Result<Vec<GameId>, ShelfFault> {
        if saves.is_empty() {
            return Ok(Vec::new());
        }
        let record = |save| Record { save, label: Label::default() };
        let added = self.add(saves.into_iter().map(record).collect(), Source::Here, false).await?;
        Ok(added.forked)
    }

    /// Adds games. Of two versions of a game one stays.
    async fn add(&self, records: Vec<Record>, source: Source, is_cut: bool) -> Result<Added, ShelfFault> {
        let mut added = Added { is_cut, ..Added::default() };
        let (transaction, [saves, labels, summaries]) = self.transaction(TransactionMode::ReadWrite)?;
        for Record { mut save, mut label } in records {
            let mut game = match save::load(&save) {
                Ok(game) => game,
                Err(LoadError::Newer(_)) => {
                    added.newer += 1;
                    continue;
                }
                Err(_) => {
                    added.unread += 1;
                    continue;
                }
            };
            if let Source::Elsewhere { now } = source {
                label.settle(now);
                if game.settle(now) {
                    save = save::save(&game, 0);
                }
            }
            let stored = |id| saves.get(key(id)).map_err(fault);
            let mut kept = text(stored(game.id)?.await.map_err(fault)?);
            // A version that forked is a game of its own. Most games have none.
            let (id, mut has_forked) = (game.id, false);
            while kept.as_deref().is_some_and(|kept| judge(kept, &save, source) == Verdict::Both) {
                game.fork();
                has_forked = true;
                save = save::save(&game, 0);
                kept = text(stored(game.id)?.await.map_err(fault)?);
            }
            let key = key(game.id);
            let is_new = kept.is_none();
            let is_better = kept.is_none_or(|kept| judge(&kept, &save, source) == Verdict::Replaces);
            if is_better {
                saves.put(&save.into(), Some(&key)).map_err(fault)?;
                summaries.put(&bytes_of(&Summary::of(&game, 0)), Some(&key)).map_err(fault)?;
            }
            if !label.is_empty() {
                let kept = text(labels.get(key.clone()).map_err(fault)?.await.map_err(fault)?);
                if kept.is_none_or(|kept| label.replaces(&Label::read(&kept))) {
                    labels.put(&label_text(&label), Some(&key)).map_err(fault)?;
                }
            }
            if has_forked {
                added.forked.push(id);
            }
            match (is_new, is_better) {
                (true, _) if has_forked => added.others += 1,
                (true, _) => added.new.push(game.id),
                (false, true) => added.updated.push(game.id),
                (false, false) => added.kept += 1,
            }
        }
        finish(transaction).await?;
        if !added.new.is_empty() || !added.updated.is_empty() || added.others > 0 {
            announce();
        }
        Ok(added)
    }

    /// Lists all games. A summary that is missing or of another version is made again.
    async fn list(&self) -> Result<Told, ShelfFault> {
        let (transaction, [saves, labels, summaries]) = self.transaction(TransactionMode::ReadWrite)?;
        let (keys, stored) = (saves.get_all_keys(None, None), summaries.get_all(None, None));
        let (summary_keys, label_keys) =
            (summaries.get_all_keys(None, None), labels.get_all_keys(None, None));
        let label_texts = labels.get_all(None, None);
        let keys = keys.map_err(fault)?.await.map_err(fault)?;
        let stored = stored.map_err(fault)?.await.map_err(fault)?;
        let summary_keys = summary_keys.map_err(fault)?.await.map_err(fault)?;
        let label_keys = label_keys.map_err(fault)?.await.map_err(fault)?;
        let label_texts = label_texts.map_err(fault)?.await.map_err(fault)?;
        // The database sorts by key, so the lists can be walked side by side.
        let mut stored = summary_keys.iter().zip(&stored).peekable();
        let mut label_texts = label_keys.iter().zip(&label_texts).peekable();
        let (mut entries, mut unread) = (Vec::with_capacity(keys.len()), 0);
        for key in &keys {
            let bytes = take(&mut stored, key).map(|value| Uint8Array::new(value).to_vec());
            let stored = bytes.and_then(|bytes| Summary::read(&bytes));
            let summary = if stored.is_some() {
                stored
            } else {
                let save = text(saves.get(key.clone()).map_err(fault)?.await.map_err(fault)?);
                let made = save.and_then(|save| save::load(&save).ok()).map(|game| Summary::of(&game, 0));
                if let Some(summary) = &made {
                    summaries.put(&bytes_of(summary), Some(key)).map_err(fault)?;
                }
                made
            };
            let label = take(&mut label_texts, key).and_then(JsValue::as_string);
            match summary {
                Some(summary) => {
                    entries.push(Entry { summary, label: label_of(label) });
                }
                None => unread += 1,
            }
        }
        finish(transaction).await?;
        Ok(Told::Listed { entries, unread })
    }

    async fn load(&self, ids: &[GameId]) -> Result<Vec<Record>, ShelfFault> {
        let (_transaction, [saves, labels, _]) = self.transaction(TransactionMode::ReadOnly)?;
        let mut records = Vec::new();
        for &id in ids {
            let save = text(saves.get(key(id)).map_err(fault)?.await.map_err(fault)?);
            let label = text(labels.get(key(id)).map_err(fault)?.await.map_err(fault)?);
            if let Some(save) = save {
                records.push(Record { save, label: label_of(label) });
            }
        }
        Ok(records)
    }

    /// All games, also those that this version can't read.
    async fn all(&self) -> Result<Vec<Record>, ShelfFault> {
        let (_transaction, [saves, labels, _]) = self.transaction(TransactionMode::ReadOnly)?;
        let (keys, texts) = (saves.get_all_keys(None, None), saves.get_all(None, None));
        let (label_keys, label_texts) = (labels.get_all_keys(None, None), labels.get_all(None, None));
        let keys = keys.map_err(fault)?.await.map_err(fault)?;
        let texts = texts.map_err(fault)?.await.map_err(fault)?;
        let label_keys = label_keys.map_err(fault)?.await.map_err(fault)?;
        let label_texts = label_texts.map_err(fault)?.await.map_err(fault)?;
        let mut label_texts = label_keys.iter().zip(&label_texts).peekable();
        let mut records = Vec::with_capacity(keys.len());
        for (key, save) in keys.iter().zip(&texts) {
            let label = take(&mut label_texts, key).and_then(JsValue::as_string);
            if let Some(save) = save.as_string() {
                records.push(Record { save, label: label_of(label) });
            }
        }
        Ok(records)
    }

    async fn label(&self, changed: Vec<(GameId, Label)>) -> Result<(), ShelfFault> {
        let (transaction, [_, labels, _]) = self.transaction(TransactionMode::ReadWrite)?;
        for (id, label) in changed {
            labels.put(&label_text(&label), Some(&key(id))).map_err(fault)?;
        }
        finish(transaction).await?;
        announce();
        Ok(())
    }

    async fn delete(&self, ids: &[GameId]) -> Result<Vec<Record>, ShelfFault> {
        let records = self.load(ids).await?;
        let (transaction, stores) = self.transaction(TransactionMode::ReadWrite)?;
        for &id in ids {
            for store in &stores {
                store.delete(key(id)).map_err(fault)?;
            }
        }
        finish(transaction).await?;
        announce();
        Ok(records)
    }

    /// Analyses solved games. Each is stored as soon as it is done, so that stopping loses
    /// little.
    async fn study(&self, ids: &[GameId]) -> Result<(), ShelfFault> {
        for &id in ids {
            let Some(game) = self.load(&[id]).await?.first().and_then(|record| save::load(&record.save).ok())
            else {
                continue;
            };
            let analysis = analyse(&game);
            let (transaction, [saves, _, summaries]) = self.transaction(TransactionMode::ReadWrite)?;
            let now = text(saves.get(key(id)).map_err(fault)?.await.map_err(fault)?);
            // Another tab may have changed the game in the meantime.
            let is_same = |now: &Game| now.revision == game.revision;
            if now.and_then(|now| save::load(&now).ok()).is_some_and(|now| is_same(&now)) {
                let summary = Summary::of(&game, 0).with(analysis);
                summaries.put(&bytes_of(&summary), Some(&key(id))).map_err(fault)?;
            }
            finish(transaction).await?;
        }
        Ok(())
    }
}

/// The value of a key, from pairs in the order of their keys. Pairs before it belong to no
/// game.
fn take<'a>(
    pairs: &mut std::iter::Peekable<impl Iterator<Item = (&'a JsValue, &'a JsValue)>>,
    key: &JsValue,
) -> Option<&'a JsValue> {
    let key = key.as_string()?;
    while pairs.next_if(|(other, _)| other.as_string().is_none_or(|other| other < key)).is_some() {}
    pairs.next_if(|(other, _)| other.as_string().as_deref() == Some(&key)).map(|(_, value)| value)
}

/// Waits until everything is written.
async fn finish(transaction: Transaction) -> Result<(), ShelfFault> {
    let result = transaction.commit().map_err(fault)?.await.map_err(fault)?;
    // The browser ends a transaction without a reason when the storage is full.
    if result.is_committed() { Ok(()) } else { Err(ShelfFault::Full) }
}

/// Tells all pages that the library has changed.
fn announce() {
    if let Ok(channel) = BroadcastChannel::new(CHANNEL) {
        // Pages that do not hear it list the games when they are opened.
        let _ = channel.post_message(&JsValue::TRUE);
        channel.close();
    }
}

fn key(id: GameId) -> JsValue {
    id.to_string().into()
}

fn text(value: Option<JsValue>) -> Option<String> {
    value?.as_string()
}

fn bytes_of(summary: &Summary) -> JsValue {
    Uint8Array::from(summary.write().as_slice()).into()
}

/// The label of a stored text. A game without a text has an empty one.
fn label_of(text: Option<String>) -> Label {
    text.map(|text| Label::read(&text)).unwrap_or_default()
}

fn label_text(label: &Label) -> JsValue {
    let mut text = String::new();
    label.write(&mut text);
    text.into()
}

#[allow(clippy::needless_pass_by_value)] // for `map_err`
fn fault(error: Error) -> ShelfFault {
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
