//! The terms of the glossary that a text has, as links to their explanation. They follow the
//! text instead of interrupting it, so a screen reader reads whole sentences. The browser's
//! Back returns to the text.

use yew::prelude::*;

use crate::session::action::Screen;
use crate::session::topic::{Topic, mentioned};
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;
use nonet_later::later;

labels! {
    fn terms_title();
    fn words_house();
    fn words_peer();
    fn words_candidate();
    fn words_strong_link();
    fn words_weak_link();
    fn words_chain();
    fn words_uniqueness();
}

/// The words of a language for each term, separated by commas.
const WORDS: [(Topic, fn() -> Label); 7] = [
    (Topic::House, words_house),
    (Topic::Peer, words_peer),
    (Topic::Candidate, words_candidate),
    (Topic::StrongLink, words_strong_link),
    (Topic::WeakLink, words_weak_link),
    (Topic::Chain, words_chain),
    (Topic::Uniqueness, words_uniqueness),
];

/// Links to the terms of a text. Each has the word that the text uses.
#[later]
pub(super) fn terms(text: &str) -> Html {
    let link = |(topic, word): (Topic, String)| {
        html! { <li><a href={Screen::Topic(topic).hash()}>{ word }</a></li> }
    };
    let terms = WORDS.map(|(topic, words)| (topic, t(words())));
    let links: Vec<Html> = mentioned(text, &terms).into_iter().map(link).collect();
    if links.is_empty() {
        return Html::default();
    }
    html! { <ul class="terms" aria-label={t(terms_title())}>{ for links }</ul> }
}
