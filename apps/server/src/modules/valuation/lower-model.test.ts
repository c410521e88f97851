import { document, documents } from "@gable/contract/calls/documents.ts";
import { valueOf } from "@gable/domain/workflow/property/home.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { noticeInputs } from "../disclosures/notices/notice-inputs.ts";

describe("a broker's opinion above the figure of a model", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    const answer = {
      outcome: "valued",
      valuation: "avm_1",
      value: 50_000_000,
      low: 43_000_000,
      high: 57_000_000,
      fsd: "0.1400",
      condition: "AVERAGE",
      model: "Cornerstone",
      modelVersion: "7.2",
      asOf: "2026-11-02",
    };
    await forceAnswer(product.sandbox.url, { kind: "avm", act: "value", answer });
  });
  afterAll(() => product.close());

  it("is acknowledged and copied as the broker wrote it, though the lower figure is lent on", async () => {
    const { client, uuid } = await walkIn(product, { persona: "texas-bpo", until: "FINAL_OFFER" });
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    expect(valueOf(file.facts)).toBe(50_000_000);
    // Tex. Const. art. XVI s.50(h): a lender may rely on a value that is the one in the valuation attached to it.
    const paper = (await client.send(documents, { params: { uuid } })).documents.find(
      ({ type }) => type === "TEXAS_FAIR_MARKET_VALUE",
    );
    const reply = await client.open(document, { params: { uuid, document: paper?.uuid ?? "" } });
    const words = await pdfText(new Uint8Array(await reply.arrayBuffer()));
    expect(words).toContain("on the date the extension of credit is made is $528,000.00");

    const { facts } = file;
    if (!facts.liens || !facts.answers.name) throw new Error("the debts are not known");
    const debtFree = { ...file, facts: { ...facts, liens: { ...facts.liens, liens: [] } } };
    const now = product.ctx.clock.now(uuid);
    const given = { ctx: product.ctx, file: debtFree, now, today: now.toISOString().slice(0, 10) };
    const { valuations, valueUsed } = noticeInputs.VALUATION_COPY({
      ...given,
      name: facts.answers.name,
      applicationNumber: file.loanNumber,
    });
    expect(valuations.map(({ method, value }) => [method, value])).toEqual([
      ["AVM", 50_000_000],
      ["BPO", 52_800_000],
    ]);
    expect(valueUsed).toBe(50_000_000);
  }, 120_000);
});
