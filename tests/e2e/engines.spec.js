// What players do besides placing digits, in Firefox and WebKit: notes for several cells, modes,
// colours, strikes, a check, a checkpoint, a pause, a question, a hint that is applied with one
// key, the replay, the library, a link, the daily puzzles, the statistics, and a puzzle of their
// own. tests/web has all of it in Chromium.
"use strict";

const { labels, isDialogOpen, announced } = require("./browsers.js");
const { solutions } = require("./oracle.js");
const { test, expect, until } = require("./player.js");
const { words } = require("./words.js");

const isEmpty = (name) => /^empty/.test(name);
const label = (index) => document.getElementById(`cell-${index}`).ariaLabel;
const selected = () => [...document.querySelectorAll("#game [role=gridcell][aria-selected=true]")].map(({ id }) => Number(id.slice(5)));
const cells = () => [...document.querySelectorAll("#game [role=gridcell]")].filter((cell) => cell.checkVisibility({ visibilityProperty: true })).length;
const panel = () => document.querySelector("section[aria-label=Messages] h2")?.textContent ?? "";
const said = () => document.querySelector("section[aria-label=Messages]").textContent;
const heading = () => document.querySelector("#rooms h1")?.textContent ?? "";
const rooms = () => document.querySelector("#rooms")?.innerText ?? "";
const text = (selector) => document.querySelector(selector)?.textContent ?? "";
const link = () => document.getElementById("share-address")?.value ?? "";
/** How many digits the library says are placed in the only game. */
const listed = () => {
  const names = [...document.querySelectorAll("#rooms a, #rooms button")].map((one) => one.ariaLabel ?? "");
  return names.map((name) => /^Medium, (\d+) of \d+ placed/.exec(name)?.[1]).find(Boolean) ?? null;
};
const slider = () => {
  const slider = document.querySelector("#rooms [role=slider]");
  return slider && [slider.getAttribute("aria-valuenow"), slider.getAttribute("aria-valuemax")];
};

test("what players do besides placing digits", async ({ player }) => {
  const visit = (place) => player.evaluate((place) => { location.hash = `#/${place}`; }, place);
  const names = await player.evaluate(labels);
  const givens = names.map((name) => (words.given.test(name) ? Number(name[0]) : 0));
  const [solution] = solutions(givens, 2);
  // Two empty cells side by side.
  const first = names.findIndex((name, index) => index % 9 < 8 && isEmpty(name) && isEmpty(names[index + 1]));
  const pair = [first, first + 1];
  const labelled = (pair) => pair.map((index) => document.getElementById(`cell-${index}`).ariaLabel);
  const both = (pattern) => until(player, labelled, pair).toEqual(pair.map(() => expect.stringMatching(pattern)));

  await test.step("two cells are selected by keyboard and noted as one move", async () => {
    await player.click("gridcell", names[first]);
    await player.press("Shift+ArrowRight");
    await until(player, selected).toEqual(pair);
    await player.click("button", "Corner");
    await player.press("2");
    await player.press("5");
    await both(/^empty, notes 2 5, row/);
    await player.press("Control+z");
    await player.press("Control+z");
    await both(/^empty, row/);
  });

  await test.step("modes change by letter and by Space", async () => {
    await player.press("c");
    await player.press("4");
    await both(/^empty, centre 4, row/);
    await player.press("v");
    await player.press("1");
    await both(/^empty, centre 4, colour \w+, row/);
    await player.press(" ");
    await player.press("Alt+Shift+7");
    await both(/^empty, centre 4, struck 7, colour \w+, row/);
    for (let times = 0; times < 3; times++) await player.click("button", words.undo);
    await both(/^empty, row/);
  });

  const wrong = (solution[first] % 9) + 1;
  await test.step("a wrong digit is found by a check, and undone", async () => {
    await player.press("Escape");
    await player.click("gridcell", names[first]);
    await player.press(String(wrong));
    await until(player, label, first).toMatch(new RegExp(`^${wrong}, `));
    await player.press("e");
    await until(player, announced).toContainEqual(expect.stringMatching(/1 digit is wrong/));
    await player.click("button", words.undo);
    await until(player, label, first).toMatch(/^empty/);
  });

  await test.step("a checkpoint is set, and a pause hides the board", async () => {
    await player.press("b");
    await until(player, announced).toContainEqual(expect.stringMatching(/Checkpoint/));
    await player.press("p");
    await until(player, cells).toBe(0);
    await player.press("p");
    await until(player, cells).toBe(81);
  });

  await test.step("a hint is applied with one key", async () => {
    const before = await player.evaluate(labels);
    await player.press("h");
    await until(player, panel).toBe("Where to look");
    await player.press("j");
    await until(player, panel).toBe("");
    const after = await player.evaluate(labels);
    const written = [...after.keys()].filter((index) => isEmpty(before[index]) && !isEmpty(after[index]));
    for (const index of written) expect(after[index][0]).toBe(String(solution[index]));
  });

  await test.step("why not a digit that a peer holds", async () => {
    await player.click("button", "Menu");
    await until(player, isDialogOpen).toBe(true);
    await player.click("button", "Why not…?");
    await until(player, panel).toMatch(/Why not/);
    const open = (await player.evaluate(labels)).findIndex(isEmpty);
    await player.click("gridcell", (await player.evaluate(labels))[open]);
    const row = Math.floor(open / 9) * 9;
    await player.press(String(givens.slice(row, row + 9).find(Boolean) ?? 1));
    await until(player, said).toMatch(/ can't be \d| already holds | is /);
    await player.press("Escape");
  });

  await test.step("the replay steps through what was done", async () => {
    await visit("replay");
    await until(player, slider).not.toBeNull();
    const [, last] = await player.evaluate(slider);
    expect(Number(last)).toBeGreaterThanOrEqual(1);
    await player.press("Home");
    await until(player, slider).toEqual(["0", last]);
    await player.press("ArrowRight");
    await until(player, slider).toEqual(["1", last]);
    await visit("");
    await until(player, cells).toBe(81);
  });

  await test.step("the game is in the library with its moves", async () => {
    await player.click("gridcell", names[first]);
    await player.press(String(solution[first]));
    await until(player, label, first).toMatch(new RegExp(`^${solution[first]}, `));
    const now = await player.evaluate(labels);
    const placed = now.filter((name, index) => isEmpty(names[index]) && !isEmpty(name)).length;
    await visit("games");
    await until(player, listed).toBe(String(placed));
  });

  await visit("share");
  await until(player, link).toMatch(/#\/game\/1\/g\/[0-9a-f]{6}\/[\w-]+$/);
  const [, shared] = (await player.evaluate(link)).split("#/");

  await test.step("five puzzles a day, and the statistics", async () => {
    await visit("daily");
    await until(player, rooms).toMatch(/0 of 5 solved/);
    await visit("stats");
    await until(player, heading).toBe("Statistics");
    await until(player, rooms).toMatch(/Nothing solved yet/);
  });

  await test.step("a setter draws a line with keys, and Nonet finishes the puzzle", async () => {
    await visit("enter");
    await until(player, heading).toBe("Enter a puzzle");
    await until(player, () => document.activeElement.id).toBe("own-text");
    // A small board is finished at once.
    await player.evaluate((name) => {
      const boards = [...document.querySelectorAll("#rooms select")].find((list) => [...list.options].some(({ text }) => text === name));
      boards.value = [...boards.options].find(({ text }) => text === name).value;
      boards.dispatchEvent(new Event("change", { bubbles: true }));
    }, "4 × 4");
    await until(player, () => document.querySelectorAll(".board.entry [role=gridcell]").length).toBe(16);
    // The engines disagree on the case of its name, which the style changes.
    await player.evaluate(() => document.querySelector(".own-group:nth-of-type(3) .kind").click());
    await player.evaluate(() => document.getElementById("own-cell-0").focus());
    for (const key of [" ", "ArrowRight", " ", "ArrowDown", " ", "Enter"]) await player.press(key);
    await until(player, text, ".own-clues summary").toMatch(/1$/);
    await player.click("button", "Finish");
    await until(player, text, ".own-changes > p").toMatch(/added\.$/);
    await until(player, text, "#own-message").toMatch(/1 solution\.$/);
    await player.click("button", "Check and play");
    await until(player, () => location.hash).toMatch(/^#?\/?$/);
    await until(player, () => document.getElementById("cell-0")?.ariaLabel).toMatch(/thermometer from r1c1/);
  });

  await test.step("the link of the game before opens it again", async () => {
    await visit(shared);
    await until(player, rooms).toMatch(/Shared game/);
  });
});
