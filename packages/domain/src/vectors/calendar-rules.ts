import * as z from "zod";
import { businessDayAfter } from "../calendar/business-days.ts";
import { observedHolidays, statutoryHolidays } from "../calendar/federal-holidays.ts";
import { federalReserveHolidays, isFederalReserveDay } from "../calendar/federal-reserve-days.ts";
import { promisedFundingDate } from "../calendar/funding-date.ts";
import { type LocalDate, latestOf } from "../calendar/local-date.ts";
import { regulationBDays, regulationBDeadline, threeCreditorDaysAfter } from "../calendar/notice-clocks.ts";
import { isObservedBusinessDay } from "../calendar/observed-days.ts";
import { isOpenAt, OPERATING_HOURS_ZONE, type WeekdayHours } from "../calendar/operating-hours.ts";
import { isRescissionDay } from "../calendar/rescission-days.ts";
import { rescissionPeriod, rightOfRescissionApplies } from "../calendar/rescission-period.ts";
import { wallTimeAt } from "../calendar/zoned-time.ts";
import { Occupancy } from "../property/occupancy.ts";
import { type VectorRule, vectorRule } from "./vector-file.ts";

const day = z.iso.date();
const hourRange = z.tuple([z.string(), z.string()]);

const rescissionInputs = z.union([
  z.object({ occupancy: Occupancy }),
  z.object({ accountOpened: day, noticeDeliveredTo: z.record(z.string(), day) }),
  z.object({ accountOpened: day, noticeDelivered: day, materialDisclosuresDelivered: day }),
]);

export const calendarRules: Record<string, VectorRule> = {
  federal_holidays: vectorRule(z.object({ year: z.int() }), ({ year }, { name }) => {
    if (name.includes("observed")) return observedHolidays(year);
    return name.includes("fed_bank") ? federalReserveHolidays(year) : statutoryHolidays(year);
  }),

  business_day: vectorRule(z.object({ date: day }), ({ date }) => ({
    rescissionBusinessDay: isRescissionDay(date),
    federalReserveBusinessDay: isFederalReserveDay(date),
    opmObservedBusinessDay: isObservedBusinessDay(date),
  })),

  rescission: vectorRule(rescissionInputs, (inputs) => {
    if ("occupancy" in inputs) return { rightApplies: rightOfRescissionApplies(inputs.occupancy) };
    if (!("noticeDeliveredTo" in inputs)) return rescissionPeriod(inputs);
    const { accountOpened, noticeDeliveredTo } = inputs;
    const periodOf = (noticeDelivered: LocalDate) =>
      rescissionPeriod({ accountOpened, noticeDelivered, materialDisclosuresDelivered: accountOpened });
    const { lastDayToRescind, earliestCalendarDay, earliestDisbursement } = periodOf(
      latestOf(accountOpened, ...Object.values(noticeDeliveredTo)),
    );
    const perConsumer = Object.entries(noticeDeliveredTo).map(([owner, on]) => [owner, periodOf(on).lastDayToRescind]);
    return {
      perConsumer: Object.fromEntries(perConsumer),
      lastDayToRescind,
      earliestCalendarDay,
      earliestDisbursement,
    };
  }),

  funding_days: vectorRule(z.object({ clockStart: day, businessDays: z.int() }), ({ clockStart, businessDays }) => ({
    federalReserveCalendar: promisedFundingDate(clockStart, businessDays),
    opmObservedCalendar: businessDayAfter(clockStart, businessDays, isObservedBusinessDay),
  })),

  disclosure_clock: vectorRule(z.object({ applicationReceived: day }), ({ applicationReceived }) => ({
    lastDay: threeCreditorDaysAfter(applicationReceived),
  })),

  ecoa_clock: vectorRule(
    z.object({ startDate: day, event: z.enum(Object.keys(regulationBDays) as (keyof typeof regulationBDays)[]) }),
    ({ startDate, event }) => ({
      deadline: regulationBDeadline(event, startDate),
      calendarDays: regulationBDays[event],
    }),
  ),

  chat_hours: vectorRule(
    z.object({ utc: z.string(), weekdayHours: hourRange, weekendHours: hourRange }),
    ({ utc, weekdayHours, weekendHours }) => {
      const week = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekdayValue): WeekdayHours => {
        const [startTime, endTime] = weekdayValue <= 5 ? weekdayHours : weekendHours;
        return { weekdayValue, startTime, endTime, isOpen: true };
      });
      const wall = wallTimeAt(utc, OPERATING_HOURS_ZONE);
      return {
        pacific: `${wall.date}T${wall.time}${wall.offset.replace(":", "")}`,
        weekdayValue: wall.weekday,
        isOpen: isOpenAt(utc, week),
      };
    },
  ),
};
