import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstPaymentDate, lastPaymentDate } from "../money/payment-dates.ts";
import { departmentAnswersAt, hoursInWeekOf } from "../organisations/department-hours.ts";
import { type WeekHours, weekdays } from "../organisations/week-hours.ts";
import { ageOn } from "./age.ts";
import { type BusinessDayRule, businessDayAfter } from "./business-days.ts";
import { creditorDays } from "./creditor-days.ts";
import { isFederalReserveDay } from "./federal-reserve-days.ts";
import { expectedFundingDate, promisedFundingDate } from "./funding-date.ts";
import { addDays, addMonths, anniversary, daysBetween, type LocalDate, type Weekday, weekdayOf } from "./local-date.ts";
import {
  type RegulationBEvent,
  regulationBDays,
  regulationBDeadline,
  rescissionRefundDueBy,
  threeCreditorDaysAfter,
} from "./notice-clocks.ts";
import { isObservedBusinessDay } from "./observed-days.ts";
import { isOpenAt } from "./operating-hours.ts";
import { isRescissionDay } from "./rescission-days.ts";
import { rescissionEnds, rescissionPeriod } from "./rescission-period.ts";
import {
  clockByStatute,
  instantOf,
  midnight,
  msOf,
  summerOf,
  turningPoints,
  type Zone,
  zoneNames,
  zones,
} from "./testing/moments.ts";
import { mailedNoticeReceived, texasClosingDates, texasRescissionPeriod } from "./texas-clocks.ts";
import { hasCome, instantOfWallTime, localDateAt, startOfDay, wallTimeAt } from "./zoned-time.ts";

/** A second of 2025 to 2032: half of them within three hours of a turning point, the others within a day and a half. */
const momentsMs = fc
  .tuple(
    fc.constantFrom(...turningPoints),
    fc.oneof(fc.integer({ min: -3 * 3600, max: 3 * 3600 }), fc.integer({ min: -36 * 3600, max: 36 * 3600 })),
  )
  .map(([point, seconds]) => point + seconds * 1000);
const anyZone = fc.constantFrom(...zoneNames);

const many = { numRuns: 2500 };
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const pad = (number: number): string => String(number).padStart(2, "0");
const dayOf = (atMs: number, zone: Zone): LocalDate => clockByStatute(atMs, zone).date;

/** The legal public holidays, found by walking through their months: another way than the product's. 5 USC 6103(a). */
function isHoliday(date: LocalDate): boolean {
  const [, month = 0, day = 0] = date.split("-").map(Number);
  const isNth = (nth: number) => Math.ceil(day / 7) === nth;
  const isLastMonday = day + 7 > 31 && weekdayOf(date) === 1;
  const fixed = ["01-01", "06-19", "07-04", "11-11", "12-25"];
  if (fixed.includes(date.slice(5))) return true;
  if (weekdayOf(date) === 4) return month === 11 && isNth(4);
  if (weekdayOf(date) !== 1) return false;
  return (
    (month === 1 && isNth(3)) ||
    (month === 2 && isNth(3)) ||
    (month === 5 && isLastMonday) ||
    (month === 9 && isNth(1)) ||
    (month === 10 && isNth(2))
  );
}

const isWeekend = (date: LocalDate): boolean => weekdayOf(date) > 5;
const isKeptOn = (date: LocalDate): boolean =>
  (isHoliday(date) && !isWeekend(date)) ||
  (weekdayOf(date) === 5 && isHoliday(addDays(date, 1))) ||
  (weekdayOf(date) === 1 && isHoliday(addDays(date, -1)));
const countsForRescission = (date: LocalDate): boolean => weekdayOf(date) !== 7 && !isHoliday(date);
const countsForCreditor = (date: LocalDate): boolean => !isWeekend(date) && !isKeptOn(date);
const movesMoney = (date: LocalDate): boolean =>
  !isWeekend(date) && !isHoliday(date) && !(weekdayOf(date) === 1 && isHoliday(addDays(date, -1)));

/** The days after the first, up to and with the last. */
function daysAfter(first: LocalDate, last: LocalDate): LocalDate[] {
  return Array.from({ length: daysBetween(first, last) }, (_, index) => addDays(first, index + 1));
}

const openedOn = (date: LocalDate) => ({
  accountOpened: date,
  noticeDelivered: date,
  materialDisclosuresDelivered: date,
});

describe("the wall clock, round both changes, leap days and the ends of years", () => {
  it("shows what the statute says, wherever the home is", () => {
    fc.assert(
      fc.property(momentsMs, anyZone, (atMs, zone) => {
        const { date, time, weekday: shown } = wallTimeAt(instantOf(atMs), zone);
        expect({ date, time }).toEqual(clockByStatute(atMs, zone));
        expect(shown).toBe(weekdayOf(date));
        expect(localDateAt(instantOf(atMs), zone)).toBe(date);
      }),
      many,
    );
  });

  it("begins each day at a midnight that is there, and no moment lies outside its own day", () => {
    fc.assert(
      fc.property(momentsMs, anyZone, (atMs, zone) => {
        const date = dayOf(atMs, zone);
        const [begins, ends] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)].map(msOf);
        expect(clockByStatute(begins ?? 0, zone)).toEqual({ date, time: "00:00:00" });
        expect(begins).toBeLessThanOrEqual(atMs);
        expect(ends).toBeGreaterThan(atMs);
        const year = Number(date.slice(0, 4));
        const { from, to } = summerOf(year, zone);
        const isChange = (change: number) => zones[zone].hasSummerTime && dayOf(change, zone) === date;
        expect(((ends ?? 0) - (begins ?? 0)) / HOUR_MS).toBe(24 - Number(isChange(from)) + Number(isChange(to)));
      }),
      many,
    );
  });

  it("finds the moment of every time of day: the first of two, and after the gap where there is none", () => {
    fc.assert(
      fc.property(momentsMs, anyZone, fc.nat(24 * 60 - 1), (atMs, zone, minutes) => {
        const date = dayOf(atMs, zone);
        const time = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
        const found = msOf(instantOfWallTime(date, time, zone));
        const { from } = summerOf(Number(date.slice(0, 4)), zone);
        const isInGap = zones[zone].hasSummerTime && dayOf(from, zone) === date && time >= "02:00" && time < "03:00";
        expect(clockByStatute(found, zone)).toEqual({ date, time: `${isInGap ? `03${time.slice(2)}` : time}:00` });
        const hourBefore = clockByStatute(found - HOUR_MS, zone);
        expect(hourBefore).not.toEqual({ date, time: `${time}:00` });
      }),
      many,
    );
  });

  it("never goes back a day while time goes on", () => {
    fc.assert(
      fc.property(momentsMs, fc.integer({ min: 1, max: 3 * 3600 }), anyZone, (atMs, seconds, zone) => {
        const [now, later] = [instantOf(atMs), instantOf(atMs + seconds * 1000)];
        expect(localDateAt(later, zone) >= localDateAt(now, zone)).toBe(true);
        expect([hasCome(now, later), hasCome(later, now)]).toEqual([true, false]);
      }),
      many,
    );
  });
});

describe("the right of rescission, signed at any such moment", () => {
  it("has its three business days whole, and ends at the midnight that closes the third, where the home is", () => {
    fc.assert(
      fc.property(momentsMs, anyZone, (atMs, zone) => {
        const signedOn = localDateAt(instantOf(atMs), zone);
        const period = rescissionPeriod(openedOn(signedOn));
        const { lastDayToRescind: last } = period;
        expect(daysAfter(signedOn, last).filter(countsForRescission)).toHaveLength(3);
        expect(countsForRescission(last)).toBe(true);
        const ends = msOf(rescissionEnds(period, zone));
        expect(clockByStatute(ends, zone)).toEqual({ date: addDays(last, 1), time: "00:00:00" });
        expect(clockByStatute(ends - 1000, zone)).toEqual({ date: last, time: "23:59:59" });
        // Three whole days, of which one may be an hour short.
        expect(ends - atMs).toBeGreaterThan(71 * HOUR_MS);
        expect(period.expiresAtLocal).toBe(`${addDays(last, 1)}T00:00:00`);
        expect(period.earliestCalendarDay).toBe(addDays(last, 1));
        expect(movesMoney(period.earliestDisbursement)).toBe(true);
        expect(period.earliestDisbursement > last).toBe(true);
        const [, ...skipped] = daysAfter(last, period.earliestDisbursement).toReversed();
        expect(skipped.filter(movesMoney)).toEqual([]);
      }),
      many,
    );
  });

  it("runs from the last of signing, notice and disclosures, and is never shorter in Texas than elsewhere", () => {
    fc.assert(
      fc.property(momentsMs, anyZone, fc.tuple(fc.nat(9), fc.nat(9)), (atMs, zone, [notice, disclosures]) => {
        const signedOn = dayOf(atMs, zone);
        const events = {
          accountOpened: signedOn,
          noticeDelivered: addDays(signedOn, notice),
          materialDisclosuresDelivered: addDays(signedOn, disclosures),
        };
        const start = addDays(signedOn, Math.max(notice, disclosures));
        const [federal, texas] = [rescissionPeriod(events), texasRescissionPeriod(events)];
        expect(federal).toEqual(rescissionPeriod(openedOn(start)));
        expect(texas.lastDayToRescind >= federal.lastDayToRescind).toBe(true);
        expect(texas.lastDayToRescind >= addDays(start, 3)).toBe(true);
        expect(countsForRescission(texas.lastDayToRescind)).toBe(true);
      }),
      many,
    );
  });
});

describe("a deadline reckoned from any such day", () => {
  const calendars: readonly [string, BusinessDayRule, (date: LocalDate) => boolean][] = [
    ["creditor", creditorDays(), countsForCreditor],
    ["Federal Reserve", isFederalReserveDay, movesMoney],
    ["observed", isObservedBusinessDay, countsForCreditor],
    ["rescission", isRescissionDay, countsForRescission],
  ];

  it.each(calendars)("counts the %s days that law counts", (_name, rule, counts) => {
    fc.assert(
      fc.property(momentsMs, anyZone, fc.integer({ min: 1, max: 12 }), (atMs, zone, count) => {
        const start = dayOf(atMs, zone);
        expect(rule(start)).toBe(counts(start));
        const last = businessDayAfter(start, count, rule);
        expect(daysAfter(start, last).filter(counts)).toHaveLength(count);
        expect(counts(last)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("never falls before it, and no calendar day is lost or counted twice", () => {
    const events = Object.keys(regulationBDays) as RegulationBEvent[];
    fc.assert(
      fc.property(momentsMs, anyZone, fc.constantFrom(...events), (atMs, zone, event) => {
        const start = localDateAt(instantOf(atMs), zone);
        const plusDays = (days: number) => instantOf(msOf(`${start}T00:00:00Z`) + days * 24 * HOUR_MS).slice(0, 10);
        expect(regulationBDeadline(event, start)).toBe(plusDays(regulationBDays[event]));
        expect(rescissionRefundDueBy(start)).toBe(plusDays(20));
        expect(daysAfter(start, threeCreditorDaysAfter(start)).filter(countsForCreditor)).toHaveLength(3);
        expect(daysAfter(start, mailedNoticeReceived(start)).filter(countsForRescission)).toHaveLength(3);
        expect(daysAfter(start, promisedFundingDate(start)).filter(movesMoney)).toHaveLength(5);
        const period = rescissionPeriod(openedOn(start));
        const funded = expectedFundingDate(start, period);
        expect(funded >= period.earliestDisbursement && funded >= promisedFundingDate(start)).toBe(true);
        expect(movesMoney(funded)).toBe(true);
      }),
      many,
    );
  });

  it("keeps Texas's twelve days, the day of the costs and the year, through leap days too", () => {
    fc.assert(
      fc.property(
        momentsMs,
        fc.tuple(fc.nat(20), fc.nat(20), fc.integer({ min: 0, max: 800 })),
        (atMs, [notice, costs, prior]) => {
          const submitted = dayOf(atMs, "America/Chicago");
          const told = addDays(submitted, notice);
          const itemised = addDays(submitted, costs);
          const closed = addDays(submitted, -prior);
          const { earliestClosing } = texasClosingDates({
            applicationSubmitted: submitted,
            consumerNoticeProvided: told,
            preclosingDisclosureReceived: itemised,
            priorEquityLoanClosed: closed,
          });
          const first = earliestClosing ?? "";
          expect(daysBetween(told, first)).toBeGreaterThanOrEqual(12);
          expect(daysAfter(itemised, first).some(countsForRescission)).toBe(true);
          const [year = 0, month, day] = closed.split("-").map(Number);
          expect(first >= `${year + 1}-${pad(month ?? 0)}-${pad(day ?? 0)}`).toBe(true);
        },
      ),
      many,
    );
  });
});

describe("hours of operation", () => {
  const times = fc
    .integer({ min: 0, max: 24 * 4 })
    .map((quarter) => `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`);
  const weeks: fc.Arbitrary<WeekHours> = fc
    .array(fc.tuple(times, times, fc.boolean()), { minLength: 7, maxLength: 7 })
    .map((days) =>
      days.map(([one, other, isOpen], index) => ({
        weekday: weekdays[index] ?? "MONDAY",
        weekdayValue: (index + 1) as Weekday,
        startTime: one < other ? one : other,
        endTime: one < other ? other : one,
        isOpen,
      })),
    );

  it("are open when a clock on a wall in California says so, in the hour that is skipped and the one that comes twice as well", () => {
    let open = 0;
    fc.assert(
      fc.property(momentsMs, weeks, (atMs, week) => {
        const { date, time } = clockByStatute(atMs, "America/Los_Angeles");
        const today = week[weekdayOf(date) - 1];
        const isInside = today?.isOpen === true && `${today.startTime}:00` <= time && time < `${today.endTime}:00`;
        expect(isOpenAt(instantOf(atMs), week)).toBe(isInside);
        expect(isOpenAt(instantOf(atMs), week, [date])).toBe(false);
        expect(departmentAnswersAt(instantOf(atMs), week)).toBe(isInside && !isKeptOn(date));
        const shown = hoursInWeekOf(instantOf(atMs), week)[weekdayOf(date) - 1];
        expect(shown?.isOpen).toBe(today?.isOpen === true && !isKeptOn(date));
        open += Number(isInside);
      }),
      many,
    );
    expect(open).toBeGreaterThan(200);
  });

  it("last an hour less where a night's hours lose one, and an hour more where they get it back", () => {
    const night = { weekdayValue: 7 as Weekday, startTime: "00:00", endTime: "06:00", isOpen: true };
    const openMinutes = (date: LocalDate) => {
      const begins = msOf(startOfDay(date, "America/Los_Angeles"));
      const minutes = Array.from({ length: 8 * 60 }, (_, minute) => instantOf(begins + minute * MINUTE_MS));
      return minutes.filter((at) => isOpenAt(at, [night])).length;
    };
    for (const year of [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032]) {
      const { from, to } = summerOf(year, "America/Los_Angeles");
      const days = [from, to, to + 7 * 24 * HOUR_MS].map((atMs) => dayOf(atMs, "America/Los_Angeles"));
      expect(days.map(openMinutes)).toEqual([5 * 60, 7 * 60, 6 * 60]);
    }
  });
});

describe("months and years from any such day", () => {
  it("ask for the first payment thirty days on or later, and for the last in the month of the term's end", () => {
    fc.assert(
      fc.property(momentsMs, anyZone, fc.option(fc.integer({ min: 1, max: 28 })), (atMs, zone, dueDay) => {
        const funded = dayOf(atMs, zone);
        const first = firstPaymentDate(funded, dueDay ?? undefined);
        expect(daysBetween(funded, first)).toBeGreaterThanOrEqual(30);
        expect(daysBetween(funded, first)).toBeLessThanOrEqual(61);
        expect(Number(first.slice(8))).toBeLessThanOrEqual(28);
        const last = lastPaymentDate(first, 60);
        expect(last.slice(4)).toBe(addMonths(first, 59).slice(4));
        expect(last).toBe(addMonths(first, 59));
      }),
      many,
    );
  });

  it("are a full year on the anniversary and no day before it, in age as in law", () => {
    fc.assert(
      fc.property(momentsMs, anyZone, fc.integer({ min: 1, max: 90 }), (atMs, zone, years) => {
        const born = dayOf(atMs, zone);
        const birthday = anniversary(born, years);
        expect([ageOn(addDays(birthday, -1), born), ageOn(birthday, born)]).toEqual([years - 1, years]);
        const isLeapDay = born.endsWith("-02-29");
        expect(birthday.slice(5) === born.slice(5) || (isLeapDay && birthday.slice(5) === "03-01")).toBe(true);
      }),
      many,
    );
  });
});

it("such moments are near the changes of every zone often enough to say something", () => {
  const sample = fc.sample(momentsMs, { numRuns: 5000, seed: 3 });
  const near = (wanted: (year: number) => readonly number[], hours: number) =>
    sample.filter((atMs) =>
      wanted(Number(instantOf(atMs).slice(0, 4))).some((one) => Math.abs(atMs - one) < hours * HOUR_MS),
    ).length;
  for (const zone of zoneNames.filter((name) => zones[name].hasSummerTime)) {
    expect(near((year) => [summerOf(year, zone).from], 3)).toBeGreaterThan(150);
    expect(near((year) => [summerOf(year, zone).to], 3)).toBeGreaterThan(150);
  }
  expect(near((year) => [midnight(year, 1, 1), midnight(year + 1, 1, 1)], 24)).toBeGreaterThan(150);
  expect(sample.filter((atMs) => instantOf(atMs).slice(5, 10) === "02-29").length).toBeGreaterThan(20);
});
