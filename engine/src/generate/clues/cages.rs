//! Cages: the board is cut into small ones, which are then united as long as that is possible.

use rand::Rng;

use super::page::{Group, Page, Value};
use crate::Cell;
use crate::random;
use crate::rules::Constraint;

const KIND: &str = "killer";
/// The least and the most cells of a cage as it is drawn.
const SMALL: [usize; 2] = [2, 3];
/// The most cells of a cage that was united from others.
pub(super) const LARGEST: usize = 5;

/// Cuts a share of the board into small cages, in hundredths of the cells.
pub(super) fn draw<R: Rng>(page: &mut Page<R>, share: usize) -> Vec<Group> {
    let cells = page.shuffled_cells();
    let most = cells.len() * share / 100;
    let mut is_caged = page.is_caged.clone();
    let mut groups: Vec<Group> = Vec::new();
    let mut alone = Vec::new();
    let mut caged = 0;
    for &first in &cells {
        if is_caged[first.index()] || caged >= most {
            continue;
        }
        let wanted = page.between(SMALL);
        let mut cage = vec![first];
        let mut group = None;
        while cage.len() < wanted {
            let longer = beside(page, &cage).filter(|cell| !is_caged[cell.index()]);
            let mut longer: Vec<Vec<Cell>> = longer.map(|cell| [&cage[..], &[cell]].concat()).collect();
            random::shuffle(&mut longer, page.rng);
            let found = longer.into_iter().find_map(|cage| Some((self::group(page, &cage)?, cage)));
            let Some((larger, next)) = found else { break };
            cage = next;
            group = Some(larger);
        }
        match group {
            Some(group) => {
                cells_of(&group).for_each(|cell| is_caged[cell.index()] = true);
                caged += cells_of(&group).count();
                groups.push(group);
            }
            None => alone.push(first),
        }
    }
    // A cell that is left between cages joins one of them. A cage of one cell would be a given.
    for cell in alone.into_iter().filter(|_| share == 100) {
        if cells_of_all(&groups).all(|caged| caged != cell) {
            join(page, &mut groups, cell);
        }
    }
    groups
}

/// Lets a cell and its images join cages.
fn join<R: Rng>(page: &mut Page<R>, groups: &mut [Group], cell: Cell) {
    let mut order: Vec<usize> = (0..groups.len()).collect();
    random::shuffle(&mut order, page.rng);
    let joined = order.into_iter().find_map(|at| {
        let touching = groups[at].iter().find(|cage| touches(page, cage.cells(), &[cell]))?;
        let larger = group(page, &[touching.cells(), &[cell]].concat())?;
        // Each cage of the group has grown by as many cells.
        let has_grown = larger.len() == groups[at].len()
            && cells_of(&groups[at]).all(|cell| cells_of(&larger).any(|other| other == cell))
            && cells_of(&larger).all(|new| {
                cells_of(&groups[at]).any(|other| other == new)
                    || cells_of_all(groups).all(|other| other != new)
            });
        has_grown.then_some((at, larger))
    });
    if let Some((at, larger)) = joined {
        groups[at] = larger;
    }
}

/// Two groups as one: each cage of the first united with one of the second. `None` if the cages do not
/// touch, or would have equal digits or too many cells.
pub(super) fn united<R: Rng>(page: &Page<R>, one: &Group, other: &Group) -> Option<Group> {
    let of_cages = |group: &Group| group.iter().all(|cage| cage.kind().name == KIND);
    if !of_cages(one) || !of_cages(other) {
        return None;
    }
    let first = one.first()?.cells();
    let touching = other.iter().find(|cage| touches(page, first, cage.cells()))?;
    if first.len() + touching.cells().len() > LARGEST {
        return None;
    }
    let united = group(page, &[first, touching.cells()].concat())?;
    let count = cells_of(one).count() + cells_of(other).count();
    (cells_of(&united).count() == count).then_some(united)
}

/// The cage of some cells and its images, if their digits differ.
fn group<R: Rng>(page: &Page<R>, cells: &[Cell]) -> Option<Group> {
    page.group(KIND, &[], cells, Value::Sum)
}

fn cells_of(group: &Group) -> impl Iterator<Item = Cell> {
    group.iter().flat_map(Constraint::cells).copied()
}

fn cells_of_all(groups: &[Group]) -> impl Iterator<Item = Cell> {
    groups.iter().flat_map(cells_of)
}

/// The cells that share a side with one of these, some of them more than once.
fn beside<'a, R: Rng>(page: &'a Page<R>, cells: &'a [Cell]) -> impl Iterator<Item = Cell> + 'a {
    cells
        .iter()
        .flat_map(move |&cell| page.around(cell).filter(move |&other| page.are_neighbours(cell, other)))
}

fn touches<R: Rng>(page: &Page<R>, one: &[Cell], other: &[Cell]) -> bool {
    beside(page, one).any(|cell| other.contains(&cell))
}
