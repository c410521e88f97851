import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { pathOf } from "@gable/contract/call.ts";
import { document, uploadDocument } from "@gable/contract/calls/documents.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdfWith } from "../modules/documents/testing/hostile-files.ts";
import { type Listening, openEventStream } from "./event-stream.ts";

const MEGABYTE = 1024 * 1024;
/** Of 19 MB, in what one person's files may hold. */
const MOST_FILES = 6;

/** Asks, and reads nothing of what comes beyond the first few bytes. */
async function askAndWait(port: number, head: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write(`${head}\r\n\r\n`);
  return socket;
}

describe("somebody who asks and does not read", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** Notes which connections stand, by their port at the other end. */
  function standing(): ReadonlySet<number | undefined> {
    const open = new Set<number | undefined>();
    product.app.server.on("connection", (socket: Socket) => {
      const { remotePort } = socket;
      open.add(remotePort);
      socket.once("close", () => open.delete(remotePort));
    });
    return open;
  }

  it("is sent so many bytes of files at once: of more, what has waited for longest is broken off, and nobody else's", async () => {
    const [one, other] = [await openBorrower(product), await openBorrower(product)];
    const client = createBorrowerClient(product.url, "gable", one.headers.authorization);
    const otherClient = createBorrowerClient(product.url, "gable", other.headers.authorization);
    const body = { type: "OTHER_EVIDENCE" } as const;
    const file = new Blob([Uint8Array.from(pdfWith()), new Uint8Array(19 * MEGABYTE).fill(0x20)], {
      type: "application/pdf",
    });
    const send = (of: typeof client, uuid: string) =>
      of.send(uploadDocument, { params: { uuid }, body, file, fileName: "large.pdf" });
    const { uuid: paper } = await send(client, one.applicationUuid);
    const { uuid: theirs } = await send(otherClient, other.applicationUuid);
    const { port, host } = new URL(product.url);
    const headOf = (borrower: typeof one, name: string) =>
      [
        `GET ${pathOf(document, { uuid: borrower.applicationUuid, document: name })} HTTP/1.1`,
        `Host: ${host}`,
        `Authorization: ${borrower.headers.authorization}`,
      ].join("\r\n");
    const open = standing();
    const elsewhere = await askAndWait(Number(port), headOf(other, theirs));
    const asked: Socket[] = [];
    for (let more = 0; more < MOST_FILES + 4; more += 1) asked.push(await askAndWait(Number(port), headOf(one, paper)));
    await expect
      .poll(() => asked.filter(({ localPort }) => open.has(localPort)).length, { timeout: 60_000 })
      .toBe(MOST_FILES);
    // Nobody else's is broken off, however late it is read.
    let read = 0;
    elsewhere.on("data", (chunk: Buffer) => {
      read += chunk.length;
    });
    elsewhere.resume();
    await expect.poll(() => read, { timeout: 60_000 }).toBeGreaterThan(19 * MEGABYTE);
    for (const socket of [elsewhere, ...asked]) socket.destroy();
    // It is as ready for who reads as before.
    const reply = await client.open(document, { params: { uuid: one.applicationUuid, document: paper } });
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(19 * MEGABYTE);
  }, 180_000);

  it("is told so much on a line that stays open, and it ends: nothing piles up for who takes nothing", async () => {
    const lines: ReturnType<typeof openEventStream>[] = [];
    let hasEnded = false;
    const server = createServer((_request, raw: ServerResponse) => {
      const caller = { reply: { raw, hijack: () => undefined }, isStillAdmitted: async () => true, ip: "127.0.0.1" };
      const line = openEventStream(product.ctx, caller as unknown as Listening, "status");
      line.closed(() => {
        hasEnded = true;
      });
      lines.push(line);
    });
    await once(server.listen({ host: "127.0.0.1", port: 0 }), "listening");
    const { port } = server.address() as AddressInfo;
    const socket = await askAndWait(port, "GET / HTTP/1.1\r\nHost: a");
    await expect.poll(() => lines.length).toBe(1);
    await expect
      .poll(() => {
        lines[0]?.say("x".repeat(MEGABYTE));
        return hasEnded;
      })
      .toBe(true);
    socket.destroy();
    server.close();
  });
});
