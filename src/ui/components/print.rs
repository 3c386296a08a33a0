//! The page that prints: the form of a book, its progress, and its pages. On screen only the
//! first pages are drawn; a press of Print draws all of them first. `book.css` prints the
//! pages alone.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::choice::radios;
use super::custom;
use super::games::estimate_title;
use super::nav::nav_nonet;
use super::order::symmetry_name;
use super::room::room;
use super::{word_board, word_cancel};
use crate::library::book::{self, Filling, Page};
use crate::session::action::Screen;
use crate::session::printing::form::{PER_PAGE, Part, Row};
use crate::session::printing::{Act, PREVIEW, Printing, print_count, print_progress};
use crate::session::recipe;
use crate::session::words;
use crate::ui::handing;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::human::{Code, Rung, ShownStep};
use nonet_engine::message::Label;
use nonet_engine::{Level, Puzzle, Symmetry, Variant, labels, messages};

labels! {
    pub(in crate::ui) fn print_title();
    fn print_level();
    fn print_symmetry();
    fn print_number();
    fn print_add();
    fn print_remove();
    fn print_per_page();
    fn print_parts();
    fn print_cover();
    fn print_rating();
    fn print_ratings();
    fn print_needs();
    fn print_needs_any();
    fn print_technique();
    fn print_hints();
    fn print_candidates();
    fn print_codes();
    fn print_solutions();
    fn print_seed();
    fn print_generate();
    fn print_game();
    fn print_now();
    fn print_preview();
    fn print_continue();
    fn print_bold();
}

messages! {
    fn print_row(number: usize);
    fn print_page(number: usize, count: usize);
    fn print_solutions_on(page: usize);
    fn print_by_seed(seed: String);
    fn print_puzzle(number: usize);
    /// Printed if the browser could not wait for the other pages.
    fn print_rest(last: usize, count: usize);
}

/// The properties of the page.
pub struct Props<'a> {
    /// The state of the page.
    pub printing: &'a Printing,
    /// Whether a game can be printed.
    pub has_game: bool,
    /// Callback for player actions.
    pub on: Callback<Act>,
}

/// The page.
pub fn print(props: &Props) -> Html {
    let body = html! { <>{ form(props) }{ pages(props) }</> };
    room("print", Screen::Print, t(print_title()), body)
}

fn form(props: &Props) -> Html {
    let Props { printing, on, .. } = props;
    let submit = on.reform(|event: SubmitEvent| {
        event.prevent_default();
        Act::Generate
    });
    let typed =
        on.reform(|event: InputEvent| Act::Seed(event.target_unchecked_into::<HtmlInputElement>().value()));
    let per_page = PER_PAGE.map(|count| (count, count.to_string(), None));
    html! {
        <form class="room-body print-form" onsubmit={submit}>
            { for printing.form().rows.iter().enumerate().map(|(at, one)| row(props, at, one)) }
            <p class="print-buttons">
                <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Add)}>
                    { Icon::New.html() }{ t(print_add()) }
                </button>
            </p>
            { radios("per-page", t(print_per_page()), per_page, printing.form().per_page, false, &on.reform(Act::PerPage)) }
            <fieldset class="print-parts">
                <legend>{ t(print_parts()) }</legend>
                { for Part::ALL.into_iter().map(|part| part_field(props, part)) }
            </fieldset>
            <div class="field">
                <label for="print-seed">{ t(print_seed()) }</label>
                <input id="print-seed" inputmode="numeric" autocomplete="off" value={printing.seed().to_owned()} oninput={typed} />
            </div>
            <p class="print-buttons">
                if printing.is_busy() {
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Cancel)}>{ t(word_cancel()) }</button>
                } else {
                    <button type="submit" class="button main">{ t(print_generate()) }</button>
                    if props.has_game {
                        <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Game)}>{ t(print_game()) }</button>
                    }
                }
            </p>
            { progress(printing) }
        </form>
    }
}

fn progress(printing: &Printing) -> Html {
    let (done, count) = printing.progress();
    if printing.is_busy() {
        let words = t(print_progress(done, count));
        return html! {
            <p class="print-progress">
                <progress max={count.to_string()} value={done.to_string()} aria-label={words.clone()} />
                <span>{ words }</span>
            </p>
        };
    }
    printing.note().map_or_else(Html::default, |note| html! { <p class="print-note">{ t(note.clone()) }</p> })
}

fn row(props: &Props, at: usize, row: &Row) -> Html {
    let levels = Level::ALL.map(|level| (level, t(words::level_title(level))));
    let boards: Vec<(Variant, String)> =
        Variant::all().map(|board| (board, t(words::board(board)))).collect();
    let symmetries = Symmetry::ALL.map(|(symmetry, _)| (symmetry, t(symmetry_name(symmetry))));
    let rungs = || std::iter::once(None).chain(recipe::techniques().map(Some));
    let techniques: Vec<(Option<Rung>, String)> =
        rungs().map(|rung| (rung, rung.map_or_else(|| t(print_needs_any()), custom::title))).collect();
    let typed = |set: fn(&mut Row, String)| {
        let row = row.clone();
        props.on.reform(move |event: InputEvent| {
            let mut row = row.clone();
            set(&mut row, event.target_unchecked_into::<HtmlInputElement>().value());
            Act::Row(at, row)
        })
    };
    let change = |set: fn(&mut Row, usize)| {
        let row = row.clone();
        props.on.reform(move |event: Event| {
            let mut row = row.clone();
            let chosen = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            set(&mut row, usize::try_from(chosen).unwrap_or_default());
            Act::Row(at, row)
        })
    };
    let level = change(|row, chosen| row.level = Level::ALL.get(chosen).copied().unwrap_or_default());
    let board = change(|row, chosen| row.board = Variant::all().nth(chosen).unwrap_or(Variant::CLASSIC));
    let symmetry = change(|row, chosen| {
        row.symmetry = Symmetry::ALL.get(chosen).map_or(Symmetry::None, |(symmetry, _)| *symmetry);
    });
    let needs = change(|row, chosen| {
        row.needs = chosen.checked_sub(1).and_then(|at| recipe::techniques().nth(at));
    });
    html! {
        <fieldset key={at} class="print-row">
            <legend>{ t(print_row(at + 1)) }</legend>
            <label>
                { t(print_number()) }
                <input class="print-count" inputmode="numeric" autocomplete="off" value={row.count.clone()} oninput={typed(|row, text| row.count = text)} />
            </label>
            { select(print_level(), levels, &row.level, level) }
            { select(word_board(), boards, &row.board, board) }
            { select(print_symmetry(), symmetries, &row.symmetry, symmetry) }
            if row.is_rated() {
                <label>
                    { t(print_ratings()) }
                    <input
                        class="print-count"
                        dir="ltr"
                        autocomplete="off"
                        placeholder={row.usual_ratings()}
                        value={row.ratings.clone()}
                        oninput={typed(|row, text| row.ratings = text)}
                    />
                </label>
            }
            { select(print_needs(), techniques, &row.needs, needs) }
            if props.printing.form().rows.len() > 1 {
                <button type="button" class="button" onclick={props.on.reform(move |_: MouseEvent| Act::Remove(at))}>
                    { t(print_remove()) }
                </button>
            }
        </fieldset>
    }
}

fn select<T: PartialEq>(
    label: Label,
    choices: impl IntoIterator<Item = (T, String)>,
    chosen: &T,
    change: Callback<Event>,
) -> Html {
    html! {
        <label>
            { t(label) }
            <select onchange={change}>
                { for choices.into_iter().map(|(value, words)| html! {
                    <option selected={value == *chosen}>{ words }</option>
                }) }
            </select>
        </label>
    }
}

fn part_field(props: &Props, part: Part) -> Html {
    let name = match part {
        Part::Cover => print_cover(),
        Part::Rating => print_rating(),
        Part::Technique => print_technique(),
        Part::Minutes => estimate_title(),
        Part::Candidates => print_candidates(),
        Part::Codes => print_codes(),
        Part::Hints => print_hints(),
        Part::Solutions => print_solutions(),
    };
    let change = props.on.reform(move |event: Event| {
        Act::Part(part, event.target_unchecked_into::<HtmlInputElement>().checked())
    });
    html! {
        <label class="print-part">
            <input type="checkbox" checked={props.printing.has(part)} onchange={change} />
            { t(name) }
        </label>
    }
}

fn pages(props: &Props) -> Html {
    let printing = props.printing;
    let pages = printing.pages();
    if pages.is_empty() {
        return Html::default();
    }
    let count = pages.len();
    let shown = if printing.is_whole() { count } else { PREVIEW.min(count) };
    let solutions = pages.iter().position(|page| matches!(page, Page::Solutions(_)));
    let sheet = |(at, page): (usize, &Page)| {
        let foot = match page {
            Page::Puzzles(_) => solutions.map(|at| t(print_solutions_on(at + 1))),
            Page::Solutions(_) => Some(t(print_bold())),
            Page::Cover | Page::Hints(_) => None,
        };
        html! {
            <section key={at} class={classes!("sheet", (at >= PREVIEW).then_some("sheet-unseen"))} aria-label={t(print_page(at + 1, count))}>
                <header class="sheet-head">{ mark::mark() }<span>{ t(nav_nonet()) }</span></header>
                { content(printing, page) }
                <footer class="sheet-foot"><span>{ foot.unwrap_or_default() }</span><span>{ at + 1 }</span></footer>
            </section>
        }
    };
    html! {
        <>
            <div class="print-tools">
                <h2>{ t(print_preview()) }</h2>
                <button type="button" class="button main" onclick={props.on.reform(|_: MouseEvent| Act::Print)}>
                    { t(print_now()) }
                </button>
            </div>
            <div class="book">{ for pages.iter().enumerate().take(shown).map(sheet) }</div>
            if shown < count {
                <p class="book-rest">{ t(print_rest(shown, count)) }</p>
            }
        </>
    }
}

fn content(printing: &Printing, page: &Page) -> Html {
    match page {
        Page::Cover => html! {
            <div class="sheet-cover">
                <p class="sheet-title">{ t(print_count(printing.progress().1)) }</p>
                <p>{ t(print_by_seed(printing.seed().to_owned())) }</p>
            </div>
        },
        Page::Puzzles(range) => {
            let per_page = if printing.progress().1 == 1 { 1 } else { printing.form().per_page };
            let each = range.clone().filter_map(|at| Some(puzzle(printing, at, printing.puzzle(at)?)));
            html! { <div class={format!("sheet-puzzles sheet-{per_page}")}>{ for each }</div> }
        }
        Page::Hints(range) => {
            let each = range.clone().map(|at| hint(at, printing.step(at)));
            html! {
                <>
                    <p class="sheet-hints-title">{ t(print_hints()) }</p>
                    <div class="sheet-hints">{ for each }</div>
                </>
            }
        }
        Page::Solutions(range) => {
            let one = |(at, puzzle): (usize, &Puzzle)| {
                html! {
                    <div key={at} class="sheet-solution">
                        <p><strong>{ at + 1 }</strong>{ " " }{ t(Printing::level(puzzle)) }</p>
                        { svg(book::board(&puzzle.givens, &puzzle.solution, Filling::Solution)) }
                    </div>
                }
            };
            let has_large = (0..printing.progress().1)
                .filter_map(|at| printing.puzzle(at))
                .any(|puzzle| puzzle.givens.geometry().side() > 9);
            let each = range.clone().filter_map(|at| Some((at, printing.puzzle(at)?)));
            html! {
                <div class={classes!("sheet-solutions", has_large.then_some("sheet-large"))}>{ for each.map(one) }</div>
            }
        }
    }
}

fn puzzle(printing: &Printing, at: usize, puzzle: &Puzzle) -> Html {
    let filling = if printing.has(Part::Candidates) { Filling::Candidates } else { Filling::Givens };
    let level = puzzle.recipe.as_ref().map(|recipe| mark::level(recipe.level));
    let facts = [
        Printing::rating(puzzle).filter(|_| printing.has(Part::Rating)),
        printing.hardest(at).map(Code::name),
        printing.minutes(at),
    ];
    let code =
        printing.has(Part::Codes).then(|| book::code(&handing::address(&Printing::link(puzzle)))).flatten();
    html! {
        <article key={at} class="sheet-puzzle" aria-label={t(print_puzzle(at + 1))}>
            { svg(book::board(&puzzle.givens, &puzzle.solution, filling)) }
            <div class="sheet-side">
                <p class="sheet-number">{ at + 1 }</p>
                { for level }
                <div class="sheet-words">
                    <p class="sheet-level">{ t(Printing::level(puzzle)) }</p>
                    { for facts.into_iter().flatten().map(|fact| html! { <p>{ t(fact) }</p> }) }
                </div>
                { for code.map(|code| html! {
                    <div class="sheet-code">{ svg(code) }<p>{ t(print_continue()) }</p></div>
                }) }
            </div>
        </article>
    }
}

/// The first step of a puzzle: where to look, the technique, and what follows.
fn hint(at: usize, step: Option<&ShownStep>) -> Html {
    let words = |step: &ShownStep| {
        let last = step.sentences.last().map(|sentence| t(sentence.message.clone()));
        html! {
            <>
                <p>{ t(step.look.message.clone()) }</p>
                <p><strong>{ t(step.code.name()) }</strong>{ " " }{ last.unwrap_or_default() }</p>
            </>
        }
    };
    html! {
        <div key={at} class="sheet-hint">
            <p class="sheet-number">{ at + 1 }</p>
            <div>{ step.map_or_else(|| "–".into(), words) }</div>
        </div>
    }
}

/// Our own drawing, which holds no text of the player's.
fn svg(text: String) -> Html {
    Html::from_html_unchecked(text.into())
}
