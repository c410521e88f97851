import { type Appointment, calendarFile } from "@gable/domain/calendar/calendar-file.ts";

/** An appointment as an address that opens in any calendar. */
export const calendarAddress = (appointment: Appointment): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(appointment))}`;
