import { accounts } from "@gable/contract/calls/accounts.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { sumCents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { closingCostsOfLine } from "@gable/domain/offers/closing-costs-of-line.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
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
    walkIn(product, {
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

      const { client, uuid } = await walkTo(persona, "FINAL_OFFER");
      const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;
      const named = closingCostsOfLine(closingCosts, { totalLine: facts.offer?.line ?? 0 });
      const charged =
        facts.closingCosts?.filter(({ paidFrom }) => paidFrom === "line").map(({ amount }) => amount) ?? [];
      expect(sumCents(charged)).toBeGreaterThanOrEqual(named.low);
      expect(sumCents(charged)).toBeLessThanOrEqual(named.high);
      expect(facts.closingCosts?.find(({ cost }) => cost === "MANUAL_NOTARY")?.amount ?? 0).toBe(notary);
      // The account-opening disclosure names each of them (12 CFR 1026.6(a)(2)).
      const papers = (await client.send(documents, { params: { uuid } })).documents;
      const disclosure = papers.find(({ type }) => type === "ACCOUNT_OPENING_DISCLOSURE")?.uuid ?? "";
      const reply = await client.open(document, { params: { uuid, document: disclosure } });
      const words = await pdfText(new Uint8Array(await reply.arrayBuffer()));
      expect(charged.map((amount) => formatDollars(amount)).filter((amount) => !words.includes(amount))).toEqual([]);
      expect(charged.length).toBeGreaterThan(0);
    },
    60_000,
  );

  it("is nothing on a Texas homestead, and is named so from the offer on", async () => {
    const { client, uuid } = await walkTo("texas-bpo", "DISBURSEMENT_ACCOUNT");
    const { closingCosts } = await client.send(offers, { params: { uuid } });
    expect(closingCosts.items.map(({ cost }) => cost)).toContain("VALUATION");
    expect(closingCostsOfLine(closingCosts, { totalLine: 8_500_000 })).toEqual({ low: 0, high: 0 });

    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    const { cash, hasFinalCosts } = await client.send(accounts, { params: { uuid } });
    expect({ cash, hasFinalCosts }).toEqual({ cash: file.facts.offer?.initialDraw, hasFinalCosts: true });
  }, 60_000);
});
