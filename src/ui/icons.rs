//! The icons: line drawings on a 24 px square. Stroke width, line caps and colour come
//! from `.icon` in styles/controls.css. An icon is always beside a word or in an
//! element with an accessible name, so it is hidden from assistive technology.

use yew::prelude::*;

/// An icon.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// Three dots: the menu of the current game.
    Menu,
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// An eraser.
    Erase,
    /// A small board with a digit.
    Digit,
    /// A small board with notes in its corners.
    Corner,
    /// A small board with notes in its middle.
    Centre,
    /// A small board with lines across.
    Colour,
    /// A dashed frame with a pointer.
    Select,
    /// A light bulb.
    Hint,
    /// A cross: close.
    Close,
    /// A plus: new.
    New,
    /// A board: play.
    Play,
    /// Four squares: all games.
    Games,
    /// A page of a calendar with a tick: the daily puzzles.
    Daily,
    /// Bars: the statistics.
    Stats,
    /// An arrow out of a tray: share.
    Share,
    /// An open book: learn.
    Learn,
    /// Lines of text: the workbench.
    Bench,
    /// A printer.
    Print,
    /// Two sliders: settings.
    Settings,
    /// A letter i in a ring: help.
    Help,
    /// An arrow into a tray: entering a puzzle.
    Enter,
    /// A narrow arrow to the right: opens another page.
    Onward,
    /// An arrow to the left: one stage back.
    Back,
    /// An arrow to the right: one stage on.
    Next,
    /// A tick: do it.
    Do,
    /// A small board with a tick: check for mistakes.
    Check,
    /// Stairs: the solve path.
    Path,
    /// A gauge: the rating.
    Rating,
    /// Two sheets: copy.
    Copy,
    /// A board with few digits: the givens.
    Givens,
    /// A number sign: the seed.
    Seed,
    /// An arrow in a circle: another one.
    Another,
    /// A target: where to look.
    Where,
    /// A magnifying glass: search.
    Search,
    /// A disc, half of it filled: theme and colours.
    Appearance,
    /// A pencil: notes.
    Pencil,
    /// A keyboard.
    Keyboard,
    /// A clock.
    Clock,
    /// Two bars: pause.
    Pause,
    /// A flag: a checkpoint.
    Flag,
    /// A line that forks.
    Branch,
    /// An arrow back around: the replay.
    Replay,
    /// A triangle: run.
    Run,
    /// A bar and an arrow back: to the start.
    Start,
    /// A loudspeaker: what a screen reader says.
    Voice,
    /// Two arrows: swap this game for the previous one.
    Swap,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Self::Menu => "M5.5 12h.01M12 12h.01M18.5 12h.01",
            Self::Print => "M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6H7z",
            Self::Games => "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
            Self::Daily => "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V6M15.5 3.5V6M9 15.3l2.1 2 3.9-4",
            Self::Stats => "M5 20v-5M9.7 20V9M14.3 20v-8M19 20V5",
            Self::Share => "M12 15V4M7.5 8.5 12 4l4.5 4.5M4 13v7h16v-7",
            Self::Undo => "M9 5 4.5 9.5 9 14M5 9.5h9.25a5.25 5.25 0 0 1 0 10.5H9.5",
            Self::Redo => "m15 5 4.5 4.5L15 14M19 9.5H9.75a5.25 5.25 0 0 0 0 10.5h4.75",
            Self::Erase => {
                "M9 19.5 4.1 14.6a1.7 1.7 0 0 1 0-2.4l7.6-7.6a1.7 1.7 0 0 1 2.4 0l5.3 5.3a1.7 1.7 0 0 1 0 2.4l-7.2 7.2zM8 8.3l7.7 7.7M9 19.5h11"
            }
            Self::Digit => "M4 4h16v16H4zM14.5 8H10l-.4 3.6c3-.8 5 .2 5 2.3 0 2.2-2.6 3-5 1.7",
            Self::Corner => {
                "M4 4h16v16H4zM7.5 7v3.5M14 7h2.5v1.7L14 10.5h2.5M7 13.8h2.5l-1.4 1.4c1 0 1.6.5 1.6 1.2 0 .9-1.4 1.2-2.7.6"
            }
            Self::Centre => {
                "M4 4h16v16H4zM7.5 10.2v3.6M10.5 10.2H13v1.7l-2.5 1.9H13M15 10.2h2.2l-1.2 1.4c1 0 1.5.5 1.5 1.1 0 1-1.4 1.3-2.5.7"
            }
            Self::Colour => "M4 4h16v16H4zM4 10l6-6M4 16 16 4M6 20 20 6M12 20l8-8M18 20l2-2",
            Self::Select => {
                "M4 7V4h3M10 4h4M17 4h3v3M4 10v4M4 17v3h3M10 20h1M20 10v1M12.5 12.5l7.5 3-3.3 1.2L15.5 20z"
            }
            Self::Hint => {
                "M9.5 18h5M10.5 21h3M8.3 14.2a5.9 5.9 0 1 1 7.4 0c-.8.7-1.2 1.4-1.2 2.3v1.5h-5v-1.5c0-.9-.4-1.6-1.2-2.3z"
            }
            Self::Close => "m6 6 12 12M18 6 6 18",
            Self::Back => "M19 12H5.5M11 6l-6 6 6 6",
            Self::Next => "M5 12h13.5M13 6l6 6-6 6",
            Self::Do => "m5 12.5 4.5 4.5L19 7.5",
            Self::Check => "M4 4h16v16H4zM8 12.2l2.8 2.8 5.2-6",
            Self::Path => "M4 19.5h5v-5h5.5v-5H20V4.5",
            Self::Rating => "M5 18a9 9 0 1 1 14 0M12 13l4-5",
            Self::New => "M12 4.5v15M4.5 12h15",
            Self::Play => "M4 4h16v16H4zM9.33 4v16M14.67 4v16M4 9.33h16M4 14.67h16",
            Self::Learn => {
                "M12 6.5v13c-2-1.5-5-2-8.5-2v-13c3.5 0 6.5.5 8.5 2zM12 6.5c2-1.5 5-2 8.5-2v13c-3.5 0-6.5.5-8.5 2"
            }
            Self::Bench => "M4 5h16M4 10h16M4 15h10M4 20h10M17 15.5l4 4M21 15.5l-4 4",
            Self::Settings => {
                "M3.5 8h9M17.5 8h3M3.5 16h3M11.5 16h9M15 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
            }
            Self::Help => "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.6h.01",
            Self::Enter => "M12 4v11M7.5 10.5 12 15l4.5-4.5M4 17v3h16v-3",
            Self::Appearance => "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 3.5v17",
            Self::Clock => "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2",
            Self::Pause => "M9 5v14M15 5v14",
            Self::Flag => "M6 21V4M6 4h12l-3.5 4 3.5 4H6",
            Self::Replay => "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9",
            Self::Run => "M7.5 5 18 12 7.5 19z",
            Self::Start => "M5.5 5v14M19 12H9M13.5 7 8.5 12l5 5",
            Self::Branch => "M6 20V4M6 14c0-4 3-5 7-5h6M15.5 5.5 19 9l-3.5 3.5",
            Self::Voice => {
                "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"
            }
            Self::Swap => "M7.5 4 4 7.5 7.5 11M4 7.5h15M16.5 13l3.5 3.5-3.5 3.5M20 16.5H5",
            Self::Pencil => {
                "m5 19 1-4.5L16.5 4a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L9.5 18zM14 6.5l3.5 3.5"
            }
            Self::Keyboard => {
                "M3 6.5h18v11H3zM6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M6.5 14h.01M9.5 14h5M17.5 14h.01"
            }
            Self::Onward => "m9 5 7 7-7 7",
            Self::Copy => "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
            Self::Givens => "M4 4h16v16H4zM7.5 7.5h2v2h-2zM14.5 7.5h2v2h-2zM7.5 14.5h2v2h-2z",
            Self::Seed => "M9.5 4l-2 16M16.5 4l-2 16M5 9h15M4 15h15",
            Self::Another => "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15",
            Self::Where => {
                "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5M12 12h.01"
            }
            Self::Search => "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.2 15.2 20 20",
        }
    }

    /// Whether it is mirrored in right-to-left languages.
    fn is_directed(self) -> bool {
        matches!(self, Self::Undo | Self::Redo | Self::Back | Self::Next | Self::Onward | Self::Path)
    }

    /// The SVG of the icon.
    pub fn html(self) -> Html {
        let class = if self.is_directed() { "icon directed" } else { "icon" };
        html! {
            <svg {class} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={self.path()} /></svg>
        }
    }
}
