import { AutopayChoice, DisbursementChoice } from "@gable/domain/accounts/account-choice.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { payoffStates } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

/** An account as shown: never more than the last four digits. */
export const AccountRow = z.object({
  accountUuid: z.uuid(),
  bankName: z.string(),
  mask: z.string().max(4),
  type: z.enum(["CHECKING", "SAVINGS"]),
  owners: z.array(z.string()),
  /** What the borrower calls an account that they typed. */
  nickname: z.string().nullable(),
});
export type AccountRow = z.infer<typeof AccountRow>;

const RefusedRow = z.object({ bankName: z.string(), mask: z.string(), reason: z.string() });

export const accounts = call({
  name: "accounts",
  summary: "The accounts linked and chosen",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/accounts`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    linked: z.array(AccountRow),
    disbursement: AccountRow.nullable(),
    autopay: AccountRow.extend({ draftDay: z.int() }).nullable(),
    payType: z.enum(["AUTOPAY", "MANUAL"]).nullable(),
    /** How the check of the account for the money stands. */
    check: z.enum(["VERIFIED", "PENDING_REVIEW", "FAILED_VERIFICATION"]).nullable(),
    /** Whether another account for the money may be given without a person: until the agreement names it. */
    mayChange: z.boolean(),
    /** The last account that could not be used, and the code of why. */
    refused: RefusedRow.nullable(),
    /** How the check of a typed account for the payments stands; null where it is not checked by itself. */
    autopayCheck: z.enum(["VERIFIED", "PENDING_REVIEW", "FAILED_VERIFICATION"]).nullable(),
    /** The account for the payments that could not be used, while another one is asked for. */
    refusedForPayments: RefusedRow.nullable(),
    /** Whether another account for the payments is asked for beside the way, after the papers were signed. */
    isAutopayAskedAgain: z.boolean(),
    /** Where a loan in crypto-assets is paid to. */
    wallet: z.string().nullable(),
    /** In cents: the line and what is taken from it before the money is paid in; `costs` are the charges of others. */
    line: z.int(),
    originationFee: z.int(),
    costs: z.int(),
    payoffs: z.int(),
    /** The debts that are paid with the line, each with how it stands. `amount` in cents: what was paid, else what is laid aside. */
    debts: z.array(
      z.object({
        creditor: z.string(),
        lastFour: z.string().nullable(),
        amount: z.int(),
        state: z.enum(payoffStates),
        /** Until which day the creditor's own figure is good; null while none has come, or where none comes. */
        goodThrough: z.iso.date().nullable(),
      }),
    ),
    /** In cents: the money to be paid in, and the monthly payment. */
    cash: z.int(),
    /** What creditors left over, in cents, while the lender compares the other account that it is to go to; else null. */
    restWaits: z.int().nullable(),
    /** By which their bank can find the money once it was sent. */
    trace: z.string().nullable(),
    /** The day on which their bank has it, where whoever pays it out has named one; null before it was sent. */
    arrivesOn: z.iso.date().nullable(),
    /** False until the charges of others, such as recording, are known: they are still to be taken from `cash`. */
    hasFinalCosts: z.boolean(),
    monthlyPayment: z.int(),
    /** The day on which the money is expected to be sent. */
    fundingOn: z.iso.date().nullable(),
    /** As it follows from that day and from what has been chosen so far. */
    firstPaymentOn: z.iso.date().nullable(),
    /** Percentage points off the rate with autopay; "0.000" by default. */
    autopayDiscountPercent: z.string(),
  }),
});

export const linkBank = call({
  name: "linkBank",
  summary: "Open a session with the bank-link page; it returns to bank-link-oauth-success",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/bank-links`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ consent: ConsentGiven }),
  reply: z.object({ linkUuid: z.uuid(), url: z.url() }),
});

/** What the browser came back with. Without a token the vendor is asked how the visit ended. */
export const LinkReturned = z.strictObject({ publicToken: z.string().max(4000).optional() });

export const completeBankLink = call({
  name: "completeBankLink",
  summary: "Back from the bank: read the accounts that were shared",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/bank-links/:link/completion`,
  access: "applicant",
  idempotent: true,
  params: OfApplication.extend({ link: z.uuid() }),
  body: LinkReturned,
  reply: CommandReply,
});

export const chooseDisbursement = call({
  name: "chooseDisbursement",
  summary: "Say where the money goes",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/accounts/disbursement`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: DisbursementChoice,
  reply: CommandReply,
});

export const chooseAutopay = call({
  name: "chooseAutopay",
  summary: "Say how the monthly payment is made",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/accounts/autopay`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: AutopayChoice,
  reply: CommandReply,
});

export const bankOfRouting = call({
  name: "bankOfRouting",
  summary: "The bank behind a routing number, so that a typing error shows",
  method: "GET",
  path: "/service-application/api/v1/banks/:routingNumber",
  access: "identity",
  params: z.object({ routingNumber: z.string().regex(/^\d{9}$/) }),
  reply: z.object({ bankName: z.string().nullable() }),
});
