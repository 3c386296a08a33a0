//! Does what a request asks, with no browser in sight. Run inside the worker by
//! `entry`, and by the tests.

use crate::engine::generate::Progress;

use super::protocol::{Reply, Request};

/// Does a job from start to end; `progress` hears how it goes. It cannot be
/// stopped: the page ends the worker instead.
pub fn handle(request: Request, progress: &mut dyn FnMut(Progress)) -> Reply {
    let _ = (request, progress);
    Reply::Refused("Not built yet.".to_owned())
}
