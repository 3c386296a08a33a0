// Starts the programs that drive browsers, and ends them with their children.
"use strict";

const { spawn } = require("node:child_process");
const { once } = require("node:events");

const DISPLAY = process.env.XVFB ?? "/usr/bin/Xvfb";
/** Milliseconds within which a display must start. */
const START_MS = 30_000;

/** Ends a program and its children; returns whether it was running. */
function end(child, signal = "SIGTERM") {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  if (isRunning) process.kill(-child.pid, signal);
  return isRunning;
}

/** Starts a program in its own process group, so that it can be ended with its children. */
function run(program, args, env = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  child.on("error", ({ message }) => console.error(`${message}; tools/install test installs it`));
  // Nothing is left running when this process ends.
  const stop = () => end(child, "SIGKILL");
  process.once("exit", stop);
  child.once("exit", () => process.off("exit", stop));
  return child;
}

/** Starts a display of its own. Returns the program and the display's name. */
async function startDisplay() {
  const program = run(DISPLAY, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
  const [number] = await once(program.stdio[3], "data", { signal: AbortSignal.timeout(START_MS) });
  return { program, name: `:${String(number).trim()}` };
}

module.exports = { run, end, startDisplay };
