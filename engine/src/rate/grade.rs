//! Whether a puzzle is as difficult as it was asked to be: what a recipe demands
//! of the rating, and a rating that ends as soon as the demand cannot be met any
//! more. Called by the generator for every puzzle that it may hand out.

use std::fmt;
use std::ops::ControlFlow;

use super::RatingPath;
use super::rule::{Family, FamilySet};
use crate::{Grid, RecipeFault};

/// What is known of a puzzle that was rated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Grade {
    /// ER in tenths.
    pub er: u16,
    /// What its path needs.
    pub uses: FamilySet,
}

/// What a puzzle's rating is to be like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Demand {
    /// Least and greatest ER, in tenths.
    pub ratings: Option<(u16, u16)>,
    /// Techniques that its path must need.
    pub needs: FamilySet,
    /// Techniques that it must not need.
    pub avoids: FamilySet,
}

impl Demand {
    /// Whether nothing is demanded.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a puzzle meets it.
    pub fn is_met_by(&self, grade: &Grade) -> bool {
        self.distance(grade) == 0
    }

    /// Why no puzzle can meet it; `None` if that is not
    /// plain to see.
    pub fn fault(&self) -> Option<RecipeFault> {
        let (least, most) = self.ratings.unwrap_or((0, u16::MAX));
        if least > most {
            return Some(RecipeFault::RatingsReversed);
        }
        if most < HARDEST_EASY || least > GREATEST {
            return Some(RecipeFault::NoSuchRating { greatest: GREATEST });
        }
        if let Some(both) = (self.needs & self.avoids).first() {
            return Some(RecipeFault::Both(both));
        }
        let above = self.needs.iter().find(|family| family.least() > most)?;
        Some(RecipeFault::AboveRating(above))
    }

    /// Reads the words that [`fmt::Display`] writes.
    pub fn read(words: &[&str]) -> Option<Self> {
        let mut demand = Self::default();
        for word in words {
            match word.split_once('=')? {
                ("rating", range) => {
                    let (least, most) = range.split_once('-')?;
                    demand.ratings = Some((least.parse().ok()?, most.parse().ok()?));
                }
                ("needs", words) => demand.needs = words.parse().ok()?,
                ("avoids", words) => demand.avoids = words.parse().ok()?,
                _ => return None,
            }
        }
        Some(demand)
    }

    /// How far off a puzzle is, in tenths of a rating; techniques weigh some.
    fn distance(&self, grade: &Grade) -> u16 {
        let (least, most) = self.ratings.unwrap_or((0, u16::MAX));
        let off = least.saturating_sub(grade.er).saturating_add(grade.er.saturating_sub(most));
        let missing = (self.needs - grade.uses).len();
        let unwanted = (self.avoids & grade.uses).len();
        // A grade of a saved game may hold any number.
        off.saturating_add((missing + unwanted) as u16 * TECHNIQUE_WEIGHT)
    }
}

impl fmt::Display for Demand {
    /// ` rating=62-75 needs=x-wing,swordfish avoids=unique-rectangle`, each with
    /// a space before it, or nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((least, most)) = self.ratings {
            write!(f, " rating={least}-{most}")?;
        }
        for (name, families) in [("needs", self.needs), ("avoids", self.avoids)] {
            if !families.is_empty() {
                write!(f, " {name}={families}")?;
            }
        }
        Ok(())
    }
}

/// The least rating that a puzzle can well have, and the greatest known.
const HARDEST_EASY: u16 = 12;
const GREATEST: u16 = 119;

/// A technique that is missing is as far off as so many tenths of a rating.
const TECHNIQUE_WEIGHT: u16 = 10;
/// And one that is unknown to be how much above, like this.
const ABOVE: u16 = 20;

/// A rating in tenths as it is written.
pub fn tenths(rating: u16) -> String {
    format!("{}.{}", rating / 10, rating % 10)
}

/// Reads a rating: `7.2` or `7`, in tenths.
pub fn read_tenths(text: &str) -> Option<u16> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(tenth) || tenth.len() != 1 || whole.len() > 2 {
        return None;
    }
    Some(whole.parse::<u16>().ok()? * 10 + tenth.parse::<u16>().ok()?)
}

/// What came of judging a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// Its grade; only as far as the path was walked if that is not complete.
    pub grade: Grade,
    /// Whether the path was walked to its end.
    pub complete: bool,
    /// How far from the demand; 0 if it is met. Of an incomplete path an estimate.
    pub distance: u16,
}

/// Rates a classic puzzle until it is plain whether a demand is met. `go_on` is
/// asked all the time, in every step and often in long ones, so that the number of
/// questions tells how much work it was; when it breaks, the path is incomplete.
///
/// # Panics
/// If the grid is not of 81 cells.
pub fn judge(givens: &Grid, demand: &Demand, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Judgement {
    let most = demand.ratings.map_or(u16::MAX, |(_, most)| most);
    let mut path = RatingPath::up_to(givens, most);
    let mut uses = FamilySet::EMPTY;
    while let Some(step) = path.next_step(go_on) {
        let family: Family = step.technique.family();
        uses.insert(family);
        if step.score.tenths() > most || demand.avoids.contains(family) {
            break;
        }
    }
    let rating = path.rating();
    let grade = Grade { er: rating.er.tenths(), uses };
    let distance = demand.distance(&grade);
    let distance = if rating.complete { distance } else { distance.max(ABOVE) };
    Judgement { grade, complete: rating.complete, distance }
}
