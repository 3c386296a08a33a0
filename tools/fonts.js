// Cuts the three typefaces of the app to what it uses, and writes the rules of
// styles/tokens.css that load them.
//
//   npm ci --prefix tools/fonts && node tools/fonts.js
//
// Title and text are shown in a font of the system until they have loaded. So that
// nothing moves then, each such font is stretched to the same average width and
// given the same height of a line. All measures come from the fonts themselves.
"use strict";

const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "..");
const packages = join(__dirname, "fonts/node_modules");
const subset = require(join(packages, "subset-font"));
const { convert } = require(join(packages, "fontverter"));

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What English needs: ASCII and a few signs. */
const BASIC = range(0x20, 0x7e) + "\u00a0·×–—‘’“”•…−";
/** What other languages need besides. Browsers load each part only for texts that have it. */
const LATIN = range(0xc0, 0xff).replace("×", "") + "¡¿«»°±©§Œœ‚„";
const POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż";
const CYRILLIC = range(0x410, 0x44f) + "Ёё№";
/** The digits and letters of all boards, clock, ratings and ranges. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOP:.,–";

const ysabeau = (part) => `@fontsource-variable/ysabeau-office/files/ysabeau-office-${part}-wght-normal.woff2`;
const source = (part) => `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`;
const HINTS = ["STAT", "MVAR", "DSIG", "gasp"];

const FACES = [
  { name: "Digits", file: "digits.woff2", from: ysabeau("latin"), glyphs: DIGITS, wght: { min: 400, max: 750 }, keep: [], drop: ["GDEF", "GPOS", "GSUB"] },
  { name: "Title", file: "title.woff2", from: ysabeau("latin"), glyphs: BASIC, wght: 620, keep: ["kern"], drop: [] },
  { name: "Text", file: "text.woff2", from: source("latin"), glyphs: BASIC, wght: { min: 400, max: 650 }, keep: ["kern", "tnum"], drop: [] },
  ...[["latin", "latin", LATIN], ["polish", "latin-ext", POLISH], ["cyrillic", "cyrillic", CYRILLIC]].flatMap(([part, file, glyphs]) => [
    { name: "Title", file: `title-${part}.woff2`, from: ysabeau(file), glyphs, wght: 620, keep: ["kern"], drop: [] },
    { name: "Text", file: `text-${part}.woff2`, from: source(file), glyphs, wght: { min: 400, max: 650 }, keep: ["kern", "tnum"], drop: [] },
  ]),
];

/** Fonts of systems, by name, and a package with the same measures. */
const SYSTEM = [
  { name: "Arial", regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "Helvetica"], bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"],
    files: ["@fontsource/arimo/files/arimo-latin-400-normal.woff2", "@fontsource/arimo/files/arimo-latin-700-normal.woff2"] },
  { name: "Roboto", regular: ["Roboto", "Roboto Regular"], bold: ["Roboto Bold"],
    files: ["@fontsource/roboto/files/roboto-latin-400-normal.woff2", "@fontsource/roboto/files/roboto-latin-700-normal.woff2"] },
  { name: "DejaVu", regular: ["DejaVu Sans"], bold: ["DejaVu Sans Bold"],
    files: ["dejavu-fonts-ttf/ttf/DejaVuSans.ttf", "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"] },
];

const read = (name) => readFileSync(join(packages, name));

/** The tables of a font as [tag, bytes]. */
function tablesOf(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + 16 * at;
    const start = font.readUInt32BE(entry + 8);
    return [font.toString("latin1", entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12))];
  });
}

/** A table of names: the licence asks for the copyright, and for another name than the original's. */
function namesOf(copyright, family) {
  const names = [[0, copyright], [1, family], [2, "Regular"], [13, "SIL Open Font License 1.1"], [14, "https://openfontlicense.org"]];
  const texts = names.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  names.forEach(([id], at) => {
    // Windows, Unicode, English.
    [3, 1, 0x409, id, texts[at].length, offset].forEach((value, field) => head.writeUInt16BE(value, 6 + 12 * at + 2 * field));
    offset += texts[at].length;
  });
  return Buffer.concat([head, ...texts]);
}

/** The copyright that a font states. */
function copyrightOf(tables) {
  const table = new Map(tables).get("name");
  for (let at = 6; at < table.readUInt16BE(4); at += 12) {
    const [platform, , , id, length, offset] = [0, 2, 4, 6, 8, 10].map((field) => table.readUInt16BE(at + field));
    if (platform !== 3 || id !== 0) continue;
    const start = table.readUInt16BE(4) + offset;
    return Buffer.from(table.subarray(start, start + length)).swap16().toString("utf16le");
  }
  throw new Error("a font without a copyright");
}

/** A font of these tables, with the checksums that readers compare. */
function fontOf(tables) {
  const head = Buffer.alloc(12 + 16 * tables.length);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(0x00010000, 0);
  [tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power)].forEach((value, at) => head.writeUInt16BE(value, 4 + 2 * at));
  let offset = head.length;
  const bodies = tables.map(([tag, bytes], at) => {
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    let sum = 0;
    for (let word = 0; word < body.length; word += 4) sum = (sum + body.readUInt32BE(word)) >>> 0;
    head.write(tag, 12 + 16 * at, "latin1");
    [sum, offset, bytes.length].forEach((value, field) => head.writeUInt32BE(value, 16 + 16 * at + 4 * field));
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

/** How often letters and spaces occur in English, in a hundred and more. */
const SAMPLE = Object.entries({ " ": 18, e: 12, t: 9, a: 8, o: 8, i: 7, n: 7, s: 6, r: 6, h: 6, d: 4, l: 4, u: 3, c: 3, m: 3, f: 2, y: 2, w: 2, g: 2, p: 2, b: 1, v: 1, k: 1 });

/** A font's average width of a letter, and its height above and below the line, in em. */
async function measuresOf(font) {
  const tables = new Map(tablesOf(Buffer.from(await convert(font, "sfnt"))));
  const [head, hhea, hmtx, cmap] = ["head", "hhea", "hmtx", "cmap"].map((tag) => tables.get(tag));
  const em = head.readUInt16BE(18);
  const wide = hhea.readUInt16BE(34);
  const glyph = glyphsOf(cmap);
  const width = (character) => hmtx.readUInt16BE(4 * Math.min(glyph(character.codePointAt(0)), wide - 1));
  const count = SAMPLE.reduce((sum, [, times]) => sum + times, 0);
  const total = SAMPLE.reduce((sum, [character, times]) => sum + times * width(character), 0);
  return { width: total / count / em, ascent: hhea.readInt16BE(4) / em, descent: -hhea.readInt16BE(6) / em, gap: hhea.readInt16BE(8) / em };
}

/** The glyph of a character, by the table's part in format 4. */
function glyphsOf(cmap) {
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.subarray(cmap.readUInt32BE(8 + 8 * at)));
  const part = parts.find((part) => part.readUInt16BE(0) === 4);
  const segments = part.readUInt16BE(6) / 2;
  const field = (row, at) => part.readUInt16BE(14 + 2 * (row * segments + at) + (row > 0 ? 2 : 0));
  return (code) => {
    for (let at = 0; at < segments; at++) {
      const [end, start, delta, offset] = [0, 1, 2, 3].map((row) => field(row, at));
      if (code > end) continue;
      if (code < start) return 0;
      if (offset === 0) return (code + delta) & 0xffff;
      const found = part.readUInt16BE(16 + 2 * (3 * segments + at) + offset + 2 * (code - start));
      return found && (found + delta) & 0xffff;
    }
    return 0;
  };
}

const percent = (share) => `${Number((100 * share).toFixed(2))}%`;

/** The rule of a system's font that stands in for one of ours. */
function standIn(face, weight, system, bold, ours, theirs) {
  const stretch = ours.width / theirs.width;
  const names = (bold ? system.bold : system.regular).map((name) => `local("${name}")`).join(", ");
  return `@font-face {
  font-family: "${face} as ${system.name}";
  src: ${names};
  font-weight: ${weight};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(ours.ascent / stretch)};
  descent-override: ${percent(ours.descent / stretch)};
  line-gap-override: ${percent(ours.gap / stretch)};
}`;
}

async function main() {
  const made = new Map();
  for (const { name, file, from, glyphs, wght, keep, drop } of FACES) {
    const original = read(from);
    const copyright = copyrightOf(tablesOf(Buffer.from(await convert(original, "sfnt"))));
    const cut = await subset(original, glyphs, { targetFormat: "sfnt", noHinting: true, keepFeatures: keep, dropTables: [...HINTS, ...drop], variationAxes: { wght } });
    const tables = tablesOf(Buffer.from(cut)).map(([tag, bytes]) => [tag, tag === "name" ? namesOf(copyright, `Nonet ${name}`) : bytes]);
    const font = Buffer.from(await convert(fontOf(tables), "woff2"));
    writeFileSync(join(root, "styles/fonts", file), font);
    console.log(file.padEnd(16), font.length, copyright);
    if (!made.has(name)) made.set(name, font);
  }
  const at = (weight) => subset(made.get("Text"), BASIC, { targetFormat: "sfnt", variationAxes: { wght: weight } });
  const ours = { title: await measuresOf(made.get("Title")), text: await measuresOf(await at(400)), strong: await measuresOf(await at(650)) };
  const rules = [];
  for (const system of SYSTEM) {
    // One after the other: the converter has one memory for all.
    const regular = await measuresOf(read(system.files[0]));
    const bold = await measuresOf(read(system.files[1]));
    rules.push(standIn("Title", 620, system, true, ours.title, bold));
    rules.push(standIn("Text", "400 549", system, false, ours.text, regular));
    rules.push(standIn("Text", "550 650", system, true, ours.strong, bold));
  }
  const path = join(root, "styles/tokens.css");
  const [before, after] = [/^[^]*\/\* Written by tools\/fonts\.js[^]*?\*\/\n/, /\/\* To here\. \*\/[^]*$/].map((part) => part.exec(readFileSync(path, "utf8"))[0]);
  writeFileSync(path, `${before}${rules.join("\n\n")}\n\n${after}`);
}

main();
