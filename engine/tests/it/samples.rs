//! How many cases a test takes that could take any number.

/// A few cases for `make test`, which has little time, and all of them for `make check`.
pub(crate) fn samples<T>(few: T, all: T) -> T {
    if std::env::var_os("NONET_ALL_SAMPLES").is_some() { all } else { few }
}
