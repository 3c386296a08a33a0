// The headers that a web server adds to each file: the app's `_headers`, in the format
// of Netlify and Cloudflare Pages. A line with a path starts a rule; `*` matches
// anything. All matching rules apply.
"use strict";

const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

/** The rules of a folder: a pattern for the path, and pairs of name and value. */
function rulesOf(folder) {
  const file = join(folder, "_headers");
  const rules = [];
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    if (line.startsWith("/")) {
      const [before, after] = line.trim().split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
      rules.push({ pattern: new RegExp(`^${before}${after === undefined ? "" : `.*${after}`}$`), headers: [] });
    } else if (/^\s+\S/.test(line)) {
      const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line);
      rules.at(-1).headers.push([name, value]);
    }
  }
  return rules;
}

/** The headers of a file. The path starts with a slash. */
const headersOf = (rules, path) =>
  Object.fromEntries(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));

module.exports = { rulesOf, headersOf };
