import { statusStream } from "@gable/contract/calls/application.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { LATE_AFTER_MS, statusReply } from "./status-reply.ts";

const KEEP_ALIVE_MS = 20_000;

/** The status as server-sent events: at once, after every change, and when a wait becomes late. */
export function statusStreamRoute(ctx: Context): Route {
  return answer(statusStream, async ({ params: { uuid } }, { reply }) => {
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    let late: NodeJS.Timeout | undefined;
    let last = "";
    const send = async (): Promise<void> => {
      const row = await ctx.database.kysely
        .selectFrom("applications")
        .select(["step", "version", "status", "waiting_since"])
        .where("uuid", "=", uuid)
        .executeTakeFirstOrThrow();
      const text = JSON.stringify(statusReply(row, Date.now()));
      if (text !== last && !raw.writableEnded) raw.write(`event: status\ndata: ${text}\n\n`);
      last = text;
      clearTimeout(late);
      if (row.waiting_since !== null) {
        const leftMs = Date.parse(row.waiting_since) + LATE_AFTER_MS - Date.now();
        if (leftMs > 0) late = setTimeout(() => void send().catch(give), leftMs + 10);
      }
    };
    const give = (): void => void raw.end();
    const stop = ctx.push.subscribe(uuid, () => void send().catch(give));
    const keepAlive = setInterval(() => raw.write(": still here\n\n"), KEEP_ALIVE_MS);
    raw.on("close", () => {
      stop();
      clearInterval(keepAlive);
      clearTimeout(late);
    });
    await send().catch(give);
  });
}
