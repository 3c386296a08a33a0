//! The classic board as tables: the only place that knows which cells make a house and
//! which cells see each other. Everything is computed at compile time.
//!
//! Houses are numbered as in [`Geometry::houses`](crate::Geometry::houses): rows 0 to 8,
//! columns 9 to 17, boxes 18 to 26.

mod board;
mod sets;

pub(crate) use board::{
    CELL_AT, HOUSES, HOUSES_OF, OVERLAP, PEERS, PLACE_IN, box_of, cell_at, column, houses_of, name, peers,
    row,
};
pub use sets::{CellSet, HouseSet};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn the_tables_are_the_geometry_of_the_classic_board() {
        let geometry = Variant::CLASSIC.geometry();
        for (number, house) in geometry.houses().iter().enumerate() {
            assert_eq!(HOUSES[number].into_iter().collect::<Vec<_>>(), house.cells);
            assert_eq!(CELL_AT[number].to_vec(), house.cells);
            assert_eq!(board::house_name(number), house.to_string());
        }
        for cell in geometry.cells() {
            assert_eq!(peers(cell).into_iter().collect::<Vec<_>>(), geometry.peers(cell));
            assert_eq!(houses_of(cell).iter().collect::<Vec<_>>(), geometry.houses_of(cell));
            assert_eq!(name(cell), geometry.name(cell));
            for (house, place) in houses_of(cell).iter().zip(PLACE_IN[cell.index()]) {
                assert_eq!(CELL_AT[house][usize::from(place)], cell);
                for (other, overlap) in OVERLAP[house].into_iter().enumerate() {
                    assert_eq!(overlap >> place & 1 == 1, HOUSES[other].contains(cell));
                }
            }
        }
    }

    #[test]
    fn common_peers_and_houses_are_those_of_every_cell() {
        let pair: CellSet = [cell_at(0, 0), cell_at(0, 2)].into_iter().collect();
        assert_eq!(pair.common_houses().iter().collect::<Vec<_>>(), [0, 18]);
        assert_eq!(pair.common_peers(), (HOUSES[0] | HOUSES[18]) - pair);
        assert_eq!((!CellSet::EMPTY).len(), 81);
    }
}
