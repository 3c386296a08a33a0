// The time of a game: the score during play and at the end, and the replay. By mouse, by
// keyboard and by accessible names.
"use strict";

const { test, expect, open, digits, solve, said, expectAccessible, forEachLook, watchShifts } = require("./nonet.js");

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
    await page.locator(`#cell-${index}`).click(); // by name it takes a slow machine a second
    await page.keyboard.press(String(solution[index]));
  }
  return { empty, solution };
}

forEachLook(() => {
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
