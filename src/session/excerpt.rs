//! The part of the game that the settings page shows, drawn as the settings say. Used by
//! `rooms`.

use super::first_puzzle;
use super::settings::{Mistakes, Settings};
use super::view::CellView;
use crate::game::Game;
use nonet_engine::{Cell, DigitSet, Variant};

/// Number of rows and columns of the part, if the board has as many.
const LENGTH: usize = 6;

/// A part of a board around the cell that is shown as selected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// The board.
    pub variant: Variant,
    /// The rows of the part.
    pub rows: Vec<Vec<CellView>>,
}

impl Excerpt {
    /// A part of the game; of the built-in puzzle if there is none.
    pub(super) fn of(game: Option<&Game>, settings: &Settings) -> Self {
        let built_in;
        let game = if let Some(game) = game {
            game
        } else {
            built_in = Game::new(first_puzzle(0));
            &built_in
        };
        let board = game.board();
        let geometry = board.geometry();
        let (variant, side) = (geometry.variant(), geometry.side());
        let length = side.min(LENGTH);
        let inside = |cell: &Cell| geometry.row(*cell) < length && geometry.column(*cell) < length;
        // A digit has more to show than an empty cell.
        let selected = geometry.cells().filter(inside).find(|&cell| board.digits().get(cell).is_some());
        let selected = selected.unwrap_or(geometry.cell(0, 0));
        let row = |row| {
            let cells = (0..length).map(|column| geometry.cell(row, column));
            cells.map(|cell| view(game, settings, Some(selected), cell)).collect()
        };
        Self { variant, rows: (0..length).map(row).collect() }
    }
}

/// A cell, drawn as the settings say.
pub(super) fn view(game: &Game, settings: &Settings, selected: Option<Cell>, cell: Cell) -> CellView {
    let board = game.board();
    let geometry = board.geometry();
    let content = board.content(cell);
    let same = selected.and_then(|selected| board.digits().get(selected)).filter(|_| settings.same);
    let is_selected = Some(cell) == selected;
    CellView {
        candidates: if content.digit.is_none() && settings.candidates {
            board.digits().candidates(cell)
        } else {
            DigitSet::EMPTY
        },
        is_given: board.is_given(cell),
        is_conflict: settings.conflicts && board.is_conflict(cell),
        is_mistake: settings.mistakes == Mistakes::Always && game.is_mistake(cell),
        is_selected,
        is_cursor: is_selected,
        is_peer: settings.peers
            && selected.is_some_and(|selected| geometry.peers(selected).binary_search(&cell).is_ok()),
        is_same: !is_selected && content.digit.is_some() && content.digit == same,
        marked_note: same
            .filter(|&digit| content.digit.is_none() && (content.notes | content.centre).contains(digit)),
        ..CellView::written(geometry, cell, content, settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(excerpt: &Excerpt, is: fn(&CellView) -> bool) -> usize {
        excerpt.rows.iter().flatten().filter(|view| is(view)).count()
    }

    #[test]
    fn a_part_of_the_game_shows_the_settings() {
        let mut settings = Settings::default();
        let excerpt = Excerpt::of(None, &settings);
        assert_eq!(excerpt.rows.iter().map(Vec::len).collect::<Vec<_>>(), [6; 6]);
        assert_eq!(count(&excerpt, |view| view.is_selected), 1);
        assert!(count(&excerpt, |view| view.is_peer) > 0);
        assert!(count(&excerpt, |view| view.is_same) > 0);
        (settings.peers, settings.same) = (false, false);
        let plain = Excerpt::of(None, &settings);
        assert_eq!(count(&plain, |view| view.is_peer || view.is_same), 0);
    }
}
