import { conditions } from "@gable/contract/calls/conditions.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { propertyAnswer } from "@gable/vendors/property-data/protocol.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const walkOn = (email: string) =>
  walkIn(product, {
    persona: "straight-approval",
    email,
    until: "INCOME_VERIFICATION",
  });

it("a main home whose tax bills go elsewhere, and one that is for sale, are asked about", async () => {
  const search = { kind: "property-data", act: "find-parcels" } as const;
  const plain = await walkOn("plain@example.com");
  const commentsOf = async ({ client, uuid }: typeof plain) =>
    (await client.send(conditions, { params: { uuid } })).map(({ commentsToBorrower }) => commentsToBorrower);
  expect(await commentsOf(plain)).toEqual([]);

  const order = product.sandbox.orders.list().find(({ kind, act }) => kind === search.kind && act === search.act);
  const found = propertyAnswer.parse(order?.answer);
  if (found.outcome !== "found") throw new Error("the home was not found");
  const parcels = found.parcels.map((parcel) => ({ ...parcel, ownerOccupied: false, listedForSale: true }));
  product.sandbox.orders.force({ ...search, answer: { ...found, parcels }, next: 1, later: false });
  expect(await commentsOf(await walkOn("doubted@example.com"))).toEqual([
    expect.stringContaining("tax bills to another address"),
    expect.stringContaining("offered for sale"),
  ]);
});
