//! The fields for techniques on the page for a custom game.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::session::recipe::draft::Act;
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::message::Message;
use nonet_engine::rate::{Demand, Family};
use nonet_engine::{labels, messages};

labels! {
    fn custom_add();
}

messages! {
    fn custom_remove(technique: Message);
    fn custom_both_names(name: Message, english: String);
}

/// The name of a rule of the rating, with its English name if that differs, for a list.
pub(super) fn title(family: Family) -> String {
    let (name, english) = (family.title(), family.name());
    if t(name.clone()) == english {
        english.to_owned()
    } else {
        t(custom_both_names(name, english.to_owned()))
    }
}

/// The chosen techniques as chips, each with a button that removes it, and a list to add
/// from: those that are neither required nor excluded yet.
pub fn techniques(
    id: &'static str,
    label: String,
    demand: Demand,
    is_required: bool,
    on: &Callback<Act>,
) -> Html {
    let chosen = if is_required { demand.uses } else { demand.avoids };
    let is_open = |family: &Family| !demand.uses.contains(*family) && !demand.avoids.contains(*family);
    let open: Vec<Family> = Family::all().filter(is_open).collect();
    let options: Vec<_> = open.iter().map(|family| (family.name(), title(*family))).collect();
    let on_add = on.clone();
    let add = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let place = usize::try_from(select.selected_index()).ok().and_then(|at| at.checked_sub(1));
        // Select the placeholder again: the new technique is a chip.
        select.set_selected_index(0);
        if let Some(&family) = place.and_then(|place| open.get(place)) {
            on_add.emit(if is_required { Act::Require(family) } else { Act::Exclude(family) });
        }
    });
    let chip = |family: Family| {
        let remove = on.reform(move |_: MouseEvent| Act::Drop(family));
        html! {
            <li key={family.name()}>
                <button type="button" class="button chip" aria-label={t(custom_remove(family.title()))} onclick={remove}>
                    { t(family.title()) }{ Icon::Close.html() }
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
            <select {id} onchange={add}>
                // `selected` is needed: Yew adds this option last, and the browser
                // would select the first one added.
                <option selected=true>{ t(custom_add()) }</option>
                { for options.into_iter().map(|(key, title)| html! { <option {key}>{ title }</option> }) }
            </select>
        </div>
    }
}
