// Positions on boards other than the classic one, and how to open them.
"use strict";

const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { expect } = require("./nonet.js");
const { solutions } = require("./oracle.js");

/** Saves of puzzles of our own generator. A chain is next where no step assumes a single solution. */
const CHAINS = Object.fromEntries(
  ["16x16", "9x9-diagonal"].map((board) => [board, readFileSync(join(__dirname, `../data/boards/chain-${board}.txt`), "utf8")]),
);

/** A Hidden Single is next: the digit belongs into the cell with this index. */
const SINGLES = {
  "6x6": {
    givens: ".2...4...1.2.5.2133124654....6.65.41", solution: "123654546132654213312465431526265341", at: 3, digit: "6",
  },
  "12x12": {
    givens: "2...13..C.45.......5.6...3B9...6.82......A...3C..9.4..1.875.765AC83...194C..A56...B...8597.1.CA4.A9..4CB.5.2A..3B17C..98917...43BA6..5...6.A34..",
    solution: "28A613B7C945174C2985A63B53B94CA61827821B7A5943C6C9346B12875A765AC8342B194C27A56891B33B8597216CA46A9134CB7582A463B17C529891785243BA6CB5C2869A3471",
    at: 24, digit: "5",
  },
  "16x16": {
    givens: ".D.8...G2BA7F6C..1.F.D4B....82.....EA8...FD....B3B...2.....4.D..G.29.1.D...F78.51.7.85..G6....A2.6...3G.E...9B.154.D7A9..1..GE6C..C1G72..E48B.9D8...54.9.7..CGE6..BG3..1D....4.7...7C6B.A3...18F2G.64.A8.9F.E.1.9.13..5.82.A.C..FCA49B.36....5G.B..52G1.7.3.DA.9",
    solution: "4D58193G2BA7F6CEC16FED4B9G53827A72GEA8C51FD6394B3B9A62F7C8E41D5GGE29B16D4ACF7835137B85ECG69D4FA2A68CF3G4E5729BD154FD7A92318BGE6C6FC1G72A5E48B39D8A3254D9F7B1CGE6E5BG3F81DC69A427D947C6BEA32G518F2GD64CA8B9F5E7139713DE5F82GA6CB4FCA49B736D1E25G8B8E52G16743CDAF9",
    at: 33, digit: "2",
  },
};

/** Positions whose next step has long sentences or many of them. */
const LONG = {
  "SK-Loop": {
    board: ".....+7....2...8.5.8..6.3..9....+3.57........3.3..7.6..4...27.4+6+525.+3+6+4.8.64.8....3",
    removed: "911 921 729 237 238 941 951",
  },
  "Junior Exocet": {
    board: "...2.95....6..8....1....7..8.45....2.51...4...9..3.........6143....4.9.....7...6.",
    removed: "812 321 331 439 745 755 659 669 581 781 782 383 783 291 591 293 393",
  },
  "Multi-Sector Locked Sets": {
    board: "4+3.29.7.+6..6..8....1.....5.7...8....+3..7..4....2.3...7.5...6..3+6.3.4.9...8.....6.",
    removed: "921 922 524 229 833 939 443 943 148 948 953 161 961 566 868 173 973 286 289 193 596",
  },
  "Death Blossom": {
    board: "...4....6..6.7..488..3+61.5+92.......+3..3.1.6.......3.9.1+3.+729.+646..+1+3.97+2+97+2.4+6..1",
    removed: "912 113 513 224 142 442 942 443 944 546 846 547 747 847 452 552 554 256 556 856 761 162 462 463 563 567 767",
  },
  "Nested Forcing Net": {
    board: "......98..18.7..+2.4+9..+8..3....8..2......51.7.96.+237....7.41..+95..9.+68..2......3..",
    removed: "541 442 443 543 448 149 449 649 452 857 459 659 859 567 168 469 582 487 592 293 493 994",
  },
  "ALS chain": {
    board: "..+6+3...54..8.....3.23..4.898+3...6.1.1.+5.73..2.67....+3.6..5.23.+1.+5+1.3..46+3....15..",
    removed: "712 915 722 726 443 245 947 565 472 972 781 986 787 492 992 794 894 895 798",
  },
  "Sue de Coq": {
    board: "+1...58+9.+3+3+5...6+8.14.....5.69....2+3+5+7+5.7.8.+294+2+435+976+1+8+6+2+4+8+75+13+9+8..2+3+4+7+6+57351+6+9+48+2",
    removed: "642",
  },
};

/** The position of a puzzle in which all but the last `left` empty cells have their digit. */
function nearlySolved(board, left) {
  const givens = [...board.replace(/\+\d/g, ".")].map((symbol) => Number(symbol) || 0);
  const [solution] = solutions(givens, 1);
  const open = new Set([...givens.keys()].filter((index) => givens[index] === 0).slice(-left));
  return givens.map((digit, index) => digit || (open.has(index) ? "." : `+${solution[index]}`)).join("");
}

/** Opens the app with a stored game. */
async function openSave(page, save) {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("nonet.game")) localStorage.setItem("nonet.game", text);
  }, save);
  await page.goto("./");
  await expect(page.getByRole("gridcell")).toHaveCount(/^givens (.*)$/m.exec(save)[1].length);
}

/** Opens the app with a game in progress. `removed` lists moves in the format of a save. */
async function openBoard(page, board, { givens, solution, removed = "" }) {
  const moves = removed.split(" ").filter(Boolean);
  const save = [
    "nonet-game 2", `board ${board}`, `givens ${givens}`, `solution ${solution}`, "hints 0", "elapsed-ms 0",
    `done ${moves.length}`, `moves ${removed}`, "end nonet-game", "",
  ].join("\n");
  await openSave(page, save);
}

module.exports = { CHAINS, SINGLES, LONG, nearlySolved, openBoard, openSave };
