import { lenderSettings } from "@gable/contract/calls/organisations-settings.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seededLogIns, seedStaff } from "./seed-staff.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await seedStaff(product.ctx);
});
afterAll(() => product.close());

it("gives every lender with seeded staff two administrators, so that what one proposes the other can approve", async () => {
  const seeded = await seededLogIns(product.ctx);
  const byLender = Map.groupBy(
    seeded.filter(({ role }) => role === "administrator"),
    ({ lender }) => lender,
  );
  expect([...byLender.keys()]).toEqual(expect.arrayContaining(seeded.map(({ lender }) => lender)));
  for (const administrators of byLender.values()) expect(administrators).toHaveLength(2);
  const auditor = await openStaff(product, "auditor");
  expect((await auditor.client.send(lenderSettings, {})).opening.administrators).toBe(2);
});
