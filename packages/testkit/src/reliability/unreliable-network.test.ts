import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createUnreliableNetwork } from "./unreliable-network.ts";

it("a request is sent again where the line was lost in the middle of its reply", async () => {
  let asked = 0;
  const server = createServer((_request, reply) => {
    asked += 1;
    reply.writeHead(200, { "content-type": "application/json" });
    if (asked > 1) return reply.end('{"whole":true}');
    reply.write('{"who');
    return setImmediate(() => reply.destroy());
  }).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const response = await createUnreliableNetwork(new Map()).fetch(`http://127.0.0.1:${port}/`);
    expect(await response.json()).toEqual({ whole: true });
    expect(asked).toBe(2);
  } finally {
    server.close();
  }
});

it("a request is sent again after its browser has given up waiting", async () => {
  const server = createServer((_request, reply) => reply.end("served")).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { fetch: send } = createUnreliableNetwork(new Map());
    const response = await send(`http://127.0.0.1:${port}/`, { signal: AbortSignal.abort() });
    expect(await response.text()).toBe("served");
  } finally {
    server.close();
  }
});

it("an empty reply is one", async () => {
  const server = createServer((_request, reply) => reply.writeHead(204).end()).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const response = await createUnreliableNetwork(new Map()).fetch(`http://127.0.0.1:${port}/`);
    expect([response.status, await response.text()]).toEqual([204, ""]);
  } finally {
    server.close();
  }
});
