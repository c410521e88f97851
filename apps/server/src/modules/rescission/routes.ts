import { rescind, rescission } from "@gable/contract/calls/rescission.ts";
import { mayRescind } from "@gable/domain/workflow/rescission.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { demandRescindable } from "./demand-rescindable.ts";

/** The right to cancel: reading it and using it. */
export function rescissionRoutes(ctx: Context): Route[] {
  return [
    answer(rescission, async ({ params }, _caller, trx) => {
      const { facts } = (await loadApplication(ctx, trx, params.uuid)).file;
      return {
        applies: mayRescind(facts),
        lastDay: facts.rescission?.endsOn ?? null,
        expiresAt: facts.rescission?.expiresAt ?? null,
        over: facts.rescissionOver !== undefined,
        cancelled: facts.rescinded !== undefined,
      };
    }),
    answer(rescind, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        demandRescindable(file, now);
        return {
          event: "rescinded",
          facts: { rescinded: { by: caller.session.identityUuid, at: now.toISOString() } },
          detail: { ip: caller.ip },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}
