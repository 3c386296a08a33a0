// Writes a PNG with at most 256 colours. A picture of the app has thousands, because edges
// are smooth, but most of them differ by less than the eye can see. Its file is a third as
// large.
"use strict";

const { crc32, deflateSync } = require("node:zlib");

/** The square of the distance of two colours, each given as 24 bits. */
function distance(one, other) {
  const part = (shift) => ((one >> shift) & 255) - ((other >> shift) & 255);
  return part(16) ** 2 + part(8) ** 2 + part(0) ** 2;
}

/** The colours of a palette. Each of `colours`, most frequent first, is near one of them. */
function paletteOf(colours) {
  for (let reach = 0; ; reach++) {
    const palette = [];
    for (const colour of colours) {
      if (palette.every((other) => distance(other, colour) > reach ** 2)) palette.push(colour);
      if (palette.length > 256) break;
    }
    if (palette.length <= 256) return palette;
  }
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A picture as PNG. `pixels` has red, green, blue and alpha of each pixel; nothing is transparent. */
function encode(width, height, pixels) {
  const at = (index) => pixels.readUIntBE(index * 4, 3);
  const counts = new Map();
  for (let index = 0; index < width * height; index++) counts.set(at(index), (counts.get(at(index)) ?? 0) + 1);
  const colours = [...counts].sort(([one, often], [other, rare]) => rare - often || one - other).map(([colour]) => colour);
  const palette = paletteOf(colours);
  const nearest = (colour) => palette.reduce((best, other, index) => (distance(other, colour) < distance(palette[best], colour) ? index : best), 0);
  const places = new Map(colours.map((colour) => [colour, nearest(colour)]));
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < width * height; index++) rows[index + Math.floor(index / width) + 1] = places.get(at(index));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // 8 bits, a palette, not interlaced
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

module.exports = { encode };
