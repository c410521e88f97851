import { conditions } from "@gable/contract/calls/conditions.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { borrowerView } from "@gable/contract/calls/loan-file-borrower.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { TitleSearchAnswer } from "@gable/vendors/title/protocol.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("a judgment, a suit and property taxes that the title search finds are named to the borrower and to staff", async () => {
  const against = "ADA L SORENSEN";
  const answer: TitleSearchAnswer = {
    outcome: "completed",
    search: "search-1",
    owners: [{ recordedName: against, ownerType: "person" }],
    vesting: "an unmarried woman",
    vestedSince: "2015-04-01",
    legalDescription: "Lot 14, Block 3, Alder Creek Unit 2",
    liens: [],
    judgments: [
      {
        judgment: "j1",
        recordType: "civil-judgment",
        against,
        creditor: "Capital Recovery LLC",
        amount: 421_000,
        filedOn: "2024-05-01",
        caseNumber: "24-1187",
      },
      {
        judgment: "j2",
        recordType: "lis-pendens",
        against,
        creditor: "First Harbor Bank",
        amount: 0,
        filedOn: "2025-02-01",
        caseNumber: "25-0044",
      },
    ],
    taxesPaidThrough: "2023-12-31",
    effectiveOn: "2026-11-17",
  };
  product.sandbox.orders.force({ kind: "title", act: "search", answer, next: 1, later: false });
  const { client, uuid } = await walkIn(product, {
    orgCode: "gable",
    persona: "straight-approval",
    until: "INCOME_VERIFICATION",
  });
  const asked = await client.send(conditions, { params: { uuid } });
  expect(asked.map(({ commentsToBorrower }) => commentsToBorrower)).toEqual([
    expect.stringContaining("(Capital Recovery LLC, $4,210.00, 24-1187)"),
    expect.stringContaining("(First Harbor Bank, 25-0044)"),
    expect.stringContaining("paid only into 2023"),
  ]);
  const underwriter = await openStaff(product, "underwriter");
  const { title } = await underwriter.client.send(loanFile, { params: { uuid } });
  expect(title.courtRecords.map(({ kind }) => kind)).toEqual(["CIVIL_JUDGMENT", "LIS_PENDENS"]);
  expect(title.taxesPaidThrough).toBe("2023-12-31");
  const agent = await openStaff(product, "support-agent");
  const seen = await agent.client.send(loanFile, { params: { uuid } });
  expect(seen.title).toMatchObject({ judgments: 0, courtRecords: [] });
  const asIsAsked = seen.conditions.map(({ comments }) => comments);
  expect(asIsAsked).toEqual([null, null, expect.stringContaining("paid only into 2023")]);
  const { tasks } = await agent.client.send(borrowerView, { params: { uuid } });
  expect(JSON.stringify(tasks)).not.toContain("Capital Recovery");
});
