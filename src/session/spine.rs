//! A proof as a spine: a bead beside each sentence, with lines between those that form a
//! chain. A long chain also has a strip of its beads, for screens that show one sentence
//! at a time. And the legend of a pattern. Plain values for `ui::components::proof` and
//! `hint`; knows no technique.

use nonet_engine::human::{Cells, Link, LinkKind, Mark, Role, Sentence, ShownStep};
use nonet_engine::{Digit, Variant};
use nonet_later::later;

/// Fewest and most beads of a strip.
const STRIP: (usize, usize) = (4, 9);

/// Most sentences that may follow a chain: what its ends prove.
const CONCLUSION: usize = 2;

/// What stands beside a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bead {
    /// The shape.
    pub sample: Sample,
    /// The digit inside, if the sentence marks only one.
    pub digit: Option<Digit>,
    /// The line from the bead above, if both are ends of one link.
    pub link: Option<LinkKind>,
    /// The cells of its candidates.
    pub cells: Cells,
}

/// How a list of sentences shows one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    /// Always.
    Plain,
    /// It is the first of a refutation within the proof. Whether the rest of it is shown.
    Opens(bool),
    /// Not at all, since it is in a refutation that is not read.
    Hidden,
}

/// A drawn sample of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sample {
    /// The frame of a house.
    House(Role),
    /// The frame of a cell.
    Cell(Role),
    /// A candidate.
    Spot(Role),
    /// An arrow of this kind, or a solid and a dashed one.
    Links(Option<LinkKind>),
}

impl Sample {
    /// The sample of some links, if there are any.
    fn of_links(kinds: impl IntoIterator<Item = LinkKind>) -> Option<Self> {
        let join = |one: Option<LinkKind>, other: LinkKind| one.filter(|kind| *kind == other);
        let mut kinds = kinds.into_iter();
        let first = kinds.next()?;
        Some(Self::Links(kinds.fold(Some(first), join)))
    }
}

/// The bead of each sentence. A sentence without marks has none.
#[later]
pub fn beads(step: &ShownStep) -> Vec<Option<Bead>> {
    let mut before = None;
    let mut next = |sentence: &Sentence| {
        let link = single(sentence.marks.iter().filter_map(link_of));
        let came = before.take();
        before = link.map(|link| (link.to.digit, link.to.cells)).or_else(|| candidate(sentence));
        let link = link.filter(|link| came == Some((link.from.digit, link.from.cells)));
        bead(sentence).map(|bead| Bead {
            link: link.map(|link| link.kind).filter(|_| !is_outcome(bead.sample)),
            ..bead
        })
    };
    step.sentences.iter().map(&mut next).collect()
}

/// The part of the chain around the sentence at `at`, as beads with their place in the
/// proof. Empty if the proof is not one chain.
pub fn strip(step: &ShownStep, at: usize) -> Vec<(usize, Bead)> {
    let beads = beads(step);
    let is_linked = |bead: &Option<Bead>| bead.is_some_and(|bead| bead.link.is_some());
    let links = beads.iter().skip(1).take_while(|bead| is_linked(bead)).count();
    let chain = &beads[..beads.len().min(links + 1)];
    if chain.len() < STRIP.0 || chain[0].is_none() || beads.len() > chain.len() + CONCLUSION {
        return Vec::new();
    }
    let shown = chain.len().min(STRIP.1);
    let first = at.saturating_sub(shown / 2).min(chain.len() - shown);
    (first..first + shown).filter_map(|at| Some((at, chain[at]?))).collect()
}

/// Cells in notation: `r4c2`, or `r4c12` for a group in one row or column. Only chains have
/// groups, and only those of boards with digits of one figure.
pub fn place(variant: Variant, cells: Cells) -> String {
    let geometry = variant.geometry();
    // Without sorting, which is much code for a first visit.
    let numbers = |number: &dyn Fn(nonet_engine::Cell) -> usize| {
        let is_taken = |line: &usize| cells.into_iter().any(|cell| number(cell) == *line);
        (0..geometry.side()).filter(is_taken).map(|line| (line + 1).to_string()).collect::<String>()
    };
    format!("r{}c{}", numbers(&|cell| geometry.row(cell)), numbers(&|cell| geometry.column(cell)))
}

/// Maximum number of items in a legend, apart from the colours of a second cluster.
const LEGEND: usize = 3;

/// The order of a legend: what the pattern consists of comes first.
const LEGEND_ROLES: [Role; 12] = [
    Role::Base,
    Role::Cover,
    Role::On,
    Role::Off,
    Role::ColourA,
    Role::ColourB,
    Role::SetA,
    Role::SetB,
    Role::SetC,
    Role::Kept,
    Role::Fin,
    Role::Focus,
];

/// What the marks of the pattern stand for, the most important first.
pub fn legend(step: &ShownStep) -> Vec<Sample> {
    let sample = |role: Role| {
        let samples =
            || step.pattern().filter_map(sample_of).filter(|(sample, _)| role_of(*sample) == Some(role));
        let is_spot = |(sample, _): &(Sample, _)| matches!(sample, Sample::Spot(_));
        samples().find(is_spot).or_else(|| samples().next()).map(|(sample, _)| sample)
    };
    let links = Sample::of_links(step.pattern().filter_map(link_of).map(|link| link.kind));
    let roles = LEGEND_ROLES.into_iter().filter_map(sample);
    let second = [Role::ColourC, Role::ColourD].into_iter().filter_map(sample);
    let most = if links.is_some() { LEGEND - 1 } else { LEGEND };
    roles.take(most).chain(second).chain(links).collect()
}

/// The role of a sample; `None` for links.
pub fn role_of(sample: Sample) -> Option<Role> {
    match sample {
        Sample::House(role) | Sample::Cell(role) | Sample::Spot(role) => Some(role),
        Sample::Links(_) => None,
    }
}

fn is_outcome(sample: Sample) -> bool {
    matches!(sample, Sample::Spot(Role::Removed | Role::Placed))
}

fn link_of(mark: &Mark) -> Option<Link> {
    if let Mark::Link(link) = mark { Some(*link) } else { None }
}

/// The sample of a mark, with its candidates if it marks some.
fn sample_of(mark: &Mark) -> Option<(Sample, Option<(nonet_engine::DigitSet, Cells)>)> {
    match *mark {
        Mark::Houses(role, _) => Some((Sample::House(role), None)),
        Mark::Cells(role, _) => Some((Sample::Cell(role), None)),
        Mark::Candidates(role, digits, cells) => Some((Sample::Spot(role), Some((digits, cells)))),
        Mark::Link(_) => None,
    }
}

/// How the sentences are shown while the one at `at` is read.
#[later]
pub fn folds(step: &ShownStep, at: Option<usize>) -> Vec<Fold> {
    let fold = |place: usize| {
        let Some(refutation) = step.refutation(place) else { return Fold::Plain };
        let is_open = at.is_some_and(|at| refutation.contains(&at));
        if place == refutation.start {
            Fold::Opens(is_open)
        } else if is_open {
            Fold::Plain
        } else {
            Fold::Hidden
        }
    };
    (0..step.sentences.len()).map(fold).collect()
}

/// The bead of a sentence: its outcome if it has one, else its candidates, else a frame.
fn bead(sentence: &Sentence) -> Option<Bead> {
    let samples = || sentence.marks.iter().filter_map(sample_of);
    let spots = || samples().filter(|(sample, _)| matches!(sample, Sample::Spot(_)));
    let (sample, _) = spots()
        .find(|(sample, _)| is_outcome(*sample))
        .or_else(|| spots().next())
        .or_else(|| samples().next())?;
    let same = samples().filter(|(other, _)| *other == sample).filter_map(|(_, what)| what);
    let mut digits = nonet_engine::DigitSet::EMPTY;
    let mut cells = Cells::EMPTY;
    for (of, at) in same {
        digits |= of;
        cells |= at;
    }
    Some(Bead { sample, digit: digits.single(), link: None, cells })
}

/// The candidate that a sentence without a link is about.
fn candidate(sentence: &Sentence) -> Option<(Digit, Cells)> {
    let (_, what) = single(sentence.marks.iter().filter_map(sample_of))?;
    let (digits, cells) = what?;
    Some((digits.single()?, cells))
}

fn single<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::human::{Code, technique};

    fn step(code: &'static str) -> ShownStep {
        let (position, step) = technique(Code::from_static(code)).unwrap().shown().unwrap();
        ShownStep::new(&position, &step)
    }

    #[test]
    fn a_chain_alternates_between_false_and_true_along_its_links() {
        let step = step("0702");
        // A sentence without a mark has no bead.
        let beads: Vec<Bead> = beads(&step).into_iter().flatten().collect();
        let (last, chain) = beads.split_last().unwrap();
        assert_eq!((last.sample, last.link), (Sample::Spot(Role::Removed), None));
        assert_eq!(chain[0].link, None);
        for (at, bead) in chain.iter().enumerate() {
            let (role, kind) =
                if at % 2 == 0 { (Role::Off, LinkKind::Weak) } else { (Role::On, LinkKind::Strong) };
            assert_eq!((bead.sample, bead.digit.is_some()), (Sample::Spot(role), true), "{at}");
            assert!(at == 0 || bead.link == Some(kind), "{at}");
        }
        let all = strip(&step, 0);
        assert_eq!(all.len(), chain.len().min(STRIP.1));
        assert!(all.iter().all(|(at, bead)| *bead == chain[*at]));
    }

    #[test]
    fn a_strip_is_around_the_sentence_and_only_chains_have_one() {
        let long = (0..nonet_engine::human::LADDER.len())
            .filter_map(|at| nonet_engine::human::LADDER[at].shown())
            .map(|(position, step)| ShownStep::new(&position, &step))
            .filter(|step| !strip(step, 0).is_empty())
            .max_by_key(|step| step.sentences.len())
            .unwrap();
        for at in 0..long.sentences.len() - CONCLUSION {
            assert!(strip(&long, at).iter().any(|(place, _)| *place == at), "{at}");
        }
        assert_eq!(strip(&step("0300"), 0), []);
        assert_eq!(strip(&step("0002"), 0), []);
    }

    #[test]
    fn a_refutation_within_a_proof_is_folded_until_it_is_read() {
        let mut step = step("1303");
        let count = step.sentences.len();
        assert!(count > 5 && folds(&step, None) == vec![Fold::Plain; count]);
        (2..4).for_each(|place| step.sentences[place].is_detail = true);
        let shown = |at| folds(&step, at)[..5].to_vec();
        let folded = [Fold::Plain, Fold::Opens(false), Fold::Hidden, Fold::Hidden, Fold::Plain];
        let open = [Fold::Plain, Fold::Opens(true), Fold::Plain, Fold::Plain, Fold::Plain];
        for (at, expected) in
            [(None, folded), (Some(0), folded), (Some(1), open), (Some(3), open), (Some(4), folded)]
        {
            assert_eq!(shown(at), expected, "{at:?}");
        }
    }

    #[test]
    fn every_technique_has_a_legend_of_at_most_three_items() {
        for technique in nonet_engine::human::LADDER {
            // Lessons show the classic board.
            let Some((position, step)) = technique.shown() else {
                assert!(technique.is_for_clues(), "{technique:?}");
                continue;
            };
            let legend = legend(&ShownStep::new(&position, &step));
            let most = if ["0502", "0503"].map(Code::from_static).contains(&technique.code) {
                LEGEND + 2
            } else {
                LEGEND
            };
            assert!((1..=most).contains(&legend.len()), "{:?}: {legend:?}", technique.code);
        }
    }

    #[test]
    fn a_legend_explains_the_arrows_that_are_drawn_and_no_others() {
        for technique in nonet_engine::human::LADDER {
            // Lessons show the classic board.
            let Some((position, step)) = technique.shown() else {
                assert!(technique.is_for_clues(), "{technique:?}");
                continue;
            };
            let step = ShownStep::new(&position, &step);
            let draws = |kind| step.pattern().filter_map(link_of).any(|link| link.kind == kind);
            let explained = legend(&step).into_iter().find(|sample| role_of(*sample).is_none());
            let expected = match (draws(LinkKind::Strong), draws(LinkKind::Weak)) {
                (true, true) => Some(Sample::Links(None)),
                (true, false) => Some(Sample::Links(Some(LinkKind::Strong))),
                (false, true) => Some(Sample::Links(Some(LinkKind::Weak))),
                (false, false) => None,
            };
            assert_eq!(explained, expected, "{:?}", technique.code);
        }
        assert!(legend(&step("0803")).contains(&Sample::Links(None)), "a W-Wing draws all its links");
    }

    #[test]
    fn places_are_in_notation() {
        let cell = |at| Cells::of(nonet_engine::Cell::new(at));
        assert_eq!(place(Variant::CLASSIC, cell(0)), "r1c1");
        assert_eq!(place(Variant::CLASSIC, cell(28) | cell(27)), "r4c12");
        assert_eq!(place("16x16".parse().unwrap(), cell(255)), "r16c16");
    }
}
