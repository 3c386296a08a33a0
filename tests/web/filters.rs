//! The filters of the workbench's table: menus, the brush of the ratings, and typed text; its order,
//! and its files. The brush is dragged in `tests/e2e/workbench.spec.js`.

use std::collections::BTreeSet;

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, heard, named, part, re, until};
use crate::page::{Page, saved, turn};
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

/// Saves the lines that are shown in a file of a kind, and reads it.
async fn save(kind: &str) -> String {
    let before = saved().await;
    button(format!("Save as {kind}")).click().await;
    for _ in 0..1_000 {
        let text = saved().await;
        if text != before {
            return text;
        }
        turn().await;
    }
    panic!("no file is saved as {kind}");
}

#[wasm_bindgen_test]
async fn ratings_are_sorted_both_ways_and_a_file_has_the_lines_that_are_shown() {
    let _page = open_rated().await;
    let head = named("columnheader", "ER");
    button("ER").click().await;
    head.has_attribute("aria-sort", "ascending").await;
    let rises = |all: &[f64]| all.is_sorted() && all.first().is_some_and(|least| *least >= 3.0);
    ratings_fit("rising ratings from 3.0", rises).await;
    button("ER").click().await;
    head.has_attribute("aria-sort", "descending").await;
    let falls = |all: &[f64]| {
        all.is_sorted_by(|one, other| one >= other) && all.first().is_some_and(|most| *most <= 5.6)
    };
    ratings_fit("falling ratings up to 5.6", falls).await;

    let rating = |line: &&str| line.split(',').nth(2).is_some_and(|er| ("4.0"..="4.4").contains(&er));
    let all = save("CSV").await;
    assert_eq!(all.lines().count(), 61);
    let count = all.lines().skip(1).filter(rating).count();
    assert!(count > 0, "{all}");
    let filter = named("textbox", "Show only");
    filter.fill("4.0-4.4").await;
    shows(count).await;
    ratings_fit("ratings of 4.0 to 4.4", |all| all.iter().all(|er| (4.0..=4.4).contains(er))).await;
    let shown = save("CSV").await;
    let mut lines = shown.lines();
    let head = "Line,Puzzle,ER,EP,ED,Hardest step,Minutes,Milliseconds,Fault";
    assert_eq!(lines.next(), Some(head));
    assert!(lines.clone().all(|line| rating(&line)), "{shown}");
    assert_eq!(lines.count(), count);

    filter.fill("xy-wing").await;
    until("XY-Wings alone", || match column(5) {
        now if !now.is_empty() && now.iter().all(|name| name == "XY-Wing") => Ok(()),
        now => Err(format!("{now:?}")),
    })
    .await;
    let shown = save("TSV").await;
    let mut lines = shown.lines();
    assert_eq!(lines.next().map(|head| head.split('\t').count()), Some(9));
    assert!(lines.clone().count() > 0 && lines.all(|line| line.contains("XY-Wing")), "{shown}");
}
