/** Written in capitals wherever they stand in an address. */
const alwaysUpper = new Set(["NE", "NW", "SE", "SW", "N", "S", "E", "W", "PO", "RR", "HC", "US"]);

/** Part of an address for people: no spare spaces, words capitalised, mixed case as typed left alone. */
export function titleCase(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => (isMixedCase(word) ? word : capitalise(word)))
    .join(" ");
}

function capitalise(word: string): string {
  const bare = word.replace(/[.,]/g, "").toUpperCase();
  if (alwaysUpper.has(bare)) return word.toUpperCase();
  // Begins a word, follows a hyphen or an apostrophe (O'Brien), or stands alone behind a number (2B), but not the s of Mary's nor the th of 12th.
  return word
    .toLowerCase()
    .replace(/(?<=^|[-/#(])\p{L}|(?<=\b[a-z]['’])(?!s\b)\p{L}|(?<=\d)\p{L}(?!\p{L})/gu, (letter) =>
      letter.toUpperCase(),
    );
}

function isMixedCase(word: string): boolean {
  return /^\p{Lu}\p{Ll}+\p{Lu}/u.test(word);
}
