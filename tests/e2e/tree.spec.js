// A whole game through the accessibility tree alone: roles and names, and no pixel. The
// hints solve it, one of them leads to its lesson, and the replay is played at the end.
"use strict";

const { test, expect, open } = require("./nonet.js");

const button = (page, name) => page.getByRole("button", { name, exact: true });
/** Presses a control as assistive technology does: with its name, without a mouse. */
const press = (control) => control.evaluate((element) => element.click());

test("a game is solved by hints, with a lesson on the way and the replay after it", async ({ page }) => {
  test.setTimeout(300_000);
  await open(page);
  const empty = page.getByRole("gridcell", { name: /^empty/ });
  const heard = page.getByRole("status");
  const messages = page.getByRole("region", { name: "Messages" });
  // The first hint is read to its name, and leads to the lesson and back.
  await press(button(page, "Hint"));
  await expect(messages.getByRole("heading")).toHaveText("Where to look");
  await press(button(page, "Next"));
  await expect(messages.getByRole("heading")).not.toHaveText("Where to look");
  const lesson = messages.getByRole("heading").getByRole("link");
  const technique = (await lesson.textContent()).trim();
  await press(lesson);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(technique);
  await press(button(page, "Next"));
  await page.goBack();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  // Then every step is applied.
  for (let left = await empty.count(); left > 0; ) {
    if (!(await messages.getByRole("heading").count())) await press(button(page, "Hint"));
    await expect(messages.getByRole("heading")).not.toHaveText("Hint");
    const before = await heard.textContent();
    await page.keyboard.press("j");
    await expect.poll(() => heard.textContent()).not.toBe(before);
    left = await empty.count();
  }
  await expect(heard).toContainText(/Solved in \d+:\d\d/);
  await press(page.getByRole("link", { name: "Replay", exact: true }).or(button(page, "Replay")).first());
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute("aria-valuemax"));
  expect(last).toBeGreaterThan(30);
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuenow", "1");
  await expect(heard).toContainText(/in r\dc\d|Ruled out/);
  await press(button(page, "Next"));
  await expect(slider).toHaveAttribute("aria-valuenow", "2");
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", String(last));
});

test("an exercise is solved and its step followed by ear", async ({ page }) => {
  await page.goto("./#/practice/0003");
  const cells = page.getByRole("gridcell");
  await expect(cells).toHaveCount(81, { timeout: 30_000 });
  const heard = page.getByRole("status").locator("> *").last();
  // What to do is announced; a cell's name has its candidates.
  await expect(heard).toContainText("Naked Single");
  const only = page.getByRole("gridcell", { name: /^empty, notes \d, / }).first();
  const [, digit] = /notes (\d)/.exec(await only.getAttribute("aria-label"));
  await only.focus();
  await page.keyboard.press(digit);
  await expect(heard).toHaveText(/^Right\. 1 solved so far/);
  await press(button(page, "Another"));
  // The next one is explained: first where, then why, sentence by sentence.
  await expect(heard).toContainText("Naked Single");
  await press(button(page, "Where?"));
  await expect(heard).toContainText(/Look at/);
  await press(button(page, "Show me"));
  const sentences = page.getByRole("region", { name: "Explanation" }).getByRole("listitem");
  const count = await sentences.count();
  for (let at = 1; at < count; at++) {
    const before = await heard.textContent();
    await press(button(page, "Next"));
    await expect.poll(() => heard.textContent()).not.toBe(before);
    // Before the sentence there may be a mark with a digit.
    const text = await sentences.nth(at).getByRole("button").evaluate((button) => button.lastChild.textContent);
    await expect(heard).toHaveText(text.trim());
  }
});

test("the solve path is followed by ear from the first step to the last", async ({ page }) => {
  await open(page);
  await page.goto("./#/path");
  const heard = page.getByRole("status").locator("> *").last();
  await expect(heard).toContainText(/^\d+ steps: /, { timeout: 30_000 });
  const count = Number(/^(\d+) steps/.exec(await heard.textContent())[1]);
  const empty = page.getByRole("gridcell", { name: /^empty/ });
  let left = await empty.count();
  for (let at = 2; at <= count; at++) {
    await page.keyboard.press("ArrowRight");
    // Each step says its technique and what follows.
    await expect(heard).toHaveText(new RegExp(`^Step ${at} of ${count}: [A-Z].*\\. .*r\\dc\\d`));
    const now = await empty.count();
    expect(now).toBeLessThanOrEqual(left);
    left = now;
  }
  expect(left).toBe(1);
});
