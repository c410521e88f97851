import { addDays } from "@gable/domain/calendar/local-date.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { effect } from "@gable/domain/workflow/effect.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { lateReturn } from "@gable/domain/workflow/notary/late-returns.ts";
import { failedVisit } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { ownVisitToAnswer } from "@gable/domain/workflow/notary/own-visit.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { redrawDeed } from "../closing/reissue-package.ts";
import { forgetOrder } from "./own-visit.ts";

export const latePapersActNames = ["ask-after-papers", "end-notary-visit"] as const;
type LatePapersAct = ActNamed<(typeof latePapersActNames)[number]>;

/** Nobody is asked to wait for longer than this before it is looked at again. */
const MOST_DAYS = 30;

/** What staff do about signed paper that has not come back in its time. Throws a Refusal where none is late. */
export function changeOfLatePapers(file: LoanFile, act: LatePapersAct, staffUuid: string, now: Date): Change {
  const late = lateReturn(file);
  const { facts } = file;
  const at = now.toISOString();
  if (act.act === "ask-after-papers") {
    if (!late) throw outOfOrder(decide(file).step, "No signed paper is late.");
    const { note, expectedOn } = act;
    const today = dayAtHome(facts, at);
    if (expectedOn < today || expectedOn > addDays(today, MOST_DAYS))
      throw invalid({ expectedOn: ["day-implausible"] });
    const asked = { key: late.key, by: staffUuid, at, note, expectedOn };
    return {
      event: "staff-ask-after-papers",
      facts: { returnsAskedAfter: [...(facts.returnsAskedAfter ?? []), asked] },
      detail: { from: late.from, expectedOn },
    };
  }
  // A notary of the lender's says at once what became of a visit; after one of the network's we wait until it is late.
  const visit = late?.from === "notary" ? facts.notaryVisit : ownVisitToAnswer(facts, at);
  if (!visit) throw outOfOrder(decide(file).step, "No visit of a notary is to be ended just now.");
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
      await forgetOrder(trx, file, collecting);
    },
  };
}
