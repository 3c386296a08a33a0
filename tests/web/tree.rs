//! A whole game through the accessibility tree alone: roles and names, pressed as assistive
//! technology does. The hints solve it, one of them leads to its lesson, and the replay is
//! played at the end.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, css, heard, messages, named, part, re, role, until};
use crate::page::{open, open_at};

fn empty() -> Found {
    named("gridcell", re("^empty"))
}

/// The last announcement.
fn last() -> Found {
    heard().css(":scope > *").last()
}

/// Waits until something else is the last announcement.
async fn is_said_after(before: Vec<String>) {
    until(
        "another announcement",
        || if last().texts() == before { Err(format!("{before:?}")) } else { Ok(()) },
    )
    .await;
}

#[wasm_bindgen_test]
async fn a_game_is_solved_by_hints_with_a_lesson_on_the_way_and_the_replay_after_it() {
    let page = open().await;
    // The first hint is read to its name, and leads to the lesson and back.
    let title = messages().role("heading");
    button("Hint").activate().await;
    title.has_text("Where to look").await;
    button("Next").activate().await;
    title.has_text(re("^(?!Where to look)")).await;
    let lesson = title.role("link");
    let technique = lesson.texts().concat();
    lesson.activate().await;
    page.pass(1).await;
    css("h1").with_text(part(&technique)).is_shown().await;
    button("Next").activate().await;
    page.back().await;
    role("gridcell").has_count(81).await;
    // Then every step is applied.
    while empty().len() > 0 {
        if title.len() == 0 {
            button("Hint").activate().await;
        }
        title.has_text(re("^(?!Hint$)")).await;
        let before = heard().texts();
        page.press("j").await;
        until("another announcement", || {
            if heard().texts() == before { Err(format!("{before:?}")) } else { Ok(()) }
        })
        .await;
    }
    heard().has_text(re(r"Solved in \d+:\d\d")).await;
    named("link", "Replay").nth(0).activate().await;
    page.pass(1).await;
    let slider = role("slider");
    slider.is_shown().await;
    let count = slider.one().await.get_attribute("aria-valuemax").unwrap();
    assert!(count.parse::<usize>().unwrap() > 30, "{count} moves");
    slider.press("Home").await;
    slider.has_attribute("aria-valuenow", "0").await;
    page.press("ArrowRight").await;
    slider.has_attribute("aria-valuenow", "1").await;
    heard().has_text(re(r"in r\dc\d|Ruled out")).await;
    button("Next").activate().await;
    slider.has_attribute("aria-valuenow", "2").await;
    slider.press("End").await;
    slider.has_attribute("aria-valuenow", count).await;
}

#[wasm_bindgen_test]
async fn an_exercise_is_solved_and_its_step_followed_by_ear() {
    let page = open_at("#/practice/0003").await;
    role("gridcell").has_count(81).await;
    // What to do is announced; a cell's name has its candidates.
    last().has_text(part("Naked Single")).await;
    let only = named("gridcell", re(r"^empty, notes \d, ")).nth(0);
    let name = only.names().concat();
    only.focus().await;
    page.press(&name["empty, notes ".len()..][..1]).await;
    last().has_text(re(r"^Right\. 1 solved so far")).await;
    button("Another").activate().await;
    // The next one is explained: first where, then why, sentence by sentence.
    last().has_text(part("Naked Single")).await;
    button("Where?").activate().await;
    last().has_text(part("Look at")).await;
    button("Show me").activate().await;
    let sentences = named("region", "Explanation").role("listitem");
    sentences.nth(0).is_shown().await;
    for at in 1..sentences.len() {
        let before = last().texts();
        button("Next").activate().await;
        is_said_after(before).await;
        // Before the sentence there may be a mark with a digit.
        let button = sentences.nth(at).role("button").one().await;
        let text = button.last_child().and_then(|node| node.text_content()).unwrap();
        last().has_text(text.trim()).await;
    }
}

#[wasm_bindgen_test]
async fn the_solve_path_is_followed_by_ear_from_the_first_step_to_the_last() {
    let page = open().await;
    page.go("#/path").await;
    last().has_text(re(r"^\d+ steps: ")).await;
    let count: usize = last().texts().concat().split(' ').next().unwrap().parse().unwrap();
    let mut left = empty().len();
    for at in 2..=count {
        page.press("ArrowRight").await;
        // Each step says its technique and what follows.
        last().has_text(re(&format!(r"^Step {at} of {count}: [A-Z].*\. .*r\dc\d"))).await;
        let now = empty().len();
        assert!(now <= left, "step {at} leaves {now} of {left} empty cells");
        left = now;
    }
    assert_eq!(left, 1);
}
