import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { networkOf } from "./network-of.ts";

const MOST = 5;

describe("where requests come from", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ environment: { REQUESTS_PER_MINUTE: String(MOST) } });
  });
  afterAll(() => product.close());

  const asked = async (from: string): Promise<number> => {
    const headers = { host: "localhost", "x-forwarded-for": from };
    return (await product.app.inject({ url: "/theme/gable.css", headers })).statusCode;
  };

  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:0001:2::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::", "0:0:0:0"],
  ])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));

  it("is one network, however many of its own addresses somebody uses", async () => {
    for (let host = 1; host <= MOST; host += 1) expect(await asked(`2001:db8:1:2::${host}`)).toBe(200);
    expect(await asked("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await asked("2001:db8:1:3::1")).toBe(200);
  });

  it("is what the proxy says, whatever who asks wrote before it", async () => {
    for (let guess = 1; guess <= MOST; guess += 1) expect(await asked(`198.51.100.${guess}, 203.0.113.77`)).toBe(200);
    expect(await asked("198.51.100.99, 203.0.113.77")).toBe(429);
    expect(await asked("203.0.113.77, 203.0.113.78")).toBe(200);
  });

  it("is what stands before as many proxies as there are", async () => {
    const chained = await startProduct({ environment: { REQUESTS_PER_MINUTE: "1", TRUST_PROXY: "2" } });
    try {
      const from = async (addresses: string) =>
        (
          await chained.app.inject({
            url: "/theme/gable.css",
            headers: { host: "localhost", "x-forwarded-for": addresses },
          })
        ).statusCode;
      expect(await from("198.51.100.1, 203.0.113.1, 192.0.2.1")).toBe(200);
      expect(await from("198.51.100.2, 203.0.113.1, 192.0.2.2")).toBe(429);
    } finally {
      await chained.close();
    }
  });
});
