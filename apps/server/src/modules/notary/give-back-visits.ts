import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import { effect } from "@gable/domain/workflow/effect.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Follower, Task } from "../../context.ts";
import { enqueueEffects } from "../../workflow/advance.ts";
import { vendorTask } from "../../workflow/task.ts";

const PREFIX = effect("cancel-notary-visit", "").key;

/** The work of telling the network that nobody comes to a visit it has booked. */
export const givingBack = (visitId: string) => effect("cancel-notary-visit", visitId);

/** The network's name of the visit to which a notary of theirs is still to come; undefined where none is. */
function standingVisit(file: LoanFile): string | undefined {
  const { notaryVisit: visit, deed } = file.facts;
  const isOver = decide(file).row === END_ROW;
  return visit?.state === "CONFIRMED" && !deed && !isOver ? visit.visitId : undefined;
}

/** Whatever makes a booked visit void, the network is told: given back, asked for anew, an office that closed, an application that ended. */
export const giveBackVisits: Follower = async (ctx, trx, { before, after, now }) => {
  const visitId = standingVisit(before);
  if (visitId === undefined || visitId === standingVisit(after)) return;
  const { notaryVisit: visit } = after.facts;
  // The hour has come: the notary was there, or somebody was missed.
  const { startsAt = "" } = before.facts.notaryVisit ?? {};
  if (visit?.visitId === visitId && visit.state === "OVER") return;
  if (startsAt <= now.toISOString()) return;
  await enqueueEffects(ctx, trx, after.uuid, [givingBack(visitId)]);
};

export const cancelVisit: Task = vendorTask({
  effect: "cancel-notary-visit",
  vendor: "notary",
  act: "cancel-session",
  request: async (_ctx, _file, { key }) => ({ session: key.slice(PREFIX.length) }),
  // Too late or unknown to them: nothing is left to be done by us.
  apply: (_ctx, _file, { outcome }) => ({ event: "notary-visit-given-back", facts: {}, detail: { outcome } }),
});
