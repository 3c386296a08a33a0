// Runs before the app in the page and in its workers, and records errors. The server of
// `faulty.js` adds it to them; `player.js` reads the page's `problems`.
(() => {
  const channel = new BroadcastChannel("watch");
  let note = (problem) => channel.postMessage(`in a worker: ${problem}`);
  if (globalThis.document) {
    // A page that breaks starts again, and tells the problems of the page before.
    globalThis.problems = JSON.parse(sessionStorage.getItem("watched") ?? "[]");
    addEventListener("pagehide", () => sessionStorage.setItem("watched", JSON.stringify(globalThis.problems)));
    note = (problem) => globalThis.problems.push(problem);
    channel.onmessage = ({ data }) => note(data);
  }
  const failed = ({ message, error, target }) =>
    note(message ? `uncaught: ${[message, error?.stack].filter(Boolean).join("\n")}` : `did not load: ${target.src ?? target.href}`);
  addEventListener("error", failed, true);
  addEventListener("unhandledrejection", ({ reason }) => note(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => note(`policy: ${effectiveDirective} blocks ${blockedURI}`));
  if (globalThis.Document) {
    // The error does not say which name was refused.
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (...words) {
      try {
        return createElement.apply(this, words);
      } catch (error) {
        note(`refused: an element named ${JSON.stringify(String(words[0]))}`);
        throw error;
      }
    };
  }
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => {
      note(`console: ${words.join(" ")}`);
      write.apply(console, words);
    };
  }
})();
