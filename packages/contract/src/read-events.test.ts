import { describe, expect, it } from "vitest";
import { readEvents } from "./read-events.ts";

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

async function all(...pieces: string[]): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(streamOf(...pieces))) events.push(event);
  return events;
}

describe("reading server-sent events", () => {
  it("puts events together that arrive in pieces", async () => {
    expect(await all('data: {"a"', ":1}\n", '\ndata: {"a":2}\n\n')).toEqual(['{"a":1}', '{"a":2}']);
  });

  it("leaves out the heartbeat and the fields that are no data", async () => {
    expect(await all(": alive\n\n", "id: 7\nevent: status\ndata: x\n\n")).toEqual(["x"]);
  });

  it("takes line ends of either kind and data of several lines", async () => {
    expect(await all("data: one\r\ndata: two\r\n\r\n")).toEqual(["one\ntwo"]);
  });

  it("drops an event that was cut off", async () => {
    expect(await all("data: whole\n\ndata: ha")).toEqual(["whole"]);
  });

  it("takes the reply at once, so that it is not ended for want of a reader before the first is asked for", () => {
    const body = streamOf("data: x\n\n");
    readEvents(body);
    expect(body.locked).toBe(true);
  });
});
