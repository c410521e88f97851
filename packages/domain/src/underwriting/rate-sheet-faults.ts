import { ExactDecimal } from "../money/rounding.ts";
import { unitsOf } from "../offers/price-line.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { EligibilityTier, LendingPolicy } from "./lending-policy.ts";
import type { PolicyFault } from "./policy-fault.ts";

const MOST_UNITS = 2;

/** Where a rate sheet and the tiers do not fit together, so that a typing error would be offered, or declined for, as if it were meant. */
export function rateSheetFaults(policy: LendingPolicy): PolicyFault[] {
  return [...contradictions(policy), ...gaps(policy), ...repetitions(policy), ...ratesBeyondCap(policy)];
}

/** A better score or more equity that would cost more, or be lent less on: at the figure that is worse than the one before it. */
function contradictions({ rateSheet, eligibility, dti }: LendingPolicy): PolicyFault[] {
  const { tiers } = eligibility;
  const limits = occupancies.flatMap((occupancy) =>
    (["first", "second"] as const).map((lien) => ({
      path: ["maxCltvPercent", occupancy, lien],
      values: tiers.map(({ maxCltvPercent }) => maxCltvPercent[occupancy]?.[lien] ?? 0),
    })),
  );
  const listed = [
    ...placesBelow(rateSheet.base.map(({ percent }) => percent)).map((row) => ["rateSheet", "base", row, "percent"]),
    ...placesBelow(rateSheet.cltv.map(({ percent }) => percent)).map((row) => ["rateSheet", "cltv", row, "percent"]),
    ...placesAbove(tiers.map(({ maxLine }) => maxLine)).map((row) => ["eligibility", "tiers", row, "maxLine"]),
    ...limits.flatMap(({ path, values }) => placesAbove(values).map((row) => ["eligibility", "tiers", row, ...path])),
    ...(isRising([dti.maxPercentPrimary, dti.maxPercentStrongPrimary]) ? [] : [["dti", "maxPercentPrimary"]]),
    ...(isRising([dti.maxHousingPercent, dti.maxHousingPercentStrong]) ? [] : [["dti", "maxHousingPercent"]]),
  ];
  return listed.map(betterIsWorse);
}

/** What is lent on and has no price: it would be declined as if its rate were too high. */
function gaps({ rateSheet, eligibility }: LendingPolicy): PolicyFault[] {
  const lowestScore = Math.min(...eligibility.tiers.map(({ minScore }) => minScore));
  const lowestPriced = Math.min(...rateSheet.base.map(({ minScore }) => minScore));
  const highestCltv = ExactDecimal.max(...eligibility.tiers.flatMap(cltvLimits), 0);
  const highestPriced = ExactDecimal.max(...rateSheet.cltv.map(({ maxCltvPercent }) => maxCltvPercent), 0);
  const unpriced = eligibility.propertyTypes.filter((type) => rateSheet.property[type] === undefined);
  return [
    ...(lowestPriced <= lowestScore ? [] : [rowMissing(["rateSheet", "base"])]),
    ...(highestPriced.gte(highestCltv) ? [] : [rowMissing(["rateSheet", "cltv"])]),
    ...unpriced.map((type) => rowMissing(["rateSheet", "property", type])),
    ...(eligibility.propertyTypes.every((type) => unitsOf(type) <= MOST_UNITS)
      ? []
      : [
          {
            path: ["eligibility", "propertyTypes"],
            code: "units-over-two",
            message: "Homes of more than two units are not lent on.",
          },
        ]),
  ];
}

type Listed = readonly [path: string[], values: readonly (string | number)[]];

/** Two rows for one thing: which of them counts would be a matter of chance. */
function repetitions(policy: LendingPolicy): PolicyFault[] {
  const { rateSheet } = policy;
  const lists: readonly Listed[] = [
    [["termYears"], policy.termYears],
    [["feePercents"], policy.feePercents],
    [["rateSheet", "term"], rateSheet.term.map(({ years }) => years)],
    [["rateSheet", "fee"], rateSheet.fee.map(({ feePercent }) => feePercent)],
    [["yearlyAmounts"], policy.yearlyAmounts.map(({ year }) => year)],
    ...Object.entries(policy.stateOverrides).map(([state, override]): Listed => {
      return [["stateOverrides", state, "homesteadFeePercents"], override?.homesteadFeePercents ?? []];
    }),
  ];
  return lists
    .filter(([, values]) => new Set(values.map((value) => new ExactDecimal(value).toFixed())).size < values.length)
    .map(([path]) => ({ path, code: "listed-twice", message: "Each is listed once." }));
}

type Priced = readonly [path: readonly string[], percent: string];

/** No part of a rate exceeds what a rate may be, and a first draw's no more than the plan states for any draw (12 CFR 1026.30). */
function ratesBeyondCap({ rateSheet, overlayPercent, laterDraws }: LendingPolicy): PolicyFault[] {
  const inRows = (part: "cltv" | "term" | "fee"): readonly Priced[] =>
    rateSheet[part].map(({ percent }, index) => [[part, String(index), "percent"], percent]);
  const byName = (part: "lien" | "occupancy" | "property"): readonly Priced[] =>
    Object.entries(rateSheet[part]).map(([name, percent]) => [[part, name], percent]);
  const parts = [
    ...(["cltv", "term", "fee"] as const).flatMap(inRows),
    ...(["lien", "occupancy", "property"] as const).flatMap(byName),
    ...(["small", "large"] as const).map(
      (size): Priced => [["amount", size, "percent"], rateSheet.amount[size].percent],
    ),
  ];
  const isBeyond = (percent: string): boolean => new ExactDecimal(percent).gt(rateSheet.capPercent);
  const beyond = parts.filter(([, percent]) => isBeyond(percent)).map(([path]) => ["rateSheet", ...path]);
  return [
    ...[...beyond, ...(isBeyond(overlayPercent) ? [["overlayPercent"]] : [])].map((path) => ({
      path,
      code: "part-above-cap",
      message: "No part of a rate is above the highest rate.",
    })),
    ...(new ExactDecimal(laterDraws.maxRatePercent).gte(rateSheet.capPercent)
      ? []
      : [
          {
            path: ["laterDraws", "maxRatePercent"],
            code: "plan-below-cap",
            message: "The highest rate of the plan is not below the highest rate of a first draw.",
          },
        ]),
  ];
}

const betterIsWorse = (path: string[]): PolicyFault => ({
  path,
  code: "better-is-worse",
  message: "A better score or more equity never costs more, and no less is lent on it.",
});

const rowMissing = (path: string[]): PolicyFault => ({
  path,
  code: "row-missing",
  message: "Whatever is lent on has its row in the rate sheet.",
});

const occupancies: readonly Occupancy[] = ["PRIMARY", "SECOND_HOME", "INVESTMENT"];

const cltvLimits = ({ maxCltvPercent }: EligibilityTier): string[] =>
  occupancies.flatMap((occupancy) => Object.values(maxCltvPercent[occupancy] ?? {}));

const isRising = (values: readonly (string | number)[]): boolean => placesBelow(values).length === 0;

/** Places of values that are below the one before them. */
const placesBelow = (values: readonly (string | number)[]): string[] =>
  values.flatMap((value, index) =>
    index > 0 && new ExactDecimal(value).lt(values[index - 1] ?? value) ? [String(index)] : [],
  );

/** Places of values that are above the one before them. */
const placesAbove = (values: readonly (string | number)[]): string[] =>
  values.flatMap((value, index) =>
    index > 0 && new ExactDecimal(value).gt(values[index - 1] ?? value) ? [String(index)] : [],
  );
