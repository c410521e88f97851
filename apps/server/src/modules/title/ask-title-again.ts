import { decide } from "@gable/domain/workflow/decide.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { type Advanced, advance } from "../../workflow/advance.ts";

/** Staff have mended what stood in the way of closing: the title company is asked again. */
export function askTitleAgain(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  actor: Actor & { readonly kind: "staff" },
): Promise<Advanced> {
  return advance(ctx, trx, uuid, actor, (file) => {
    const { finalTitle, finalTitleAttempts } = file.facts;
    if (!finalTitle || finalTitle.clearToClose) throw outOfOrder(decide(file).step, "The title is not in question.");
    return {
      event: "title-asked-again",
      facts: { finalTitle: undefined, finalTitleAttempts: finalTitleAttempts + 1 },
    };
  });
}
