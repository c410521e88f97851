import { conditions } from "@gable/contract/calls/conditions.ts";
import { confirmLiens, liens } from "@gable/contract/calls/liens.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { upload } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("a mortgage on record that the borrower denies", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("counts until a person has read what shows that it is gone", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      until: "LIEN_VERIFICATION",
    });
    const { client, uuid } = walked;
    const params = { uuid };
    const found = await client.send(liens, { params });
    const owed = found.liens.reduce((sum, { balance }) => sum + balance, 0);
    const numbers = async () =>
      (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts.decision?.result.numbers;

    const answers = found.liens.map(({ id }) => ({ id, answer: "PAID_OFF" as const }));
    await client.send(confirmLiens, { params, body: { answers, added: [] } });
    expect(owed).toBeGreaterThan(0);
    expect(await numbers()).toMatchObject({ otherClaims: owed, lienPosition: 2 });

    const [asked] = await client.send(conditions, { params });
    expect(asked).toMatchObject({ requestDocuments: true, actionNeeded: true });
    const condition = asked?.uuid ?? "";
    await upload(walked, "LIEN_PAYOFF_EVIDENCE", condition);
    expect(await client.send(conditions, { params })).toMatchObject([{ actionNeeded: false }]);
    await asStaff(walked, { act: "clear-condition", condition });
    expect(await client.send(conditions, { params })).toEqual([]);
    expect(await numbers()).toMatchObject({ otherClaims: 0, lienPosition: 1 });
  });
});

describe("a debt on the home that the borrower adds", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is asked when it began and with how much, and counts from the last day of its month", async () => {
    const { client, uuid } = await walkIn(product, {
      persona: "straight-approval",
      email: "adds-a-debt@example.com",
      until: "LIEN_VERIFICATION",
    });
    const params = { uuid };
    const answers = (await client.send(liens, { params })).liens.map(({ id }) => ({ id, answer: "RIGHT" as const }));
    const loan = { lender: "Sunrise Solar", balance: 1_200_000, monthlyPayment: 9_000, openEnd: false };
    const confirm = (added: object) =>
      client.send(confirmLiens, { params, body: { answers, added: [{ ...loan, ...added }] } });
    await expect(confirm({})).rejects.toMatchObject({
      status: 400,
      problem: { fields: { "added.0.openedIn": ["required"], "added.0.originalAmount": ["required"] } },
    });
    await expect(confirm({ openedIn: "2031-01", originalAmount: 1_800_000 })).rejects.toMatchObject({
      problem: { fields: { "added.0.openedIn": ["month-to-come"] } },
    });
    await confirm({ openedIn: "2024-02", originalAmount: 1_800_000 });
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    expect(file.facts.liens?.liens.at(-1)).toMatchObject({ openedOn: "2024-02-29", originalAmount: 1_800_000 });
    const { said } = await client.send(liens, { params });
    expect(said?.added).toEqual([{ ...loan, openedIn: "2024-02", originalAmount: 1_800_000 }]);
  });
});
