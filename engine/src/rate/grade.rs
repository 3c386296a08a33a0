//! Demands on a rating, and a rating that ends as soon as the puzzle cannot meet the demand. Called
//! by the generator.

use std::fmt;
use std::ops::ControlFlow;

use super::RatingPath;
use super::rule::FamilySet;
use crate::Grid;
#[cfg(feature = "generate")]
use crate::RecipeFault;
#[cfg(feature = "ladder")]
use crate::human::PathDemand;

/// The result of rating a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Grade {
    /// ER in tenths.
    pub er: u16,
    /// The families on its path.
    pub uses: FamilySet,
}

/// A demand on the rating of a puzzle and, with the feature `ladder`, on the techniques of the ladder that
/// solve it and on the minutes that people need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Demand {
    /// The lowest and the highest ER, in tenths.
    pub ratings: Option<(u16, u16)>,
    /// Families that its path must use. A player may do without them: the ladder of techniques often
    /// finds another way.
    pub uses: FamilySet,
    /// Families that its path must not use.
    pub avoids: FamilySet,
    /// The techniques of the ladder that it needs, does without, or needs at most.
    #[cfg(feature = "ladder")]
    pub path: PathDemand,
    /// The least and the most minutes that people need (`human::minutes::Minutes::typical`), in tenths of a
    /// minute. With a rating, a puzzle must meet both.
    #[cfg(feature = "ladder")]
    pub minutes: Option<(u16, u16)>,
}

impl Demand {
    /// Whether every puzzle meets it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether it says anything about the rating.
    pub fn is_of_rating(&self) -> bool {
        let Self { ratings, uses, avoids, .. } = self;
        ratings.is_some() || !uses.is_empty() || !avoids.is_empty()
    }

    /// Whether it says anything about the techniques of the ladder.
    pub fn is_of_path(&self) -> bool {
        #[cfg(feature = "ladder")]
        return !self.path.is_empty();
        #[cfg(not(feature = "ladder"))]
        false
    }

    /// Whether it says anything about the minutes that people need.
    pub fn is_timed(&self) -> bool {
        #[cfg(feature = "ladder")]
        return self.minutes.is_some();
        #[cfg(not(feature = "ladder"))]
        false
    }

    /// Whether all that it says about the techniques of the ladder is a lower bound.
    pub(crate) fn leaves_ratings(&self) -> bool {
        #[cfg(feature = "ladder")]
        return PathDemand { at_least: None, ..self.path }.is_empty();
        #[cfg(not(feature = "ladder"))]
        !self.is_of_path()
    }

    /// Whether a rating meets the demand. What it says about the techniques of the ladder is not looked at.
    pub fn is_met_by(&self, grade: &Grade) -> bool {
        self.distance(grade) == 0
    }

    /// Why no puzzle can meet the demand. `None` if there is no obvious reason.
    #[cfg(feature = "generate")]
    pub fn fault(&self) -> Option<RecipeFault> {
        let (least, most) = self.ratings.unwrap_or((0, u16::MAX));
        if least > most {
            return Some(RecipeFault::RatingsReversed);
        }
        if most < LOWEST || least > GREATEST {
            return Some(RecipeFault::NoSuchRating { greatest: GREATEST });
        }
        if let Some(both) = (self.uses & self.avoids).first() {
            return Some(RecipeFault::Both(both));
        }
        if let Some(above) = self.uses.iter().find(|family| family.least() > most) {
            return Some(RecipeFault::AboveRating(above));
        }
        #[cfg(feature = "ladder")]
        if self.minutes.is_some_and(|(least, most)| least > most) {
            return Some(RecipeFault::MinutesReversed);
        }
        #[cfg(feature = "ladder")]
        return self.path.fault().map(RecipeFault::Path);
        #[cfg(not(feature = "ladder"))]
        None
    }

    /// Reads the words that [`fmt::Display`] writes.
    pub fn read(words: &[&str]) -> Option<Self> {
        let mut demand = Self::default();
        for word in words {
            let range = |text: &str| {
                let (least, most) = text.split_once('-')?;
                Some((least.parse().ok()?, most.parse().ok()?))
            };
            match word.split_once('=')? {
                ("rating", text) => demand.ratings = Some(range(text)?),
                #[cfg(feature = "ladder")]
                ("minutes", text) => demand.minutes = Some(range(text)?),
                ("needs", words) => demand.uses = words.parse().ok()?,
                ("avoids", words) => demand.avoids = words.parse().ok()?,
                #[cfg(feature = "ladder")]
                (name, codes) => demand.path.read(name, codes)?,
                #[cfg(not(feature = "ladder"))]
                _ => return None,
            }
        }
        Some(demand)
    }

    /// The distance of a puzzle from the demand, in tenths of a rating.
    fn distance(&self, grade: &Grade) -> u16 {
        let (least, most) = self.ratings.unwrap_or((0, u16::MAX));
        let off = least.saturating_sub(grade.er).saturating_add(grade.er.saturating_sub(most));
        let missing = (self.uses - grade.uses).len();
        let unwanted = (self.avoids & grade.uses).len();
        // A grade from a saved game can hold any number.
        off.saturating_add((missing + unwanted) as u16 * TECHNIQUE_WEIGHT)
    }
}

impl fmt::Display for Demand {
    /// ` rating=62-75 needs=x-wing,swordfish avoids=unique-rectangle`, then the demand on the path, such
    /// as ` requires=0400 hardest=0400`, and that on the minutes, such as ` minutes=90-110`. Each part starts
    /// with a space. Empty if nothing is demanded.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((least, most)) = self.ratings {
            write!(f, " rating={least}-{most}")?;
        }
        for (name, families) in [("needs", self.uses), ("avoids", self.avoids)] {
            if !families.is_empty() {
                write!(f, " {name}={families}")?;
            }
        }
        #[cfg(feature = "ladder")]
        self.path.fmt(f)?;
        #[cfg(feature = "ladder")]
        if let Some((least, most)) = self.minutes {
            write!(f, " minutes={least}-{most}")?;
        }
        Ok(())
    }
}

/// The lowest rating of a puzzle that is not nearly full, in tenths.
const LOWEST: u16 = 12;
/// The highest known rating, in tenths.
const GREATEST: u16 = 119;

/// Distance added for each missing or unwanted family, in tenths.
const TECHNIQUE_WEIGHT: u16 = 10;
/// Minimum distance of a path that was not followed to its end, in tenths.
const ABOVE: u16 = 20;

/// Writes a rating in tenths: `7.2` for 72.
pub fn tenths(rating: u16) -> String {
    format!("{}.{}", rating / 10, rating % 10)
}

/// Reads a rating such as `7.2`, `7,2` or `7`, in tenths.
pub fn read_tenths(text: &str) -> Option<u16> {
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(tenth) || tenth.len() != 1 || whole.len() > 2 {
        return None;
    }
    Some(whole.parse::<u16>().ok()? * 10 + tenth.parse::<u16>().ok()?)
}

/// The result of judging a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Judgement {
    /// The grade of the path, as far as it was followed.
    pub grade: Grade,
    /// Whether the path was followed to its end.
    pub complete: bool,
    /// The distance from the demand. 0 if the puzzle meets it. An estimate for an incomplete path.
    pub distance: u16,
}

/// Rates a classic puzzle until it is clear whether it meets a demand. `go_on` is called in every
/// step, and repeatedly in long ones, so the number of calls measures the work. If it breaks, the
/// path is incomplete.
pub(crate) fn judge(givens: &Grid, demand: &Demand, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Judgement {
    let most = demand.ratings.map_or(u16::MAX, |(_, most)| most);
    let mut path = RatingPath::up_to(givens, most);
    while let Some(step) = path.next_step(go_on) {
        if step.score.tenths() > most || demand.avoids.contains(step.technique.family()) {
            break;
        }
    }
    let (rating, grade) = (path.rating(), path.rating().grade());
    let distance = demand.distance(&grade);
    let distance = if rating.is_complete { distance } else { distance.max(ABOVE) };
    Judgement { grade, complete: rating.is_complete, distance }
}
