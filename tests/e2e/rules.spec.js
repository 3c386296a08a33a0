// Boards with more rules: made to order, drawn, played and kept.
"use strict";

const { test, expect, cell, labels, expectAccessible } = require("./nonet.js");

/** A jigsaw as f-puzzles writes it. */
const REGIONS = "0000111022222102333110243331554436655446665554466";
const GIVENS = "...7.246...5..2...3....2.....415..63..61.2...34..";
const JIGSAW = JSON.stringify({
  size: 7,
  grid: Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const given = GIVENS[row * 7 + column];
      return { region: Number(REGIONS[row * 7 + column]), ...(given === "." ? {} : { value: Number(given), given: true }) };
    }),
  ),
});

/** The number of a cell, counted from 0, that is a knight's move from a given and shares no house with it. */
function knightsMove(names) {
  for (const [at, name] of names.entries()) {
    const [, digit] = /^(\d), given/.exec(name) ?? [];
    if (!digit) continue;
    const [row, column] = [Math.floor(at / 9), at % 9];
    for (const [down, right] of [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]]) {
      const [y, x] = [row + down, column + right];
      if (y < 0 || y > 8 || x < 0 || x > 8) continue;
      const sees = names.some((other, where) => {
        const [otherRow, otherColumn] = [Math.floor(where / 9), where % 9];
        const isBox = Math.floor(otherRow / 3) === Math.floor(y / 3) && Math.floor(otherColumn / 3) === Math.floor(x / 3);
        return other.startsWith(digit) && (otherRow === y || otherColumn === x || isBox || other.includes("window") && names[y * 9 + x].includes(/window \d/.exec(other)[0]));
      });
      if (!sees && names[y * 9 + x].startsWith("empty")) return { digit, at: y * 9 + x };
    }
  }
  throw new Error("no given has an empty cell a knight's move away");
}

test("a puzzle with more rules is made to order, drawn, and told by its rules", async ({ page }) => {
  await page.goto("./#/order");
  await page.getByRole("switch", { name: /^windoku/ }).check();
  await page.getByRole("switch", { name: /^anti-knight/ }).check();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const board = page.getByRole("grid", { name: /9 × 9 with windoku and anti-knight$/ });
  await expect(board).toBeVisible();
  await expect(board.locator("svg.rules")).toBeVisible();
  await expect(cell(page, 10)).toHaveAccessibleName(/row 2 column 2, box 1, window 1$/);
  const { digit, at } = knightsMove(await labels(page));
  await cell(page, at).click();
  await page.keyboard.press(digit);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(`${digit} is already a knight's move from here.`);
  await expect(cell(page, at)).toHaveAccessibleName(/conflict/);
  await expectAccessible(page);
  const played = await labels(page);
  await page.reload();
  await expect.poll(() => labels(page)).toEqual(played);
  await expect(board.locator("svg.rules")).toBeVisible();
});

test("a jigsaw is made to order, and the next one has other regions", async ({ page }) => {
  await page.goto("./#/order");
  const form = page.getByRole("main");
  await form.getByRole("switch", { name: /^jigsaw regions/ }).check();
  await expect(form.getByText("Each new game has other regions.")).toBeVisible();
  await form.getByRole("radio", { name: /^Easy/ }).check();
  await form.getByRole("button", { name: "Generate", exact: true }).click();
  const board = page.getByRole("grid", { name: /9 × 9 with jigsaw regions$/ });
  await expect(board).toBeVisible();
  const regions = board.locator("svg.rules .regions");
  await expect(regions).toHaveAttribute("d", /^M/);
  const first = await regions.getAttribute("d");
  const played = (await labels(page)).findIndex((name) => name.startsWith("empty"));
  const chosen = board.getByRole("gridcell").nth(played);
  await expect(chosen).toHaveAccessibleName(/region \d$/);
  await chosen.click();
  await page.keyboard.press("1");
  await expect(chosen).toHaveAccessibleName(/^1/);
  const before = await labels(page);
  await page.reload();
  await expect.poll(() => labels(page)).toEqual(before);
  await expect(regions).toHaveAttribute("d", first);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Repeat your last order", exact: true }).click();
  await expect(regions).not.toHaveAttribute("d", first);
  await expect(board).toBeVisible();
  // The order is as the last one, and a board without boxes is a jigsaw.
  await page.goto("./#/order");
  await expect(form.getByRole("switch", { name: /^jigsaw regions/ })).toBeChecked();
  await form.getByRole("radio", { name: "7 × 7 with jigsaw regions", exact: true }).check();
  await expect(form.getByRole("switch", { name: /^jigsaw regions/ })).toHaveCount(0);
  await form.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByRole("grid", { name: /7 × 7 with jigsaw regions$/ })).toBeVisible();
});

test("a jigsaw of f-puzzles is pasted, drawn, explained and played", async ({ page }) => {
  await page.goto("./#/enter");
  await page.getByRole("textbox").fill(JIGSAW);
  await expect(page.getByRole("list").getByText("Each outlined region has every digit once.")).toBeVisible();
  await page.getByRole("button", { name: "Check and play", exact: true }).click();
  const board = page.getByRole("grid", { name: /7 × 7 with jigsaw regions$/ });
  await expect(board.locator("svg.rules .regions")).toHaveAttribute("d", /^M/);
  await expect(page.getByRole("gridcell").nth(4)).toHaveAccessibleName(/^empty, row 1 column 5, region 2$/);
  // The first step names a house of this board.
  const title = page.getByRole("region", { name: "Messages" }).getByRole("heading");
  await page.keyboard.press("h");
  await expect(title).toHaveText("Where to look");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(/(row|column|region) \d/);
});

test("a press on a number beside the board selects its cells and says it", async ({ page }) => {
  await page.goto("./#/new");
  await page.getByRole("button", { name: "More rules" }).click();
  await page.getByRole("button", { name: "Sandwich sums" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Easy", exact: true }).click();
  const board = page.getByRole("grid", { name: /9 × 9 with sandwich sums$/ });
  await expect(board).toBeVisible();
  const { x, y, width, height } = await board.locator("svg.rules text.number").first().boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(board.locator("[role=gridcell][aria-selected=true]")).toHaveCount(9);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(/sandwich/i);
  await expect(board.locator("[role=gridcell]:focus")).toHaveCount(1);
});
