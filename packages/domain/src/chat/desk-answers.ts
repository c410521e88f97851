import * as z from "zod";
import { oneLine, paragraph } from "../one-line.ts";

/** Figures and names of a lender that the help and its written answers name in braces: `{phone}`. */
export const helpFigures = [
  "brand",
  "phone",
  "email",
  "phoneHours",
  "chatHours",
  "smallestLine",
  "largestLine",
  "lowestApr",
  "highestApr",
  "originationFee",
  "valuationFee",
  "notaryFee",
  "recordingFees",
  "recordingTax",
] as const;
export type HelpFigure = (typeof helpFigures)[number];

/** What may stand in braces in a lender's own answer; the desk puts the borrower's name in the place of `{name}`. */
export const answerBlanks: readonly string[] = ["name", ...helpFigures];

const MOST_ANSWERS = 100;
const LONGEST_TITLE = 80;
/** The lender's figures come to it: what is sent is at most 4000. */
const LONGEST_ANSWER = 2000;
const LAST_PLACE = 999;

const Title = oneLine(LONGEST_TITLE).min(1, "required");
const Text = paragraph(LONGEST_ANSWER).min(1, "required");

/** An answer that a lender's people have written for their desk, in both languages. */
export const DeskAnswer = z.strictObject({
  /** Where it stands among the others: 1 is the first; those with the same place stand as they are listed. */
  place: z.int().min(1).max(LAST_PLACE),
  title: z.strictObject({ en: Title, es: Title }),
  text: z.strictObject({ en: Text, es: Text }),
  /** A retired one is kept for the record, and no longer offered at the desk. */
  isOffered: z.boolean(),
});
export type DeskAnswer = z.infer<typeof DeskAnswer>;

/** The written answers of a lender's desk: its own, and which of ours are offered behind them. */
export const DeskAnswers = z
  .strictObject({
    answers: z.array(DeskAnswer).max(MOST_ANSWERS, "too-many-rows"),
    /** Greetings, "one moment" and the like. */
    offersPhrases: z.boolean(),
    /** What the help says. */
    offersHelp: z.boolean(),
  })
  .check(({ value, issues }) => {
    for (const [index, { title }] of value.answers.entries())
      for (const language of ["en", "es"] as const)
        if (value.answers.slice(0, index).some((other) => other.title[language] === title[language]))
          issues.push({
            code: "custom",
            input: value,
            path: ["answers", index, "title", language],
            message: "title-twice",
          });
  });
export type DeskAnswers = z.infer<typeof DeskAnswers>;

/** Of a lender that has written none. */
export const usualDeskAnswers: DeskAnswers = { answers: [], offersPhrases: true, offersHelp: true };

/** Those that the desk offers, in their order. */
export const offeredAnswers = ({ answers }: DeskAnswers): readonly DeskAnswer[] =>
  answers.filter(({ isOffered }) => isOffered).toSorted((one, other) => one.place - other.place);
