//! A technique as a diagram: the marks of a step's proof, drawn in a frame that has only the rows
//! and columns that matter. On a board with clues, the frame is a part of the board, on which the clues of the
//! step are drawn. It comes from [`Explanation`](super::Explanation) alone, so a new
//! technique has a diagram at once.
//!
//! Invariants: a frame has [`SIDES`] places along each side, and at most [`MOST_SYMBOLS`] symbols.
//! The catalogue of techniques draws them.

use super::candidate::Candidate;
use super::colours::Colouring;
use super::forcing_steps::Supposition;
use super::ground::{Ground, Wide};
use super::marks::{LinkKind, Mark, Role};
use super::position::Position;
use super::techniques::bug::Grave;
use super::techniques::fish::Fish;
use super::wide::{Cells, Houses};
use super::{Step, Technique};
use crate::human::order::sort_by;
use crate::rules::{Constraint, Takes};
use crate::{Cell, DigitSet, Geometry, Variant};

/// Possible numbers of places along the side of a frame.
pub const SIDES: [usize; 4] = [3, 5, 6, 9];

/// Maximum number of symbols in a diagram.
pub const MOST_SYMBOLS: usize = 9;

/// Maximum number of eliminations in a diagram.
const MOST_GONE: usize = 3;

/// Maximum number of cells that stand for "all the others".
const MOST_OTHERS: usize = 6;

/// A rectangle of places in the frame, counted from 0. The last ones are part of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)] // their names say it
pub struct Span {
    pub left: u8,
    pub top: u8,
    pub right: u8,
    pub bottom: u8,
}

/// What a symbol stands for. Each has a shape of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Shape {
    /// A candidate that is part of the pattern, or the digit to write.
    In,
    /// A candidate that is false if the others are true, or a fin.
    Out,
    /// A cell of the pattern.
    Cell,
    /// A cell of the second set, or one with more candidates than the pattern.
    Other,
    /// A cell of the third set, or a candidate of the second cluster's first colour.
    Third,
    /// A candidate of the second cluster's other colour.
    Fourth,
    /// A filled cell.
    Filled,
    /// A candidate to remove.
    Gone,
}

/// A symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Symbol {
    /// Its shape.
    pub shape: Shape,
    /// Its cell, or the cells of a group.
    pub at: Span,
    /// Whether its cell also has a candidate to remove.
    pub is_shared: bool,
}

/// A line between two symbols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stroke {
    /// Strong links are solid, weak ones are dashed.
    pub kind: LinkKind,
    /// Where it starts.
    pub from: Symbol,
    /// Where it ends.
    pub to: Symbol,
}

/// The part of a board with clues that a frame shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Window {
    /// The board, with the clues of the step.
    pub variant: Variant,
    /// Its first column in the frame, counted from 0.
    pub left: u8,
    /// Its first row in the frame.
    pub top: u8,
}

/// A diagram.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Diagram {
    /// The number of places along each side.
    pub side: u8,
    /// The places before which a box begins, from left to right and from top to bottom.
    pub lines: [Vec<u8>; 2],
    /// On a board with clues: what the frame shows of it, lines of boxes as well.
    pub window: Option<Window>,
    /// Tinted houses, as far as they are in the frame.
    pub houses: Vec<Span>,
    /// The symbols.
    pub symbols: Vec<Symbol>,
    /// The lines between them.
    pub strokes: Vec<Stroke>,
}

impl Diagram {
    /// The diagram of what a technique's lesson shows.
    pub fn of(technique: &'static Technique) -> Option<Self> {
        // Without the generator there is no practice, so no lesson keeps positions.
        #[cfg(all(feature = "clues", feature = "generate"))]
        if technique.is_for_clues() {
            return super::practice::kept::lesson_with_clues(technique)
                .map(|(position, step)| Self::new(&position, &step));
        }
        technique.shown().map(|(position, step)| Self::new(&position, &step))
    }

    /// The diagram of a step, in the position in which it was found.
    pub fn new<G: Ground>(position: &Position<G>, step: &Step) -> Self {
        let position = position.widen();
        let ground = position.ground();
        let mut draft =
            Draft { ground, houses: Houses::EMPTY, sites: Vec::new(), links: Vec::new(), gone: Vec::new() };
        draft.read(&position, step);
        draft.complete(&position, step);
        draft.shorten(step);
        draft.diagram()
    }
}

/// The row or the column of a cell.
type Line = fn(Wide, Cell) -> usize;

/// A place of the pattern on the whole board.
#[derive(Clone, Copy)]
struct Site {
    cells: Cells,
    digits: DigitSet,
    shape: Shape,
    /// Whether it is kept if there are too many.
    is_essential: bool,
}

/// A diagram on the whole board.
struct Draft {
    ground: Wide,
    houses: Houses,
    sites: Vec<Site>,
    /// Pairs of indices of sites.
    links: Vec<(LinkKind, usize, usize)>,
    /// Cells with candidates to remove.
    gone: Vec<Cell>,
}

impl Draft {
    fn geometry(&self) -> &'static Geometry {
        self.ground.geometry()
    }

    /// Takes in the marks of the proof.
    fn read(&mut self, position: &Position<Wide>, step: &Step) {
        let explanation = step.explain(position);
        let marks: Vec<&Mark> = explanation.sentences.iter().flat_map(|sentence| &sentence.marks).collect();
        let mut covers = Houses::EMPTY;
        for mark in &marks {
            match **mark {
                Mark::Houses(Role::Cover, houses) => covers |= houses,
                Mark::Houses(_, houses) => self.houses |= houses,
                Mark::Link(link) => {
                    // Groups come first, so that their cells are not taken one by one.
                    for node in [link.from, link.to].into_iter().filter(|node| node.cells.len() > 1) {
                        self.groups(node.cells);
                    }
                }
                _ => {}
            }
        }
        if self.houses.is_empty() && covers.len() <= 3 {
            self.houses = covers;
        }
        for mark in &marks {
            match **mark {
                Mark::Cells(role, cells) => cells.into_iter().for_each(|cell| {
                    let shape = match role {
                        _ if position.digit(cell).is_some() => Shape::Filled,
                        Role::SetB | Role::Off | Role::Cover | Role::Fin => Shape::Other,
                        Role::SetC => Shape::Third,
                        _ => Shape::Cell,
                    };
                    self.site(Cells::of(cell), position.candidates(cell), shape, true);
                }),
                Mark::Candidates(Role::Removed, ..) | Mark::Houses(..) => {}
                Mark::Candidates(role, digits, cells) => {
                    for cell in cells {
                        self.candidates(role, digits & position.candidates(cell), cell);
                    }
                }
                Mark::Link(link) => {
                    let shapes = match link.kind {
                        LinkKind::Strong => [Shape::In, Shape::In],
                        LinkKind::Weak => [Shape::In, Shape::Out],
                    };
                    let [from, to] = [(link.from, shapes[0]), (link.to, shapes[1])].map(|(node, shape)| {
                        self.site(
                            drawn_cells(self.geometry(), node.cells),
                            DigitSet::of(node.digit),
                            shape,
                            false,
                        )
                    });
                    let is_known = |known: &(LinkKind, usize, usize)| {
                        [(known.1, known.2), (known.2, known.1)].contains(&(from, to))
                    };
                    if from != to && !self.links.iter().any(is_known) {
                        self.links.push((link.kind, from, to));
                    }
                }
            }
        }
    }

    /// Adds the site of a group, if it is one that can be drawn.
    fn groups(&mut self, cells: Cells) {
        let cells = drawn_cells(self.geometry(), cells);
        if cells.len() > 1 && !self.sites.iter().any(|site| site.cells == cells) {
            let digits = DigitSet::EMPTY;
            self.sites.push(Site { cells, digits, shape: Shape::Out, is_essential: false });
        }
    }

    fn candidates(&mut self, role: Role, digits: DigitSet, cell: Cell) {
        if digits.is_empty() {
            return;
        }
        let shape = match (role, digits.len()) {
            (Role::SetC | Role::ColourC, _) => Shape::Third,
            (Role::ColourD, _) => Shape::Fourth,
            (Role::Focus | Role::SetA | Role::On, 2..) => Shape::Cell,
            (_, 2..) => Shape::Other,
            (Role::Off | Role::ColourB | Role::Fin | Role::SetB | Role::Focus, _) => Shape::Out,
            _ => Shape::In,
        };
        let at = self.site(Cells::of(cell), digits, shape, matches!(role, Role::Fin | Role::Placed));
        // A cell of the pattern that has more than the pattern.
        if role == Role::SetB && self.sites[at].shape == Shape::Cell {
            self.sites[at].shape = Shape::Other;
        }
        if matches!(role, Role::Placed | Role::ColourA | Role::ColourB | Role::ColourC | Role::ColourD) {
            self.sites[at].shape = shape;
        }
    }

    /// The index of the site with these cells, which is added if there is none.
    fn site(&mut self, cells: Cells, digits: DigitSet, shape: Shape, is_essential: bool) -> usize {
        let Some(at) = self.sites.iter().position(|site| cells.is_subset(site.cells)) else {
            self.sites.push(Site { cells, digits, shape, is_essential });
            return self.sites.len() - 1;
        };
        let site = &mut self.sites[at];
        if site.digits.is_empty() {
            site.shape = shape;
        } else if !digits.is_subset(site.digits) && matches!(site.shape, Shape::In | Shape::Out) {
            // The chain passes from one digit of the cell to another.
            site.shape = if site.cells.len() > 1 { Shape::Other } else { Shape::Cell };
        }
        site.digits |= digits;
        site.is_essential |= is_essential;
        at
    }

    /// Adds what the proof says without marks.
    fn complete(&mut self, position: &Position<Wide>, step: &Step) {
        if let [placed] = step.placements[..] {
            for cell in reasons(position, placed, self.houses) {
                self.site(Cells::of(cell), DigitSet::EMPTY, Shape::Filled, true);
            }
        }
        // Each base house with two places of the digit is a strong link.
        if let Some(fish) = step.saw::<Fish>() {
            for house in fish.base {
                let ends = self.ground.house(house) & (fish.body | fish.fins);
                if let [from, to] = ends.into_iter().collect::<Vec<Cell>>()[..] {
                    let place = |cell: Cell| self.sites.iter().position(|site| site.cells.contains(cell));
                    if let (Some(from), Some(to)) = (place(from), place(to)) {
                        self.links.push((LinkKind::Strong, from, to));
                    }
                }
            }
        }
        // All other empty cells have two candidates.
        if let Some(grave) = step.saw::<Grave>() {
            let seen = self.ground.seen_from(grave.cells);
            let mut others: Vec<Cell> = (position.empty() - grave.cells).into_iter().collect();
            sort_by(&mut others, |other| usize::from(!seen.contains(*other)));
            for other in others.into_iter().take(MOST_OTHERS) {
                self.site(Cells::of(other), position.candidates(other), Shape::Other, false);
            }
        }
        // Without a proof: what the candidate rules out first.
        if let Some(&Supposition { candidate, .. }) =
            step.saw::<Supposition>().filter(|_| self.links.is_empty())
        {
            let Candidate { cell, digit } = candidate;
            let all = position.cells_of(digit) & self.ground.peers(cell);
            let start = self.site(Cells::of(cell), DigitSet::of(digit), Shape::In, true);
            for other in all.into_iter().take(MOST_OTHERS) {
                let to = self.site(Cells::of(other), DigitSet::of(digit), Shape::Out, false);
                self.links.push((LinkKind::Weak, start, to));
            }
        }
    }

    /// Adds the eliminations, and drops what is too much.
    fn shorten(&mut self, step: &Step) {
        let mut gone: Vec<Cell> = Vec::new();
        // A colour stays visible beside its cross.
        let is_coloured = step.saw::<Colouring>().is_some();
        for &Candidate { cell, digit } in &step.eliminations {
            let site = self.sites.iter_mut().find(|site| site.cells == Cells::of(cell));
            match site {
                // A false candidate of the pattern: the cross takes its place.
                Some(site)
                    if site.shape == Shape::Out && site.digits == DigitSet::of(digit) && !is_coloured =>
                {
                    site.shape = Shape::Gone;
                }
                Some(site) if site.shape == Shape::Gone => {}
                _ if gone.contains(&cell) => {}
                _ => gone.push(cell),
            }
        }
        if self.sites.len() + 1 > MOST_SYMBOLS {
            self.unite();
        }
        let is_told = self.sites.iter().any(|site| site.shape == Shape::Gone);
        let least = usize::from(!is_told).min(gone.len());
        let most = MOST_SYMBOLS.saturating_sub(self.sites.len()).clamp(least, MOST_GONE.max(least));
        // Eliminations that need no further rows and columns come first.
        let ground = self.ground;
        let lines: Vec<(usize, usize)> =
            self.cells().into_iter().map(|cell| (ground.row(cell), ground.column(cell))).collect();
        sort_by(&mut gone, |&cell| {
            let (row, column) = (ground.row(cell), ground.column(cell));
            let needs_row = !lines.iter().any(|line| line.0 == row);
            usize::from(needs_row) + usize::from(!lines.iter().any(|line| line.1 == column))
        });
        gone.truncate(most);
        self.gone = gone;
        let room = MOST_SYMBOLS - self.gone.len();
        let mut order: Vec<usize> = (0..self.sites.len()).collect();
        sort_by(&mut order, |&at| {
            usize::from(!(self.sites[at].is_essential || self.holds_gone(&self.sites[at])))
        });
        order.truncate(room);
        order.sort_unstable();
        let place = |at: usize| order.iter().position(|&kept| kept == at);
        self.links = self
            .links
            .iter()
            .filter_map(|&(kind, from, to)| Some((kind, place(from)?, place(to)?)))
            .collect();
        self.sites = order.iter().map(|&at| self.sites[at]).collect();
    }

    /// Unites cells of the pattern that are neighbours in a box and a line.
    fn unite(&mut self) {
        let geometry = self.geometry();
        let mut sites: Vec<Site> = Vec::new();
        for site in std::mem::take(&mut self.sites) {
            let fits = |other: &&mut Site| {
                let both = other.cells | site.cells;
                other.shape == site.shape && both.len() <= 3 && drawn_cells(geometry, both) == both
            };
            let is_cell = site.shape == Shape::Cell && self.links.is_empty();
            match sites.iter_mut().find(fits).filter(|_| is_cell) {
                Some(other) => other.cells |= site.cells,
                None => sites.push(site),
            }
        }
        self.sites = sites;
    }

    fn holds_gone(&self, site: &Site) -> bool {
        site.shape == Shape::Gone || self.gone.iter().any(|&cell| site.cells.contains(cell))
    }

    fn cells(&self) -> Cells {
        self.sites.iter().fold(Cells::EMPTY, |all, site| all | site.cells)
    }

    /// Leaves out the rows and columns that do not matter.
    fn diagram(self) -> Diagram {
        let mut cells = self.gone.iter().fold(self.cells(), |all, &cell| all.with(cell));
        let ground = self.ground;
        for house in self.houses.into_iter().filter(|&house| ground.is_box(house)) {
            cells |= ground.house(house);
        }
        let needed = |line: Line| cells.into_iter().fold(0_u16, |all, cell| all | 1 << line(ground, cell));
        let (rows, columns) = (needed(Wide::row), needed(Wide::column));
        let most = rows.count_ones().max(columns.count_ones()) as usize;
        let geometry = self.geometry();
        let is_window = geometry.has_terms();
        let most = if is_window { extent(rows).len().max(extent(columns).len()) } else { most };
        let side = SIDES.into_iter().find(|&side| side >= most).unwrap_or(9).min(geometry.side());
        let frame =
            |needed| if is_window { around(needed, side, geometry.side()) } else { filled(needed, side) };
        let [columns, rows] = [columns, rows].map(frame);
        let window = is_window.then(|| Window {
            variant: with_clues_of(geometry.variant(), self.cells()),
            left: columns[0] as u8,
            top: rows[0] as u8,
        });
        let place = |lines: &[usize], line: usize| lines.iter().position(|&known| known == line);
        let span = |cells: Cells| {
            let of = |lines: &[usize], line: Line| {
                let places: Vec<usize> =
                    cells.into_iter().filter_map(|cell| place(lines, line(ground, cell))).collect();
                Some((*places.iter().min()? as u8, *places.iter().max()? as u8))
            };
            let ((left, right), (top, bottom)) = (of(&columns, Wide::column)?, of(&rows, Wide::row)?);
            Some(Span { left, top, right, bottom })
        };
        let symbol = |site: &Site| {
            let is_shared = site.shape != Shape::Gone && self.holds_gone(site);
            Some(Symbol { shape: site.shape, at: span(site.cells)?, is_shared })
        };
        let stroke = |&(kind, from, to): &(LinkKind, usize, usize)| {
            Some(Stroke { kind, from: symbol(&self.sites[from])?, to: symbol(&self.sites[to])? })
        };
        let gone = self.gone.iter().filter_map(|&cell| {
            let is_shared = self.sites.iter().any(|site| site.cells.contains(cell));
            Some(Symbol { shape: Shape::Gone, at: span(Cells::of(cell))?, is_shared })
        });
        let begins = |lines: &[usize]| {
            let is_first = |&at: &usize| !is_window && lines[at] / 3 != lines[at - 1] / 3;
            (1..side).filter(is_first).map(|at| at as u8).collect()
        };
        Diagram {
            side: side as u8,
            lines: [begins(&columns), begins(&rows)],
            window,
            houses: self.houses.into_iter().filter_map(|house| span(ground.house(house))).collect(),
            symbols: self.sites.iter().filter_map(symbol).chain(gone).collect(),
            strokes: self.links.iter().filter_map(stroke).collect(),
        }
    }
}

/// The cells of a group if it can be drawn as one: in a box and a line. Otherwise its first cell
/// stands for it.
fn drawn_cells(geometry: &Geometry, cells: Cells) -> Cells {
    let Some(first) = cells.first() else { return cells };
    let same = |of: fn(&Geometry, Cell) -> usize| {
        cells.into_iter().all(|at| of(geometry, at) == of(geometry, first))
    };
    let is_drawn = same(Geometry::box_number) && (same(Geometry::row) || same(Geometry::column));
    if is_drawn { cells } else { Cells::of(first) }
}

/// The filled cells that leave only one place: those of the house, or otherwise one for each other
/// digit that the cell sees.
fn reasons(position: &Position<Wide>, placed: Candidate, houses: Houses) -> Vec<Cell> {
    let ground = position.ground();
    let is_filled = |cell: &Cell| position.digit(*cell).is_some();
    if !houses.is_empty() {
        return ground.cells(houses).into_iter().filter(is_filled).collect();
    }
    let box_of = |cell| ground.geometry().box_number(cell);
    let mut seen: Vec<Cell> = ground.peers(placed.cell).into_iter().filter(is_filled).collect();
    sort_by(&mut seen, |&cell| usize::from(box_of(cell) != box_of(placed.cell)));
    let mut digits = DigitSet::EMPTY;
    seen.retain(|&cell| position.digit(cell).is_some_and(|digit| digits.insert(digit)));
    seen
}

/// The rows or columns from the first needed one to the last.
fn extent(needed: u16) -> std::ops::Range<usize> {
    needed.trailing_zeros() as usize..16 - needed.leading_zeros() as usize
}

/// As many rows or columns side by side as the frame has, with the needed ones in the middle.
fn around(needed: u16, side: usize, count: usize) -> Vec<usize> {
    let needed = extent(needed);
    let first = needed.start.saturating_sub((side - needed.len()) / 2).min(count - side);
    (first..first + side).collect()
}

/// The board without the clues that have none of these cells.
fn with_clues_of(variant: Variant, cells: Cells) -> Variant {
    let rules = variant.rules();
    let is_met = |one: &Constraint| one.head().iter().chain(one.cells()).any(|&cell| cells.contains(cell));
    let is_kept = |one: &Constraint| !matches!(one.kind().takes, Takes::Clue(_)) || is_met(one);
    Variant::of(rules.only(|number| is_kept(&rules.constraints()[number])))
}

/// As many rows or columns as the frame has: the needed ones, then their neighbours in a band.
fn filled(needed: u16, side: usize) -> Vec<usize> {
    let is_needed = |line: &usize| needed >> line & 1 == 1;
    let is_near = |line: usize| needed >> (line / 3 * 3) & 0b111 != 0;
    let mut lines: Vec<usize> = (0..9).filter(is_needed).collect();
    let mut others: Vec<usize> = (0..9).filter(|line| !is_needed(line)).collect();
    sort_by(&mut others, |&line| usize::from(!is_near(line)));
    lines.extend(others.into_iter().take(side - lines.len()));
    lines.sort_unstable();
    lines
}
