//! Templates: the ways to choose one place of a digit in each house that still needs it, so that no two of
//! them see each other. A candidate that belongs to no template is false. This holds on every board: each
//! house holds the digit once, and cells that see each other do not both hold it.

use super::ground::{Ground, Set};
use super::position::Position;
use crate::{Cell, Digit};

/// The candidates of a digit that belong to no template. The search may try `left` places. It leaves out
/// candidates for which that does not suffice.
pub fn outside<G: Ground>(position: &Position<G>, digit: Digit, left: &mut usize) -> G::Cells {
    let ground = position.ground();
    let all = position.cells_of(digit);
    let needy: G::Houses =
        (0..ground.house_count()).filter(|&house| all.meets(ground.house(house))).collect();
    let (mut inside, mut outside) = (G::Cells::EMPTY, G::Cells::EMPTY);
    for cell in all {
        if inside.contains(cell) {
            continue;
        }
        let mut search = Search { ground, left };
        match search.with(cell, all, needy) {
            Some(template) => inside |= template,
            None if *search.left > 0 => outside.insert(cell),
            None => {}
        }
    }
    outside
}

struct Search<'a, G> {
    ground: G,
    left: &'a mut usize,
}

impl<G: Ground> Search<'_, G> {
    /// This cell, and one of the other places for each of the houses. `None` if there are none, or if the
    /// search gives up.
    fn with(&mut self, cell: Cell, places: G::Cells, needy: G::Houses) -> Option<G::Cells> {
        *self.left = self.left.checked_sub(1)?;
        let ground = self.ground;
        let places = (places - ground.peers(cell)).without(cell);
        let needy = needy - ground.houses_of(cell);
        let in_house = |house: usize| places & ground.house(house);
        let Some(house) = needy.into_iter().min_by_key(|&house| in_house(house).len()) else {
            return Some(G::Cells::of(cell));
        };
        in_house(house).into_iter().find_map(|next| Some(self.with(next, places, needy)?.with(cell)))
    }
}
