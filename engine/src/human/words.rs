//! Cells, houses and outcomes in the short notation that players exchange (`r1c12<>4`). It is
//! the same in every language.

use super::wide::{Cells, Houses};
use crate::bits::bits;
use crate::{DigitSet, Geometry, HouseKind};

/// Digits with a separator: `1,6`.
pub fn listed(digits: DigitSet, separator: &str) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(separator)
}

/// `1,6 in r1c45`: digits and cells.
pub fn digits_in(geometry: &Geometry, digits: DigitSet, cells: Cells) -> String {
    format!("{} in {}", listed(digits, ","), short(geometry, cells))
}

/// `1/6 in r1c45`: the digits of a wing or a rectangle.
pub fn choice_in(geometry: &Geometry, digits: DigitSet, cells: Cells) -> String {
    format!("{} in {}", listed(digits, "/"), short(geometry, cells))
}

/// Cells in short. Rows with the same columns share a term: `r12c3,r5c45`. Numbers above 9 would run
/// together, so large boards have a term for each cell.
pub fn short(geometry: &Geometry, cells: Cells) -> String {
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

/// Houses in short: `r25b3`, `d1` for a diagonal. Numbers of large boards are apart:
/// `r2.15`.
pub fn short_houses(geometry: &Geometry, houses: Houses) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn cells_and_houses_are_written_in_short() {
        let geometry = Variant::CLASSIC.geometry();
        let cells = [(0, 0), (0, 1), (1, 0), (1, 1), (4, 8)];
        let cells = cells.into_iter().map(|(row, column)| geometry.cell(row, column)).collect();
        assert_eq!(short(geometry, cells), "r12c12,r5c9");
        assert_eq!(short_houses(geometry, [1, 4, 20].into_iter().collect()), "r25b3");
    }
}
