import * as z from "zod";
import type { PersonName } from "../application/person-name.ts";
import { withoutAccents } from "../without-accents.ts";
import { generations } from "./generation.ts";
import { namePart } from "./name-part.ts";

/** A suffix as typed, in any case and with or without a stop; "" for none. */
const suffixTyped = z
  .string()
  .transform((typed) =>
    typed
      .trim()
      .replace(/[.,]+$/, "")
      .toUpperCase(),
  )
  .pipe(z.enum(["", ...generations], "suffix-unknown"));

/**
 * A legal name as typed: gives tidy spaces and null for what was left empty; codes "required", "name-invalid", "name-too-long", and
 * "suffix-unknown" for a suffix that is none of the generations that forms offer.
 */
export const LegalNameInput = z
  .object({
    firstName: namePart(true),
    middleName: namePart(false).optional(),
    lastName: namePart(true),
    suffix: suffixTyped.optional(),
  })
  .transform(
    (name): PersonName => ({
      firstName: name.firstName,
      middleName: name.middleName || null,
      lastName: name.lastName,
      suffix: name.suffix || null,
    }),
  );

/**
 * Do two names, typed and on a document, belong to the same person as far as spelling goes? Case, accents, punctuation and
 * suffixes do not count; the middle name counts only when both give more than an initial; a typed first name may be
 * the first of several on the document.
 */
export function namesAgree(a: PersonName, b: PersonName): boolean {
  if (comparable(a.lastName) !== comparable(b.lastName)) return false;
  const [firstA = "", ...moreA] = words(a.firstName);
  const [firstB = "", ...moreB] = words(b.firstName);
  if (firstA !== firstB) return false;
  const middleA = [...moreA, ...words(a.middleName ?? "")].join("");
  const middleB = [...moreB, ...words(b.middleName ?? "")].join("");
  const shorter = Math.min(middleA.length, middleB.length);
  return shorter <= 1 ? middleA.slice(0, shorter) === middleB.slice(0, shorter) : middleA === middleB;
}

function comparable(text: string): string {
  return words(text).join("");
}

function words(text: string): string[] {
  return withoutAccents(text)
    .replace(/['’.,]/g, "")
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}
