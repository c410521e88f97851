import { businessDayAfter, firstBusinessDayFrom } from "@gable/domain/calendar/business-days.ts";
import { isFederalReserveDay } from "@gable/domain/calendar/federal-reserve-days.ts";
import type { PaymentAnswer, disbursement as protocol } from "@gable/vendors/disbursement/protocol.ts";
import { addMinutes } from "../days.ts";
import type { CapturedMessage } from "../inbox.ts";
import { isRoutingNumber } from "../institutions.ts";
import { recogniseHolder } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { later } from "../script.ts";
import { nameFor, seeded } from "../seeded.ts";

/** The most that goes out in one payment, in cents. */
const LIMIT = 100_000_000;

export const disbursement: Vendor<typeof protocol> = {
  send: ({ method, purpose, amount, to, memo }, { order, orderedAt, today, nth, inbox }) => {
    if (amount > LIMIT) return later({ answer: { outcome: "refused", reason: "limit-exceeded" } });
    if ("walletAddress" in to) return later({ answer: sentToWallet(to.walletAddress, order, orderedAt, today) });
    if (!isRoutingNumber(to.routingNumber)) return later({ answer: { outcome: "refused", reason: "invalid-account" } });

    const payment = nameFor("dsb", order);
    const traceNumber = `${to.routingNumber.slice(0, 8)}${seeded("trace", order).digits(7)}`;
    const sent: PaymentAnswer = {
      outcome: "sent",
      payment,
      traceNumber,
      sentAt: addMinutes(orderedAt, 5),
      settlesOn: settlementOf(method, today),
    };
    if (purpose === "account-check") inbox.capture(onStatement(order, orderedAt, to.accountNumber, amount, memo));
    const comesBack =
      purpose === "proceeds" && nth === 1 && recogniseHolder(to.holder)?.payments === "first-is-returned";
    if (!comesBack) return later({ answer: sent });
    const returned: PaymentAnswer = {
      outcome: "returned",
      payment,
      traceNumber,
      returnedAt: addMinutes(orderedAt, 2 * 24 * 60),
      code: "R03",
      reason: "No account or unable to locate the account",
    };
    return later<PaymentAnswer>({ answer: sent }, { answer: returned });
  },
};

/** Banks are closed on a holiday as on a Sunday: a wire is there on the first day on which they are open, ACH on the day of theirs after. */
const settlementOf = (method: "ach" | "wire" | "wallet", today: string): string =>
  method === "wire"
    ? firstBusinessDayFrom(today, isFederalReserveDay)
    : businessDayAfter(today, 1, isFederalReserveDay);

/** A line of the account's statement: whoever has no such account reads the amount here. */
const onStatement = (
  order: string,
  at: string,
  accountNumber: string,
  cents: number,
  memo: string,
): CapturedMessage => ({
  id: `deposit-${order}`,
  channel: "mail",
  to: `account-${accountNumber.slice(-4)}@bank.example`,
  from: "The account's bank",
  subject: `Deposit of $0.${String(cents).padStart(2, "0")}`,
  text: `${memo}: $0.${String(cents).padStart(2, "0")} were paid into the account that ends in ${accountNumber.slice(-4)}.`,
  html: null,
  attachments: [],
  at,
});

/** A wallet has it within the hour. */
const sentToWallet = (address: string, order: string, orderedAt: string, today: string): PaymentAnswer => ({
  outcome: "sent",
  payment: nameFor("dsb", order),
  traceNumber: `${address.slice(0, 6)}${seeded("trace", order).digits(12)}`,
  sentAt: addMinutes(orderedAt, 45),
  settlesOn: today,
});
