import { decideValuation } from "@gable/domain/valuation/decide-valuation.ts";
import { homesBefore, isOfHomeLeft } from "@gable/domain/workflow/corrections/former-home.ts";
import type { Parcel, Valuation, ValuationOutcome } from "@gable/domain/workflow/facts/application-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import { valueOrder } from "@gable/domain/workflow/stages/application.ts";
import type { AvmAnswer } from "@gable/vendors/avm/protocol.ts";
import type { Applying, Context, Task } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorAddress } from "../../workflow/vendor-words.ts";
import { policyOf } from "../underwriting/policy.ts";
import { logAvm } from "./avm-log.ts";
import { keepLateValuation } from "./late-valuation.ts";

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
    isWanted: ({ facts }, key) => !isOfHomeLeft(facts, key),
    apply: (ctx, file, answer, now, { key, seal }) => {
      const home = homeOf(file.facts);
      if (!home || file.facts.valuation || key !== valueOrder(file.facts).key)
        return keepLate(ctx, file, readValue(answer), now, { key, seal });
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
        alongside: (trx) => logAvm(trx, loggedHome(file, home), avms.length, avms.at(-1) ?? null, now),
      };
    },
  }),
];

/** What a model says of a home that was named before. */
function keepLate(
  ctx: Context,
  file: LoanFile,
  valuation: Valuation | null,
  now: Date,
  applying: Pick<Applying, "key" | "seal">,
): Change | undefined {
  if (!valuation) return undefined;
  return keepLateValuation(ctx, file, applying, {
    valuation,
    alongside: (trx, home) => logAvm(trx, loggedHome(file, home, applying.key), home.models + 1, valuation, now),
  });
}

const loggedHome = (
  file: LoanFile,
  { address, countyFips }: Pick<Parcel, "address" | "countyFips">,
  order?: string,
) => ({
  applicationUuid: file.uuid,
  homesBefore: homesBefore(file.facts, order),
  state: address.state,
  countyFips,
});

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
