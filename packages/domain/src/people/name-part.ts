import * as z from "zod";
import { inPaperLetters, PAPER_NAME } from "./paper-letters.ts";

export const MAX_NAME_LENGTH = 60;

/** What keyboards have where a name has an apostrophe, or the ʻokina of Hawaiʻi. */
const APOSTROPHES = /[ʻʼ‘`´]/g;

/** Where an abbreviation goes on without a space. As it stands, programs that read mail make a link of it: "ana.example" is no name of ours. */
const JOINED = /\.(?=\p{L}{2})/gu;

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
        .refine((text) => text === "" || PAPER_NAME.test(text), "name-invalid"),
    );
}

function tidy(text: string): string {
  return inPaperLetters(text).trim().replace(JOINED, ". ").replace(/\s+/g, " ").replace(APOSTROPHES, "’");
}
