import { conditions } from "@gable/contract/calls/conditions.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
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

it("tax that the IRS has as not paid, and a return that is missing, are asked about until somebody has accepted the papers", async () => {
  const answer: TranscriptAnswer = {
    outcome: "retrieved",
    retrieval: "txn-1",
    transcripts: [year(2025, 412_050)],
    yearsNotFiled: [2024],
  };
  product.sandbox.orders.force({ kind: "tax-transcript", act: "fetch-transcripts", answer, next: 1, later: false });
  const walked = await walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    persona: "retired",
    until: "INCOME_VERIFICATION",
  });
  const params = { uuid: walked.uuid };
  const open = async () =>
    (await walked.client.send(conditions, { params })).filter(({ commentsToBorrower }) =>
      commentsToBorrower?.includes("IRS"),
    );
  await moves.INCOME_VERIFICATION?.(walked);
  const asked = await until(open, (found) => found.length > 0);
  expect(asked.map(({ commentsToBorrower }) => commentsToBorrower)).toEqual(
    expect.arrayContaining([expect.stringContaining("$4,120.50 (2025)"), expect.stringContaining("2024")]),
  );
  for (const { uuid } of asked) await asStaff(walked, { act: "clear-condition", condition: uuid });
  expect(await open()).toEqual([]);
});
