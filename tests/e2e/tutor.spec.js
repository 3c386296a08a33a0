// Hints for learners, as a player uses them: the name alone, all singles, other and easier
// steps, why a cell is not a digit, terms, and the first game, by keyboard and by touch.
"use strict";

const { test, expect, open, openGame, cell, digits, labels, solve, said, expectAccessible, forEachLook } = require("./nonet.js");

/** The next step is an X-Wing. It rules 7 out of r2c1. */
const X_WING = {
  board: "...+64.8.......2.6..65.....7+64..8.2.95.+9+2.6.1....9.+4.7....7+6..9.39..28....56....+8.",
  removed: "712 219 723",
};
/** An untouched puzzle. Digit 1 is right in r1c1. */
const FRESH = { board: ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5" };

/** The idea of the next step has terms of the glossary. */
const WITH_TERMS = {
  board: "...4....6..6.7..488..3+61.5+92.......+3..3.1.6.......3.9.1+3.+729.+646..+1+3.97+2+97+2.4+6..1",
  removed: "912 113 513 224 142 442 942 443 944 546 846 547 747 847 452 552 554 256 556 856 761 162 462 463 563 567 767",
};

const panel = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => panel(page).getByRole("heading");
const button = (page, name) => page.getByRole("button", { name, exact: true });
const heard = (page) => page.getByRole("status");
const marks = (page, selector) => page.locator(`svg.marks ${selector}`);

/** Chooses an entry of the game's menu. */
async function choose(page, name) {
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Selects a cell and asks why it is not a digit. */
async function whyNot(page, index, digit) {
  await cell(page, index).click();
  await choose(page, "Why not…?");
  await expect(panel(page)).toContainText("Press a digit.");
  await page.keyboard.press(String(digit));
}

/** Nothing in the panel and the tools is cut or covers something else. */
async function expectApart(page, when) {
  const found = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".panel button, .panel a, .panel p, .tools .tool, .modes, .keypad, .board")]
      .filter((element) => element.checkVisibility() && !element.closest(".unseen") && !element.matches(".unseen"))
      .map((element) => [element, element.getBoundingClientRect()]);
    const told = (element) => `${element.className || element.nodeName} "${element.textContent.slice(0, 30)}"`;
    const meet = (a, b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
    const found = [];
    for (const [at, [one, box]] of boxes.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) found.push(`${told(one)} is cut`);
      for (const [other, its] of boxes.slice(at + 1)) {
        if (!one.contains(other) && meet(box, its)) found.push(`${told(one)} meets ${told(other)}`);
      }
    }
    return found;
  });
  expect(found, when).toEqual([]);
}

test("the menu names the next technique, and nothing is marked until the player goes on", async ({ page }) => {
  await openGame(page, X_WING);
  await choose(page, "Name the next technique");
  await expect(title(page)).toHaveText("X-Winghard");
  await expect(panel(page)).toContainText("The next step is: X-Wing.");
  await expect(heard(page)).toContainText("X-Wing, hard. The next step is: X-Wing.");
  await expect(marks(page, "*")).toHaveCount(0);
  await expect(title(page).getByRole("link", { name: "X-Wing" })).toHaveAttribute("href", "#/lesson/0300");
  await page.keyboard.press("h");
  await expect(panel(page)).toContainText("Where can 7 go?");
  await expect(marks(page, ".spot.focus")).not.toHaveCount(0);
});

test("all singles are marked, told and filled in, and one undo takes them back", async ({ page }) => {
  await openGame(page, FRESH);
  const before = await labels(page);
  await choose(page, "All singles");
  await expect(panel(page)).toContainText(/Singles fill in \d+ cells: they are marked\./);
  const count = Number(/\d+/.exec(await panel(page).textContent())[0]);
  await page.keyboard.press("h");
  await expect(marks(page, ".spot.placed")).toHaveCount(count);
  await page.keyboard.press("j");
  const { solution } = await solve(page);
  const after = await digits(page);
  expect(after.filter(Boolean)).toHaveLength([...FRESH.board].filter((symbol) => symbol !== ".").length + count);
  expect(after.every((digit, index) => digit === 0 || digit === solution[index])).toBe(true);
  await page.keyboard.press("Control+z");
  await expect.poll(() => labels(page)).toEqual(before);
});

test("J applies a hint that is open, at any stage, and nothing without one", async ({ page }) => {
  await openGame(page, X_WING);
  const before = await labels(page);
  await page.keyboard.press("j");
  expect(await labels(page)).toEqual(before);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await page.keyboard.press("j");
  await expect(panel(page)).toContainText("Ruled out: 7 in r2c1.");
});

test("a named step can be questioned: nothing is simpler, and there are other steps", async ({ page }) => {
  await openGame(page, X_WING);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await page.keyboard.press("h");
  await button(page, "Anything simpler?").click();
  await expect(panel(page)).toContainText("No. Nonet has tried all 13 easier techniques, from Full House to Hidden Quadruple.");
  await button(page, "Back to the step").click();
  await expect(title(page)).toHaveText("X-Winghard");
  await button(page, "Another step").click();
  await expect(title(page)).toContainText(/Where to look.*option 2 of \d/);
  await page.keyboard.press("h");
  await expect(title(page)).not.toContainText("Where to look");
});

test("why not: a cell that is seen, then a technique with its proof", async ({ page }) => {
  await openGame(page, X_WING);
  await whyNot(page, 0, 6);
  await expect(panel(page)).toContainText("r1c1 can't be 6, because it sees the 6 in r1c4, r3c2 and r4c1.");
  await expect(heard(page)).toContainText("r1c1: why not 6?. r1c1 can't be 6");
  await page.keyboard.press("h"); // Ask again
  await expect(panel(page)).toContainText("Why can't r1c1 be…? Press a digit.");
  await page.keyboard.press("ArrowDown");
  await expect(panel(page)).toContainText("Why can't r2c1 be…? Press a digit.");
  await page.keyboard.press("7");
  await expect(panel(page)).toContainText("X-Wing shows that r2c1 can't be 7.");
  for (const pattern of [/^X-Wing/, /the pattern/, /1 of 3/, /2 of 3/, /3 of 3/]) {
    await page.keyboard.press("h");
    await expect(title(page)).toHaveText(pattern);
  }
  await expect(panel(page)).toContainText("So 7 can be removed from r2c1.");
  await page.keyboard.press("j");
  await expect(panel(page)).toContainText("Ruled out: 7 in r2c1.");
});

test("why not: the solution is never given away", async ({ page }) => {
  await openGame(page, FRESH);
  const { solution } = await solve(page);
  for (const index of [0, 2, 80 - 1]) {
    await whyNot(page, index, solution[index]);
    await expect(panel(page)).toContainText(/Nonet finds no short reason against \d in r\dc\d\./);
    await page.keyboard.press("Escape");
  }
});

test("a term leads to its explanation, and Back to the hint", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 }); // room for questions and terms
  await openGame(page, WITH_TERMS);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await page.keyboard.press("h");
  const terms = panel(page).getByRole("list", { name: "Terms" });
  const before = await panel(page).textContent();
  await terms.getByRole("link", { name: /^candidates?$/ }).click();
  await expect(page.getByRole("heading", { name: "Help", level: 1 })).toBeVisible();
  await expect(page.locator("dt:focus")).toHaveText("Candidate");
  await expect(page.locator("dt:focus")).toBeInViewport();
  await page.goBack();
  await expect(panel(page)).toHaveText(before);
});

for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1280, 800]]) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000 });

    test("no question, answer or step of the first game is cut or covers anything", async ({ page }) => {
      await openGame(page, X_WING);
      await choose(page, "Name the next technique");
      await expect(panel(page)).toContainText("The next step is");
      await expectApart(page, "the name");
      await choose(page, "Anything simpler?");
      await expect(panel(page)).toContainText("No. Nonet has tried");
      await expectApart(page, "the answer");
      await choose(page, "Another step");
      await expect(title(page)).toContainText("option 2 of");
      await expectApart(page, "another step");
      await whyNot(page, 0, 6);
      await expectApart(page, "a reason");
      await page.keyboard.press("Escape");
    });
  });
}

/** Does what the open step of the first game asks for. `enter` selects a cell, then presses keys. */
async function playFirstGame(page, { select, press, notes, hint }) {
  const { solution } = await solve(page);
  const at = async (number) => {
    await expect(title(page)).toHaveText(`First game${number} of 5`);
    await expectApart(page, `step ${number}`);
  };
  await at(1);
  await select(30);
  await at(2);
  await press(solution[30]);
  await at(3);
  await select(52);
  await press(solution[52]);
  await at(4);
  await select(19);
  await notes();
  await press(7);
  await press(8);
  await at(5);
  await hint();
  await expect(title(page)).toHaveText("Where to look");
}

test("the first game by keyboard", async ({ page }) => {
  await open(page);
  const offer = page.getByRole("group", { name: "New to Sudoku?" });
  await offer.getByRole("button", { name: "First game" }).focus();
  await page.keyboard.press("Enter");
  await expect(heard(page)).toContainText("First game, 1 of 5. Every row, column and box holds each digit once.");
  let selected = 4; // the first empty cell
  const select = async (index) => {
    const keys = [];
    for (; Math.floor(selected / 9) < Math.floor(index / 9); selected += 9) keys.push("ArrowDown");
    for (; Math.floor(selected / 9) > Math.floor(index / 9); selected -= 9) keys.push("ArrowUp");
    for (; selected < index; selected++) keys.push("ArrowRight");
    for (; selected > index; selected--) keys.push("ArrowLeft");
    for (const key of keys) await page.keyboard.press(key);
    await expect(cell(page, index)).toBeFocused();
  };
  await playFirstGame(page, {
    select,
    press: (digit) => page.keyboard.press(String(digit)),
    notes: () => page.keyboard.press("n"),
    hint: () => page.keyboard.press("h"),
  });
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(offer).toHaveCount(0);
});

for (const [width, height] of [[390, 844], [320, 568], [844, 390]]) {
  test.describe(`by touch at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("the first game", async ({ page }) => {
      await open(page);
      const isRoomy = height > 800;
      if (isRoomy) await expectApart(page, "the offer");
      else await button(page, "New here?").tap();
      await page.getByRole("button", { name: "First game", exact: true }).tap();
      const key = (digit) => page.getByRole("button", { name: new RegExp(`^${digit},`) });
      await playFirstGame(page, {
        select: (index) => cell(page, index).tap(),
        press: (digit) => key(digit).tap(),
        notes: () => button(page, "Corner").tap(),
        hint: () => button(page, "Hint").tap(),
      });
    });
  });
}

test("the first game can be skipped, gone back in and closed", async ({ page }) => {
  await open(page);
  await button(page, "First game").click();
  await button(page, "Skip").click();
  await expect(title(page)).toHaveText("First game2 of 5");
  await button(page, "Back").click();
  await expect(title(page)).toHaveText("First game1 of 5");
  await button(page, "Close").click();
  await expect(title(page)).toHaveCount(0);
});

test("the first game can be declined for good", async ({ page }) => {
  await open(page);
  await button(page, "Not now").click();
  await expect(button(page, "First game")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(button(page, "First game")).toHaveCount(0);
});

test("an easy game is offered beside the first game", async ({ page }) => {
  await open(page);
  await button(page, "Easy game").click();
  await expect(page.getByRole("heading", { name: "Easy" })).toBeVisible({ timeout: 30_000 });
  await expect(button(page, "First game")).toHaveCount(0);
});

forEachLook(() => {
  test("questions, answers and the first game are accessible", async ({ page }) => {
    await open(page);
    await expectAccessible(page, "the offer");
    await button(page, "First game").click();
    await expect(title(page)).toHaveText("First game1 of 5");
    await expectAccessible(page, "the first game");
    await button(page, "Close").click();
    await page.keyboard.press("h");
    await expect(title(page)).toHaveText("Where to look");
    await page.keyboard.press("h");
    await expect(button(page, "Another step")).toBeVisible();
    await expectAccessible(page, "a step with questions");
    await button(page, "Why not…?").click();
    await expectAccessible(page, "a question");
    await page.keyboard.press("1");
    await expect(panel(page)).not.toContainText("Press a digit.");
    await expectAccessible(page, "an answer");
    await choose(page, "All singles");
    await expect(said(page, /Singles fill in|A single fills in/)).toBeVisible();
    await expectAccessible(page, "all singles");
  });
});
