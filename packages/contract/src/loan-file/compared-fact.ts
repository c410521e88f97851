import { type ComparedFactName, comparedFactNames } from "@gable/domain/loan-file/compared-facts.ts";
import { z } from "zod";
import { cents } from "./units.ts";

/** A fact as the file has it, masked by role, and what somebody else says of it. */
export const ComparedFact = z.object({
  fact: z.enum(comparedFactNames as [ComparedFactName, ...ComparedFactName[]]),
  said: z.string().nullable(),
  cents: cents.nullable(),
  /** By a machine in a paper, or by the county, the bank or another service. */
  read: z.string().nullable(),
  differs: z.boolean(),
});
export type ComparedFact = z.infer<typeof ComparedFact>;
