//! The pictures of the help page: boards drawn from the built-in puzzle.

use crate::session::first_puzzle;
use crate::session::view::CellView;
use nonet_engine::{Cell, Digit, Grid, House, HouseKind, Puzzle};

/// What a picture on the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A full board: the row, column and box of a cell are tinted.
    Goal,
    /// The only place for a digit in a box.
    Place,
    /// Notes in the cells of a box.
    Notes,
    /// Two equal digits in a house.
    Conflict,
}

/// The rows of a picture, of the built-in puzzle.
pub fn picture(picture: Picture) -> Vec<Vec<CellView>> {
    let Puzzle { givens, solution, .. } = first_puzzle(0);
    let geometry = givens.geometry();
    let mut cells: Vec<CellView> = geometry.cells().map(|cell| given(&givens, cell)).collect();
    match picture {
        Picture::Goal => {
            let middle = geometry.cell(4, 4);
            for cell in geometry.cells() {
                let view = &mut cells[cell.index()];
                view.digit = solution.get(cell);
                view.is_selected = cell == middle;
                view.is_peer = geometry.peers(middle).contains(&cell);
            }
        }
        Picture::Place => {
            if let Some((house, place, digit)) = only_place(&givens) {
                for cell in &house.cells {
                    cells[cell.index()].is_peer = true;
                }
                for (cell, _) in givens.filled().filter(|(_, other)| *other == digit) {
                    cells[cell.index()].is_same = true;
                }
                let view = &mut cells[place.index()];
                (view.digit, view.is_selected) = (Some(digit), true);
            }
        }
        Picture::Notes => {
            // One box, so that they are large enough to read.
            let boxes = geometry.houses().iter().filter(|house| house.kind == HouseKind::Box);
            let empty =
                |house: &&House| house.cells.iter().filter(|&&cell| givens.get(cell).is_none()).count();
            let chosen = boxes.max_by_key(empty).map_or(&[][..], |house| &house.cells);
            let view = |&cell: &Cell| {
                let notes = givens.candidates(cell);
                let view = cells[cell.index()];
                if view.digit.is_some() { view } else { CellView { notes, ..view } }
            };
            let views: Vec<CellView> = chosen.iter().map(view).collect();
            return views.chunks(views.len().isqrt().max(1)).map(<[CellView]>::to_vec).collect();
        }
        Picture::Conflict => {
            let clash = |cell| geometry.peers(cell).iter().find(|&&peer| givens.get(peer).is_some());
            if let Some((cell, &peer)) = givens.empty_cells().find_map(|cell| Some((cell, clash(cell)?))) {
                cells[cell.index()].digit = givens.get(peer);
                for one in [cell, peer] {
                    cells[one.index()].is_conflict = true;
                }
            }
        }
    }
    cells.chunks(geometry.side()).map(<[CellView]>::to_vec).collect()
}

fn given(givens: &Grid, cell: Cell) -> CellView {
    let geometry = givens.geometry();
    let digit = givens.get(cell);
    CellView { digit, is_given: digit.is_some(), ..CellView::blank(geometry, cell) }
}

/// The first digit that has only one place in a box, with the box and the place.
fn only_place(grid: &Grid) -> Option<(&'static House, Cell, Digit)> {
    let geometry = grid.geometry();
    let boxes = geometry.houses().iter().filter(|house| house.kind == HouseKind::Box);
    boxes.flat_map(|house| Digit::all(geometry.side()).map(move |digit| (house, digit))).find_map(
        |(house, digit)| {
            let fits = |cell: &&Cell| grid.get(**cell).is_none() && grid.candidates(**cell).contains(digit);
            let mut places = house.cells.iter().filter(fits);
            let place = *places.next()?;
            let is_there = house.cells.iter().any(|&cell| grid.get(cell) == Some(digit));
            (places.next().is_none() && !is_there).then_some((house, place, digit))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_what_they_are_about() {
        let count =
            |kind, is: fn(&CellView) -> bool| picture(kind).iter().flatten().filter(|view| is(view)).count();
        assert_eq!(count(Picture::Goal, |view| view.is_peer), 20);
        assert_eq!(count(Picture::Goal, |view| view.digit.is_some()), 81);
        assert_eq!(count(Picture::Place, |view| view.is_peer), 9);
        assert_eq!(count(Picture::Place, |view| view.is_selected && view.is_peer && !view.is_given), 1);
        assert_eq!(count(Picture::Conflict, |view| view.is_conflict), 2);
        assert_eq!(picture(Picture::Notes).iter().map(Vec::len).collect::<Vec<_>>(), [3; 3]);
        assert!(count(Picture::Notes, |view| !view.notes.is_empty()) > 3);
        let place = only_place(&first_puzzle(0).givens).unwrap();
        assert_eq!(first_puzzle(0).solution.get(place.1), Some(place.2));
    }
}
