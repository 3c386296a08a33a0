//! What proofs say of rules: why cells see each other that share no house, and which rule takes a
//! candidate from a cell. On a board of houses alone, nothing here adds a word.

use super::candidate::Candidate;
use super::clue_name::clue_name;
use super::ground::{Ground, Wide};
use super::marks::{Explanation, Node, Role};
use super::position::Position;
use super::wide::Cells;
use crate::human::order::sort_by;
use crate::message::Message;
use crate::rules::Takes;
use crate::{Cell, Digit, DigitSet, Grid, messages};

messages! {
    /// The reason, as a clause. `rule`: the name of a kind in [`KINDS`](crate::rules::KINDS), or
    /// `house`.
    pub fn rule_reason(rule: &'static str);
    /// The same for a clue.
    fn clue_reason(clue: Message);
    fn chain_weak_excluded(digit: Digit, from: Vec<String>, other: Digit, to: Vec<String>, reasons: Vec<Message>);
    fn ruled_out_by_rule(digit: Digit, from: Vec<String>, to: Vec<String>, reasons: Vec<Message>);
    fn sees_by_rule(cell: String, cells: Vec<String>, reason: Message);
    fn taken_by_rule(from: Vec<String>, count: usize, digits: DigitSet, cells: Vec<String>, reason: Message);
    fn never_by_rule(cells: Vec<String>, digits: DigitSet, reason: Message);
}

/// The reason why a candidate is forbidden beside some digits, if a rule forbids it: the kind of rule, or
/// the clue.
pub(crate) fn reason(digits: &Grid, out: Candidate) -> Option<Message> {
    let rule = digits.variant().rules().broken_by(digits, out.cell, out.digit)?;
    Some(match rule.kind().takes {
        Takes::Clue(_) => clue_reason(clue_name(rule, digits.geometry())),
        _ => rule_reason(rule.kind().name),
    })
}

impl Wide {
    /// Why a candidate is forbidden beside a digit in another cell, or in any case.
    fn rule_against(self, out: Candidate, held: Option<Candidate>) -> Option<Message> {
        let mut digits = Grid::empty(self.geometry().variant());
        if let Some(held) = held {
            digits.set(held.cell, Some(held.digit));
        }
        reason(&digits, out)
    }

    /// The cells of the houses of a cell.
    pub(super) fn housemates(self, cell: Cell) -> Cells {
        self.cells(self.houses_of(cell)).without(cell)
    }

    /// One of the first cells that sees one of the others, and that one. They share a house if possible.
    pub(super) fn clash(self, some: Cells, others: Cells) -> Option<[Cell; 2]> {
        let pair = |seen: &dyn Fn(Cell) -> Cells| {
            some.into_iter().find_map(|cell| Some([cell, (seen(cell) & others).first()?]))
        };
        pair(&|cell| self.housemates(cell)).or_else(|| pair(&|cell| self.peers(cell)))
    }

    /// Why two nodes exclude each other. Empty if their cells share houses, which needs no words. If
    /// only some do, that comes first.
    fn reasons(self, from: Node, to: Node) -> Vec<Message> {
        let house = rule_reason("house");
        let mut rules: Vec<Message> = Vec::new();
        for one in from.cells {
            for other in to.cells {
                let share_house = from.digit == to.digit && self.housemates(one).contains(other);
                let [held, out] = [Candidate::new(one, from.digit), Candidate::new(other, to.digit)];
                let rule = if share_house { None } else { self.rule_against(out, Some(held)) };
                let rule = rule.unwrap_or_else(|| house.clone());
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
        }
        sort_by(&mut rules, |rule| usize::from(*rule != house));
        if rules == [house] { Vec::new() } else { rules }
    }

    /// That a node rules another one out, if their cells don't all share houses.
    pub(super) fn say_ruled_out(self, from: Node, to: Node) -> Option<Message> {
        let (reasons, digit) = (self.reasons(from, to), from.digit);
        let [start, end] = [from, to].map(|node| self.names(node.cells));
        (!reasons.is_empty()).then(|| {
            if digit == to.digit {
                ruled_out_by_rule(digit, start, end, reasons)
            } else {
                chain_weak_excluded(digit, start, to.digit, end, reasons)
            }
        })
    }
}

impl Position<Wide> {
    /// The reason of the rule that took a candidate away, and the filled cell that it needed for that.
    /// `None` if no rule did.
    fn taken_by(&self, out: Candidate) -> Option<(Message, Option<Cell>)> {
        let Candidate { cell, digit } = out;
        let ground = self.ground();
        if !ground.geometry().domain(cell).contains(digit) {
            return Some((ground.rule_against(out, None)?, None));
        }
        let peers = (ground.peers(cell) - ground.housemates(cell)).into_iter().map(|peer| (peer, digit));
        let mut excluding = peers.chain(ground.excluded(cell, digit).iter().copied());
        let (holder, held) = excluding.find(|&(other, held)| self.digit(other) == Some(held))?;
        Some((ground.rule_against(out, Some(Candidate::new(holder, held)))?, Some(holder)))
    }
}

/// What one rule takes from cells.
struct Taken {
    reason: Message,
    /// The filled cells because of which it does.
    from: Cells,
    digits: DigitSet,
    cells: Cells,
}

/// Sentences that only boards with rules beside houses need.
impl Explanation {
    /// Says why a candidate rules out another one, unless their cells share a house.
    #[must_use]
    pub(super) fn say_by_rule(self, ground: Wide, held: Candidate, out: Candidate) -> Self {
        ground.say_ruled_out(held.into(), out.into()).into_iter().fold(self, Self::say)
    }

    /// Says which of these cells see which others by a rule alone.
    #[must_use]
    pub(super) fn say_seen(self, ground: Wide, digit: Digit, from: Cells, to: Cells) -> Self {
        let seen_by = |cell: Cell| {
            let mut rules: Vec<(Message, Cells)> = Vec::new();
            for other in (ground.peers(cell) & to) - ground.housemates(cell) {
                let [held, out] = [cell, other].map(|cell| Candidate::new(cell, digit));
                let Some(rule) = ground.rule_against(out, Some(held)) else { continue };
                match rules.iter_mut().find(|(known, _)| *known == rule) {
                    Some((_, cells)) => cells.insert(other),
                    None => rules.push((rule, Cells::of(other))),
                }
            }
            rules.into_iter().map(move |(rule, cells)| (cell, rule, cells))
        };
        from.into_iter().flat_map(seen_by).fold(self, |told, (cell, rule, cells)| {
            told.say(sees_by_rule(ground.name(cell), ground.names(cells), rule))
                .cells(Role::Focus, cells.with(cell))
        })
    }

    /// The same where each of the others need see only one of the first cells.
    #[must_use]
    pub(super) fn say_some_seen(self, ground: Wide, digit: Digit, from: Cells, to: Cells) -> Self {
        let mut left = from.into_iter().fold(to, |left, cell| left - ground.housemates(cell));
        from.into_iter().fold(self, |told, cell| {
            let seen = ground.peers(cell) & left;
            left -= seen;
            told.say_seen(ground, digit, Cells::of(cell), seen)
        })
    }

    /// The same for two cells.
    #[must_use]
    pub(super) fn say_clash(self, ground: Wide, digit: Digit, [one, other]: [Cell; 2]) -> Self {
        self.say_seen(ground, digit, Cells::of(one), Cells::of(other))
    }

    /// Says which of these candidates rules have taken. The others are returned. The candidates have
    /// one cell or one digit in common.
    pub(super) fn say_taken(
        self,
        position: &Position<Wide>,
        gone: impl IntoIterator<Item = Candidate>,
    ) -> (Self, Vec<Candidate>) {
        let mut taken: Vec<Taken> = Vec::new();
        let mut left = Vec::new();
        for out in gone {
            let Some((reason, holder)) = position.taken_by(out) else {
                left.push(out);
                continue;
            };
            let at = taken.iter().position(|known| known.reason == reason).unwrap_or_else(|| {
                let (from, digits, cells) = Default::default();
                taken.push(Taken { reason, from, digits, cells });
                taken.len() - 1
            });
            holder.into_iter().for_each(|holder| taken[at].from.insert(holder));
            taken[at].digits.insert(out.digit);
            taken[at].cells.insert(out.cell);
        }
        let ground = position.ground();
        let told = taken.into_iter().fold(self, |told, Taken { reason, from, digits, cells }| {
            let names = ground.names(cells);
            let message = if from.is_empty() {
                never_by_rule(names, digits, reason)
            } else {
                taken_by_rule(ground.names(from), from.len(), digits, names, reason)
            };
            told.say(message).cells(Role::Focus, from | cells)
        });
        (told, left)
    }
}
