import { statusStream } from "@gable/contract/calls/application.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { openEventStream } from "../../http/event-stream.ts";
import { LATE_AFTER_MS, statusReply } from "./status-reply.ts";

/** The status as server-sent events: at once, after every change, and when a wait becomes late. */
export function statusStreamRoute(ctx: Context): Route {
  return answer(statusStream, async ({ params: { uuid } }, caller) => {
    const stream = openEventStream(ctx, caller, "status");
    let late: NodeJS.Timeout | undefined;
    const send = async (): Promise<void> => {
      const row = await ctx.database.kysely
        .selectFrom("applications")
        .select(["step", "version", "status", "waiting_since"])
        .where("uuid", "=", uuid)
        .executeTakeFirstOrThrow();
      stream.sayChange(JSON.stringify(statusReply(row, Date.now())));
      clearTimeout(late);
      if (row.waiting_since !== null) {
        const leftMs = Date.parse(row.waiting_since) + LATE_AFTER_MS - Date.now();
        if (leftMs > 0) late = setTimeout(() => void send().catch(stream.end), leftMs + 10);
      }
    };
    const stop = ctx.push.subscribe(uuid, () => void send().catch(stream.end));
    stream.closed(() => {
      stop();
      clearTimeout(late);
    });
    await send().catch(stream.end);
  });
}
