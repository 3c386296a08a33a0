//! Choosing a new game. What is chosen lives here until Start. Used by `app`.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::choice::{list, radios};
use super::dialog::Dialog;
use crate::engine::{Level, Method, Recipe, Symmetry, Variant};
use crate::session::action::{Action, Wish};
use crate::session::read_givens;

/// What the dialog needs to be drawn.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// What is chosen to begin with.
    pub last: Recipe,
    /// Told what is wanted.
    pub on: Callback<Action>,
}

/// The dialog.
#[component]
pub fn NewGame(props: &Props) -> Html {
    let recipe = use_state(|| Recipe { givens: None, ..props.last.clone() });
    let typed_givens = use_state(|| props.last.givens.map_or_else(String::new, write_givens));
    let typed_seed = use_state(String::new);
    let (givens, seed) = (read_givens(&typed_givens, &recipe), read_seed(&typed_seed));
    let submit = {
        let (recipe, givens, seed, on) = (recipe.clone(), givens.clone(), seed, props.on.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let (Ok(givens), Ok(seed)) = (givens.clone(), seed) {
                on.emit(Action::NewGame(Wish { recipe: Recipe { givens, ..(*recipe).clone() }, seed }));
            }
        })
    };
    html! {
        <Dialog title="New game" on={props.on.clone()}>
            <form class="dialog-form" onsubmit={submit}>
                <div class="dialog-body">
                    { levels(&recipe) }
                    <div class="fields">{ board(&recipe) }{ symmetry(&recipe) }</div>
                    <details open={props.last.givens.is_some()}>
                        <summary>{ "More" }</summary>
                        { method(&recipe) }
                        { typed("givens", "text", "Number of givens", "as the level has", &typed_givens, givens.err(),
                            "One number, like 24, or two, like 22-26, in place of the level's.") }
                        { typed("seed", "numeric", "Seed number", "any", &typed_seed, seed.err().map(str::to_owned),
                            "The same number and choices give the same puzzle.") }
                    </details>
                </div>
                <footer class="dialog-foot">
                    <button type="submit" class="button main">{ "Start" }</button>
                </footer>
            </form>
        </Dialog>
    }
}

/// A field for a number, with what is wrong with it or what it is for below.
fn typed(
    id: &'static str,
    inputmode: &'static str,
    label: &'static str,
    placeholder: &'static str,
    text: &UseStateHandle<String>,
    fault: Option<String>,
    help: &'static str,
) -> Html {
    let set = {
        let text = text.clone();
        Callback::from(move |event: InputEvent| {
            text.set(event.target_unchecked_into::<HtmlInputElement>().value());
        })
    };
    html! {
        <div class="field">
            <label for={id}>{ label }</label>
            <input
                {id}
                {inputmode}
                autocomplete="off"
                {placeholder}
                value={(**text).clone()}
                aria-invalid={fault.is_some().then_some("true")}
                aria-describedby={format!("{id}-help")}
                oninput={set}
            />
            <p id={format!("{id}-help")} class={classes!("choice-detail", fault.is_some().then_some("fault"))}>
                { fault.unwrap_or_else(|| help.to_owned()) }
            </p>
        </div>
    }
}

/// As [`read_givens`] reads it.
fn write_givens((least, most): (u16, u16)) -> String {
    if least == most { least.to_string() } else { format!("{least}-{most}") }
}

/// No number is fine; what is no number is not.
fn read_seed(text: &str) -> Result<Option<u64>, &'static str> {
    match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| "A seed is a whole number of up to 19 digits."),
    }
}

/// Changes one part of the recipe.
fn part<T: 'static>(recipe: &UseStateHandle<Recipe>, set: fn(&mut Recipe, T)) -> Callback<T> {
    let recipe = recipe.clone();
    Callback::from(move |value| {
        let mut changed = (*recipe).clone();
        set(&mut changed, value);
        recipe.set(changed);
    })
}

fn levels(recipe: &UseStateHandle<Recipe>) -> Html {
    let level = |level: Level| {
        let range = level.givens(recipe.variant);
        let givens = if range.start() == range.end() {
            format!("{} givens", range.start())
        } else {
            format!("{}–{} givens", range.start(), range.end())
        };
        (level, level.title().to_owned(), Some(givens))
    };
    let choose = part(recipe, |recipe, level| recipe.level = level);
    radios("level", "Level", Level::ALL.map(level), recipe.level, true, &choose)
}

fn board(recipe: &UseStateHandle<Recipe>) -> Html {
    let boards = Variant::all().map(|variant| (variant, variant.layout().title.to_owned())).collect();
    let choose = part(recipe, |recipe, variant| recipe.variant = variant);
    list("board", "Board", boards, recipe.variant, &choose)
}

fn symmetry(recipe: &UseStateHandle<Recipe>) -> Html {
    let name = |symmetry| match symmetry {
        Symmetry::None => "None",
        Symmetry::Rotate180 => "Half turn",
        Symmetry::Rotate90 => "Quarter turn",
        Symmetry::MirrorH => "Left and right",
        Symmetry::MirrorV => "Top and bottom",
        Symmetry::Diagonal => "Diagonal",
        Symmetry::Antidiagonal => "Other diagonal",
    };
    let symmetries = Symmetry::ALL.map(|(symmetry, _)| (symmetry, name(symmetry).to_owned())).to_vec();
    let choose = part(recipe, |recipe, symmetry| recipe.symmetry = symmetry);
    list("symmetry", "Symmetry", symmetries, recipe.symmetry, &choose)
}

fn method(recipe: &UseStateHandle<Recipe>) -> Html {
    let name = |method| match method {
        Method::Carve => "Take digits away from a full board",
        Method::Build => "Add digits to an empty board",
        Method::Transform => "Shuffle a known board",
        Method::Starter => "Shuffle the built-in puzzle",
    };
    let methods = Method::ALL.map(|(method, _)| (method, name(method).to_owned())).to_vec();
    let choose = part(recipe, |recipe, method| recipe.method = method);
    list("method", "How it is made", methods, recipe.method, &choose)
}
