// All texts that the journey relies on: accessible names of controls and cells, and
// announcements.
"use strict";

const { sentence, pattern, ANY } = require("./sentence.js");

const words = {
  // Cells.
  given: /^\d, given, /,
  conflict: /^\d, conflict, /,
  digit: /^(\d), /,
  // The board's controls.
  undo: "Undo",
  hint: "Hint",
  newGame: "New game",
  messages: "Messages",
  // Announcements.
  clash: /is already in this (row|column|box)/,
  extreme: /Extreme/,
  // The workbench.
  list: sentence("bench_list_label"),
  solve: sentence("bench_task", { task: "solve" }),
  solved: pattern("run_ended", { task: "solve", count: 2, time: ANY }),
  generate: sentence("bench_generate"),
  generated: pattern("run_ended", { task: "generate", count: 100, time: ANY }),
};

module.exports = { words };
