import { type DeskSignal, deskStream } from "@gable/contract/calls/chat-desk.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { isStaffSessionOpen } from "../../http/staff-session.ts";
import { DESK_CHANNEL, readDeskPayload } from "./chat-channel.ts";

const KEEP_ALIVE_MS = 20_000;

/**
 * Tells an agent's page that something is new, as server-sent events. They carry no word of a chat: what is new, the page asks for, and
 * is answered as far as the role allows. The line ends with the session.
 */
export function deskStreamRoute(ctx: Context): Route {
  return answer(deskStream, async (_received, { reply, staff }) => {
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    const tell = (signal: DeskSignal): void => void raw.write(`data: ${JSON.stringify(signal)}\n\n`);
    const stop = await ctx.listener.subscribe(DESK_CHANNEL, (payload) => {
      const news = readDeskPayload(payload);
      if (news === undefined) tell({ conversation: null, sign: "said" });
      else if (news.orgCode === staff.orgCode) tell({ conversation: news.conversation, sign: news.sign });
    });
    const lookAgain = async (): Promise<void> => {
      if (await isStaffSessionOpen(ctx, staff.sessionId)) raw.write(": still here\n\n");
      else raw.end();
    };
    const keepAlive = setInterval(() => void lookAgain().catch(() => raw.end()), KEEP_ALIVE_MS);
    raw.on("close", () => {
      void stop();
      clearInterval(keepAlive);
    });
    raw.write(": here\n\n");
  });
}
