import { type DeskSignal, deskStream } from "@gable/contract/calls/chat-desk.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { openEventStream } from "../../http/event-stream.ts";
import { DESK_CHANNEL, readDeskPayload } from "./chat-channel.ts";

/**
 * Tells an agent's page that something is new, as server-sent events. They carry no word of a chat: what is new, the page asks for, and
 * is answered as far as the role allows. The line ends with the session, and with
 * a role that does not answer chats.
 */
export function deskStreamRoute(ctx: Context): Route {
  return answer(deskStream, async (_received, caller) => {
    const { staff } = caller;
    const stream = openEventStream(ctx, caller, "chat");
    const tell = (signal: DeskSignal): void => stream.say(JSON.stringify(signal));
    const subscribed = ctx.listener.subscribe(DESK_CHANNEL, (payload) => {
      const news = readDeskPayload(payload);
      if (news === undefined) tell({ conversation: null, sign: "said" });
      else if (news.orgCode === staff.orgCode) tell({ conversation: news.conversation, sign: news.sign });
    });
    stream.closed(() => void subscribed.then((stop) => stop(), stream.end));
    // Whoever is told that the line is open misses nothing from then on.
    await subscribed.then(stream.greet, stream.end);
  });
}
