//! The fields for techniques on the page for a custom game.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::choice::list;
use super::order::{below, new_any};
use crate::session::recipe;
use crate::session::recipe::draft::Act;
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::human::{PathDemand, Rung, RungSet};
use nonet_engine::message::Message;
use nonet_engine::{labels, messages};

labels! {
    fn custom_add();
    fn new_needs();
    fn new_avoids();
    fn order_least();
    fn order_hardest_allowed();
    fn order_path_help();
}

messages! {
    fn custom_remove(technique: Message);
    fn custom_both_names(name: Message, english: String);
}

/// The name of a technique, with its English name if that differs, for a list.
pub(super) fn title(rung: Rung) -> String {
    let (name, english) = (rung.code().name(), rung.name());
    if t(name.clone()) == english {
        english.to_owned()
    } else {
        t(custom_both_names(name, english.to_owned()))
    }
}

/// Which techniques solve the puzzle: those that it requires and excludes, and the bounds of its hardest one.
/// Below stand what that means, or its fault.
pub fn techniques(path: &PathDemand, fault: Option<String>, on: &Callback<Act>) -> Html {
    let bounds = || -> Vec<(Option<Rung>, String)> {
        let rungs = recipe::techniques().map(Some);
        let any = std::iter::once((None, t(new_any())));
        any.chain(rungs.map(|rung| (rung, rung.map(title).unwrap_or_default()))).collect()
    };
    html! {
        <div class="order-techniques">
            <div class="fields">
                { chips("needs", t(new_needs()), path, path.requires, Act::Require, fault.is_some(), on) }
                { chips("avoids", t(new_avoids()), path, path.excludes, Act::Exclude, fault.is_some(), on) }
                { list("least", t(order_least()), bounds(), path.at_least, &on.reform(Act::AtLeast)) }
                { list("hardest", t(order_hardest_allowed()), bounds(), path.hardest, &on.reform(Act::Hardest)) }
            </div>
            { below("techniques", fault, t(order_path_help()).into()) }
        </div>
    }
}

/// The chosen techniques as chips, each with a button that removes it, and a list to add
/// from: those that are neither required nor excluded yet.
fn chips(
    id: &'static str,
    label: String,
    path: &PathDemand,
    chosen: RungSet,
    choose: fn(Rung) -> Act,
    is_faulty: bool,
    on: &Callback<Act>,
) -> Html {
    let is_open = |rung: &Rung| !path.requires.contains(*rung) && !path.excludes.contains(*rung);
    let open: Vec<Rung> = recipe::techniques().filter(is_open).collect();
    let options: Vec<_> = open.iter().map(|rung| (rung.name(), title(*rung))).collect();
    let on_add = on.clone();
    let add = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let place = usize::try_from(select.selected_index()).ok().and_then(|at| at.checked_sub(1));
        // Select the placeholder again: the new technique is a chip.
        select.set_selected_index(0);
        if let Some(&rung) = place.and_then(|place| open.get(place)) {
            on_add.emit(choose(rung));
        }
    });
    let chip = |rung: Rung| {
        let remove = on.reform(move |_: MouseEvent| Act::Drop(rung));
        let name = rung.code().name();
        html! {
            <li key={rung.name()}>
                <button type="button" class="button chip" aria-label={t(custom_remove(name.clone()))} onclick={remove}>
                    { t(name) }{ Icon::Close.html() }
                </button>
            </li>
        }
    };
    html! {
        <div class={classes!("field", "techniques", id)}>
            <label for={id}>{ &label }</label>
            if !chosen.is_empty() {
                <ul class="chips" aria-label={label}>{ for chosen.iter().map(chip) }</ul>
            }
            <select
                {id}
                aria-invalid={is_faulty.then_some("true")}
                aria-describedby="techniques-help"
                onchange={add}
            >
                // `selected` is needed: Yew adds this option last, and the browser
                // would select the first one added.
                <option selected=true>{ t(custom_add()) }</option>
                { for options.into_iter().map(|(key, title)| html! { <option {key}>{ title }</option> }) }
            </select>
        </div>
    }
}
