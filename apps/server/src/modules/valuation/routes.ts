import { challengeValue, estimateValue, orderBpo, valuation } from "@gable/contract/calls/valuation.ts";
import { expectedValuation } from "@gable/domain/valuation/expected-valuation.ts";
import { failedLook } from "@gable/domain/valuation/failed-look.ts";
import { mayChallengeValue } from "@gable/domain/valuation/may-challenge-value.ts";
import { type PersonalValuation, personalValuationIn } from "@gable/domain/valuation/personal-valuation.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { dayAtHome, homeOf, needsPersonalValuation, valueOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { feesFor, policyOf } from "../underwriting/policy.ts";
import { recordValuationRoute } from "./record-valuation.ts";

/** Rows 4 and 18: the value of the home, where a model does not know it well enough. */
export function valuationRoutes(ctx: Context): Route[] {
  /** Of a look that is ordered, what the borrower agreed to. */
  const feeOf = ({ facts, orgCode, uuid }: LoanFile): number => {
    if (isTexasHomestead(facts)) return 0;
    const today = dayAtHome(facts, ctx.clock.now(uuid).toISOString());
    return facts.bpo?.acceptedFee ?? feesFor(ctx, ctx.lenders.byOrgCode(orgCode), facts, today).valuation;
  };
  /** What is asked of the person who looks at the home: as it was ordered, else as the lender's policy of the day has it. */
  const kindOf = (file: LoanFile): PersonalValuation => {
    const { bpo } = file.facts;
    if (bpo?.status === "ORDERED") return bpo.product ?? "BROKER_OPINION";
    const today = dayAtHome(file.facts, ctx.clock.now(file.uuid).toISOString());
    const policy = policyOf(ctx, ctx.lenders.byOrgCode(file.orgCode), today);
    return personalValuationIn(homeOf(file.facts)?.address.state ?? "", policy);
  };
  const ordered = (file: LoanFile) => (kindOf(file) === "EVALUATION" ? { product: "EVALUATION" as const } : {});
  return [
    recordValuationRoute(ctx),
    answer(valuation, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const model = facts.valuation?.outcome === "VALUED" ? facts.valuation.valuation : undefined;
      return {
        value: valueOf(facts) ?? null,
        source: sourceOf(facts),
        low: model?.low ?? null,
        high: model?.high ?? null,
        challenge: facts.valueChallenge
          ? {
              value: facts.valueChallenge.value,
              why: facts.valueChallenge.why,
              papers: facts.valueChallenge.papers?.length ?? 0,
              was: facts.valueChallenge.was,
              at: facts.valueChallenge.at,
              answer: facts.valueChallenge.answer ?? null,
            }
          : null,
        mayChallenge: mayChallengeValue(file),
        opinion: {
          kind: kindOf(file),
          needed: needsPersonalValuation(facts),
          state: opinionState(facts),
          fee: feeOf(file),
          paidBy: isTexasHomestead(facts) ? ("lender" as const) : ("borrower" as const),
          visit: facts.bpo?.visit ?? null,
          expectedBy: expectedBy(facts, ctx.clock.now(file.uuid).toISOString()),
          reason: facts.bpo?.reason ?? null,
        },
      };
    }),
    answer(estimateValue, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        const { row, step } = decide(file);
        if (row !== 4 || file.facts.valuation?.outcome !== "NONE")
          throw outOfOrder(step, "An estimate is not asked for just now.");
        return { event: "value-estimated", facts: { estimatedValue: body.value } };
      });
      return commandReply(advanced, caller);
    }),
    answer(challengeValue, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { facts } = file;
        const was = valueOf(facts);
        if (!mayChallengeValue(file) || was === undefined)
          throw outOfOrder(decide(file).step, "The value cannot be challenged just now.");
        const isSent = (paper: string): boolean =>
          facts.uploads.some(({ documentUuid, type }) => documentUuid === paper && type === "VALUATION_EVIDENCE");
        if (body.papers && !body.papers.every(isSent)) throw invalid({ papers: ["invalid"] });
        const at = now.toISOString();
        return {
          event: "value-challenged",
          facts: {
            valueChallenge: { ...body, was, at },
            bpo: {
              // A value that a broker gave before counts until there is another.
              ...(facts.bpo?.valuation && { valuation: facts.bpo.valuation }),
              status: "ORDERED",
              ...ordered(file),
              attempt: (facts.bpo?.attempt ?? 0) + 1,
              accessNotes: body.why.slice(0, 500),
              at,
            },
          },
          detail: { was, value: body.value },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(orderBpo, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        const { bpo } = file.facts;
        if (row !== 18 || bpo?.status === "ORDERED" || failedLook(file.facts) === "staff" || !homeOf(file.facts))
          throw outOfOrder(step, "A broker is not ordered just now.");
        if (body.acceptedFee !== feeOf(file)) throw invalid({ acceptedFee: ["fee-changed"] });
        return {
          event: "bpo-ordered",
          facts: {
            bpo: {
              status: "ORDERED",
              ...ordered(file),
              attempt: (bpo?.attempt ?? 0) + 1,
              ...(body.accessNotes && { accessNotes: body.accessNotes }),
              acceptedFee: body.acceptedFee,
              at: now.toISOString(),
            },
          },
          detail: { fee: body.acceptedFee },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

function sourceOf(facts: Facts): "AVM" | "BPO" | "EVALUATION" | "APPRAISAL" | "BORROWER_ESTIMATE" | null {
  if (facts.bpo?.valuation) return facts.bpo.valuation.source;
  if (facts.valuation?.outcome === "VALUED") return facts.valuation.valuation.source;
  return facts.estimatedValue === undefined ? null : "BORROWER_ESTIMATE";
}

/** By when the look is over that is ordered, or would be ordered today. */
function expectedBy(facts: Facts, now: string): string | null {
  const { bpo } = facts;
  if (bpo?.status === "COMPLETE") return null;
  const today = dayAtHome(facts, now);
  const expected = expectedValuation(bpo?.status === "ORDERED" ? dayAtHome(facts, bpo.at) : today);
  return expected < today ? null : expected;
}

const states = { assigned: "ASSIGNED", scheduled: "SCHEDULED", inspected: "INSPECTED" } as const;

function opinionState({ bpo }: Facts) {
  if (!bpo) return "NOT_ORDERED" as const;
  if (bpo.status !== "ORDERED") return bpo.status;
  return bpo.stage ? states[bpo.stage] : ("ORDERED" as const);
}
