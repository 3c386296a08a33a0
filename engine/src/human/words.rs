//! Cells, houses and outcomes in the short notation that players exchange (`r1c12<>4`). It is
//! the same in every language.

use super::candidate::Candidate;
use super::cells::{CellSet, HouseSet, column, name, row};
use super::technique::Step;
use super::wide::{Cells, Houses};
use crate::bits::bits;
use crate::{Digit, DigitSet, Geometry, HouseKind};

/// The candidates by digit, smallest digit first.
pub fn by_digit(candidates: &[Candidate]) -> Vec<(Digit, CellSet)> {
    let cells_of = |digit| candidates.iter().filter(|c| c.digit == digit).map(|c| c.cell).collect();
    let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
    digits.iter().map(|digit| (digit, cells_of(digit))).collect()
}

/// Cells in short. Rows with the same columns share a term: `r12c3,r5c45`.
pub fn short(cells: CellSet) -> String {
    let mut columns = [0_u32; 9];
    cells.into_iter().for_each(|cell| columns[row(cell)] |= 1 << column(cell));
    terms(&columns)
}

/// Cells of any board in short. Numbers above 9 would run together, so large boards have a term
/// for each cell.
pub fn short_on(geometry: &Geometry, cells: Cells) -> String {
    if geometry.side() > 9 {
        return cells.into_iter().map(|cell| geometry.name(cell)).collect::<Vec<_>>().join(",");
    }
    let mut columns = vec![0_u32; geometry.side()];
    cells.into_iter().for_each(|cell| columns[geometry.row(cell)] |= 1 << geometry.column(cell));
    terms(&columns)
}

/// Rows, each with its columns as bits: those with the same columns share a term.
fn terms(columns: &[u32]) -> String {
    let mut terms = Vec::new();
    for (first, &of_first) in columns.iter().enumerate() {
        let is_told = columns[..first].contains(&of_first);
        if of_first != 0 && !is_told {
            let same = columns.iter().enumerate().filter(|&(_, &other)| other == of_first);
            let rows = same.fold(0, |set, (row, _)| set | 1 << row);
            terms.push(format!("r{}c{}", numbers(rows), numbers(of_first)));
        }
    }
    terms.join(",")
}

/// Houses in short: `r25`, `c3`, `b1`.
pub fn short_houses(houses: HouseSet) -> String {
    let of_kind = |kind: usize| (houses.bits() >> (kind * 9)) & 0x1ff;
    let kinds = (0..3).filter(|&kind| of_kind(kind) != 0);
    kinds.map(|kind| ["r", "c", "b"][kind].to_owned() + &numbers(of_kind(kind))).collect()
}

/// Houses of any board in short: `r25b3`, `d1` for a diagonal. Numbers of large boards are apart:
/// `r2.15`.
pub fn short_houses_on(geometry: &Geometry, houses: Houses) -> String {
    let separator = if geometry.side() > 9 { "." } else { "" };
    let of_kind = |kind: HouseKind| {
        let known = houses.into_iter().filter_map(|house| geometry.houses().get(house));
        let of_kind = known.filter(|house| house.kind == kind);
        let numbers: Vec<String> = of_kind.map(|house| (house.number + 1).to_string()).collect();
        (!numbers.is_empty()).then(|| format!("{}{}", kind.letter(), numbers.join(separator)))
    };
    HouseKind::ALL.into_iter().filter_map(of_kind).collect()
}

/// The numbers of the bits, counted from 1.
fn numbers(mask: u32) -> String {
    bits(mask).map(|number| (number + 1).to_string()).collect()
}

/// The outcome of a step in short: `r1c4=6` or `r12c7<>4, r3c9<>5`.
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
    fn cells_and_houses_are_written_in_short() {
        let set: CellSet =
            [cell_at(0, 0), cell_at(0, 1), cell_at(1, 0), cell_at(1, 1), cell_at(4, 8)].into_iter().collect();
        assert_eq!(short(set), "r12c12,r5c9");
        assert_eq!(short_houses([1, 4, 20].into_iter().collect()), "r25b3");
    }
}
