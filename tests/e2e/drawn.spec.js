// Styles that an engine once rendered differently: computed styles and screenshots.
"use strict";

const { labels, announced } = require("./browsers.js");
const { test, expect, until } = require("./player.js");
const { words } = require("./words.js");

/** In the page: the computed line below a cell's digit, and its place. */
const underline = (index) => {
  const digit = document.querySelector(`#cell-${index} .digit`);
  const { textDecorationLine: line, textDecorationStyle: style } = getComputedStyle(digit);
  const { left, bottom, width } = digit.parentElement.getBoundingClientRect();
  // The digit ends above this strip.
  const [x, y] = [left + 0.2 * width, bottom - 0.22 * width].map(Math.round);
  return { line, style, strip: { x, y, width: Math.round(0.6 * width), height: Math.round(0.12 * width) } };
};

/** In the page: the width of digits and colon in the clock's style, in several typefaces. */
const widths = async () => {
  const clock = document.querySelector("[role=timer]");
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(clock);
  await document.fonts.load(`${fontWeight} ${fontSize} "Nonet Digits"`);
  const canvas = document.createElement("canvas").getContext("2d");
  const width = (family) => {
    canvas.font = `${fontWeight} ${fontSize} ${family}`;
    return canvas.measureText("0123456789:").width;
  };
  return { own: width(fontFamily), digits: width('"Nonet Digits", monospace'), serif: width("serif"), system: width("system-ui") };
};

/** In the page: the room that a scrollbar takes. */
const scrollbar = () => {
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.cssText = "position: fixed; width: 100px; height: 100px; overflow: scroll";
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
};

/** In the page: the width of the vertical scrollbar of the workbench's table. */
const gutter = () => {
  const table = document.querySelector(".bench-scroll");
  const { left, top, width } = table.getBoundingClientRect();
  const x = Math.ceil(left + table.clientLeft + table.clientWidth);
  return { x, y: Math.ceil(top + table.clientTop), width: Math.floor(left + width - table.clientLeft) - x, height: table.clientHeight };
};

test("waves, typefaces and scrollbars are drawn as they were designed", async ({ player, engine }) => {
  await test.step("a conflict is underlined with a wave", async () => {
    const names = await player.evaluate(labels);
    const given = names.findIndex((name) => words.given.test(name));
    const row = Math.floor(given / 9) * 9;
    const empty = [...names.keys()].slice(row, row + 9).find((index) => !words.digit.test(names[index]));
    await player.click("gridcell", names[empty]);
    await player.press(names[given][0]);
    await until(player, (index) => document.getElementById(`cell-${index}`).ariaLabel, empty).toMatch(words.conflict);
    const { line, style, strip } = await player.evaluate(underline, given);
    expect([line, style]).toEqual(["underline", "wavy"]);
    const isRed = ([red, green, blue]) => red - Math.max(green, blue) > 60;
    const red = async () => (await player.colours(strip)).filter(isRed).length;
    await expect.poll(red, { intervals: [20, 50, 100] }).toBeGreaterThan(20);
  });

  await test.step("the clock uses the typeface of the digits", async () => {
    const { own, digits, serif, system } = await player.evaluate(widths);
    expect(own).toBe(digits);
    expect([serif, system]).not.toContain(own);
  });

  // Scrollbars of the other engines take no room here.
  expect((await player.evaluate(scrollbar)) > 0).toBe(engine === "firefox");
  if (engine !== "firefox") return;

  await test.step("in the dark theme the scrollbar's track is dark and its thumb visible", async () => {
    await player.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
      location.hash = "#/workbench";
    });
    await player.click("button", words.generate);
    await until(player, announced).toContainEqual(expect.stringMatching(words.generated));
    const light = (await player.colours(await player.evaluate(gutter))).map((colour) => Math.max(...colour));
    const [darkest, lightest] = [Math.min(...light), Math.max(...light)];
    expect(lightest).toBeLessThan(200);
    expect(lightest - darkest).toBeGreaterThan(60);
  });
});
