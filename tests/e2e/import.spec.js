// Puzzles of other programs: how what was recognised looks. The rest is in tests/web/importing.rs.
"use strict";

const { test, expect, expectAccessible } = require("./nonet.js");

const GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ROWS = GIVENS.match(/.{9}/g);
const HODOKU = `:0000:x:${GIVENS.replace(".", "+4")}:214::`;
const SDK = `#AAnna\r\n[Puzzle]\r\n${ROWS.join("\r\n")}\r\n[State]\r\n${ROWS.join("\r\n").replace(".", "4")}\r\n`;
// A rule that Nonet does not have, in f-puzzles' JSON.
const FOG = JSON.stringify({
  size: 9,
  title: "Fog",
  grid: ROWS.map((row) => [...row].map((digit) => (digit === "." ? {} : { value: Number(digit), given: true }))),
  foglight: ["R1C3"],
});

const field = (page) => page.getByRole("textbox", { name: "Paste or type a puzzle" });
const status = (page) => page.locator("#own-message");
const play = (page) => page.getByRole("button", { name: "Check and play", exact: true });

async function enter(page, text) {
  await page.goto("./#/enter");
  await field(page).fill(text);
}

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
        ["refused", FOG, /foglight/],
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
