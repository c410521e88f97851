import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import { planRows } from "@gable/domain/journey/plan-rows.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Database } from "../../database/transaction.ts";

/** When each row of the plan was left behind for good: the first step entered below it that was never gone back from. */
export async function rowsDoneAt(db: Database, applicationUuid: string): Promise<ReadonlyMap<number, string>> {
  const entered = await db
    .selectFrom("events")
    .select(["at", "detail"])
    .where("application_uuid", "=", applicationUuid)
    .where("type", "=", "step-entered")
    .orderBy("sequence", "desc")
    .limit(500)
    .execute();
  const doneAt = new Map<number, string>();
  // From the newest back: as long as a row stays behind, an earlier entry is the better answer.
  let lowest = Number.POSITIVE_INFINITY;
  for (const { at, detail } of entered) {
    lowest = Math.min(lowest, Number((detail as { row?: unknown }).row));
    for (const row of Object.keys(planRows).map(Number)) if (row < lowest) doneAt.set(row, at);
  }
  return doneAt;
}

/** Background work that is under way, or did not succeed and is tried again. */
export async function openWork(db: Database, applicationUuid: string): Promise<LoanFileView["work"]> {
  const rows = await db
    .selectFrom("tasks")
    .select(["kind", "state", "attempts", "queued_at", "error"])
    .where("application_uuid", "=", applicationUuid)
    .where("state", "in", ["queued", "running", "failed"])
    .orderBy("queued_at")
    .execute();
  return rows.map(({ kind, state, attempts, queued_at: since, error }) => ({
    kind,
    state: state as "queued" | "running" | "failed",
    attempts,
    since,
    error,
  }));
}

export interface Around
  extends Pick<LoanFileView, "cameBy" | "hold" | "notSecond" | "officeBooking" | "visitNaming" | "sameHome" | "shown"> {
  readonly entry: PipelineEntry;
  readonly version: number;
  /** When each row of the plan was left behind. */
  readonly doneAt: ReadonlyMap<number, string>;
  readonly work: LoanFileView["work"];
  readonly role: StaffRole;
  /** On the application's clock. */
  readonly now: Instant;
  /** By when somebody who was told a moment ago what keeps a signer from signing calls. */
  readonly callsBy: (since: Instant) => Instant;
  /** Colleagues by their uuid. */
  readonly names: ReadonlyMap<string, string>;
}
