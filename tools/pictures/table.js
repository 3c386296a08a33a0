// The pictures that the repository keeps: what each shows, and which sources that depends
// on. Nothing in them depends on the day, the speed of the machine or chance.
"use strict";

const { readFileSync } = require("node:fs");
const { join } = require("node:path");

/** The windows: width and height in CSS pixels, and pixels of the picture for each. */
const PHONE = { size: [390, 844], scale: 2 };
const DESKTOP = { size: [1280, 800], scale: 1 };

/** The date in every picture, in milliseconds since 1970. */
const NOW = 1_795_507_200_000;
const SETTINGS = "language en\nfirst-game true\n";

/** The save of a game after its first moves; after all of them if no number is given. */
function after(name, moves) {
  const save = readFileSync(join(__dirname, `${name}.txt`), "utf8");
  const field = (key) => new RegExp(`^${key} (.*)$`, "m").exec(save)[1].split(" ").slice(0, moves);
  const [steps, times] = [field("moves"), field("times")];
  const fields = {
    "elapsed-ms": times.reduce((sum, time) => sum + Number(time), 0),
    times: times.join(" "),
    at: steps.length,
    tip: steps.length,
    moves: steps.join(" "),
  };
  return Object.entries(fields).reduce((text, [key, value]) => text.replace(new RegExp(`^${key} .*$`, "m"), `${key} ${value}`), save);
}

const cell = (page, index) => page.locator(`#cell-${index}`);
/** Keeps the pointer away from everything that looks different below it. */
const leave = (page) => page.mouse.move(0, 0);

/** Selects three cells by a drag, to write corner notes. */
async function select(page) {
  await page.locator(".panel .score").waitFor({ state: "attached" });
  await cell(page, 55).hover();
  await page.mouse.down();
  for (const index of [64, 73]) await cell(page, index).hover();
  await page.mouse.up();
  await page.keyboard.press("n");
  await leave(page);
}

/** Asks for a hint, and goes on to a sentence of its proof. */
const hint = (sentence) => async (page) => {
  await cell(page, 78).click();
  await leave(page);
  const title = page.locator(".panel h2");
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("h");
    await title.waitFor({ timeout: 30_000 });
    await page.waitForTimeout(200);
    if ((await page.locator(".panel").textContent()).includes(`${sentence} of `)) return;
  }
  throw new Error(`the hint has no sentence ${sentence}`);
};

/** Enters the last digit, and waits for the rating. */
async function end(page) {
  await cell(page, 50).click();
  await leave(page);
  await page.keyboard.press("6");
  // The rating, and the hardest step.
  await page.locator(".end-facts", { hasText: /\d\.\d/ }).waitFor({ timeout: 60_000 });
  await page.locator(".end-facts a").waitFor();
  await page.locator(".panel .score").waitFor({ state: "attached" });
}

const components = (...names) => names.map((name) => `src/ui/components/${name}.rs`);
const styles = (...names) => names.map((name) => `styles/${name}.css`);

const EVERYWHERE = [
  "index.html", "src/ui/icons.rs", "src/ui/mark.rs", "tools/pictures/table.js",
  ...components("board", "cell", "nav", "tools"),
  ...styles("tokens", "page", "board", "nav", "controls"),
  ...["digits", "title", "text"].map((name) => `styles/fonts/${name}.woff2`),
];
const GAME = [...EVERYWHERE, "src/ui/app.rs", ...components("bar", "contour", "keypad", "modes", "panel")];

const play = { save: after("hard", 51), act: select, shows: [...GAME, ...components("paint", "score"), "tools/pictures/hard.txt"] };
const proof = {
  save: after("extreme"),
  shows: [...GAME, ...components("hint", "marks", "proof", "terms"), ...styles("guide"), "tools/pictures/extreme.txt"],
};
const middle = { ...proof, act: hint(10) };
const conclusion = { ...proof, act: hint(14) };
const solved = { save: after("hard", 86), act: end, shows: [...GAME, ...components("ending", "paint", "score"), "tools/pictures/hard.txt"] };
const lesson = {
  at: "lesson/0300",
  save: after("hard", 51),
  act: (page) => page.getByText("0 of 9 positions solved").waitFor(),
  shows: [...EVERYWHERE, "src/ui/rooms.rs", ...components("diagram", "learn", "marks", "proof"), ...styles("guide", "learn", "rooms")],
};

/**
 * Each picture by its file: the window, the theme, the saved game, the address within the
 * app, what is done there (`act`), and the sources that it shows.
 */
const PICTURES = {
  "docs/phone-light.png": { ...PHONE, theme: "light", ...play },
  "docs/phone-dark.png": { ...PHONE, theme: "dark", ...play },
  "docs/desktop-light.png": { ...DESKTOP, theme: "light", ...play },
  "docs/desktop-dark.png": { ...DESKTOP, theme: "dark", ...play },
  "docs/hint-phone-light.png": { ...PHONE, theme: "light", ...middle },
  "docs/hint-phone-dark.png": { ...PHONE, theme: "dark", ...middle },
  "docs/hint-desktop-light.png": { ...DESKTOP, theme: "light", ...conclusion },
  "docs/hint-desktop-dark.png": { ...DESKTOP, theme: "dark", ...conclusion },
  "docs/end-desktop-light.png": { ...DESKTOP, theme: "light", ...solved },
  "docs/lesson-desktop-dark.png": { ...DESKTOP, theme: "dark", ...lesson },
  // Those of the manifest, in the sizes that it names.
  "public/screenshots/phone.png": { ...PHONE, scale: 1, theme: "light", ...middle },
  "public/screenshots/desktop.png": { ...DESKTOP, theme: "light", ...conclusion },
};

module.exports = { NOW, PICTURES, SETTINGS };
