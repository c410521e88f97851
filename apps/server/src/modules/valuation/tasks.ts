import { decideValuation } from "@gable/domain/valuation/decide-valuation.ts";
import type { Valuation, ValuationOutcome } from "@gable/domain/workflow/facts/application-facts.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import { valueOrder } from "@gable/domain/workflow/stages/application.ts";
import type { AvmAnswer } from "@gable/vendors/avm/protocol.ts";
import { type Task, vendorTask } from "../../workflow/task.ts";
import { vendorAddress } from "../../workflow/vendor-words.ts";
import { policyOf } from "../underwriting/policy.ts";
import { logAvm } from "./avm-log.ts";

function readValue(answer: AvmAnswer): Valuation | null {
  if (answer.outcome === "no-hit" || answer.value === 0) return null;
  const { value, low, high, condition, asOf } = answer;
  return {
    source: "AVM",
    value,
    low,
    high,
    fsd: Number(answer.fsd),
    condition,
    model: `${answer.model} ${answer.modelVersion}`,
    asOf,
  };
}

export const valuationTasks: readonly Task[] = [
  vendorTask({
    effect: "value-property",
    vendor: "avm",
    act: "value",
    request: (_ctx, { facts, uuid }) => {
      const home = homeOf(facts);
      if (!home) throw new Error(`the home of ${uuid} is not known yet`);
      const { address, countyFips, parcelId } = home;
      return {
        address: vendorAddress(address),
        countyFips,
        parcelNumber: parcelId,
        cascade: facts.avms.length === 0 ? ("first" as const) : ("second" as const),
      };
    },
    apply: (ctx, file, answer, now, { key }) => {
      const home = homeOf(file.facts);
      if (!home || file.facts.valuation || key !== valueOrder(file.facts).key) return undefined;
      const avms = [...file.facts.avms, readValue(answer)];
      const first = avms[0] ?? null;
      const decided = decideValuation(
        {
          state: home.address.state,
          avms: avms.map((avm) => avm && { value: avm.value, fsd: avm.fsd ?? 1 }),
          opinion: null,
          condition: first?.condition ?? null,
        },
        policyOf(ctx, ctx.lenders.byOrgCode(file.orgCode), dayAtHome(file.facts, now.toISOString())),
      );
      const settled = decided.result === "SECOND_AVM" ? {} : { valuation: outcomeOf(avms, decided.value, now) };
      return {
        event: "value-answered",
        facts: { avms, ...settled },
        detail: { result: decided.result },
        alongside: (trx) => logAvm(trx, file, avms.length, avms.at(-1) ?? null, now),
      };
    },
  }),
];

/** A value that can be lent on; a value that a person must confirm; or none, for which the borrower's estimate stands in. */
function outcomeOf(avms: readonly (Valuation | null)[], accepted: number | null, now: Date): ValuationOutcome {
  const at = now.toISOString();
  const found = avms.filter((avm) => avm !== null);
  const relied = found.toSorted((a, b) => a.value - b.value)[0];
  if (!relied) return { outcome: "NONE", at };
  return {
    outcome: "VALUED",
    valuation: { ...relied, value: accepted ?? relied.value },
    bpoRequired: accepted === null,
    at,
  };
}
