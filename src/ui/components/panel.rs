//! The panel for texts: hints, messages, the running job, the end of a game. It is
//! always there, so nothing on the page moves when a text appears.

use yew::prelude::*;

use super::menu::{menu_checkpoint, menu_replay};
use super::{ending, hint, new_game, score};
use super::{keep_focus, word_cancel, word_how_far, word_messages};
use crate::session::action::{Action, Screen};
use crate::session::clues::{CageView, CombinationView};
use crate::session::ending::EndView;
use crate::session::guide::First;
use crate::session::hinting::{Act, HintView};
use crate::session::score::Score;
use crate::session::squares::Squares;
use crate::session::view::{JobView, Said, Tone};
use crate::session::words::{progress_hints, progress_left, progress_placed};
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::{t, text};
use nonet_engine::message::{Label, Message};
use nonet_engine::{Level, Recipe, labels};
use nonet_later::later;

labels! {
    fn guide_offer();
    pub(super) fn guide_begin();
    fn guide_easy();
    fn guide_decline();
}

/// The properties of the panel.
pub struct Props<'a> {
    /// The layout of the boxes.
    pub boxes: Squares,
    /// The progress of each box: placed and all cells that were empty.
    pub progress: Vec<(u32, u32)>,
    /// The number of hints so far.
    pub hints: u32,
    /// What happened so far; `None` until what draws it is loaded.
    pub score: Option<Score>,
    /// The message.
    pub message: &'a Said,
    /// The cage of the selected cell. It is shown before a calm message.
    pub cage: Option<CageView>,
    /// The sum of the selected cells. It is shown there, too.
    pub sum: Option<Message>,
    /// The job that the player waits for. It is shown instead of everything else.
    pub job: Option<JobView>,
    /// The open hint. It is shown instead of the message.
    pub hint: Option<&'a HintView>,
    /// The end of a solved game.
    pub end: Option<EndView>,
    /// Whether to offer the first game.
    pub offers_guide: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The panel.
pub fn panel(props: &Props) -> Html {
    let Props { message, job, hint, end, on, .. } = props;
    let squares = || mark::progress(props.boxes, &props.progress);
    let (class, content) = match (job, hint, end) {
        (Some(job), ..) => (Some("working"), working(job, on)),
        (None, Some(hint), _) => (Some("hinting"), hint::words(hint, on)),
        (None, None, Some(end)) => (Some("ending"), ending::ending(end, squares(), props.score.as_ref(), on)),
        (None, None, None) => (None, rest(props, squares())),
    };
    // A long text scrolls, also by keyboard.
    let is_long = class == Some("hinting") || class.is_none() && message.tone == Tone::Warn;
    html! {
        <section
            class={classes!("panel", class)}
            tabindex={is_long.then_some("0")}
            aria-label={t(word_messages())}
        >
            { content }
        </section>
    }
}

/// How far the game is, and the message. Each has its own place.
fn rest(props: &Props, squares: Html) -> Html {
    let (placed, all) = props.progress.iter().fold((0, 0), |sum, share| (sum.0 + share.0, sum.1 + share.1));
    let message = props.message;
    html! {
        <>
            { squares }
            <p class="panel-left">{ t(progress_left(all - placed)) }</p>
            <p class="panel-placed">{ t(progress_placed(placed, all)) }</p>
            <p class="panel-hints">{ (props.hints > 0).then(|| t(progress_hints(props.hints))) }</p>
            { props.score.as_ref().map_or_else(score::placeholder, |score| score::score(score, None, true)) }
            <div class="panel-doors">
                <button type="button" class="button plain" onclick={props.on.reform(|_: MouseEvent| Action::Checkpoint)}>
                    { Icon::Flag.html() }{ t(menu_checkpoint()) }
                </button>
                <a class="button plain" href={Screen::Replay.hash()}>{ Icon::Replay.html() }{ t(menu_replay()) }</a>
            </div>
            if props.offers_guide {
                { offer(&props.on) }
            } else if (props.cage.is_some() || props.sum.is_some()) && message.tone == Tone::Calm {
                <div class="panel-said calm">
                    { for props.cage.as_ref().map(|cage| told_cage(cage, &props.on)) }
                    { for props.sum.as_ref().map(|sum| html! { <p class="cage-told">{ text(sum) }</p> }) }
                    <p>{ message.message.as_ref().map(text) }</p>
                </div>
            } else {
                <p class={classes!("panel-said", tone(message.tone))}>{ message.message.as_ref().map(text) }</p>
            }
        </>
    }
}

/// What a cage or line still allows. A press strikes a combination.
#[later]
fn told_cage(cage: &CageView, on: &Callback<Action>) -> Html {
    let set = |set: &CombinationView| {
        let press =
            set.number.map(|number| on.reform(move |_: MouseEvent| Action::StrikeCombination(number)));
        let is_struck = set.is_struck.to_string();
        html! { <><button type="button" class="cage-set" aria-pressed={is_struck} disabled={press.is_none()} onclick={press}>{ &set.digits }</button>{ " " }</> }
    };
    html! {
        <p class="cage-told" role="group" aria-label={text(&cage.title)} onmousedown={keep_focus()}>
            <strong>{ text(&cage.title) }</strong>{ " " }
            { for cage.left.as_ref().map(|left| html! { <><span>{ text(left) }</span>{ " " }</> }) }
            { for cage.sets.iter().map(set) }
            { for cage.count.as_ref().map(|count| html! { <span>{ text(count) }</span> }) }
        </p>
    }
}

/// The offer of a first game, with an easy game beside it.
fn offer(on: &Callback<Action>) -> Html {
    let button = |name: Label, action: Action| {
        let press = on.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" class="button" onclick={press}>{ t(name) }</button> }
    };
    html! {
        <div class="panel-said offer" role="group" aria-label={t(guide_offer())}>
            <p>{ t(guide_offer()) }</p>
            { button(guide_begin(), Action::Hinting(Act::Guide(First::Game))) }
            { button(guide_easy(), new_game::start(Recipe::classic(Level::Easy, 0))) }
            <button
                type="button"
                class="button plain only-icon"
                aria-label={t(guide_decline())}
                onclick={on.reform(|_: MouseEvent| Action::Hinting(Act::NoGuide))}
            >
                { Icon::Close.html() }
            </button>
        </div>
    }
}

#[later]
fn working(job: &JobView, on: &Callback<Action>) -> Html {
    html! {
        <>
            <div class="panel-job">
                <p>{ text(&job.text) }</p>
                // Without a value the progress bar is indeterminate.
                <progress aria-label={t(word_how_far())} max="100" value={job.percent.map(|percent| percent.to_string())} />
            </div>
            <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Action::Cancel)}>
                { t(word_cancel()) }
            </button>
        </>
    }
}

/// The name of a tone in the stylesheets.
pub(super) fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Calm => "calm",
        Tone::Hint => "hint",
        Tone::Warn => "warn",
        Tone::Done => "done",
    }
}
