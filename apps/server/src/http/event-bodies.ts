import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.ts";

interface Arriving {
  readonly stream: IncomingMessage;
  bytes: number;
}

/**
 * Reads bodies of which nobody knows yet who sent them: whether they are signed shows when they are whole. Together they hold so many
 * bytes at most. Where there are more, the one that has been arriving for longest is broken off: a vendor sends within moments, and
 * sends again, while whoever only holds our memory waits.
 */
export function boundedBodies(mostBytes: number): (stream: IncomingMessage, largest: number) => Promise<string> {
  // In the order in which they began.
  const arriving = new Set<Arriving>();
  let held = 0;

  const release = (body: Arriving): void => {
    if (arriving.delete(body)) held -= body.bytes;
  };
  const hold = (body: Arriving, bytes: number): void => {
    if (!arriving.has(body)) return;
    body.bytes += bytes;
    held += bytes;
    for (const oldest of arriving) {
      if (held <= mostBytes) break;
      release(oldest);
      oldest.stream.destroy();
    }
  };

  return async (stream, largest) => {
    const body: Arriving = { stream, bytes: 0 };
    const chunks: Buffer[] = [];
    arriving.add(body);
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hold(body, chunk.length);
        chunks.push(chunk);
        if (body.bytes > largest) throw new Refusal(413, "too-large", "This is larger than we can take.");
      }
      return Buffer.concat(chunks).toString("utf8");
    } finally {
      release(body);
    }
  };
}
