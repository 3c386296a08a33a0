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

const SIZES = [[390, 844], [844, 390], [640, 400], [1280, 800], [320, 568]].map(([width, height]) => ({ width, height }));

test("what was recognised is accessible, and the verdict and its button are on every screen", async ({ page }) => {
  const [narrow] = SIZES.slice(-1);
  await page.setViewportSize(narrow);
  await page.goto("./#/enter");
  await expect(field(page)).toBeFocused();
  const [text, foot] = await Promise.all([field(page).boundingBox(), page.locator(".room-foot").boundingBox()]);
  expect(text.y + text.height, "the text is above the foot").toBeLessThanOrEqual(foot.y);
  await expect(field(page)).toBeInViewport({ ratio: 1 });

  const list = `${GIVENS}\n${HODOKU}\n${[...GIVENS].reverse().join("")}\n`.repeat(3);
  for (const [name, text, words, scheme] of [
    ["one", SDK.replace("[Puzzle]", "#DA small one\r\n[Puzzle]"), /1 solution/],
    ["list", list, /1 solution/, "light"],
    ["faulty", `${list}${GIVENS.slice(1)}`, /Line 10, column 81/, "dark"],
    ["refused", FOG, /foglight/],
    ["several", GIVENS.replace("53", "..").replace("7", ".").replace("6..195", "......"), /more than one/],
    ["impossible", `12345678.........9${".".repeat(63)}`, /no solution/i],
  ]) {
    await field(page).fill(text);
    if (name === "impossible") await play(page).click();
    await expect(status(page)).toHaveText(words);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(status(page), `${name}, ${size.width}`).toBeInViewport({ ratio: 1 });
      await expect(play(page), `${name}, ${size.width}`).toBeInViewport({ ratio: 1 });
    }
    if (!scheme) continue;
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page, `import-${name}`);
  }
});
