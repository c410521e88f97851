import * as z from "zod";
import { Weekday } from "../calendar/creditor-days.ts";

const WallTime = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, "Write the time as HH:MM.");

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
  .refine((day) => !day.isOpen || day.startTime < day.endTime, "An open day must end after it starts.");

export const WeekHours = z.array(WeekdayEntry).length(7, "Write all seven days, the closed ones too.");
export type WeekHours = z.infer<typeof WeekHours>;

/** Who answers people: in the chat, and on the telephone. */
export const Department = z.enum(["OPS_CHAT", "OPS_PHONE"]);
export type Department = z.infer<typeof Department>;
