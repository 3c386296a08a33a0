// How long the worker is at its jobs, as the page sees it.
"use strict";

/**
 * Runs in the page before all else: `jobs` then holds the milliseconds of every job,
 * from its posting to the message that it is done (2).
 */
function timeJobs() {
  globalThis.jobs = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    if (message instanceof Uint8Array) {
      const start = performance.now();
      const done = ({ data }) => {
        if (data[0] !== 2) return;
        globalThis.jobs.push(performance.now() - start);
        this.removeEventListener("message", done);
      };
      this.addEventListener("message", done);
    }
    return post.apply(this, arguments);
  };
}

module.exports = { timeJobs };
