// The margin of a board with numbers outside of it. Other boards with more rules are in
// tests/web/clues.rs and tests/web/importing.rs.
"use strict";

const { test, expect, expectAccessible } = require("./nonet.js");
const { openSave } = require("./positions.js");

const SANDWICHES = [
  "nonet-game 4", "id 00000000000000c1", "board 9x9+sandwich:r1c1-r1c9=32+sandwich:r1c1-r9c1=8",
  "givens .2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5",
  "solution 126478593837592461945361278412937856569184732783256914251649387374815629698723145",
  "revision 1", "hints 0", "deepest-hint 0", "elapsed-ms 1000", "at 0", "tip 0", "moves ", "end nonet-game", "",
].join("\n");

test("a press on a number beside the board selects its cells and says it", async ({ page }) => {
  await openSave(page, SANDWICHES);
  const board = page.getByRole("grid", { name: /9 × 9 with sandwich sums$/ });
  await expect(board).toBeVisible();
  await expectAccessible(page, "numbers beside the board");
  const { x, y, width, height } = await board.locator("svg.rules text.number").first().boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(board.locator("[role=gridcell][aria-selected=true]")).toHaveCount(9);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(/sandwich/i);
  await expect(board.locator("[role=gridcell]:focus")).toHaveCount(1);
});
