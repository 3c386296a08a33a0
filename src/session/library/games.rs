//! The page of all games: what is looked for, which games are chosen, and what is done to
//! them. Part of `rooms`. It changes nothing itself: every change is a request to the
//! library, and the list follows.

use super::Library;
use super::words;
use crate::game::moment::Day;
use crate::game::{Game, GameId, save};
use crate::library::imported::step_of;
use crate::library::label::{Label, one_line};
use crate::library::query::{Filter, Order, Query};
use crate::library::shelf::{Ask, Draft, ShelfFault, Told};
use crate::library::{Entry, Record, backup};
use crate::session::context::Context;
use crate::session::effect::{Effect, Slot};
use crate::session::forms::hand_over;
use crate::session::handover::Handover;
use crate::session::learning::words::failed;
use crate::session::own::OwnPuzzle;
use crate::session::screen::Screen;
use crate::session::ways::Out;
use crate::worker::protocol::{Failure, JobId};
use nonet_engine::formats::exchange;
use nonet_engine::message::Message;

/// Number of games that are shown at first. Few, so that a large library opens at once.
const PAGE: usize = 24;
/// Number of games that each press on "more" adds.
const MORE: usize = 96;

/// The name of a backup file.
const BACKUP: &str = "nonet-backup.txt";

/// What the player does on the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Open a game on the board.
    Open(GameId),
    /// Look for words.
    Search(String),
    /// Show one kind of games.
    Filter(Filter),
    /// Show the games of a collection, or of all.
    Collection(Option<String>),
    /// Show the games with a tag, or all.
    Tag(Option<String>),
    /// Choose the order.
    Order(Order),
    /// Show more games.
    More,
    /// Choose several games, or no longer.
    TogglePicking,
    /// Choose a game, or no longer.
    Pick(GameId),
    /// Choose these games, or none if all of them are chosen.
    PickAll(Vec<GameId>),
    /// Delete the chosen games.
    DeletePicked,
    /// Delete a game.
    Delete(GameId),
    /// Bring the deleted games back.
    BringBack,
    /// Edit the title and the tags of a game.
    Edit(GameId),
    /// Store title, tags and collection, as typed.
    Label {
        /// The title.
        title: String,
        /// The tags, with commas between them.
        tags: String,
        /// The collection.
        collection: String,
    },
    /// Close the editor without storing.
    EndEdit,
    /// Add a tag to the chosen games.
    TagPicked(String),
    /// Write a backup.
    BackUp,
    /// Restore a backup: the text of its file.
    Restore(String),
    /// Ask for the list once more.
    Retry,
    /// The library has changed in any tab.
    Changed,
}

/// What a request of the page was for.
#[derive(PartialEq, Debug)]
enum Request {
    Open(GameId),
    /// Look for a game of a puzzle that was entered, before this new one starts.
    Begin(Box<Game>),
    Delete,
    BringBack(Vec<Record>),
    Label,
    BackUp,
    Restore,
    Collect,
}

/// The state of the page.
#[derive(Default)]
pub struct Games {
    query: Query,
    shown: usize,
    /// Whether several games are being chosen.
    is_picking: bool,
    picked: Vec<GameId>,
    /// The game whose title is edited.
    edited: Option<GameId>,
    /// The games that were deleted since the page was loaded. They can be brought back from every
    /// visit to the page.
    deleted: Vec<Record>,
    notes: Vec<Message>,
    is_fault: bool,
    requests: Vec<(JobId, Request)>,
    /// The settings and the counts of practice, for a backup.
    texts: (Option<String>, Option<String>),
}

impl Games {
    /// What is looked for.
    pub fn query(&self) -> &Query {
        &self.query
    }

    /// Number of games that are shown.
    pub fn shown(&self) -> usize {
        self.shown.max(PAGE)
    }

    /// Whether several games are being chosen.
    pub fn is_picking(&self) -> bool {
        self.is_picking
    }

    /// Whether a game is chosen.
    pub fn is_picked(&self, id: GameId) -> bool {
        self.picked.contains(&id)
    }

    /// Number of chosen games.
    pub fn picked_count(&self) -> usize {
        self.picked.len()
    }

    /// "3 games chosen".
    pub fn picked_text(&self) -> Message {
        words::games_picked(self.picked.len())
    }

    /// The game whose title is edited.
    pub fn edited(&self) -> Option<GameId> {
        self.edited
    }

    /// "2 games deleted."; `None` if there is none to bring back.
    pub fn deleted_text(&self) -> Option<Message> {
        (!self.deleted.is_empty()).then(|| words::games_deleted(self.deleted.len()))
    }

    /// What the page says, and whether something went wrong.
    pub fn notes(&self) -> (&[Message], bool) {
        (&self.notes, self.is_fault)
    }

    /// Whether a backup is being written or restored.
    pub fn is_busy(&self) -> bool {
        self.requests.iter().any(|(_, request)| matches!(request, Request::BackUp | Request::Restore))
    }

    /// The games found, in order.
    pub fn found<'a>(&self, library: &'a Library, level_name: impl Fn(&Entry) -> String) -> Vec<&'a Entry> {
        let entries = library.entries();
        self.query.find(entries, level_name).into_iter().map(|index| &entries[index]).collect()
    }

    /// How many games each filter would find.
    pub fn counts(&self, library: &Library) -> [usize; 4] {
        Filter::ALL.map(|filter| library.entries().iter().filter(|entry| filter.admits(entry)).count())
    }

    /// All collections, then all tags, each in alphabetical order.
    pub fn names(library: &Library) -> (Vec<&str>, Vec<&str>) {
        fn sorted(mut names: Vec<&str>) -> Vec<&str> {
            names.sort_unstable();
            names.dedup();
            names
        }
        let labels = || library.entries().iter().map(|entry| &entry.label);
        let collections =
            labels().map(|label| label.collection.as_str()).filter(|name| !name.is_empty()).collect();
        let tags = labels().flat_map(|label| label.tags.iter().map(String::as_str)).collect();
        (sorted(collections), sorted(tags))
    }

    /// Takes the texts that a backup holds besides the games.
    pub(in crate::session) fn keep(&mut self, settings: Option<&str>, practice: Option<&str>) {
        self.texts = (settings.map(str::to_owned), practice.map(str::to_owned));
    }

    /// The player has left the page.
    pub(in crate::session) fn leave(&mut self) {
        self.notes.clear();
        self.edited = None;
        (self.is_picking, self.picked) = (false, Vec::new());
    }

    /// Handles an action.
    pub(in crate::session) fn act(&mut self, act: Act, library: &mut Library, context: &mut Context) {
        match act {
            Act::Open(id) => self.open(id, library, context),
            Act::Search(text) => self.look(|query| query.text = text),
            Act::Filter(filter) => self.look(|query| query.filter = filter),
            Act::Collection(name) => self.look(|query| query.collection = name),
            Act::Tag(name) => self.look(|query| query.tag = name),
            Act::Order(order) => self.look(|query| query.order = order),
            Act::More => self.shown = self.shown() + MORE,
            Act::TogglePicking => {
                self.is_picking = !self.is_picking;
                self.picked.clear();
            }
            Act::Pick(id) => match self.picked.iter().position(|picked| *picked == id) {
                Some(at) => drop(self.picked.remove(at)),
                None => self.picked.push(id),
            },
            Act::PickAll(found) => {
                self.picked = if self.picked.len() == found.len() { Vec::new() } else { found };
            }
            Act::DeletePicked => {
                let picked = std::mem::take(&mut self.picked);
                self.is_picking = false;
                self.delete(picked, library, context);
            }
            Act::Delete(id) => {
                self.edited = None;
                self.delete(vec![id], library, context);
            }
            Act::BringBack => {
                let deleted = std::mem::take(&mut self.deleted);
                let ask = Ask::Add { games: deleted.clone(), now: context.moment() };
                self.ask(&ask, Request::BringBack(deleted), context);
            }
            Act::Edit(id) => self.edited = Some(id),
            Act::EndEdit => self.edited = None,
            Act::Label { title, tags, collection } => {
                let Some(entry) = self.edited.take().and_then(|id| library.entry(id)) else { return };
                let mut label = Label {
                    title: one_line(&title),
                    collection: one_line(&collection),
                    tags: Vec::new(),
                    changed: Some(context.moment()),
                    ..entry.label.clone()
                };
                tags.split(',').for_each(|tag| label.add_tag(tag));
                let ask = Ask::Label(vec![(entry.summary.id, label)]);
                self.ask(&ask, Request::Label, context);
            }
            Act::TagPicked(tag) => {
                let tagged = |entry: &Entry| {
                    let mut label = Label { changed: Some(context.moment()), ..entry.label.clone() };
                    label.add_tag(&tag);
                    (entry.summary.id, label)
                };
                let picked = self.picked.iter().filter_map(|&id| library.entry(id));
                let labels: Vec<_> = picked.map(tagged).collect();
                (self.is_picking, self.picked) = (false, Vec::new());
                self.ask(&Ask::Label(labels), Request::Label, context);
            }
            Act::BackUp => {
                let (settings, practice) = self.texts.clone();
                self.ask(&Ask::BackUp { settings, practice }, Request::BackUp, context);
            }
            Act::Restore(text) => self.restore(text, context),
            Act::Retry | Act::Changed => library.list(context),
        }
    }

    fn look(&mut self, change: impl FnOnce(&mut Query)) {
        change(&mut self.query);
        self.shown = PAGE;
    }

    fn ask(&mut self, ask: &Ask, request: Request, context: &mut Context) {
        self.notes.clear();
        let id = Library::ask(ask, context);
        self.requests.push((id, request));
    }

    /// Adds the puzzles of a text as a collection, and goes to the page of all games.
    pub(in crate::session) fn collect(&mut self, own: &OwnPuzzle, context: &mut Context) {
        let draft = |record: &exchange::Record| Draft {
            givens: record.givens.clone(),
            step: step_of(record).map(|step| step.to_string()).unwrap_or_default(),
            title: record.about.title.clone().unwrap_or_default(),
        };
        let puzzles = own.records().iter().map(draft).collect();
        let title = own.title().to_owned();
        let ask = Ask::Collect { puzzles, title, first: context.draw_id(), now: context.moment() };
        self.ask(&ask, Request::Collect, context);
        self.tell(vec![words::games_collecting(own.records().len())], false, context);
        context.push(Effect::Go(Screen::Games));
    }

    fn open(&mut self, id: GameId, library: &mut Library, context: &mut Context) {
        if library.board().is_some_and(|board| board.id == id) {
            return context.push(Effect::Leave(Out::To(Screen::Game)));
        }
        self.ask(&Ask::Load(vec![id]), Request::Open(id), context);
    }

    /// Starts the game of a puzzle that was entered, unless the player has one already.
    pub(in crate::session) fn begin(&mut self, game: Game, context: &mut Context) {
        let ask = Ask::Find(game.puzzle().givens.clone());
        self.ask(&ask, Request::Begin(Box::new(game)), context);
    }

    /// Hands over the player's game that goes on from a new one, or the new one. The same puzzle
    /// entered again is the same game: of several, one that is not solved, then the latest.
    fn begin_or_go_on(new: Game, found: &[Record], library: &Library, context: &mut Context) {
        let kept = found.iter().filter_map(|record| save::load(&record.save).ok());
        let games = library.local_game().into_iter().chain(kept).filter(|game| game.continues(&new));
        let games = games.filter(|game| game.id != GameId::NONE);
        let now = context.moment();
        let best = games.max_by_key(|game| (!game.is_solved(), game.age(now)));
        let handover = match best {
            Some(mut game) => {
                if game.about.is_empty() {
                    game.about = new.about;
                }
                Handover::Again(Box::new(game))
            }
            None if new.move_count() == 0 && new.about.is_empty() && new.puzzle().recipe.is_none() => {
                Handover::Play(new.puzzle().clone())
            }
            None => Handover::Open(Box::new(new)),
        };
        hand_over(handover, context);
    }

    /// Puts a game on the board.
    fn play(&mut self, save: &str, context: &mut Context) {
        match save::load(save) {
            Ok(game) => hand_over(Handover::Open(Box::new(game)), context),
            Err(_) => self.tell(vec![words::games_unreadable()], true, context),
        }
    }

    /// Deletes games. The game on the board stays.
    fn delete(&mut self, mut ids: Vec<GameId>, library: &mut Library, context: &mut Context) {
        let board = library.board().map(|board| board.id);
        let count = ids.len();
        ids.retain(|id| Some(*id) != board);
        if ids.len() < count {
            self.tell(vec![words::games_board_stays()], true, context);
        }
        if !ids.is_empty() {
            let kept = std::mem::take(&mut self.notes);
            self.ask(&Ask::Delete(ids), Request::Delete, context);
            self.notes = kept;
        }
    }

    /// Restores a backup. The settings and the counts of practice are taken only if this
    /// device has none.
    fn restore(&mut self, text: String, context: &mut Context) {
        if let Some(backup) = backup::head(&text) {
            let (settings, practice) = &self.texts;
            for (slot, here, stored) in
                [(Slot::Settings, settings, backup.settings), (Slot::Practice, practice, backup.practice)]
            {
                if let Some(stored) = stored.filter(|_| here.is_none()) {
                    context.push(Effect::Store(slot, stored));
                }
            }
        }
        self.ask(&Ask::Restore { text, now: context.moment() }, Request::Restore, context);
    }

    /// Keeps deleted games that could not be brought back.
    fn keep_deleted(&mut self, mut games: Vec<Record>) {
        games.append(&mut self.deleted);
        self.deleted = games;
    }

    fn tell(&mut self, notes: Vec<Message>, is_fault: bool, context: &mut Context) {
        for note in &notes {
            context.say(note.clone());
        }
        (self.notes, self.is_fault) = (notes, is_fault);
    }

    /// Handles an answer of the library. Other pages' answers are left alone.
    pub(in crate::session) fn take(
        &mut self,
        id: JobId,
        answer: Result<Told, ShelfFault>,
        library: &mut Library,
        context: &mut Context,
    ) {
        let Some(at) = self.requests.iter().position(|(job, _)| *job == id) else { return };
        let (_, request) = self.requests.remove(at);
        match (request, answer) {
            (Request::Open(_), Ok(Told::Loaded(records))) => match records.first() {
                Some(record) => self.play(&record.save, context),
                None => self.tell(vec![words::games_unreadable()], true, context),
            },
            // The game on the board is there without the library.
            (Request::Open(id), Err(fault)) => match library.local_save(id).cloned() {
                Some(save) => self.play(&save, context),
                None => self.tell(vec![words::of_fault(fault)], true, context),
            },
            (Request::Begin(new), answer) => {
                let found = match answer {
                    Ok(Told::Loaded(records)) => records,
                    // Without a library there are the games of the device's storage.
                    _ => Vec::new(),
                };
                Self::begin_or_go_on(*new, &found, library, context);
            }
            (Request::Delete, Ok(Told::Deleted(records))) => {
                // A game that was brought back and deleted again is there once.
                self.deleted.retain(|deleted| !records.contains(deleted));
                self.deleted.extend(records);
                if let Some(told) = self.deleted_text() {
                    context.say(told);
                }
                library.list(context);
            }
            (Request::BringBack(games), Ok(_)) => {
                self.tell(vec![words::games_brought_back(games.len())], false, context);
                library.list(context);
            }
            (Request::BringBack(games), Err(fault)) => {
                self.keep_deleted(games);
                self.tell(vec![words::of_fault(fault)], true, context);
            }
            (Request::Collect, Ok(Told::Collected(collected))) => {
                self.tell(words::of_collected(&collected), collected.added == 0, context);
                library.list(context);
            }
            (Request::Label, Ok(_)) => library.list(context),
            (Request::BackUp, Ok(Told::Backup { text, count })) => {
                context.push(Effect::Download { name: BACKUP, text });
                self.tell(vec![words::games_saved(count)], false, context);
            }
            (Request::Restore, Ok(Told::Added(added))) => {
                let is_fault = added.is_cut || added.unread + added.newer > 0;
                self.tell(words::of_added(&added), is_fault, context);
                // A game on the board may have more moves now.
                context.push(Effect::Announce);
                library.list(context);
            }
            (_, Err(fault)) => self.tell(vec![words::of_fault(fault)], true, context),
            _ => self.tell(vec![words::games_failed()], true, context),
        }
    }

    /// Handles the loss of a job.
    pub(in crate::session) fn fail(
        &mut self,
        id: JobId,
        failure: Failure,
        library: &Library,
        context: &mut Context,
    ) {
        let Some(at) = self.requests.iter().position(|(job, _)| *job == id) else { return };
        let (_, request) = self.requests.remove(at);
        match request {
            Request::Begin(new) => return Self::begin_or_go_on(*new, &[], library, context),
            Request::BringBack(games) => self.keep_deleted(games),
            Request::Open(id) => {
                if let Some(save) = library.local_save(id).cloned() {
                    return self.play(&save, context);
                }
            }
            _ => {}
        }
        self.tell(vec![failed(failure)], true, context);
    }

    /// The name of a game for screen readers.
    pub fn name(entry: &Entry, library: &Library, today: Day) -> Message {
        words::name(
            entry,
            library.pace(),
            today,
            library.board().is_some_and(|board| board.id == entry.summary.id),
        )
    }
}
