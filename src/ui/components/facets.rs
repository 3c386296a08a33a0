//! The menus that filter the table by values: native selects that look like chips. One
//! that filters has a button that removes the filter.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::session::workbench::Act;
use crate::session::workbench::facets::Menu;
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::message::Message;
use nonet_engine::messages;

messages! {
    pub(super) fn chip_remove(filter: Message);
}

/// The properties of a menu.
#[derive(Properties)]
pub(super) struct Props {
    /// The menu.
    pub menu: Menu,
    /// Callback for player actions.
    pub on: Callback<Act>,
}

/// The callback of a redrawn page does the same as the one before, and the values need
/// many words.
impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.menu == other.menu
    }
}

/// A menu of values.
#[component]
pub(super) fn FacetMenu(props: &Props) -> Html {
    let Menu { facet, chosen, values } = &props.menu;
    let facet = *facet;
    let id = format!("facet-{}", facet.id());
    let change = {
        let values: Vec<String> = values.iter().map(|(value, _)| value.clone()).collect();
        props.on.reform(move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            let value = usize::try_from(at - 1).ok().and_then(|at| values.get(at).cloned());
            Act::Pick(facet, value)
        })
    };
    let option = |(value, count): &(String, u32)| {
        let is_chosen = chosen.as_ref() == Some(value);
        html! { <option selected={is_chosen}>{ t(facet.counted(value, *count)) }</option> }
    };
    let remove = props.on.reform(move |_: MouseEvent| Act::Pick(facet, None));
    html! {
        <span class={classes!("chip-menu", chosen.is_some().then_some("is-on"))}>
            <select {id} aria-label={t(facet.title())} onchange={change}>
                <option selected={chosen.is_none()}>{ t(facet.any()) }</option>
                { for values.iter().map(option) }
            </select>
            if let Some(value) = chosen {
                <button
                    type="button"
                    class="chip-remove"
                    aria-label={t(chip_remove(facet.value(value)))}
                    onclick={remove}
                >
                    { Icon::Close.html() }
                </button>
            } else {
                { Icon::Onward.html() }
            }
        </span>
    }
}
