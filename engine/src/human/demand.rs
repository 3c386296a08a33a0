//! Demands on the path of a puzzle: which techniques of the ladder solve it.
//!
//! The path takes the easiest step each time, as hints do ([`solve_path`](super::solve_path)). At a step of
//! a technique, no easier one has a step. So the techniques that are easier than one on the path never
//! solve the puzzle: it needs that technique or a harder one. If the technique is the hardest on
//! the path, the puzzle needs it: without it, what is no harder does not solve the puzzle.

use std::fmt;
use std::ops::ControlFlow;

use super::Options;
use super::ground::{Classic, Ground, Set, Wide, is_classic};
use super::position::Position;
use super::rung::{Rung, RungSet};
use super::technique::Technique;
use crate::Grid;

/// A demand on the path of a puzzle. The path must solve it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PathDemand {
    /// Techniques that the path must have.
    pub requires: RungSet,
    /// Techniques that the path must not have.
    pub excludes: RungSet,
    /// The hardest technique that the path may have.
    pub hardest: Option<Rung>,
}

/// Where a path ended, seen from a demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PathEnd {
    /// Required techniques that the path lacks.
    pub missing: RungSet,
    /// Number of cells that are still empty.
    pub open: usize,
}

impl PathEnd {
    /// Whether the path meets the demand.
    pub(crate) fn is_met(self) -> bool {
        self.open == 0 && self.missing.is_empty()
    }
}

impl PathDemand {
    /// Whether every path meets it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Reads a word that [`fmt::Display`] writes. Returns whether it is one.
    pub(crate) fn read(&mut self, name: &str, codes: &str) -> Option<()> {
        let set: RungSet = codes.parse().ok()?;
        match name {
            "requires" => self.requires = set,
            "excludes" => self.excludes = set,
            "hardest" => self.hardest = Some(set.single()?),
            _ => return None,
        }
        Some(())
    }

    /// The ladder of the path. Extra techniques ([`Technique::is_extra`]) belong to it only if one of
    /// them is required or is the hardest.
    pub fn options(&self) -> Options {
        let mut named = self.requires.iter().chain(self.hardest);
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
        if is_classic(givens.geometry()) {
            self.follow_on::<Classic>(givens, last, before)
        } else {
            self.follow_on::<Wide>(givens, last, before)
        }
    }

    fn follow_on<G: Ground>(
        &self,
        givens: &Grid,
        last: Option<Rung>,
        before: &mut dyn FnMut(&Technique) -> ControlFlow<()>,
    ) -> PathEnd {
        let last = self.hardest.into_iter().chain(last).min().map_or(usize::MAX, Rung::index);
        let extras = self.options().extras;
        let known = || Rung::all().filter(|rung| rung.index() <= last && (extras || !rung.is_extra()));
        let mut position = Position::<G>::of_grid(givens);
        let mut missing = self.requires;
        while !position.is_solved() {
            let next = known().find_map(|rung| match before(rung.technique()) {
                ControlFlow::Break(()) => Some(None),
                ControlFlow::Continue(()) => rung.technique().first(&position).map(|step| Some((rung, step))),
            });
            let Some((rung, step)) = next.flatten().filter(|(rung, _)| !self.excludes.contains(*rung)) else {
                break;
            };
            missing.remove(rung);
            position.apply(&step);
        }
        PathEnd { missing, open: position.empty().len() }
    }
}

impl fmt::Display for PathDemand {
    /// ` requires=0400,0803 excludes=0606 hardest=0803`. Each part starts with a space. Empty if
    /// nothing is demanded.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hardest = self.hardest.into_iter().collect();
        for (name, set) in [("requires", self.requires), ("excludes", self.excludes), ("hardest", hardest)] {
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
        let easiest = Rung::from_index(0);
        if self.excludes.contains(easiest) {
            return Some(PathFault::NeededAnyway(easiest));
        }
        let hardest = self.hardest?;
        let above = self.requires.iter().find(|rung| *rung > hardest)?;
        Some(PathFault::Harder { required: above, hardest })
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
    /// A required technique is harder than the hardest that is allowed.
    Harder {
        /// The required technique.
        required: Rung,
        /// The hardest that is allowed.
        hardest: Rung,
    },
    /// A required technique is on no path: see [`Rung::is_ever_next`].
    NeverNext(Rung),
    /// The path of every puzzle has this technique.
    NeededAnyway(Rung),
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
            Self::Clues => f.write_str("techniques can't be demanded of puzzles with clues"),
        }
    }
}
