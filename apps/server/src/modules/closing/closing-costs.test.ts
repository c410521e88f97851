import { offers } from "@gable/contract/calls/offers.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { sumCents } from "@gable/domain/money/cents.ts";
import { closingCostsOfLine } from "@gable/domain/offers/closing-costs-of-line.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("what a borrower is charged at closing", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, step: Step) =>
    walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      persona,
      email: `${step}.${persona}@example.com`.toLowerCase(),
      until: step,
    });

  it.each([
    ["paper-county", 30_000],
    ["straight-approval", 0],
  ])(
    "is what the offer named: %s",
    async (persona, notary) => {
      const chosen = await walkTo(persona, "COLLECT_ADDITIONAL_INFO");
      const { closingCosts } = await until(
        () => chosen.client.send(offers, { params: { uuid: chosen.uuid } }),
        (seen) => seen.closingCosts.items.some(({ cost, low, high }) => cost === "RECORDING_FEE" && low === high),
      );
      expect(closingCosts.items.find(({ cost }) => cost === "MANUAL_NOTARY")?.low ?? 0).toBe(notary);

      const { uuid } = await walkTo(persona, "FINAL_OFFER");
      const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;
      const { line = 0, originationFee = 0 } = facts.offer ?? {};
      const named = closingCostsOfLine(closingCosts, { totalLine: line, originationFee });
      const charged =
        facts.closingCosts?.filter(({ paidFrom }) => paidFrom === "line").map(({ amount }) => amount) ?? [];
      expect(sumCents(charged)).toBeGreaterThanOrEqual(named.low);
      expect(sumCents(charged)).toBeLessThanOrEqual(named.high);
      expect(facts.closingCosts?.find(({ cost }) => cost === "MANUAL_NOTARY")?.amount ?? 0).toBe(notary);
    },
    60_000,
  );
});
