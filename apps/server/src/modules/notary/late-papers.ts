import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import { lateReturn } from "@gable/domain/workflow/late-returns.ts";
import { failedVisit } from "@gable/domain/workflow/missed-appointments.ts";
import { effect } from "@gable/domain/workflow/stage.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { redrawDeed } from "../closing/reissue-package.ts";

export const latePapersActNames = ["ask-after-papers", "end-notary-visit"] as const;
type LatePapersAct = ActNamed<(typeof latePapersActNames)[number]>;

/** Nobody is asked to wait for longer than this before it is looked at again. */
const MOST_DAYS = 30;

/** What staff do about signed paper that has not come back in its time. Throws a Refusal where none is late. */
export function changeOfLatePapers(file: LoanFile, act: LatePapersAct, staffUuid: string, now: Date): Change {
  const late = lateReturn(file);
  const { facts } = file;
  const at = now.toISOString();
  if (!late) throw outOfOrder(decide(file).step, "No signed paper is late.");
  if (act.act === "ask-after-papers") {
    const { note, expectedOn } = act;
    const today = localDateAt(at, homeOf(facts)?.timeZone ?? "America/New_York");
    if (expectedOn < today || expectedOn > addDays(today, MOST_DAYS))
      throw invalid({ expectedOn: ["day-implausible"] });
    const asked = { key: late.key, by: staffUuid, at, note, expectedOn };
    return {
      event: "staff-ask-after-papers",
      facts: { returnsAskedAfter: [...(facts.returnsAskedAfter ?? []), asked] },
      detail: { from: late.from, expectedOn },
    };
  }
  const { notaryVisit: visit } = facts;
  if (late.from !== "notary" || !visit)
    throw outOfOrder(decide(file).step, "These papers went by mail: they can be drawn anew.");
  // What may have been signed and turns up later secures nothing: another deed is drawn.
  const redrawn = act.why === "papers-lost" ? redrawDeed(file, now) : undefined;
  const collecting = effect("collect-notary-visit", visit.requestedAt).key;
  return {
    event: "notary-visit-failed",
    facts: { ...redrawn?.facts, ...failedVisit(facts, visit, { reason: act.why, at }) },
    detail: { reason: act.why, note: act.note },
    alongside: async (trx) => {
      await redrawn?.alongside?.(trx);
      // Nobody asks the network after this visit any more.
      await trx
        .updateTable("tasks")
        .set({ state: "cancelled", finished_at: new Date().toISOString() })
        .where("application_uuid", "=", file.uuid)
        .where("key", "=", collecting)
        .where("state", "!=", "done")
        .execute();
    },
  };
}
