/**
 * The data of each server-sent event of a reply, as it comes. Comments and other fields are left out. The reply is taken at once: one that
 * nobody reads yet is ended when its `Response` is collected as garbage.
 */
export function readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  return eventsFrom(body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader());
}

async function* eventsFrom(reader: ReadableStreamDefaultReader<string>): AsyncGenerator<string> {
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pending += value.replaceAll("\r", "");
      const events = pending.split("\n\n");
      pending = events.pop() ?? "";
      for (const event of events) {
        const data = dataOf(event);
        if (data !== "") yield data;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function dataOf(event: string): string {
  return event
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).trimStart())
    .join("\n");
}
