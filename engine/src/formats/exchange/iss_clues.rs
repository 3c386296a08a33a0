//! The constraints of Interactive-Sudoku-Solver, and the rules that they are.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values, places and their sums are small

use std::collections::BTreeMap;

use super::board::alike;
use super::fault::{Bad, bad};
use super::fpuzzles::{board, rows_as_regions};
use super::iss::Word;
use super::iss_pairs::like;
use super::iss_words::{
    cell, cells, diagonal, first, line, listed, missing, neighbours, number, refused, said,
};
use super::{Record, TextFault, TextFormat};
use crate::rules::{Constraint, Rules};
use crate::{Cell, Digit, DigitSet};

/// Lines and groups of cells.
const PLAIN: [(&str, &str); 10] = [
    ("Thermo", "thermo"),
    ("Renban", "renban"),
    ("Palindrome", "palindrome"),
    ("Between", "between"),
    ("Zipper", "zipper"),
    ("Entropic", "entropic"),
    ("DoubleArrow", "double-arrow"),
    ("RegionSumLine", "region-sum"),
    ("CountingCircles", "circles"),
    ("AllDifferent", "extra"),
];

/// Lines and groups of cells after a value, and the value that the kind has without one.
const VALUED: [(&str, &str, Option<u16>); 7] = [
    ("Cage", "killer", Some(0)),
    ("Sum", "little-killer", None),
    ("Lockout", "lockout", Some(4)),
    ("Modular", "modular", Some(3)),
    ("SumLine", "ten-line", Some(10)),
    ("Lunchbox", "lunchbox", None),
    ("RellikCage", "rellik", None),
];

/// Rules of the whole board.
const WHOLE: [(&str, &[&str]); 9] = [
    ("AntiKnight", &["anti-knight"]),
    ("AntiKing", &["anti-king"]),
    ("AntiConsecutive", &["non-consecutive"]),
    ("Windoku", &["windoku"]),
    ("DisjointSets", &["disjoint"]),
    ("GlobalEntropy", &["global-entropy"]),
    ("AntiTaxicab", &["anti-taxicab"]),
    ("StrictXV", &["no-other-xv"]),
    ("StrictKropki", &["no-other-difference", "no-other-ratio"]),
];

/// Marks of all neighbours among some cells.
const MARKS: [(&str, &str); 5] =
    [("WhiteDot", "difference"), ("BlackDot", "ratio"), ("X", "x"), ("V", "v"), ("GreaterThan", "greater")];

/// Clues that see a line from its first end, and from its last.
const ENDS: [(&str, &str); 5] = [
    ("XSum", "x-sum"),
    ("Skyscraper", "skyscraper"),
    ("NumberedRoom", "room"),
    ("HiddenSkyscraper", "hidden-skyscraper"),
    ("FullRank", "full-rank"),
];

/// Names that are read one by one. The last ones say nothing here.
const OTHERS: [&str; 21] = [
    "",
    "Diagonal",
    "Jigsaw",
    "Arrow",
    "PillArrow",
    "Whisper",
    "Quad",
    "LittleKiller",
    "Sandwich",
    "Indexing",
    "Pair",
    "PairX",
    "SameValues",
    "LookAndSay",
    "ContainExact",
    "EqualSum",
    "Shape",
    "NoBoxes",
    "RegionSize",
    "And",
    "End",
];

/// Whether the reader knows a name.
pub(super) fn is_known(name: &str) -> bool {
    let is_in = |table: &[(&str, &str)]| table.iter().any(|(known, _)| *known == name);
    [&PLAIN[..], &MARKS, &ENDS].iter().any(|table| is_in(table))
        || WHOLE.iter().any(|(known, _)| *known == name)
        || VALUED.iter().any(|(known, ..)| *known == name)
        || OTHERS.contains(&name)
}

/// What is read so far.
pub(super) struct Reader {
    side: usize,
    has_boxes: bool,
    /// Whether some neighbours must not look as if they had a mark.
    has_strict: bool,
    /// The region of each cell of a jigsaw.
    regions: Vec<u8>,
    found: Vec<(Constraint, usize)>,
    /// The digits of a cell with a given, or with some.
    allowed: BTreeMap<Cell, DigitSet>,
}

impl Reader {
    pub(super) fn new(side: usize, has_boxes: bool, has_strict: bool) -> Self {
        Self {
            side,
            has_boxes: has_boxes && Rules::plain(side as u8).box_size().is_some(),
            has_strict,
            regions: Vec::new(),
            found: Vec::new(),
            allowed: BTreeMap::new(),
        }
    }

    /// Reads a constraint: its name and its other parts.
    pub(super) fn part(&mut self, (name, at): Word, rest: &[Word]) -> Result<(), Bad> {
        let find = |table: &[(&str, &'static str)]| table.iter().find(|row| row.0 == name).map(|row| row.1);
        if let Some(kind) = find(&PLAIN) {
            let cells = cells(rest, self.side)?;
            return self.group(kind, &cells, None, at);
        }
        if let Some((_, kind, usual)) = VALUED.iter().find(|row| row.0 == name) {
            return self.valued(kind, *usual, at, rest);
        }
        if let Some((_, kinds)) = WHOLE.iter().find(|row| row.0 == name) {
            return kinds.iter().try_for_each(|kind| self.push(kind, &[], &[], &[], at));
        }
        if let Some(kind) = find(&MARKS) {
            let cells = cells(rest, self.side)?;
            let pairs = neighbours(&cells, self.side);
            return pairs.iter().try_for_each(|pair| self.push(kind, &[], pair, &[], at));
        }
        if let Some(kind) = find(&ENDS) {
            let mut cells = line(first(rest, at)?, self.side)?;
            for &(value, at) in &rest[1..] {
                if !value.is_empty() {
                    self.push(kind, &[], &cells, &[number((value, at))?], at)?;
                }
                cells.reverse();
            }
            return Ok(());
        }
        self.other(name, at, rest)
    }

    fn other(&mut self, name: &str, at: usize, rest: &[Word]) -> Result<(), Bad> {
        match name {
            "" => rest.iter().try_for_each(|given| self.given(*given)),
            "Diagonal" => {
                let is_up = first(rest, at)?.0 == "1";
                self.push(if is_up { "antidiagonal" } else { "diagonal" }, &[], &[], &[], at)
            }
            "Jigsaw" => {
                let &(regions, at) = rest.last().ok_or(missing("regions", at))?;
                let (found, expected) = (regions.len(), self.side * self.side);
                if found != expected {
                    return bad(at, TextFault::Cells { found, expected });
                }
                self.regions = regions.bytes().collect();
                Ok(())
            }
            "Arrow" => self.arrow(1, at, rest),
            "PillArrow" => self.arrow(number(first(rest, at)?)?.into(), at, &rest[1..]),
            "Whisper" if number(first(rest, at)?).is_ok() => {
                self.valued("whisper", Some(self.side.div_ceil(2) as u16), at, rest)
            }
            "Whisper" => {
                let value = Some(5).filter(|_| self.side.div_ceil(2) != 5);
                self.group("whisper", &cells(rest, self.side)?, value, at)
            }
            "Quad" => self.quad(at, rest),
            "LittleKiller" => {
                let value = number(first(rest, at)?)?;
                let cells = diagonal(cell(first(&rest[1..], at)?, self.side)?.index(), self.side);
                self.push("little-killer", &[], &cells, &[value], at)
            }
            "Sandwich" => {
                let value = number(first(rest, at)?)?;
                let cells = line(first(&rest[1..], at)?, self.side)?;
                self.push("sandwich", &[], &cells, &[value], at)
            }
            "Indexing" => {
                let kind = if first(rest, at)?.0 == "R" { "row-indexer" } else { "column-indexer" };
                let cells = cells(&rest[1..], self.side)?;
                self.push(kind, &[], &cells, &[], at)
            }
            "Pair" | "PairX" => self.pairs(name, at, rest),
            "LookAndSay" | "ContainExact" => {
                let text = first(rest, at)?;
                let counts = if name == "LookAndSay" { said(text) } else { listed(text) };
                self.push("look-and-say", &[], &cells(&rest[1..], self.side)?, &counts?, at)
            }
            "EqualSum" => {
                let groups = rest.split(|(word, _)| *word == "-").map(|group| cells(group, self.side));
                let groups = groups.collect::<Result<Vec<_>, _>>()?;
                groups.windows(2).try_for_each(|two| self.push("equal-sum", &two[0], &two[1], &[], at))
            }
            "SameValues" => {
                let count = number(first(rest, at)?)?;
                let cells = cells(&rest[1..], self.side)?;
                // Larger groups hold the same values in any order.
                if usize::from(count) != cells.len() {
                    return refused(name, at);
                }
                let [one, others @ ..] = &cells[..] else { return Ok(()) };
                others.iter().try_for_each(|&other| self.push("clone", &[*one], &[other], &[], at))
            }
            _ => Ok(()),
        }
    }

    /// Values in a square of four cells, of which the first is named.
    fn quad(&mut self, at: usize, rest: &[Word]) -> Result<(), Bad> {
        let corner = cell(first(rest, at)?, self.side)?.index();
        if corner % self.side == self.side - 1 || corner / self.side == self.side - 1 {
            return bad(rest[0].1, TextFault::Value("cell", rest[0].0.to_owned()));
        }
        let cells = [0, 1, self.side, self.side + 1].map(|more| Cell::new(corner + more));
        let values = rest[1..].iter().map(|&value| number(value)).collect::<Result<Vec<_>, _>>()?;
        self.push("quadruple", &[], &cells, &values, at)
    }

    /// Cells after a value. The usual value is left out.
    fn valued(&mut self, kind: &str, usual: Option<u16>, at: usize, rest: &[Word]) -> Result<(), Bad> {
        let &(value, place) = &first(rest, at)?;
        let value = if value.is_empty() && kind == "killer" { 0 } else { number((value, place))? };
        let is_loop = rest.last().is_some_and(|word| word.0 == "LOOP");
        let mut cells = cells(&rest[1..rest.len() - usize::from(is_loop)], self.side)?;
        if is_loop {
            cells.extend(cells.first().copied());
        }
        // Remainders of 1 are always the same.
        if kind == "modular" && value == 1 {
            return Ok(());
        }
        self.group(kind, &cells, Some(value).filter(|value| Some(*value) != usual), at)
    }

    /// A group of cells. One cell alone says nothing, if it has no value.
    fn group(&mut self, kind: &str, cells: &[Cell], value: Option<u16>, at: usize) -> Result<(), Bad> {
        let is_alone = cells.len() < 2 && (value.is_none() || !matches!(kind, "killer" | "little-killer"));
        if is_alone && kind != "circles" {
            return Ok(());
        }
        self.push(kind, &[], cells, value.as_slice(), at)
    }

    fn arrow(&mut self, bulb: usize, at: usize, rest: &[Word]) -> Result<(), Bad> {
        let cells = cells(rest, self.side)?;
        if bulb == 0 || bulb >= cells.len() {
            return bad(at, TextFault::Missing("cell"));
        }
        self.push("arrow", &cells[..bulb], &cells[bulb..], &[], at)
    }

    /// Groups of cells with a table of the values that may stand side by side, or anywhere in a group.
    fn pairs(&mut self, name: &str, at: usize, rest: &[Word]) -> Result<(), Bad> {
        let key = first(rest, at)?;
        for group in rest[1..].split(|(word, _)| word.is_empty() || word.starts_with('_')) {
            let cells = cells(group, self.side)?;
            let Some(clues) = like(key.0, self.side, &cells, name == "PairX") else {
                return refused(name, at);
            };
            for (kind, cells, values) in clues {
                // It would be a mark among those of which none may be missing.
                if self.has_strict && MARKS.iter().any(|(_, mark)| *mark == kind) {
                    return refused(name, at);
                }
                self.push(kind, &[], &cells, &values, at)?;
            }
        }
        Ok(())
    }

    fn push(
        &mut self,
        kind: &str,
        head: &[Cell],
        cells: &[Cell],
        values: &[u16],
        at: usize,
    ) -> Result<(), Bad> {
        let clue =
            Constraint::clue(kind, head.iter().copied(), cells.iter().copied(), values.iter().copied());
        // Without the feature `clues` there are fewer kinds.
        let clue = clue.or_else(|_| refused(kind, at))?;
        self.found.push((clue, at));
        Ok(())
    }

    /// A given, or the digits that a cell may hold. Of several all hold.
    fn given(&mut self, (text, at): Word) -> Result<(), Bad> {
        let mut parts = text.split('_');
        let cell = cell((parts.next().unwrap_or_default(), at), self.side)?;
        let mut digits = DigitSet::EMPTY;
        for part in parts {
            let value = number((part, at))?;
            let last = Digit::from_index(self.side - 1);
            let digit = u8::try_from(value).ok().and_then(Digit::new).filter(|digit| *digit <= last);
            let fault = TextFault::TooLarge { symbol: part.to_owned(), last };
            digits.insert(digit.map_or_else(|| bad(at, fault), Ok)?);
        }
        let all = self.allowed.entry(cell).or_insert_with(|| DigitSet::full(self.side));
        *all &= digits;
        if all.is_empty() { bad(at, TextFault::Contradiction) } else { Ok(()) }
    }

    /// The regions that take the place of boxes, and regions beside the boxes.
    fn regions(&self) -> Vec<Constraint> {
        match (self.has_boxes, self.regions.is_empty()) {
            (true, true) => Vec::new(),
            (false, true) => vec![rows_as_regions(self.side)],
            (false, false) => vec![Constraint::jigsaw(self.regions.iter().copied())],
            (true, false) => {
                let mut cells: BTreeMap<u8, Vec<Cell>> = BTreeMap::new();
                for (cell, &region) in self.regions.iter().enumerate() {
                    cells.entry(region).or_default().push(Cell::new(cell));
                }
                cells.into_values().flat_map(|cells| Constraint::new("extra", cells)).collect()
            }
        }
    }

    /// The board and its givens.
    pub(super) fn record(mut self) -> Result<Record, Bad> {
        let has_regions = self.has_boxes || !self.regions.is_empty();
        let of_boxes = ["disjoint", "region-sum"];
        let alone = |(clue, _): &&(Constraint, usize)| of_boxes.contains(&clue.kind().name);
        if let Some((clue, at)) = self.found.iter().find(alone).filter(|_| !has_regions) {
            return refused(clue.kind().name, *at);
        }
        let sets = self.allowed.clone().into_iter();
        let several = sets.filter(|(_, digits)| (2..self.side).contains(&digits.len()));
        for (digits, cells) in alike(several) {
            let values: Vec<u16> = digits.iter().map(|digit| digit.value().into()).collect();
            self.push("digits", &[], &cells, &values, 0)?;
        }
        let regions = self.regions();
        let all = self.found.iter().map(|(clue, _)| clue.clone());
        let variant = board(self.side, regions.iter().cloned().chain(all).collect()).map_err(|fault| {
            // The first clue that can't stand there by itself.
            let alone = |clue: &Constraint| regions.iter().chain([clue]).cloned().collect();
            let first = self.found.iter().find(|(clue, _)| board(self.side, alone(clue)).is_err());
            Bad { at: first.map_or(0, |(_, at)| *at), fault }
        })?;
        let mut record = Record::empty(TextFormat::InteractiveSolver, variant);
        for (cell, digits) in self.allowed {
            if let Some(digit) = digits.single() {
                record.fill(cell, digit, true);
            }
        }
        Ok(record)
    }
}
