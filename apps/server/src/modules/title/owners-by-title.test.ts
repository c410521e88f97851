import { conditions } from "@gable/contract/calls/conditions.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { CreditAnswer } from "@gable/vendors/credit-bureau/protocol.ts";
import type { TitleSearchAnswer } from "@gable/vendors/title/protocol.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const found = (changes: Partial<Extract<TitleSearchAnswer, { outcome: "completed" }>>): TitleSearchAnswer => ({
  outcome: "completed",
  search: "search-1",
  owners: [{ recordedName: "SORENSEN ADA L", ownerType: "person" }],
  vesting: "an unmarried woman",
  vestedSince: "2015-04-01",
  legalDescription: "Lot 14, Block 3, Alder Creek Unit 2",
  liens: [],
  judgments: [],
  effectiveOn: "2026-11-17",
  ...changes,
});

/** Walks on after a title search that finds this; the hard report has an amount past due. */
async function searched(email: string, answer: TitleSearchAnswer) {
  const { orders } = product.sandbox;
  orders.force({ kind: "title", act: "search", answer, next: 1, later: false });
  return walkIn(product, {
    orgCode: "gable",
    persona: "straight-approval",
    email,
    until: "INCOME_VERIFICATION",
    entered: (step) => {
      const soft = orders.list("credit-bureau").findLast(({ act }) => act === "pull-soft")?.answer as CreditAnswer;
      if (step !== "APP_SUBMISSION" || soft.outcome !== "hit") return;
      const [first, ...others] = soft.report.tradelines;
      if (!first) throw new Error("the report has no debts");
      const tradelines = [{ ...first, pastDue: 21_050 }, ...others];
      const report = { ...soft.report, pullType: "hard" as const, tradelines };
      orders.force({
        kind: "credit-bureau",
        act: "pull-hard",
        answer: { outcome: "hit", report },
        next: 1,
        later: false,
      });
    },
  });
}

it("an owner whom the title company alone knows, and an amount past due, are asked about before documents", async () => {
  const owners = [
    { recordedName: "SORENSEN ADA L", ownerType: "person" as const },
    { recordedName: "LENA FOSTER", ownerType: "person" as const },
  ];
  const { client, uuid } = await searched("beside@example.com", found({ owners }));
  const asked = await client.send(conditions, { params: { uuid } });
  expect(asked.map(({ commentsToBorrower }) => commentsToBorrower)).toEqual([
    expect.stringContaining("(Silverline Home Loans, $210.50)"),
    expect.stringContaining("Land records name LENA FOSTER as an owner too"),
  ]);
  const underwriter = await openStaff(product, "underwriter");
  const { report } = await underwriter.client.send(loanFile, { params: { uuid } });
  expect(report?.tradelines.filter(({ pastDue }) => pastDue > 0)).toMatchObject([
    { pastDue: 21_050, inDispute: false },
  ]);
});

it("another owner than the borrower holds the documents", async () => {
  const owners = [{ recordedName: "LENA FOSTER", ownerType: "person" as const }];
  const { client, uuid } = await searched("another@example.com", found({ owners }));
  const asked = await client.send(conditions, { params: { uuid } });
  const other = asked.find(({ categoryEnum }) => categoryEnum === "PROPERTY_OWNERSHIP_FRAUD_REVIEW");
  expect(other).toMatchObject({ actionNeeded: true, requestDocuments: true });
  expect(other?.commentsToBorrower).toContain("finds LENA FOSTER as the owner of your home, and not you");
});

it("a title that changed hands too lately by the title company's record is declined for that", async () => {
  const vestedSince = addDays(localDateAt(product.ctx.clock.now().toISOString(), "America/Los_Angeles"), -20);
  const { last, uuid } = await searched("lately@example.com", found({ vestedSince }));
  expect(last.step).toBe("DECLINED");
  const underwriter = await openStaff(product, "underwriter");
  const { decision } = await underwriter.client.send(loanFile, { params: { uuid } });
  expect(JSON.stringify(decision)).toContain("titleChangedOn");
});
