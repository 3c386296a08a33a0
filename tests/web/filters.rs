//! The filters of the workbench's table: menus, the brush of the ratings, and typed text. The
//! brush is dragged in `tests/e2e/workbench.spec.js`.

use std::collections::BTreeSet;

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, heard, named, part, re, until};
use crate::page::Page;
use crate::workbench::{cells, column, make, open_bench, rows, run, words};

/// Opens the workbench with 60 rated puzzles.
async fn open_rated() -> Page {
    let page = open_bench().await;
    make("Hard", 60, "1").await;
    words().has_text(part("Generated 60 puzzles in ")).await;
    run("Rate", part("Rated 60 puzzles in ")).await;
    page
}

fn filters() -> Found {
    named("group", "Active filters")
}

fn menu(name: &str) -> Found {
    filters().role("combobox").with_name(name)
}

fn least() -> Found {
    named("slider", "Lowest rating shown")
}

async fn shows(count: usize) {
    words().has_text(part(&format!(" {count} of 60 puzzles shown."))).await;
}

/// Waits until the ratings of all rows fit.
async fn ratings_fit(what: &str, fits: impl Fn(&[f64]) -> bool) {
    until(what, || {
        let ratings: Vec<f64> = column(2).iter().map(|text| text.parse().expect("a rating")).collect();
        if fits(&ratings) { Ok(()) } else { Err(format!("{ratings:?}")) }
    })
    .await;
}

/// The value and the count of an option such as "25 givens (7)".
fn counted(option: &str) -> (&str, usize) {
    let (value, count) = option.split_once(" (").expect("a count");
    (value, count.trim_end_matches(')').parse().expect("a number"))
}

#[wasm_bindgen_test]
async fn menus_filter_by_givens_and_technique_together_with_the_brush_and_each_is_removed_alone() {
    let _page = open_rated().await;
    filters().role("combobox").has_count(2).await;
    // Each value is counted, and the counts are those of the table.
    let option = menu("Givens").css("option").texts().remove(2);
    let (givens, count) = counted(&option);
    menu("Givens").choose(&option).await;
    shows(count).await;
    heard().has_text(part(&format!("{count} of 60 puzzles shown."))).await;
    let digits = |row: &Vec<String>| row[1].bytes().filter(u8::is_ascii_digit).count();
    assert_eq!(
        cells().iter().map(digits).map(|count| format!("{count} givens")).collect::<BTreeSet<_>>(),
        BTreeSet::from([givens.to_owned()])
    );
    let option = menu("Hardest step").css("option").texts().remove(1);
    let (technique, _) = counted(&option);
    menu("Hardest step").choose(&option).await;
    until("one technique", || match column(5) {
        now if now.iter().all(|name| name == technique) => Ok(()),
        now => Err(format!("{now:?}")),
    })
    .await;
    shows(rows().len()).await;
    let most = least().one().await.get_attribute("max").expect("a limit");
    least().fill(&most).await;
    filters().role("button").has_count(3).await;
    let remove = |name: &str| filters().button(format!("{name}: remove this filter"));
    remove(technique).click().await;
    menu("Hardest step").has_value("Any technique").await;
    filters().role("button").has_count(2).await;
    filters().button(re("^Rating ")).click().await;
    shows(count).await;
    remove(givens).click().await;
    filters().role("button").has_count(0).await;
    words().has_text(re("^(?!.*shown)")).await;
}

#[wasm_bindgen_test]
async fn the_brush_filters_by_keyboard_together_with_a_text_and_each_is_removed_alone() {
    let page = open_rated().await;
    let chips = filters().role("button");
    chips.has_count(0).await;
    least().focus().await;
    least().has_attribute("aria-valuetext", "3.0").await;
    for _ in 0..10 {
        page.press("ArrowRight").await;
    }
    least().has_attribute("aria-valuetext", "4.0").await;
    chips.has_text(re("^Rating 4\\.0–")).await;
    ratings_fit("ratings from 4.0", |all| all.iter().all(|rating| *rating >= 4.0)).await;
    named("textbox", "Show only").fill("zzz").await;
    chips.has_count(2).await;
    rows().has_count(0).await;
    filters().button(re("^“zzz”")).click().await;
    chips.click().await;
    chips.has_count(0).await;
    ratings_fit("ratings below 4.0", |all| all.iter().any(|rating| *rating < 4.0)).await;
}
