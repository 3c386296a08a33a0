// Copying with a missing or broken clipboard API: browsers leave it out of insecure
// contexts, and extensions replace it. The app falls back to the copy command, and says
// so if that fails, too. An uncaught error fails every test here (see nonet.js).
"use strict";

const { test, expect, open, openGame, said } = require("./nonet.js");

const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
const REFUSED = "The browser blocked the clipboard. Allow clipboard access for this site, then copy again.";

/** Faults of `navigator.clipboard`: each function returns its replacement. */
const FAULTS = {
  "is undefined": () => ({ value: undefined }),
  "is null": () => ({ value: null }),
  "throws when it is read": () => ({
    get() {
      throw new Error("no clipboard");
    },
  }),
  "has no writeText": () => ({ value: {} }),
  "throws when it is written": () => ({
    value: {
      writeText() {
        throw new Error("not written");
      },
    },
  }),
  "refuses the text": () => ({ value: { writeText: () => Promise.reject(new Error("refused")) } }),
  "never answers": () => ({ value: { writeText: () => new Promise(() => {}) } }),
};

/** Breaks the clipboard API, and optionally the copy command. */
async function breakClipboard(page, fault, copies) {
  await page.addInitScript(`Object.defineProperty(navigator, "clipboard", { configurable: true, ...(${FAULTS[fault]})() });`);
  if (copies) {
    // The command works; the test keeps the copied text.
    await page.addInitScript(() => {
      document.addEventListener("copy", () => {
        const { value, selectionStart, selectionEnd } = document.activeElement;
        globalThis.copied = value.slice(selectionStart, selectionEnd);
      });
    });
  } else {
    await page.addInitScript(() => (document.execCommand = () => false));
  }
}

async function copyPuzzle(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Copy starting grid" }).click();
}

for (const fault of Object.keys(FAULTS)) {
  test(`a clipboard that ${fault}: the text is copied anyway`, async ({ page }) => {
    await breakClipboard(page, fault, true);
    await openGame(page, { board: PUZZLE });
    await copyPuzzle(page);
    await expect(said(page, "Copied.")).toBeVisible();
    expect(await page.evaluate(() => globalThis.copied)).toBe(PUZZLE);
    await expect(page.locator("textarea")).toHaveCount(0);
    await expect(page.locator("[role=gridcell][aria-selected=true]"), "play goes on").toBeFocused();
  });

  test(`a clipboard that ${fault}, and no copy command: the player sees a message`, async ({ page }) => {
    await breakClipboard(page, fault, false);
    await open(page);
    await copyPuzzle(page);
    await expect(said(page, REFUSED)).toBeVisible();
    await expect(page.locator("textarea")).toHaveCount(0);
  });
}

test("a copy command that throws is reported like one that fails", async ({ page }) => {
  await breakClipboard(page, "is null", false);
  await page.addInitScript(() => {
    document.execCommand = () => {
      throw new Error("no command");
    };
  });
  await open(page);
  await copyPuzzle(page);
  await expect(said(page, REFUSED)).toBeVisible();
  await expect(page.locator("textarea")).toHaveCount(0);
});

test("the copy command writes to the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    // Only writing is broken: the test reads with the real function.
    Clipboard.prototype.writeText = () => Promise.reject(new Error("refused"));
  });
  await openGame(page, { board: PUZZLE });
  await copyPuzzle(page);
  await expect(said(page, "Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PUZZLE);
});

test("the solve path is copied without the clipboard API", async ({ page }) => {
  await breakClipboard(page, "is undefined", true);
  await openGame(page, { board: PUZZLE });
  await page.goto("./#/path");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => globalThis.copied ?? "")).toContain("r1c");
});
