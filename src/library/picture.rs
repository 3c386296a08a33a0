//! A picture of a board as SVG: black on white, with the player's notes and colours, for
//! print, chat programs and documents. It needs nothing else: no typeface, no stylesheet.

use std::fmt::Write;

use crate::game::Game;
use crate::game::colour::Colour;
use crate::plan::Plan;
use nonet_engine::{Cell, Digit};

/// The side of a cell.
const CELL: usize = 60;
/// The margin around the board.
const MARGIN: i32 = 20;

/// Draws a game. Without progress only the givens are drawn.
pub fn svg(game: &Game, has_progress: bool) -> String {
    let board = game.board();
    let geometry = board.geometry();
    let side = geometry.side();
    let plan = Plan::of(geometry.variant(), CELL);
    let [left, top, width, height] = plan.view(MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n\
         <rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    let corner = |cell: Cell| (geometry.column(cell) * CELL, geometry.row(cell) * CELL);
    if has_progress {
        for cell in geometry.cells() {
            let colours: Vec<Colour> = board.content(cell).colours.iter().collect();
            let (x, y) = corner(cell);
            // Several colours share the cell in stripes.
            let width = CELL / colours.len().max(1);
            for (at, colour) in colours.iter().enumerate() {
                let (left, fill) = (x + at * width, colour.tint());
                let _ = writeln!(
                    svg,
                    "<rect x=\"{left}\" y=\"{y}\" width=\"{width}\" height=\"{CELL}\" fill=\"#{fill:06x}\"/>"
                );
            }
        }
    }
    svg += &plan.svg([
        "fill=\"#ddd\" fill-opacity=\"0.7\"",
        "fill=\"none\" stroke=\"#999\" stroke-width=\"2\"",
        "stroke=\"#999\"",
        "fill=\"none\" stroke=\"#000\" stroke-width=\"3\" stroke-linecap=\"square\"",
    ]);
    svg.push('\n');
    for cell in geometry.cells() {
        let (x, y) = corner(cell);
        let (middle, content) = (x + CELL / 2, board.content(cell));
        if let Some(digit) = game.puzzle().givens.get(cell) {
            let _ = writeln!(
                svg,
                "<text x=\"{middle}\" y=\"{}\" font-size=\"40\" font-weight=\"700\">{digit}</text>",
                y + 44
            );
        } else if has_progress && let Some(digit) = content.digit {
            let _ = writeln!(
                svg,
                "<text x=\"{middle}\" y=\"{}\" font-size=\"40\" fill=\"#27489c\">{digit}</text>",
                y + 44
            );
        } else if has_progress {
            for digit in Digit::all(side) {
                let place = place(digit, (x, y), side);
                if let Some(colour) = content.tints.of(digit) {
                    place.disc(&mut svg, colour);
                }
                if content.notes.contains(digit) {
                    place.write(&mut svg, digit, "fill=\"#27489c\"");
                } else if content.shown_strikes().contains(digit) {
                    place.write(&mut svg, digit, "fill=\"#777\" text-decoration=\"line-through\"");
                }
            }
            let centre: String = content.centre.iter().map(|digit| digit.to_string()).collect();
            if !centre.is_empty() {
                let type_size = (2 * CELL / (centre.chars().count() + 1)).min(16);
                let _ = writeln!(
                    svg,
                    "<text x=\"{middle}\" y=\"{}\" font-size=\"{type_size}\" fill=\"#27489c\">{centre}</text>",
                    y + 36
                );
            }
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// The place of a candidate in its cell: its middle and the pitch of the places.
struct Place {
    x: usize,
    y: usize,
    pitch: usize,
}

/// The place of a digit in the cell with this corner. Each digit has its own.
fn place(digit: Digit, (x, y): (usize, usize), side: usize) -> Place {
    let columns = (1..side).find(|columns| columns * columns >= side).unwrap_or(side);
    let pitch = CELL / columns;
    let (row, column) = (digit.index() / columns, digit.index() % columns);
    Place { x: x + column * pitch + pitch / 2, y: y + row * pitch + pitch / 2, pitch }
}

impl Place {
    fn write(&self, svg: &mut String, digit: Digit, style: &str) {
        let (x, y, type_size) = (self.x, self.y + self.pitch * 3 / 10, self.pitch * 4 / 5);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{type_size}\" {style}>{digit}</text>");
    }

    fn disc(&self, svg: &mut String, colour: Colour) {
        let (x, y, radius, fill) = (self.x, self.y, self.pitch / 2, colour.tint());
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#{fill:06x}\"/>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moves::{Fill, Move};
    use nonet_engine::{Level, Recipe, Variant, generate};

    #[test]
    fn the_picture_has_every_digit_and_note_of_every_board() {
        for variant in Variant::all().filter(|variant| variant.geometry().side() <= 9) {
            let recipe = Recipe { variant, ..Recipe::classic(Level::Easy, 3) };
            let mut game = Game::new(generate::generate(&recipe).unwrap());
            let givens = game.puzzle().givens.filled_count();
            game.play(Move::Fill(Fill::Everything)).unwrap();
            let cell = game.puzzle().givens.empty_cells().next().unwrap();
            game.play(Move::Paint { cell, colour: Colour::Teal }).unwrap();
            let other = game.puzzle().givens.empty_cells().nth(1).unwrap();
            let digit = game.board().content(other).notes.iter().next().unwrap();
            game.play(Move::Remove { cell: other, digit }).unwrap();
            game.play(Move::Tint { cell: other, digit, colour: Some(Colour::Rose) }).unwrap();
            let notes: usize =
                game.puzzle().givens.empty_cells().map(|cell| game.board().content(cell).notes.len()).sum();
            let (plain, whole) = (svg(&game, false), svg(&game, true));
            assert_eq!(plain.matches("<text").count(), givens, "{variant:?}");
            assert_eq!(whole.matches("<text").count(), givens + notes + 1, "{variant:?}");
            assert_eq!(
                (plain.matches("line-through").count(), whole.matches("line-through").count()),
                (0, 1)
            );
            assert_eq!((plain.matches("<circle").count(), whole.matches("<circle").count()), (0, 1));
            assert_eq!((plain.matches("#c4e6e0").count(), whole.matches("#c4e6e0").count()), (0, 1));
            assert_eq!(whole.matches("</text>").count(), whole.matches("<text").count());
            assert!(whole.starts_with("<svg xmlns") && whole.ends_with("</svg>\n"));
        }
    }
}
