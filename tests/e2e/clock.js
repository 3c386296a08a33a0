// The app's waits, in the hands of a test. All of them go through the page's timers and
// `performance.now()`: how long a download or a worker may be silent, when another tab has
// lost the lock, how often the clock is stored. Waits of up to a second end by themselves.
// A longer one ends only when the test lets time pass. So a test never waits for the app's
// patience, and work on a slow machine never looks like silence.
"use strict";

/** Runs in a page before all other scripts. Defines `globalThis.pass`. */
function holdClock() {
  /** Milliseconds of the longest wait that ends by itself. */
  const SHORT_MS = 1_000;
  const [realSet, realClear, realNow] = [setTimeout, clearTimeout, performance.now.bind(performance)];
  /** Milliseconds that the test has let pass in addition. */
  let passed = 0;
  const now = () => realNow() + passed;
  /** The timers that have not ended: when they are due, how often, and what they do. */
  const timers = new Map();
  let last = 0;

  function arm(id, timer) {
    if (timer.wait <= SHORT_MS) timer.real = realSet(() => fire(id), Math.max(0, timer.due - now()));
  }

  function fire(id) {
    const timer = timers.get(id);
    if (!timer) return; // another one has just cleared it
    realClear(timer.real);
    if (timer.repeats) {
      timer.due = Math.max(timer.due + timer.wait, now());
      arm(id, timer);
    } else {
      timers.delete(id);
    }
    timer.act();
  }

  function set(repeats, act, wait, values) {
    const timer = { repeats, wait: Math.max(Number(wait) || 0, repeats ? 1 : 0), act: () => act(...values) };
    timer.due = now() + timer.wait;
    timers.set(++last, timer);
    arm(last, timer);
    return last;
  }

  function clear(id) {
    realClear(timers.get(id)?.real);
    timers.delete(id);
  }

  performance.now = now;
  globalThis.setTimeout = (act, wait, ...values) => set(false, act, wait, values);
  globalThis.setInterval = (act, wait, ...values) => set(true, act, wait, values);
  globalThis.clearTimeout = globalThis.clearInterval = clear;

  // One channel for all tasks: the browser may forget a port that nothing refers to.
  const { port1, port2 } = new MessageChannel();
  const tasks = [];
  port1.onmessage = () => tasks.shift()();

  /** Runs `work` as a task of its own, as the browser runs a timer. A hidden page does not slow it down. */
  const task = (work) =>
    new Promise((done) => {
      tasks.push(() => {
        done();
        work(); // the browser reports its errors
      });
      port2.postMessage(null);
    });

  /** Lets milliseconds pass. Each timer that is due fires in its turn, and animations go on. */
  globalThis.pass = async (milliseconds) => {
    const end = now() + milliseconds;
    for (;;) {
      const [id, timer] = [...timers].reduce((first, other) => (first[1]?.due <= other[1].due ? first : other), []);
      if (!timer || timer.due > end) break;
      passed += Math.max(0, timer.due - now());
      await task(() => fire(id));
      await task(() => {}); // what it has resolved is handled
    }
    passed += Math.max(0, end - now());
    for (const animation of document.getAnimations()) animation.currentTime += milliseconds;
    await task(() => {});
  };
}

/** Makes the long waits of a tab end only by `pass`. Call it before the tab opens a page. */
const hold = (page) => page.evaluateOnNewDocument(holdClock);

/** Lets milliseconds pass in a tab; resolves when all that was due has happened. */
const pass = (page, milliseconds) => page.evaluate((milliseconds) => globalThis.pass(milliseconds), milliseconds);

module.exports = { hold, pass };
