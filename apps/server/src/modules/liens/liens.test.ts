import { conditions } from "@gable/contract/calls/conditions.ts";
import { confirmLiens, liens } from "@gable/contract/calls/liens.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { upload } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
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
    const walked = await walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
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
