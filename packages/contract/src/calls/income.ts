import { IncomeSourceType } from "@gable/domain/application/enumerations.ts";
import { LookedAt } from "@gable/domain/conditions/condition.ts";
import { countedKinds } from "@gable/domain/income/deposit-income.ts";
import { languages } from "@gable/domain/language.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { LinkReturned } from "./accounts.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

/** Amounts in cents as they came in, in the order of their days. */
export const DepositReading = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  deposits: z
    .array(z.object({ id: z.uuid(), on: z.iso.date(), payer: z.string(), amount: z.int(), kind: z.enum(countedKinds) }))
    .readonly(),
  /** Those that a person found to be no income. */
  notCounted: z.array(z.uuid()).readonly().optional(),
  /** Pay of those days that the list lacks, as a person found it in papers. */
  missingPay: z.int().optional(),
});

/** Amounts in cents a month. */
export const income = call({
  name: "income",
  summary: "How much income is needed, how much is verified, and by which ways the rest can be",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/income`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    employmentType: z.string(),
    neededMonthly: z.int(),
    verifiedMonthly: z.int(),
    sources: z.array(
      z.object({
        uuid: z.uuid(),
        source: IncomeSourceType,
        employerName: z.string().nullable(),
        monthlyAmount: z.int().nullable(),
        /** How much of that counts; the rest is the same money that another source shows better. */
        countedMonthly: z.int().nullable(),
        /** What of a bank's list was counted; null of every other source. */
        deposits: DepositReading.nullable(),
        /** The borrower may take it out again. */
        mayRemove: z.boolean(),
        state: z.enum(["CONNECTING", "VERIFIED", "IN_REVIEW", "UNUSABLE"]),
        /** Code of why it cannot be used. */
        reason: z.string().nullable(),
        /** What a person wrote about a paper that was returned. */
        comment: z.string().nullable(),
        /** In which language they wrote it, where they said so. */
        commentIn: z.enum(languages).optional(),
      }),
    ),
    /** In the lender's order for this kind of employment. */
    methods: z.array(
      z.object({
        source: IncomeSourceType,
        typicalSeconds: z.int(),
        /** Of ten who began it lately; null where too few did. */
        finishedOfTen: z.int().min(0).max(10).nullable(),
      }),
    ),
    /** Pay stubs that were asked for because nothing could be read. */
    payStubs: z.object({ wanted: z.int(), uploaded: z.int() }).nullable(),
    /** By when a person reads what was sent, or what comes now where nothing waits to be read. */
    reading: z.object({ actionNeeded: z.boolean(), lookedAt: LookedAt }),
    /** What was counted of deposits can be said to be wrong here; later it is told by phone. */
    mayDispute: z.boolean(),
    /** What the borrower said of the deposits that were counted, and what a person made of it; null where they said nothing. */
    dispute: z
      .object({
        source: z.uuid(),
        notIncome: z.array(z.uuid()),
        missing: z.string().nullable(),
        why: z.string(),
        at: z.iso.datetime(),
        answer: z
          .object({
            changed: z.boolean(),
            reason: z.string(),
            writtenIn: z.enum(languages).optional(),
            at: z.iso.datetime(),
          })
          .nullable(),
      })
      .nullable(),
    /** Less than needed is verified, and the borrower may go on with it: the offers are then made anew. */
    canSettle: z.boolean(),
  }),
});

export const linkIncome = call({
  name: "linkIncome",
  summary: "Open a session with a payroll, bank or tax source; the browser goes to its page and comes back",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/income/links`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ source: IncomeSourceType, consent: ConsentGiven }),
  reply: z.object({ linkUuid: z.uuid(), url: z.url() }),
});

const OfLink = OfApplication.extend({ link: z.uuid() });

export const completeIncomeLink = call({
  name: "completeIncomeLink",
  summary: "Back from the source's page: read the income",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/income/links/:link/completion`,
  access: "applicant",
  idempotent: true,
  params: OfLink,
  body: LinkReturned,
  reply: CommandReply,
});

export const removeIncome = call({
  name: "removeIncome",
  summary: "Take out a source that was linked; it is counted no more",
  method: "DELETE",
  path: `${APPLICATIONS}/:uuid/income/sources/:source`,
  access: "applicant",
  idempotent: true,
  params: OfApplication.extend({ source: z.uuid() }),
  reply: CommandReply,
});

export const disputeDeposits = call({
  name: "disputeDeposits",
  summary:
    "Say that some of the deposits that were counted are no income, or that some are missing; a person looks at it",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/income/sources/:source/dispute`,
  access: "applicant",
  idempotent: true,
  params: OfApplication.extend({ source: z.uuid() }),
  body: z.strictObject({
    notIncome: z.array(z.uuid()).max(1000),
    missing: z.string().trim().min(1).max(500, "too-long").optional(),
    why: z.string().trim().min(1, "required").max(500, "too-long"),
  }),
  reply: CommandReply,
});

export const settleIncome = call({
  name: "settleIncome",
  summary: "Go on with the income that is verified, although it is less than was stated; what may be offered changes",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/income/settlement`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ confirmed: z.literal(true, "required") }),
  reply: CommandReply,
});
