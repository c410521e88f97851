import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";

const LONGEST = 100;
/** What stands between the words of names of files, and so between the digits of a number. */
const SEPARATORS = /[\s._\-‐-―]+/gu;

/**
 * The name that somebody gave a file, as it may be shown to others: without characters that are not seen, or that turn the direction of
 * what follows and so hide an ending, and without folders. Of a long one the end, with what kind of file it is. Undefined where nothing is
 * left, or where it holds a number that belongs in no list.
 */
export function shownName(given: string): string | undefined {
  const seen = given
    .normalize("NFC")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (seen === "" || findPrivateNumber(seen.replaceAll(SEPARATORS, "-"))) return undefined;
  return Array.from(seen).slice(-LONGEST).join("");
}
