// The score and the replay as they look: at the end of a game nothing on the page moves,
// both are accessible, and a press on the picture is a time. tests/web/time.rs has the rest.
"use strict";

const { test, expect, openGame, cell, expectAccessible, forEachLook, watchShifts } = require("./nonet.js");

/** The game before its last three digits, which are 1, 2 and 3. */
const BOARD =
  "...456789" + "456789123" + "789123456" + "214365897" + "365897214" + "897214365" + "531642978" + "642978531" + "978531642";

forEachLook(() => {
  test("the end shows the score and leads to the replay, and a press on its picture is a time", async ({ page }) => {
    await watchShifts(page, { exceptInputs: true });
    await openGame(page, { board: BOARD });
    const before = await page.getByRole("grid").boundingBox();
    for (const [index, digit] of [..."123"].entries()) {
      await cell(page, index).click();
      await page.keyboard.press(digit);
    }
    await expect(page.getByRole("img", { name: /^Score: \d+ digits placed/ })).toBeVisible();
    expect(await page.getByRole("grid").boundingBox()).toEqual(before);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    await expectAccessible(page, "end");
    await page.getByRole("link", { name: "Replay", exact: true }).click();
    const slider = page.getByRole("slider", { name: "Moves" });
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    await expectAccessible(page, "replay");
    await slider.press("End");
    await expect(slider).toHaveAttribute("aria-valuenow", "3");
    const box = await slider.boundingBox();
    await page.mouse.click(box.x + 2, box.y + box.height / 2);
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
  });
});
