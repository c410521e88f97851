import * as z from "zod";
import { Weekday } from "../calendar/creditor-days.ts";

/** "HH:MM" of a day, "24:00" as its end. */
export const WallTime = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, "Write the time as HH:MM.");

export const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

/** One day of a department, in wall times of the Pacific zone. `weekdayValue` counts from 1, Monday. */
const WeekdayEntry = z
  .object({
    weekday: z.enum(weekdays),
    weekdayValue: Weekday,
    startTime: WallTime,
    endTime: WallTime,
    isOpen: z.boolean(),
  })
  .refine((day) => weekdays[day.weekdayValue - 1] === day.weekday, "The weekday and its number must agree.")
  .refine(endsAfterItStarts, { message: "window-backwards", path: ["endTime"] });

export const WeekHours = z.array(WeekdayEntry).length(7, "Write all seven days, the closed ones too.");
export type WeekHours = z.infer<typeof WeekHours>;

/** A day of its own, for everybody who answers: half a day, a day off, a holiday on which somebody is there. Pacific time, as the week. */
const OtherDay = z
  .strictObject({ date: z.iso.date(), isOpen: z.boolean(), startTime: WallTime, endTime: WallTime })
  .refine(endsAfterItStarts, { message: "window-backwards", path: ["endTime"] });

export const OtherDays = z
  .array(OtherDay)
  .max(100, "too-many-rows")
  .check(({ value, issues }) => {
    for (const [index, { date }] of value.entries())
      if (value.slice(0, index).some((other) => other.date === date))
        issues.push({ code: "custom", input: value, path: [index, "date"], message: "day-twice" });
  });
export type OtherDays = z.infer<typeof OtherDays>;

/** Who answers people: in the chat, and on the telephone. */
export const Department = z.enum(["OPS_CHAT", "OPS_PHONE"]);
export type Department = z.infer<typeof Department>;

function endsAfterItStarts(day: { isOpen: boolean; startTime: string; endTime: string }): boolean {
  return !day.isOpen || day.startTime < day.endTime;
}
