//! A filled board on which clues are drawn. It knows which clues are true there, and which places are
//! taken. With a symmetry a clue is drawn with its images: they are a group, and stay together.

use rand::Rng;

use crate::random;
use crate::rules::{Clue, Constraint, Frame, Takes};
use crate::{Cell, Geometry, Grid, Symmetry};

/// A clue and its images in the symmetry of the puzzle.
pub(super) type Group = Vec<Constraint>;

/// How a clue gets its values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Value {
    /// It has none.
    None,
    /// The sum of the digits.
    Sum,
    /// The only number for which it is true.
    Fitting,
}

/// A filled board, and what is drawn on it.
pub(super) struct Page<'a, R> {
    pub(super) geometry: &'static Geometry,
    pub(super) solution: &'a Grid,
    pub(super) rng: &'a mut R,
    frame: Frame,
    symmetry: Symmetry,
    /// The cells that lines go through.
    is_taken: Vec<bool>,
    /// The corners that diagonal lines go through, or that have a circle, by the cell below to the right.
    is_corner_taken: Vec<bool>,
    /// The cells that cages had before.
    pub(super) is_caged: Vec<bool>,
}

impl<'a, R: Rng> Page<'a, R> {
    pub(super) fn new(frame: Frame, solution: &'a Grid, symmetry: Symmetry, rng: &'a mut R) -> Self {
        let geometry = solution.geometry();
        let free = vec![false; geometry.cell_count()];
        let (is_taken, is_corner_taken, is_caged) = (free.clone(), free.clone(), free);
        Self { geometry, solution, rng, frame, symmetry, is_taken, is_corner_taken, is_caged }
    }

    /// The clue of some cells, if it is true. Where the order of the cells matters, it may be the other way
    /// round.
    pub(super) fn clue(&self, kind: &str, head: &[Cell], cells: &[Cell], value: Value) -> Option<Constraint> {
        let true_clue = |cells: &mut dyn Iterator<Item = Cell>, values: &[u16]| {
            let clue = Constraint::clue(kind, head.iter().copied(), cells, values.iter().copied()).ok()?;
            clue.is_true(&self.frame, self.solution).then_some(clue)
        };
        let forth = || cells.iter().copied();
        match value {
            Value::None => true_clue(&mut forth(), &[])
                .or_else(|| head.is_empty().then(|| true_clue(&mut forth().rev(), &[])).flatten()),
            Value::Sum => true_clue(&mut forth(), &[self.sum(cells)]),
            Value::Fitting => (0..=self.greatest_sum()).find_map(|sum| true_clue(&mut forth(), &[sum])),
        }
    }

    /// The clue of some cells with its images, if all are true and none overlaps with another.
    pub(super) fn group(&self, kind: &str, head: &[Cell], cells: &[Cell], value: Value) -> Option<Group> {
        let images = self.images(&[head, cells].concat())?;
        images.iter().map(|all| self.clue(kind, &all[..head.len()], &all[head.len()..], value)).collect()
    }

    /// Some cells and their images. `None` if two of these overlap, but are not the same cells.
    pub(super) fn images(&self, cells: &[Cell]) -> Option<Vec<Vec<Cell>>> {
        let mut images: Vec<Vec<Cell>> = Vec::new();
        for image in self.all_images(cells) {
            let shared =
                image.iter().filter(|cell| images.iter().flatten().any(|other| other == *cell)).count();
            if shared == 0 {
                images.push(image);
            } else if shared < cells.len() || !image.iter().all(|cell| images[0].contains(cell)) {
                return None;
            }
        }
        Some(images)
    }

    /// Some cells in their order, and all their images.
    pub(super) fn all_images(&self, cells: &[Cell]) -> Vec<Vec<Cell>> {
        let mut images = vec![cells.to_vec()];
        loop {
            let last = &images[images.len() - 1];
            let next = last.iter().map(|&cell| self.symmetry.image(self.geometry, cell)).collect();
            if next == cells {
                return images;
            }
            images.push(next);
        }
    }

    fn sum(&self, cells: &[Cell]) -> u16 {
        cells.iter().filter_map(|&cell| self.solution.get(cell)).map(|digit| u16::from(digit.value())).sum()
    }

    /// The sum of all digits: no clue has a greater value.
    fn greatest_sum(&self) -> u16 {
        (1..=self.geometry.side() as u16).sum()
    }

    /// The cells that touch one: in its row or column, and also at its corners.
    pub(super) fn around(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<'_, R> {
        let (row, column) = (self.geometry.row(cell), self.geometry.column(cell));
        let last = self.geometry.side() - 1;
        let rows = row.saturating_sub(1)..=(row + 1).min(last);
        rows.flat_map(move |row| {
            (column.saturating_sub(1)..=(column + 1).min(last))
                .map(move |column| self.geometry.cell(row, column))
        })
        .filter(move |other| *other != cell)
    }

    /// Whether two cells share a side.
    pub(super) fn are_neighbours(&self, one: Cell, other: Cell) -> bool {
        let rows = self.geometry.row(one).abs_diff(self.geometry.row(other));
        rows + self.geometry.column(one).abs_diff(self.geometry.column(other)) == 1
    }

    /// The corner that two cells share, if they share no side.
    fn corner(&self, one: Cell, other: Cell) -> Option<usize> {
        let (rows, columns) = (
            [one, other].map(|cell| self.geometry.row(cell)),
            [one, other].map(|cell| self.geometry.column(cell)),
        );
        let is_corner = rows[0] != rows[1] && columns[0] != columns[1];
        is_corner.then(|| rows[0].max(rows[1]) * self.geometry.side() + columns[0].max(columns[1]))
    }

    fn corners<'b>(&'b self, line: &'b [Cell]) -> impl Iterator<Item = usize> + 'b {
        line.windows(2).filter_map(|two| self.corner(two[0], two[1]))
    }

    /// Whether a line and its images cross no other line, neither each other.
    pub(super) fn is_free(&self, line: &[Cell]) -> bool {
        let Some(images) = self.images(line) else { return false };
        let mut corners: Vec<usize> = images.iter().flat_map(|image| self.corners(image)).collect();
        let is_free = !images.iter().flatten().any(|cell| self.is_taken[cell.index()])
            && !corners.iter().any(|&corner| self.is_corner_taken[corner]);
        let count = corners.len();
        corners.sort_unstable();
        corners.dedup();
        is_free && corners.len() == count
    }

    /// Takes the places of a line and its images.
    pub(super) fn take(&mut self, line: &[Cell]) {
        for image in self.images(line).unwrap_or_default() {
            image.iter().for_each(|cell| self.is_taken[cell.index()] = true);
            let corners: Vec<usize> = self.corners(&image).collect();
            corners.into_iter().for_each(|corner| self.is_corner_taken[corner] = true);
        }
    }

    /// Keeps new lines off the lines and circles that were there before, and new cages off the cages.
    pub(super) fn keep_off(&mut self, clues: &[Constraint]) {
        for clue in clues.iter().filter(|clue| !clue.is_outside()) {
            let cells: Vec<Cell> = clue.head().iter().chain(clue.cells()).copied().collect();
            let is_line = matches!(clue.kind().takes, Takes::Clue(Clue { in_order: true, .. }));
            match clue.kind().name {
                "killer" => cells.iter().for_each(|cell| self.is_caged[cell.index()] = true),
                "quadruple" => {
                    let corner = self.corners(&[cells[0], cells[3]]).next();
                    corner.into_iter().for_each(|corner| self.is_corner_taken[corner] = true);
                }
                _ if cells.len() > 2 && is_line => {
                    cells.iter().for_each(|cell| self.is_taken[cell.index()] = true);
                    let corners: Vec<usize> = self.corners(&cells).collect();
                    corners.into_iter().for_each(|corner| self.is_corner_taken[corner] = true);
                }
                _ => {}
            }
        }
    }

    /// The share of the cells that lines go through, in hundredths.
    pub(super) fn share_taken(&self) -> usize {
        self.is_taken.iter().filter(|taken| **taken).count() * 100 / self.is_taken.len()
    }

    /// All cells in a random order.
    pub(super) fn shuffled_cells(&mut self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.geometry.cells().collect();
        random::shuffle(&mut cells, self.rng);
        cells
    }

    /// A random number from `least` to `most`.
    pub(super) fn between(&mut self, [least, most]: [usize; 2]) -> usize {
        least + random::index(self.rng, most - least + 1)
    }
}

/// Whether two clues can't both be drawn: they would lie on each other, or say the same.
pub(super) fn clash(one: &Constraint, other: &Constraint) -> bool {
    let cells = |clue: &Constraint| {
        let mut cells: Vec<Cell> = clue.head().iter().chain(clue.cells()).copied().collect();
        cells.sort_unstable();
        cells
    };
    let is_one_kind = one.kind().name == other.kind().name;
    if one.is_outside() || other.is_outside() {
        return one.is_outside() && other.is_outside() && (one.cells() == other.cells())
            || is_one_kind && cells(one) == cells(other);
    }
    let (cells, others) = (cells(one), cells(other));
    let is_cage = is_one_kind && one.kind().name == "killer";
    let are_marks = cells.len() == 2 && others.len() == 2;
    if is_cage {
        cells.iter().any(|cell| others.contains(cell))
    } else {
        (is_one_kind || are_marks) && cells == others
    }
}
