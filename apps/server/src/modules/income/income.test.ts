import { status } from "@gable/contract/calls/application.ts";
import { income, linkIncome, removeIncome } from "@gable/contract/calls/income.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { agreeAt, until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const standing = ({ client, uuid }: Walked) => client.send(income, { params: { uuid } });

describe("income that is shown twice", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  let shown = 0;
  /** Links a source and waits until it is read. */
  async function show(walked: Walked, source: "PAYROLL" | "PLAID_TRANSACTIONS"): Promise<void> {
    const { client, uuid } = walked;
    const type = source === "PAYROLL" ? "PAYROLL_READING" : "BANK_ACCOUNT_READING";
    const consent = { type, textVersion: consentTexts[type].version, language: "en" } as const;
    const { url } = await client.send(linkIncome, { params: { uuid }, body: { source, consent } });
    await agreeAt(walked, url);
    await until(
      () =>
        product.ctx.database.kysely
          .selectFrom("events")
          .select("sequence")
          .where("application_uuid", "=", uuid)
          .where("type", "=", "income-read")
          .execute(),
      (read) => read.length > shown,
    );
    shown += 1;
  }
  it("counts once, by its best evidence, and can be replaced and taken out", async () => {
    const walked = await walkIn(product, {
      persona: "revised-offer",
      until: "INCOME_VERIFICATION",
    });
    const { client, uuid } = walked;
    await show(walked, "PAYROLL");
    const once = await standing(walked);
    // Nothing waits to be read: it is said when what comes now would be.
    expect(once.reading).toMatchObject({ actionNeeded: true, lookedAt: { isPast: false } });
    expect(once.verifiedMonthly).toBeGreaterThan(0);
    expect(once.verifiedMonthly).toBeLessThan(once.neededMonthly);

    await show(walked, "PLAID_TRANSACTIONS");
    await show(walked, "PAYROLL");
    const thrice = await standing(walked);
    expect(thrice.verifiedMonthly).toBe(once.verifiedMonthly);
    expect(thrice.sources.map(({ source, countedMonthly }) => [source, countedMonthly])).toEqual([
      ["PLAID_TRANSACTIONS", 0],
      ["PAYROLL", once.verifiedMonthly],
    ]);
    expect((await client.send(status, { params: { uuid } })).step).toBe("INCOME_VERIFICATION");

    const source = thrice.sources.find((found) => found.source === "PAYROLL")?.uuid ?? "";
    await client.send(removeIncome, { params: { uuid, source } });
    const without = await standing(walked);
    expect(without).toMatchObject({ verifiedMonthly: 0, canSettle: false });
    expect(without.sources.map((found) => found.source)).toEqual(["PLAID_TRANSACTIONS"]);
    await expect(client.send(removeIncome, { params: { uuid, source } })).rejects.toMatchObject({ status: 404 });
  });
});
