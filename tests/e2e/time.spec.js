// The time of a game: checkpoints and lines that were left, the check on request, the
// pause, the score and the replay. By mouse, by keyboard and by accessible names.
"use strict";

const { test, expect, open, cell, digits, solve, said, expectAccessible, forEachLook, labels, watchShifts } = require("./nonet.js");

const button = (page, name) => page.getByRole("button", { name, exact: true });
const live = (page) => page.getByRole("status");

/** Opens the menu of this game and presses an entry. */
async function choose(page, name) {
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByText(name, { exact: true }).click();
}

/** Places the right digits in the first empty cells, and returns the cells. */
async function place(page, count) {
  const { givens, solution } = await solve(page);
  const empty = [...givens.keys()].filter((index) => givens[index] === 0);
  for (const index of empty.slice(0, count)) {
    await cell(page, index).click();
    await page.keyboard.press(String(solution[index]));
  }
  return { empty, solution };
}

forEachLook(() => {
  test("a checkpoint and a line that was left lead back", async ({ page }) => {
    await open(page);
    const { empty, solution } = await place(page, 2);
    await choose(page, "Checkpoint");
    await expect(said(page, "Checkpoint 1 set.")).toBeVisible();
    const there = await digits(page);
    await cell(page, empty[2]).click();
    await page.keyboard.press(String(solution[empty[2]]));
    const left = await digits(page);
    await page.keyboard.press("Control+z");
    await cell(page, empty[3]).click();
    await page.keyboard.press(String(solution[empty[3]]));
    await choose(page, "All checkpoints");
    const dialog = page.getByRole("dialog");
    await expectAccessible(page, "checkpoints");
    await dialog.getByRole("button", { name: /^Go: Line left at/ }).click();
    await expect.poll(() => digits(page)).toEqual(left);
    await choose(page, "All checkpoints");
    await dialog.getByLabel("Name").fill("before the guess");
    await dialog.getByLabel("Name").press("Tab");
    await dialog.getByRole("button", { name: "Go: before the guess" }).click();
    await expect.poll(() => digits(page)).toEqual(there);
    // All of it is stored.
    await page.reload();
    await expect.poll(() => digits(page)).toEqual(there);
    await choose(page, "All checkpoints");
    await expect(dialog.getByLabel("Name")).toHaveValue("before the guess");
    await dialog.getByRole("button", { name: "Remove: before the guess" }).press("Enter");
    await expect(dialog.getByLabel("Name")).toHaveCount(0);
  });

  test("the check tells how many are wrong and marks them until the next move", async ({ page }) => {
    await open(page);
    const { empty, solution } = await place(page, 1);
    await page.keyboard.press("e");
    await expect(said(page, "No mistakes so far.")).toBeVisible();
    await cell(page, empty[1]).click();
    await page.keyboard.press(String((solution[empty[1]] % 9) + 1));
    const marked = async () => (await labels(page)).filter((label) => /mistake/.test(label)).length;
    expect(await marked()).toBe(0);
    await page.keyboard.press("e");
    await expect.poll(async () => (await marked()) + (await labels(page)).filter((label) => /conflict/.test(label)).length).toBeGreaterThan(0);
    await choose(page, "Undo to before the first mistake");
    await expect.poll(async () => (await digits(page))[empty[1]]).toBe(0);
    expect(await marked()).toBe(0);
  });

  test("a pause hides the board from everyone, and Resume has focus", async ({ page }) => {
    await open(page);
    await place(page, 1);
    await page.keyboard.press("p");
    const resume = button(page, "Resume");
    await expect(resume).toBeFocused();
    await expect(page.getByRole("gridcell")).toHaveCount(0);
    await expectAccessible(page, "pause");
    const clock = page.getByRole("timer");
    const before = await clock.textContent();
    await page.waitForTimeout(2_100);
    expect(await clock.textContent()).toBe(before);
    await resume.press("Enter");
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    await expect(page.getByRole("gridcell", { selected: true })).toBeFocused();
  });

  test("the replay steps, plays, jumps and continues the game", async ({ page }) => {
    await open(page);
    const { empty, solution } = await place(page, 3);
    const full = await digits(page);
    await page.keyboard.press("Control+z");
    await choose(page, "Replay");
    const slider = page.getByRole("slider", { name: "Moves" });
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(slider).toHaveAttribute("aria-valuemax", "3");
    await expect(slider).toHaveAttribute("aria-valuenow", "2");
    await expectAccessible(page, "replay");
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(slider).toHaveAttribute("aria-valuetext", /move 0 of 3$/);
    await page.keyboard.press("ArrowRight");
    const name = `${solution[empty[0]]} in r${Math.floor(empty[0] / 9) + 1}c${(empty[0] % 9) + 1}`;
    await expect(live(page)).toContainText(name);
    await expect(page.getByRole("region", { name: "The current move" })).toContainText(name);
    await page.keyboard.press("End");
    await expect.poll(() => digits(page)).toEqual(full);
    await button(page, "Start").click();
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    await button(page, "16×").click();
    await expect(button(page, "16×")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Play").click();
    await expect(slider).toHaveAttribute("aria-valuenow", "3");
    await expect(button(page, "Play")).toBeVisible();
    // A press on the picture is a time.
    const box = await slider.boundingBox();
    await page.mouse.click(box.x + 2, box.y + box.height / 2);
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    await button(page, "Next").click();
    await button(page, "Branch").click();
    await expect(page.getByRole("timer")).toBeVisible();
    const here = await digits(page);
    expect([here[empty[0]], here[empty[1]]]).toEqual([solution[empty[0]], 0]);
    await expect(said(page, "At move 1.")).toBeVisible();
  });

  test("the end shows the score and leads to the replay", async ({ page }) => {
    test.setTimeout(120_000);
    await watchShifts(page, { exceptInputs: true });
    await open(page);
    const before = await page.getByRole("grid").boundingBox();
    await place(page, 81);
    const score = page.getByRole("img", { name: /^Score: \d+ digits placed/ });
    await expect(score).toBeVisible();
    expect(await page.getByRole("grid").boundingBox()).toEqual(before);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    await expectAccessible(page, "end");
    await page.getByRole("link", { name: "Replay", exact: true }).click();
    await expect(page.getByRole("slider", { name: "Moves" })).toHaveAttribute("aria-valuenow", "0");
  });
});
