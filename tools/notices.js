// Writes public/third-party.txt, the authors and licences of everything in the built app,
// and public/sbom.cdx.json, the same parts for programs (CycloneDX, https://cyclonedx.org).
// `--check` changes nothing and fails if a file is out of date.
//
//   node tools/notices.js [--check]
//
// It lists the crates that are linked for WebAssembly, in the versions of Cargo.lock,
// with the licence files that they ship, and the bundled npm packages (package.json,
// dependencies).
"use strict";

const { execFileSync } = require("node:child_process");
const { existsSync, readFileSync, readdirSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");

const root = join(__dirname, "..");

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** The licences that Nonet chooses for a crate, in order of preference, and their files. */
const CHOICES = [
  ["MIT", /^(LICENSE-MIT|LICENSE(\.md|\.txt)?)$/],
  ["BSL-1.0", /^LICENSE-BOOST$/],
  ["Apache-2.0", /^LICENSE-APACHE$/],
];

/** Additional licences that always apply: `... AND Unicode-3.0`. */
const ADDITIONS = [["Unicode-3.0", /^LICENSE-UNICODE$/]];

const cargo = (...args) => execFileSync("cargo", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });

/** The crates that are linked for WebAssembly, by name and version. */
function linked() {
  const tree = cargo("tree", "--locked", "--features", "split", "--target", "wasm32-unknown-unknown", "-e", "normal,no-proc-macro",
    "--prefix", "none", "-f", "{p}");
  const names = new Set(tree.split("\n").filter(Boolean).map((line) => line.split(" ", 2).join(" ")));
  const { packages } = JSON.parse(cargo("metadata", "--locked", "--features", "split", "--format-version", "1"));
  return packages
    .filter(({ name, version, source }) => source !== null && names.has(`${name} v${version}`))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** A licence text without accidental differences: line endings, trailing blanks, empty lines around it. */
const tidy = (text) => text.replace(/\r\n?/g, "\n").replace(/[ \t]+$/gm, "").trim();

/** The texts of the chosen licence of a crate. */
function textsOf({ name, license, authors, manifest_path }) {
  const folder = dirname(manifest_path);
  const files = readdirSync(folder).sort();
  const read = (pattern) => files.filter((name) => pattern.test(name)).slice(0, 1)
    .map((name) => tidy(readFileSync(join(folder, name), "utf8")));
  const words = license.split(/[^\w.-]+/);
  const choice = CHOICES.find(([licence]) => words.includes(licence));
  if (!choice) throw new Error(`${name}: nobody has looked at the licence ${license}`);
  const texts = read(choice[1]);
  if (texts.length === 0) {
    if (choice[0] !== "MIT") throw new Error(`${name} ships no text of its licence ${choice[0]}`);
    const holders = authors.map((author) => author.replace(/\s*<.*>/, "")).join(", ") || `The ${name} authors`;
    texts.push(`Copyright (c) ${holders}\n\n${MIT}`);
  }
  return texts.concat(ADDITIONS.filter(([licence]) => words.includes(licence)).flatMap(([, pattern]) => read(pattern)));
}

/** All works: name, version, licence, the texts of the licence, and what identifies the work. */
function allWorks() {
  const checksums = new Map(
    [...readFileSync(join(root, "Cargo.lock"), "utf8").matchAll(/name = "(.+)"\nversion = "(.+)"\nsource = .+\nchecksum = "(.+)"/g)]
      .map(([, name, version, checksum]) => [`${name} ${version}`, checksum]),
  );
  const works = linked().map((crate) => ({
    name: crate.name,
    version: crate.version,
    licence: crate.license.replace(/\s*\/\s*/g, " OR "),
    texts: textsOf(crate),
    purl: `pkg:cargo/${crate.name}@${crate.version}`,
    sha256: checksums.get(`${crate.name} ${crate.version}`),
  }));
  for (const name of Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies)) {
    const { version, license } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
    // Some packages ship no text of this licence; Nonet has the same one.
    if (license !== "Apache-2.0") throw new Error(`${name}: nobody has looked at the licence ${license}`);
    works.push({ name, version, licence: license, texts: [tidy(readFileSync(join(root, "LICENSE-APACHE"), "utf8"))], purl: `pkg:npm/${name.replace("@", "%40")}@${version}` });
  }
  works.push({
    name: "The Rust standard library",
    licence: "MIT OR Apache-2.0",
    texts: [`Copyright (c) The Rust Project Contributors\n\n${MIT}`],
  });
  for (const [name, text] of [
    ["Ysabeau Office, the typeface of digits and titles", "OFL-ysabeau.txt"],
    ["Source Sans 3, the typeface of texts", "OFL-source-sans.txt"],
  ]) {
    works.push({ name, licence: "OFL-1.1", texts: [tidy(readFileSync(join(root, "styles/fonts", text), "utf8"))] });
  }
  return works;
}

const full = ({ name, version }) => (version ? `${name} ${version}` : name);

/** The text for people. Works with the same text are listed together. */
function notices(works) {
  const byText = new Map();
  for (const work of works) {
    for (const text of work.texts) byText.set(text, [...(byText.get(text) ?? []), full(work)]);
  }
  const line = "-".repeat(80);
  return [
    "Nonet contains the work of others. Each is listed here with its licence; the",
    "texts of the licences follow.\n",
    ...works.map((work) => `${full(work)}: ${work.licence}`),
    ...[...byText].map(([text, names]) => `\n${line}\n${names.join(", ")}\n${line}\n\n${text}`),
    "",
  ].join("\n");
}

/** The bill of materials. It has no date, so the same parts make the same file. */
function billOfMaterials(works) {
  const { version } = JSON.parse(cargo("metadata", "--locked", "--no-deps", "--format-version", "1"))
    .packages.find(({ name }) => name === "nonet");
  const component = ({ name, version, licence, purl, sha256 }) => ({
    type: licence.startsWith("OFL") ? "file" : "library",
    "bom-ref": purl ?? name,
    name,
    ...(version && { version }),
    ...(sha256 && { hashes: [{ alg: "SHA-256", content: sha256 }] }),
    licenses: [{ expression: licence }],
    ...(purl && { purl }),
  });
  const nonet = { name: "nonet", version, licence: "MIT OR Apache-2.0" };
  const document = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { ...component(nonet), type: "application" } },
    components: works.map(component),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const works = allWorks();
const texts = { "public/third-party.txt": notices(works), "public/sbom.cdx.json": billOfMaterials(works) };
for (const [name, text] of Object.entries(texts)) {
  const file = join(root, name);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    console.error(`error: ${name} is out of date; run: node tools/notices.js`);
    process.exitCode = 1;
  }
}
