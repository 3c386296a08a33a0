// Runs before the app in the page and in its workers, and records errors. The server of
// `faulty.js` adds it to them; `player.js` reads the page's `problems`.
(() => {
  const channel = new BroadcastChannel("watch");
  let note = (problem) => channel.postMessage(`in a worker: ${problem}`);
  if (globalThis.document) {
    globalThis.problems = [];
    note = (problem) => globalThis.problems.push(problem);
    channel.onmessage = ({ data }) => note(data);
  }
  const failed = ({ message, target }) => note(message ? `uncaught: ${message}` : `did not load: ${target.src ?? target.href}`);
  addEventListener("error", failed, true);
  addEventListener("unhandledrejection", ({ reason }) => note(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => note(`policy: ${effectiveDirective} blocks ${blockedURI}`));
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => {
      note(`console: ${words.join(" ")}`);
      write.apply(console, words);
    };
  }
})();
