// Measures how long the worker takes for its jobs.
"use strict";

/**
 * Runs before all other scripts of the page. `jobs` then holds the duration of every
 * job in milliseconds, from posting it to the message that it is done (2).
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
