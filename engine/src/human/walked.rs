//! A chain in the notation that players exchange.
//!
//! ```text
//! XY-Chain: 4 4- r1c4 -9- r4c4 -6- r5c6 -4 => r3c6<>4      -d- weak, =d= strong
//! Continuous Nice Loop with ALS: 5/8 ALS:r56c56 -5- r5c9 -8- ALS:r56c56 => r5c1<>8
//! ```

use super::als::{self, Part};
use super::marks::{Link, LinkKind};
use super::wide::Cells;
use super::words::{listed, short};
use crate::{DigitSet, Geometry};

/// The digits of all nodes of the links.
pub fn digits(links: &[Link]) -> DigitSet {
    links.iter().flat_map(|link| [link.from.digit, link.to.digit]).collect()
}

/// The cells at the ends of the links.
pub fn cells(links: &[Link]) -> Cells {
    links.iter().fold(Cells::EMPTY, |all, link| all | link.from.cells | link.to.cells)
}

/// A chain, node by node, with the links between them. A link within a cell or within an almost
/// locked set shows as a change of the digit. At an open end the digit is alone. A loop returns to
/// its start.
pub fn walked(geometry: &Geometry, links: &[Link], sets: &[Part], is_loop: bool) -> String {
    let is_set = |link: &Link| link.kind == LinkKind::Strong && als::is_passed(link.from, link.to);
    let is_inside = |link: &Link| link.from.cells == link.to.cells || is_set(link);
    let mut sets = sets.iter().map(|set| format!("ALS:{}", short(geometry, set.cells)));
    let mut station = |cells: Cells, next: Option<&Link>| {
        next.filter(|link| is_set(link)).and_then(|_| sets.next()).unwrap_or_else(|| short(geometry, cells))
    };
    let [Some(first), Some(last)] = [links.first(), links.last()] else { return String::new() };
    let start = station(first.from.cells, Some(first));
    let back = Link::weak(last.to, first.from);
    let returns = is_loop && !is_inside(&back);
    let mut parts = vec![listed(digits(links), "/")];
    parts.extend((is_inside(first) && !returns).then(|| format!("{}-", first.from.digit)));
    parts.push(start.clone());
    for (at, link) in links.iter().enumerate().filter(|(_, link)| !is_inside(link)) {
        parts.push(sign(link));
        parts.push(station(link.to.cells, links.get(at + 1)));
    }
    if returns {
        parts.extend([sign(&back), start]);
    } else {
        parts.extend(is_inside(last).then(|| format!("-{}", last.to.digit)));
    }
    parts.join(" ")
}

/// `=4=` for a strong link, `-4-` for a weak one.
fn sign(link: &Link) -> String {
    let sign = if link.kind == LinkKind::Strong { '=' } else { '-' };
    format!("{sign}{}{sign}", link.to.digit)
}
