import { findOriginators } from "@gable/contract/calls/originators.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Found {
  readonly originators: readonly { readonly uuid: string; readonly name: string }[];
  readonly isMore: boolean;
}

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** From an address of its own, unless one is named: searches are counted by it. */
let last = 0;
const search = (query: Record<string, string>, host = "localhost", remoteAddress = `10.9.0.${(last += 1)}`) =>
  product.app.inject({
    url: `${findOriginators.path}?${new URLSearchParams(query).toString()}`,
    headers: { host },
    remoteAddress,
  });
const found = async (query: Record<string, string>, host?: string): Promise<Found> =>
  (await search(query, host)).json();

const trevino = {
  uuid: "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01",
  name: "Marisol Trevino",
  brokerName: null,
  nmls: "1984406",
  licensedStates: expect.arrayContaining(["CA", "TX"]),
};

describe("the search for a loan officer", () => {
  it.each(["trev", "MARI", "marisol tre", "Treviño"])(
    "finds her by %s, with what may be known before one has her link",
    async (name) => {
      expect(await found({ name })).toEqual({ originators: [trevino], isMore: false });
    },
  );

  it.each([
    ["the end of a name", "evino"],
    ["a word too many", "marisol smith"],
    ["single letters", "m t x"],
    ["nobody", "zzzz"],
    ["signs alone", "%%%"],
  ])("finds nobody by %s", async (_what, name) => {
    expect(await found({ name })).toEqual({ originators: [], isMore: false });
  });

  it("finds in a state those alone who are licensed there, by themselves and through the lender", async () => {
    expect((await found({ name: "trev", state: "CA" })).originators).toHaveLength(1);
    expect((await found({ name: "trev", state: "NY" })).originators).toEqual([]);
  });

  it("finds nobody of another lender", async () => {
    expect((await found({ name: "trev" }, "harbor-pine.localhost")).originators).toEqual([]);
  });

  it("says nothing by two letters", async () => {
    expect((await search({ name: "tr" })).statusCode).toBe(400);
  });

  it("gives no list to who tries names", async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => search({ name: "trev" }, "localhost", "10.8.0.1")),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.json()).toMatchObject({ code: "too-many" });
  });
});
