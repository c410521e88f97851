import { Address } from "@gable/domain/application/address.ts";
import { documentDifferences } from "@gable/domain/identity/document-says.ts";
import { type PersonalField as Field, personalFieldNames } from "@gable/domain/loan-file/personal-fields.ts";
import { type Standing, standingNames } from "@gable/domain/pipeline/pipeline-row.ts";
import { citizenships } from "@gable/domain/profile/additional-answers.ts";
import { homeLimits } from "@gable/domain/profile/home-correction.ts";
import { z } from "zod";
import { cents, instant } from "./units.ts";

export const PersonalField = z.enum(personalFieldNames as [Field, ...Field[]]);

/** Who applies, for which home, and what was found of both. */
export const personPart = z.object({
  person: z.object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.enum(["en", "es"]),
    /** Where the lender asks for it, for whoever sees what decides about credit: it does not. */
    citizenship: z.enum(citizenships).nullable(),
    /** Whether answers may still be corrected on the borrower's word. */
    mayCorrect: z.boolean(),
    /** What was corrected so, the latest last. */
    corrections: z.array(
      z.object({ by: z.string().nullable(), note: z.string().nullable(), answers: z.array(z.string()), at: instant }),
    ),
    personal: z.array(z.object({ field: PersonalField, masked: z.string() })),
  }),
  /** The lender's other applications for the same home that this member of staff may see. */
  sameHome: z.array(
    z.object({
      uuid: z.uuid(),
      loanNumber: z.string(),
      borrower: z.string(),
      standing: z.enum(standingNames as [Standing, ...Standing[]]),
    }),
  ),
  home: z
    .object({
      address: Address,
      /** As the borrower said it, where that is otherwise: their letters go there. */
      said: Address.nullable(),
      /** Why staff cannot put another address in its place; null where they can look one up. */
      limit: z.enum(homeLimits).nullable(),
      county: z.string().nullable(),
      /** The deed in the county's books; null before it is of record. */
      recorded: z
        .object({
          at: instant,
          instrument: z.string(),
          book: z.string().nullable(),
          page: z.string().nullable(),
        })
        .nullable(),
      occupancy: z.string().nullable(),
      /** Where the borrower lives and is written to, where that is not here. */
      residence: Address.nullable(),
      owners: z.array(z.string()),
      value: cents.nullable(),
      valueSource: z.string().nullable(),
      valueAsOf: z.string().nullable(),
      condition: z.string().nullable(),
      liens: z.array(z.object({ lender: z.string(), position: z.int().nullable(), balance: cents })),
    })
    .nullable(),
  identityChecks: z.array(
    z.object({
      kind: z.string(),
      at: instant,
      outcome: z.string().nullable(),
      reason: z.string().nullable(),
      /** What the machine-readable part of the document says otherwise than the borrower. */
      differences: z.array(z.enum(documentDifferences)),
    }),
  ),
  valuation: z.object({
    /** What the borrower holds the home to be worth, and what came of it. Cents. */
    challenge: z
      .object({
        value: cents,
        was: cents,
        why: z.string(),
        /** Papers that the borrower sent with it. */
        papers: z.array(z.uuid()).optional(),
        at: instant,
        answer: z.object({ value: cents.nullable(), at: instant, reason: z.string().optional() }).nullable(),
      })
      .nullable(),
    /** How the broker's look at the home stands, and why there was none. */
    broker: z.object({ state: z.string(), at: instant, reason: z.string().nullable() }).nullable(),
    /** Whether a value that came on paper can still count. */
    mayRecord: z.boolean(),
  }),
});
