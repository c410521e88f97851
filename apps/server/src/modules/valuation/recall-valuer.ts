import { effect } from "@gable/domain/workflow/effect.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { valuerOrder } from "@gable/domain/workflow/stages/verification.ts";
import type { Follower, Task } from "../../context.ts";
import { enqueueEffects } from "../../workflow/advance.ts";
import { vendorTask } from "../../workflow/task.ts";

const PREFIX = effect("recall-valuer", "").key;

/** The order by which somebody is on the way to the home; undefined where nobody is. */
const standingOrder = ({ facts }: LoanFile): string | undefined =>
  facts.bpo?.status === "ORDERED" ? valuerOrder(facts).key : undefined;

/** Another home, or the same under another address, was named while somebody was ordered to value it: nobody goes to the wrong door. */
export const recallValuers: Follower = async (ctx, trx, { before, after }) => {
  const key = standingOrder(before);
  const isOfFormer = before.facts.homeCorrections !== after.facts.homeCorrections;
  if (key === undefined || !isOfFormer || key === standingOrder(after)) return;
  const placed = await trx
    .selectFrom("tasks")
    .select("order_id")
    .where("application_uuid", "=", after.uuid)
    .where("key", "=", key)
    .executeTakeFirst();
  // An order that the vendor has not taken is placed no more: the plan does not call for it.
  if (placed?.order_id) await enqueueEffects(ctx, trx, after.uuid, [effect("recall-valuer", placed.order_id)]);
};

export const recallValuer: Task = vendorTask({
  effect: "recall-valuer",
  vendor: "bpo",
  act: "cancel",
  request: async (_ctx, _file, { key }) => ({ order: key.slice(PREFIX.length) }),
  // Too late or unknown to them: what they find of the former home is not asked for any more.
  apply: (_ctx, _file, { outcome }) => ({ event: "valuer-recalled", facts: {}, detail: { outcome } }),
});
