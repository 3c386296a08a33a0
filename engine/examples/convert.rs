//! Reads puzzles in any text format from standard input and writes them in another one.
//! `cargo run --release --example convert -- --help`

use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use clap::Parser;
use nonet_engine::formats::exchange::{self, Record, TextFormat, WriteError};

/// Prints `<format>\t<givens>\t<givens and placed digits>\t<title or ->` for each puzzle, or the puzzle
/// in the format of `--to`. The first fault ends the program with code 1, after the puzzles before it.
#[derive(Parser)]
#[command(after_help = names())]
pub(crate) struct Options {
    /// Write the puzzles in this format.
    #[arg(long, value_name = "FORMAT", value_parser = str::parse::<TextFormat>)]
    to: Option<TextFormat>,
    /// Read each line by itself, and go on after a fault.
    #[arg(long)]
    lines: bool,
}

/// The names of all formats, for `--help`.
fn names() -> String {
    let names = |is_writable| {
        let all = TextFormat::ALL.into_iter().filter(|format| format.is_writable() == is_writable);
        all.map(TextFormat::name).collect::<Vec<_>>().join(", ")
    };
    format!("Formats: {}.\nOnly read: {}.", names(true), names(false))
}

fn main() -> io::Result<ExitCode> {
    let options = Options::parse();
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    let is_good = run(&options, &bytes, &mut BufWriter::new(io::stdout().lock()), &mut io::stderr().lock())?;
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Converts a text. Returns whether all of it could be read and written.
pub(crate) fn run(
    options: &Options,
    bytes: &[u8],
    out: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<bool> {
    let text = String::from_utf8_lossy(bytes);
    if options.lines {
        return each_line(options, &text, out, errors);
    }
    let (records, error) = match exchange::read(&text) {
        Ok(records) => (records, None),
        Err(error) => (error.records.clone(), Some(error)),
    };
    let mut is_good = error.is_none();
    for (index, record) in records.iter().enumerate() {
        match convert(record, options.to) {
            Ok(text) => writeln!(out, "{text}")?,
            Err(error) => {
                writeln!(errors, "error: puzzle {}: {error}", index + 1)?;
                is_good = false;
            }
        }
    }
    out.flush()?;
    if let Some(error) = error {
        writeln!(errors, "error: {error}")?;
    }
    Ok(is_good)
}

/// Converts the lines of a text. Returns whether all of them could be read and written.
fn each_line(
    options: &Options,
    text: &str,
    out: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<bool> {
    let mut is_good = true;
    for (index, record) in exchange::records(text.lines()).enumerate() {
        let written = record.map_err(|error| error.to_string());
        let written = written.and_then(|record| {
            convert(&record, options.to).map_err(|error| format!("puzzle {}: {error}", index + 1))
        });
        match written {
            Ok(text) => writeln!(out, "{text}")?,
            Err(error) => {
                writeln!(errors, "error: {error}")?;
                is_good = false;
            }
        }
    }
    out.flush()?;
    Ok(is_good)
}

fn convert(record: &Record, to: Option<TextFormat>) -> Result<String, WriteError> {
    if let Some(format) = to {
        return exchange::write(record, format);
    }
    let title = record.about.title.as_deref().unwrap_or("-").replace(['\t', '\n', '\r'], " ");
    Ok(format!("{}\t{}\t{}\t{title}", record.format, record.givens, record.progress))
}
