//! What the help page explains under an address of its own, such as `#/help/candidate`.
//! Used by `screen`; `help` has the words.

/// Declares the topics with their names in addresses.
macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident $name:literal,)*) => {
        /// A section or a term of the help page.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Topic {
            $($(#[$doc])* $topic,)*
        }

        impl Topic {
            /// All of them, in the order of the page.
            pub const ALL: &[Self] = &[$(Self::$topic),*];

            /// The name in addresses.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$topic => $name,)* }
            }
        }
    };
}

topics! {
    /// How to play.
    Play "play",
    /// All keys.
    Keys "keys",
    /// All terms.
    Glossary "glossary",
    /// A digit of the puzzle.
    Given "given",
    /// A row, column, box or diagonal.
    House "house",
    /// A cell that shares a house.
    Peer "peer",
    /// A digit that a cell may still hold.
    Candidate "candidate",
    /// What the player writes down.
    Note "note",
    /// Two equal digits in a house.
    Conflict "conflict",
    /// A digit that differs from the solution.
    Mistake "mistake",
    /// The only candidate or place that is left.
    Single "single",
    /// Cells and digits that use each other up.
    Subset "subset",
    /// One of two candidates is true.
    StrongLink "strong-link",
    /// At most one of two candidates is true.
    WeakLink "weak-link",
    /// Links in a row.
    Chain "chain",
    /// A digit in rows and columns.
    Fish "fish",
    /// One solution.
    Uniqueness "uniqueness",
    /// How hard a puzzle is.
    Rating "rating",
    /// Version, licences, privacy.
    About "about",
}
