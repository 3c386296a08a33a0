//! Chains as a technique finds and explains them. A chain says: if its first
//! node is false, its last one is true; so one of the two holds. What follows
//! depends on the ends:
//!
//! ```text
//! the same node        it is true (else it would be true)
//! they exclude each    a loop: exactly one of the two is true, and so of the
//! other                two ends of every weak link in it
//! neither              what both exclude is false
//! ```
//!
//! Called by the chain techniques, which differ in the links that they may use
//! ([`Kind`]) and in which of these outcomes they are named for ([`Ends`]).

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::candidate::Candidate;
use super::cells::{CellSet, house_name};
use super::marks::{Explanation, Link, LinkKind, Node, Role};
use super::network::{Kind, Network};
use super::position::Position;
use super::reach::Reach;
use super::relation;
use super::technique::{Pattern, Sink, Step, Technique};
use super::words;

/// Chains of more strong links than this are not looked for.
const LONGEST: u8 = 30;

/// What a chain proves, by its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Exactly one end of every weak link is true.
    Loop,
    /// One candidate is settled: the only end is true, or one candidate that
    /// both ends exclude is false.
    One,
    /// Several candidates are false, which both ends exclude.
    Several,
    /// Whatever the two ends exclude, loop or not.
    Open,
}

/// What a technique looks for.
pub struct Search {
    /// The technique whose steps these are.
    pub technique: &'static Technique,
    /// The links that may be used.
    pub kind: Kind,
    /// What the ends must be.
    pub ends: Ends,
}

/// Hands every chain of the search to the sink, shortest first, one for each
/// set of eliminations.
pub fn find(search: &Search, position: &Position, sink: Sink) -> ControlFlow<()> {
    let network = Network::new(position, search.kind);
    let reach = Reach::new(&network, LONGEST);
    let mut told = HashSet::new();
    for (a, b) in pairs(search, &network, &reach) {
        let Some(nodes) = reach.chain(a, b) else { continue };
        let is_grouped = nodes.iter().any(|&node| network.nodes[node].is_group());
        if is_grouped != (search.kind == Kind::Grouped) {
            continue;
        }
        let eliminations = eliminations(search, &network, &nodes);
        if fits(search, &network, (a, b), &eliminations) && told.insert(eliminations.clone()) {
            sink(step(search.technique, &network, &nodes, eliminations))?;
        }
    }
    ControlFlow::Continue(())
}

/// The ends of all chains that may prove something, shortest first.
fn pairs(search: &Search, network: &Network, reach: &Reach<'_>) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for a in 0..network.nodes.len() {
        for (b, steps) in reach.from(a).filter(|&(b, _)| b >= a) {
            let is_loop = network.weak.has(a, b);
            let may_prove = match search.ends {
                Ends::Loop => is_loop,
                Ends::One => !is_loop,
                Ends::Several => !is_loop && a != b,
                Ends::Open => a != b,
            };
            // A loop may prove something anywhere on its way, the others at their ends.
            let shares =
                search.ends == Ends::Loop || relation::meets(network.weak.row(a), network.weak.row(b));
            if may_prove && shares {
                pairs.push((steps, a, b));
            }
        }
    }
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, a, b)| (a, b)).collect()
}

/// What the chain proves false, in board order.
fn eliminations(search: &Search, network: &Network, nodes: &[usize]) -> Vec<Candidate> {
    let (a, b) = (nodes[0], nodes[nodes.len() - 1]);
    let common = |a: usize, b: usize| relation::shared(network.weak.row(a), network.weak.row(b));
    let mut hit: Vec<usize> = common(a, b).collect();
    if search.ends == Ends::Loop {
        hit.extend(nodes[1..nodes.len() - 1].chunks(2).flat_map(|link| common(link[0], link[1])));
    }
    if a == b && network.nodes[a].cell().is_some() {
        // The digit goes there: what its cell loses tells that, and its peers lose it by that.
        hit.retain(|&node| network.nodes[node].cells == network.nodes[a].cells);
    }
    let mut candidates: Vec<Candidate> =
        hit.into_iter().filter_map(|node| network.nodes[node].candidate()).collect();
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}

/// Whether that many eliminations are what the search is for.
fn fits(search: &Search, network: &Network, (a, b): (usize, usize), eliminations: &[Candidate]) -> bool {
    match search.ends {
        Ends::One if a == b => !eliminations.is_empty() || network.nodes[a].is_group(),
        Ends::One => eliminations.len() == 1,
        Ends::Several => eliminations.len() > 1,
        Ends::Loop | Ends::Open => !eliminations.is_empty(),
    }
}

fn step(
    technique: &'static Technique,
    network: &Network,
    nodes: &[usize],
    eliminations: Vec<Candidate>,
) -> Step {
    let nodes: Vec<Node> = nodes.iter().map(|&node| network.nodes[node]).collect();
    let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
    let chain = nodes.windows(2).zip(kinds).map(|(ends, kind)| Link { kind, from: ends[0], to: ends[1] });
    let pattern = Pattern {
        digits: nodes.iter().map(|node| node.digit).collect(),
        cells: nodes.iter().fold(CellSet::EMPTY, |cells, node| cells | node.cells),
        chain: chain.collect(),
        ..Pattern::default()
    };
    Step::removing(technique, pattern, eliminations)
}

/// One sentence an inference, and then what the ends prove.
pub fn explain(position: &Position, step: &Step) -> Explanation {
    let chain = &step.pattern.chain;
    let (first, last) = (chain[0].from, chain[chain.len() - 1].to);
    let mut explanation = Explanation::new(format!("Suppose that {}.", is_not(first))).candidates(
        Role::Off,
        first.digit,
        first.cells,
    );
    for &link in chain {
        let role = if link.kind == LinkKind::Strong { Role::On } else { Role::Off };
        explanation = explanation.say(inference(position, link)).link(link).candidates(
            role,
            link.to.digit,
            link.to.cells,
        );
    }
    explanation = explanation.say(conclusion(position, step, first, last));
    if first != last && exclude(first, last) {
        explanation = explanation.link(Link::weak(last, first));
    }
    explanation.outcome(step)
}

fn conclusion(position: &Position, step: &Step, first: Node, last: Node) -> String {
    if first == last {
        return format!("So {} could not be: {}.", is_not(first), is(first));
    }
    let removed = |candidate: &Candidate| excludes(first, *candidate) && excludes(last, *candidate);
    if step.eliminations.iter().all(removed) {
        let they = if step.eliminations.len() == 1 {
            "what is removed rules"
        } else {
            "each of those removed rules"
        };
        return format!(
            "So {} or {} (or both), whichever way it turns out, and {they} out both.",
            is(first),
            is(last)
        );
    }
    debug_assert!(exclude(first, last) && position.empty().meets(first.cells));
    format!(
        "{} and {} exclude each other too, so the chain is a loop: of every two that exclude each other in it, \
         exactly one is true.",
        capital(&is(first)),
        is(last)
    )
}

/// "If r1c1 is not 4, then r1c7 is 4, the only other place in row 1."
fn inference(position: &Position, link: Link) -> String {
    let Link { kind, from, to } = link;
    match kind {
        LinkKind::Weak if from.digit == to.digit => {
            format!("If {}, then {}: both are in {}.", is(from), is_not(to), shared_house(from, to))
        }
        LinkKind::Weak => format!("If {}, then {}: a cell holds one digit.", is(from), is_not(to)),
        LinkKind::Strong if from.digit == to.digit => {
            let house = strong_house(position, from, to).map_or_else(String::new, house_name);
            format!("If {}, then {}: {house} has no other place for it.", is_not(from), is(to))
        }
        LinkKind::Strong => format!("If {}, then {}: nothing else is left there.", is_not(from), is(to)),
    }
}

/// The house whose places for the digit are these two nodes.
fn strong_house(position: &Position, from: Node, to: Node) -> Option<usize> {
    let both = from.cells | to.cells;
    let houses = both.common_houses();
    houses.iter().find(|&house| position.places(from.digit, house).count_ones() as usize == both.len())
}

fn shared_house(from: Node, to: Node) -> String {
    (from.cells | to.cells).common_houses().first().map_or_else(|| "a shared house".to_owned(), house_name)
}

/// "r1c1 is 4", "one of r1c1 and r1c2 is 4".
pub fn is(node: Node) -> String {
    match node.cell() {
        Some(_) => format!("{} is {}", words::cells(node.cells), node.digit),
        None => format!("one of {} is {}", words::cells(node.cells), node.digit),
    }
}

/// "r1c1 is not 4", "none of r1c1 and r1c2 is 4".
pub fn is_not(node: Node) -> String {
    match node.cell() {
        Some(_) => format!("{} is not {}", words::cells(node.cells), node.digit),
        None => format!("none of {} is {}", words::cells(node.cells), node.digit),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    // A cell's name stays small: r1c1.
    match letters.next() {
        Some('o') => format!("O{}", letters.as_str()),
        _ => text.to_owned(),
    }
}

/// Whether two nodes cannot both be true.
fn exclude(a: Node, b: Node) -> bool {
    if a.digit == b.digit {
        b.cells.is_subset(a.cells.common_peers())
    } else {
        a.cells == b.cells && a.cell().is_some()
    }
}

fn excludes(node: Node, candidate: Candidate) -> bool {
    exclude(node, Node::from(candidate))
}
