import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StartRefused } from "../start-refused.ts";
import { serveMetrics } from "./serve.ts";

const host = "127.0.0.1";

describe("metrics", () => {
  let product: TestProduct;
  let port: number;
  let close: () => Promise<void>;
  beforeAll(async () => {
    product = await startProduct();
    port = await freePort();
    close = await serveMetrics(product.ctx.metrics, { host, port });
  });
  afterAll(async () => {
    await close();
    await product.close();
  });

  const read = async () => (await fetch(`http://${host}:${port}/metrics`)).text();

  it("count answers by the call's name, and name no path that somebody asked for", async () => {
    await fetch(`${product.url}/healthz`);
    await fetch(`${product.url}/dev/personas/straight-approval`);
    await fetch(`${product.url}/somebody@example.com`);
    const text = await read();
    expect(text).toMatch(/^gable_request_seconds_count\{call="persona",status="2xx"\} 1$/m);
    expect(text).toMatch(/^gable_request_seconds_count\{call="other",status="4xx"\} 1$/m);
    expect(text).toMatch(/^gable_database_connections\{state="awaited"\} 0$/m);
    expect(text).not.toContain("somebody");
  });

  const from = (address: string, url: string) =>
    product.app.inject({ url, headers: { host: "localhost", "x-forwarded-for": address } });

  it("tell how often one address is refused, and not which", async () => {
    for (let count = 0; count < 20; count += 1) await from("203.0.113.9", "/identity/secure/api/v1/sessions");
    await from("203.0.113.10", "/no/such/place");
    await from("203.0.113.11", "/%c0");
    await from("203.0.113.9", "/healthz");
    const text = await read();
    expect(text).toMatch(/^gable_refusals_of_one_address 20$/m);
    expect(text).not.toContain("203.0.113");
  });

  it("are not among the product's own addresses", async () => {
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(404);
  });

  it("refuse a port that is taken in one sentence", async () => {
    await expect(serveMetrics(product.ctx.metrics, { host, port })).rejects.toThrow(
      new StartRefused(`Port ${port} is taken: stop the program that has it, or set METRICS_PORT to another one.`),
    );
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
