// The look of the page: titles of its pages, square boxes and round controls, and what
// stays visible when the system forces its colours.
"use strict";

const { test, expect, open, cell, labels, openOrder, startGame } = require("./nonet.js");

/** How much of an element's picture differs clearly from its most frequent colour, from 0 to 1. */
async function drawnShare(page, locator, inset = 0) {
  const { x, y, width, height } = await locator.boundingBox();
  const clip = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  const picture = (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  return page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(4 * at, 4 * at + 3)]);
    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1);
    const [ground] = [...counts].sort(([, one], [, other]) => other - one)[0];
    const [red, green, blue] = ground.split(",").map(Number);
    const differs = (pixel) => Math.abs(pixel[0] - red) + Math.abs(pixel[1] - green) + Math.abs(pixel[2] - blue) > 90;
    return pixels.filter(differs).length / pixels.length;
  }, picture);
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

/** A game in which the 5 of the first cell clashes with a given, and both are of one digit. */
async function clash(page) {
  await open(page);
  const names = await labels(page);
  const given = names.findIndex((name) => /^\d, given/.test(name));
  const row = Math.floor(given / 9) * 9;
  const empty = [...names.keys()].slice(row, row + 9).find((index) => names[index].startsWith("empty"));
  await cell(page, empty).click();
  await page.keyboard.press(names[given][0]);
  await expect(cell(page, given)).toHaveAccessibleName(/conflict/);
  return { given, empty };
}

test("the page's title says what it shows", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Medium – Nonet");
  await page.goto("./#/workbench");
  await expect(page).toHaveTitle("Workbench – Nonet");
  await page.goto("./#/practice");
  await expect(page).toHaveTitle("Learn – Nonet");
  await page.goto("./#/");
  await expect(page).toHaveTitle("Medium – Nonet");
  await startGame(page, { level: "Easy" });
  await expect(page).toHaveTitle("Easy – Nonet");
});

test("bold lines separate boxes, and no other cells", async ({ page }) => {
  await open(page);
  const bold = (width) =>
    page.getByRole("gridcell").evaluateAll((cells, width) => cells.flatMap((cell, index) => (parseFloat(getComputedStyle(cell)[width]) > 0 ? [index] : [])), width);
  const all = [...Array(81).keys()];
  expect(await bold("borderTopWidth")).toEqual(all.filter((index) => [3, 6].includes(Math.floor(index / 9))));
  expect(await bold("borderLeftWidth")).toEqual(all.filter((index) => [3, 6].includes(index % 9)));
});

test("boxes have corners, and controls are round", async ({ page }) => {
  await open(page);
  const corner = async (locator) => (await style(locator, "borderTopLeftRadius"))[0];
  for (const box of [page.getByRole("grid"), page.getByRole("group", { name: "Digits" }), page.getByRole("button", { name: /^1, / })]) {
    expect(await corner(box)).toBe("0px");
  }
  for (const name of ["New game", "Undo", "Corner"]) expect(await corner(button(page, name))).toBe("8px");
  await button(page, "New game").click();
  expect(await corner(page.getByRole("dialog"))).toBe("0px");
});

test("each key shows the boxes that hold its digit", async ({ page }) => {
  await open(page);
  const names = await labels(page);
  for (const digit of [1, 5, 9]) {
    const boxes = new Set(names.filter((name) => name.startsWith(String(digit))).map((name) => /box (\d)/.exec(name)[1]));
    const key = page.getByRole("button", { name: new RegExp(`^${digit}, `) });
    const count = (part) => key.locator(`.dots .${part}`).evaluate((path) => (path.getAttribute("d").match(/M/g) ?? []).length);
    expect([await count("full"), await count("empty")]).toEqual([boxes.size, 9 - boxes.size]);
  }
});

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

test("the size of texts and the hand change at once", async ({ page }) => {
  await page.goto("./#/settings");
  const root = page.locator("html");
  await page.getByRole("radio", { name: "Larger", exact: true }).check();
  await expect(root).toHaveAttribute("data-text", "larger");
  await page.getByRole("radio", { name: "On the left", exact: true }).check();
  await expect(root).toHaveAttribute("data-hand", "left");
});

for (const forcedColors of ["none", "active"]) {
  test(`diagonals that are houses are drawn, forced colours: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await open(page);
    await startGame(page, { rules: ["the falling diagonal", "the rising diagonal"] });
    await expect(page.getByRole("grid")).toHaveAccessibleName(/diagonals/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const names = await labels(page);
    const isEmpty = (index) => names[index].startsWith("empty") && index !== 40;
    const isOn = (index) => index % 10 === 0 || (index % 8 === 0 && index > 0 && index < 80);
    const empty = [...names.keys()].filter(isEmpty);
    const [on, off] = [empty.filter(isOn), empty.filter((index) => !isOn(index))];
    expect(on.length).toBeGreaterThan(0);
    for (const index of on) expect(await drawnShare(page, cell(page, index), 6)).toBeGreaterThan(0.01);
    for (const index of off.slice(0, 5)) expect(await drawnShare(page, cell(page, index), 6)).toBe(0);
  });
}

test.describe("in forced colours", () => {
  test.use({ forcedColors: "active" });

  test("the text of filled buttons is readable", async ({ page }) => {
    await open(page);
    await button(page, "Corner").click();
    await expect(button(page, "Corner")).toHaveAttribute("aria-pressed", "true");
    expect(await drawnShare(page, button(page, "Corner"), 5)).toBeGreaterThan(0.03);
    expect(await style(button(page, "Corner"), "backgroundColor")).toEqual([await colour(page, "Highlight")]);
    const form = await openOrder(page);
    expect(await drawnShare(page, form.getByRole("button", { name: "Generate", exact: true }), 5)).toBeGreaterThan(0.015);
    const level = form.locator(".choice").filter({ has: page.getByRole("radio", { checked: true }) }).first();
    expect(await drawnShare(page, level, 6)).toBeGreaterThan(0.03);
  });

  test("a disabled tool looks disabled", async ({ page }) => {
    await open(page);
    expect(await style(button(page, "Redo"), "color")).toEqual([await colour(page, "GrayText")]);
    expect(await style(button(page, "Hint"), "color")).not.toEqual([await colour(page, "GrayText")]);
  });

  test("a given in conflict keeps its wave, also beside the same digit", async ({ page }) => {
    const { given } = await clash(page);
    const names = ["textDecorationLine", "textDecorationStyle"];
    expect(await style(cell(page, given).locator(".digit"), ...names)).toEqual(["underline", "wavy"]);
    expect(await style(cell(page, given), "color")).toEqual([await colour(page, "CanvasText")]);
  });

  test("every mark of a hint has a colour of the system", async ({ page }) => {
    await open(page);
    const found = await page.evaluate(() => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("class", "marks");
      document.querySelector("main").append(svg);
      const roles = ["focus", "kept", "fin", "on", "off", "colour-c", "colour-d", "set-a", "set-b", "set-c", "base", "cover", "removed", "placed"];
      return roles.map((role) => {
        const group = svg.appendChild(document.createElementNS(svg.namespaceURI, "g"));
        group.setAttribute("class", `spot ${role}`);
        const shape = group.appendChild(document.createElementNS(svg.namespaceURI, "circle"));
        shape.setAttribute("class", "shape");
        const { fill, stroke } = getComputedStyle(shape);
        return [role, fill, stroke];
      });
    });
    const system = await Promise.all(["Canvas", "CanvasText", "LinkText"].map((name) => colour(page, name)));
    for (const [role, fill, stroke] of found) {
      expect(system, role).toContain(fill);
      expect(system, role).toContain(stroke);
      expect(fill, role).not.toBe(stroke);
    }
  });
});
