//! Reads the arguments of a sentence.

use crate::human::{Cells, Ground, Houses, Node, Wide};
use crate::message::{Arg, Message};
use crate::{Cell, Digit, DigitSet};

/// A sentence on a board. A missing or unreadable argument is `None`.
#[derive(Clone, Copy)]
pub struct Said<'a> {
    pub message: &'a Message,
    pub ground: Wide,
}

impl<'a> Said<'a> {
    fn arg(self, name: &str) -> Option<&'a Arg> {
        self.message.args().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// The cells of an argument, in their order. One cell is a list of one.
    pub fn listed(self, name: &str) -> Option<Vec<Cell>> {
        let geometry = self.ground.geometry();
        let cell = |text: &Arg| match text {
            Arg::Text(text) => geometry.cells().find(|&cell| geometry.name(cell) == *text),
            _ => None,
        };
        match self.arg(name)? {
            Arg::List(all) => all.iter().map(cell).collect(),
            one => Some(vec![cell(one)?]),
        }
    }

    pub fn cells(self, name: &str) -> Option<Cells> {
        Some(self.listed(name)?.into_iter().collect())
    }

    pub fn cell(self, name: &str) -> Option<Cell> {
        self.cells(name)?.single()
    }

    pub fn digits(self, name: &str) -> Option<DigitSet> {
        match self.arg(name)? {
            Arg::List(all) => all.iter().map(digit).collect(),
            one => Some(DigitSet::of(digit(one)?)),
        }
    }

    pub fn digit(self, name: &str) -> Option<Digit> {
        self.digits(name)?.single()
    }

    /// A digit in one of several cells.
    pub fn node(self, digit: &str, cells: &str) -> Option<Node> {
        Some(Node { digit: self.digit(digit)?, cells: self.cells(cells)? })
    }

    pub fn number(self, name: &str) -> Option<usize> {
        if let Arg::Number(number) = self.arg(name)? { usize::try_from(*number).ok() } else { None }
    }

    /// The houses of an argument: a house, or houses by their kinds.
    pub fn houses(self, name: &str) -> Option<Houses> {
        let messages = match self.arg(name)? {
            Arg::List(all) => all.as_slice(),
            one => std::slice::from_ref(one),
        };
        let each = messages.iter().map(|one| self.houses_of(message(one)?));
        each.collect::<Option<Vec<_>>>().map(|each| each.into_iter().flatten().collect())
    }

    pub fn house(self, name: &str) -> Option<usize> {
        self.houses(name)?.single()
    }

    fn houses_of(self, message: &'a Message) -> Option<Vec<usize>> {
        let inner = Said { message, ..self };
        let Arg::Text(kind) = inner.arg("kind")? else { return None };
        let numbers = match inner.arg("number").or_else(|| inner.arg("numbers"))? {
            Arg::List(all) => all.as_slice(),
            one => std::slice::from_ref(one),
        };
        let house = |number: &Arg| {
            let Arg::Number(number) = number else { return None };
            let houses = self.ground.geometry().houses();
            houses.iter().position(|house| house.kind.name() == *kind && house.number as u64 + 1 == *number)
        };
        numbers.iter().map(house).collect()
    }

    /// The texts in a list.
    #[cfg(feature = "clues")]
    pub fn texts(self, name: &str) -> Option<Vec<&'a str>> {
        let Arg::List(all) = self.arg(name)? else { return None };
        all.iter().map(|one| if let Arg::Text(text) = one { Some(&**text) } else { None }).collect()
    }

    /// The messages in a list.
    pub fn messages(self, name: &str) -> Option<Vec<Said<'a>>> {
        let all = match self.arg(name)? {
            Arg::List(all) => all.as_slice(),
            one => std::slice::from_ref(one),
        };
        all.iter().map(|one| Some(Said { message: message(one)?, ..self })).collect()
    }
}

fn digit(arg: &Arg) -> Option<Digit> {
    let Arg::Text(text) = arg else { return None };
    let mut symbols = text.chars();
    let digit = Digit::from_symbol(symbols.next()?);
    digit.filter(|_| symbols.next().is_none())
}

fn message(arg: &Arg) -> Option<&Message> {
    if let Arg::Message(message) = arg { Some(message) } else { None }
}
