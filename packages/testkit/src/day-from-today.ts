import { lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";

/** The day so many days from the lender's today, before it where they are less than none: a day that is written out is past some time. */
export const dayFromToday = (days: number): LocalDate => addDays(lenderDayAt(new Date().toISOString()), days);
