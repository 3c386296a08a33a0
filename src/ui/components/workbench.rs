//! The workbench: the source of a list, the tasks, the progress, and the table. Used by
//! `rooms`.

use wasm_bindgen::JsCast;
use web_sys::{Blob, ClipboardEvent, File, FileList, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::bench_row::open_row;
use super::catalogue::known;
use super::choice::list;
use super::facets::{FacetMenu, chip_remove};
use super::nav::nav_workbench;
use super::order::{new_any, new_level};
use super::room::arrow;
use super::spread::spread;
use super::{table, word_cancel};
use crate::session::action::Screen;
use crate::session::learning::{in_short, rule_names};
use crate::session::squares::Squares;
use crate::session::words::{level_title, numbers};
use crate::session::workbench::facets::Menu;
use crate::session::workbench::spread::rating;
use crate::session::workbench::{Act, Draft, FileKind, MOST, RunView, Source, TYPED, Workbench};
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::{t, text};
use crate::worker::protocol::Task;
use nonet_engine::message::{Label, Message};
use nonet_engine::rate::Family;
use nonet_engine::{Level, Variant, labels, messages};

labels! {
    fn bench_list_title();
    fn bench_list_label();
    fn bench_open();
    fn bench_generate_title();
    fn bench_count();
    fn bench_seed();
    fn bench_generate();
    fn bench_generate_detail();
    fn bench_tasks();
    fn bench_tasks_each();
    fn table_faults_only();
    fn bench_source();
    fn bench_source_generate();
    fn chips();
    fn spread_filter();
    fn spread_filter_help();
}

messages! {
    fn bench_open_detail(most: usize);
    fn bench_level_choice(level: Message, givens: Message);
    fn chip_rating(from: String, to: String);
    fn chip_text(text: String);
}

/// The heading, which takes focus when the workbench is opened.
pub const TITLE: &str = "bench-title";

/// The tasks, below which the results begin.
pub const RESULTS: &str = "bench-do";

/// The properties of the workbench.
pub struct Props<'a> {
    /// The state.
    pub bench: &'a Workbench,
    /// The progress of loading the solver.
    pub loading: Option<Message>,
    /// Callback for player actions.
    pub on: Callback<Act>,
    /// Callback for a file or a long text, with its source.
    pub open: Callback<(Blob, Source)>,
}

/// The page.
pub fn workbench(props: &Props) -> Html {
    let drop = {
        let (open, on) = (props.open.clone(), props.on.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            let Some(data) = event.data_transfer() else { return };
            match data.get_data("text/plain") {
                Ok(text) if !text.is_empty() => take_text(text, &open, &on),
                _ => open_first(data.files(), &open),
            }
        })
    };
    let over = Callback::from(|event: DragEvent| event.prevent_default());
    let row = props.bench.open_row();
    let is_open = row.is_some();
    let shown = if props.bench.generates() { "generates" } else { "has-list" };
    html! {
        <main
            key="workbench"
            class={classes!("bench", shown, is_open.then_some("has-open"))}
            ondrop={drop}
            ondragover={over}
        >
            <header class="room-head bench-bar">
                { arrow(Screen::Workbench) }
                <h1 id={TITLE} tabindex="-1">{ t(nav_workbench()) }</h1>
            </header>
            <div key="sources" class="bench-sources">
                { choice(props) }
                { source(props) }
                { make(props) }
            </div>
            <div key="work" class="bench-work">
                { tasks(props) }
                { for props.bench.chart().map(|chart| spread(&chart, &props.on)) }
                { filters(props) }
                { table::table(props.bench, &props.on) }
            </div>
            { for row.map(|row| open_row(&row, &props.on)) }
            { after(props) }
        </main>
    }
}

/// The two sources, of which a narrow screen shows one at a time. So the results follow
/// the button that made them.
fn choice(props: &Props) -> Html {
    let segment = |label: Label, generates: bool| {
        let is_on = props.bench.generates() == generates;
        let press = emit(props, move |_: MouseEvent| Act::Choose { generates });
        html! {
            <button type="button" class="mode" aria-pressed={is_on.to_string()} onclick={press}>{ t(label) }</button>
        }
    };
    html! {
        <div class="modes bench-choice" role="group" aria-label={t(bench_source())}>
            { segment(bench_list_title(), false) }
            { segment(bench_source_generate(), true) }
        </div>
    }
}

fn emit<E: 'static>(props: &Props, act: impl Fn(E) -> Act + 'static) -> Callback<E> {
    props.on.reform(act)
}

fn open_first(files: Option<FileList>, open: &Callback<(Blob, Source)>) {
    if let Some(file) = files.and_then(|files| files.get(0)) {
        let name = File::name(&file);
        open.emit((file.into(), Source::File(name)));
    }
}

/// Handles dropped text: a short one goes into the text box, a long one is read like a
/// file.
fn take_text(text: String, open: &Callback<(Blob, Source)>, on: &Callback<Act>) {
    if text.len() <= TYPED {
        on.emit(Act::Typed(text));
    } else if let Ok(blob) = Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into())) {
        open.emit((blob, Source::Dropped));
    }
}

/// The text box and the file button. A long text does not stay in the box, where every
/// further key press would take a second.
fn source(props: &Props) -> Html {
    let input = emit(props, |event: InputEvent| {
        Act::Typed(event.target_unchecked_into::<HtmlTextAreaElement>().value())
    });
    let open = props.open.clone();
    let paste = Callback::from(move |event: Event| {
        let data = event.unchecked_ref::<ClipboardEvent>().clipboard_data();
        let text = data.and_then(|data| data.get_data("text/plain").ok()).unwrap_or_default();
        let text = js_sys::JsString::from(text);
        if text.length() as usize > TYPED {
            event.prevent_default();
            if let Ok(blob) = Blob::new_with_str_sequence(&js_sys::Array::of1(&text)) {
                open.emit((blob, Source::Clipboard));
            }
        }
    });
    let open = props.open.clone();
    let choose = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        open_first(input.files(), &open);
        input.set_value(""); // so that the same file can be chosen again
    });
    html! {
        <section class="bench-source" aria-labelledby="bench-own">
            <h2 id="bench-own">{ t(bench_list_title()) }</h2>
            <div class="field">
                <label for="bench-text">{ t(bench_list_label()) }</label>
                <textarea
                    dir="ltr"
                    id="bench-text"
                    rows="4"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    wrap="off"
                    value={props.bench.typed().to_owned()}
                    oninput={input}
                    onpaste={paste}
                />
            </div>
            <div class="bench-file">
                <label class="button">
                    { t(bench_open()) }
                    <input type="file" accept=".txt,.csv,.tsv,.sdm,.sdk,text/*" onchange={choose} />
                </label>
                <span class="choice-detail">{ t(bench_open_detail(MOST)) }</span>
            </div>
        </section>
    }
}

fn make(props: &Props) -> Html {
    let draft = props.bench.draft();
    let text = |set: fn(&mut Draft, String)| {
        let draft = draft.clone();
        emit(props, move |event: InputEvent| {
            let mut draft = draft.clone();
            set(&mut draft, event.target_unchecked_into::<HtmlInputElement>().value());
            Act::Draft(draft)
        })
    };
    let level = {
        let draft = draft.clone();
        emit(props, move |level| Act::Draft(Draft { level, ..draft.clone() }))
    };
    let submit = emit(props, |event: SubmitEvent| {
        event.prevent_default();
        Act::Make
    });
    let name = |level: Level| {
        let givens = level.givens(Variant::CLASSIC);
        (level, t(bench_level_choice(level_title(level), numbers(givens.into_inner()))))
    };
    let fault = draft.read().err();
    html! {
        <section class="bench-make" aria-labelledby="bench-made">
            <h2 id="bench-made">{ t(bench_generate_title()) }</h2>
            <form class="fields" onsubmit={submit}>
                { list("bench-level", t(new_level()), Level::ALL.map(name).to_vec(), draft.level, &level) }
                { typed("bench-count", bench_count(), &draft.count, "100".to_owned(), fault.is_some(),
                    text(|draft, count| draft.count = count)) }
                { typed("bench-seed", bench_seed(), &draft.seed, t(new_any()), fault.is_some(),
                    text(|draft, seed| draft.seed = seed)) }
                <div class="field bench-submit"><button type="submit" class="button main">{ t(bench_generate()) }</button></div>
                <p id="bench-help" class={classes!("choice-detail", fault.is_some().then_some("fault"))}>
                    { fault.map_or_else(|| t(bench_generate_detail()), t) }
                </p>
            </form>
        </section>
    }
}

fn typed(
    id: &'static str,
    label: Label,
    value: &str,
    placeholder: String,
    is_faulty: bool,
    input: Callback<InputEvent>,
) -> Html {
    html! {
        <div class="field">
            <label for={id}>{ t(label) }</label>
            <input
                {id}
                inputmode="numeric"
                autocomplete="off"
                {placeholder}
                value={value.to_owned()}
                aria-invalid={is_faulty.then_some("true")}
                aria-describedby="bench-help"
                oninput={input}
            />
        </div>
    }
}

/// A button for the whole list; disabled if there is no list or a run is in progress.
fn for_list(props: &Props, name: Message, detail: Option<Message>, class: &'static str, act: Act) -> Html {
    let is_off = props.bench.is_busy() || props.bench.is_empty();
    html! {
        <button
            type="button"
            class={classes!("button", class)}
            aria-disabled={is_off.then_some("true")}
            title={detail.map(t)}
            onclick={emit(props, move |_: MouseEvent| act.clone())}
        >
            { t(name) }
        </button>
    }
}

/// The tasks, and below them the status or the progress.
fn tasks(props: &Props) -> Html {
    let bench = props.bench;
    let task = |task: Task| {
        // The main button of a list without results; that of the form generates one.
        let is_main = task == Task::Solve && bench.columns().is_empty();
        let class = if is_main { "bench-solve" } else { "" };
        for_list(props, task.title(), Some(task.detail()), class, Act::Run(task))
    };
    let words = match bench.run_view() {
        Some(run) => running(&run, props.loading.clone()),
        None => html! { <p>{ t(bench.status()) }</p> },
    };
    html! {
        <section id={RESULTS} class="bench-do" aria-label={t(bench_tasks())}>
            <div class="bench-tasks" role="group" aria-label={t(bench_tasks_each())}>
                { for Task::ALL.into_iter().map(task) }
                if bench.is_busy() {
                    <button type="button" class="button plain" onclick={emit(props, |_: MouseEvent| Act::Cancel)}>
                        { t(word_cancel()) }
                    </button>
                }
            </div>
            <div class="bench-words">{ words }</div>
        </section>
    }
}

fn running(run: &RunView, loading: Option<Message>) -> Html {
    html! {
        <>
            <span
                class="bench-run"
                role="progressbar"
                aria-label={text(&run.title)}
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow={run.percent.to_string()}
            >
                { mark::progress(Squares::NINE, &run.shares) }
            </span>
            <p>{ t(run.line(loading)) }</p>
        </>
    }
}

/// The rules of the rating that have the text in one of their names.
fn rules_named(text: &str) -> Vec<Family> {
    let short = in_short(text);
    let is_named = |family: &Family| !short.is_empty() && rule_names(*family, known).contains(&short);
    Family::all().filter(is_named).collect()
}

/// The filters of the table: menus and what is typed. Each that is active can be removed.
fn filters(props: &Props) -> Html {
    let bench = props.bench;
    if bench.columns().is_empty() {
        return Html::default();
    }
    let typed = emit(props, |event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        let rules = rules_named(&text);
        Act::Filter(text, rules)
    });
    let chip = |filter: Message, act: Act| {
        let label = t(chip_remove(filter.clone()));
        let press = emit(props, move |_: MouseEvent| act.clone());
        html! {
            <button type="button" class="chip is-on" aria-label={label} onclick={press}>
                { t(filter) }{ Icon::Close.html() }
            </button>
        }
    };
    let range =
        bench.range().map(|(least, most)| chip(chip_rating(rating(least), rating(most)), Act::Range(None)));
    let text = Some(bench.filter().trim()).filter(|text| !text.is_empty());
    let text = text.map(|text| chip(chip_text(text.to_owned()), Act::Filter(String::new(), Vec::new())));
    let menu = |menu: Menu| {
        let key = menu.facet.id();
        html! { <FacetMenu {key} {menu} on={props.on.clone()} /> }
    };
    let is_only = bench.is_faults_only();
    let only = emit(props, move |_: MouseEvent| Act::FaultsOnly(!is_only));
    html! {
        <div class="bench-filters">
            <div class="bench-chips" role="group" aria-label={t(chips())}>
                { for range }
                { for text }
                { for bench.menus().into_iter().map(menu) }
                if bench.fault_count() > 0 {
                    <button
                        type="button"
                        class={classes!("chip", is_only.then_some("is-on"))}
                        aria-pressed={is_only.to_string()}
                        onclick={only}
                    >
                        { t(table_faults_only()) }
                        if is_only {
                            { Icon::Close.html() }
                        }
                    </button>
                }
            </div>
            <div class="field">
                <label for="bench-filter">{ t(spread_filter()) }</label>
                <input
                    id="bench-filter"
                    autocomplete="off"
                    placeholder={t(spread_filter_help())}
                    value={bench.filter().to_owned()}
                    oninput={typed}
                />
            </div>
        </div>
    }
}

/// Saving the list and its results.
fn after(props: &Props) -> Html {
    let save = |kind: FileKind| for_list(props, kind.title(), None, "", Act::Save(kind));
    html! { <footer key="save" class="bench-save">{ for FileKind::ALL.into_iter().map(save) }</footer> }
}
