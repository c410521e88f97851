/** What typography has another sign for than the alphabet of text messages: one of these alone makes a text cost twice. */
const plainSigns: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "\u00a0": " ",
  "\u202f": " ",
};

/**
 * A text with plain signs for typographic ones. A sign that GSM 03.38 does not have turns a whole message into UCS-2, of which 67
 * characters go into a part instead of 153. Letters with accents stay: without them Spanish is misspelt.
 */
export const withPlainSigns = (text: string): string =>
  text.replaceAll(/[’‘“”–—…\u00a0\u202f]/gu, (sign) => plainSigns[sign] ?? sign);
