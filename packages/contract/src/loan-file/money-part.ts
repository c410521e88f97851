import { ShownRelease } from "@gable/domain/staff/money-acts.ts";
import { payoffActsOfTwo } from "@gable/domain/workflow/payoff/asked-of-two.ts";
import { z } from "zod";
import { cents, instant } from "./units.ts";

const Account = z.object({ bank: z.string(), type: z.string(), masked: z.string(), owners: z.array(z.string()) });

/** Where money goes, and the creditors that are paid from it. */
export const moneyPart = z.object({
  accounts: z.object({
    disbursement: Account.nullable(),
    /** The payment to the borrower as it last went. */
    sent: z
      .object({
        status: z.enum(["SENT", "RETURNED", "REFUSED"]),
        amount: cents,
        at: instant,
        settlesOn: z.iso.date().nullable(),
        trace: z.string().nullable(),
        reason: z.string().nullable(),
      })
      .nullable(),
    check: z.object({ status: z.string(), reason: z.string() }).nullable(),
    /** Two deposits by which the borrower shows that the account is theirs; never their amounts. */
    smallDeposits: z
      .object({
        pair: z.int(),
        wrong: z.int(),
        askedAt: instant,
        sentAt: instant.nullable(),
        refused: z.string().nullable(),
      })
      .nullable(),
    autopay: Account.nullable(),
    autopayCheck: z.object({ status: z.string(), reason: z.string() }).nullable(),
  }),
  /** Cheques that went out to creditors. */
  chequesOut: z.array(
    z.object({
      debt: z.string(),
      creditor: z.string(),
      lastFour: z.string().nullable(),
      amount: cents,
      cheque: z.string(),
      at: instant,
    }),
  ),
  /** Payoffs that wait for somebody to mail a cheque. */
  chequesDue: z.array(
    z.object({
      debt: z.string(),
      creditor: z.string(),
      lastFour: z.string().nullable(),
      mailTo: z.string(),
      /** On the credit report. */
      balance: cents,
      /** For the cheque: what goes beyond it the lender pays. */
      laidAside: cents,
      /** Why the cheque before came back. */
      cameBack: z.string().nullable(),
    }),
  ),
  /** Payoffs that a creditor's bank refused or sent back. Accounts masked, but for one that a second person is to compare. */
  payoffsBack: z.array(
    z.object({
      debt: z.string(),
      creditor: z.string(),
      lastFour: z.string().nullable(),
      mayLeave: z.boolean(),
      amount: cents,
      /** On the credit report, and what is kept for this debt. */
      balance: cents,
      laidAside: cents,
      status: z.enum(["RETURNED", "REFUSED"]),
      reason: z.string(),
      at: instant,
      payee: z.string(),
      account: z.string(),
      correction: z
        .object({
          byUuid: z.uuid(),
          by: z.string(),
          /** Whoever agrees to it names it. */
          writtenAt: instant,
          payee: z.string(),
          routingNumber: z.string(),
          accountNumber: z.string(),
          creditorReference: z.string(),
          reason: z.string(),
        })
        .nullable(),
    }),
  ),
  /** What creditors ask that keeps the money back; null where nothing does. */
  payoffFigures: z
    .object({
      /** By how much the line is too small. */
      shortfall: cents,
      /** What the borrower would get now. */
      cash: cents,
      /** How that comes about, or what is missing; null once the money was decided upon. */
      sums: z
        .object({
          initialDraw: cents,
          costs: cents,
          creditors: cents,
          /** What the lender said before that it pays. */
          borne: cents,
        })
        .nullable(),
      /** The money has not been decided upon: the lender may still pay what is missing. */
      mayBear: z.boolean(),
      /** Who asked that the lender pays just this much; a second person agrees. */
      bearAsked: z.object({ byUuid: z.uuid(), by: z.string(), at: instant, reason: z.string() }).nullable(),
      /** Who said no to it, and why; gone once it is asked for again. */
      bearRefused: z.object({ by: z.string(), reason: z.string() }).nullable(),
      debts: z.array(
        z.object({
          debt: z.string(),
          creditor: z.string(),
          lastFour: z.string().nullable(),
          signed: cents,
          asked: cents,
          isRisen: z.boolean(),
          /** The creditor takes no electronic payment: `asked` is what is laid aside, and is not asked for anew. */
          isByCheque: z.boolean(),
          mayLeave: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** What one person did about a creditor, and counts once another agrees: where two let the money of the line go. */
  payoffActsAsked: z.array(
    z.object({
      debt: z.string(),
      act: z.enum(payoffActsOfTwo),
      byUuid: z.uuid(),
      by: z.string(),
      at: instant,
      amount: cents.nullable(),
      /** The number of a cheque. */
      reference: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** What was asked for about a creditor and not agreed to, until something else is done about it. */
  payoffAsksRefused: z.array(
    z.object({
      debt: z.string(),
      act: z.enum([...payoffActsOfTwo, "correct-payee"]),
      by: z.string(),
      reason: z.string(),
    }),
  ),
  /** What two people let go, or are to; null where the lender's guidelines do not ask for it. Accounts masked. */
  release: z
    .object({
      /** Of the line's money, or of what creditors left over and the borrower wants on another account than two agreed to. */
      of: z.enum(["LINE", "REST"]),
      /** Nothing else keeps the money back. */
      isAwaited: z.boolean(),
      mayBeSentBack: z.boolean(),
      figures: ShownRelease,
      prepared: z.object({ byUuid: z.uuid(), by: z.string(), at: instant }).nullable(),
      approved: z.object({ by: z.string(), at: instant }).nullable(),
      sentBack: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
    })
    .nullable(),
});
