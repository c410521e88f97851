import type { RatePercent } from "@gable/domain/money/rate.ts";

/** The index in one year of a historical example. */
export interface IndexYear {
  readonly year: number;
  readonly percent: RatePercent;
}

/** The Wall Street Journal prime rate on the first business day of January. Add a row each year; fifteen are shown. */
export const primeHistory: readonly IndexYear[] = [
  { year: 2012, percent: "3.250" },
  { year: 2013, percent: "3.250" },
  { year: 2014, percent: "3.250" },
  { year: 2015, percent: "3.250" },
  { year: 2016, percent: "3.500" },
  { year: 2017, percent: "3.750" },
  { year: 2018, percent: "4.500" },
  { year: 2019, percent: "5.500" },
  { year: 2020, percent: "4.750" },
  { year: 2021, percent: "3.250" },
  { year: 2022, percent: "3.250" },
  { year: 2023, percent: "7.500" },
  { year: 2024, percent: "8.500" },
  { year: 2025, percent: "7.500" },
  { year: 2026, percent: "6.750" },
];
