//! Starting a session with the stored game, or with a new puzzle.

use super::Session;
use super::context::Context;
use super::effect::{Effect, Saved};
use super::ending::{Compared, Hardest};
use super::guide::Guide;
use super::hinting::Hints;
use super::keeping::Keeping;
use super::making::Making;
use super::play::Play;
use super::rating::Rating;
use super::screen::Screen;
use super::settings::Settings;
use super::storing::Storing;
use super::view::Said;
use crate::game::Game;
use nonet_engine::{Digit, Grid, Puzzle, Recipe, Variant};

/// The puzzles that a first visit can begin with: those of `generate::starter` with the
/// seeds from 0. A digit is a given, a letter is the digit to find (`a` is 1). The
/// transformations and the random generator that make them would be more code than this.
/// `public/first.js` has the givens, too, and paints one before the app has loaded.
const STARTERS: [&str; FIRST_PUZZLES as usize] = [
    "f9g2dac5h3defhiba7b81g5c9fdhgb91f4cea36574hi2deih32fgagb43ieah65a3df8g29if8abged3",
    "i4aeg8fbcfe3bdag9h2hgf9c541c6bd5i817h74c1bife1iehfgb3ddaf98ec7beb9g341hfg3h126dei",
    "b98aed3fg57dfhcbia31672id5hhdbcf7e1ig6a49e8cbic58abgd64bci76a85aeib4hf7cfh7e3ai2d",
    "gfcae89db8daf2953gb9ecg41hf3h9bdefga4279f13eha56ghcbi4ig28c6da5f3d5agh2ieahd9b7fc",
    "1697bdeh3h7efca4ibdcbei8a6gc5d87ibafgif312h4ebh14e67cif4cbheig1ibg1dc65h5189fgc2d",
    "difh15gbc52g4631hicah9b7d6eb8igca5dfg54f8b9c1a6c5di2gh9cb1gfhe487ace4f9bfd5bih3ag",
    "dhcg1eb9fi2acf47e8gf52hiac459hagcdfbc74ib6eha612d5h3g98cf54a92gaegf9b8dcbd9h3g6ae",
    "eigfc81b41bfe7dh93dh3aib7563ebdh1fgih6d729ec1ga9cefb4hfc5847ia2b7aif3dhe9d8baecf7",
    "7ibcd16hed6eg28ci1cha5fib4g12chgdef9649b35a7hh57iafdbcbgda8ci5fic865b71d5afd9gh3b",
    "af2ghcd9eedhf9b7c1739d5a8bfbhf3ge1di951b4hc6gcg4iafeh2fb7e34iahh9c12gfe4dae8692gc",
    "bfi3eghd1gc1idh25fhe41269gc917dhe3fbd862gcaie5b3fi1g8dage8fbd3ici8514fb76dbgci5ah",
    "h9cd5fag247eah29fcbf1icge8d1d27fch956ehb1id3g7cihdeb1fibf5g1cdhehgc946ba31d628g5i",
    "i1f725dc8bhgid3a5fc5dafh9b7ag2chdef9h6c519g4bdiebg63ha548fiabg3g39h5b6ad62adc7hie",
    "cih7ed6125gbaifc84d1fbc89e78edcf7abibfg9ha4ce931d2egf8fhc5d9bg11456gbhi37bih1cedf",
    "d2h9a6g35gaide3h2f3efbg8i4ab93ahgefd541fb938g6h7c4eaibhfbgi1de39gd5cb6ahac5h6d27i",
    "hgdca9f2e3aebfdih7b9f8574ac72af8ce9d648igeac2e39db1gfhi5g138bd6d8beifc71afcgd28ei",
];

/// Number of puzzles that a first visit can begin with.
pub const FIRST_PUZZLES: u64 = 16;

/// The puzzle of a first visit, by its number: the remainder of `entropy`.
pub fn first_puzzle(entropy: u64) -> Puzzle {
    let seed = entropy % FIRST_PUZZLES;
    puzzle_of(STARTERS[seed as usize], Recipe::starter(seed))
}

/// The classic puzzle of a text: a digit is a given, a letter is the digit to find.
pub(super) fn puzzle_of(text: &str, recipe: Recipe) -> Puzzle {
    let (mut givens, mut solution) = (Grid::empty(Variant::CLASSIC), Grid::empty(Variant::CLASSIC));
    for (cell, symbol) in Variant::CLASSIC.geometry().cells().zip(text.bytes()) {
        // The low bits of "1" and of "a" in ASCII are 1.
        let digit = Digit::new(symbol & 0xf);
        solution.set(cell, digit);
        if symbol.is_ascii_digit() {
            givens.set(cell, digit);
        }
    }
    Puzzle { givens, solution, recipe: Some(recipe), grade: None }
}

impl Session {
    /// Starts a session. `entropy` seeds the random seeds; equal arguments give equal
    /// sessions. It shows a copy of the game, and asks the store for the game.
    pub fn start(saved: &Saved, entropy: u64, now: u64) -> (Self, Vec<Effect>) {
        let mut session = Self {
            play: Play::new(Game::new(first_puzzle(entropy))),
            hints: Hints::default(),
            guide: Guide::default(),
            making: Making::default(),
            rating: Rating::default(),
            compared: Compared::default(),
            hardest: Hardest::default(),
            keeping: Keeping::new(saved.is_reloaded),
            storing: Storing::new(&Saved::default(), None),
            settings: Settings::default(),
            message: Said::default(),
            screen: Screen::default(),
            is_visible: true,
            is_zoomed: false,
            is_paused: false,
            is_checked: false,
            context: Context::new(entropy, now),
        };
        if let Some(text) = saved.damaged.clone() {
            session.keeping.recall_damaged(text);
        }
        session.show_copy(saved);
        session.run_clock();
        session.exchange();
        let effects = session.context.take_effects();
        (session, effects)
    }
}
