//! Moves as text, one word each, as stored in a save. Every later version must be able
//! to read every text that is written here.

use std::fmt;
use std::str::FromStr;

use super::{Fill, Move};
use crate::game::colour::Colour;
use nonet_engine::{Cell, Digit};

impl fmt::Display for Move {
    /// `12=5` place, `12!5` place and clean, `12-` clear, `12~5` note, `12c5` centre note,
    /// `12x5` strike, `12o5` restore, `12~` clear notes, `12k3` paint in the third colour,
    /// `12t53` tint the candidate 5 (`12t50` takes the colour away), `12s7` strike combination 7,
    /// `*` fill in everything, `**` what is not struck, `*5` one digit, `/` tidy, `12x5,13x5` several.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { cell, digit, clean: false } => write!(f, "{}={digit}", cell.index()),
            Self::Place { cell, digit, clean: true } => write!(f, "{}!{digit}", cell.index()),
            Self::Clear { cell } => write!(f, "{}-", cell.index()),
            Self::Note { cell, digit } => write!(f, "{}~{digit}", cell.index()),
            Self::Centre { cell, digit } => write!(f, "{}c{digit}", cell.index()),
            Self::Remove { cell, digit } => write!(f, "{}x{digit}", cell.index()),
            Self::Restore { cell, digit } => write!(f, "{}o{digit}", cell.index()),
            Self::Paint { cell, colour } => write!(f, "{}k{}", cell.index(), colour.key()),
            Self::Tint { cell, digit, colour } => {
                let key = colour.map_or(0, |colour| colour.key().value());
                write!(f, "{}t{digit}{key}", cell.index())
            }
            Self::Combination { cell, number } => write!(f, "{}s{number}", cell.index()),
            Self::ClearNotes { cell } => write!(f, "{}~", cell.index()),
            Self::Fill(Fill::Everything) => f.write_str("*"),
            Self::Fill(Fill::Open) => f.write_str("**"),
            Self::Fill(Fill::Digit(digit)) => write!(f, "*{digit}"),
            Self::Tidy => f.write_str("/"),
            Self::Several(steps) => {
                f.write_str(&steps.iter().map(Self::to_string).collect::<Vec<_>>().join(","))
            }
        }
    }
}

impl FromStr for Move {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || format!("\"{text}\" is no move");
        let digit_of = |symbol| Digit::from_symbol(symbol).ok_or_else(fault);
        match text.as_bytes() {
            b"*" => return Ok(Self::Fill(Fill::Everything)),
            b"**" => return Ok(Self::Fill(Fill::Open)),
            b"/" => return Ok(Self::Tidy),
            &[b'*', symbol] => return Ok(Self::Fill(Fill::Digit(digit_of(symbol.into())?))),
            _ => {}
        }
        if text.contains(',') {
            let moves: Result<_, String> = text.split(',').map(str::parse).collect();
            return moves.map(Self::Several).map_err(|_| fault());
        }
        let at = text.find(|symbol: char| !symbol.is_ascii_digit()).ok_or_else(fault)?;
        let index = text[..at].parse::<u16>().map_err(|_| fault())?;
        let cell = Cell::try_from(index).map_err(|_| fault())?;
        if let Some(number) = text[at..].strip_prefix('s') {
            let number = Some(number).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
            let number = number.and_then(|text| text.parse().ok()).filter(|number| *number < 64);
            return number.map(|number| Self::Combination { cell, number }).ok_or_else(fault);
        }
        let mut rest = text[at..].chars();
        let (kind, digit, end) = (rest.next(), rest.next(), rest.next());
        let colour_of = |symbol| Digit::from_symbol(symbol).and_then(Colour::of_key).ok_or_else(fault);
        if let (Some('t'), Some(digit), Some(colour), None) = (kind, digit, end, rest.next()) {
            let colour = if colour == '0' { None } else { Some(colour_of(colour)?) };
            return Ok(Self::Tint { cell, digit: digit_of(digit)?, colour });
        }
        match (kind, digit, end) {
            (Some('='), Some(digit), None) => Ok(Self::Place { cell, digit: digit_of(digit)?, clean: false }),
            (Some('!'), Some(digit), None) => Ok(Self::Place { cell, digit: digit_of(digit)?, clean: true }),
            (Some('~'), Some(digit), None) => Ok(Self::Note { cell, digit: digit_of(digit)? }),
            (Some('c'), Some(digit), None) => Ok(Self::Centre { cell, digit: digit_of(digit)? }),
            (Some('o'), Some(digit), None) => Ok(Self::Restore { cell, digit: digit_of(digit)? }),
            (Some('k'), Some(key), None) => Ok(Self::Paint { cell, colour: colour_of(key)? }),
            (Some('x'), Some(digit), None) => Ok(Self::Remove { cell, digit: digit_of(digit)? }),
            (Some('-'), None, None) => Ok(Self::Clear { cell }),
            (Some('~'), None, None) => Ok(Self::ClearNotes { cell }),
            _ => Err(fault()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    #[test]
    fn every_move_comes_back_from_its_text() {
        let cell = Cell::new(624);
        let moves = [
            Move::Place { cell, digit: digit(25), clean: false },
            Move::Place { cell, digit: digit(1), clean: true },
            Move::Clear { cell },
            Move::Note { cell, digit: digit(10) },
            Move::ClearNotes { cell },
            Move::Fill(Fill::Everything),
            Move::Fill(Fill::Open),
            Move::Fill(Fill::Digit(digit(25))),
            Move::Tidy,
            Move::Centre { cell, digit: digit(12) },
            Move::Restore { cell, digit: digit(9) },
            Move::Paint { cell, colour: Colour::Grey },
            Move::Tint { cell, digit: digit(25), colour: Some(Colour::Rose) },
            Move::Tint { cell, digit: digit(1), colour: None },
            Move::Remove { cell, digit: digit(25) },
            Move::Combination { cell, number: 0 },
            Move::Combination { cell, number: 63 },
            Move::Several(vec![Move::Remove { cell, digit: digit(1) }, Move::Clear { cell }]),
        ];
        for step in moves {
            assert_eq!(step.to_string().parse(), Ok(step));
        }
        for bad in [
            "", "5", "=5", "1=", "1=56", "1-5", "x", "625=1", "99999=1", "1=é", "1x", "1-,", "1k", "1k0",
            "1kA", "1t5", "1t5A", "1t553", "***", "*0", "*é", "//", "1s", "1s64", "1s+5", "s1",
        ] {
            assert_eq!(bad.parse::<Move>(), Err(format!("\"{bad}\" is no move")));
        }
    }
}
