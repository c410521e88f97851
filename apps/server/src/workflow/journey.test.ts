import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "./application-store.ts";

describe("an application", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("goes from the first answer to the money", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      timePasses: true,
    });
    expect(walked.last.step).toBe("COMPLETE");
    expect(walked.steps).toEqual(expect.arrayContaining(["FINAL_OFFER", "DEED_SIGNING", "RESCISSION", "FUNDABLE"]));
    const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;
    // The home was insured when its owner signed, and is looked at again on the day of the money.
    const { fundingDay, funding, hazardInsurance } = facts;
    expect(hazardInsurance?.recheckedAt?.localeCompare(fundingDay?.at ?? "")).not.toBe(-1);
    expect(funding?.at.localeCompare(hazardInsurance?.recheckedAt ?? "")).not.toBe(-1);
  });
});
