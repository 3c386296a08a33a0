//! The workbench: where a list comes from, what to do with it, how far that is,
//! and the table. Used by `rooms`.

use wasm_bindgen::JsCast;
use web_sys::{Blob, ClipboardEvent, File, FileList, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::choice::{list, switch};
use super::table;
use crate::session::action::Screen;
use crate::session::workbench::{Act, Bar, Draft, FileKind, RunView, TYPED, Workbench};
use crate::ui::icons::Icon;
use crate::worker::protocol::Task;
use nonet_engine::{Level, Variant};

/// The heading, which takes focus when the workbench is opened.
pub const TITLE: &str = "bench-title";

/// What the workbench needs to be drawn.
pub struct Props<'a> {
    /// The state.
    pub bench: &'a Workbench,
    /// What the live region says.
    pub spoken: String,
    /// How much of the solver has arrived, while it is loading.
    pub loading: Option<String>,
    /// Told what the player does.
    pub on: Callback<Act>,
    /// Reads a file or a long text, and what it is called.
    pub open: Callback<(Blob, String)>,
}

/// The page.
pub fn workbench(props: &Props) -> Html {
    let drop = {
        let (open, on) = (props.open.clone(), props.on.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            let Some(data) = event.data_transfer() else { return };
            match data.get_data("text/plain") {
                Ok(text) if !text.is_empty() => take_text(text, "what was dropped", &open, &on),
                _ => open_first(data.files(), &open),
            }
        })
    };
    let over = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <main key="workbench" class="bench" ondrop={drop} ondragover={over}>
            <header class="bench-bar">
                <a class="button plain" href={Screen::Game.hash()}>{ Icon::Undo.html() }{ "Back to the game" }</a>
                <h1 id={TITLE} tabindex="-1">{ "Workbench" }</h1>
            </header>
            <div class="bench-sources">
                { source(props) }
                { make(props) }
            </div>
            <div class="bench-work">
                { tasks(props) }
                { spread(props) }
                { table::table(props.bench, &props.on) }
                { after(props) }
            </div>
            <p class="heard" role="status" aria-live="polite" aria-atomic="true">{ props.spoken.clone() }</p>
        </main>
    }
}

fn emit<E: 'static>(props: &Props, act: impl Fn(E) -> Act + 'static) -> Callback<E> {
    props.on.reform(act)
}

fn open_first(files: Option<FileList>, open: &Callback<(Blob, String)>) {
    if let Some(file) = files.and_then(|files| files.get(0)) {
        let name = File::name(&file);
        open.emit((file.into(), name));
    }
}

/// A text that was dropped: into the box if it is short, or else like a file.
fn take_text(text: String, name: &str, open: &Callback<(Blob, String)>, on: &Callback<Act>) {
    if text.len() <= TYPED {
        on.emit(Act::Typed(text));
    } else if let Ok(blob) = Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into())) {
        open.emit((blob, name.to_owned()));
    }
}

/// The box and the file. A long text does not stay in the box: there every
/// further letter would take a second.
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
                open.emit((blob, "the clipboard".to_owned()));
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
            <h2 id="bench-own">{ "Your list" }</h2>
            <div class="field">
                <label for="bench-text">{ "Type or paste puzzles, one a line" }</label>
                <textarea
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
                    { "Open a file" }
                    <input type="file" accept=".txt,.csv,.tsv,.sdm,.sdk,text/*" onchange={choose} />
                </label>
                <span class="choice-detail">{ "or drop it here. Up to 1,000,000 lines." }</span>
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
        (level, format!("{}, {}–{} givens", level.title(), givens.start(), givens.end()))
    };
    let fault = draft.read().err();
    html! {
        <section class="bench-make" aria-labelledby="bench-made">
            <h2 id="bench-made">{ "Or have some made" }</h2>
            <form class="fields" onsubmit={submit}>
                { list("bench-level", "Level".to_owned(), Level::ALL.map(name).to_vec(), draft.level, &level) }
                { typed("bench-count", "How many", &draft.count, "100", fault.is_some(),
                    text(|draft, count| draft.count = count)) }
                { typed("bench-seed", "First seed", &draft.seed, "any", fault.is_some(),
                    text(|draft, seed| draft.seed = seed)) }
                <div class="field bench-submit"><button type="submit" class="button">{ "Make them" }</button></div>
                <p id="bench-help" class={classes!("choice-detail", fault.is_some().then_some("fault"))}>
                    { fault.unwrap_or("The same seed makes the same list.") }
                </p>
            </form>
        </section>
    }
}

fn typed(
    id: &'static str,
    label: &'static str,
    value: &str,
    placeholder: &'static str,
    is_faulty: bool,
    input: Callback<InputEvent>,
) -> Html {
    html! {
        <div class="field">
            <label for={id}>{ label }</label>
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

/// A button for the whole list, off while there is none or something goes on.
fn for_list(props: &Props, name: &'static str, detail: Option<&'static str>, act: Act) -> Html {
    let is_off = props.bench.is_busy() || props.bench.is_empty();
    html! {
        <button
            type="button"
            class="button"
            aria-disabled={is_off.then_some("true")}
            title={detail}
            onclick={emit(props, move |_: MouseEvent| act.clone())}
        >
            { name }
        </button>
    }
}

/// The tasks, and below them what is known or how far it is.
fn tasks(props: &Props) -> Html {
    let bench = props.bench;
    let task = |task: Task| for_list(props, task.title(), Some(task.detail()), Act::Run(task));
    let words = match bench.run_view() {
        Some(run) => running(&run, props.loading.as_ref()),
        None => html! { <p>{ bench.status() }</p> },
    };
    html! {
        <section class="bench-do" aria-label="What to do with the list">
            <div class="bench-tasks" role="group" aria-label="Do with each puzzle">
                { for Task::ALL.into_iter().map(task) }
                if bench.is_busy() {
                    <button type="button" class="button plain" onclick={emit(props, |_: MouseEvent| Act::Cancel)}>
                        { "Cancel" }
                    </button>
                }
            </div>
            <div class="bench-words">{ words }</div>
        </section>
    }
}

fn running(run: &RunView, loading: Option<&String>) -> Html {
    let done = loading.unwrap_or(&run.done);
    let words = [run.title.as_str(), done, &run.left];
    let words: Vec<&str> = words.into_iter().filter(|words| !words.is_empty()).collect();
    html! {
        <>
            <p>{ words.join(" · ") }</p>
            <progress aria-label={run.title.clone()} max="100" value={run.percent.to_string()} />
        </>
    }
}

/// How the ratings are spread, and what to see of them. Each bar is a button that
/// shows only its puzzles; its height is an attribute of a drawing, since the
/// page's policy forbids styles of its own.
fn spread(props: &Props) -> Html {
    let bars = props.bench.bars();
    if bars.is_empty() {
        return Html::default();
    }
    let filter = props.bench.filter().to_owned();
    let bar = |bar: Bar| {
        let is_on = bar.range == filter;
        let wanted = if is_on { String::new() } else { bar.range };
        let press = emit(props, move |_: MouseEvent| Act::Filter(wanted.clone()));
        html! {
            <li>
                <button type="button" class="spread-bar" aria-pressed={is_on.to_string()} aria-label={bar.label.clone()} title={bar.label} onclick={press}>
                    <span class="spread-count">{ bar.count }</span>
                    <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                        <rect x="0" width="10" y={(100 - bar.percent).to_string()} height={bar.percent.to_string()} />
                    </svg>
                    <span class="spread-from">{ bar.from }</span>
                </button>
            </li>
        }
    };
    let typed = emit(props, |event: InputEvent| {
        Act::Filter(event.target_unchecked_into::<HtmlInputElement>().value())
    });
    html! {
        <section class="bench-spread" aria-label="Ratings">
            <ul class="spread-bars" aria-label="How many puzzles of each rating">{ for bars.into_iter().map(bar) }</ul>
            <div class="field">
                <label for="bench-filter">{ "Show only" }</label>
                <input
                    id="bench-filter"
                    autocomplete="off"
                    placeholder="6.6-7.2, or a technique"
                    value={filter}
                    oninput={typed}
                />
            </div>
        </section>
    }
}

/// Below the table: what to see of it, and what to keep.
fn after(props: &Props) -> Html {
    let bench = props.bench;
    let save = |kind: FileKind| for_list(props, kind.title(), None, Act::Save(kind));
    let only = emit(props, Act::FaultsOnly);
    html! {
        <footer class="bench-foot">
            if bench.fault_count() > 0 {
                { switch("Only lines at fault".to_owned(), String::new(), bench.is_faults_only(), &only) }
            }
            <span class="bench-save">{ for FileKind::ALL.into_iter().map(save) }</span>
        </footer>
    }
}
