//! Demands on the path of a puzzle: which techniques of the ladder solve it.
//!
//! The path takes the easiest step each time, as hints do ([`solve_path`](super::solve_path)). At a step of
//! a technique, no easier one has a step. So the techniques that are easier than one on the path never
//! solve the puzzle: it needs that technique or a harder one. If the technique is the hardest on
//! the path, the puzzle needs it: without it, what is no harder does not solve the puzzle.

use std::fmt;
use std::ops::ControlFlow;
#[cfg(feature = "generate")]
use std::ops::RangeInclusive;

use super::Options;
use super::ground::{Classic, Ground, Set, Wide, is_classic};
use super::position::Position;
use super::rung::{Rung, RungSet};
use super::technique::Technique;
use crate::{Geometry, Grid};

/// A demand on the path of a puzzle. The path must solve it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PathDemand {
    /// Techniques that the path must have.
    #[cfg_attr(feature = "serde", serde(with = "codes"))]
    pub requires: RungSet,
    /// Techniques that the path must not have.
    #[cfg_attr(feature = "serde", serde(with = "codes"))]
    pub excludes: RungSet,
    /// The path must have a technique that is as hard as this, or harder.
    pub at_least: Option<Rung>,
    /// The hardest technique that the path may have.
    pub hardest: Option<Rung>,
}

/// A set of techniques as their codes, since builds with other features number the techniques differently.
#[cfg(feature = "serde")]
mod codes {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Rung, RungSet};

    pub(super) fn serialize<S: Serializer>(set: &RungSet, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(set.iter())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<RungSet, D::Error> {
        Vec::<Rung>::deserialize(from).map(|rungs| rungs.into_iter().collect())
    }
}

/// Where a path ended, seen from a demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PathEnd {
    /// Whether the path lacks a required technique, or is too easy.
    pub is_lacking: bool,
    /// Number of cells that are still empty.
    pub open: usize,
}

impl PathEnd {
    /// Whether the path meets the demand.
    pub(crate) fn is_met(self) -> bool {
        self.open == 0 && !self.is_lacking
    }
}

impl PathDemand {
    /// Whether every path meets it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Reads a part that [`fmt::Display`] writes, such as `requires` and `0400,0803`.
    pub(crate) fn read(&mut self, name: &str, codes: &str) -> Option<()> {
        let set: RungSet = codes.parse().ok()?;
        match name {
            "requires" => self.requires = set,
            "excludes" => self.excludes = set,
            "at-least" => self.at_least = Some(set.single()?),
            "hardest" => self.hardest = Some(set.single()?),
            _ => return None,
        }
        Some(())
    }

    /// The ladder of the path. Extra techniques ([`Technique::is_extra`]) belong to it only if one of
    /// them is required or is a bound.
    pub fn options(&self) -> Options {
        let mut named = self.requires.iter().chain(self.at_least).chain(self.hardest);
        Options { extras: named.any(Rung::is_extra), ..Options::default() }
    }

    /// Whether the path of a puzzle of any board meets the demand.
    ///
    /// ```
    /// use nonet_engine::Grid;
    /// use nonet_engine::human::PathDemand;
    ///
    /// let puzzle: Grid =
    ///     ".7.....9...56..3..9.4..8..1.63..4......7......49..6..85.73..9......52.....2...5..".parse()?;
    /// let uses = PathDemand { requires: "0400".parse()?, ..PathDemand::default() };
    /// assert!(uses.is_met_by(&puzzle));
    /// let nothing_harder = PathDemand { hardest: Some("skyscraper".parse()?), ..uses };
    /// assert!(!nothing_harder.is_met_by(&puzzle));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_met_by(&self, givens: &Grid) -> bool {
        self.follow(givens, None, &mut |_| ControlFlow::Continue(())).is_met()
    }

    /// Follows the path of a puzzle until it is clear whether it meets the demand. `before` is called before
    /// each search for a step of a technique, and may end the path. With `last`, the path also ends before a
    /// step that is harder.
    pub(crate) fn follow(
        &self,
        givens: &Grid,
        last: Option<Rung>,
        before: &mut dyn FnMut(&Technique) -> ControlFlow<()>,
    ) -> PathEnd {
        let last = self.hardest.into_iter().chain(last).min();
        let is_wanted = |rung: Rung| last.is_none_or(|last| rung <= last);
        let walk = Walk { options: self.options(), is_wanted: &is_wanted, excludes: self.excludes };
        let (uses, open) = walk.from(givens, before);
        let is_too_easy = self.at_least.is_some_and(|least| uses.iter().all(|rung| rung < least));
        PathEnd { is_lacking: is_too_easy || !self.requires.is_subset(uses), open }
    }
}

/// The hardest technique on the path of a puzzle of any board. `None` if the ladder does not solve it, or if
/// that takes more work than the limit: about so many nanoseconds, but always the same for the same puzzle.
///
/// ```
/// use nonet_engine::Grid;
/// use nonet_engine::human::{Options, Rung, hardest_step};
///
/// let puzzle: Grid =
///     ".7.....9...56..3..9.4..8..1.63..4......7......49..6..85.73..9......52.....2...5..".parse()?;
/// let hardest = hardest_step(&puzzle, Options { extras: false, ..Options::default() }, 1_000_000_000);
/// assert_eq!(hardest.map(Rung::name), Some("XY-Chain"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hardest_step(givens: &Grid, options: Options, limit: u64) -> Option<Rung> {
    let mut spent = 0;
    let walk = Walk { options, is_wanted: &|_| true, excludes: RungSet::EMPTY };
    let (uses, open) = walk.from(givens, &mut |technique| {
        spent += search_cost(technique, givens.geometry());
        if spent > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    uses.iter().last().filter(|_| open == 0)
}

/// What it costs to ask a technique for its first step, in nanoseconds of a native build. Measured on paths of
/// generated puzzles of the classic board and of larger ones, up to 25x25.
pub(crate) fn search_cost(technique: &Technique, geometry: &Geometry) -> u64 {
    /// By the technique's tier.
    const SEARCH: [u64; 7] = [50, 50, 500, 4_000, 15_000, 200_000, 1_000_000];
    /// Candidates of the empty classic board.
    const CANDIDATES: u64 = 9 * 9 * 9;
    /// How many times as much it costs on another board with as many candidates.
    const WIDE: u64 = 3;
    let search = SEARCH[technique.tier as usize];
    if is_classic(geometry) {
        return search;
    }
    search * WIDE * (geometry.cell_count() * geometry.side()) as u64 / CANDIDATES
}

/// A walk along the path of a puzzle, which takes the easiest step each time.
struct Walk<'a> {
    options: Options,
    /// Whether the walk knows a technique.
    is_wanted: &'a dyn Fn(Rung) -> bool,
    /// It ends before a step of these.
    excludes: RungSet,
}

impl Walk<'_> {
    /// The techniques on the path, and how many cells are open at its end. `before` is called before each
    /// search for a step of a technique, and may end the path.
    fn from(&self, givens: &Grid, before: &mut dyn FnMut(&Technique) -> ControlFlow<()>) -> (RungSet, usize) {
        if is_classic(givens.geometry()) {
            self.on::<Classic>(givens, before)
        } else {
            self.on::<Wide>(givens, before)
        }
    }

    fn on<G: Ground>(
        &self,
        givens: &Grid,
        before: &mut dyn FnMut(&Technique) -> ControlFlow<()>,
    ) -> (RungSet, usize) {
        let is_known = |rung: &Rung| (self.is_wanted)(*rung) && self.options.allow(rung.technique());
        let known: Vec<Rung> = Rung::all().filter(is_known).collect();
        let mut position = Position::<G>::of_grid(givens);
        let mut uses = RungSet::EMPTY;
        while !position.is_solved() {
            let next = known.iter().find_map(|rung| match before(rung.technique()) {
                ControlFlow::Break(()) => Some(None),
                ControlFlow::Continue(()) => {
                    rung.technique().first(&position).map(|step| Some((*rung, step)))
                }
            });
            let Some((rung, step)) = next.flatten().filter(|(rung, _)| !self.excludes.contains(*rung)) else {
                break;
            };
            uses.insert(rung);
            position.apply(&step);
        }
        (uses, position.empty().len())
    }
}

impl fmt::Display for PathDemand {
    /// ` requires=0400,0803 excludes=0606 at-least=0300 hardest=0803`. Each part starts with a space.
    /// Empty if nothing is demanded.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [at_least, hardest] = [self.at_least, self.hardest].map(|bound| bound.into_iter().collect());
        let sets = [self.requires, self.excludes, at_least, hardest];
        for (name, set) in ["requires", "excludes", "at-least", "hardest"].into_iter().zip(sets) {
            if !set.is_empty() {
                write!(f, " {name}={set}")?;
            }
        }
        Ok(())
    }
}

#[cfg(feature = "generate")]
impl PathDemand {
    /// Why no puzzle can meet the demand. `None` if there is no obvious reason.
    pub fn fault(&self) -> Option<PathFault> {
        if let Some(both) = (self.requires & self.excludes).first() {
            return Some(PathFault::Both(both));
        }
        if let Some(never) = self.requires.iter().find(|rung| !rung.is_ever_next()) {
            return Some(PathFault::NeverNext(never));
        }
        if self.excludes.contains(Rung::EASIEST) {
            return Some(PathFault::NeededAnyway(Rung::EASIEST));
        }
        let hardest = self.hardest?;
        let above = self.requires.iter().chain(self.at_least).find(|rung| *rung > hardest)?;
        Some(PathFault::Harder { required: above, hardest })
    }

    /// The fault of a number of givens. Among up to three empty cells, one is alone in its row or column, so
    /// the easiest technique always solves such a board. Each step of that technique fills a house, so alone
    /// it fills at most as many cells as there are houses.
    pub(crate) fn fault_with_givens(
        &self,
        givens: &RangeInclusive<u16>,
        geometry: &Geometry,
    ) -> Option<PathFault> {
        let is_harder = self.requires.iter().chain(self.at_least).any(|rung| rung > Rung::EASIEST);
        let cells = geometry.cell_count();
        let from = cells.saturating_sub(3) as u16;
        if is_harder && *givens.start() >= from {
            return Some(PathFault::NearlyFull { from });
        }
        let fewest = cells.saturating_sub(geometry.houses().len()) as u16;
        let is_easiest = self.hardest == Some(Rung::EASIEST);
        (is_easiest && *givens.end() < fewest).then_some(PathFault::TooFewGivens { fewest })
    }
}

/// Why no puzzle has a path as demanded.
#[cfg(feature = "generate")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum PathFault {
    /// A technique is both required and excluded.
    Both(Rung),
    /// A required technique, or the lower bound, is harder than the hardest that is allowed.
    Harder {
        /// The required technique, or the lower bound.
        required: Rung,
        /// The hardest that is allowed.
        hardest: Rung,
    },
    /// A required technique is on no path: see [`Rung::is_ever_next`].
    NeverNext(Rung),
    /// The path of every puzzle has this technique.
    NeededAnyway(Rung),
    /// A board that is nearly full needs only the easiest technique.
    NearlyFull {
        /// The smallest number of givens that is nearly full.
        from: u16,
    },
    /// The easiest technique alone solves no puzzle with so few givens.
    TooFewGivens {
        /// The fewest givens.
        fewest: u16,
    },
    /// The board has clues, or the seed draws some. Their puzzles have levels only.
    Clues,
}

#[cfg(feature = "generate")]
impl fmt::Display for PathFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Both(rung) => write!(f, "{rung} can't be both required and excluded"),
            Self::Harder { required, hardest } => {
                write!(f, "{required} is harder than {hardest}, the hardest technique allowed")
            }
            Self::NeverNext(rung) => write!(f, "no puzzle needs {rung}: easier techniques always do"),
            Self::NeededAnyway(rung) => write!(f, "every puzzle needs {rung} for its last cell"),
            Self::NearlyFull { from } => {
                write!(f, "with {from} givens or more, a puzzle needs {} only", Rung::EASIEST)
            }
            Self::TooFewGivens { fewest } => {
                write!(f, "{} alone solves no puzzle with fewer than {fewest} givens", Rung::EASIEST)
            }
            Self::Clues => f.write_str("techniques can't be demanded of puzzles with clues"),
        }
    }
}
