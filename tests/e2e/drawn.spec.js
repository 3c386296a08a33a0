// Styles that an engine once rendered differently. The tests check computed styles and
// screenshots.
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

test("a conflict is underlined with a wave", async ({ player }) => {
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
  await expect.poll(async () => (await player.colours(strip)).filter(isRed).length).toBeGreaterThan(20);
});

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

test("the clock uses the typeface of the digits", async ({ player }) => {
  const { own, digits, serif, system } = await player.evaluate(widths);
  expect(own).toBe(digits);
  expect([serif, system]).not.toContain(own);
});

/** In the page: the width of the vertical scrollbar of the workbench's table. */
const gutter = () => {
  const table = document.querySelector(".bench-scroll");
  const { left, top, width } = table.getBoundingClientRect();
  const x = Math.ceil(left + table.clientLeft + table.clientWidth);
  return { x, y: Math.ceil(top + table.clientTop), width: Math.floor(left + width - table.clientLeft) - x, height: table.clientHeight };
};

test("in the dark theme the scrollbar's track is dark and its thumb visible", async ({ player }) => {
  await player.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    location.hash = "#/workbench";
  });
  await player.click("button", words.generate);
  await until(player, announced).toContainEqual(expect.stringMatching(words.generated));
  const part = await player.evaluate(gutter);
  test.skip(part.width === 0, "scrollbars of this engine take no room");
  const light = (await player.colours(part)).map((colour) => Math.max(...colour));
  const [darkest, lightest] = [Math.min(...light), Math.max(...light)];
  expect(lightest).toBeLessThan(200);
  expect(lightest - darkest).toBeGreaterThan(60);
});
