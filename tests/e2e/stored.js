// Reads and writes the app's database (src/database.rs), for tests that look behind the page.
"use strict";

/**
 * In the page: opens the app's database, and does something with it in a transaction. If there is none, to
 * open it would make it, maybe at the very moment when the app does.
 */
const store = (does, ...args) =>
  `indexedDB.databases().then((all) => all.some(({ name }) => name === "nonet") ? new Promise((done, fail) => {
    const opening = indexedDB.open("nonet");
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = (event) => (event.preventDefault(), done(null)); // it was deleted meanwhile
    opening.onsuccess = ({ target: { result: database } }) => {
      if (!database.objectStoreNames.contains("board")) return database.close(), done(null);
      const transaction = database.transaction(["saves", "board"], "readwrite");
      const [saves, board] = ["saves", "board"].map((name) => transaction.objectStore(name));
      const found = {};
      const get = (store, key, take) => (store.get(key).onsuccess = ({ target }) => take(target.result));
      (${does})({ saves, board, get, found }, ...${JSON.stringify(args)});
      transaction.onabort = fail;
      // A page with an open transaction does not enter the back/forward cache.
      transaction.oncomplete = () => (database.close(), done(found));
    };
  }) : null)`;

/** In the page: the saves of the game on the board and of the one that it replaced, as the store has them. */
const readBoard = store(({ saves, board, get, found }) => {
  for (const key of ["game", "previous"]) {
    get(board, key, (value) => (value?.includes("\n") ? (found[key] = value) : value && get(saves, value, (save) => (found[key] = save))));
  }
});

/** In the page: the saves of all games, but not that of a game on the board without a move. */
const readSaves = store(({ saves, found }) => {
  saves.getAll().onsuccess = ({ target }) => (found.all = target.result);
});

/** What stands before the copy of a save in local storage. */
const COPY = "nonet-game 4\ncopy 1\n";

/** How many moves a save has. */
const movesOf = (save) => /^moves (.*)$/m.exec(save ?? "")?.[1].split(" ").filter(Boolean).length ?? 0;

module.exports = { store, readBoard, readSaves, movesOf, COPY };
