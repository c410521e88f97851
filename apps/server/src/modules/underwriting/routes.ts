import { decision, underReview, whatIf } from "@gable/contract/calls/underwriting.ts";
import type { Queue } from "@gable/domain/pipeline/queues.ts";
import { queuesOf } from "@gable/domain/pipeline/queues-of.ts";
import { explainDecision } from "@gable/domain/underwriting/explain-decision.ts";
import { staffDeclineReasonOf } from "@gable/domain/underwriting/staff-decline.ts";
import { waysOn } from "@gable/domain/underwriting/ways-on.ts";
import { whatIf as askWhatIf } from "@gable/domain/underwriting/what-if.ts";
import { reliedCredit } from "@gable/domain/workflow/credit/relied-credit.ts";
import { lastDayToAnswer } from "@gable/domain/workflow/deadlines/decision-clocks.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { readingTimes } from "../conditions/with-times.ts";
import { policyOfDecision } from "./policy.ts";

/** The principal reasons, and no more: more than four rarely help the applicant (commentary to 12 CFR 1002.9(b)(2)). */
const MOST_REASONS = 4;

/** In which an application is held that a rule cannot decide. Which of them it is in, its borrower is not told. */
const holding: ReadonlySet<Queue> = new Set(["underwriting", "watchlist", "same-home", "delinquency", "credit"]);

/** What the borrower may know of a decision: the same facts as the notice's. */
export function underwritingRoutes(ctx: Context): Route[] {
  return [
    answer(decision, async ({ params }, { lender }, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { declined, decision: made, lapsedAt, lapse = "INCOMPLETE", incompleteness } = file.facts;
      if (lapsedAt) {
        const until = lapse === "INCOMPLETE" && incompleteness ? lastDayToAnswer(file, incompleteness) : undefined;
        return {
          decidedOn: dayAtHome(file.facts, lapsedAt),
          lapse: { why: lapse, until: until ?? null },
          reasons: [],
          ways: [],
          credit: null,
        };
      }
      if (declined) {
        return {
          decidedOn: dayAtHome(file.facts, declined.at),
          lapse: null,
          reasons: declined.reasons.map(staffDeclineReasonOf).map((reason) => ({ ...reason, numbers: {} })),
          ways: [],
          credit: null,
        };
      }
      if (!made) throw outOfOrder(decide(file).step, "There is no decision yet.");
      return {
        decidedOn: dayAtHome(file.facts, made.at),
        lapse: null,
        reasons: made.result.reasons.slice(0, MOST_REASONS).map(({ finding, code, specify, numbers }) => ({
          finding,
          code,
          specify,
          numbers: { ...numbers },
        })),
        ways: waysOn(made.input, policyOfDecision(ctx, lender, made)).map((words) => ({ ...words })),
        credit: creditRead(file.facts),
      };
    }),
    answer(underReview, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      const times = queuesOf(file)
        .filter(({ queue, move }) => holding.has(queue) && move === "staff")
        .map(({ queue, since }) => readingTimes(ctx, file, queue)(since));
      // Several things are read by several people: it goes on when the last of them has.
      return { lookedAt: times.toSorted((one, other) => one.by.localeCompare(other.by)).at(-1) ?? null };
    }),
    answer(whatIf, async ({ params, query }, { lender }, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const made = file.facts.decision;
      if (!made) throw outOfOrder(decide(file).step, "There is no decision yet.");
      const { input } = made;
      const asked = query.payOff === undefined || query.payOff === "" ? [] : query.payOff.split(",");
      const onHome = new Set(input.liens.map(({ id }) => id));
      const result = askWhatIf(
        input,
        {
          ...(query.value !== undefined && { value: query.value }),
          ...(query.annualIncome !== undefined && { annualIncome: query.annualIncome }),
          payOffLienIds: asked.filter((id) => onHome.has(id)),
          payOffTradelineIds: asked.filter((id) => !onHome.has(id)),
        },
        policyOfDecision(ctx, lender, made),
      );
      if (!result.ok) return { refused: result.reason, answer: null };
      const { decision: changed, ...figures } = result.answer;
      return {
        refused: null,
        answer: {
          approved: changed.decision === "APPROVED",
          ...figures,
          explanations: explainDecision(changed).map(({ words }) => ({ ...words })),
        },
      };
    }),
  ];
}

function creditRead(facts: Facts) {
  const report = reliedCredit(facts)?.report;
  if (!report) return null;
  const { name, address, phone, website } = report.bureau;
  return {
    bureau: { name, address, phone, website },
    score: report.score,
    model: report.scoreModel,
    low: report.scoreRange.low,
    high: report.scoreRange.high,
    date: report.pulledOn,
    factors: report.scoreFactors.map(({ text }) => text),
  };
}
