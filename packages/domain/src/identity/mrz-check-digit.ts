import { isLocalDate, type LocalDate } from "../calendar/local-date.ts";

const weights = [7, 3, 1] as const;

/** ICAO 9303 part 3: weights 7-3-1, A is 10, Z is 35, the filler is 0. */
export function checkDigit(text: string): string {
  let sum = 0;
  for (const [index, character] of text.split("").entries()) {
    const value = character === "<" ? 0 : Number.parseInt(character, 36);
    sum += value * (weights[index % 3] ?? 0);
  }
  return String(sum % 10);
}

/** YYMMDD with the latest century that `fits`; null for filler or no real day. */
export function mrzDate(text: string, fits: (year: number) => boolean): LocalDate | null {
  if (!/^\d{6}$/.test(text)) return null;
  for (const century of [20, 19]) {
    const date = `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
    if (isLocalDate(date) && fits(Number(date.slice(0, 4)))) return date;
  }
  return null;
}
