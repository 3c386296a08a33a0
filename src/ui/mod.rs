//! The page.

use yew::prelude::*;

/// Starts the page.
pub fn run() {
    yew::Renderer::<App>::new().render();
}

#[component]
fn App() -> Html {
    html! { <main><h1>{ "Nonet" }</h1></main> }
}
