//! URL fragments: any fragment gives a screen, and that screen's own fragment gives it
//! again.

use nonet::session::action::Screen;
use rand::RngExt;

use crate::case::{Case, Kind};
use crate::mutate::{self, noise_text, pick};

pub(crate) static KIND: Kind = Kind { name: "links", limit: 10, run };

const VALID: [&str; 8] =
    ["#/", "", "#/workbench", "#/practice", "#/practice/0302", "#/lesson/0302", "#/path", "#/lesson/9999"];

fn run(case: &mut Case) {
    let valid = pick(&mut case.rng, &VALID);
    let hash = match case.rng.random_range(0..8_u32) {
        0 => valid.to_owned(),
        1 => noise_text(&mut case.rng, 100),
        2 => format!("#/lesson/{:04}", case.rng.random_range(0..20_000_u32)),
        _ => mutate::text(&mut case.rng, valid),
    };
    case.input(format!("{hash:?}"));
    let screen = Screen::of_hash(&hash);
    assert_eq!(Screen::of_hash(&screen.hash()), screen);
}
