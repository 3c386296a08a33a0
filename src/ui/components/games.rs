//! The page of all games: the one on the board first, then the saved ones. Each is one
//! button whose name begins with its level.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::dialog::Dialog;
use super::menu::menu_replay;
use super::nav::nav_games;
use super::room::TITLE;
use super::room::arrow;
use super::thumbnail::thumbnail;
use super::word_cancel;
use crate::game::moment::Day;
use crate::library::Entry;
use crate::library::query::{Filter, Order};
use crate::library::summary::Summary;
use crate::session::action::Screen;
use crate::session::library::games::{Act, Games};
use crate::session::library::{Library, State, words};
use crate::session::squares::Squares;
use crate::session::thumbnail::Thumbnail;
use crate::ui::effects::document;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn games_go_on();
    fn games_continue();
    fn games_in();
    fn games_in_detail();
    fn games_saved_title();
    fn games_search();
    fn games_search_example();
    fn games_order();
    fn games_order_played();
    fn games_order_begun();
    fn games_order_title();
    fn games_order_rating();
    pub(super) fn estimate_title();
    fn games_order_time();
    fn games_order_progress();
    fn games_all();
    fn games_playing();
    fn games_solved();
    fn games_own();
    fn games_kind();
    fn games_any_collection();
    fn games_any_tag();
    fn games_collection();
    fn games_tag();
    fn games_choose();
    fn games_choose_all();
    fn games_choose_done();
    fn games_delete();
    fn games_add_tag();
    fn games_bring_back();
    fn games_edit();
    fn games_edit_title();
    fn games_title();
    fn games_tags();
    fn games_tags_hint();
    fn games_store();
    pub(super) fn games_back_up();
    fn games_restore();
    fn games_more();
    fn games_none();
    fn games_none_found();
    fn games_loading();
    fn games_retry();
}

/// The properties of the page.
pub struct Props<'a> {
    /// The games.
    pub library: &'a Library,
    /// The state of the page.
    pub games: &'a Games,
    /// The current day.
    pub today: Day,
    /// The daily puzzles of today.
    pub daily: Html,
    /// Callback for player actions.
    pub on: Callback<Act>,
}

/// The page.
pub fn games(props: &Props) -> Html {
    let Props { library, games, on, .. } = props;
    html! {
        <main key="games" class="room games">
            <header class="room-head games-head">
                { arrow(Screen::Games) }
                <h1 id={TITLE} tabindex="-1">{ t(nav_games()) }</h1>
                { tools(props) }
            </header>
            { notes(games) }
            { deleted(games, on) }
            { state(library, on) }
            <div class="games-top">
                { for library.board().map(|board| on_board(board, library, on)) }
                { props.daily.clone() }
                <a class="games-in" href={Screen::Enter.hash()}>
                    { Icon::Enter.html() }
                    <span>
                        <strong>{ t(games_in()) }</strong>
                        <span class="choice-detail">{ t(games_in_detail()) }</span>
                    </span>
                    { Icon::Onward.html() }
                </a>
            </div>
            { saved(props) }
            { for games.edited().and_then(|id| library.entry(id)).map(|entry| editor(entry, on)) }
        </main>
    }
}

/// Search, order and backup.
fn tools(props: &Props) -> Html {
    let Props { games, on, .. } = props;
    let search =
        on.reform(|event: InputEvent| Act::Search(event.target_unchecked_into::<HtmlInputElement>().value()));
    let order = on.reform(|event: Event| {
        let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        Act::Order(usize::try_from(at).ok().and_then(|at| Order::ALL.get(at).copied()).unwrap_or_default())
    });
    let restore = {
        let on = on.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                let on = on.clone();
                spawn_local(async move {
                    if let Some(text) = read(&file).await {
                        on.emit(Act::Restore(text));
                    }
                });
            }
            input.set_value(""); // so that the same file can be chosen again
        })
    };
    html! {
        <div class="games-tools">
            <input
                id="games-search"
                class="games-search"
                type="search"
                autocomplete="off"
                placeholder={t(games_search_example())}
                aria-label={t(games_search())}
                value={games.query().text.clone()}
                oninput={search}
            />
            <select id="games-order" aria-label={t(games_order())} onchange={order}>
                { for Order::ALL.map(|order| html! {
                    <option selected={order == games.query().order}>{ t(order_name(order)) }</option>
                }) }
            </select>
            <button type="button" class="button" aria-disabled={games.is_busy().then_some("true")} onclick={on.reform(|_: MouseEvent| Act::BackUp)}>
                { t(games_back_up()) }
            </button>
            <label class="button file-button">
                <input class="unseen" type="file" accept=".txt,text/plain" onchange={restore} />
                { t(games_restore()) }
            </label>
        </div>
    }
}

async fn read(file: &Blob) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

fn order_name(order: Order) -> Label {
    match order {
        Order::Played => games_order_played(),
        Order::Begun => games_order_begun(),
        Order::Title => games_order_title(),
        Order::Rating => games_order_rating(),
        Order::Minutes => estimate_title(),
        Order::Time => games_order_time(),
        Order::Progress => games_order_progress(),
    }
}

fn filter_name(filter: Filter) -> Label {
    match filter {
        Filter::All => games_all(),
        Filter::Playing => games_playing(),
        Filter::Solved => games_solved(),
        Filter::Own => games_own(),
    }
}

/// The games that were deleted, and the way to bring them back.
fn deleted(games: &Games, on: &Callback<Act>) -> Html {
    let Some(told) = games.deleted_text() else { return Html::default() };
    html! {
        <div class="games-notes">
            <p>{ t(told) }</p>
            <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::BringBack)}>
                { Icon::Undo.html() }{ t(games_bring_back()) }
            </button>
        </div>
    }
}

/// What the page says. The live region of the page says it, too.
pub(super) fn notes(games: &Games) -> Html {
    let (notes, is_fault) = games.notes();
    if notes.is_empty() {
        return Html::default();
    }
    html! {
        <div class={classes!("games-notes", is_fault.then_some("fault"))}>
            <p>{ for notes.iter().map(|note| html! { <>{ t(note.clone()) }{ " " }</> }) }</p>
        </div>
    }
}

/// Whether the list is here, and if not, why.
pub(super) fn state(library: &Library, on: &Callback<Act>) -> Html {
    let fault = match library.state() {
        State::Loading if library.entries().is_empty() => {
            return html! { <p class="games-state" role="status">{ t(games_loading()) }</p> };
        }
        State::Closed(fault) => words::of_fault(fault),
        State::Lost(failure) => words::of_loss(failure),
        _ if library.unread() > 0 => {
            return html! { <p class="games-state">{ t(words::games_unread(library.unread())) }</p> };
        }
        _ => return Html::default(),
    };
    html! {
        <div class="games-notes fault" role="status">
            <p>{ t(fault) }</p>
            <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Retry)}>{ t(games_retry()) }</button>
        </div>
    }
}

/// The game on the board.
fn on_board(board: &Summary, library: &Library, on: &Callback<Act>) -> Html {
    let id = board.id;
    let name = library.entry(id).map_or_else(|| words::level(board), words::heading);
    let left = board.open_count() - board.placed_count().min(board.open_count());
    html! {
        <section class="games-go-on" aria-labelledby="games-go-on">
            <h2 id="games-go-on">{ t(games_go_on()) }</h2>
            { thumbnail(&Thumbnail::of(board)) }
            <div class="games-board-words">
                <p class="games-level">{ t(name) }{ for board.level().map(mark::level) }</p>
                <p class="games-facts">{ facts(board) }</p>
                <p>{ t(words::games_to_go(left)) }</p>
            </div>
            <p class="games-board-buttons">
                <button type="button" class="button main" onclick={on.reform(move |_: MouseEvent| Act::Open(id))}>
                    { t(games_continue()) }
                </button>
                <a class="button" href={Screen::Replay.hash()}>{ Icon::Replay.html() }{ t(menu_replay()) }</a>
            </p>
        </section>
    }
}

/// Rating and time.
fn facts(summary: &Summary) -> String {
    joined([words::rating(summary), Some(words::time(summary))])
}

/// Facts in a row.
fn joined<const N: usize>(facts: [Option<String>; N]) -> String {
    facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The saved games.
fn saved(props: &Props) -> Html {
    let Props { library, games, on, .. } = props;
    let found = games.found(library, |entry| t(words::level(&entry.summary)));
    let counts = games.counts(library);
    let (collections, tag_names) = Games::names(library);
    let chip = |filter: Filter, count: usize| {
        let is_on = games.query().filter == filter;
        html! {
            <button type="button" class="chip" aria-pressed={is_on.to_string()} onclick={on.reform(move |_: MouseEvent| Act::Filter(filter))}>
                { t(filter_name(filter)) }{ " " }{ count }
            </button>
        }
    };
    let nothing = if library.entries().is_empty() { games_none() } else { games_none_found() };
    let has_list = !matches!(library.state(), State::Loading) || !library.entries().is_empty();
    let rest = found.len().saturating_sub(games.shown());
    let ids: Vec<_> = found.iter().map(|entry| entry.summary.id).collect();
    html! {
        <section class="games-saved" aria-labelledby="games-saved">
            <header>
                <h2 id="games-saved">{ t(games_saved_title()) }</h2>
                <div class="chips" role="group" aria-label={t(games_kind())}>
                    { for Filter::ALL.into_iter().zip(counts).map(|(filter, count)| chip(filter, count)) }
                </div>
                { names("games-collection", games_collection(), games_any_collection(), &collections, games.query().collection.as_deref(), on, Act::Collection) }
                { names("games-tag", games_tag(), games_any_tag(), &tag_names, games.query().tag.as_deref(), on, Act::Tag) }
                if !found.is_empty() {
                    <button type="button" class="button plain" aria-pressed={games.is_picking().to_string()} onclick={on.reform(|_: MouseEvent| Act::TogglePicking)}>
                        { t(if games.is_picking() { games_choose_done() } else { games_choose() }) }
                    </button>
                }
            </header>
            { if games.is_picking() { picking(games, ids, on) } else { Html::default() } }
            <p class="unseen" role="status">{ t(words::games_found(found.len(), library.entries().len())) }</p>
            if found.is_empty() && has_list {
                <p class="games-state">{ t(nothing) }</p>
            }
            <ul class="games-list">{ for found.iter().take(games.shown()).map(|entry| item(entry, props)) }</ul>
            if rest > 0 {
                <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::More)}>{ t(games_more()) }</button>
            }
        </section>
    }
}

/// A list of collections or tags, of which one is chosen.
fn names(
    id: &'static str,
    title: Label,
    any: Label,
    names: &[&str],
    chosen: Option<&str>,
    on: &Callback<Act>,
    act: fn(Option<String>) -> Act,
) -> Html {
    if names.is_empty() {
        return Html::default();
    }
    let all: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let change = on.reform(move |event: Event| {
        let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        act(usize::try_from(at - 1).ok().and_then(|at| all.get(at).cloned()))
    });
    html! {
        <select {id} aria-label={t(title)} onchange={change}>
            <option selected={chosen.is_none()}>{ t(any) }</option>
            { for names.iter().map(|&name| html! { <option selected={chosen == Some(name)}>{ name.to_owned() }</option> }) }
        </select>
    }
}

/// What the player has typed into a field; `None` if it is gone.
fn typed(id: &str) -> Option<String> {
    let element = document()?.get_element_by_id(id)?;
    Some(element.dyn_into::<HtmlInputElement>().ok()?.value())
}

/// What can be done to the chosen games.
fn picking(games: &Games, found: Vec<crate::game::GameId>, on: &Callback<Act>) -> Html {
    let is_none = games.picked_count() == 0;
    let tag = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(tag) = typed("games-new-tag") {
                on.emit(Act::TagPicked(tag));
            }
        })
    };
    html! {
        <form class="games-picking" onsubmit={tag}>
            <p role="status">{ t(games.picked_text()) }</p>
            <button type="button" class="button" onclick={on.reform(move |_: MouseEvent| Act::PickAll(found.clone()))}>{ t(games_choose_all()) }</button>
            <button type="button" class="button" disabled={is_none} onclick={on.reform(|_: MouseEvent| Act::DeletePicked)}>
                { Icon::Erase.html() }{ t(games_delete()) }
            </button>
            <input id="games-new-tag" type="text" autocomplete="off" aria-label={t(games_tag())} placeholder={t(games_tag())} />
            <button type="submit" class="button" disabled={is_none}>{ t(games_add_tag()) }</button>
        </form>
    }
}

/// A saved game.
fn item(entry: &Entry, props: &Props) -> Html {
    let Props { library, games, today, on, .. } = props;
    let summary = &entry.summary;
    let id = summary.id;
    let name = t(Games::name(entry, library, *today));
    let press = if games.is_picking() { Act::Pick(id) } else { Act::Open(id) };
    let pressed = games.is_picking().then(|| games.is_picked(id).to_string());
    let title = words::heading(entry);
    let time = words::time(summary);
    let rated = [words::rating(summary), words::minutes(summary, library.pace()).map(t)];
    let edit = t(games_edit());
    html! {
        <li key={id.to_string()} class={classes!("game", games.is_picked(id).then_some("is-picked"))}>
            <button type="button" class="game-open" aria-label={name.clone()} aria-pressed={pressed} onclick={on.reform(move |_: MouseEvent| press.clone())}>
                { thumbnail(&Thumbnail::of(summary)) }
                <span class="game-words" aria-hidden="true">
                    <span class="game-title">{ t(title) }</span>
                    <span class="game-rating">{ for summary.level().map(mark::level) }{ joined(rated) }</span>
                    <span class="game-date">{ t(words::date(words::last_day(summary), *today)) }</span>
                    <span class="game-time">
                        if summary.is_solved {
                            { Icon::Do.html() }
                        } else {
                            { mark::progress(Squares::of(summary.givens.variant().layout()), &summary.shares()) }
                        }
                        { time }
                    </span>
                </span>
            </button>
            <button type="button" class="button plain only-icon game-edit" aria-label={format!("{edit}: {name}")} title={edit} onclick={on.reform(move |_: MouseEvent| Act::Edit(id))}>
                { Icon::Pencil.html() }
            </button>
        </li>
    }
}

/// The editor of title, tags and collection.
fn editor(entry: &Entry, on: &Callback<Act>) -> Html {
    let id = entry.summary.id;
    let store = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let (title, tags) = (typed("game-title"), typed("game-tags"));
            let collection = typed("game-collection").unwrap_or_default();
            on.emit(Act::Label {
                title: title.unwrap_or_default(),
                tags: tags.unwrap_or_default(),
                collection,
            });
        })
    };
    // A default, not a value: the page may be drawn again while the player types.
    let text = |id: &'static str, label: Label, value: String, is_first: bool| {
        html! {
            <div class="field">
                <label for={id}>{ t(label) }</label>
                <input {id} type="text" maxlength="200" autocomplete="off" autofocus={is_first} ~defaultValue={value} />
            </div>
        }
    };
    html! {
        <Dialog key="game-editor" title={t(games_edit_title())} on={on.reform(|_| Act::EndEdit)}>
            <form class="dialog-body game-editor" onsubmit={store}>
                { text("game-title", games_title(), entry.title().to_owned(), true) }
                { text("game-tags", games_tags(), entry.label.tags.join(", "), false) }
                <p class="choice-detail">{ t(games_tags_hint()) }</p>
                { text("game-collection", games_collection(), entry.label.collection.clone(), false) }
                <p class="game-editor-buttons">
                    <button type="button" class="button" onclick={on.reform(move |_: MouseEvent| Act::Delete(id))}>
                        { Icon::Erase.html() }{ t(games_delete()) }
                    </button>
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::EndEdit)}>{ t(word_cancel()) }</button>
                    <button type="submit" class="button main">{ t(games_store()) }</button>
                </p>
            </form>
        </Dialog>
    }
}
