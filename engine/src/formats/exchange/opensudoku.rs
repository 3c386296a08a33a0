//! XML files of `OpenSudoku` and of 1G Sudoku.

use roxmltree::{Document, Error, Node};

use super::cells;
use super::fault::{Bad, bad};
use super::{Record, Records, TextFault, TextFormat};
use crate::{Cell, Digit, DigitSet, Variant};

pub(super) fn read(text: &str, records: &mut Records) -> Result<(), Bad> {
    let document = Document::parse(text).map_err(|error| {
        let pos = error.pos();
        let line = text
            .split_inclusive('\n')
            .take((pos.row as usize).saturating_sub(1))
            .map(str::len)
            .sum::<usize>();
        let column = text[line..]
            .chars()
            .take((pos.col as usize).saturating_sub(1))
            .map(char::len_utf8)
            .sum::<usize>();
        let is_end = matches!(error, Error::UnexpectedEndOfStream | Error::UnclosedRootNode);
        let at = if is_end { text.trim_end().len() } else { line + column };
        Bad { at, fault: TextFault::Xml(error.to_string()) }
    })?;
    let root = document.root_element();
    let format = match root.tag_name().name() {
        "opensudoku" => TextFormat::OpenSudoku,
        "sudoku" => TextFormat::OneGSudoku,
        _ => return bad(root.range().start, TextFault::Unknown),
    };
    let named = |name: &str| {
        let child = root.children().find(|child| child.has_tag_name(name));
        child
            .and_then(|child| child.text())
            .map(|text| text.trim().to_owned())
            .filter(|text| !text.is_empty())
    };
    let games = root.descendants().filter(|node| matches!(node.tag_name().name(), "game" | "sudoku"));
    for node in games {
        let mut record = game(node, format)?;
        let parent = node.parent().and_then(|folder| folder.attribute("name")).map(str::to_owned);
        record.about.title = parent.filter(|name| !name.is_empty()).or_else(|| named("name"));
        record.about.author = named("author");
        record.about.level = named("level");
        record.about.source = named("source");
        record.about.comment = node
            .attribute("note")
            .filter(|note| !note.is_empty())
            .map(str::to_owned)
            .or_else(|| named("description"));
        records.push(Ok(record), node.range().start)?;
    }
    if records.is_empty() { bad(root.range().start, TextFault::Empty) } else { Ok(()) }
}

fn game(node: Node<'_, '_>, format: TextFormat) -> Result<Record, Bad> {
    let Some(attribute) = node.attribute_node("data") else {
        return bad(node.range().start, TextFault::Missing("data"));
    };
    let (data, at) = (attribute.value().trim(), attribute.range_value().start);
    let Some(rest) = data.strip_prefix("version:") else {
        return match cells::read(data, at, format)? {
            Some(record) if record.variant() == Variant::CLASSIC => Ok(record),
            _ => bad(at, TextFault::Cells { found: data.chars().count(), expected: 81 }),
        };
    };
    let rest = rest.trim_start();
    let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(rest.len());
    let width = match &rest[..end] {
        "1" | "2" | "3" => 3,
        "4" => 4,
        "5" => 5,
        version => return bad(at, TextFault::Value("version", version.to_owned())),
    };
    let mut fields: Vec<&str> = rest[end..].trim().split('|').collect();
    fields.pop_if(|last| last.is_empty());
    if fields.len() != 81 * width {
        return bad(at, TextFault::Cells { found: fields.len() / width, expected: 81 });
    }
    let mut record = Record::empty(format, Variant::CLASSIC);
    for (index, fields) in fields.chunks(width).enumerate() {
        let wrong = |name, value: &str| bad(at, TextFault::Value(name, value.to_owned()));
        let cell = Cell::new(index);
        let is_given = fields[width - 1] == "0";
        match fields[0].parse::<u8>() {
            Ok(0) => {}
            Ok(value @ 1..=9) => record.fill(cell, Digit::from_index(usize::from(value) - 1), is_given),
            _ => return wrong("cell", fields[0]),
        }
        let Some(corner) = notes(fields[1]) else { return wrong("note", fields[1]) };
        record.corner.insert(cell, corner);
        if width > 3 {
            let Some(centre) = notes(fields[2]) else { return wrong("note", fields[2]) };
            record.centre.insert(cell, centre);
        }
        if width > 4 {
            let Ok(colour) = fields[3].parse::<i64>() else { return wrong("colour", fields[3]) };
            if colour != 0 {
                #[allow(clippy::cast_sign_loss)] // the 32 bits of the colour
                record.colours.push((cell, colour as u32));
            }
        }
    }
    Ok(record)
}

/// Reads `1,4,` or `-` or a number whose bits are the digits.
fn notes(text: &str) -> Option<DigitSet> {
    if text.is_empty() || text == "-" {
        return Some(DigitSet::EMPTY);
    }
    if text.contains(',') {
        let digits = text.split(',').filter(|part| !part.is_empty());
        return digits
            .map(|part| part.parse().ok().and_then(Digit::new).filter(|digit| digit.value() < 10))
            .collect();
    }
    text.parse().ok().filter(|&bits| bits < 512).map(DigitSet::from_bits)
}

/// Writes a file with one game.
pub(super) fn write(record: &Record) -> String {
    let is_plain = record.progress == record.givens
        && record.corner.is_empty()
        && record.centre.is_empty()
        && record.colours.is_empty();
    let data = if is_plain {
        record.givens.to_string().replace('.', "0")
    } else {
        let has_colours = !record.colours.is_empty();
        let mut data = format!("version: {}&#10;", if has_colours { 5 } else { 4 });
        for cell in record.givens.geometry().cells() {
            let value = record.progress.get(cell).map_or(0, Digit::value);
            let corner = record.corner.get(&cell).copied().unwrap_or_default().bits();
            let centre = record.centre.get(&cell).copied().unwrap_or_default().bits();
            let colour = record.colours.iter().find(|of| of.0 == cell).map_or(0, |of| of.1);
            let colour = if has_colours { format!("{colour}|") } else { String::new() };
            let editable = u8::from(record.givens.get(cell).is_none());
            data.extend([format!("{value}|{corner}|{centre}|{colour}{editable}|")]);
        }
        data
    };
    let title = escape(record.about.title.as_deref().unwrap_or("Nonet"));
    let note =
        record.about.comment.as_deref().map(|note| format!(" note=\"{}\"", escape(note))).unwrap_or_default();
    let author = record
        .about
        .author
        .as_deref()
        .map(|name| format!("<author>{}</author>", escape(name)))
        .unwrap_or_default();
    let state = u8::from(is_plain);
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><opensudoku version=\"2\">{author}<folder name=\"{title}\" created=\"0\">\
         <game created=\"0\" state=\"{state}\" time=\"0\" last_played=\"0\" data=\"{data}\"{note}/></folder></opensudoku>"
    )
}

fn escape(text: &str) -> String {
    let mut out = String::new();
    for symbol in text.chars() {
        match symbol {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            symbol if symbol < ' ' => out.push(' '),
            symbol => out.push(symbol),
        }
    }
    out
}
