//! The fields for rating and techniques on the page for a custom game, which keeps the
//! choices. Used by `order`.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::rate::{Family, FamilySet};
use nonet_engine::{labels, messages};

labels! {
    fn custom_add();
}

messages! {
    fn custom_remove(technique: &'static str);
}

/// A choice of techniques: a list to add from, and the chosen ones, each with a button
/// that removes it.
pub fn techniques(id: &'static str, label: String, chosen: FamilySet, choose: &Callback<FamilySet>) -> Html {
    let open: Vec<Family> = Family::all().filter(|&family| !chosen.contains(family)).collect();
    let options: Vec<&'static str> = open.iter().map(|family| family.name()).collect();
    let add = choose.reform(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let place = usize::try_from(select.selected_index()).ok().and_then(|at| at.checked_sub(1));
        // Select the placeholder again: the new technique is listed below.
        select.set_selected_index(0);
        let mut more = chosen;
        place.and_then(|place| open.get(place)).into_iter().for_each(|&family| more.extend([family]));
        more
    });
    let chip = |family: Family| {
        let remove = choose.reform(move |_: MouseEvent| {
            let mut fewer = chosen;
            fewer.remove(family);
            fewer
        });
        html! {
            <li>
                <button type="button" class="button chip" aria-label={t(custom_remove(family.name()))} onclick={remove}>
                    { family.name() }{ Icon::Close.html() }
                </button>
            </li>
        }
    };
    html! {
        <div class="field">
            <label for={id}>{ &label }</label>
            <select {id} onchange={add}>
                // `selected` is needed: Yew adds this option last, and the browser
                // would select the first one added.
                <option selected=true>{ t(custom_add()) }</option>
                { for options.into_iter().map(|name| html! { <option key={name}>{ name }</option> }) }
            </select>
            if !chosen.is_empty() {
                <ul class="chips" aria-label={label}>{ for chosen.iter().map(chip) }</ul>
            }
        </div>
    }
}
