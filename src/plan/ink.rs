//! What a plan draws besides lines and areas, with the names of its colours. On the screen,
//! `styles/clues.css` has the colours. On paper and in pictures they are here.

use super::push;

/// One thing that a plan draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A path, and the width of its stroke.
    Path {
        /// Its colours.
        style: Style,
        /// The width of the stroke. Empty if it has none.
        width: String,
        /// The path.
        path: String,
    },
    /// A number or a letter. `at` is the middle of its line, or its start for the sum of a cage.
    Text {
        /// Its colour and weight.
        style: Style,
        /// Where it is.
        at: [String; 2],
        /// The size of the type.
        size: String,
        /// What it says.
        text: String,
    },
}

/// The colours of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// The edge of a band.
    Edge(Hue),
    /// A band inside its edges.
    Band(Hue),
    /// A mark on a band.
    Mark(Hue),
    /// A thin line.
    Thin,
    /// A hollow line, up to its outer edges.
    Tube,
    /// The inside of a hollow line.
    Hollow,
    /// The patch below a letter.
    Patch,
    /// A dashed line around a cage.
    Cage,
    /// The sum of a cage.
    Sum,
    /// A white dot, or a circle with digits.
    White,
    /// A black dot.
    Black,
    /// A value in a white dot.
    OnWhite,
    /// A value in a black dot.
    OnBlack,
    /// A letter between two cells.
    Letter,
    /// A number outside of the board, or small digits in a cell.
    Number,
}

/// The hue of a band. A kind has a mark of its own beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    /// Thermometers, palindromes.
    Grey,
    /// Whispers.
    Green,
    /// Renbans.
    Violet,
    /// Region sum lines.
    Blue,
    /// Zippers.
    Pink,
    /// Entropic lines, Dutch whispers.
    Peach,
    /// Modular lines.
    Teal,
    /// Nabners, ten-lines.
    Ochre,
}

impl Style {
    /// Its class in `styles/clues.css`.
    pub fn class(self) -> &'static str {
        match self {
            Self::Edge(_) => "edge",
            Self::Band(_) => "band",
            Self::Mark(_) => "sign",
            Self::Thin => "thin",
            Self::Tube => "tube",
            Self::Hollow => "hollow",
            Self::Patch => "patch",
            Self::Cage => "cage",
            Self::Sum => "sum",
            Self::White => "white",
            Self::Black => "black",
            Self::OnWhite => "on-white",
            Self::OnBlack => "on-black",
            Self::Letter => "letter",
            Self::Number => "number",
        }
    }

    /// The class of its hue, if it has one.
    pub fn hue(self) -> Option<&'static str> {
        let (Self::Edge(hue) | Self::Band(hue) | Self::Mark(hue)) = self else { return None };
        Some(match hue {
            Hue::Grey => "grey",
            Hue::Green => "green",
            Hue::Violet => "violet",
            Hue::Blue => "blue",
            Hue::Pink => "pink",
            Hue::Peach => "peach",
            Hue::Teal => "teal",
            Hue::Ochre => "ochre",
        })
    }

    /// Its attributes in black on white: bands are paper, except for grey ones, and edges are ink.
    fn attributes(self) -> &'static str {
        match self {
            Self::Edge(_) | Self::Mark(_) | Self::Thin | Self::Cage => {
                "fill=\"none\" stroke=\"#333\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            }
            Self::Band(Hue::Grey) => {
                "fill=\"none\" stroke=\"#d9d9d9\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            }
            Self::Band(_) => {
                "fill=\"none\" stroke=\"#fff\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            }
            Self::Tube => "fill=\"none\" stroke=\"#333\" stroke-linejoin=\"round\"",
            Self::Hollow => "fill=\"none\" stroke=\"#fff\" stroke-linejoin=\"round\"",
            Self::Patch => "fill=\"#fff\"",
            Self::White => "fill=\"#fff\" stroke=\"#000\"",
            Self::Black => "fill=\"#000\" stroke=\"#000\"",
            Self::OnBlack => "fill=\"#fff\" text-anchor=\"middle\"",
            Self::Sum => "fill=\"#000\" font-weight=\"600\" text-anchor=\"start\"",
            Self::OnWhite | Self::Letter | Self::Number => "fill=\"#000\" text-anchor=\"middle\"",
        }
    }
}

impl Item {
    /// Writes the item as an SVG element in black on white.
    pub(super) fn write(&self, svg: &mut String) {
        match self {
            Self::Path { style, width, path } => {
                push(svg, format_args!("<path d=\"{path}\" {}", style.attributes()));
                if !width.is_empty() {
                    push(svg, format_args!(" stroke-width=\"{width}\""));
                }
                svg.push_str("/>");
            }
            Self::Text { style, at: [x, y], size, text } => {
                let attributes = style.attributes();
                push(
                    svg,
                    format_args!(
                        "<text x=\"{x}\" y=\"{y}\" dy=\"0.35em\" font-size=\"{size}\" {attributes}>{text}</text>"
                    ),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;
    use crate::plan::clues::{CLUES, board};

    #[test]
    fn a_line_has_no_inside() {
        let mut lines = 0;
        for clue in CLUES {
            let plan = Plan::of(board(clue), 100);
            for item in [plan.bands, plan.cages, plan.between, plan.margin].concat() {
                let Item::Path { style, path, .. } = &item else { continue };
                let is_open = !path.contains('z') && !path.contains('a');
                assert!(!is_open || style.attributes().contains("fill=\"none\""), "{clue}: {item:?}");
                lines += usize::from(is_open);
            }
        }
        assert!(lines > 20, "{lines}");
    }
}
