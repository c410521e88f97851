import { z } from "zod";
import { AccountNumberInput } from "../accounts/account-number.ts";
import { RoutingNumberInput } from "../accounts/routing-number.ts";
import { VendorId } from "../liens/vendor-id.ts";
import { oneLine } from "../one-line.ts";
import { paperLine } from "../people/paper-line.ts";
import { cents, reason } from "./act-parts.ts";

const centsOrNone = z.int().min(0).max(100_000_000_000);
const debt = VendorId;

/** What is to leave, as it is shown to whoever lets it go: accounts masked. Amounts in cents. */
export const ShownRelease = z.strictObject({
  /** To the borrower. */
  cash: centsOrNone,
  /** To all creditors together. */
  creditors: centsOrNone,
  /** The account or wallet of the borrower. */
  account: z.string().max(400).nullable(),
  payoffs: z
    .array(
      z.strictObject({
        creditor: z.string().max(400),
        lastFour: z.string().max(10).nullable(),
        amount: centsOrNone,
        /** Where an electronic payment goes. */
        to: z.string().max(400).nullable(),
        /** Where a cheque goes. */
        mailTo: z.string().max(400).nullable(),
      }),
    )
    .max(200),
  originationFee: centsOrNone,
  costs: centsOrNone,
});
export type ShownRelease = z.output<typeof ShownRelease>;

/** What staff do about creditors, and to let the money of a line go. Amounts in cents. */
export const moneyActs = [
  /** A creditor takes no electronic payment: a cheque went out. */
  z.strictObject({
    act: z.literal("record-mailed-payoff"),
    debt,
    amount: cents,
    reference: oneLine(60).min(1),
    /** Why the creditor takes less than the balance on the report. */
    reason: reason.optional(),
  }),
  /** A cheque that went out came back, or was never cashed: its creditor is unpaid again. */
  z.strictObject({ act: z.literal("record-returned-cheque"), debt, reason }),
  /** A payoff that the creditor's bank refused or sent back goes out again as it was. */
  z.strictObject({ act: z.literal("send-payoff-again"), debt }),
  /** It goes to another account, which a second person compares with the creditor's own words. */
  z.strictObject({
    act: z.literal("correct-payee"),
    debt,
    payee: paperLine(200).min(1, "required"),
    routingNumber: RoutingNumberInput,
    accountNumber: AccountNumberInput,
    creditorReference: paperLine(60).min(1, "required"),
    reason,
  }),
  /** Another person agrees to the account that was written down then. */
  z.strictObject({ act: z.literal("approve-payee"), debt, writtenAt: z.iso.datetime() }),
  z.strictObject({ act: z.literal("ask-payoff-again"), debt }),
  /** The borrower was called, and agrees that the creditor gets this much. */
  z.strictObject({ act: z.literal("accept-payoff-amount"), debt, amount: cents }),
  z.strictObject({ act: z.literal("leave-debt-unpaid"), debt, reason }),
  /** The lender is to pay what the line is too small for: one asks for it, another agrees. */
  z.strictObject({ act: z.literal("bear-shortfall"), reason }),
  z.strictObject({ act: z.literal("agree-to-bear-shortfall"), amount: cents }),
  /** The lender does not pay it: whoever asked takes it back, or a colleague does not agree. */
  z.strictObject({ act: z.literal("refuse-to-bear-shortfall"), askedAt: z.iso.datetime(), reason }),
  /** What another did about a creditor then counts: where two let the money of the line go. */
  z.strictObject({ act: z.literal("agree-to-payoff-act"), debt, askedAt: z.iso.datetime() }),
  /** That, or another account for a payoff, is not agreed to, or taken back by whoever asked then. */
  z.strictObject({ act: z.literal("refuse-payoff-act"), debt, askedAt: z.iso.datetime(), reason }),
  /** The money is to leave as it is shown, and to the accounts that are. */
  z.strictObject({ act: z.literal("prepare-release"), figures: ShownRelease }),
  /** Another person agrees to what was prepared then. */
  z.strictObject({ act: z.literal("approve-release"), preparedAt: z.iso.datetime() }),
  /** It is prepared anew; possible until the money is decided upon. */
  z.strictObject({ act: z.literal("send-release-back"), preparedAt: z.iso.datetime(), reason }),
] as const;
