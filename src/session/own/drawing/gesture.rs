//! How each kind of rule is drawn, and where it stands in the palette: both follow from the table of kinds.

use nonet_engine::rules::{Clue, KINDS, Kind, Takes};

/// How a kind is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// It is about the whole board, and switched on and off.
    Whole,
    /// Cells are marked one by one, and unmarked when they are pressed again.
    Marks,
    /// Two cells side by side.
    Pair,
    /// Four cells that meet in a corner.
    Square,
    /// From the edge of the board inwards. All cells up to the other edge belong to it.
    Outside,
    /// Two groups of cells, one after the other.
    Groups,
    /// From the circle along the shaft.
    Arrow,
    /// Cells in any order.
    Area,
    /// Cells in order.
    Line,
    /// Cells that join the region of the first.
    Regions,
}

impl Gesture {
    /// The gesture of a kind.
    pub fn of(kind: &Kind) -> Self {
        match kind.takes {
            Takes::Regions => Self::Regions,
            Takes::Nothing => Self::Whole,
            Takes::Marks => Self::Marks,
            Takes::Cells => Self::Area,
            Takes::Clue(clue) => match clue {
                Clue { cells: [0, 0], .. } => Self::Whole,
                Clue { cells: [2, 2], .. } => Self::Pair,
                Clue { cells: [4, 4], .. } => Self::Square,
                Clue { is_outside: true, .. } => Self::Outside,
                Clue { has_head: true, in_order: true, cells: [1, _], .. } if kind.name == "arrow" => {
                    Self::Arrow
                }
                Clue { has_head: true, .. } => Self::Groups,
                Clue { in_order: true, .. } => Self::Line,
                Clue { cells: [1, _], values: [0, 0], .. } => Self::Marks,
                _ => Self::Area,
            },
        }
    }

    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Marks => "marks",
            Self::Pair => "pair",
            Self::Square => "square",
            Self::Outside => "outside",
            Self::Groups => "groups",
            Self::Arrow => "arrow",
            Self::Area => "area",
            Self::Line => "line",
            Self::Regions => "regions",
        }
    }

    /// Whether the order of the cells matters, so that passing one again takes back what came after it.
    pub(super) fn is_in_order(self) -> bool {
        matches!(self, Self::Pair | Self::Outside | Self::Arrow | Self::Line)
    }

    /// The fewest cells that end a drag.
    pub(super) fn fewest(self) -> usize {
        if matches!(self, Self::Pair | Self::Square | Self::Arrow | Self::Line) { 2 } else { 1 }
    }
}

/// A group of the palette.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Marks of single cells.
    Cells,
    /// Sets of cells.
    Cages,
    /// Lines.
    Lines,
    /// What lies between cells.
    Between,
    /// Numbers outside of the board.
    Outside,
    /// Rules of the whole board.
    Whole,
}

impl Group {
    /// All groups, in the order of the palette.
    pub const ALL: [Self; 6] =
        [Self::Cells, Self::Cages, Self::Lines, Self::Between, Self::Outside, Self::Whole];

    fn of(gesture: Gesture) -> Self {
        match gesture {
            Gesture::Marks => Self::Cells,
            Gesture::Area | Gesture::Groups | Gesture::Regions => Self::Cages,
            Gesture::Line | Gesture::Arrow => Self::Lines,
            Gesture::Pair | Gesture::Square => Self::Between,
            Gesture::Outside => Self::Outside,
            Gesture::Whole => Self::Whole,
        }
    }

    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cells => "cells",
            Self::Cages => "cages",
            Self::Lines => "lines",
            Self::Between => "between",
            Self::Outside => "outside",
            Self::Whole => "whole",
        }
    }
}

/// The kinds of a group, in the order of the rules.
pub fn kinds(group: Group) -> impl Iterator<Item = &'static Kind> {
    KINDS.iter().filter(move |kind| Group::of(Gesture::of(kind)) == group)
}

/// The values that a kind takes: the least and the most.
pub fn values_of(kind: &Kind) -> [u8; 2] {
    if let Takes::Clue(clue) = kind.takes { clue.values } else { [0, 0] }
}
