// All texts that the journey relies on: accessible names of controls and cells, and
// announcements.
"use strict";

const words = {
  // Cells.
  given: /^\d, given, /,
  conflict: /^\d, conflict, /,
  digit: /^(\d), /,
  // The board's controls.
  undo: "Undo",
  hint: "Hint",
  newGame: "New game",
  menu: "Menu",
  messages: "Messages",
  // What is announced.
  clash: /is already in this (row|column|box)/,
  extreme: /Extreme/,
  // The workbench.
  workbench: "Workbench",
  list: "Type or paste puzzles, one a line",
  solve: "Solve",
  solved: /^Solved 2 puzzles/,
  generate: "Make them",
  generated: /^Made 100 puzzles/,
  back: "Back to the game",
};

module.exports = { words };
