import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { beforeEach, describe, expect, it } from "vitest";

const SOON_MS = 5000;

describe("a server that is told to stop", () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await startProduct();
  });

  async function connected(): Promise<Socket> {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return socket;
  }
  async function closedIn(): Promise<number> {
    const startedAt = performance.now();
    await product.close();
    return performance.now() - startedAt;
  }

  it("does not wait for a connection that a browser opened ahead and never asked on", async () => {
    const socket = await connected();
    socket.resume();
    const ended = once(socket, "close");
    expect(await closedIn()).toBeLessThan(SOON_MS);
    await ended;
  });

  it("answers what it is being asked, and waits for nothing more on that connection", async () => {
    const socket = await connected();
    const head = ["POST /nowhere HTTP/1.1", "host: localhost", "content-type: application/json", "content-length: 2"];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await once(product.app.server, "request");
    const closing = closedIn();
    socket.write("{}");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await closing).toBeLessThan(SOON_MS);
  });
});
