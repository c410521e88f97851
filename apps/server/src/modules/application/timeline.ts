import { timeline } from "@gable/contract/calls/application.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { plannedTimeline } from "../rescission/hold-days.ts";

export function timelineRoute(ctx: Context): Route {
  return answer(timeline, async ({ params }, _caller, trx) => {
    const { file } = await loadApplication(ctx, trx, params.uuid);
    const planned = plannedTimeline(ctx, file, ctx.clock.now(file.uuid).toISOString());
    const { entries, fundingDate, days, deadlines, waitsFor } = planned;
    return { entries: [...entries], fundingDate, days: [...days], deadlines: [...deadlines], waitsFor: [...waitsFor] };
  });
}
