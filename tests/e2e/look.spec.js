// The look of the page: notes and colours of one cell, diagonals, and what stays visible when the
// system forces its colours. tests/web/playing.rs and tests/web/dialogs.rs have single styles.
"use strict";

const { test, expect, open, cell, labels, openOrder } = require("./nonet.js");
const { CHAINS, openSave } = require("./positions.js");

/** How much of each element's picture differs clearly from its most frequent colour, from 0 to 1. */
async function drawnShares(page, locators, inset = 0) {
  const boxes = await Promise.all(locators.map((locator) => locator.boundingBox()));
  const inner = boxes.map(({ x, y, width, height }) => [x + inset, y + inset, width - 2 * inset, height - 2 * inset].map(Math.round));
  const picture = (await page.screenshot({ animations: "disabled" })).toString("base64");
  return page.evaluate(async ([picture, boxes]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return boxes.map((box) => {
      const { data } = context.getImageData(...box);
      const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(4 * at, 4 * at + 3)]);
      const counts = new Map();
      for (const pixel of pixels) counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1);
      const [ground] = [...counts].sort(([, one], [, other]) => other - one)[0];
      const [red, green, blue] = ground.split(",").map(Number);
      const differs = (pixel) => Math.abs(pixel[0] - red) + Math.abs(pixel[1] - green) + Math.abs(pixel[2] - blue) > 90;
      return pixels.filter(differs).length / pixels.length;
    });
  }, [picture, inner]);
}

const style = (locator, ...names) =>
  locator.evaluate((element, names) => names.map((name) => getComputedStyle(element)[name]), names);

/** What a colour by name is here. */
const colour = (page, name) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const button = (page, name) => page.getByRole("button", { name, exact: true });

test("corner and centre notes of one cell lie side by side, and coloured cells keep the lines between them", async ({ page }) => {
  await open(page);
  const names = await labels(page);
  const at = [...names.keys()].find((index) => index % 3 === 1 && names[index].startsWith("empty"));
  await cell(page, at).click();
  for (let digit = 1; digit <= 9; digit++) {
    await page.keyboard.press(`Shift+${digit}`);
    if (digit < 6) await page.keyboard.press(`Control+${digit}`);
  }
  await page.keyboard.press("Control+Shift+1");
  await expect(cell(page, at)).toHaveAccessibleName(/notes .*centre .*colour/);
  const [notes, centre, paint, around] = await cell(page, at).evaluate((cell) => {
    const ink = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const slack = 0.15 * (bottom - top); // above and below a digit
      return { left, right, top: top + slack, bottom: bottom - slack };
    };
    const box = (element) => element.getBoundingClientRect().toJSON();
    return [[...cell.querySelectorAll(".note")].map(ink), ink(cell.querySelector(".centre")), box(cell.querySelector(".paints")), box(cell)];
  });
  expect(notes).toHaveLength(9);
  const meets = (one) => one.right > centre.left && centre.right > one.left && one.bottom > centre.top && centre.bottom > one.top;
  expect(notes.filter(meets)).toEqual([]);
  expect(paint.left).toBeGreaterThanOrEqual(around.left + 1);
  expect(paint.right).toBeLessThanOrEqual(around.right);
});

test("diagonals that are houses are drawn, also in forced colours", async ({ page }) => {
  await openSave(page, CHAINS["9x9-diagonal"]);
  await expect(page.getByRole("grid")).toHaveAccessibleName(/diagonals/);
  const names = await labels(page);
  const isOn = (index) => index % 10 === 0 || (index % 8 === 0 && index > 0 && index < 80);
  // The middle of the board has both, and the selected cell has a ring.
  const empty = [...names.keys()].filter((index) => names[index].startsWith("empty") && index !== 40 && index > 8);
  const [on, off] = [empty.filter(isOn).slice(0, 4), empty.filter((index) => !isOn(index)).slice(0, 4)];
  expect(on).toHaveLength(4);
  await cell(page, 0).click();
  for (const forcedColors of ["none", "active"]) {
    await page.emulateMedia({ forcedColors });
    const shares = await drawnShares(page, [...on, ...off].map((index) => cell(page, index)), 6);
    for (const share of shares.slice(0, 4)) expect(share, forcedColors).toBeGreaterThan(0.01);
    expect(shares.slice(4), forcedColors).toEqual([0, 0, 0, 0]);
  }
});

test("in forced colours texts, waves and marks have colours of the system", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  const [highlight, grey, ...system] = await Promise.all(["Highlight", "GrayText", "Canvas", "CanvasText", "LinkText"].map((name) => colour(page, name)));

  await test.step("a disabled tool looks disabled", async () => {
    expect(await style(button(page, "Redo"), "color")).toEqual([grey]);
    expect(await style(button(page, "Hint"), "color")).not.toEqual([grey]);
  });

  await test.step("every mark of a hint has a colour of the system", async () => {
    const found = await page.evaluate(() => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("class", "marks");
      document.querySelector("main").append(svg);
      const roles = ["focus", "kept", "fin", "on", "off", "colour-c", "colour-d", "set-a", "set-b", "set-c", "base", "cover", "removed", "placed"];
      const styles = roles.map((role) => {
        const group = svg.appendChild(document.createElementNS(svg.namespaceURI, "g"));
        group.setAttribute("class", `spot ${role}`);
        const shape = group.appendChild(document.createElementNS(svg.namespaceURI, "circle"));
        shape.setAttribute("class", "shape");
        const { fill, stroke } = getComputedStyle(shape);
        return [role, fill, stroke];
      });
      svg.remove();
      return styles;
    });
    for (const [role, fill, stroke] of found) {
      expect(system, role).toContain(fill);
      expect(system, role).toContain(stroke);
      expect(fill, role).not.toBe(stroke);
    }
  });

  await test.step("a given in conflict keeps its wave, also beside the same digit", async () => {
    const names = await labels(page);
    const given = names.findIndex((name) => /^\d, given/.test(name));
    const row = Math.floor(given / 9) * 9;
    const empty = [...names.keys()].slice(row, row + 9).find((index) => names[index].startsWith("empty"));
    await cell(page, empty).click();
    await page.keyboard.press(names[given][0]);
    await expect(cell(page, given)).toHaveAccessibleName(/conflict/);
    expect(await style(cell(page, given).locator(".digit"), "textDecorationLine", "textDecorationStyle")).toEqual(["underline", "wavy"]);
    expect(await style(cell(page, given), "color")).toEqual([system[1]]);
  });

  await test.step("the text of filled buttons is readable", async () => {
    await button(page, "Corner").click();
    await expect(button(page, "Corner")).toHaveAttribute("aria-pressed", "true");
    expect((await drawnShares(page, [button(page, "Corner")], 5))[0]).toBeGreaterThan(0.03);
    expect(await style(button(page, "Corner"), "backgroundColor")).toEqual([highlight]);
    const form = await openOrder(page);
    const level = form.locator(".choice").filter({ has: page.getByRole("radio", { checked: true }) }).first();
    const generate = form.getByRole("button", { name: "Generate", exact: true });
    const [word, choice] = await drawnShares(page, [generate, level], 6);
    expect(word).toBeGreaterThan(0.015);
    expect(choice).toBeGreaterThan(0.03);
  });
});
