//! Cells, houses and outcomes in the short notation that players exchange (`r1c12<>4`). It is
//! the same in every language.

use super::candidate::Candidate;
use super::cells::{CellSet, HouseSet, column, name, row};
use super::technique::Step;
use crate::Digit;
use crate::DigitSet;
use crate::bits::bits;

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
    let kinds = (0..3).filter(|&kind| of_kind(kind) != 0);
    kinds.map(|kind| ["r", "c", "b"][kind].to_owned() + &numbers(of_kind(kind))).collect()
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
