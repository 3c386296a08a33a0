// Hints for learners as they look: at every size nothing is cut or covered, all of it is
// accessible, and the first game is played by touch. tests/web/tutor.rs and guide.rs have
// the rest.
"use strict";

const { test, expect, open, openGame, cell, solve, said, expectAccessible, forEachLook } = require("./nonet.js");

/** The next step is an X-Wing. It rules 7 out of r2c1. */
const X_WING = {
  board: "...+64.8.......2.6..65.....7+64..8.2.95.+9+2.6.1....9.+4.7....7+6..9.39..28....56....+8.",
  removed: "712 219 723",
};
/** The idea of the next step has terms of the glossary. */
const WITH_TERMS = {
  board: "...4....6..6.7..488..3+61.5+92.......+3..3.1.6.......3.9.1+3.+729.+646..+1+3.97+2+97+2.4+6..1",
  removed: "912 113 513 224 142 442 942 443 944 546 846 547 747 847 452 552 554 256 556 856 761 162 462 463 563 567 767",
};

const panel = (page) => page.getByRole("region", { name: "Messages" });
const title = (page) => panel(page).getByRole("heading");
const button = (page, name) => page.getByRole("button", { name, exact: true });

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

test("a term leads to its explanation, and Back to the hint", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 }); // room for questions and terms
  await openGame(page, WITH_TERMS);
  await page.keyboard.press("h");
  await expect(title(page)).toHaveText("Where to look");
  await page.keyboard.press("h");
  const terms = panel(page).getByRole("list", { name: "Terms" });
  await expect(terms).toBeVisible();
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
  const at = async (number) => {
    await expect(title(page)).toHaveText(`First game${number} of 5`);
    await expectApart(page, `step ${number}`);
  };
  await at(1);
  const { solution } = await solve(page);
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

for (const [width, height] of [[390, 844], [320, 568], [844, 390], [1280, 800]]) {
  test.describe(`by touch at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: width < 1000 });

    test("the first game", async ({ page }) => {
      await open(page);
      const isRoomy = height > 800 || width > 1000;
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
