//! Disjoint groups: the cells at one place of each box, or of each region in reading order.

use super::{Constraint, Frame, Kind, Meaning, Takes, Term, no_shapes};
use crate::{Cell, HouseKind};

pub(super) const KIND: Kind =
    Kind { name: "disjoint", takes: Takes::Nothing, terms: meaning, shapes: no_shapes };

fn meaning(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let mut groups = vec![Vec::new(); frame.side];
    let mut places = vec![0; frame.side];
    for (cell, &region) in frame.regions.iter().enumerate() {
        let place = &mut places[usize::from(region)];
        groups[*place].push(Cell::new(cell));
        *place += 1;
    }
    terms.extend(groups.into_iter().map(|cells| Term::House(HouseKind::Group, cells)));
    Ok(())
}
