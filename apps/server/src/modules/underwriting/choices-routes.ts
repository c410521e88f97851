import { answerWinback, assets, declareAssets, winback } from "@gable/contract/calls/underwriting-choices.ts";
import { AssetType } from "@gable/domain/income/asset-depletion.ts";
import { counterOffers } from "@gable/domain/underwriting/counter-offers.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { DecisionRecord } from "@gable/domain/workflow/facts/decision-record.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { policyOfDecision } from "./policy.ts";

/** Row 6, where a borrower's own choice may turn the decision: savings that count as income, or debts paid off first. */
export function underwritingChoiceRoutes(ctx: Context): Route[] {
  const policyFor = (file: LoanFile, decision: DecisionRecord) =>
    policyOfDecision(ctx, ctx.lenders.byOrgCode(file.orgCode), decision);
  return [
    answer(assets, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const made = decisionAt(file, "ASSETS_PREQUAL");
      const policy = policyFor(file, made);
      const wanted = counterOffers(made.input, policy).find((offer) => offer.kind === "SHOW_ASSETS");
      return {
        needed: wanted?.neededAssets ?? null,
        months: policy.income.assetMonths,
        kinds: AssetType.options.map((type) => ({
          type,
          countsPercent: Number(policy.income.assetHaircutPercent[type] ?? 0),
        })),
      };
    }),
    answer(declareAssets, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        decisionAt(file, "ASSETS_PREQUAL");
        return {
          event: "assets-declared",
          facts: { depletionAssets: body.assets },
          detail: { assets: body.assets.length },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(winback, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const made = decisionAt(file, "CLTV_LIEN_POSITION_REQUALIFY");
      const known = new Map((file.facts.liens?.liens ?? []).map((lien) => [lien.id, lien]));
      const isOneAtATime = made.result.reasons.some(({ finding }) => finding === "EQUITY_LOAN_OPEN");
      return {
        because: isOneAtATime ? ("ONE_EQUITY_LOAN" as const) : ("DEBT_AHEAD" as const),
        choices: made.result.winback.map(({ payOffLienIds, ...choice }) => ({
          ...choice,
          liens: payOffLienIds.flatMap((id) => {
            const lien = known.get(id);
            return lien ? [{ id, lender: lien.lender, balance: lien.balance }] : [];
          }),
        })),
      };
    }),
    answer(answerWinback, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const made = decisionAt(file, "CLTV_LIEN_POSITION_REQUALIFY");
        const at = now.toISOString();
        const { liens } = file.facts;
        if (!body.accepted) return { event: "winback-refused", facts: { winbackAnswered: { accepted: false, at } } };
        const chosen = new Set(body.lienIds);
        const isOffered = made.result.winback.some(
          ({ payOffLienIds }) => payOffLienIds.length === chosen.size && payOffLienIds.every((id) => chosen.has(id)),
        );
        if (!isOffered || !liens) throw invalid({ lienIds: ["not-offered"] });
        return {
          event: "winback-accepted",
          facts: {
            winbackAnswered: { accepted: true, at },
            liens: {
              ...liens,
              liens: liens.liens.map((lien) => (chosen.has(lien.id) ? { ...lien, paidOffAtClosing: true } : lien)),
            },
          },
          detail: { payoffs: chosen.size },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

/** The decision that leaves this choice. Throws a Refusal where the application does not stand at it. */
function decisionAt(file: LoanFile, at: "ASSETS_PREQUAL" | "CLTV_LIEN_POSITION_REQUALIFY"): DecisionRecord {
  const { step } = decide(file);
  const { decision } = file.facts;
  if (step !== at || !decision) throw outOfOrder(step, "This is not asked for just now.");
  return decision;
}
