// Two pseudo-languages made from English. They reveal text that is cut off, text that
// does not come from the Fluent files, and layouts that are mirrored wrongly.

const ACCENTS = Object.fromEntries([..."aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcçCÇnñNÑ".matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]));

/** `en-XA`: accented, and about 40 % longer, since each vowel is doubled. */
const accented = (text) => text.replace(/[a-zA-Z]/g, (letter) => (ACCENTS[letter] ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1));

/** `ar-XB`: each word is written and treated as right-to-left text (the first mark). */
const mirrored = (text) => text.replace(/[a-zA-Z]+/g, (word) => `\u200f\u202e${word}\u202c`);

export const TRANSFORMS = { "en-XA": accented, "ar-XB": mirrored };
