// Two languages that are made from English, to reveal text that is cut off, that
// does not come from the Fluent files, or that is mirrored wrongly.

const ACCENTS = Object.fromEntries([..."aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcçCÇnñNÑ".matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]));

/** `en-XA`: accented, and some 40 % longer, since each vowel is doubled. */
const accented = (text) => text.replace(/[a-zA-Z]/g, (letter) => (ACCENTS[letter] ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1));

/** `ar-XB`: each word is written from right to left, and counts as such (the first mark). */
const mirrored = (text) => text.replace(/[a-zA-Z]+/g, (word) => `\u200f\u202e${word}\u202c`);

export const TRANSFORMS = { "en-XA": accented, "ar-XB": mirrored };
