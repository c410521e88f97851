import { OPERATING_HOURS_ZONE } from "@gable/domain/calendar/operating-hours.ts";
import { wallTimeAt } from "@gable/domain/calendar/zoned-time.ts";
import type { LenderMaintenance } from "@gable/domain/organisations/lender.ts";
import { maintenanceEnd } from "@gable/domain/organisations/maintenance-end.ts";

type End = Pick<LenderMaintenance, "endDay" | "endTime">;

const NO_END: End = { endDay: "", endTime: "" };
const MINUTE_MS = 60_000;
/** Nobody expects to be back at 16:03. */
const STEP_MS = 5 * MINUTE_MS;

/** When closed pages are expected to be back that are closed for so many minutes from an instant on; no end where nobody can say. */
export function endAfter(minutes: number | null, now: string): End {
  if (minutes === null) return NO_END;
  const end = Math.ceil((Date.parse(now) + minutes * MINUTE_MS) / STEP_MS) * STEP_MS;
  const { date, time } = wallTimeAt(new Date(end).toISOString(), OPERATING_HOURS_ZONE);
  return { endDay: date, endTime: time.slice(0, "HH:MM".length) };
}

/** The end that borrowers read at an instant; null where there is none, or it has passed. */
export function endToldAt(of: End, now: string): string | null {
  const end = maintenanceEnd(of);
  return end !== null && Date.parse(end) > Date.parse(now) ? end : null;
}
