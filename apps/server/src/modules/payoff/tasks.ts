import { FEDERAL_RESERVE_ZONE } from "@gable/domain/calendar/federal-reserve-days.ts";
import { addDays, daysBetween, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { PayoffQuote } from "@gable/domain/workflow/facts/verification-facts.ts";
import { type DebtToPay, debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { arrivalOf } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import type { PayoffAnswer, PayoffRequest } from "@gable/vendors/payoff/protocol.ts";
import type { Applying, Context, Task } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorAddress, vendorPerson } from "../../workflow/vendor-words.ts";
import { fileAttachment } from "../documents/file-attachment.ts";
import { plannedTimeline } from "../rescission/hold-days.ts";

/** The money may come some days later than expected; the creditor's figure must still hold then. */
const DAYS_OF_GRACE = 10;
const DAYS_UNKNOWN = 30;

/** The debt of an effect's key, `request-payoff:<id>` or `renew-payoff:<id>:<times>`; undefined for one that is not to be paid off any more. */
function debtOf({ facts }: LoanFile, key: string): DebtToPay | undefined {
  return debtsToPay(facts).find(({ id }) => key === `request-payoff:${id}` || key.startsWith(`renew-payoff:${id}:`));
}

function requestFor(file: LoanFile, key: string, goodThrough: LocalDate): PayoffRequest {
  const debt = debtOf(file, key);
  if (!debt) throw new Error(`the application ${file.uuid} does not pay off what ${key} is about`);
  const home = homeOf(file.facts);
  return {
    borrower: vendorPerson(file),
    creditor: debt.creditor,
    ...(debt.lastFour && { lastFour: debt.lastFour }),
    debtType: debt.securedByHome ? "lien" : "consumer-debt",
    ...(debt.securedByHome && home && { property: { address: vendorAddress(home.address) } }),
    reportedBalance: debt.balance,
    goodThrough,
  };
}

/** What a creditor answered, as it is kept. */
function quoteFrom(answer: PayoffAnswer, at: string): PayoffQuote {
  if (answer.outcome === "not-found") return { outcome: "NOT_FOUND", at };
  if (answer.outcome !== "quoted") return { outcome: "BY_MAIL", mailTo: answer.mailTo, at };
  const { amount, perDiem, goodThrough, remitTo } = answer;
  return { outcome: "QUOTED", amount, perDiem, goodThrough, ...remitTo, at };
}

/** The creditor's letter is filed beside the figure. */
const letterOf = (ctx: Context, file: LoanFile, answer: PayoffAnswer, { seal }: Applying): Pick<Change, "alongside"> =>
  answer.outcome === "quoted"
    ? {
        alongside: async (trx) => {
          await fileAttachment(ctx, trx, file, seal, "PAYOFF_STATEMENT", answer.letter);
        },
      }
    : {};

/** A figure that ends before the money arrives has the interest of the days after it added, as its letter says. */
function upTo(quote: PayoffQuote, arrival: LocalDate): PayoffQuote {
  if (quote.outcome !== "QUOTED" || quote.goodThrough >= arrival) return quote;
  const days = daysBetween(quote.goodThrough, arrival);
  return { ...quote, amount: quote.amount + quote.perDiem * days, goodThrough: arrival };
}

const todayIn = (now: Date): LocalDate => localDateAt(now.toISOString(), FEDERAL_RESERVE_ZONE);

export const payoffTasks: readonly Task[] = [
  vendorTask({
    effect: "request-payoff",
    vendor: "payoff",
    act: "request-statement",
    request: (ctx, file, { key }) => {
      const now = ctx.clock.now(file.uuid).toISOString();
      const { fundingDate } = plannedTimeline(ctx, file, now);
      const today = dayAtHome(file.facts, now);
      return requestFor(file, key, fundingDate ? addDays(fundingDate, DAYS_OF_GRACE) : addDays(today, DAYS_UNKNOWN));
    },
    apply: (ctx, file, answer, now, applying) => {
      const { facts } = file;
      const debt = debtOf(file, applying.key);
      if (!debt || facts.payoffQuotes[debt.id]) return undefined;
      const quote = quoteFrom(answer, now.toISOString());
      return {
        event: "payoff-quoted",
        facts: { payoffQuotes: { ...facts.payoffQuotes, [debt.id]: quote } },
        detail: { debt: debt.id, outcome: quote.outcome },
        ...letterOf(ctx, file, answer, applying),
      };
    },
  }),
  // Before money leaves on a figure that no longer holds, the creditor is asked for another.
  vendorTask({
    effect: "renew-payoff",
    vendor: "payoff",
    act: "request-statement",
    request: (ctx, file, { key }) => requestFor(file, key, addDays(todayIn(ctx.clock.now(file.uuid)), DAYS_OF_GRACE)),
    apply: (ctx, file, answer, now, applying) => {
      const { payoffRenewals } = file.facts;
      const debt = debtOf(file, applying.key);
      const times = (debt && payoffRenewals?.[debt.id]?.times) ?? 0;
      if (!debt || applying.key !== `renew-payoff:${debt.id}:${times}`) return undefined;
      const quote = upTo(quoteFrom(answer, now.toISOString()), arrivalOf(todayIn(now)));
      return {
        event: "payoff-renewed",
        facts: { payoffRenewals: { ...payoffRenewals, [debt.id]: { times: times + 1, quote } } },
        detail: { debt: debt.id, outcome: quote.outcome },
        ...letterOf(ctx, file, answer, applying),
      };
    },
  }),
];
