import { accounts, chooseDisbursement } from "@gable/contract/calls/accounts.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("says until the charges of others are known that they are still to be taken from the money", async () => {
  const { url, sandbox } = product;
  const told: { hasFinalCosts: boolean; cash: number; costs: number }[] = [];
  const askedIn = async ({ client, uuid }: Pick<Walked, "client" | "uuid">) => {
    const { hasFinalCosts, cash, costs } = await client.send(accounts, { params: { uuid } });
    told.push({ hasFinalCosts, cash, costs });
  };
  const walked = await walkIn(
    { url, sandbox },
    {
      persona: "straight-approval",
      until: "RESCISSION",
      stands: async (walking, { step }) => {
        if (step === "DISBURSEMENT_ACCOUNT") await askedIn(walking);
      },
    },
  );
  await askedIn(walked);
  const [before, after] = told;
  expect(before).toMatchObject({ hasFinalCosts: false, costs: 0 });
  expect(after?.costs).toBeGreaterThan(0);
  expect(after).toMatchObject({ hasFinalCosts: true, cash: (before?.cash ?? 0) - (after?.costs ?? 0) });
});

it("takes a wallet whose check digits hold, and says of another what is wrong with it", async () => {
  const { client, uuid } = await walkIn(product, {
    persona: "crypto",
    until: "DISBURSEMENT_ACCOUNT",
  });
  const choose = (address: string) =>
    client.send(chooseDisbursement, { params: { uuid }, body: { source: "WALLET", address } });
  for (const [address, code] of [
    ["my wallet", "wallet-invalid"],
    ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "wallet-mistyped"],
  ] as const)
    await expect(choose(address)).rejects.toMatchObject({ status: 400, problem: { fields: { address: [code] } } });
  await expect(choose(" bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 ")).resolves.toMatchObject({ status: {} });
});
