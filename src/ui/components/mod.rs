//! The components of the pages, one file each. A component draws the small value that
//! it is given, and reports player actions through a `Callback`. None of them has any
//! state of the game. Most are plain functions: a Yew component adds about 8 KB of
//! wasm. It is worth that only if it has state (`Board`, `Dialog`) or avoids
//! many redraws (`CellBox`, `FacetMenu`).

pub mod about;
pub mod bar;
pub mod bench_row;
pub mod board;
pub mod board_rules;
mod catalogue;
pub mod cell;
pub mod checkpoints;
pub mod choice;
pub mod contour;
pub mod custom;
pub mod daily;
mod diagram;
pub mod dialog;
pub mod elsewhere;
mod ending;
mod facets;
pub mod games;
pub mod help;
pub mod hint;
pub mod keypad;
pub mod learn;
pub mod live;
pub mod marks;
pub mod menu;
pub mod modes;
pub mod nav;
pub mod new_game;
pub mod notice;
pub mod order;
mod own_about;
mod own_change;
mod own_drawing;
mod own_found;
pub mod own_puzzle;
mod paint;
pub mod panel;
mod path;
mod pictures;
mod plan;
pub mod print;
mod proof;
pub mod rating;
pub mod replay;
pub mod room;
mod rules;
mod score;
mod set_keys;
mod setting;
pub mod settings;
pub mod share;
mod spread;
pub mod stats;
mod stats_table;
mod strip;
pub mod table;
mod terms;
mod thumbnail;
pub mod tools;
pub mod workbench;

use yew::Callback;
use yew::MouseEvent;

use nonet_engine::labels;

labels! {
    // Messages that several components share.
    fn word_back();
    fn word_back_to_game();
    fn word_board();
    fn word_cancel();
    fn word_close();
    pub(super) fn word_help();
    fn word_how_far();
    fn word_menu();
    fn word_messages();
    pub(super) fn menu_share();
    pub(super) fn word_new_game();
    fn word_next();
    fn word_notes();
    fn word_rating();
    pub(super) fn word_settings();
    fn word_tools();
    fn word_try_again();
}

/// A handler for buttons that are used during play: a press by mouse or finger leaves
/// focus on the board. (A key press moves no focus anyway.)
fn keep_focus() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}
