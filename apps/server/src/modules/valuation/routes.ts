import { estimateValue, orderBpo, valuation } from "@gable/contract/calls/valuation.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf, needsPersonalValuation, valueOf } from "@gable/domain/workflow/home.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notarisation.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { policyOf } from "../underwriting/policy.ts";

/** Rows 4 and 18: the value of the home, where a model does not know it well enough. */
export function valuationRoutes(ctx: Context): Route[] {
  const feeOf = (file: LoanFile): number => {
    if (isTexasHomestead(file.facts)) return 0;
    const today = ctx.clock.now(file.uuid).toISOString().slice(0, 10);
    return policyOf(ctx, ctx.lenders.byOrgCode(file.orgCode), today).fees.valuation;
  };
  return [
    answer(valuation, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const model = facts.valuation?.outcome === "VALUED" ? facts.valuation.valuation : undefined;
      return {
        value: valueOf(facts) ?? null,
        source: sourceOf(facts),
        low: model?.low ?? null,
        high: model?.high ?? null,
        opinion: {
          needed: needsPersonalValuation(facts),
          state: opinionState(facts),
          fee: feeOf(file),
          paidBy: isTexasHomestead(facts) ? ("lender" as const) : ("borrower" as const),
          visit: facts.bpo?.visit ?? null,
          reason: facts.bpo?.reason ?? null,
        },
      };
    }),
    answer(estimateValue, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        const { row, step } = decide(file);
        const isAsked = row === 4 && file.facts.valuation?.outcome === "NONE";
        if (!isAsked && !mayChallenge(file)) throw outOfOrder(step, "An estimate is not asked for just now.");
        return { event: "value-estimated", facts: { estimatedValue: body.value } };
      });
      return commandReply(advanced, caller);
    }),
    answer(orderBpo, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        const { bpo } = file.facts;
        const isAsked = row === 18 || mayChallenge(file);
        if (!isAsked || bpo?.status === "ORDERED" || !homeOf(file.facts))
          throw outOfOrder(step, "A broker is not ordered just now.");
        if (body.acceptedFee !== feeOf(file)) throw invalid({ acceptedFee: ["fee-changed"] });
        return {
          event: "bpo-ordered",
          facts: {
            bpo: {
              status: "ORDERED",
              attempt: (bpo?.attempt ?? 0) + 1,
              ...(body.accessNotes && { accessNotes: body.accessNotes }),
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

/** Until the summary is signed, who thinks that the home is worth something else may have a broker look at it, once. */
function mayChallenge(file: LoanFile): boolean {
  const { row } = decide(file);
  return row >= 7 && row <= 11 && file.facts.bpo?.status !== "COMPLETE";
}

function sourceOf(facts: Facts): "AVM" | "BPO" | "APPRAISAL" | "BORROWER_ESTIMATE" | null {
  if (facts.bpo?.valuation) return "BPO";
  if (facts.valuation?.outcome === "VALUED") return facts.valuation.valuation.source;
  return facts.estimatedValue === undefined ? null : "BORROWER_ESTIMATE";
}

const states = { assigned: "ASSIGNED", scheduled: "SCHEDULED", inspected: "INSPECTED" } as const;

function opinionState({ bpo }: Facts) {
  if (!bpo) return "NOT_ORDERED" as const;
  if (bpo.status !== "ORDERED") return bpo.status;
  return bpo.stage ? states[bpo.stage] : ("ORDERED" as const);
}
