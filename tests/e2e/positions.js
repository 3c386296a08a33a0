// Positions on boards other than the classic one, and how to open them.
"use strict";

const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { expect } = require("./nonet.js");

/** Saves of puzzles of our own generator. An Alternating Inference Chain is next. */
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

module.exports = { CHAINS, SINGLES, openBoard, openSave };
