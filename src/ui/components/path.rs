//! The parts that only the solve path has: the current step's number, its tools, and
//! the list of all steps by technique.

use yew::prelude::*;

use super::learn::{Props, tool};
use super::{word_back, word_next};
use crate::session::learning::{Act, Group, Walk};
use crate::session::rooms::RoomAction;
use crate::ui::icons::Icon;
use crate::ui::text::{t, text};
use nonet_engine::{labels, messages};

labels! {
    fn path_copy();
    fn path_steps();
}

messages! {
    fn path_place(number: usize, count: usize);
}

/// "Step 3 of 40" for the step on the board; empty if there is none.
pub(super) fn place(walk: &Walk) -> String {
    if walk.is_empty() { String::new() } else { t(path_place(walk.at() + 1, walk.len())) }
}

pub(super) fn tools(props: &Props, walk: &Walk) -> Html {
    let before = walk.at().saturating_sub(1);
    let after = walk.at() + 1;
    html! {
        <>
            { tool(props, Icon::Back, word_back(), Act::Go(before), walk.at() == 0) }
            { tool(props, Icon::Next, word_next(), Act::Go(after), after >= walk.len()) }
            { tool(props, Icon::Copy, path_copy(), Act::Copy, walk.is_empty()) }
        </>
    }
}

/// All steps. Consecutive steps of one technique form a group.
pub(super) fn list(props: &Props, walk: &Walk) -> Html {
    let group = |group: &Group| {
        let is_here = (group.first..group.first + group.lines.len()).contains(&walk.at());
        html! {
            <li key={group.first} class={is_here.then_some("here")}>
                <h3>{ text(&group.title) }</h3>
                <ol start={(group.first + 1).to_string()}>
                    { for group.lines.iter().enumerate().map(|(at, line)| step(props, walk, group.first + at, line)) }
                </ol>
            </li>
        }
    };
    html! {
        <section class="learn-path" aria-label={t(path_steps())} tabindex="0">
            <p>{ t(walk.summary()) }</p>
            <ol class="learn-groups">{ for walk.groups().iter().map(group) }</ol>
        </section>
    }
}

fn step(props: &Props, walk: &Walk, at: usize, line: &str) -> Html {
    let go = props.on.reform(move |_: MouseEvent| RoomAction::Learn(Act::Go(at)));
    let is_here = at == walk.at();
    html! {
        <li key={at}>
            <button type="button" class="sentence learn-line" aria-current={is_here.then_some("step")} onclick={go}>
                <span class="learn-number">{ at + 1 }</span>
                { line }
            </button>
        </li>
    }
}
