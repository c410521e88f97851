import type { FastifyReply } from "fastify";
import type { Context } from "../context.ts";

/** A reply of server-sent events that stays open until the browser leaves, the session is over, or `end` is called. */
export interface EventStream {
  readonly say: (text: string) => void;
  /** Sends an event, unless the last one said the same. */
  readonly sayChange: (text: string) => void;
  /** Says that the line is open, before there is anything to tell. */
  readonly greet: () => void;
  readonly end: () => void;
  /** Calls back once, when the line is down. */
  readonly closed: (then: () => void) => void;
}

/** What a stream sends, and whether whoever listens may go on: asked with every sign of life. */
interface Line {
  readonly event: string;
  readonly isStillGood: () => Promise<boolean>;
}

/** Turns a reply into a stream of events of one name. */
export function openEventStream(ctx: Context, reply: FastifyReply, { event, isStillGood }: Line): EventStream {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const write = (text: string): void => {
    if (!raw.writableEnded) raw.write(text);
  };
  const end = (): void => void raw.end();
  const lookAgain = async (): Promise<void> => {
    if (await isStillGood()) write(": still here\n\n");
    else end();
  };
  const keepAlive = setInterval(() => void lookAgain().catch(end), ctx.config.streamKeepAliveMs);
  raw.on("close", () => clearInterval(keepAlive));
  const say = (text: string): void => write(`event: ${event}\ndata: ${text}\n\n`);
  let last = "";
  return {
    say,
    sayChange: (text) => {
      if (text !== last) say(text);
      last = text;
    },
    greet: () => write(": here\n\n"),
    end,
    closed: (then) => void raw.on("close", then),
  };
}
