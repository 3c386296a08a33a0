// Questions of the tests without a network. They run in the page.
"use strict";

/** Whether the app is on the device, with the texts of the page's language. */
const isCopied = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const name = `nonet-${globalThis.nonet.version}`;
  if (registration?.active?.state !== "activated" || !(await caches.has(name))) return false;
  const lang = document.documentElement.lang;
  const needed = [`locales/${lang}/game`, `locales/${lang}/hints`, `locales/${lang}/rooms`, "nonet-worker_bg.wasm", "_pages.wasm"];
  const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
  // The page itself, and the last file of the list that a page does not ask for itself.
  const isWhole = urls.includes(new URL("./", location.href).href) && urls.some((url) => url.endsWith("/third-party.txt"));
  return isWhole && needed.every((part) => urls.some((url) => url.includes(part)));
};

/** The givens of the game on the board. */
const givens = () => /^givens (.*)$/m.exec(localStorage.getItem("nonet.game") ?? "")?.[1];

module.exports = { isCopied, givens };
