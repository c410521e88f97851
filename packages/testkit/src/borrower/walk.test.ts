import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type TestProduct } from "../start-product.ts";
import { walkIn } from "./walk-in.ts";

describe("a walk", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("says that a notary's questions are about another home than the one that is known, and does not ask on for ever", async () => {
    const walked = walkIn(product, {
      persona: "straight-approval",
      as: (persona) => ({
        ...persona,
        home: { ...persona.home, county: "Elsewhere", boughtOn: "1899-01-01", mortgages: [] },
      }),
      until: "RESCISSION",
    });
    await expect(walked).rejects.toThrow(/takes straight-approval's answers for wrong/);
  });
});
