// Puzzles of other programs: pasted, dropped or opened, they are recognised, shown and played
// with their progress; what Nonet can't play is refused with a reason. While a puzzle is entered
// by hand, the number of its solutions is shown.
"use strict";

const { test, expect, open, cell, said, solve, expectAccessible } = require("./nonet.js");

const GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ROWS = GIVENS.match(/.{9}/g);
const HODOKU = `:0000:x:${GIVENS.replace(".", "+4")}:214::`;
const SDK = `#AAnna\r\n[Puzzle]\r\n${ROWS.join("\r\n")}\r\n[State]\r\n${ROWS.join("\r\n").replace(".", "4")}\r\n`;
const OPENSUDOKU = `<?xml version='1.0'?><opensudoku><name>Mine</name><game data="${GIVENS.replaceAll(".", "0")}"/><game data="${[...GIVENS].reverse().join("").replaceAll(".", "0")}"/></opensudoku>`;
// A cage in f-puzzles' JSON.
const KILLER = JSON.stringify({
  size: 9,
  title: "Cages",
  grid: ROWS.map((row) => [...row].map((digit) => (digit === "." ? {} : { value: Number(digit), given: true }))),
  killercage: [{ cells: ["R1C3", "R1C4"], value: "6" }],
});
// Three givens, so there are many solutions (the vector of the engine's tests).
const FPUZZLES = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x0kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1tQ5tVmug216VGrRR4DhCAEwSpshUphGdnfWrWGXzqm49MTQkQGYraTl4RWU6WiIgA==";

const field = (page) => page.getByRole("textbox", { name: "Paste or type a puzzle" });
const status = (page) => page.locator("#own-message");
const found = (page) => page.getByRole("region", { name: "Recognised text" });
const play = (page) => page.getByRole("button", { name: "Check and play", exact: true });

async function enter(page, text) {
  await page.goto("./#/enter");
  await field(page).fill(text);
}

/** Drops a text or a file on an element. */
const drop = (target, { text = "", name = "" }) =>
  target.evaluate((element, { text, name }) => {
    const dataTransfer = new DataTransfer();
    if (name) dataTransfer.items.add(new File([text], name));
    else dataTransfer.setData("text/plain", text);
    for (const type of ["dragover", "drop"]) {
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, { text, name });

test("a library line of HoDoKu is played with its progress, and one undo leads to the givens", async ({ page }) => {
  await enter(page, HODOKU);
  await expect(found(page).getByRole("heading")).toHaveText("HoDoKu library line");
  await expect(found(page)).toContainText("30 givens. 1 digit placed. 1 candidate removed.");
  await expect(status(page)).toHaveText("30 givens. 1 solution.");
  await play(page).click();
  await expect(cell(page, 2)).toHaveAttribute("aria-label", /^4, row 1/);
  await page.keyboard.press("Control+z");
  await expect(cell(page, 2)).toHaveAttribute("aria-label", /^empty, row 1/);
  const { givens } = await solve(page);
  expect(givens.join("")).toBe(GIVENS.replaceAll(".", "0"));
});

test("links of other programs are recognised", async ({ page }) => {
  await enter(page, "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=1");
  await expect(found(page).getByRole("heading")).toHaveText("SudokuExchange link");
  await expect(status(page)).toHaveText("30 givens. 1 solution.");
  await field(page).fill(`https://sudokupad.app/fpuz${FPUZZLES}`);
  await expect(found(page).getByRole("heading")).toHaveText("SudokuPad link");
  await expect(status(page)).toHaveText("3 givens. A 9 × 9 puzzle needs at least 17: add 14 or more.");
  await field(page).fill("https://sudokupad.app/tjN9LtrrTL");
  await expect(status(page)).toContainText("The puzzle of this link is on a server");
  await expect(field(page), "the text is not lost").toHaveValue("https://sudokupad.app/tjN9LtrrTL");
});

test("an .sdk file with a state is opened and played", async ({ page }) => {
  await page.goto("./#/enter");
  await page.getByLabel("Open a file").setInputFiles({ name: "small.sdk", mimeType: "text/plain", buffer: Buffer.from(SDK) });
  await expect(found(page).getByRole("heading")).toHaveText("SadMan or SudoCue file (.sdk)");
  await expect(found(page)).toContainText("by Anna");
  await expect(found(page)).toContainText("30 givens. 1 digit placed.");
  await expect(page.getByRole("gridcell", { name: "4, row 1 column 3, box 1" })).toBeVisible();
  await play(page).click();
  await expect(cell(page, 2)).toHaveAttribute("aria-label", /^4, row 1/);
});

test("a list of OpenSudoku is shown, and one of its puzzles is played", async ({ page }) => {
  await page.goto("./#/enter");
  await drop(page.getByRole("heading", { name: "Enter a puzzle" }), { text: OPENSUDOKU, name: "holiday.opensudoku" });
  await expect(found(page).getByRole("heading")).toHaveText("2 puzzles · OpenSudoku file");
  await expect(page.getByRole("textbox", { name: "Name of the collection" })).toHaveValue("holiday");
  await page.getByRole("list", { name: "Puzzles in this text" }).getByRole("button").nth(1).click();
  await expect(said(page, /exactly one solution/)).toBeVisible();
  const { givens } = await solve(page);
  expect(givens.join("")).toBe([...GIVENS].reverse().join("").replaceAll(".", "0"));
});

test("a faulty list says where, and the puzzles before the fault can be used", async ({ page }) => {
  await enter(page, `${GIVENS}\n${GIVENS}\n${GIVENS.slice(1)}\n`);
  await expect(status(page)).toHaveText("Line 3, column 81: 80 cells, where 81 are expected. The 2 puzzles before it can be used.");
  await expect(found(page).getByRole("heading")).toHaveText("2 puzzles · Puzzle on one line");
  await play(page).click();
  await expect(said(page, /exactly one solution/)).toBeVisible();
});

test("a list that is too long leads to the workbench", async ({ page }) => {
  await page.goto("./#/enter");
  const text = `${GIVENS}\n`.repeat(12_300);
  await page.getByLabel("Open a file").setInputFiles({ name: "long.sdm", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect(status(page)).toHaveText("This text is longer than 1 MB. The workbench reads long lists.");
  await page.getByRole("link", { name: "Open the workbench" }).click();
  await expect(page.getByRole("heading", { name: "Workbench" })).toBeVisible();
});

test("rules that Nonet does not have are named", async ({ page }) => {
  await enter(page, KILLER);
  await expect(status(page)).toHaveText("Line 1, column 1: The puzzle has a rule that Nonet does not have: killer cages.");
  await expect(field(page)).toHaveValue(KILLER);
});

test("a text that is pasted or dropped on the board or on another page is shown where puzzles are entered", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), HODOKU);
  await page.keyboard.press("Control+v");
  await expect(found(page).getByRole("heading")).toHaveText("HoDoKu library line");
  await expect(field(page)).toHaveValue(HODOKU);
  await page.goBack();
  await drop(cell(page, 40), { text: SDK, name: "small.sdk" });
  await expect(found(page).getByRole("heading")).toHaveText("SadMan or SudoCue file (.sdk)");
  await page.goto("./#/settings");
  await drop(page.getByRole("heading", { name: "Settings", exact: true }), { text: HODOKU });
  await expect(found(page).getByRole("heading")).toHaveText("HoDoKu library line");
  // On the page itself, outside the field.
  await page.getByRole("heading", { name: "Enter a puzzle" }).focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), GIVENS);
  await page.keyboard.press("Control+v");
  await expect(field(page)).toHaveValue(GIVENS);
});

test("the number of solutions follows each change on the board", async ({ page }) => {
  await enter(page, GIVENS);
  await expect(status(page)).toHaveText("30 givens. 1 solution.");
  const board = page.getByRole("grid", { name: "Your puzzle" });
  const own = (index) => board.getByRole("gridcell").nth(index);
  await own(2).click();
  await page.keyboard.press("2");
  await expect(status(page)).toHaveText(/^This puzzle has no solution/);
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("30 givens. 1 solution.");
  await page.keyboard.press("Control+y");
  await expect(status(page)).toHaveText(/^This puzzle has no solution/);
  await page.keyboard.press("Control+z");
  for (const index of [0, 1, 4, 9, 12, 13, 14]) {
    await own(index).click();
    await page.keyboard.press("Backspace");
  }
  await expect(status(page)).toHaveText(/^This puzzle has more than one solution: r\dc\d can be \d or \d/);
  await expect(board.locator(".differs").first()).toBeVisible();
  // The marks are gone with the next digit.
  await page.keyboard.press("5");
  await expect(status(page)).toHaveText(/^24 givens\./);
});

test("the givens of another program's puzzle can be edited, and undo brings the text back", async ({ page }) => {
  await enter(page, HODOKU);
  await expect(page.getByRole("grid", { name: "Your puzzle" })).toHaveAttribute("aria-readonly", "true");
  await page.getByRole("button", { name: "Edit the givens" }).click();
  await expect(field(page)).toHaveValue(ROWS.join("\n"));
  await page.getByRole("grid", { name: "Your puzzle" }).getByRole("gridcell").first().click();
  await page.keyboard.press("Control+z");
  await expect(field(page)).toHaveValue(HODOKU);
});

const looks = [[390, 844, "light"], [844, 390, "dark"], [320, 568, "light"], [1280, 800, "dark"]];
if (process.env.E2E_LOOKS === "all") looks.push(...looks.map(([width, height, scheme]) => [width, height, scheme === "dark" ? "light" : "dark"]));
for (const [width, height, colorScheme] of looks) {
  test.describe(`at ${width}x${height}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test("what was recognised is accessible, and the verdict is on the screen", async ({ page }) => {
      const list = `${GIVENS}\n${HODOKU}\n${[...GIVENS].reverse().join("")}\n`.repeat(3);
      for (const [name, text, words] of [
        ["one", SDK.replace("[Puzzle]", "#DA small one\r\n[Puzzle]"), /1 solution/],
        ["list", list, /1 solution/],
        ["faulty", `${list}${GIVENS.slice(1)}`, /Line 10, column 81/],
        ["refused", KILLER, /killer cages/],
        ["several", GIVENS.replace("53", "..").replace("7", ".").replace("6..195", "......"), /more than one/],
      ]) {
        await enter(page, text);
        await expect(status(page)).toHaveText(words);
        await expectAccessible(page, `import-${name}-${height}`);
        await expect(status(page)).toBeInViewport({ ratio: 1 });
        await expect(play(page)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
