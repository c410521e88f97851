import type { StatusFlags, StatusReply } from "@gable/domain/application/status.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Standing } from "../../http/session.ts";

/** Every waiting step is left after so long: the borrower then sees a page that says what is late, and may close it. */
export const LATE_AFTER_MS = 25_000;

/** The status reply of a row. A wait that has lasted too long is parked: the step becomes null, and `delayed` names it. */
export function statusReply(row: Standing, nowMs: number): StatusReply {
  const reply = { step: row.step as Step | null, version: row.version, status: row.status as StatusFlags };
  if (row.step === null || row.waiting_since === null) return reply;
  if (nowMs - Date.parse(row.waiting_since) < LATE_AFTER_MS) return reply;
  return { ...reply, step: null, delayed: { what: row.step as Step, since: row.waiting_since } };
}
