// A plain backtracking solver for 9x9 boards that shares no code with the app. The
// tests check puzzles with it.
"use strict";

/** Cells that share a row, column or box with each cell. */
const PEERS = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 81 }, (_, other) => other).filter((other) => {
    const [row, column, otherRow, otherColumn] = [cell / 9, cell % 9, other / 9, other % 9].map(Math.floor);
    const sameBox = Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
    return other !== cell && (row === otherRow || column === otherColumn || sameBox);
  }),
);

/** Up to `limit` solutions of a board of 81 numbers, with 0 for an empty cell. */
function solutions(givens, limit = 2) {
  const digits = [...givens];
  const found = [];
  const candidates = (cell) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => PEERS[cell].every((peer) => digits[peer] !== digit));
  const search = () => {
    const open = [...digits.keys()].filter((cell) => digits[cell] === 0);
    if (open.length === 0) {
      found.push([...digits]);
      return;
    }
    const choices = open.map((cell) => [cell, candidates(cell)]);
    const [cell, best] = choices.reduce((least, next) => (next[1].length < least[1].length ? next : least));
    for (const digit of best) {
      if (found.length >= limit) return;
      digits[cell] = digit;
      search();
    }
    digits[cell] = 0;
  };
  search();
  return found;
}

module.exports = { solutions, PEERS };
