import * as z from "zod";

export const MAX_NAME_LENGTH = 60;

/** Letters as identity documents of the United States print them, whatever their accents, and what stands between them in names. */
const NAME_FORM = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .,'’-]*$/u;
/** What keyboards have where a name has an apostrophe, or the ʻokina of Hawaiʻi. */
const APOSTROPHES = /[ʻʼ‘`´]/g;

/** One part of a name as typed: tidy; codes "required", "name-invalid", "name-too-long". */
export function namePart(required: boolean) {
  return z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, "required")
        .max(MAX_NAME_LENGTH, "name-too-long")
        .refine((text) => text === "" || NAME_FORM.test(text), "name-invalid"),
    );
}

function tidy(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ").replace(APOSTROPHES, "’");
}
