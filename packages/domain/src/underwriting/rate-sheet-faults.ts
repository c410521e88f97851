import { ExactDecimal } from "../money/rounding.ts";
import { unitsOf } from "../offers/price-line.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { EligibilityTier, LendingPolicy } from "./lending-policy.ts";
import type { PolicyFault } from "./policy-faults.ts";

const MOST_UNITS = 2;

/** Where a rate sheet and the tiers do not fit together, so that a typing error would be offered, or declined for, as if it were meant. */
export function rateSheetFaults(policy: LendingPolicy): PolicyFault[] {
  return [...contradictions(policy), ...gaps(policy), ...repetitions(policy), ...ratesBeyondCap(policy)];
}

/** A better score or more equity that would cost more, or be lent less on. */
function contradictions({ rateSheet, eligibility, dti }: LendingPolicy): PolicyFault[] {
  const { tiers } = eligibility;
  const tiersFall =
    isFalling(tiers.map(({ maxLine }) => maxLine)) &&
    occupancies.every((occupancy) =>
      (["first", "second"] as const).every((lien) =>
        isFalling(tiers.map(({ maxCltvPercent }) => maxCltvPercent[occupancy]?.[lien] ?? 0)),
      ),
    );
  return [
    ...(isRising(rateSheet.base.map(({ percent }) => percent)) ? [] : [betterIsWorse(["rateSheet", "base"])]),
    ...(isRising(rateSheet.cltv.map(({ percent }) => percent)) ? [] : [betterIsWorse(["rateSheet", "cltv"])]),
    ...(tiersFall ? [] : [betterIsWorse(["eligibility", "tiers"])]),
    ...(isFalling([dti.maxPercentStrongPrimary, dti.maxPercentPrimary]) &&
    isFalling([dti.maxHousingPercentStrong, dti.maxHousingPercent])
      ? []
      : [betterIsWorse(["dti"])]),
  ];
}

/** What is lent on and has no price: it would be declined as if its rate were too high. */
function gaps({ rateSheet, eligibility }: LendingPolicy): PolicyFault[] {
  const lowestScore = Math.min(...eligibility.tiers.map(({ minScore }) => minScore));
  const lowestPriced = Math.min(...rateSheet.base.map(({ minScore }) => minScore));
  const highestCltv = ExactDecimal.max(...eligibility.tiers.flatMap(cltvLimits), 0);
  const highestPriced = ExactDecimal.max(...rateSheet.cltv.map(({ maxCltvPercent }) => maxCltvPercent), 0);
  const hasPrices = eligibility.propertyTypes.every((type) => rateSheet.property[type] !== undefined);
  return [
    ...(lowestPriced <= lowestScore ? [] : [rowMissing(["rateSheet", "base"])]),
    ...(highestPriced.gte(highestCltv) ? [] : [rowMissing(["rateSheet", "cltv"])]),
    ...(hasPrices ? [] : [rowMissing(["rateSheet", "property"])]),
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

/** No part of a rate exceeds what a rate may be, and a first draw's no more than the plan states for any draw (12 CFR 1026.30). */
function ratesBeyondCap({ rateSheet, overlayPercent, laterDraws }: LendingPolicy): PolicyFault[] {
  const { cltv, term, lien, occupancy, fee, property, amount, capPercent } = rateSheet;
  const parts: Readonly<Record<string, readonly string[]>> = {
    cltv: cltv.map(({ percent }) => percent),
    term: term.map(({ percent }) => percent),
    lien: Object.values(lien),
    occupancy: Object.values(occupancy),
    fee: fee.map(({ percent }) => percent),
    property: Object.values(property),
    amount: [amount.small.percent, amount.large.percent],
  };
  const isBeyond = (percent: string): boolean => new ExactDecimal(percent).gt(capPercent);
  const beyond = Object.entries(parts)
    .filter(([, percents]) => percents.some(isBeyond))
    .map(([part]) => ["rateSheet", part]);
  return [
    ...[...beyond, ...(isBeyond(overlayPercent) ? [["overlayPercent"]] : [])].map((path) => ({
      path,
      code: "part-above-cap",
      message: "No part of a rate is above the highest rate.",
    })),
    ...(new ExactDecimal(laterDraws.maxRatePercent).gte(capPercent)
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

const isRising = (values: readonly (string | number)[]): boolean =>
  values.every((value, index) => index === 0 || new ExactDecimal(value).gte(values[index - 1] ?? 0));

const isFalling = (values: readonly (string | number)[]): boolean => isRising(values.toReversed());
