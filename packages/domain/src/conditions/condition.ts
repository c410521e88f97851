import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { ConditionCategory } from "../application/enumerations.ts";
import { languages } from "../language.ts";

/** What the product itself says, to be read in either language. */
export const BothLanguages = z.object({ en: z.string(), es: z.string() });

/** By when, in the lender's hours, somebody looks at what came, and whether that has passed. */
export const LookedAt = z.object({ by: z.iso.datetime(), isPast: z.boolean() });

/** Something that somebody must still do for an application, as borrowers and additional signers read it. */
export const Condition = z.object({
  uuid: z.uuid(),
  categoryEnum: ConditionCategory,
  created: z.iso.datetime(),
  notes: z.string().nullable(),
  commentsToBorrower: z.string().nullable(),
  /** What of the comments the product worded: what is asked, and why papers came back. Absent where a person wrote it. */
  inWords: z.object({ asked: BothLanguages.optional(), returned: BothLanguages.optional() }).optional(),
  /** The language in which the comments are: of who is asked, where nobody said that they wrote in another. */
  writtenIn: z.enum(languages).optional(),
  /** Of what was asked at first, where papers came back since. */
  askedIn: z.enum(languages).optional(),
  requestDocuments: z.boolean(),
  xtraData: z.object({
    /** How many documents make it complete; one unless said. */
    numDocsRequired: z.int().positive().default(1),
    /** How many days before a stub or statement may be dated that is sent for it; absent where none is too old. */
    mostDaysOld: z.int().positive().optional(),
    /** Of a bank account that is asked about; of its number the last four characters. */
    account: z.object({ bankName: z.string(), mask: z.string().max(4) }).optional(),
    /** How many papers that were sent for it count; absent where it wants none. */
    numDocsGiven: z.int().nonnegative().optional(),
    /** What was asked at first, where papers came back since and the comment says why. */
    askedFirst: z.string().nullable().optional(),
  }),
  /** Who is asked, where it is not the borrower: somebody who signs beside them. */
  signerUuid: z.uuid().optional(),
  /** To a signer: who handed over what was asked of them; the comments are theirs. */
  handedBy: z.string().optional(),
  /** To the borrower: who has it in hand, or says that they do not have it, and since when. Absent where nobody was asked. */
  handedTo: z
    .object({
      name: z.string(),
      standing: z.enum(["ASKED", "SENT", "NOT_THERE"]),
      at: z.iso.datetime(),
      /** What they wrote when they said that they do not have it. */
      text: z.string().nullable(),
    })
    .optional(),
  /** Who may be asked for it instead; absent where it is the borrower's alone. */
  mayHandTo: z.array(z.object({ uuid: z.uuid(), name: z.string() })).optional(),
  /** It is the borrower's move; a signer's of what is asked of them. Of what is handed over it stays so until enough has come. */
  actionNeeded: z.boolean(),
  /** By when, in the lender's hours, somebody looks at what came for it, or would look at what comes now; absent where nobody has worked it out. */
  lookedAt: LookedAt.optional(),
  /** The last day on which it helps, where the law or the lender sets one, and what ends with it. */
  answerBy: z.object({ on: z.iso.date(), deadline: z.enum(["answer-by", "sign-by"]) }).optional(),
});
export type Condition = z.infer<typeof Condition>;

/** What must not happen before a condition is met: the drawing of documents, or the payment. */
export const priorTo = ["documents", "funding"] as const;

/** A condition as staff raised it; whose move it is follows from what was sent. */
export interface RaisedCondition
  extends Omit<
    Condition,
    "actionNeeded" | "lookedAt" | "answerBy" | "inWords" | "askedIn" | "handedBy" | "handedTo" | "mayHandTo"
  > {
  readonly priorTo: (typeof priorTo)[number];
}

/** As they are shown: the newest first. */
export function newestFirst(conditions: readonly Condition[]): Condition[] {
  return conditions.toSorted((one, other) =>
    Temporal.Instant.compare(Temporal.Instant.from(other.created), Temporal.Instant.from(one.created)),
  );
}
