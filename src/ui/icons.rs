//! The drawn icons: one set on a 24 px square, strokes only; width, ends and
//! colour come from `.icon` in styles/controls.css. Always beside a word or in
//! something with an accessible name, hence hidden from assistive technology.

use yew::prelude::*;

/// Which picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// Three lines: the menu.
    Menu,
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// An eraser.
    Erase,
    /// A pencil.
    Notes,
    /// A light bulb.
    Hint,
    /// A cross: close.
    Close,
    /// A page with a plus: new.
    New,
    /// An arrow to the left: one stage back.
    Back,
    /// An arrow to the right: one stage on.
    Next,
    /// A tick: do it.
    Do,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Self::Menu => "M4 7h16M4 12h16M4 17h16",
            Self::Undo => "M9 5 4.5 9.5 9 14M5 9.5h9.25a5.25 5.25 0 0 1 0 10.5H9.5",
            Self::Redo => "m15 5 4.5 4.5L15 14M19 9.5H9.75a5.25 5.25 0 0 0 0 10.5h4.75",
            Self::Erase => {
                "M9 19.5 4.1 14.6a1.7 1.7 0 0 1 0-2.4l7.6-7.6a1.7 1.7 0 0 1 2.4 0l5.3 5.3a1.7 1.7 0 0 1 0 2.4l-7.2 7.2zM8 8.3l7.7 7.7M9 19.5h11"
            }
            Self::Notes => {
                "m4 20 1-4.6L16.1 4.3a1.7 1.7 0 0 1 2.4 0l1.2 1.2a1.7 1.7 0 0 1 0 2.4L8.6 19zM14 6.4l3.6 3.6"
            }
            Self::Hint => {
                "M9.5 18h5M10.5 21h3M8.3 14.2a5.9 5.9 0 1 1 7.4 0c-.8.7-1.2 1.4-1.2 2.3v1.5h-5v-1.5c0-.9-.4-1.6-1.2-2.3z"
            }
            Self::Close => "m6 6 12 12M18 6 6 18",
            Self::Back => "M19 12H5.5M11 6l-6 6 6 6",
            Self::Next => "M5 12h13.5M13 6l6 6-6 6",
            Self::Do => "m5 12.5 4.5 4.5L19 7.5",
            Self::New => "M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7",
        }
    }

    /// Whether it points where the text goes or comes from.
    fn is_directed(self) -> bool {
        matches!(self, Self::Undo | Self::Redo | Self::Back | Self::Next)
    }

    /// The picture.
    pub fn html(self) -> Html {
        let class = if self.is_directed() { "icon directed" } else { "icon" };
        html! {
            <svg {class} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={self.path()} /></svg>
        }
    }
}
