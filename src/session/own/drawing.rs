//! Drawing rules and clues on the board: a kind is chosen from a palette, and its cells are passed one
//! after the other, by a drag, taps or keys. What a passing means is the kind's [`Gesture`]. A drag ends
//! where it is lifted; taps and keys go on until the player ends them. A clue that needs a value waits for
//! it; until then the rules are without it.
//!
//! Nothing here changes the puzzle. Each step answers with the rules as they are afterwards, and
//! [`OwnPuzzle`](super::OwnPuzzle) takes them as one change that undo takes back.

mod gesture;
mod layout;
mod places;

use nonet_engine::rules::{Clue, Constraint, KINDS, Kind, Rules, Takes};
use nonet_engine::{Cell, Geometry, Symmetry};

pub use gesture::{Gesture, Group, kinds, values_of};
pub use layout::Layout;
use places::{across, square, way};

/// A clue that can be changed: one of the rules, or one that waits for its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// Its kind.
    pub kind: &'static str,
    head: Vec<Cell>,
    cells: Vec<Cell>,
    /// The values as they are typed.
    pub values: String,
    /// What it is among the rules.
    stored: Option<Constraint>,
}

impl Chosen {
    fn of(constraint: &Constraint) -> Self {
        Self {
            kind: constraint.kind().name,
            head: constraint.head().to_vec(),
            cells: constraint.cells().to_vec(),
            values: constraint.values().iter().map(u16::to_string).collect::<Vec<_>>().join(" "),
            stored: Some(constraint.clone()),
        }
    }

    /// The kind as the rules know it.
    pub fn of_kind(&self) -> &'static Kind {
        KINDS.iter().find(|kind| kind.name == self.kind).unwrap_or(&KINDS[0])
    }

    /// This clue in other cells, without its place among the rules.
    fn mapped(&self, image: impl Fn(Cell) -> Cell) -> Self {
        let of = |cells: &[Cell]| cells.iter().map(|cell| image(*cell)).collect();
        Self { head: of(&self.head), cells: of(&self.cells), stored: None, ..self.clone() }
    }

    /// This clue where it begins in another cell. That of a row or column moves to another one. `None` if the
    /// board has no such cells.
    fn moved(&self, to: Cell, geometry: &Geometry) -> Option<Self> {
        let place = |cell| [geometry.row(cell), geometry.column(cell)];
        let [from, to] = [place(self.all_cells().next()?), place(to)];
        let is_outside = Gesture::of(self.of_kind()) == Gesture::Outside;
        let is_row = self.all_cells().all(|cell| place(cell)[0] == from[0]);
        let is_column = self.all_cells().all(|cell| place(cell)[1] == from[1]);
        let stays = [is_outside && is_column, is_outside && is_row];
        let image = |cell: Cell| {
            let [row, column] = [0, 1].map(|at| {
                let here = place(cell)[at];
                let moved = if stays[at] { Some(here) } else { (here + to[at]).checked_sub(from[at]) };
                moved.filter(|place| *place < geometry.side())
            });
            Some(geometry.cell(row?, column?))
        };
        let is_there = self.all_cells().all(|cell| image(cell).is_some());
        is_there.then(|| self.mapped(|cell| image(cell).unwrap_or(cell)))
    }

    /// Whether the cells can be in the opposite order.
    pub fn can_turn(&self) -> bool {
        let takes = self.of_kind().takes;
        matches!(takes, Takes::Clue(Clue { in_order: true, is_outside: false, has_head: false, .. }))
    }

    /// Whether it is the same clue, perhaps with another value or turned round.
    fn is_like(&self, other: &Self) -> bool {
        let sorted = |clue: &Self| {
            let mut cells: Vec<Cell> = clue.all_cells().collect();
            cells.sort_unstable();
            cells
        };
        self.kind == other.kind && sorted(self) == sorted(other)
    }

    /// What it is among the rules, if it is there.
    pub fn stored(&self) -> Option<&Constraint> {
        self.stored.as_ref()
    }

    /// All its cells.
    fn all_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.head.iter().chain(&self.cells).copied()
    }

    /// The constraint with the values as typed, on a board of a side. `None` while a value is missing.
    fn constraint(&self, side: u8) -> Option<Result<Constraint, Fault>> {
        let [least, most] = values_of(self.of_kind());
        let words = self.values.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
        // Several values are digits. As long as these have one sign, they need nothing between them.
        let is_list = most > 1 && side <= 9 && self.values.chars().all(|sign| sign.is_ascii_digit());
        let values: Option<Vec<u16>> = if is_list {
            self.values.chars().map(|sign| sign.to_digit(10).map(|value| value as u16)).collect()
        } else {
            words.map(|word| word.parse().ok()).collect()
        };
        let Some(values) = values else { return Some(Err(Fault::Value(self.kind))) };
        if values.len() < usize::from(least) {
            return None;
        }
        let made = Constraint::clue(self.kind, self.head.clone(), self.cells.clone(), values);
        Some(made.map_err(|_| Fault::Value(self.kind)))
    }
}

/// Why something can't be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A clue of this kind can't have these values.
    Value(&'static str),
    /// A clue of this kind can't have these cells.
    Place(&'static str),
}

/// What is drawn.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Drawing {
    tool: Option<&'static str>,
    /// What is drawn is drawn again in its images.
    symmetry: Symmetry,
    /// The first group of two.
    head: Vec<Cell>,
    stroke: Vec<Cell>,
    /// Whether the press that goes on passed more than one cell, or the last one again.
    is_drag: bool,
    chosen: Option<Chosen>,
    /// A copy of a clue that the next press puts on the board.
    copied: Option<Chosen>,
    /// Regions of which some have too few or too many cells. They become rules once all have as many as there
    /// are digits.
    layout: Option<Layout>,
    /// The regions before each stroke.
    earlier: Vec<Option<Layout>>,
    fault: Option<Fault>,
}

impl Drawing {
    /// The kind that is drawn; `None` while digits are entered.
    pub fn tool(&self) -> Option<&'static str> {
        self.tool
    }

    /// The symmetry in which is drawn.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    pub(super) fn set_symmetry(&mut self, symmetry: Symmetry) {
        self.symmetry = symmetry;
    }

    /// How the kind is drawn.
    pub fn gesture(&self) -> Option<Gesture> {
        KINDS.iter().find(|kind| Some(kind.name) == self.tool).map(Gesture::of)
    }

    /// The clue that can be changed.
    pub fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// Why the last step was not possible.
    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// Regions that are no rules yet.
    pub fn layout(&self) -> Option<&Layout> {
        self.layout.as_ref()
    }

    /// Whether cells were passed that are no clue yet.
    pub fn is_open(&self) -> bool {
        !self.stroke.is_empty() || !self.head.is_empty()
    }

    /// The kind of the copy that the next press puts on the board.
    pub fn copied(&self) -> Option<&'static str> {
        self.copied.as_ref().map(|copy| copy.kind)
    }

    /// Whether there is something to give up.
    pub fn is_busy(&self) -> bool {
        self.is_open() || self.chosen.is_some() || self.copied.is_some() || self.layout.is_some()
    }

    /// Whether digits are typed into the values of a clue.
    pub fn takes_values(&self) -> bool {
        self.chosen.as_ref().is_some_and(|chosen| values_of(chosen.of_kind())[1] > 0)
    }

    /// The values of the chosen clue with one more digit, or one less.
    pub(super) fn values_with(&self, digit: Option<u8>) -> String {
        let Some(chosen) = &self.chosen else { return String::new() };
        let mut values = chosen.values.clone();
        // Several values are digits.
        let is_list = values_of(chosen.of_kind())[1] > 1;
        match digit {
            Some(digit) => {
                if is_list && !values.is_empty() {
                    values.push(' ');
                }
                values.push_str(&digit.to_string());
            }
            None if is_list => values.truncate(values.rfind(' ').unwrap_or(0)),
            None => drop(values.pop()),
        }
        values
    }

    /// Whether a cell is among those that are passed, or of the chosen clue.
    pub fn has(&self, cell: Cell) -> bool {
        let is_passed = self.stroke.contains(&cell) || self.head.contains(&cell);
        is_passed || self.chosen.as_ref().is_some_and(|chosen| chosen.all_cells().any(|own| own == cell))
    }

    /// Chooses what is drawn.
    pub(super) fn take_up(&mut self, tool: Option<&'static str>) {
        let (layout, earlier) = (self.layout.take(), std::mem::take(&mut self.earlier));
        *self = Self { tool, symmetry: self.symmetry, layout, earlier, ..Self::default() };
    }

    /// Forgets what is passed and chosen.
    pub(super) fn drop(&mut self) {
        self.take_up(self.tool);
    }

    /// Gives up what is passed or chosen, or else the regions that are no rules yet.
    pub(super) fn give_up(&mut self) {
        if !self.is_open() && self.chosen.is_none() && self.copied.is_none() {
            self.forget_layout();
        }
        self.drop();
    }

    /// Forgets regions that are no rules yet.
    pub(super) fn forget_layout(&mut self) {
        (self.layout, self.earlier) = (None, Vec::new());
    }

    /// Takes back the last stroke of regions that are no rules yet. Returns whether there was one.
    pub(super) fn undo_stroke(&mut self) -> bool {
        let before = self.earlier.pop();
        if let Some(before) = &before {
            self.layout.clone_from(before);
        }
        before.is_some()
    }

    /// Begins a press at a cell. A press on the last cell ends what is drawn.
    pub(super) fn press(&mut self, cell: Cell, rules: &Rules, geometry: &Geometry) -> Option<Rules> {
        self.is_drag = self.stroke.last() == Some(&cell);
        self.pass(cell, rules, geometry)
    }

    /// Drags over a cell. Marks are set by presses alone.
    pub(super) fn drag(&mut self, cell: Cell, rules: &Rules, geometry: &Geometry) -> Option<Rules> {
        if self.stroke.last().is_none_or(|last| *last == cell) {
            return None;
        }
        self.is_drag = true;
        self.pass(cell, rules, geometry)
    }

    /// Passes a cell. Answers with the new rules, if it marks the cell.
    pub(super) fn pass(&mut self, cell: Cell, rules: &Rules, geometry: &Geometry) -> Option<Rules> {
        if let Some(copy) = &self.copied {
            let (kind, moved) = (copy.kind, copy.moved(cell, geometry));
            let Some(moved) = moved else {
                self.fault = Some(Fault::Place(kind));
                return None;
            };
            (self.copied, self.chosen) = (None, Some(moved));
            return self.store(rules);
        }
        let gesture = self.gesture()?;
        (self.chosen, self.fault) = (None, None);
        match gesture {
            Gesture::Whole => None,
            Gesture::Marks => self.mark(cell, rules, geometry),
            _ if gesture.is_in_order() => {
                self.go_on(cell, geometry);
                None
            }
            _ => {
                if !self.stroke.contains(&cell) {
                    self.stroke.push(cell);
                }
                None
            }
        }
    }

    /// Goes on along a line up to a cell, or back to one before.
    fn go_on(&mut self, cell: Cell, geometry: &Geometry) {
        if let Some(at) = self.stroke.iter().position(|&passed| passed == cell) {
            self.stroke.truncate(at + 1);
            return;
        }
        let way = self.stroke.last().map_or_else(|| vec![cell], |&from| way(from, cell, geometry));
        for cell in way {
            if !self.stroke.contains(&cell) {
                self.stroke.push(cell);
            }
        }
    }

    /// Marks a cell and its images, or unmarks them. All marks of a kind are one constraint.
    fn mark(&mut self, cell: Cell, rules: &Rules, geometry: &Geometry) -> Option<Rules> {
        let kind = self.tool?;
        let known = rules.constraints().iter().find(|one| one.kind().name == kind);
        let mut cells = known.map_or(Vec::new(), |known| known.cells().to_vec());
        let images = self.symmetry.group(geometry, cell);
        let is_marked = cells.contains(&cell);
        cells.retain(|cell| !images.contains(cell));
        if !is_marked {
            cells.extend(images);
        }
        let marks = if cells.is_empty() { None } else { Constraint::new(kind, cells).ok() };
        self.replace(rules, known, marks, Fault::Place(kind))
    }

    /// The end of a press: that of a drag ends what is drawn, and a tap only where no other cell can follow.
    pub(super) fn lift(&mut self, rules: &Rules, geometry: &Geometry) -> Option<Rules> {
        let is_all = matches!(self.gesture(), Some(Gesture::Pair | Gesture::Square | Gesture::Outside));
        if self.is_drag || is_all { self.finish(rules, geometry) } else { None }
    }

    /// Ends what is drawn. With too few cells, more may follow. Answers with the new rules, if a clue is
    /// complete.
    pub(super) fn finish(&mut self, rules: &Rules, geometry: &Geometry) -> Option<Rules> {
        let (Some(kind), Some(gesture)) = (self.tool, self.gesture()) else { return None };
        if self.stroke.len() < gesture.fewest() {
            return None;
        }
        let mut cells = std::mem::take(&mut self.stroke);
        let mut head = std::mem::take(&mut self.head);
        match gesture {
            Gesture::Arrow => head = vec![cells.remove(0)],
            Gesture::Groups if head.is_empty() => {
                self.head = cells;
                return None;
            }
            Gesture::Regions => return self.join(&cells, rules, geometry),
            Gesture::Square => cells = square(&cells, geometry),
            Gesture::Outside => cells = across(&cells, geometry),
            _ => {}
        }
        if cells.is_empty() {
            self.fault = Some(Fault::Place(kind));
            return None;
        }
        self.chosen = Some(Chosen { kind, head, cells, values: String::new(), stored: None });
        self.store(rules).map(|rules| self.with_images(rules, geometry))
    }

    /// The rules with the images of the chosen clue, unless they have no meaning.
    fn with_images(&self, rules: Rules, geometry: &Geometry) -> Rules {
        let Some(chosen) = &self.chosen else { return rules };
        let next = |clue: &Chosen| Some(clue.mapped(|cell| self.symmetry.image(geometry, cell)));
        let images = std::iter::successors(next(chosen), next).take_while(|image| !image.is_like(chosen));
        // Lines may cross their images, and areas stay apart.
        let is_apart =
            |image: &Chosen| !image.all_cells().any(|cell| chosen.all_cells().any(|own| own == cell));
        let is_line = self.gesture().is_some_and(Gesture::is_in_order);
        let images = images.filter(|image| is_line || is_apart(image));
        let images: Option<Vec<_>> = images.map(|image| image.constraint(rules.side())?.ok()).collect();
        let is_new = |image: &Constraint| !rules.constraints().contains(image);
        let images = images.unwrap_or_default().into_iter().filter(is_new);
        let all = Rules::plain(rules.side()).with(rules.constraints().iter().cloned().chain(images));
        all.unwrap_or(rules)
    }

    /// Lets cells join the region of the first, and their images those of theirs. Answers with the new
    /// rules, if all regions fit.
    fn join(&mut self, cells: &[Cell], rules: &Rules, geometry: &Geometry) -> Option<Rules> {
        let mut layout = self.layout.clone().unwrap_or_else(|| Layout::of(rules));
        let mut image = cells.to_vec();
        loop {
            layout.join(&image);
            image.iter_mut().for_each(|cell| *cell = self.symmetry.image(geometry, *cell));
            if cells.iter().any(|cell| image.contains(cell)) {
                break;
            }
        }
        self.earlier.push(self.layout.take());
        if !layout.fits() {
            self.layout = Some(layout);
            return None;
        }
        self.forget_layout();
        let known = rules.constraints().iter().find(|one| one.kind().takes == Takes::Regions);
        self.replace(rules, known, Some(layout.constraint()), Fault::Place("jigsaw"))
    }

    /// Types the values of the chosen clue.
    pub(super) fn set_values(&mut self, values: String, rules: &Rules) -> Option<Rules> {
        self.chosen.as_mut()?.values = values;
        self.store(rules)
    }

    /// Puts the cells of the chosen clue in the opposite order.
    pub(super) fn turn(&mut self, rules: &Rules) -> Option<Rules> {
        self.chosen.as_mut()?.cells.reverse();
        self.store(rules)
    }

    /// Copies the chosen clue. The next press puts the copy on the board, and more of the kind may follow.
    pub(super) fn copy(&mut self) {
        let copied = self.chosen.as_ref().map(|chosen| chosen.mapped(|cell| cell));
        self.take_up(copied.as_ref().map(|copy| copy.kind).or(self.tool));
        self.copied = copied;
    }

    /// Chooses a constraint by its number.
    pub(super) fn choose(&mut self, number: usize, rules: &Rules) {
        let chosen = rules.constraints().get(number).map(Chosen::of);
        self.drop();
        self.chosen = chosen;
    }

    /// Chooses the clue that was chosen before again, as it is among the rules now.
    pub(super) fn choose_again(&mut self, rules: &Rules) {
        let before = self.chosen.take();
        self.drop();
        let mut now = rules.constraints().iter().map(Chosen::of);
        self.chosen = before.and_then(|before| now.find(|clue| clue.is_like(&before)));
    }

    /// Whether another clue is chosen than before.
    pub(super) fn is_other(&self, before: Option<&Chosen>) -> bool {
        self.chosen.as_ref().is_some_and(|now| before.is_none_or(|before| !now.is_like(before)))
    }

    /// Removes a constraint by its number.
    pub(super) fn remove(&mut self, number: usize, rules: &Rules) -> Option<Rules> {
        self.drop();
        let gone = rules.constraints().get(number)?;
        self.replace(rules, Some(gone), None, Fault::Place(gone.kind().name))
    }

    /// Switches a kind of the whole board on or off.
    pub(super) fn switch(&mut self, kind: &'static str, is_on: bool, rules: &Rules) -> Option<Rules> {
        self.drop();
        let known = rules.constraints().iter().find(|one| one.kind().name == kind);
        let added = if is_on { Constraint::new(kind, []).ok() } else { None };
        self.replace(rules, known, added, Fault::Place(kind))
    }

    /// Writes the chosen clue into the rules, in place of what it was there.
    fn store(&mut self, rules: &Rules) -> Option<Rules> {
        self.fault = None;
        let chosen = self.chosen.clone()?;
        match chosen.constraint(rules.side()) {
            None => {
                // Without its value it is no clue.
                let gone = chosen.stored.as_ref()?;
                let changed = self.replace(rules, Some(gone), None, Fault::Value(chosen.kind));
                self.chosen = Some(Chosen { stored: None, ..chosen });
                changed
            }
            Some(Err(fault)) => {
                self.fault = Some(fault);
                None
            }
            Some(Ok(constraint)) => {
                // The cells of a clue that has been among the rules are right.
                let is_value = chosen.stored.is_some() || !chosen.values.is_empty();
                let fault = if is_value { Fault::Value(chosen.kind) } else { Fault::Place(chosen.kind) };
                let changed = self.replace(rules, chosen.stored.as_ref(), Some(constraint.clone()), fault);
                if changed.is_some() {
                    self.chosen = Some(Chosen { stored: Some(constraint), ..chosen });
                } else if !is_value {
                    self.chosen = None;
                }
                changed
            }
        }
    }

    /// The rules with one constraint in place of another, unless they have no meaning.
    fn replace(
        &mut self,
        rules: &Rules,
        old: Option<&Constraint>,
        new: Option<Constraint>,
        fault: Fault,
    ) -> Option<Rules> {
        let kept = rules.constraints().iter().filter(|one| Some(*one) != old).cloned();
        let changed = Rules::plain(rules.side()).with(kept.chain(new));
        self.fault = changed.is_err().then_some(fault);
        changed.ok()
    }
}

#[cfg(test)]
mod tests;
