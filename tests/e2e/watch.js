// Runs in the page before the app and keeps what goes wrong there. The server of
// `faulty.js` puts it into the page; `player.js` reads `globalThis.problems`.
(() => {
  const problems = (globalThis.problems = []);
  const failed = ({ message, target }) => problems.push(message ? `uncaught: ${message}` : `did not load: ${target.src ?? target.href}`);
  addEventListener("error", failed, true);
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => {
      problems.push(`console: ${words.join(" ")}`);
      write.apply(console, words);
    };
  }
})();
