import { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { languages } from "@gable/domain/language.ts";
import { signerStates } from "@gable/domain/signers/signer-standing.ts";
import { signerParts, signerTroubles } from "@gable/domain/workflow/facts/signer-facts.ts";
import { z } from "zod";
import { ConditionTalk } from "../calls/conditions.ts";
import { AskedCheck } from "./asked-check.ts";
import { ComparedFact } from "./compared-fact.ts";
import { ListEntries } from "./review-part.ts";
import { instant } from "./units.ts";

/** Who signs beside the borrower. */
export const signersPart = z.object({
  signers: z.array(
    z.object({
      uuid: z.uuid(),
      name: z.string(),
      relation: z.string(),
      contact: z.string(),
      language: z.enum(languages),
      state: z.enum(signerStates),
      since: instant.nullable(),
      /** What the borrower says keeps them from signing. */
      trouble: z
        .object({
          reason: z.enum(signerTroubles),
          at: instant,
          /** By when, in the lender's hours, the borrower was told that they are called. */
          callBy: instant,
        })
        .nullable(),
      /** They came, left a part of theirs undone, and are to be called; by when in the lender's hours. */
      quiet: z.object({ part: z.enum(signerParts), at: instant, callBy: instant }).nullable(),
      /** A name like theirs is on a sanctions list; who found that it is they, where somebody did. For who sees credit. */
      listed: z
        .object({
          at: instant,
          ...ListEntries.shape,
          match: z.object({ byUuid: z.uuid(), by: z.string(), note: z.string(), at: instant }).nullable(),
        })
        .nullable(),
      /** Since when a person has to look at their pictures; null where nobody has to. */
      identityReviewSince: instant.nullable(),
      /** What their ID is held against, while a person looks at it. */
      identityCompared: z.array(ComparedFact),
      /** They never said when they were born. */
      asksBirthDate: z.boolean(),
      /** They sign by hand what is theirs. */
      isOnPaper: z.boolean(),
      /** They may be taken to paper, or what was posted to them be drawn anew. */
      mayGoOnPaper: z.boolean(),
      asked: z.array(
        z.object({
          uuid: z.uuid(),
          category: ConditionCategory,
          comments: z.string().nullable(),
          created: instant,
          /** Of the borrower, to whom the signer handed it over. */
          move: z.enum(["staff", "borrower", "signer"]),
          /** By the borrower, who was asked for it; the comments are theirs. */
          isHandedOver: z.boolean(),
          talk: ConditionTalk,
          check: AskedCheck,
        }),
      ),
    }),
  ),
});
