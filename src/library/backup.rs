//! A backup: all games, the settings and the counts of practice in one text. Each part
//! begins with a line that names it. The last line tells whether the text is whole. A part
//! that can't be read costs no other part.

use std::fmt::Write;

use super::Record;
use super::label::Label;

/// The first line of every backup begins with it, followed by the version.
const HEADER: &str = "nonet-backup";
/// The version of the format.
const VERSION: u32 = 1;
/// A line that begins a part.
const PART: &str = "part ";
/// Where the games begin.
const FIRST_GAME: &str = "\npart game";
/// The last line.
const END: &str = "end nonet-backup";

/// What a backup holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backup {
    /// The games.
    pub games: Vec<Record>,
    /// The settings.
    pub settings: Option<String>,
    /// The counts of solved exercises.
    pub practice: Option<String>,
    /// Whether the text ends too early.
    pub is_cut: bool,
}

/// Writes a backup.
pub fn write(backup: &Backup) -> String {
    let mut text = format!("{HEADER} {VERSION}\n");
    for (name, part) in [("settings", &backup.settings), ("practice", &backup.practice)] {
        if let Some(part) = part {
            add(&mut text, name, part);
        }
    }
    for Record { save, label } in &backup.games {
        let mut part = String::new();
        label.write(&mut part);
        add(&mut text, "game", &(part + save));
    }
    text.push_str(END);
    text.push('\n');
    text
}

fn add(text: &mut String, name: &str, part: &str) {
    // Writing to a string never fails.
    let _ = writeln!(text, "{PART}{name}");
    text.push_str(part);
    if !part.ends_with('\n') {
        text.push('\n');
    }
}

/// Reads a backup. `None` if the text is none, or a newer version of Nonet wrote it.
pub fn read(text: &str) -> Option<Backup> {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let version = text.lines().next()?.strip_prefix(HEADER)?.trim().parse::<u32>().ok()?;
    if version > VERSION {
        return None;
    }
    let mut backup = Backup { is_cut: true, ..Backup::default() };
    let mut part: Option<(String, String)> = None;
    for line in text.lines().skip(1) {
        if line == END {
            backup.is_cut = false;
            break;
        }
        if let Some(name) = line.strip_prefix(PART) {
            backup.take(part.replace((name.to_owned(), String::new())));
        } else if let Some((_, part)) = &mut part {
            part.push_str(line);
            part.push('\n');
        }
    }
    backup.take(part);
    Some(backup)
}

/// Reads what stands before the games: the settings and the counts of practice. So a page learns
/// them without reading all games of a large backup.
pub fn head(text: &str) -> Option<Backup> {
    let games = text.find(FIRST_GAME).map_or(text.len(), |at| at + 1);
    read(&text[..games])
}

impl Backup {
    fn take(&mut self, part: Option<(String, String)>) {
        let Some((name, text)) = part else { return };
        match name.as_str() {
            "settings" => self.settings = Some(text),
            "practice" => self.practice = Some(text),
            "game" => {
                let label = Label::read(&text);
                let is_of_save = |line: &&str| !line.starts_with("label-");
                let save = text.lines().filter(is_of_save).flat_map(|line| [line, "\n"]).collect();
                self.games.push(Record { save, label });
            }
            // A later version may add parts.
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, save};
    use nonet_engine::generate;

    fn backup() -> Backup {
        let record = |seed| Record {
            save: save::save(&Game::new(generate::starter(seed)), 0),
            label: Label { title: format!("Number {seed}"), ..Label::default() },
        };
        Backup {
            games: vec![record(1), record(2), Record { label: Label::default(), ..record(3) }],
            settings: Some("theme dark\n".to_owned()),
            practice: Some("x-wing 3\n".to_owned()),
            is_cut: false,
        }
    }

    #[test]
    fn a_backup_comes_back_whole() {
        let text = write(&backup());
        assert_eq!(read(&text), Some(backup()));
        assert_eq!(read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), Some(backup()));
        assert_eq!(read(&write(&Backup::default())), Some(Backup::default()));
    }

    /// The page used to read all games for the settings, which took seconds.
    #[test]
    fn the_head_of_a_backup_has_the_settings_and_no_games() {
        let head = head(&write(&backup())).unwrap();
        assert_eq!(
            (head.games.len(), head.settings, head.practice),
            (0, backup().settings, backup().practice)
        );
        assert_eq!(super::head("nonsense"), None);
        let empty = super::head(&write(&Backup { games: Vec::new(), ..backup() })).unwrap();
        assert_eq!(empty.settings, backup().settings);
        let windows = write(&backup()).replace('\n', "\r\n");
        assert_eq!(super::head(&windows).unwrap().practice, backup().practice);
    }

    #[test]
    fn a_cut_backup_gives_the_games_before_the_cut_and_says_so() {
        let text = write(&backup());
        for end in 0..text.len() - END.len() - 1 {
            let Some(cut) = read(&text[..end]) else {
                assert!(end <= HEADER.len() + 2, "cut at {end}");
                continue;
            };
            assert!(cut.is_cut);
            let whole = cut.games.iter().filter(|game| save::load(&game.save).is_ok()).count();
            let expected = text[..end].matches("end nonet-game\n").count();
            assert!(whole >= expected && whole <= expected + 1, "cut at {end}");
        }
    }

    #[test]
    fn other_texts_are_no_backup() {
        for text in ["", "nonet-game 3\n", "nonet-backup\n", "nonet-backup x", "nonet-backup 2\n"] {
            assert_eq!(read(text), None, "{text}");
        }
        let later = write(&backup()).replace("part practice", "part dreams");
        assert_eq!(read(&later), Some(Backup { practice: None, ..backup() }));
    }
}
