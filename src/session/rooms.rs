//! The pages beside the board: forms, the workbench and the learning pages. They load when
//! the player opens the first of them. So a first visit loads the board alone. Of the game
//! they read only what the device stores. [`Rooms::update`] is to them what
//! `Session::update` is to the board.

use super::about::{self, About};
use super::action::Action;
use super::context::Context;
use super::effect::Effect;
use super::excerpt::Excerpt;
use super::forms::{Forms, hand_over};
use super::handover::Handover;
use super::help::Help;
use super::jobs::Owner;
use super::languages;
use super::learning::{self, Kept, Learning};
use super::library::{Library, daily, games, stats};
use super::own;
use super::printing::{self, Printing};
use super::recipe::draft::{self, Draft};
use super::replay::{self, Replay};
use super::screen::Screen;
use super::settings::Group;
use super::sharing::{self, Sharing};
use super::spoken::Heard;
use super::ways;
use super::words as general;
use super::workbench::{Act, Workbench};
use crate::game::Game;
use crate::game::moment::{Day, Moment};
use crate::library::statistics::met_in;
use crate::worker::protocol::{Failure, JobId, Loaded, Reply};
use nonet_engine::Progress;
use nonet_engine::message::Message;

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum RoomAction {
    /// Go to a screen.
    Show(Screen),
    /// The texts that the device stores, now and whenever they change.
    Kept(Box<Kept>),
    /// An action at the workbench.
    Workbench(Act),
    /// An action on the learning pages.
    Learn(learning::Act),
    /// An action in a room with a form.
    Form(Action),
    /// An action on the page for entering a puzzle.
    Own(own::Act),
    /// Search the list of techniques: the text, and the number of techniques found.
    Find(String, usize),
    /// An action on the page for a custom game.
    Order(draft::Act),
    /// An action on the page of the replay.
    Replay(replay::Act),
    /// Go to a group of settings.
    Visit(Group),
    /// News of languages.
    Languages(languages::News),
    /// Search the help page.
    Search(String),
    /// An action on the page of all games.
    Games(games::Act),
    /// An action on the page that shares a game.
    Share(sharing::Act),
    /// An action on the page that prints.
    Print(printing::Act),
    /// An action on the page about Nonet.
    About(about::Act),
    /// An action on the page of the daily puzzles.
    Daily(daily::Act),
    /// An action on the page of the statistics.
    Stats(stats::Act),
    /// The day may have changed.
    Day,
    /// A key, or a press on a board.
    Press(Action),
    /// Whether the clipboard took the text.
    Copied(bool),
    /// The device did not store the count.
    StoreFailed,
    /// The progress of a job.
    Progress(JobId, Progress),
    /// A worker finished a job.
    Done(JobId, Reply),
    /// A worker crashed, did not load or took too long, and its job is lost.
    WorkerFailed(JobId, Failure),
    /// How much of the workers' module has arrived; `None` once loading is over.
    Loading(Option<Loaded>),
}

/// The state of all these pages.
pub struct Rooms {
    screen: Screen,
    workbench: Workbench,
    learning: Learning,
    forms: Forms,
    /// The fields of a game made to order.
    order: Draft,
    help: Help,
    replay: Replay,
    library: Library,
    games: games::Games,
    sharing: Sharing,
    printing: Printing,
    about: About,
    daily: daily::Daily,
    stats: stats::Stats,
    context: Context,
}

impl Rooms {
    /// Creates the pages. `entropy` seeds the random seeds.
    pub fn new(entropy: u64) -> Self {
        Self {
            order: Draft::new(&Forms::default().last_recipe()),
            screen: Screen::default(),
            workbench: Workbench::default(),
            learning: Learning::default(),
            forms: Forms::default(),
            help: Help::default(),
            replay: Replay::default(),
            library: Library::default(),
            games: games::Games::default(),
            sharing: Sharing::default(),
            printing: Printing::default(),
            about: About::default(),
            daily: daily::Daily::default(),
            stats: stats::Stats::default(),
            context: Context::of_pages(entropy),
        }
    }

    /// Handles an action. `now` is in milliseconds of a monotonic clock.
    pub fn update(&mut self, action: RoomAction, now: u64) -> Vec<Effect> {
        self.context.begin_update(now);
        self.apply(action);
        if let Some(game) = self.forms.own_page().take_ready() {
            self.games.begin(game, &mut self.context);
        }
        self.context.take_effects()
    }

    fn apply(&mut self, action: RoomAction) {
        let context = &mut self.context;
        match action {
            RoomAction::Show(screen) => self.show(screen),
            RoomAction::Day => {}
            RoomAction::Kept(kept) => {
                self.forms.keep(kept.settings.as_deref());
                self.forms.own_page().remember(kept.draft.clone());
                self.printing.remember(self.forms.settings());
                self.learning.keep(&kept);
                self.help.keep(&kept);
                self.library.keep(&kept);
                self.sharing.keep(self.screen, self.learning.game(), context);
                self.games.keep(kept.settings.as_deref(), kept.practice.as_deref());
            }
            RoomAction::Replay(act) => self.replay.act(act, context),
            // Other tabs change the library, too. A page that does not show it lists it later.
            RoomAction::Games(games::Act::Changed) if !self.screen.is_library() => {}
            RoomAction::Share(act) => {
                let game = self.learning.game();
                self.sharing.act(act, self.screen, game, self.forms.settings(), context);
            }
            RoomAction::Print(act) => self.print(act),
            RoomAction::About(act) => self.about.act(act, context),
            RoomAction::Games(act) => self.games.act(act, &mut self.library, context),
            RoomAction::Daily(act) => self.daily.act(act, &mut self.games, &mut self.library, context),
            RoomAction::Stats(act) => self.stats.act(act),
            RoomAction::Visit(group) => self.forms.visit(group),
            RoomAction::Languages(news) => self.forms.hear_languages(news, context),
            RoomAction::Search(query) => self.help.search(query),
            RoomAction::Form(action) => self.forms.act(action, context),
            RoomAction::Own(act) => self.own(act),
            RoomAction::Order(act) => self.order(act),
            RoomAction::Workbench(Act::Play) => {
                if let Some(text) = self.workbench.chosen_text() {
                    self.forms.own_page().play(text.to_owned(), context);
                }
            }
            RoomAction::Workbench(Act::Walk) => {
                if let Some(puzzle) = self.workbench.walkable() {
                    self.learning.give(Screen::BenchPath, puzzle);
                    context.push(Effect::Go(Screen::BenchPath));
                }
            }
            RoomAction::Workbench(act) => self.workbench.act(act, context),
            RoomAction::Learn(act) => self.learning.act(act, context),
            RoomAction::Press(Action::Close) => context.push(Effect::Leave(ways::out(self.screen))),
            RoomAction::Find(query, found) => self.learning.find(query, found, context),
            RoomAction::Press(action) if self.screen == Screen::Replay => {
                self.replay.press(&action, context);
            }
            RoomAction::Press(action) => self.learning.press(action, context),
            RoomAction::Copied(done) => self.tell_copied(general::copied(done)),
            RoomAction::StoreFailed => {
                self.learning.tell_note(learning::words::learn_not_kept(), context);
            }
            RoomAction::Progress(id, progress) => match context.owner(id) {
                Some(Owner::Learning) => self.learning.take_progress(id, progress),
                Some(Owner::Workbench) => self.workbench.take_progress(id, progress, context),
                _ => {}
            },
            // The reply to a stopped job is dropped.
            RoomAction::Done(id, reply) => match context.finish(id) {
                Some(Owner::Learning) => self.learning.take(id, reply, context),
                Some(Owner::Workbench) => self.workbench.take(id, reply, context),
                Some(Owner::Forms) => self.forms.own_page().take(reply, context),
                Some(Owner::Replay) => self.replay.take(id, &reply, context),
                Some(Owner::Sharing) => self.sharing.take(reply, context),
                Some(Owner::Printing) => self.printing.take(id, reply, context),
                Some(Owner::About) => self.about.take(reply, context),
                Some(Owner::Library) => self.take_told(id, reply),
                _ => {}
            },
            RoomAction::WorkerFailed(id, failure) => match context.finish(id) {
                Some(Owner::Learning) => self.learning.fail(id, failure, context),
                Some(Owner::Workbench) => self.workbench.fail(id, failure, context),
                Some(Owner::Forms) => self.forms.own_page().fail(failure, context),
                Some(Owner::Replay) => self.replay.fail(id, failure, context),
                Some(Owner::Sharing) => self.sharing.fail(failure, context),
                Some(Owner::Printing) => self.printing.fail(failure, context),
                Some(Owner::About) => self.about.fail(failure, context),
                Some(Owner::Library) => self.fail_library(id, failure),
                _ => {}
            },
            RoomAction::Loading(loaded) => self.load(loaded),
        }
    }

    /// Goes to a page.
    fn show(&mut self, screen: Screen) {
        let context = &mut self.context;
        let before = std::mem::replace(&mut self.screen, screen);
        if screen == Screen::Order && before != screen {
            self.order = Draft::new(&self.forms.last_recipe());
        }
        match screen {
            Screen::Enter => self.forms.own_page().come(context),
            _ => self.forms.own_page().leave(context),
        }
        // The page that a link opens must have its topic.
        if matches!(screen, Screen::Topic(_)) {
            self.help.search(String::new());
        }
        // A backup from the page about Nonet holds the game on the board, too. What to learn next depends on
        // what the player used in games, and the time of a puzzle made to order on the player's pace.
        if screen.is_library() || matches!(screen, Screen::About | Screen::Practice(None) | Screen::Order) {
            self.library.list(context);
        }
        if screen == Screen::About {
            self.about.enter(context);
        }
        if screen == Screen::Settings {
            context.push(Effect::AskLanguages);
        }
        if screen.has_board() {
            context.clear_heard();
        }
        self.daily.turn();
        if screen != Screen::Games {
            self.games.leave();
        }
        self.sharing.leave(context);
        if screen != Screen::Print {
            self.printing.stop(context);
        }
        self.workbench.show(screen == Screen::BenchRow);
        self.learning.enter(screen, context);
        self.replay.leave(context);
        if screen == Screen::Replay {
            self.replay.enter(self.learning.game(), self.forms.settings(), context);
        }
    }

    /// Handles an action on the page for entering a puzzle.
    fn own(&mut self, act: own::Act) {
        let context = &mut self.context;
        match act {
            own::Act::Walk => {
                if let Some(game) = self.forms.own().game() {
                    self.learning.give(Screen::OwnPath, game.puzzle().givens.clone());
                    context.push(Effect::Go(Screen::OwnPath));
                }
            }
            own::Act::Share => {
                if let Some(game) = self.forms.own().game() {
                    self.sharing.give(game);
                    context.push(Effect::Go(Screen::OwnShare));
                }
            }
            own::Act::Collect => self.games.collect(self.forms.own(), context),
            _ => {
                // A text that arrives on another page is shown where puzzles are entered.
                if matches!(act, own::Act::Load(..)) && self.screen != Screen::Enter {
                    context.push(Effect::Go(Screen::Enter));
                }
                self.forms.own_page().act(act, context);
            }
        }
    }

    /// Handles an action on the page that prints.
    fn print(&mut self, act: printing::Act) {
        let generates = act == printing::Act::Generate;
        self.printing.act(act, self.learning.game(), &mut self.context);
        // A form with a fault makes no book.
        if generates && self.printing.is_busy() {
            self.forms.remember_book(self.printing.form().to_string(), &mut self.context);
        }
    }

    /// Tells the open page whether the clipboard took the text.
    fn tell_copied(&mut self, note: Message) {
        let context = &mut self.context;
        match self.screen {
            screen if screen.is_workbench() => self.workbench.tell_note(note, context),
            Screen::Share | Screen::OwnShare => self.sharing.tell(note, context),
            Screen::Daily(_) => self.daily.tell_note(note, context),
            _ => self.learning.tell_note(note, context),
        }
    }

    /// Handles an answer of the library.
    fn take_told(&mut self, id: JobId, reply: Reply) {
        let context = &mut self.context;
        let Reply::Shelf(answer) = reply else { return };
        if self.screen == Screen::About {
            context.push(Effect::Measure);
        }
        match self.library.take(id, answer, context) {
            Some(_) if self.stats.finish(id) => self.stats.go_on(&mut self.library, context),
            Some(answer) => self.games.take(id, answer, &mut self.library, context),
            None if matches!(self.screen, Screen::Stats | Screen::Practice(None)) => {
                self.learning.meet(met_in(self.library.entries()));
                self.stats.study(&mut self.library, context);
            }
            None => {}
        }
    }

    /// Handles the loss of a job of the library.
    fn fail_library(&mut self, id: JobId, failure: Failure) {
        if self.library.fail(id, failure) && !self.stats.finish(id) {
            self.games.fail(id, failure, &self.library, &mut self.context);
        }
    }

    /// Handles an action on the page for a custom game. The board starts the
    /// game.
    fn order(&mut self, act: draft::Act) {
        if act == draft::Act::Generate {
            if let Some(wish) = self.order.read().wish {
                hand_over(Handover::Make(wish), &mut self.context);
            }
            return;
        }
        let seed = self.context.draw_seed();
        self.order.act(act, seed);
        if let Some(note) = self.order.note() {
            self.context.say(note.into());
        }
    }

    /// The fields of the page for a custom game.
    pub fn draft(&self) -> &Draft {
        &self.order
    }

    /// The state of the workbench.
    pub fn workbench(&self) -> &Workbench {
        &self.workbench
    }

    /// The state of the learning pages.
    pub fn learning(&self) -> &Learning {
        &self.learning
    }

    /// The state of the replay.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The games.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The state of the page of all games.
    pub fn games(&self) -> &games::Games {
        &self.games
    }

    /// The state of the page that shares a game.
    pub fn sharing(&self) -> &Sharing {
        &self.sharing
    }

    /// The game that is shared.
    pub fn shared(&self) -> Option<&Game> {
        self.sharing.subject(self.screen, self.learning.game())
    }

    /// The state of the page that prints.
    pub fn printing(&self) -> &Printing {
        &self.printing
    }

    /// The state of the page about Nonet.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The game on the board, as the device stores it.
    pub fn game(&self) -> Option<&Game> {
        self.learning.game()
    }

    /// The state of the page of the daily puzzles.
    pub fn daily(&self) -> &daily::Daily {
        &self.daily
    }

    /// The state of the page of the statistics.
    pub fn stats(&self) -> &stats::Stats {
        &self.stats
    }

    /// Tells the date and the time of day, before an update.
    pub fn set_moment(&mut self, moment: Moment) {
        self.context.set_moment(moment);
    }

    /// Milliseconds until the page shows another day; `None` if it shows none.
    pub fn left_of_day(&self) -> Option<u64> {
        self.screen.is_library().then(|| self.context.moment().left_of_day())
    }

    /// The current day.
    pub fn today(&self) -> Day {
        self.context.moment().day()
    }

    /// The state of the help page.
    pub fn help(&self) -> &Help {
        &self.help
    }

    /// A part of the game on the board, with the settings as they are.
    pub fn excerpt(&self) -> Excerpt {
        Excerpt::of(self.learning.game(), self.forms.settings())
    }

    /// The state of the rooms with forms.
    pub fn forms(&self) -> &Forms {
        &self.forms
    }

    /// The page that is shown. The game's page is not one of these.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Updates how much of the workers' module has arrived. If the player waits for a
    /// job, the live region announces once that the module is loading.
    fn load(&mut self, loaded: Option<Loaded>) {
        let is_awaited =
            self.learning.is_waiting() || self.forms.is_waiting() || self.workbench.run_view().is_some();
        if self.context.load(loaded)
            && is_awaited
            && let Some(text) = self.loading_text()
        {
            self.context.say(text);
        }
    }

    /// How much of the workers' module has arrived while it loads.
    pub fn loading(&self) -> Option<Loaded> {
        self.context.loading()
    }

    /// The text shown instead of a job's progress while the workers' module loads.
    pub fn loading_text(&self) -> Option<Message> {
        self.loading().map(general::loading)
    }

    /// The content of the live region: the last announcements, the oldest first.
    pub fn spoken(&self) -> &[Heard] {
        self.context.heard()
    }
}
