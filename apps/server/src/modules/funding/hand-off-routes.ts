import { createHash } from "node:crypto";
import { handOff } from "@gable/contract/calls/funding-hand-off.ts";
import type { Context } from "../../context.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { holdApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { makeHandOff } from "./hand-off.ts";

/** The line in the form in which servicer and investor take it over. */
export function handOffRoutes(ctx: Context): Route[] {
  return [
    answer(handOff, async ({ params: { uuid } }, caller, trx) => {
      await holdApplication(trx, uuid);
      const now = ctx.clock.now(uuid);
      const bytes = await makeHandOff({ ...ctx, db: trx, lender: caller.lender }, uuid, now);
      if (!bytes) throw new Refusal(409, "not-funded", "There is nothing to hand off before the money is on its way.");
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      await appendEvents(trx, uuid, staffActor(caller), now.toISOString(), [
        { type: "handed-off", detail: { sha256 }, sealed: null },
      ]);
      return { bytes, mediaType: "application/zip", name: "hand-off" };
    }),
  ];
}
