import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type TestProduct } from "../start-product.ts";
import { liveAtOnce, staleLooks, steppedBack } from "./concurrent-history.ts";

/** The small form of `npm run test:reliability -- --histories N`. */
describe("people who are at one application at once", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it.each([1, 2, 3])("lose nothing, double nothing and see nothing stale, by chance %i", async (seed) => {
    const { requests, anomalies } = await liveAtOnce(product, seed);
    expect(anomalies).toEqual([]);
    expect(requests).toBeGreaterThan(20);
  });
});

describe("what cannot be so", () => {
  const first = { value: 1, from: 0, to: 10 };
  const second = { value: 2, from: 20, to: 30 };
  const look = (value: number, from: number) => staleLooks("income", [first, second], [{ value, from, to: from + 1 }]);

  it.each([
    ["the first value while only that is written", 1, 15, []],
    ["the first value while the second is being written", 1, 25, []],
    ["the second value while it is being written", 2, 25, []],
    ["the first value after the second was written", 1, 40, ["income 1 was seen after 2 was written"]],
    ["nothing after something was written", 0, 15, ["income 0 was seen after 1 was written"]],
    ["a value before it is written", 2, 5, ["income 2 was seen before it was written"]],
    ["a value that nobody writes", 3, 15, ["income 3 was seen before it was written"]],
  ])("%s", (_, value, from, anomalies) => {
    expect(look(value, from)).toEqual(anomalies);
  });

  it("a version that goes back", () => {
    expect(steppedBack([first, second])).toEqual([]);
    expect(steppedBack([{ ...first, value: 3 }, second])).toEqual(["version 2 was told after 3"]);
  });
});
