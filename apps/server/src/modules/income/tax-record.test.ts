import { conditions } from "@gable/contract/calls/conditions.ts";
import { income } from "@gable/contract/calls/income.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { TranscriptAnswer } from "@gable/vendors/tax-transcript/protocol.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const year = (of: number, balanceOwed: number) => ({
  year: of,
  form: "1040" as const,
  filingStatus: "single" as const,
  filedOn: `${of + 1}-04-01`,
  wages: 0,
  interestAndDividends: 0,
  taxablePensions: 9_000_000,
  grossPensions: 9_000_000,
  socialSecurity: 0,
  businessProfit: 0,
  businessDepreciation: 0,
  rentalProfit: 0,
  adjustedGrossIncome: 9_000_000,
  balanceOwed,
});

const read = async (answer: TranscriptAnswer, email: string) => {
  product.sandbox.orders.force({ kind: "tax-transcript", act: "fetch-transcripts", answer, next: 1, later: false });
  const walked = await walkIn(product, {
    persona: "retired",
    email,
    until: "INCOME_VERIFICATION",
  });
  const open = async () =>
    (await walked.client.send(conditions, { params: { uuid: walked.uuid } })).filter(({ commentsToBorrower }) =>
      commentsToBorrower?.includes("IRS"),
    );
  await moves.INCOME_VERIFICATION?.(walked);
  return { walked, open, asked: await until(open, (found) => found.length > 0) };
};
const retrieved = { outcome: "retrieved" as const, retrieval: "txn-1", yearsNotFiled: [2024] };

it("tax that the IRS has as not paid, and a return that is missing, are asked about until somebody has accepted the papers", async () => {
  const { walked, open, asked } = await read({ ...retrieved, transcripts: [year(2025, 412_050)] }, "owing@example.com");
  expect(asked.map(({ commentsToBorrower }) => commentsToBorrower)).toEqual(
    expect.arrayContaining([expect.stringContaining("$4,120.50 (2025)"), expect.stringContaining("2024")]),
  );
  for (const { uuid } of asked) await asStaff(walked, { act: "clear-condition", condition: uuid });
  expect(await open()).toEqual([]);
});

it("they are asked about too where the transcript shows no income that counts", async () => {
  const empty = { ...year(2025, 99_900), taxablePensions: 0, grossPensions: 0 };
  const { walked, asked } = await read({ ...retrieved, transcripts: [empty] }, "without@example.com");
  expect(asked).toHaveLength(2);
  expect(await walked.client.send(income, { params: { uuid: walked.uuid } })).toMatchObject({
    sources: [{ source: "TAX_TRANSCRIPT", state: "UNUSABLE", reason: "no-income-found" }],
  });
});
