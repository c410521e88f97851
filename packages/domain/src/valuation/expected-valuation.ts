import { businessDayAfter } from "../calendar/business-days.ts";
import type { LocalDate } from "../calendar/local-date.ts";
import { isObservedBusinessDay } from "../calendar/observed-days.ts";

/** A person's look at a home takes so many business days at the most, as a rule (policy). */
const LOOK_DAYS = 5;

/** The day by which the value is there that is ordered on a day. */
export const expectedValuation = (orderedOn: LocalDate): LocalDate =>
  businessDayAfter(orderedOn, LOOK_DAYS, isObservedBusinessDay);
