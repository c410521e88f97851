import { z } from "zod";
import { oneLine } from "../one-line.ts";
import { AccountNumberInput } from "./account-number.ts";
import { RoutingNumberInput } from "./routing-number.ts";
import { WalletAddressInput } from "./wallet-address.ts";

export const accountTypes = ["CHECKING", "SAVINGS"] as const;

/** An account that the borrower linked at their bank. */
export const LinkedAccountChoice = z.strictObject({ source: z.literal("LINKED"), accountUuid: z.uuid() });

/** An account typed by hand; its number is typed twice on the screen and once on the wire. */
export const TypedAccountChoice = z.strictObject({
  source: z.literal("TYPED"),
  nickname: oneLine(40).optional(),
  routingNumber: RoutingNumberInput,
  accountNumber: AccountNumberInput,
  type: z.enum(accountTypes),
});

/** A wallet, where the loan is paid out in crypto-assets. */
export const WalletChoice = z.strictObject({ source: z.literal("WALLET"), address: WalletAddressInput });

/** Row 14: where the money is sent. */
export const DisbursementChoice = z.discriminatedUnion("source", [
  LinkedAccountChoice,
  TypedAccountChoice,
  WalletChoice,
]);
export type DisbursementChoice = z.output<typeof DisbursementChoice>;

/** Row 15: how the monthly payment is made. */
export const AutopayChoice = z.discriminatedUnion("payType", [
  z.strictObject({ payType: z.literal("MANUAL") }),
  z.strictObject({
    payType: z.literal("AUTOPAY"),
    account: z.discriminatedUnion("source", [
      z.strictObject({ source: z.literal("DISBURSEMENT") }),
      LinkedAccountChoice,
      TypedAccountChoice,
    ]),
    /** Day of the month on which the payment is drawn, 1 to 28. */
    draftDay: z.int().min(1).max(28),
    consentVersion: z.string(),
  }),
]);
export type AutopayChoice = z.output<typeof AutopayChoice>;

export type LinkedAccountChoice = z.output<typeof LinkedAccountChoice>;
export type TypedAccountChoice = z.output<typeof TypedAccountChoice>;
