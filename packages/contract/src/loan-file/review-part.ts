import { PublicRecord, TradelineKind } from "@gable/domain/credit/credit-file.ts";
import { type Queue, queueNames } from "@gable/domain/pipeline/queues.ts";
import { z } from "zod";
import { ComparedFact } from "./compared-fact.ts";
import { cents, instant } from "./units.ts";

/** A name on a sanctions list that is like somebody's, as the list has it. */
export const ListEntries = z.object({
  /** Null where the screening is from before the lists' words were kept. */
  listsAsOf: z.iso.date().nullable(),
  entries: z.array(
    z.object({
      list: z.string(),
      name: z.string(),
      programme: z.string(),
      /** Of the names, 0 to 100. */
      likeness: z.int(),
    }),
  ),
});

/** What a person reads who decides on what waits. Of credit, null to a role that need not know it. */
export const reviewPart = z.object({
  /** The debts of the report that counts, and what else is in it. */
  report: z
    .object({
      tradelines: z.array(
        z.object({
          id: z.string(),
          creditor: z.string(),
          lastFour: z.string().nullable(),
          kind: TradelineKind,
          openedOn: z.iso.date(),
          isOpen: z.boolean(),
          authorisedUser: z.boolean(),
          balance: cents,
          limit: cents.nullable(),
          monthlyPayment: cents.nullable(),
          inForbearance: z.boolean(),
          /** Zero where nothing is, or where the report was read before this was kept. */
          pastDue: cents,
          inDispute: z.boolean(),
          /** The latest first. */
          latePayments: z.array(z.object({ on: z.iso.date(), daysLate: z.int() })),
          /** So late, so lately, that a person looks at it. */
          isForReview: z.boolean(),
        }),
      ),
      inquiries: z.array(z.object({ on: z.iso.date(), creditor: z.string() })),
      publicRecords: z.array(PublicRecord),
      /** Debts that the borrower says came of the inquiries; null where they were not asked, or have not answered. */
      newDebts: z.array(z.object({ creditor: z.string(), monthlyPayment: cents })).nullable(),
    })
    .nullable(),
  /** What the borrower says of payments that are late, word for word. */
  lateAnswer: z
    .object({ answer: z.enum(["PAID", "DISPUTED", "EXPLAINED"]), explanation: z.string(), at: instant })
    .nullable(),
  /** What staff accepted about a person, what they had looked at, in its order; `signer`: whom, where it is not the borrower. Empty for a role that need not know it. */
  judgements: z.array(
    z.object({ act: z.string(), signer: z.string().nullable(), by: z.string(), at: instant, note: z.string() }),
  ),
  /** Where the borrower's name is like one on a list, and nobody has found that it is another person. */
  listed: ListEntries.nullable(),
  /** What stands on the title: what the search found that nobody had named, and why it is not clear to close. */
  title: z.object({
    undisclosedLiens: z.array(z.object({ holder: z.string(), recordedOn: z.iso.date(), originalAmount: cents })),
    judgments: z.int(),
    /** Each of them; empty where that was not kept, and, as their number is 0, for a role that need not know of credit. */
    courtRecords: z.array(
      z.object({
        kind: z.enum(["CIVIL_JUDGMENT", "TAX_LIEN", "CHILD_SUPPORT", "BANKRUPTCY", "LIS_PENDENS"]),
        creditor: z.string(),
        amount: cents,
        filedOn: z.iso.date(),
        caseNumber: z.string(),
      }),
    ),
    /** Up to when property taxes are paid; null where the company does not say. */
    taxesPaidThrough: z.iso.date().nullable(),
    /** Empty where it is clear, or was not asked yet. */
    exceptions: z.array(
      z.object({
        exception: z.string(),
        /** In the title company's own words; null where they were not kept. */
        text: z.string().nullable(),
      }),
    ),
  }),
  /** By the queue in which the application waits: the file beside what others say. Empty for a role that sees no papers. */
  compared: z.partialRecord(z.enum(queueNames as [Queue, ...Queue[]]), z.array(ComparedFact)),
  /** What each model and person found the home to be worth, in their order. */
  values: z.array(
    z.object({
      source: z.string(),
      model: z.string(),
      value: cents,
      /** Forecast standard deviation of a model, 0 to 1. */
      fsd: z.number().nullable(),
      condition: z.string(),
      asOf: z.iso.date(),
    }),
  ),
});
