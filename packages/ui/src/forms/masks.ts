/** A text as it is shown while someone types, and where the caret then stands. */
export type Typed = { text: string; caret: number };

const isDigit = (letter: string) => letter >= "0" && letter <= "9";
export const digitsIn = (text: string) => text.replace(/\D/g, "");

/**
 * Writes `text` anew with `write` and keeps the caret behind the same letter as before.
 * `counts` says which letters are the writer's own; the rest is put in by the mask.
 */
export function retype(
  text: string,
  caret: number,
  write: (text: string) => string,
  counts: (letter: string) => boolean = isDigit,
): Typed {
  const before = Array.from(text.slice(0, caret)).filter(counts).length;
  const written = write(text);
  let seen = 0;
  let place = 0;
  while (place < written.length && seen < before) {
    if (counts(written.charAt(place))) seen += 1;
    place += 1;
  }
  return { text: written, caret: place };
}

const countsInMoney = (letter: string) => isDigit(letter) || letter === ".";

/** `$1200000.5` → `1,200,000.5`; with no decimals everything behind a point is left out. */
export function writeMoney(text: string, decimals: 0 | 2): string {
  const kept = text.replace(/[^\d.]/g, "");
  const [whole = "", ...rest] = kept.split(".");
  const grouped = whole
    .replace(/^0+(?=\d)/, "")
    .slice(0, 11)
    .replace(/\B(?=(\d{3})+$)/g, ",");
  if (decimals === 0 || rest.length === 0) return grouped;
  return `${grouped || "0"}.${rest.join("").slice(0, 2)}`;
}

/** What a typed amount is worth in whole cents; null while there is no figure. */
export function centsOf(text: string): number | null {
  const [whole = "", part = ""] = text.replace(/[^\d.]/g, "").split(".");
  if (whole === "" && part === "") return null;
  return Number(whole || "0") * 100 + Number(part.padEnd(2, "0").slice(0, 2));
}

/** Whole cents as they stand in a field: cents are written only where there are some. */
export function moneyText(cents: number | null, decimals: 0 | 2): string {
  if (cents === null) return "";
  const part = cents % 100;
  const whole = Math.trunc(cents / 100).toString();
  return writeMoney(decimals === 0 || part === 0 ? whole : `${whole}.${String(part).padStart(2, "0")}`, decimals);
}

/** For money the point belongs to the writer as well. */
export const retypeMoney = (text: string, caret: number, decimals: 0 | 2): Typed =>
  retype(text, caret, (all) => writeMoney(all, decimals), countsInMoney);
