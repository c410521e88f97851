import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";

/** A consumer reporting agency as a notice must name it. */
export interface CreditBureau {
  readonly name: string;
  readonly address: Address;
  readonly phone: string;
  readonly website: string;
}

/** A credit score as the bureau returned it. */
export interface CreditScore {
  readonly score: number;
  /** E.g. "VantageScore 4.0". */
  readonly model: string;
  readonly createdOn: LocalDate;
  readonly lowest: number;
  readonly highest: number;
  /** The bureau's own words, the most important first; four, and inquiries as a fifth where they are a factor. */
  readonly keyFactors: readonly string[];
  readonly bureau: CreditBureau;
}

const bands = 6;

/** How many of a hundred consumers have a score in each sixth of the range, lowest first (12 CFR 1022.74(d)(1)(ii)(D)). */
export interface ScoreDistribution {
  readonly model: string;
  readonly percents: readonly [number, number, number, number, number, number];
}

/** The rows of the distribution table: "300–391", "8%". */
export function distributionRows(
  score: Pick<CreditScore, "lowest" | "highest">,
  distribution: ScoreDistribution,
): string[][] {
  const width = (score.highest - score.lowest + 1) / bands;
  return distribution.percents.map((percent, index) => {
    const from = Math.round(score.lowest + index * width);
    const to = Math.round(score.lowest + (index + 1) * width) - 1;
    return [`${from}–${to}`, `${percent}%`];
  });
}
