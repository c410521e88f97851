import { document, documents } from "@gable/contract/calls/documents.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import { signing } from "@gable/contract/calls/signing.ts";
import { recordValuation } from "@gable/contract/calls/valuation.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import type { Walked, WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

async function wordsOf({ client, uuid }: Walked, type: DocumentType): Promise<string> {
  const { documents: papers } = await client.send(documents, { params: { uuid } });
  const paper = papers.findLast((row) => row.type === type);
  const reply = await client.open(document, { params: { uuid, document: paper?.uuid ?? "" } });
  return pdfText(new Uint8Array(await reply.arrayBuffer()));
}

/** The terms of the signing page, after they were found in the papers. */
async function readInPapers(walked: Walked) {
  const { terms, chosen } = await walked.client.send(signing, { params: { uuid: walked.uuid } });
  const { line, originationFee, costs, payoffs, cash, monthlyPayment, ratePercent } = terms;
  expect(cash).toBe(line - originationFee - costs - payoffs);
  const ofTheLine = [formatDollars(line), formatRate(ratePercent), formatDollars(monthlyPayment)];
  for (const type of ["CREDIT_AGREEMENT", "ACCOUNT_OPENING_DISCLOSURE", "STATEMENT_OF_LOAN"] as const) {
    const words = await wordsOf(walked, type);
    expect(ofTheLine.filter((figure) => !words.includes(figure))).toEqual([]);
  }
  const statement = await wordsOf(walked, "STATEMENT_OF_LOAN");
  expect(statement).toContain(formatDollars(originationFee));
  expect(statement).toContain(`${formatDollars(cash)} goes to your account`);
  return { terms, chosen, statement };
}

describe("the figures of the closing papers", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const arrive = (persona: string, more: Partial<WalkOptions> = {}) =>
    walkIn(product, {
      persona,
      email: `figures.${persona}@example.com`,
      until: "FINAL_OFFER",
      ...more,
    });

  it("are those of the signing page where creditors ask for other sums than were reported", async () => {
    const walked = await arrive("payoff", { orgCode: "harbor-pine" });
    const { statement, terms, chosen } = await readInPapers(walked);
    const { debts } = await walked.client.send(offers, { params: { uuid: walked.uuid } });
    const paidOff = debts.filter(({ lastFour }) => lastFour && statement.includes(lastFour));
    const reported = paidOff.reduce((sum, { balance }) => sum + balance, 0);
    expect(paidOff.length).toBeGreaterThan(0);
    expect(terms.payoffs).toBeGreaterThan(reported);
    expect(chosen).toMatchObject({ line: terms.line, payoffs: reported });
  }, 120_000);

  it("are those that were chosen again after the home turned out to be worth less", async () => {
    const staff = await openStaff(product, "processor");
    let before = 0;
    const walked = await arrive("straight-approval", {
      orgCode: "gable",
      stands: async ({ client, uuid }, { step }) => {
        if (step !== "IDENTITY_VERIFICATION" || before > 0) return;
        const { home } = await client.send(offers, { params: { uuid } });
        before = home.value;
        await staff.client.send(recordValuation, {
          params: { uuid },
          body: {
            source: "APPRAISAL",
            value: String(Math.round(before * 0.9)),
            condition: "GOOD",
            asOf: "2026-01-05",
            by: "Rosa Delgado, SRA",
          },
          file: new Blob([pixel], { type: "image/png" }),
          fileName: "appraisal.png",
        });
      },
    });
    expect(walked.steps).toContain("REVISED_OFFER_SELECTION");
    const { terms, chosen } = await readInPapers(walked);
    expect(chosen?.line).toBeGreaterThan(terms.line);
  }, 120_000);
});
