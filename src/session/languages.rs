//! The choice of a language. It is stored only when the texts of the language have arrived,
//! so that no page starts without texts. `public/languages.js` loads them, and knows which
//! languages are on the device.

use super::context::Context;
use super::effect::Effect;
use super::settings::Language;
use nonet_engine::message::Message;
use nonet_engine::messages;

messages! {
    fn set_language_failed();
    fn set_language_absent(wanted: String);
    fn set_language_near(wanted: String, shown: String);
}

/// Why the page is in another language than the player's. The names are those of languages,
/// in the language of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instead {
    /// The texts of the player's language did not arrive.
    Absent {
        /// The player's language.
        wanted: String,
    },
    /// Nonet has no texts in the player's language.
    Near {
        /// The player's language.
        wanted: String,
        /// The page's language.
        shown: String,
    },
}

/// What happens to languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// All texts of a language have arrived.
    Loaded(Language),
    /// A text of a language did not arrive.
    Failed(Language),
    /// What is known of the languages now.
    Known {
        /// The languages that need a network, which is not there.
        missing: Vec<Language>,
        /// Why the page is in another language than the player's, if it is.
        instead: Option<Instead>,
    },
    /// The network has come or gone.
    Network,
}

/// What the page of settings knows of languages.
#[derive(Default)]
pub struct Languages {
    missing: Vec<Language>,
    instead: Option<Instead>,
    /// The chosen language, while its texts are on their way.
    coming: Option<Language>,
    /// Whether the texts of the last choice did not arrive.
    has_failed: bool,
}

impl Languages {
    /// The languages that can't be chosen: they need a network, and there is none.
    pub fn missing(&self) -> &[Language] {
        &self.missing
    }

    /// What the player should know of the page's language.
    pub fn note(&self) -> Option<Message> {
        if self.has_failed {
            return Some(set_language_failed());
        }
        self.instead.clone().map(|instead| match instead {
            Instead::Absent { wanted } => set_language_absent(wanted),
            Instead::Near { wanted, shown } => set_language_near(wanted, shown),
        })
    }

    /// Handles the player's choice: asks for the texts.
    pub(super) fn choose(&mut self, language: Language, context: &mut Context) {
        self.coming = Some(language);
        self.has_failed = false;
        context.push(Effect::FetchLanguage(language));
    }

    /// Handles news; returns the language to store.
    pub(super) fn hear(&mut self, news: News, context: &mut Context) -> Option<Language> {
        match news {
            News::Network => context.push(Effect::AskLanguages),
            News::Known { missing, instead } => (self.missing, self.instead) = (missing, instead),
            // The player may have chosen another one in the meantime.
            News::Loaded(language) => return self.coming.take_if(|coming| *coming == language),
            News::Failed(language) => {
                if self.coming.take_if(|coming| *coming == language).is_some() {
                    self.has_failed = true;
                    context.say(set_language_failed());
                }
            }
        }
        None
    }
}
