//! Cells, digits and houses in sentences (`r1c1, r1c2 and r3c4`) and in the
//! short notation that the field uses (`r1c12<>4`).

use super::candidate::Candidate;
use super::cells::{CellSet, HouseSet, column, house_name, name, row};
use super::technique::Step;
use crate::bits::bits;
use crate::{Digit, DigitSet};

/// `a`, `a and b`, `a, b and c`.
pub fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    join(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub fn either<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    join(items, "or")
}

fn join<T: ToString>(items: impl IntoIterator<Item = T>, last: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((end, rest)) => format!("{} {last} {end}", rest.join(", ")),
    }
}

/// `r1c1, r1c2 and r3c4`.
pub fn cells(cells: CellSet) -> String {
    list(cells.into_iter().map(name))
}

/// `r1c1, r1c2 or r3c4`.
pub fn one_of(cells: CellSet) -> String {
    either(cells.into_iter().map(name))
}

/// `1, 2 and 3`.
pub fn digits(digits: DigitSet) -> String {
    list(digits.iter())
}

/// `row 2`, `rows 2 and 5`, `row 2 and box 3`.
pub fn houses(houses: HouseSet) -> String {
    let kinds = [(HouseSet::ROWS, "rows"), (HouseSet::COLUMNS, "columns"), (HouseSet::BOXES, "boxes")];
    list(kinds.into_iter().filter_map(|(kind, plural)| {
        let these = houses & kind;
        match these.len() {
            0 => None,
            1 => these.first().map(house_name),
            _ => Some(format!("{plural} {}", list(these.iter().map(|house| house % 9 + 1)))),
        }
    }))
}

/// What a step does: "So 4 cannot be in r1c1 and r1c2." or "So r1c1 is 4."
pub fn outcome(step: &Step) -> String {
    let placed = step.placements.iter().map(|at| format!("{} is {}", name(at.cell), at.digit));
    let removed = by_digit(&step.eliminations)
        .into_iter()
        .map(|(digit, from)| format!("{digit} can be removed from {}", cells(from)));
    format!("So {}.", list(placed.chain(removed)))
}

/// Candidates gathered by digit, smallest digit first.
pub fn by_digit(candidates: &[Candidate]) -> Vec<(Digit, CellSet)> {
    let cells_of = |digit| candidates.iter().filter(|c| c.digit == digit).map(|c| c.cell).collect();
    let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
    digits.iter().map(|digit| (digit, cells_of(digit))).collect()
}

/// Cells in short: rows that have the same columns share a term, `r12c3,r5c45`.
pub fn short(cells: CellSet) -> String {
    let mut columns = [0_u32; 9];
    cells.into_iter().for_each(|cell| columns[row(cell)] |= 1 << column(cell));
    let numbers = |set: u32| bits(set).map(|number| (number + 1).to_string()).collect::<String>();
    let mut terms = Vec::new();
    for first in 0..9 {
        let is_told = columns[..first].contains(&columns[first]);
        if columns[first] != 0 && !is_told {
            let rows =
                (0..9).filter(|&other| columns[other] == columns[first]).fold(0, |set, r| set | 1 << r);
            terms.push(format!("r{}c{}", numbers(rows), numbers(columns[first])));
        }
    }
    terms.join(",")
}

/// Houses in short: `r25`, `c3`, `b1`.
pub fn short_houses(houses: HouseSet) -> String {
    let of_kind = |kind: usize| (houses.bits() >> (kind * 9)) & 0x1ff;
    let numbers = |set: u32| bits(set).map(|number| (number + 1).to_string()).collect::<String>();
    let kinds = (0..3).filter(|&kind| of_kind(kind) != 0);
    kinds.map(|kind| ["r", "c", "b"][kind].to_owned() + &numbers(of_kind(kind))).collect()
}

/// What a step does in short: `r1c4=6`, `r12c7<>4, r3c9<>5`.
pub fn short_outcome(step: &Step) -> String {
    let placed = step.placements.iter().map(|at| format!("{}={}", name(at.cell), at.digit));
    let removed =
        by_digit(&step.eliminations).into_iter().map(|(digit, cells)| format!("{}<>{digit}", short(cells)));
    placed.chain(removed).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::cells::cell_at;

    #[test]
    fn lists_read_like_english() {
        let set: CellSet =
            [cell_at(0, 0), cell_at(0, 1), cell_at(1, 0), cell_at(1, 1), cell_at(4, 8)].into_iter().collect();
        assert_eq!(cells(set), "r1c1, r1c2, r2c1, r2c2 and r5c9");
        assert_eq!(one_of(CellSet::of(cell_at(2, 2)).with(cell_at(2, 3))), "r3c3 or r3c4");
        assert_eq!(short(set), "r12c12,r5c9");
        assert_eq!(houses([1, 4, 20].into_iter().collect()), "rows 2 and 5 and box 3");
        assert_eq!(short_houses([1, 4, 20].into_iter().collect()), "r25b3");
    }
}
