import { income, linkIncome } from "@gable/contract/calls/income.ts";
import { approveProposal, lenderSetting, proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import type { IncomeWays } from "@gable/domain/income/verification-methods.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the ways in which income may be shown", () => {
  let product: TestProduct;
  let ruth: OpenStaff;
  let vera: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
  });
  afterAll(() => product.close());

  /** A change of one kind of employment's ways, proposed by one person. */
  async function propose(changed: Partial<IncomeWays>) {
    const { latest } = await ruth.client.send(lenderSetting, { params: { subject: "income" } });
    const incomeWays = { ...(latest["incomeWays"] as object as IncomeWays), ...changed };
    const body = { subject: "income", value: { incomeWays } as never, effectiveOn: null, reason: "Fraud" } as const;
    return ruth.client.send(proposeSetting, { body });
  }
  const consent = {
    type: "PAYROLL_READING",
    textVersion: consentTexts.PAYROLL_READING.version,
    language: "en",
  } as const;

  it("are the lender's for each kind of employment, in its order; no others are offered or taken", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      until: "INCOME_VERIFICATION",
    });
    const params = { uuid: walked.uuid };
    const offered = async () => (await walked.client.send(income, { params })).methods.map(({ source }) => source);
    expect(await offered()).toEqual(["PAYROLL", "PLAID_TRANSACTIONS", "MANUAL_PAYSTUB"]);

    const FULL_TIME = { first: "PLAID_TRANSACTIONS", second: "MANUAL_PAYSTUB", third: null, fourth: null } as const;
    const { uuid } = await propose({ FULL_TIME });
    await vera.client.send(approveProposal, { params: { proposal: uuid } });
    expect(await offered()).toEqual(["PLAID_TRANSACTIONS", "MANUAL_PAYSTUB"]);
    for (const source of ["PAYROLL", "EMPINFO"] as const) {
      await expect(walked.client.send(linkIncome, { params, body: { source, consent } })).rejects.toMatchObject({
        problem: { fields: { source: ["way-not-offered"] } },
      });
    }
  });

  it.each([
    ["shows nothing of that income", { first: "TAX_RETURN", second: "PAYROLL" }, "second", "way-not-possible"],
    ["stands there twice", { first: "TAX_TRANSCRIPT", second: "TAX_TRANSCRIPT" }, "second", "way-twice"],
    ["leaves no paper to send", { first: "TAX_TRANSCRIPT", second: null }, "first", "way-needs-paper"],
  ] as const)("are refused where one %s", async (_what, RETIRED, place, code) => {
    const ways = { third: null, fourth: null, ...RETIRED };
    const refused = { [`value.incomeWays.RETIRED.${place}`]: expect.arrayContaining([code]) as string[] };
    await expect(propose({ RETIRED: ways })).rejects.toMatchObject({ problem: { fields: refused } });
  });
});
