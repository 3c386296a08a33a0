//! Answers what the pages ask of the library, from the browser's database (`database`), inside a
//! worker, so that the page never waits.
//!
//! Every request opens the database and closes it. So no worker keeps a newer version of
//! Nonet from changing it.

use idb::{Database, Factory, TransactionMode};
use js_sys::Uint8Array;
use wasm_bindgen::JsValue;

use super::analysis::{analyse, summarise};
use super::collecting::collect;
use super::protocol::{Module, Packed, Reply};
use crate::database::{self, NAME, Stores, announce, fault, get, put};
use crate::game::moment::Moment;
use crate::game::save::{self, LoadError};
use crate::game::versions::{Merged, merge};
use crate::game::{Game, GameId};
use crate::library::backup::{self, Backup};
use crate::library::estimate::Estimate;
use crate::library::label::Label;
use crate::library::shelf::{Added, Ask, ShelfFault, Told};
use crate::library::statistics::Times;
use crate::library::summary::Summary;
use crate::library::{Entry, Record};
use nonet_engine::human::minutes::Minutes;

/// Answers a request.
pub async fn answer(ask: &Packed<Ask>) -> Reply {
    match told(ask).await {
        Err(ShelfFault::Beyond) => Reply::Beyond,
        told => Reply::Shelf(told.map(|told| (&told).into())),
    }
}

/// The fault of what the module can't read. Another module may.
const UNREADABLE: ShelfFault = match Module::OWN {
    Module::Classic => ShelfFault::Beyond,
    Module::Boards => ShelfFault::Failed,
};

async fn told(ask: &Packed<Ask>) -> Result<Told, ShelfFault> {
    let ask = ask.unpack().ok_or(UNREADABLE)?;
    if ask == Ask::Erase {
        return erase().await.map(|()| Told::Done);
    }
    let shelf = Shelf::open().await?;
    let told = shelf.perform(ask).await;
    shelf.0.close();
    told
}

/// How many games have their minutes estimated by one list, so that a large library opens soon.
const ESTIMATED: usize = 100;

/// The times of the games that are like this one, and how long it should take. People need these minutes
/// for its puzzle.
pub async fn times(id: GameId, minutes: Minutes) -> Reply {
    let list = async {
        let shelf = Shelf::open().await?;
        let listed = shelf.list().await;
        shelf.0.close();
        listed
    };
    let entries = list.await.map(|listed| listed.entries).unwrap_or_default();
    Reply::Times(id, Times::like(id, &entries), Estimate::of(id, minutes, &entries))
}

/// Deletes the database.
async fn erase() -> Result<(), ShelfFault> {
    let deleted = async { Factory::new()?.delete(NAME)?.await };
    deleted.await.map_err(fault)?;
    announce();
    Ok(())
}

/// All games, in no order.
struct Listed {
    entries: Vec<Entry>,
    /// The number of stored saves that can't be read.
    unread: usize,
    /// Whether a module that knows more boards would list more.
    is_beyond: bool,
}

/// The open database.
struct Shelf(Database);

impl Shelf {
    async fn open() -> Result<Self, ShelfFault> {
        database::open().await.map(Self)
    }

    async fn perform(&self, ask: Ask) -> Result<Told, ShelfFault> {
        Ok(match ask {
            Ask::List => match self.list().await? {
                Listed { is_beyond: true, .. } => return Err(ShelfFault::Beyond),
                Listed { entries, unread, .. } => Told::Listed { entries, unread },
            },
            Ask::Load(ids) => Told::Loaded(self.load(&ids).await?),
            Ask::Find(givens) => {
                let games = self.list().await?.entries.into_iter().map(|entry| entry.summary);
                let ids: Vec<GameId> =
                    games.filter(|game| game.givens == givens).map(|game| game.id).collect();
                Told::Loaded(self.load(&ids).await?)
            }
            Ask::Add { games, now } => Told::Added(self.add(games, now, false).await?),
            Ask::Collect { puzzles, title, first, now } => {
                let (records, collected) = collect(puzzles, &title, first, now);
                self.add(records, now, false).await?;
                Told::Collected(collected)
            }
            Ask::Restore { text, now } => {
                let Backup { games, is_cut, .. } = backup::read(&text).ok_or(ShelfFault::NoBackup)?;
                Told::Added(self.add(games, now, is_cut).await?)
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

    fn reading(&self) -> Result<Stores, ShelfFault> {
        Stores::begin(&self.0, TransactionMode::ReadOnly)
    }

    fn writing(&self) -> Result<Stores, ShelfFault> {
        Stores::begin(&self.0, TransactionMode::ReadWrite)
    }

    /// Adds games. Of two versions of a game one stays, if it has all that the other has.
    async fn add(&self, records: Vec<Record>, now: Moment, is_cut: bool) -> Result<Added, ShelfFault> {
        // Before anything is written.
        if Module::OWN < Module::Boards && records.iter().any(|record| save::load(&record.save).is_err()) {
            return Err(UNREADABLE);
        }
        let mut added = Added { is_cut, ..Added::default() };
        let stores = self.writing()?;
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
            label.settle(now);
            if game.settle(now) {
                save = save::save(&game, 0);
            }
            let (id, mut is_better) = (game.id, true);
            let mut kept = stores.save(id).await?;
            while let Some(stored) = &kept {
                match merge(&save, None, stored, Some(now)) {
                    // It is a game of its own, whose fork the library may have, too.
                    Merged::Forked(fork) => game = fork,
                    merged => {
                        is_better = merged == Merged::Ours;
                        break;
                    }
                }
                save = save::save(&game, 0);
                kept = stores.save(game.id).await?;
            }
            let (is_new, has_forked) = (kept.is_none(), game.id != id);
            if is_better {
                stores.keep(game.id, &save).await?;
            }
            if !label.is_empty() {
                let key = game.id.to_string();
                let kept = get(&stores.labels, &key).await?;
                if kept.is_none_or(|kept| label.replaces(&Label::read(&kept))) {
                    put(&stores.labels, &key, &label_text(&label))?;
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
        stores.finish().await?;
        if !added.new.is_empty() || !added.updated.is_empty() || added.others > 0 {
            announce();
        }
        Ok(added)
    }

    /// Lists all games. A summary that is missing, of another version or without minutes is made again,
    /// but on a board that the module does not know without minutes, and not to keep.
    async fn list(&self) -> Result<Listed, ShelfFault> {
        let all = self.writing()?;
        let Stores { saves, labels, summaries, .. } = &all;
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
        let (mut entries, mut unread, mut estimated) = (Vec::with_capacity(keys.len()), 0, 0);
        let mut is_beyond = false;
        for key in &keys {
            let bytes = take(&mut stored, key).map(|value| Uint8Array::new(value).to_vec());
            let stored = bytes.and_then(|bytes| Summary::read(&bytes));
            let is_left = estimated < ESTIMATED;
            let summary = if stored.as_ref().is_some_and(|summary| summary.minutes.is_some() || !is_left) {
                stored
            } else {
                let save = saves.get(key.clone()).map_err(fault)?.await.map_err(fault)?;
                let game = save.and_then(|save| save.as_string()).and_then(|save| save::load(&save).ok());
                estimated += 1;
                let variant = game.as_ref().map(|game| game.puzzle().givens.variant());
                let is_known = variant.is_some_and(|variant| Module::of(variant) <= Module::OWN);
                is_beyond |= !is_known && Module::OWN < Module::Boards;
                let has_minutes = is_left && is_known;
                let made =
                    game.map(|game| if has_minutes { summarise(&game) } else { Summary::of(&game, 0) });
                let known = stored.and_then(|summary| summary.analysis);
                let made = made.map(|made| known.into_iter().fold(made, Summary::with));
                if let Some(summary) = made.as_ref().filter(|_| is_known) {
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
        all.finish().await?;
        Ok(Listed { entries, unread, is_beyond })
    }

    async fn load(&self, ids: &[GameId]) -> Result<Vec<Record>, ShelfFault> {
        let stores = self.reading()?;
        let mut records = Vec::new();
        for &id in ids {
            let save = get(&stores.saves, &id.to_string()).await?;
            let label = get(&stores.labels, &id.to_string()).await?;
            if let Some(save) = save {
                records.push(Record { save, label: label_of(label) });
            }
        }
        Ok(records)
    }

    /// All games, also those that this version can't read.
    async fn all(&self) -> Result<Vec<Record>, ShelfFault> {
        let Stores { saves, labels, .. } = self.reading()?;
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
        let stores = self.writing()?;
        for (id, label) in changed {
            put(&stores.labels, &id.to_string(), &label_text(&label))?;
        }
        stores.finish().await?;
        announce();
        Ok(())
    }

    async fn delete(&self, ids: &[GameId]) -> Result<Vec<Record>, ShelfFault> {
        let records = self.load(ids).await?;
        let stores = self.writing()?;
        for &id in ids {
            stores.delete(id).await?;
        }
        stores.finish().await?;
        announce();
        Ok(records)
    }

    /// Analyses solved games. Each is stored as soon as it is done, so that stopping loses
    /// little.
    async fn study(&self, ids: &[GameId]) -> Result<(), ShelfFault> {
        for &id in ids {
            let game = self.load(&[id]).await?.first().map(|record| save::load(&record.save));
            let needed = match &game {
                Some(Ok(game)) => Module::of(game.puzzle().givens.variant()),
                Some(Err(_)) => Module::Boards,
                None => continue,
            };
            if needed > Module::OWN {
                return Err(ShelfFault::Beyond);
            }
            let Some(Ok(game)) = game else { continue };
            let analysis = analyse(&game);
            let stores = self.writing()?;
            let now = get(&stores.saves, &id.to_string()).await?;
            // Another tab may have changed the game in the meantime.
            let is_same = |now: &Game| now.revision == game.revision;
            if now.and_then(|now| save::load(&now).ok()).is_some_and(|now| is_same(&now)) {
                let summary = summarise(&game).with(analysis);
                let key = JsValue::from(id.to_string());
                stores.summaries.put(&bytes_of(&summary), Some(&key)).map_err(fault)?;
            }
            stores.finish().await?;
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

fn bytes_of(summary: &Summary) -> JsValue {
    Uint8Array::from(summary.write().as_slice()).into()
}

/// The label of a stored text. A game without a text has an empty one.
fn label_of(text: Option<String>) -> Label {
    text.map(|text| Label::read(&text)).unwrap_or_default()
}

fn label_text(label: &Label) -> String {
    let mut text = String::new();
    label.write(&mut text);
    text
}
