//! The panel for texts: hints, messages, the running job, the end of a game. It is
//! always there, so nothing on the page moves when a text appears. Used by `app`.

use yew::prelude::*;

use super::hint;
use super::{word_cancel, word_how_far, word_messages, word_rating};
use crate::session::action::{Action, Dialog, Screen};
use crate::session::hinting::HintView;
use crate::session::squares::Squares;
use crate::session::view::{JobView, Said, Tone};
use crate::session::words::progress_placed;
use crate::ui::mark;
use crate::ui::text::{t, text};
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn panel_another();
}

/// The properties of the panel.
pub struct Props<'a> {
    /// The layout of the boxes.
    pub boxes: Squares,
    /// The progress of each box: placed and all cells that were empty.
    pub progress: Vec<(u32, u32)>,
    /// The message.
    pub message: &'a Said,
    /// The job that the player waits for. It is shown instead of the message.
    pub job: Option<JobView>,
    /// The open hint. It is shown instead of the message.
    pub hint: Option<&'a HintView>,
    /// Whether the puzzle is solved. The panel then offers another game.
    pub is_solved: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The panel.
pub fn panel(props: &Props) -> Html {
    let Props { message, job, hint, is_solved, on, .. } = props;
    let button = |class: &'static str, action: Action, name: Label| {
        let press = on.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" class={classes!("button", class)} onclick={press}>{ t(name) }</button> }
    };
    let words = match (job, hint) {
        (Some(job), _) => working(job),
        (None, Some(hint)) => hint::words(hint, on),
        (None, None) => html! { <p class={tone(message.tone)}>{ message.message.as_ref().map(text) }</p> },
    };
    let is_hinting = job.is_none() && hint.is_some();
    let button = match (job, is_solved) {
        (Some(_), _) => button("plain", Action::Cancel, word_cancel()),
        (None, true) => html! {
            <div class="panel-end">
                { button("main", Action::NewGameAlike, panel_another()) }
                { button("plain", Action::Go(Screen::Over(Dialog::Rating)), word_rating()) }
            </div>
        },
        (None, false) => Html::default(),
    };
    html! {
        // A long text scrolls, also by keyboard.
        <section
            class={classes!("panel", is_hinting.then_some("hinting"))}
            tabindex={is_hinting.then_some("0")}
            aria-label={t(word_messages())}
        >
            if job.is_none() && hint.is_none() && !is_solved {
                { progress(props) }
            }
            <div class="panel-words">{ words }</div>
            { button }
        </section>
    }
}

fn progress(props: &Props) -> Html {
    let (placed, all) = props.progress.iter().fold((0, 0), |sum, share| (sum.0 + share.0, sum.1 + share.1));
    html! {
        <span class="panel-progress" role="img" aria-label={t(progress_placed(placed, all))}>
            { mark::progress(props.boxes, &props.progress) }
        </span>
    }
}

fn working(job: &JobView) -> Html {
    html! {
        <>
            <p>{ text(&job.text) }</p>
            // Without a value the progress bar is indeterminate.
            <progress aria-label={t(word_how_far())} max="100" value={job.percent.map(|percent| percent.to_string())} />
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
