import { underReview } from "@gable/contract/calls/underwriting.ts";
import { businessHoursOf, businessMinutesBetween } from "@gable/domain/organisations/business-hours.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("an application that a person looks at", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("says by which of the lender's hours it is read", async () => {
    const { ctx } = product;
    const hours = businessHoursOf(ctx.lenders.byOrgCode("gable"));
    const seen: { minutes: number; isPast: boolean }[] = [];
    await walkIn(product, {
      persona: "listed-name",
      until: "HMDA",
      stands: async ({ client, uuid }) => {
        const { lookedAt } = await client.send(underReview, { params: { uuid } });
        if (!lookedAt) return;
        const { by, isPast } = lookedAt;
        seen.push({ minutes: businessMinutesBetween(ctx.clock.now(uuid).toISOString(), by, hours), isPast });
      },
    });
    expect(seen[0]?.isPast).toBe(false);
    // A match on the list is read within four hours of business.
    expect(seen[0]?.minutes).toBeGreaterThan(235);
    expect(seen[0]?.minutes).toBeLessThanOrEqual(240);
  });

  it("says nothing where it is the borrower's move", async () => {
    const { headers, applicationUuid } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    expect(await client.send(underReview, { params: { uuid: applicationUuid } })).toEqual({ lookedAt: null });
  });
});
