import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endStalledBodies } from "./arriving-bodies.ts";

const MOST = 64;

/** Announces a body of which it sends the beginning. */
async function halfSent(port: number, path: string, from = "192.0.2.1"): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const head = [`POST ${path} HTTP/1.1`, "Host: localhost", "Content-Type: application/json", "Content-Length: 1000"];
  socket.write(`${[...head, `X-Forwarded-For: ${from}`].join("\r\n")}\r\n\r\n{"a":"`);
  socket.resume();
  return socket;
}

/** Whichever way it ends: reset where something was still on its way. */
const gone = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once("close", resolve));

describe("bodies that do not arrive", () => {
  let app: FastifyInstance;
  let port: number;
  const open = async (terms: Parameters<typeof endStalledBodies>[1]) => {
    endStalledBodies(app, terms);
    app.post("/taken", async () => "taken");
    app.post("/refused", { onRequest: async (_request, reply) => reply.code(429).send("no") }, async () => "taken");
    port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  };
  beforeEach(() => {
    app = fastify({ trustProxy: true });
  });
  afterEach(() => app.close());

  it.each(["/taken", "/refused", "/nowhere"])("are ended when their time is over: at %s", async (path) => {
    await open({ most: MOST, youngMs: 0, forBytes: () => 100 });
    const socket = await halfSent(port, path);
    const more = setInterval(() => socket.write("x"), 20);
    await gone(socket);
    clearInterval(more);
    expect(await (await fetch(`http://127.0.0.1:${port}/taken`, { method: "POST" })).text()).toBe("taken");
  });

  it("make room for others of their network, the oldest first, and for nobody's of another", async () => {
    await open({ most: 2, youngMs: 0, forBytes: () => 60_000 });
    const other = await halfSent(port, "/taken", "198.51.100.7");
    const oldest = await halfSent(port, "/refused");
    await once(oldest, "data");
    const ended = gone(oldest);
    const later = [await halfSent(port, "/taken"), await halfSent(port, "/taken")];
    await ended;
    expect([other, ...later].filter(({ closed }) => closed)).toEqual([]);
    for (const socket of [other, ...later]) socket.destroy();
  });

  it("are none that have arrived, however many there were, and none that are young", async () => {
    await open({ most: 2, youngMs: 60_000, forBytes: () => 60_000 });
    const young = await Promise.all([1, 2, 3, 4].map(() => halfSent(port, "/taken")));
    for (let time = 0; time < 20; time += 1) {
      const reply = await fetch(`http://127.0.0.1:${port}/taken`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
        body: "{}",
      });
      expect(await reply.text()).toBe("taken");
    }
    expect(young.filter(({ closed }) => closed)).toEqual([]);
    for (const socket of young) socket.destroy();
  });
});

describe("the product", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("holds no more than so many bodies of one address that do not arrive", async () => {
    const port = Number(new URL(product.url).port);
    const path = "/identity-broker/customer/api/v3/login";
    const sockets = await Promise.all(Array.from({ length: MOST }, () => halfSent(port, path)));
    await expect
      .poll(
        async () => {
          sockets.push(await halfSent(port, path));
          return sockets[0]?.closed;
        },
        { timeout: 30_000, interval: 200 },
      )
      .toBe(true);
    for (const socket of sockets) socket.destroy();
  }, 60_000);
});
