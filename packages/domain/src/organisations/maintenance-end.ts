import { addDays } from "../calendar/local-date.ts";
import { OPERATING_HOURS_ZONE } from "../calendar/operating-hours.ts";
import { type Instant, instantOfWallTime, startOfDay } from "../calendar/zoned-time.ts";
import type { LenderMaintenance } from "./lender.ts";

const MIDNIGHT = "24:00";

/** When closed pages are expected to be open again; null where nobody can say. */
export function maintenanceEnd({ endDay, endTime }: Pick<LenderMaintenance, "endDay" | "endTime">): Instant | null {
  if (endDay === "" || endTime === "" || endTime > MIDNIGHT) return null;
  return endTime === MIDNIGHT
    ? startOfDay(addDays(endDay, 1), OPERATING_HOURS_ZONE)
    : instantOfWallTime(endDay, endTime, OPERATING_HOURS_ZONE);
}
