import { addDays } from "../../calendar/local-date.ts";
import { type Instant, instantOfWallTime, localDateAt } from "../../calendar/zoned-time.ts";
import { nextPermitted } from "../../notifications/quiet-hours.ts";
import { decide } from "../decide.ts";
import type { FreezeReminder } from "../facts/credit-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { callZone, callZones } from "./alert-call.ts";
import { checksLeft, openPull } from "./credit-checks.ts";

/** When the bureaus answer the telephone, and most people are up. */
const HOUR = "10:00";

/** Tomorrow at ten where the borrower lives, and by day wherever in a divided state that is. */
export function tomorrowForThem(facts: Facts, now: Instant): Instant {
  const zone = callZone(facts);
  return nextPermitted(instantOfWallTime(addDays(localDateAt(now, zone), 1), HOUR, zone), callZones(facts));
}

/** Whether a freeze is the borrower's to lift, and asking again would still help. */
export function isFreezeTheirs(file: LoanFile): boolean {
  const { step } = decide(file);
  const isFrozen = step === "SOFT_CREDIT_LOCKED_OR_FROZEN" || step === "HARD_CREDIT_LOCKED_OR_FROZEN";
  return isFrozen && checksLeft(file.facts) > 0;
}

/** The reminder that was asked for, sent or not; undefined where none was, or the freeze is lifted. */
export function freezeReminderOf(file: LoanFile): FreezeReminder | undefined {
  const { freezeReminder } = file.facts;
  const stands = freezeReminder?.isHard === openPull(file.facts).hard && isFreezeTheirs(file);
  return stands ? freezeReminder : undefined;
}
