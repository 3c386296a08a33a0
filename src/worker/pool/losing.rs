//! Lost jobs. When a worker loses a part of a list, `splits` halves the part, down to
//! single lines. So if a line crashes every worker, only that line is marked as lost,
//! after at least two tries. The page hears at once of other lost jobs. Part of the
//! pool.

use super::{Event, Failure, Job, JobId, Order, Pool, Race, Reply, Rows, Work};

/// Number of losses after which a single line is marked as lost.
const MOST_LOSSES: u8 = 2;

impl Pool {
    /// Handles a failed worker and its lost job.
    pub(super) fn lose(&mut self, slot: usize, failure: Failure) -> Vec<Order> {
        let Some(mut work) = self.slots.all[slot].work.take() else { return Vec::new() };
        let mut orders = Vec::new();
        if failure == Failure::Load {
            orders = self.doubt();
            // Other workers would not load either. Those that have loaded continue.
            self.slots.most = self.slots.present().max(1);
        }
        work.losses += 1;
        orders.extend(self.settle_loss(work, failure));
        orders
    }

    /// Ends the workers that are loading without a job. The next job gets a worker that
    /// asks for its files anew.
    fn doubt(&mut self) -> Vec<Order> {
        self.is_doubtful = true;
        let mut orders = Vec::new();
        for slot in 0..self.slots.all.len() {
            if self.slots.all[slot].is_free() && self.slots.all[slot].supervisor.is_loading() {
                orders.extend(self.end(slot));
            }
        }
        orders
    }

    /// Retries a lost job, or tells the page.
    fn settle_loss(&mut self, work: Work, failure: Failure) -> Vec<Order> {
        if !work.job.request.is_part() {
            return self.lose_single(work.job.id, failure);
        }
        if failure != Failure::Load {
            return self.retry(work, failure);
        }
        if work.losses < MOST_LOSSES {
            self.queue.push_front(work);
            return self.hand_out();
        }
        let id = work.job.id;
        let mut orders = self.give_up(id);
        orders.extend(self.hand_out());
        orders.push(Order::Tell(Event::Failed(id, failure)));
        orders
    }

    /// Handles a lost job that is not part of a list. Other workers in a race continue.
    /// After the last one fails, the closest puzzle is the answer.
    fn lose_single(&mut self, id: JobId, failure: Failure) -> Vec<Order> {
        if let Some(race) = self.race.as_mut().filter(|race| race.id() == id) {
            race.drop_seeds();
        }
        if self.slots.is_running(id) {
            return self.hand_out();
        }
        let closest = self.race.take_if(|race| race.id() == id).and_then(Race::into_closest);
        let event = match closest {
            Some(puzzle) => Event::Done(id, Reply::Generated(puzzle)),
            None => Event::Failed(id, failure),
        };
        let mut orders = self.hand_out();
        orders.push(Order::Tell(event));
        orders
    }

    /// Requeues a lost piece of a list, in halves if it has several lines. A single
    /// line that was lost too often is marked as lost.
    fn retry(&mut self, work: Work, failure: Failure) -> Vec<Order> {
        let Work { job: Job { id, request }, module, losses, first, .. } = work;
        let again = |first, request| Work { module, losses, first, ..Work::new(Job { id, request }) };
        match request.halves() {
            Some((half, at, other)) => {
                self.splits.halve(id);
                self.queue.push_front(again(first + at, other));
                self.queue.push_front(again(first, half));
                self.hand_out()
            }
            None if losses < MOST_LOSSES => {
                self.queue.push_front(again(first, request));
                self.hand_out()
            }
            None => self.finish_piece(id, first, Rows::lost(request.rows(), failure)),
        }
    }
}
