//! A step in one line, in the notation that players exchange, which is `HoDoKu`'s:
//! technique, place, arrow, outcome.
//!
//! ```text
//! Naked Pair: 1,6 in r1c45 => r1c12<>1
//! Finned X-Wing: 1 r25 c48 fr2c5 => r1c4<>1
//! Skyscraper: 6 in r3c1,r7c6 (connected by r37c5) => r2c6<>6
//! XY-Chain: 4 4- r1c4 -9- r4c4 -6- r5c6 -4 => r3c6<>4      -d- weak, =d= strong
//! Continuous Nice Loop with ALS: 5/8 ALS:r56c56 -5- r5c9 -8- ALS:r56c56 => r5c1<>8
//! Almost Locked Set XZ-Rule: A=r8c24 {168}, B=r9c46 {286}, X=8, Z=6 => r8c5<>6
//! ```
//!
//! Each technique writes the place itself ([`Technique::notation`](super::Technique)).
//! This file holds the parts that several of them share.

use std::fmt;

use super::als;
use super::cells::CellSet;
use super::evidence::{Chain, Evidence, Set};
use super::marks::{Link, LinkKind};
use super::technique::Step;
use super::words::short;
use crate::DigitSet;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, outcome) = (self.technique.name, self.outcome());
        match (self.technique.notation)(self) {
            Some(place) => write!(f, "{name}: {place} => {outcome}"),
            // The outcome of a single says where it is.
            None if matches!(self.evidence, Evidence::Single(_)) => write!(f, "{name}: {outcome}"),
            None => write!(f, "{name} => {outcome}"),
        }
    }
}

/// Digits with a separator: `1,6`.
pub(super) fn listed(digits: DigitSet, separator: &str) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(separator)
}

/// `1,6 in r1c45`: digits and cells.
pub(super) fn digits_in(digits: DigitSet, cells: CellSet) -> String {
    format!("{} in {}", listed(digits, ","), short(cells))
}

/// `1/6 in r1c45`: the digits of a wing or a rectangle.
pub(super) fn choice_in(digits: DigitSet, cells: CellSet) -> String {
    format!("{} in {}", listed(digits, "/"), short(cells))
}

/// `r1c23 - {1234}`.
pub(super) fn set(set: Set) -> String {
    format!("{} - {{{}}}", short(set.cells), listed(set.digits, ""))
}

/// `A=r8c24 {168}, B=r9c46 {286}, X=8, Z=6`: almost locked sets, the digits that join
/// them, and the digits removed.
pub(super) fn almost_locked(sets: &[Set], joints: DigitSet, removed: DigitSet) -> String {
    let named =
        |(letter, set): (char, &Set)| format!("{letter}={} {{{}}}", short(set.cells), listed(set.digits, ""));
    let mut parts: Vec<String> = ('A'..).zip(sets).map(named).collect();
    parts.push(format!("X={}", listed(joints, ",")));
    parts.push(format!("Z={}", listed(removed, ",")));
    parts.join(", ")
}

/// A chain, node by node, with the links between them. A link within a cell or within an almost
/// locked set shows as a change of the digit. At an open end the digit is alone. A loop returns to
/// its start.
pub(super) fn walked(chain: &Chain, is_loop: bool) -> String {
    let Chain { links, sets } = chain;
    let is_set = |link: &Link| link.kind == LinkKind::Strong && als::is_passed(link.from, link.to);
    let is_inside = |link: &Link| link.from.cells == link.to.cells || is_set(link);
    let mut sets = sets.iter().map(|set| format!("ALS:{}", short(set.cells)));
    let mut station = |cells: CellSet, next: Option<&Link>| {
        next.filter(|link| is_set(link)).and_then(|_| sets.next()).unwrap_or_else(|| short(cells))
    };
    let [Some(first), Some(last)] = [links.first(), links.last()] else { return String::new() };
    let start = station(first.from.cells, Some(first));
    let back = Link::weak(last.to, first.from);
    let returns = is_loop && !is_inside(&back);
    let mut parts = vec![listed(chain.digits(), "/")];
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

#[cfg(test)]
mod tests {
    use crate::human::{Code, Evidence, LADDER, Position, technique};

    /// Code, position and line. `examples/practice` found the positions.
    const CASES: &[(&str, &str, &str)] = &[
        (
            "0002",
            "27...3.1695.68.372...5..8..4.7.35.6.5.....1...1...4.95861.57.......196.77.93....1",
            "Hidden Single: r3c1=1",
        ),
        (
            "0100",
            "27+8...+51+6.5.68+1.+72...5+7+28..4.7..+5.6.5..+7..1...1.+8.4+79+586..57.....+5...6.7+7.93...+5.",
            "Locked Candidates Type 1 (Pointing): 9 in b4 => r3c2<>9",
        ),
        (
            "0200",
            "27+8...+51+6.5.68+1.+72...5+7+28..4.7..+5.6.5..+7..1...1.+8.4+79+586..57.....+5...6.7+7.93...+5. \
                 932 974",
            "Naked Pair: 3,4 in r3c28 => r3c139<>3, r3c39<>4",
        ),
        (
            "0300",
            "+1+72+638+95+4.4+3....2+669..4.1..+7+8+1+3..+24+53+5+98+2+46+71+26+4+571+3+98+9+3......2.17.....9.+2+695..+1. \
                 797",
            "X-Wing: 8 r29 c17 => r7c7,r8c17<>8",
        ),
        (
            "0310",
            "3.7..4.+8.5...2.+4+7+324...395.+7..1.983+4....+3..97..3.....56+7.3.+8+5...+3....+7+69..5..7+348 \
                 617 834 135 635 252 253 853 254 554 654 157 161 162 262 662 264 664 864 465 665 173 273 \
                 175 484 286",
            "Finned X-Wing: 8 c24 r25 fr6c2 => r5c1<>8",
        ),
        (
            "0400",
            "27+8...+51+6+95.68+1.+72...5+7+28.+94.7..+5.6.5..+7..1...1.+8.4+79+586..57+9....+5...6.7+7.93...+5. \
                 331 333 433 242 342 252 352 273 295 495 499",
            "Skyscraper: 4 in r2c3,r9c2 (connected by r29c7) => r3c2,r7c3<>4",
        ),
        (
            "0402",
            "+4+3+95+18.6.68.+9..1+4+55..+4.+69+838+4.2.9.5.....8.4..7.36+4....2.43+9....3...6..9.....5.... \
                 226 172 772 777 179 779 186 786 887 889 196 796 897 199 899",
            "Empty Rectangle: 1 in b5 (r7c68) => r5c8<>1",
        ),
        (
            "0403",
            "..+34..7.+8.+4...+71.3.27...+5+46.+8+2.7.46+1+79...+4+832..48..9+5+72+7..+48+3+19...7.3.+8+4+43+8....+75 \
                 185 985",
            "Turbot Fish: 5 r7c4 =5= r7c3 -5- r5c3 =5= r4c1 => r4c4<>5",
        ),
        (
            "0502",
            "..+34..7.+8.+4...+71.3.27...+5+46.+8+2.7.46+1+79...+4+832..48..9+5+72+7..+48+3+19...7.3.+8+4+43+8....+75 \
                 924 544 185 985",
            "Multi Colours 1: 5 (r1c2) / (r8c2), (r1c6,r4c1) / (r4c6,r5c3) => r78c3<>5",
        ),
        (
            "0600",
            ".+95...2.+46....+193+5.3.45+9...+5+8+3+692+147+4+26.+17.93+71+9.+43.....1+9.+5...35.17...+99....4... \
                 814 618 223 824 875 883 894",
            "Unique Rectangle Type 1: 5/8 in r56c47 => r6c7<>5, r6c7<>8",
        ),
        (
            "0610",
            "1+6...4+2+9.+5+4+2+9+1368+779...6...+3+8+96.1.5..54.38..9.+1+7+54+9+8..8+3+5+4+6792+1+4+2+6+19+53+7+8+9+71+3+8+2+5+46",
            "Bivalue Universal Grave + 1 => r3c9<>4, r3c9<>5",
        ),
        (
            "0702",
            "+4+3+95+18+76+268.+9..1+4+55..+4.+69+838+4.2.9.5.....8.4..7.36+4....2.43+9....3...6..9.....5.... \
                 226 158 758 169 172 772 677 179 779 186 786 887 789 889 196 796 297 897 199 799 899",
            "XY-Chain: 1/3/6/7 1- r4c3 -6- r4c7 -3- r4c5 -7- r5c4 -1 => r5c123<>1",
        ),
        (
            "0706",
            "...3.7.5..2....9..65......7.6.....43....1.6+9...9..4....7..4...91..5..2.+4..4.81... 915 \
                 117 119 819 123 624 824 133 234 834 934 846 856 265",
            "Continuous Nice Loop: 1/4/8 r2c4 =1= r3c4 =4= r3c7 -4- r1c7 -8- r1c3 -1- r4c3 =1= r4c7 \
                 -1- r6c9 =1= r2c9 -1- r2c4 => r2c8,r6c78<>1, r1c12<>8",
        ),
        (
            "0712",
            "+9+1+8..7+32+6...9+38+7515+3+7+21+68+4+9+7..1.2..4...+3..+17..51+7.....27+5+8+9+1+46+31+49673.8.....2.9+1+7 \
                 623 645 852 653 259 865",
            "Continuous Nice Loop with ALS: 5/6 ALS:r5c6,r6c56 -6- ALS:r5c9,r6c79 -5- ALS:r5c6,r6c56 \
                 => r5c5<>4, r5c5<>5, r6c1<>6",
        ),
        (
            "0800",
            "8+91+5+4+3+6+2+7+2+6+37+891+4+5.5...29+8357.+3..4+6..+26.5+7+31.3+1.9..7+5.+1+4.+235+8.6..+5.7.2.4..2.+9.+5.+1",
            "XY-Wing: 4/8/9 in r4c3,r5c14 => r4c6<>8",
        ),
        (
            "0803",
            "27+8+9+4+3+51+6+95+468+1+3+72.+3.5+7+28+4+94.7+1.+5+26.5..+7..1.+4.1.+8.4+79+586.+457+9+2..+4+5+2..6.7+7+293..+4+5. \
                 353 365",
            "W-Wing: 8/9 in r5c2,r8c6 connected by 8 in r58c8 => r5c6<>9",
        ),
        (
            "0901",
            "1+5..384....4..1+5.....+45+2.+1..+6+12..3+5.2785+6+3+19+4..5+1....6.1...4..56...1+57+4.+5+47+3.6.8+1 \
                 228 831 931 745 945 765 965 875 382",
            "Almost Locked Set XZ-Rule: A=r36c2 {389}, B=r2c1458 {36789}, X=8, Z=3,9 => r2c2<>3, \
                 r2c2<>9",
        ),
        (
            "1101",
            "+1+5.732..+9+9.8.5...1.7.+89+1.....5.4..+18...1...6381.......2.7..9.5........9+75+91..72.. \
                 422 622 427 627 428 439 639 344 644 263 264 364 664 265 469 674 477 677 384 484 684 386 \
                 487 687 498",
            "Sue de Coq: r4c12 - {2367} (r4c6 - {36}, r5c12 - {247}) => r5c3<>2, r56c3<>4",
        ),
    ];

    #[test]
    fn every_family_says_where() {
        for (code, position, line) in CASES {
            let steps = technique(Code::from_static(code)).unwrap().all(&Position::read(position).unwrap());
            let lines: Vec<String> = steps.iter().map(ToString::to_string).collect();
            assert!(lines.iter().any(|found| found == line), "{line} is not among\n{}", lines.join("\n"));
        }
    }

    #[test]
    fn every_line_says_where_and_ends_with_the_outcome() {
        for known in LADDER {
            let Some((_, step)) = known.shown() else { continue };
            let line = step.to_string();
            assert!(line.starts_with(known.name) && line.ends_with(&step.outcome()), "{line}");
            let says_where = (known.notation)(&step).is_some();
            let needs_no_place = matches!(step.evidence, Evidence::Single(_) | Evidence::Grave(_));
            assert!(says_where != needs_no_place, "{line}");
        }
    }
}
