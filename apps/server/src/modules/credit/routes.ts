import { creditStanding, repullCredit } from "@gable/contract/calls/credit.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { CreditOutcome } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";

/** The bureau is asked so often by one borrower; then a person helps. */
const MOST_ATTEMPTS = 3;

/** Which pull stands open: the hard one once the application is submitted. */
function openPull(facts: Facts): {
  readonly outcome: CreditOutcome | undefined;
  readonly attempts: number;
  readonly hard: boolean;
} {
  return facts.submittedAt
    ? { outcome: facts.hardCredit, attempts: facts.hardCreditAttempts, hard: true }
    : { outcome: facts.softCredit, attempts: facts.softCreditAttempts, hard: false };
}

export function creditRoutes(ctx: Context): Route[] {
  return [
    answer(creditStanding, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { outcome, attempts } = openPull(file.facts);
      const report = outcome?.outcome === "HIT" ? outcome.report : undefined;
      const bureau = outcome?.outcome === "HIT" ? outcome.report.bureau : outcome?.bureau;
      return {
        bureau: bureau ? { name: bureau.name, phone: bureau.phone, freezeWebsite: bureau.freezeWebsite } : null,
        outcome: outcome?.outcome ?? null,
        attemptsLeft: Math.max(0, MOST_ATTEMPTS - attempts),
        score:
          report && report.score !== null
            ? {
                value: report.score,
                model: report.scoreModel,
                date: report.pulledOn,
                low: report.scoreRange.low,
                high: report.scoreRange.high,
              }
            : null,
      };
    }),
    answer(repullCredit, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        const { outcome, attempts, hard } = openPull(file.facts);
        const { step } = decide(file);
        if (!outcome || outcome.outcome === "HIT") throw outOfOrder(step, "There is no credit check to repeat.");
        if (attempts >= MOST_ATTEMPTS) {
          throw new Refusal(
            409,
            "attempts-used",
            "We have asked several times. Please call us: a person will help you.",
            { step },
          );
        }
        return {
          event: "credit-check-repeated",
          facts: {
            ...(body.ssn && { ssn: body.ssn }),
            ...(body.formerAddress && { formerAddress: body.formerAddress }),
            ...(hard
              ? { hardCredit: undefined, hardCreditAttempts: attempts + 1 }
              : { softCredit: undefined, softCreditAttempts: attempts + 1 }),
          },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}
