// The record of the kept pictures, docs/pictures.json: the digest of each picture, and of
// each source that they showed when they were taken. The check compares it with the files
// as they are, so it needs neither a browser nor the history.
"use strict";

const { createHash } = require("node:crypto");
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { PICTURES } = require("./table.js");

const root = join(__dirname, "../..");
const RECORD = "docs/pictures.json";
const REMEDY = "run make pictures ONLY=kept";

/** Comments by the end of the file's name. They draw nothing, so they may change. */
const COMMENTS = [
  [/\.css$/, /\/\*[\s\S]*?\*\//g],
  [/\.html$/, /<!--[\s\S]*?-->/g],
  [/\.(rs|js)$/, /^[ \t]*\/\/.*$/gm],
];

/** The digest of a file without comments, empty lines and indentation; `null` if there is no such file. */
function digest(name) {
  const file = join(root, name);
  if (!existsSync(file)) return null;
  const comments = COMMENTS.find(([names]) => names.test(name))?.[1];
  const bytes = readFileSync(file);
  const text = comments && bytes.toString().replace(comments, "").replace(/\s*\n\s*/g, "\n").trim();
  return createHash("sha256").update(text ?? bytes).digest("hex").slice(0, 16);
}

const digests = (names) => Object.fromEntries([...new Set(names)].sort().map((name) => [name, digest(name)]));
const sources = () => digests(Object.values(PICTURES).flatMap(({ shows }) => shows));

/** Writes the record. `shown` are the digests of the sources before the pictures were taken. */
function write(shown) {
  const record = { pictures: digests(Object.keys(PICTURES)), sources: shown };
  writeFileSync(join(root, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

/** Why a picture is not one of the present; `null` if it is. */
function fault(name, shows, record, now) {
  const missing = shows.filter((source) => now[source] === null);
  if (missing.length > 0) return `tools/pictures/table.js names ${missing.join(", ")}, but there is no such file`;
  const taken = digest(name);
  if (taken === null) return `${name} is missing: ${REMEDY}`;
  if (taken !== record.pictures[name]) return `${name} is not the picture that ${RECORD} records: ${REMEDY}`;
  const newer = shows.filter((source) => now[source] !== record.sources[source]);
  return newer.length > 0 ? `${name} is older than ${newer.join(", ")}: ${REMEDY}` : null;
}

/** Everything that is wrong with the pictures, one line each. */
function faults() {
  const file = join(root, RECORD);
  const record = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { pictures: {}, sources: {} };
  const now = sources();
  const inReadme = new Set(readFileSync(join(root, "README.md"), "utf8").match(/\bdocs\/[\w-]+\.png\b/g));
  const unknown = [...inReadme].filter((name) => !(name in PICTURES));
  const unseen = Object.keys(PICTURES).filter((name) => name.startsWith("docs/") && !inReadme.has(name));
  return [
    ...unknown.map((name) => `README.md shows ${name}, but tools/pictures/table.js does not make it`),
    ...unseen.map((name) => `tools/pictures/table.js makes ${name}, but README.md does not show it`),
    ...Object.entries(PICTURES).map(([name, { shows }]) => fault(name, shows, record, now)).filter(Boolean),
  ];
}

/** Prints what is wrong, and returns whether nothing is. */
function check() {
  const found = new Set(faults());
  for (const text of found) console.error(`error: ${text}`);
  return found.size === 0;
}

module.exports = { check, sources, write };
