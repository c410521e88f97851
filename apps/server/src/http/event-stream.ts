import type { Context } from "../context.ts";
import type { Caller } from "./contract-routing.ts";

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

/** Who listens, and by what. */
export type Listening = Pick<Caller, "reply" | "isStillAdmitted" | "session" | "staff" | "ip">;

/** Of one person at the same time, in this process; tabs that nobody looks at hold none. */
const MOST_OF_ONE = 40;
/** Of what was said on one line and is not taken yet, beside what the network holds on its way. */
const MOST_UNREAD_BYTES = 1024 * 1024;
const linesOf = new Map<string, Set<() => void>>();

/**
 * Keeps that somebody has one line more. Of too many the oldest ends: it may be one of a device that went out of reach, which nobody has
 * closed; and however many are opened, there are no more of them to be told, and asked about, than this.
 */
function countLine(who: string, end: () => void): () => void {
  const lines = linesOf.get(who) ?? new Set();
  linesOf.set(who, lines);
  lines.add(end);
  const [oldest] = lines;
  if (lines.size > MOST_OF_ONE && oldest) {
    lines.delete(oldest);
    oldest();
  }
  return () => {
    lines.delete(end);
    if (lines.size === 0) linesOf.delete(who);
  };
}

/**
 * Turns a call's reply into a stream of events of one name. Whether the caller would still be let in is asked before each event, so that
 * nobody is told what came after their session, and with every sign of life.
 */
export function openEventStream(
  ctx: Context,
  { reply, isStillAdmitted, session, staff, ip }: Listening,
  event: string,
): EventStream {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const write = (text: string): void => {
    if (raw.writableEnded) return;
    // Whoever takes nothing comes again and is told what is so then: a line that is ended would wait to be read first.
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  const end = (): void => void (raw.writableNeedDrain ? raw.destroy() : raw.end());
  let saying = Promise.resolve();
  /** One after the other, however long each is asked about. */
  const writeIfAdmitted = (text: string): void => {
    saying = saying.then(async () => ((await isStillAdmitted()) ? write(text) : end())).catch(end);
  };
  const keepAlive = setInterval(() => writeIfAdmitted(": still here\n\n"), ctx.config.streamKeepAliveMs);
  const forget = countLine(session?.identityUuid ?? staff?.staffUuid ?? ip, end);
  raw.on("close", () => {
    clearInterval(keepAlive);
    forget();
  });
  const say = (text: string): void => writeIfAdmitted(`event: ${event}\ndata: ${text}\n\n`);
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
