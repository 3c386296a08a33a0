//! The native integration tests, in one binary: linking once is quicker.

mod playing;
