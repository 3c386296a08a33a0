//! The page of the replay: the board as it was, the score as a slider, the current move in
//! words, buttons that lead to what mattered, and controls as on a player. Its keys work
//! wherever focus is (`session::replay`).

use web_sys::Element;
use yew::prelude::*;

use super::board::{Board, shape};
use super::learn::TITLE;
use super::menu::menu_replay;
use super::room::{arrow, exit};
use super::{keep_focus, proof, score, tools, word_back, word_next, word_tools};
use crate::session::action::{Action, Screen};
use crate::session::replay::{Act, Replay, SPEEDS, StopKind};
use crate::session::words::board;
use crate::ui::icons::Icon;
use crate::ui::text::{t, text};
use nonet_engine::message::Message;
use nonet_engine::{labels, messages};

labels! {
    fn replay_start();
    fn replay_play();
    fn replay_pause();
    fn replay_branch();
    fn replay_score();
    fn replay_jumps();
    fn replay_speeds();
    fn replay_ladder();
    fn replay_panel();
    fn replay_board_help();
}

messages! {
    fn replay_board(board: Message);
    fn replay_speed(factor: u32);
}

/// The id of the slider.
const SLIDER: &str = "replay-score";

/// The properties of the page.
pub struct Props<'a> {
    /// Its state.
    pub replay: &'a Replay,
    /// Callback for player actions.
    pub on: Callback<Act>,
}

/// The page.
pub fn replay(props: &Props) -> Html {
    let Props { replay, on, .. } = props;
    let Some((variant, cells)) = replay.board() else {
        return html! {
            <main key="replay-none" class="learn learn-empty">
                { bar(replay) }
                <section class="learn-wait">
                    <p>{ text(&replay.fault()) }</p>
                    { exit(Screen::Replay, "main") }
                </section>
            </main>
        };
    };
    let label = t(replay_board(board(variant)));
    html! {
        <main key="replay" class={classes!("app", "learn", "replay", shape(variant))}>
            { bar(replay) }
            // Nothing on it can be changed.
            <Board {variant} {label} {cells} is_solved={false} on={Callback::<Action>::noop()} />
            { panel(props) }
            { controls(replay, on) }
            { speeds(replay, on) }
            <p id="board-help" hidden=true>{ t(replay_board_help()) }</p>
        </main>
    }
}

fn bar(replay: &Replay) -> Html {
    html! {
        <header class="bar">
            { arrow(Screen::Replay) }
            <h1 id={TITLE} tabindex="-1" class="bar-level">
                <span class="bar-title">{ t(menu_replay()) }</span>
                <span class="bar-givens">{ replay.detail().map(t) }</span>
            </h1>
        </header>
    }
}

/// The current move, the score and the buttons below it.
fn panel(props: &Props) -> Html {
    let Props { replay, on, .. } = props;
    let slow = replay.slow().map(|slow| {
        let technique = slow.technique.map(|code| {
            html! { <>{ t(replay_ladder()) }{ " " }{ proof::to_lesson(&t(code.name()), Some(Screen::Lesson(code))) }</> }
        });
        html! { <>{ text(&slow.text) }{ " " }{ for technique }</> }
    });
    html! {
        <section class="panel replay-panel" aria-label={t(replay_panel())}>
            <p class="replay-move">
                <strong>{ replay.text().map(t) }</strong>
                <span class="replay-time">{ replay.time() }</span>
                <span class="replay-count">{ t(replay.position()) }</span>
            </p>
            { slider(replay, on) }
            { jumps(replay, on) }
            <p class="replay-slow">{ for slow }</p>
        </section>
    }
}

/// The score as a slider.
fn slider(replay: &Replay, on: &Callback<Act>) -> Html {
    let Some((view, cursor)) = replay.score() else { return Html::default() };
    let seek = |event: &PointerEvent| {
        let area = area()?.get_bounding_client_rect();
        Some(Act::Seek((f64::from(event.client_x()) - area.left()) / area.width()))
    };
    let down = {
        let on = on.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(act) = seek(&event).filter(|_| event.button() == 0) {
                if let Some(area) = area() {
                    // Fails only if the pointer is gone.
                    let _ = area.set_pointer_capture(event.pointer_id());
                }
                on.emit(act);
            }
        })
    };
    let moved = {
        let on = on.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(act) = seek(&event).filter(|_| event.buttons() != 0) {
                on.emit(act);
            }
        })
    };
    html! {
        <div
            id={SLIDER}
            class="replay-slider"
            role="slider"
            tabindex="0"
            aria-label={t(replay_score())}
            aria-description={text(&view.name)}
            aria-valuemin="0"
            aria-valuemax={replay.count().to_string()}
            aria-valuenow={replay.at().to_string()}
            aria-valuetext={t(replay.value())}
            onpointerdown={down}
            onpointermove={moved}
        >
            { score::score(view, Some(cursor), false) }
        </div>
    }
}

fn area() -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(SLIDER)
}

/// The buttons that lead to slow spots, slips, hints and checkpoints.
fn jumps(replay: &Replay, on: &Callback<Act>) -> Html {
    let icon = |kind: StopKind| match kind {
        StopKind::Slow => Icon::Clock,
        StopKind::Slip => Icon::Close,
        StopKind::Hint => Icon::Hint,
        StopKind::Checkpoint => Icon::Flag,
    };
    html! {
        <div class="replay-jumps" role="group" aria-label={t(replay_jumps())}>
            { for replay.stops().iter().map(|stop| {
                let place = stop.place;
                html! {
                    <button type="button" class="chip" onclick={on.reform(move |_: MouseEvent| Act::To(place))}>
                        { icon(stop.kind).html() }{ text(&stop.name) }
                    </button>
                }
            }) }
        </div>
    }
}

fn controls(replay: &Replay, on: &Callback<Act>) -> Html {
    let (at, count) = (replay.at(), replay.count());
    let (icon, word) =
        if replay.is_playing() { (Icon::Pause, replay_pause()) } else { (Icon::Run, replay_play()) };
    let tool = |icon, word, act, is_off| tools::button(tools::tool(icon, t(word), act, is_off), on);
    html! {
        <div class="tools learn-tools" role="group" aria-label={t(word_tools())} onmousedown={keep_focus()}>
            { tool(Icon::Start, replay_start(), Act::To(0), at == 0) }
            { tool(Icon::Back, word_back(), Act::Back, at == 0) }
            { tool(icon, word, Act::Toggle, false) }
            { tool(Icon::Next, word_next(), Act::On, at == count) }
            { tool(Icon::Branch, replay_branch(), Act::Branch, false) }
        </div>
    }
}

fn speeds(replay: &Replay, on: &Callback<Act>) -> Html {
    html! {
        <div class="learn-foot replay-speeds" role="group" aria-label={t(replay_speeds())} onmousedown={keep_focus()}>
            <span aria-hidden="true">{ t(replay_speeds()) }</span>
            { for SPEEDS.into_iter().map(|speed| html! {
                <button
                    type="button"
                    class="button"
                    aria-pressed={(replay.speed() == speed).to_string()}
                    onclick={on.reform(move |_: MouseEvent| Act::Speed(speed))}
                >
                    { t(replay_speed(speed as u32)) }
                </button>
            }) }
        </div>
    }
}
