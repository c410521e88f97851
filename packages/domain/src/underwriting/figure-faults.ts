import { ExactDecimal } from "../money/rounding.ts";
import { partsOf } from "../organisations/settings/parts-of.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { PolicyFault } from "./policy-fault.ts";

/** A rate is said in thousandths of a percent, on every paper. */
const MOST_DECIMALS = 3;

const written = /^(0|[1-9]\d*)(\.\d+)?$/;
const digits = /^\d+(\.\d+)?$/;

/** Texts that may consist of digits and are no figures. */
const noFigures: ReadonlySet<string> = new Set(["id", "grade", "notaryWaitCounties"]);

/** Figures that an administrator writes and that are finer, larger or written otherwise than one can be meant, each at its place. */
export function figureFaults(policy: LendingPolicy): PolicyFault[] {
  const { rateSheet, overlayPercent, autopayDiscountPercent, feePercents, laterDraws, eligibility } = policy;
  const { dti, income, valuation, texas, stateOverrides, products } = policy;
  const rates = { rateSheet, overlayPercent, autopayDiscountPercent, feePercents, laterDraws };
  return partsOf({ ...rates, eligibility, dti, income, valuation, texas, stateOverrides, products }).flatMap(
    ([path, part]) =>
      typeof part === "string" && digits.test(part) && !path.some((name) => noFigures.has(name))
        ? faultsOfFigure(part, path)
        : [],
  );
}

function faultsOfFigure(figure: string, path: readonly string[]): PolicyFault[] {
  const fault = (code: string, message: string): PolicyFault[] => [{ path: [...path], code, message }];
  // The spread of a value is a part of one, everything else a percentage.
  const most = path.at(-1)?.endsWith("Fsd") ? 1 : 100;
  if (!written.test(figure)) return fault("format", "A figure has no noughts before it.");
  if (new ExactDecimal(figure).gt(most)) return fault(`at-most-${most}`, `This figure is ${most} at most.`);
  if ((figure.split(".")[1] ?? "").length > MOST_DECIMALS)
    return fault("three-decimals", "A figure has three decimals at most.");
  return [];
}
