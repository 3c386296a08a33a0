//! Symmetries of the pattern of givens. Cells that map onto each other form a group. The generator
//! adds and removes whole groups.

use std::fmt;
use std::str::FromStr;

use crate::{Cell, Geometry, UnknownName};

/// A symmetry of the pattern of givens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// Half a turn.
    Rotate180,
    /// A quarter turn.
    Rotate90,
    /// Mirrored left to right.
    MirrorH,
    /// Mirrored top to bottom.
    MirrorV,
    /// Mirrored in the diagonal that starts at the top left.
    Diagonal,
    /// Mirrored in the diagonal that starts at the top right.
    Antidiagonal,
}

impl Symmetry {
    /// All symmetries with their names in text.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::None, "none"),
        (Self::Rotate180, "rotate180"),
        (Self::Rotate90, "rotate90"),
        (Self::MirrorH, "mirror-h"),
        (Self::MirrorV, "mirror-v"),
        (Self::Diagonal, "diagonal"),
        (Self::Antidiagonal, "antidiagonal"),
    ];

    /// The name as in [`Self::ALL`].
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(symmetry, _)| *symmetry == self).map_or("none", |(_, name)| name)
    }

    /// The image of a cell. Applied repeatedly, it returns to the cell.
    pub fn image(self, geometry: &Geometry, cell: Cell) -> Cell {
        let last = geometry.side() - 1;
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let (row, column) = match self {
            Self::None => (row, column),
            Self::Rotate180 => (last - row, last - column),
            Self::Rotate90 => (column, last - row),
            Self::MirrorH => (row, last - column),
            Self::MirrorV => (last - row, column),
            Self::Diagonal => (column, row),
            Self::Antidiagonal => (last - column, last - row),
        };
        geometry.cell(row, column)
    }

    /// The cells that a cell maps onto, beginning with itself.
    pub fn group(self, geometry: &Geometry, first: Cell) -> Vec<Cell> {
        let mut group = vec![first];
        let mut next = self.image(geometry, first);
        while next != first {
            group.push(next);
            next = self.image(geometry, next);
        }
        group
    }

    /// The groups of cells that map onto each other. Each starts with its first cell in board order.
    pub fn groups(self, geometry: &Geometry) -> Vec<Vec<Cell>> {
        geometry
            .cells()
            .map(|cell| self.group(geometry, cell))
            .filter(|group| group.iter().all(|cell| *cell >= group[0]))
            .collect()
    }

    /// For each number of cells from 0 to all, whether a symmetric pattern can have that many.
    pub fn counts(self, geometry: &Geometry) -> Vec<bool> {
        let mut counts = vec![false; geometry.cell_count() + 1];
        counts[0] = true;
        for size in self.groups(geometry).iter().map(Vec::len) {
            for count in (size..counts.len()).rev() {
                counts[count] |= counts[count - size];
            }
        }
        counts
    }

    /// Whether a pattern of cells maps onto itself.
    pub fn holds(self, geometry: &Geometry, is_given: impl Fn(Cell) -> bool) -> bool {
        geometry.cells().all(|cell| is_given(cell) == is_given(self.image(geometry, cell)))
    }
}

impl FromStr for Symmetry {
    type Err = UnknownName;
    /// Reads a name as in [`Symmetry::ALL`].
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let known = Self::ALL.into_iter().find(|(_, known)| *known == name);
        known.map(|(symmetry, _)| symmetry).ok_or_else(|| UnknownName::new("symmetry", name))
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn groups_hold_every_cell_once_and_map_onto_themselves() {
        for variant in Variant::all() {
            let geometry = variant.geometry();
            for (symmetry, name) in Symmetry::ALL {
                let groups = symmetry.groups(geometry);
                let mut cells: Vec<Cell> = groups.iter().flatten().copied().collect();
                cells.sort_unstable();
                assert!(cells.into_iter().eq(geometry.cells()), "{name} on {variant:?}");
                assert!(groups.iter().all(|group| symmetry.holds(geometry, |cell| group.contains(&cell))));
            }
        }
    }

    #[test]
    fn sizes_of_groups_on_nine_by_nine() {
        let sizes = |symmetry: Symmetry| symmetry.groups(Variant::CLASSIC.geometry()).len();
        assert_eq!(Symmetry::ALL.map(|(symmetry, _)| sizes(symmetry)), [81, 41, 21, 45, 45, 45, 45]);
    }

    #[test]
    fn few_numbers_of_cells_allow_a_quarter_turn() {
        let counts = Symmetry::Rotate90.counts(Variant::CLASSIC.geometry());
        let possible: Vec<usize> = (0..=10).filter(|&count| counts[count]).collect();
        assert_eq!(possible, [0, 1, 4, 5, 8, 9]);
        assert!(Symmetry::Rotate180.counts(Variant::CLASSIC.geometry()).into_iter().all(|possible| possible));
    }

    #[test]
    fn names_round_trip() {
        for (symmetry, name) in Symmetry::ALL {
            assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
            assert_eq!(symmetry.name(), name);
        }
    }
}
