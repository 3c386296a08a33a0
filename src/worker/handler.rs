//! Does what a request asks, with no browser in sight.
