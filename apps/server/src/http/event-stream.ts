import type { FastifyReply } from "fastify";

const KEEP_ALIVE_MS = 20_000;

/** A reply of server-sent events that stays open until the browser leaves or `end` is called. */
export interface EventStream {
  /** Sends an event, unless the last one said the same. */
  readonly say: (text: string) => void;
  readonly end: () => void;
  /** Calls back once, when the line is down. */
  readonly closed: (then: () => void) => void;
}

/** Turns a reply into a stream of events of one name. */
export function openEventStream(reply: FastifyReply, event: string): EventStream {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  let last = "";
  const keepAlive = setInterval(() => raw.write(": still here\n\n"), KEEP_ALIVE_MS);
  raw.on("close", () => clearInterval(keepAlive));
  return {
    say: (text) => {
      if (text !== last && !raw.writableEnded) raw.write(`event: ${event}\ndata: ${text}\n\n`);
      last = text;
    },
    end: () => void raw.end(),
    closed: (then) => void raw.on("close", then),
  };
}
