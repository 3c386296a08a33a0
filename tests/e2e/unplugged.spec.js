// After one visit the app works without a network, in three engines: it starts again, in
// the player's language, and has new puzzles, hints, lessons and pages that were not open.
// What Chromium alone can show is in offline.spec.js.
"use strict";

const { labels, isDialogOpen } = require("./browsers.js");
const { isCopied, givens } = require("./copied.js");
const { test, expect, until } = require("./player.js");

test.use({ isWatched: false });

// In the page.
const language = () => document.documentElement.lang;
const hint = () => document.querySelector(".panel h2.hint-title")?.textContent ?? "";
const cells = () => document.querySelectorAll("#rooms [role=gridcell]").length;
const heading = () => document.querySelector("#rooms h1")?.textContent ?? "";
const go = (hash) => void (location.hash = hash);
const text = (id) => globalThis.nonet.text(JSON.stringify({ [id]: [] }));

test("after one visit, the app works without a network", async ({ player, site, engine }) => {
  await player.open(`${site.url}?lang=de`);
  await until(player, isCopied).toBe(true);
  site.unplug();
  const asked = site.requests(/./);
  await player.reload();
  expect(await player.evaluate(language)).toBe("de");
  expect(site.requests(/./), "the page was asked for, and not served").toBeGreaterThan(asked);

  const before = await player.evaluate(givens);
  await player.evaluate(go, "#/new");
  await until(player, isDialogOpen).toBe(true);
  await player.press("3");
  await until(player, givens).not.toBe(before);
  await until(player, labels).toHaveLength(81);
  // The browser goes back from the dialog a moment later.
  await until(player, () => location.hash).not.toBe("#/new");
  await player.click("button", await player.evaluate(text, "hint_title"));
  await until(player, hint).toBe(await player.evaluate(text, "hint_where_to_look"));
  // The pages are the same in every browser: one for each stylesheet suffices.
  const some = (all, few) => (engine === "chromium" ? all : few);
  for (const place of some(["#/lesson/0300", "#/practice/0002", "#/path"], ["#/lesson/0300"])) {
    await player.evaluate(go, place);
    await until(player, cells).toBe(81);
  }
  const titled = [["#/workbench", "nav_bench"], ["#/print", "print_title"], ["#/games", "nav_games"], ["#/stats", "nav_stats"]];
  for (const [place, title] of some(titled, titled.slice(0, 3))) {
    await player.evaluate(go, place);
    await until(player, heading).toBe(await player.evaluate(text, title));
  }
  for (const place of some(["enter", "order", "daily", "share", "settings", "help", "learn", "about"], ["enter", "order"])) {
    const before = await player.evaluate(heading);
    await player.evaluate(go, `#/${place}`);
    await until(player, heading).not.toBe(before);
  }
});
