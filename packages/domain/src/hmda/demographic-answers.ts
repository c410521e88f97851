import * as z from "zod";
import { oneLine } from "../one-line.ts";

/** The boxes of the questions, by the codes under which they are reported (12 CFR 1003, Appendix B). */
export const ethnicityBoxes = ["1", "11", "12", "13", "14", "2"] as const;
export const raceBoxes = [
  "1",
  "2",
  "21",
  "22",
  "23",
  "24",
  "25",
  "26",
  "27",
  "3",
  "4",
  "41",
  "42",
  "43",
  "44",
  "5",
] as const;
export const sexBoxes = ["F", "M"] as const;

const FreeText = oneLine(100);

/**
 * What the borrower ticked, in the order ticked, or the wish not to say. Nothing is required: an empty question is an answer that was
 * not provided. Kept where no decision can read it.
 */
export const DemographicAnswers = z.strictObject({
  ethnicity: z.array(z.enum(ethnicityBoxes)).max(ethnicityBoxes.length),
  ethnicityOther: FreeText.optional(),
  ethnicityDeclined: z.boolean(),
  race: z.array(z.enum(raceBoxes)).max(raceBoxes.length),
  raceTribe: FreeText.optional(),
  raceAsianOther: FreeText.optional(),
  racePacificOther: FreeText.optional(),
  raceDeclined: z.boolean(),
  sex: z.array(z.enum(sexBoxes)).max(sexBoxes.length),
  sexDeclined: z.boolean(),
});
export type DemographicAnswers = z.infer<typeof DemographicAnswers>;
