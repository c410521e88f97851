import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundedBodies } from "./event-bodies.ts";

const MOST = 100_000;
const LARGEST = 40_000;

describe("bodies of which nobody knows who sent them", () => {
  const read = boundedBodies(MOST);
  const server = createServer((request, response) => {
    read(request, LARGEST).then(
      (body) => response.end(String(body.length)),
      () => response.writeHead(413).end(),
    );
  });
  let port: number;
  beforeAll(async () => {
    await once(server.listen({ host: "127.0.0.1", port: 0 }), "listening");
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  /** Announces more than it sends. */
  const halfOpen = async (bytes: number): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes + 1}\r\n\r\n${"x".repeat(bytes)}`);
    await once(server, "request");
    return socket;
  };
  const whole = async (bytes: number) =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "x".repeat(bytes) });

  it("are held up to a bound: what has been arriving for longest makes room for what comes", async () => {
    const first = await halfOpen(30_000);
    const gone = once(first, "close");
    const others = [await halfOpen(30_000), await halfOpen(30_000)];
    const reply = await whole(39_000);
    expect([reply.status, await reply.text()]).toEqual([200, "39000"]);
    await gone;
    expect(others.filter(({ closed }) => closed)).toHaveLength(0);
    for (const other of others) other.destroy();
  });

  it("give back what they held, and none is larger than one may be", async () => {
    for (let time = 0; time < 10; time += 1) expect(await (await whole(LARGEST)).text()).toBe(String(LARGEST));
    expect((await whole(LARGEST + 1)).status).toBe(413);
    expect(await (await whole(LARGEST)).text()).toBe(String(LARGEST));
  });
});
