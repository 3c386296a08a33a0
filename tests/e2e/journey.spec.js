// A player's main journey with pointer and keyboard, in three engines: start, place a
// digit, make and undo a conflict, follow a hint, play an extreme game, use the
// workbench, reload. Uncaught errors and console errors fail the test (see player.js), and its
// last step shows that they are noticed.
"use strict";

const { labels, isDialogOpen, announced } = require("./browsers.js");
const { solutions } = require("./oracle.js");
const { test, expect, until } = require("./player.js");
const { words } = require("./words.js");

const PUZZLE = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
const SOLUTION = "126478593837592461945361278412937856569184732783256914251649387374815629698723145";

/** The one solution of the puzzle with these cell names. */
function solve(names) {
  const givens = names.map((name) => (words.given.test(name) ? Number(name[0]) : 0));
  const found = solutions(givens, 2);
  expect(found, "exactly one solution").toHaveLength(1);
  return found[0];
}

const isEmpty = (name) => !words.digit.test(name);

/** In the page: the text of a region, and whether it has a heading, as hints have. */
const region = (name) => {
  const section = document.querySelector(`section[aria-label="${name}"]`);
  return { text: section.textContent.trim(), isHint: section.querySelector("h2") !== null };
};
const focused = () => document.activeElement.getAttribute("aria-label");
const board = () => document.querySelector("#game [role=grid]").getAttribute("aria-label");
const results = () =>
  [...document.querySelectorAll("#rooms [role=rowgroup]:last-child [role=row]")].map((row) =>
    [...row.querySelectorAll("[role=gridcell]")].map((cell) => cell.textContent),
  );

/** Enters a digit by keyboard into the cell with an index. */
async function write(player, index, digit) {
  await player.click("gridcell", (await player.evaluate(labels))[index]);
  await player.press(String(digit));
}

/** Follows a hint by keyboard until it is applied; returns its number of stages. */
async function followHint(player) {
  await player.click("button", words.hint);
  await until(player, region, words.messages).toMatchObject({ isHint: true });
  for (let stages = 1; stages < 60; stages++) {
    const { text } = await player.evaluate(region, words.messages);
    await player.press("h");
    await until(player, region, words.messages).not.toMatchObject({ text });
    if (!(await player.evaluate(region, words.messages)).isHint) return stages;
  }
  throw new Error("the hint does not end");
}

test("the journey", { tag: "@smoke" }, async ({ player }) => {
  const names = await player.evaluate(labels);
  const solution = solve(names);
  const empty = names.findIndex(isEmpty);
  const isRight = new RegExp(`^${solution[empty]}, `);

  await test.step("the board has the focus, and arrows move it", async () => {
    await player.press("Control+Home");
    await until(player, focused).toBe(names[0]);
    await player.press("ArrowRight");
    await until(player, focused).toBe(names[1]);
  });

  await test.step("a digit is placed", async () => {
    await write(player, empty, solution[empty]);
    await until(player, labels).toEqual(names.with(empty, expect.stringMatching(isRight)));
  });
  const placed = await player.evaluate(labels);

  await test.step("a digit that is in the row already is a conflict, and undo takes it back", async () => {
    const row = Math.floor(empty / 9) * 9;
    const cells = [...placed.keys()].slice(row, row + 9);
    const target = cells.find((index) => isEmpty(placed[index]));
    await write(player, target, solution[empty]);
    await until(player, (index) => document.getElementById(`cell-${index}`).ariaLabel, target).toMatch(words.conflict);
    await until(player, announced).toContainEqual(expect.stringMatching(words.clash));
    await player.click("button", words.undo);
    await until(player, labels).toEqual(placed);
  });

  await test.step("a hint is followed to its end", async () => {
    expect(await followHint(player)).toBeGreaterThanOrEqual(3);
    const after = await player.evaluate(labels);
    const written = [...after.keys()].filter((index) => isEmpty(placed[index]) && !isEmpty(after[index]));
    // A hint places a digit, or it rules candidates out, which cell names do not show.
    for (const index of written) expect(after[index][0]).toBe(String(solution[index]));
    await player.click("button", words.undo);
    await until(player, labels).toEqual(placed);
  });

  await test.step("an extreme game is started with the keyboard", async () => {
    await player.click("button", words.newGame);
    await until(player, isDialogOpen).toBe(true);
    await player.press("5");
    await until(player, board).toMatch(words.extreme);
  });
  const extreme = await player.evaluate(labels);
  const first = extreme.findIndex(isEmpty);
  const [digit] = [solve(extreme)[first]];
  await write(player, first, digit);
  await until(player, labels).toEqual(extreme.with(first, expect.stringMatching(new RegExp(`^${digit}, `))));
  const played = await player.evaluate(labels);

  await test.step("the workbench solves a list and generates another", async () => {
    await player.evaluate(() => (location.hash = "#/workbench"));
    await player.click("textbox", words.list);
    await player.fill(`${PUZZLE}\n`);
    await player.type(`${SOLUTION}\n`);
    await player.click("button", words.solve);
    await until(player, announced).toContainEqual(expect.stringMatching(words.solved));
    expect((await player.evaluate(results)).map((row) => row.at(-1))).toEqual([SOLUTION, SOLUTION]);
    await player.click("button", words.generate);
    await until(player, announced).toContainEqual(expect.stringMatching(words.generated));
    await player.evaluate(() => (location.hash = "#/"));
    await until(player, labels).toEqual(played);
  });

  await test.step("after a reload the game and its history are the same", async () => {
    await player.reload();
    expect(await player.evaluate(board)).toMatch(words.extreme);
    await until(player, labels).toEqual(played);
    await player.click("button", words.undo);
    await until(player, labels).toEqual(extreme);
  });

  await test.step("errors in a page are detected", async () => {
    expect(await player.problems()).toEqual([]);
    await player.evaluate(() => {
      console.error("told");
      setTimeout(() => {
        throw new Error("on purpose");
      });
    });
    await until(player, () => globalThis.problems.length).toBe(2);
    expect(await player.problems()).toEqual(["console: told", expect.stringMatching(/^uncaught: /)]);
  });
});
