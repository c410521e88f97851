import type { primeOfferRates as protocol } from "@gable/vendors/prime-offer-rates/protocol.ts";
import { addDays, weekdayOf } from "../days.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { seeded } from "../seeded.ts";

/** Samples, in percent: what the sandbox says is public, not what was published. */
const fixedCurve: readonly (readonly [upToYears: number, rate: number])[] = [
  [5, 5.72],
  [10, 5.66],
  [12, 5.7],
  [15, 5.78],
  [20, 6.12],
  [25, 6.24],
  [50, 6.31],
];

const primeRates: readonly (readonly [from: string, rate: string])[] = [
  ["2025-12-11", "6.750"],
  ["2025-10-30", "7.000"],
  ["2025-09-18", "7.250"],
  ["2024-12-19", "7.500"],
];

const FIRST_DAY = "2025-01-06";
const LAST_DAY = "2035-12-31";

export const primeOfferRates: Vendor<typeof protocol> = {
  "offer-rates": ({ on, table }) => {
    if (on < FIRST_DAY || on > LAST_DAY) return atOnce({ outcome: "unknown-date" });
    const effectiveFrom = addDays(on, -((weekdayOf(on) + 6) % 7));
    // A few hundredths up or down from week to week.
    const drift = seeded("week", effectiveFrom).between(-6, 6) / 100 + (table === "adjustable" ? -0.15 : 0);
    const rates = Array.from({ length: 50 }, (_, index) => ({
      years: index + 1,
      rate: (rateOf(index + 1) + drift).toFixed(3),
    }));
    return atOnce({ outcome: "known", effectiveFrom, rates });
  },

  "prime-rate": ({ on }) => {
    const found = primeRates.find(([from]) => from <= on);
    if (found === undefined || on > LAST_DAY) return atOnce({ outcome: "unknown-date" });
    return atOnce({
      outcome: "known",
      rate: found[1],
      effectiveFrom: found[0],
      publishedBy: "The sandbox's own sample",
    });
  },
};

const rateOf = (years: number): number => fixedCurve.find(([upTo]) => years <= upTo)?.[1] ?? 6.31;
