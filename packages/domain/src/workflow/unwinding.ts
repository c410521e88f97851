import { addDays, type LocalDate } from "../calendar/local-date.ts";
import { localDateAt } from "../calendar/zoned-time.ts";
import type { Facts } from "./facts/facts.ts";
import { homeOf } from "./home.ts";

/** 12 CFR 1026.15(d)(2): calendar days after the notice of rescission, no weekend put off. */
const DAYS_TO_UNWIND = 20;
/** Staff are reminded when so many days are left (policy). */
const DAYS_LEFT = 5;

/** A line that was rescinded and is not unwound: what was paid is still to be returned, and the claim on the home to be given up. */
export const isUnwinding = ({ rescinded, unwound }: Facts): boolean => rescinded !== undefined && unwound === undefined;

/** The last day on which a rescinded line must be unwound, where the home is; undefined for any other. */
export function unwindBy(facts: Facts): LocalDate | undefined {
  const { rescinded } = facts;
  return rescinded && addDays(localDateAt(rescinded.at, zoneOf(facts)), DAYS_TO_UNWIND);
}

/** The day on which staff are reminded. */
export function unwindingReminderOn(facts: Facts): LocalDate | undefined {
  const by = unwindBy(facts);
  return by && addDays(by, -DAYS_LEFT);
}

const zoneOf = (facts: Facts): string => homeOf(facts)?.timeZone ?? "America/New_York";
