import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { type DebtToPay, debtsToPay } from "@gable/domain/workflow/debts-to-pay.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { PayoffQuote } from "@gable/domain/workflow/facts/verification-facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import { timelineOf } from "@gable/domain/workflow/timeline.ts";
import { type Task, vendorTask } from "../../workflow/task.ts";
import { vendorAddress, vendorPerson } from "../../workflow/vendor-words.ts";
import { fileAttachment } from "../documents/file-attachment.ts";

/** The money may come some days later than expected; the creditor's figure must still hold then. */
const DAYS_OF_GRACE = 10;
const DAYS_UNKNOWN = 30;

/** The debt of an effect's key, `request-payoff:<id>`. Throws for one that is not to be paid off any more. */
function debtOf({ facts, uuid }: LoanFile, key: string): DebtToPay {
  const id = key.slice(key.indexOf(":") + 1);
  const debt = debtsToPay(facts).find((one) => one.id === id);
  if (!debt) throw new Error(`the application ${uuid} does not pay off ${id}`);
  return debt;
}

export const payoffTasks: readonly Task[] = [
  vendorTask({
    effect: "request-payoff",
    vendor: "payoff",
    act: "request-statement",
    request: (ctx, file, { key }) => {
      const debt = debtOf(file, key);
      const home = homeOf(file.facts);
      const now = ctx.clock.now(file.uuid).toISOString();
      const { fundingDate } = timelineOf(file, now);
      const today = localDateAt(now, home?.timeZone ?? "America/New_York");
      return {
        borrower: vendorPerson(file),
        creditor: debt.creditor,
        ...(debt.lastFour && { lastFour: debt.lastFour }),
        debtType: debt.securedByHome ? ("lien" as const) : ("consumer-debt" as const),
        ...(debt.securedByHome && home && { property: { address: vendorAddress(home.address) } }),
        reportedBalance: debt.balance,
        goodThrough: fundingDate ? addDays(fundingDate, DAYS_OF_GRACE) : addDays(today, DAYS_UNKNOWN),
      };
    },
    apply: async (ctx, file, answer, now, { key, seal }) => {
      const id = key.slice(key.indexOf(":") + 1);
      const { facts } = file;
      if (facts.payoffQuotes[id] || !debtsToPay(facts).some((debt) => debt.id === id)) return undefined;
      const at = now.toISOString();
      const kept = (quote: PayoffQuote) => ({
        event: "payoff-quoted",
        facts: { payoffQuotes: { ...facts.payoffQuotes, [id]: quote } },
        detail: { debt: id, outcome: quote.outcome },
      });
      if (answer.outcome === "not-found") return kept({ outcome: "NOT_FOUND", at });
      if (answer.outcome !== "quoted") return kept({ outcome: "BY_MAIL", mailTo: answer.mailTo, at });
      const { amount, perDiem, goodThrough, remitTo, letter } = answer;
      return {
        ...kept({ outcome: "QUOTED", amount, perDiem, goodThrough, ...remitTo, at }),
        alongside: async (trx) => {
          await fileAttachment(ctx, trx, file, seal, "PAYOFF_STATEMENT", letter);
        },
      };
    },
  }),
];
