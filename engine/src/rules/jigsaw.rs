//! Jigsaw: regions of any shape take the place of the boxes.

use super::{Constraint, JIGSAW, Kind, Takes, boxes};
use crate::HouseKind;

pub(super) const KIND: Kind = Kind {
    name: "jigsaw",
    takes: Takes::Regions,
    terms: |constraint, frame, terms| {
        let (side, regions) = (frame.side, &constraint.regions);
        if regions.len() != side * side {
            return Err("needs the region of each cell, row by row");
        }
        let size = |number: usize| regions.iter().filter(|region| usize::from(**region) == number).count();
        if (0..side).any(|number| size(number) != side) {
            return Err("needs as many regions as there are digits, each with as many cells");
        }
        terms.extend(boxes::houses(HouseKind::Region, regions));
        Ok(())
    },
};

/// The constraint of a layout: the region of each cell, counted from 0.
pub(crate) fn constraint(regions: Vec<u8>) -> Constraint {
    Constraint { regions, ..Constraint::new(JIGSAW) }
}
