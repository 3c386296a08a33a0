// The texts that players read, from the English Fluent files. A test names the message,
// so a change of its wording does not break the test.
"use strict";

const { readFileSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const { FluentBundle, FluentResource } = require("@fluent/bundle");

const folder = join(__dirname, "../../locales/en");

/** Lists arrive as joined text, so the functions return them unchanged. */
const joined = ([text]) => text;

const bundle = new FluentBundle("en-GB", {
  functions: { OR: joined, PLAIN: joined, SPACED: joined, DAY: joined },
  useIsolating: false,
});
for (const file of readdirSync(folder)) {
  bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
}

/** The text of a message. */
function sentence(id, args = {}) {
  const message = bundle.getMessage(id);
  if (!message) throw Error(`There is no message ${id}.`);
  const errors = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0) throw errors[0];
  return text;
}

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * A pattern for the sentence of a message. `args` lists the arguments that matter;
 * the others, given as `ANY`, fit every text. Matches a part of a text.
 */
function pattern(id, args = {}) {
  return new RegExp(escaped(sentence(id, args)).replaceAll(ANY, ".*"));
}

/** An argument of `pattern` that may have any value. */
const ANY = "\u{1f}";

module.exports = { sentence, pattern, ANY };
