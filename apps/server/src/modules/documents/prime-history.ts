import { firstBusinessDayFrom } from "@gable/domain/calendar/business-days.ts";
import { isFederalReserveDay } from "@gable/domain/calendar/federal-reserve-days.ts";
import { type LocalDate, yearOf } from "@gable/domain/calendar/local-date.ts";
import { type RatePercent, toRatePercent } from "@gable/domain/money/rate.ts";

/** The index in one year of a historical example. */
export interface IndexYear {
  readonly year: number;
  readonly percent: RatePercent;
}

/** So many years are shown: 12 CFR 1026.40(d)(12)(xi). */
const YEARS = 15;

/** The Wall Street Journal prime rate on the first business day of January. */
const primeHistory: readonly IndexYear[] = [
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

/** The last years up to a day. `missing`: of that year, or one before it, the index is not known; it ends before that then. */
export interface IndexHistory {
  readonly years: readonly IndexYear[];
  readonly missing: number | null;
}

/**
 * The history as it is on a day: a year joins it on its first business day of January, with the rate that was known then, percent. The
 * example is brought up to date as soon as the index of a year is there (comment 40(d)(12)(xi)-1 to 12 CFR 1026).
 */
export function indexHistoryOn(today: LocalDate, primeOn: (day: LocalDate) => string | null): IndexHistory {
  const years = primeHistory.filter(({ year }) => firstDayOf(year) <= today);
  for (let year = (years.at(-1)?.year ?? yearOf(today)) + 1; firstDayOf(year) <= today; year += 1) {
    const percent = primeOn(firstDayOf(year));
    if (percent === null) return { years: years.slice(-YEARS), missing: year };
    years.push({ year, percent: toRatePercent(percent) });
  }
  return { years: years.slice(-YEARS), missing: null };
}

const firstDayOf = (year: number): LocalDate => firstBusinessDayFrom(`${year}-01-01`, isFederalReserveDay);
