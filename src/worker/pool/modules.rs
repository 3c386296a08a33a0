//! The modules of the workers. The first job fetches the module that it needs. A job that needs
//! the greater one fetches that, and from then on all new workers get it. Workers of the other
//! module go on, and are replaced when a job needs it. Part of the pool.

use super::{Event, Failure, Module, Order, Pool, Work};
use crate::worker::protocol::Loaded;

impl Pool {
    /// Reports how much of the module has arrived.
    pub fn report_loading(&self, loaded: Loaded) -> Vec<Order> {
        self.loading.map(|_| Order::Tell(Event::Loading(Some(loaded)))).into_iter().collect()
    }

    /// The module has loaded: workers can start.
    pub fn take_module(&mut self) -> Vec<Order> {
        self.ready = self.ready.max(self.loading.take());
        let mut orders = self.hand_out();
        self.tell_loaded(&mut orders);
        orders
    }

    /// The module did not load: every job that waits for it is lost. But a late one gets an attempt
    /// of its own, since the file may be there by now.
    pub fn fail_module(&mut self) -> Vec<Order> {
        self.loading = None;
        self.is_doubtful = true;
        let mut lost = Vec::new();
        for mut work in std::mem::take(&mut self.queue) {
            if Some(work.module) <= self.ready || std::mem::take(&mut work.is_late) {
                self.queue.push_back(work);
            } else if !lost.contains(&work.job.id) {
                lost.push(work.job.id);
            }
        }
        let mut orders: Vec<Order> = lost.iter().flat_map(|&id| self.give_up(id)).collect();
        orders.extend(self.hand_out());
        self.tell_loaded(&mut orders);
        orders.extend(lost.into_iter().map(|id| Order::Tell(Event::Failed(id, Failure::Load))));
        orders
    }

    /// Has a job done by the module that knows all boards, since that of its worker does not do.
    pub(super) fn ask_for_more(&mut self, work: Option<Work>) -> Vec<Order> {
        if let Some(work) = work {
            self.queue.push_front(Work { module: Module::Boards, ..work });
        }
        self.hand_out()
    }

    /// The place in the queue of the first job whose module is there.
    pub(super) fn first_ready(&self) -> Option<usize> {
        self.queue.iter().position(|work| Some(work.module) <= self.ready)
    }

    /// The first job whose module is there.
    pub(super) fn next_work(&mut self) -> Option<Work> {
        self.queue.remove(self.first_ready()?)
    }

    /// Whether another worker may join the race.
    pub(super) fn is_racing(&self) -> bool {
        self.race.as_ref().is_some_and(|race| race.has_seeds() && Some(race.module) <= self.ready)
    }

    /// Fetches a module if a job waits for it and none is loading.
    pub(super) fn fetch(&mut self) -> Vec<Order> {
        self.queue.iter().map(|work| work.module).max().map_or(Vec::new(), |module| self.prepare(module))
    }

    /// Fetches a module if it is not there and none is loading.
    pub fn prepare(&mut self, module: Module) -> Vec<Order> {
        if self.ready >= Some(module) || self.loading.is_some() {
            return Vec::new();
        }
        self.loading = Some(module);
        vec![Order::Fetch(module), Order::Tell(Event::Loading(Some(Loaded::default())))]
    }

    /// Tells the page that loading is over, unless more is loading.
    fn tell_loaded(&self, orders: &mut Vec<Order>) {
        if self.loading.is_none() {
            orders.push(Order::Tell(Event::Loading(None)));
        }
    }
}
