import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("an application", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("goes from the first answer to the money", { timeout: 90_000 }, async () => {
    const walked = await walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      persona: "straight-approval",
      timePasses: true,
    });
    expect(walked.last.step).toBe("COMPLETE");
    expect(walked.steps).toEqual(expect.arrayContaining(["FINAL_OFFER", "DEED_SIGNING", "RESCISSION", "FUNDABLE"]));
  });
});
