import { liens } from "@gable/contract/calls/liens.ts";
import { InquiryExplanation } from "@gable/domain/credit/inquiry-answer.ts";
import { LienConfirmation } from "@gable/domain/liens/lien-answer.ts";
import { MAX_CENTS } from "@gable/domain/money/cents.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type HostileVendors, startHostileVendors } from "@gable/testkit/payloads/hostile-vendors.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const named = (id: string) => ({ answers: [{ id, answer: "RIGHT" }], added: [] });
const owed = (balance: number) => ({ answers: [{ id: "one", answer: "BALANCE", balance }], added: [] });

describe("what vendors write of a debt", () => {
  let vendors: HostileVendors;
  let product: TestProduct;
  beforeAll(async () => {
    vendors = await startHostileVendors();
    const environment = (sandbox: { readonly url: string }) => {
      vendors.standBefore(sandbox.url);
      return { VENDOR_URL: vendors.url };
    };
    product = await startProduct({ environment });
  });
  afterAll(async () => {
    await product.close();
    await vendors.close();
  });

  it("is shown as it came, however long and whatever it means to be, and the borrower goes on", async () => {
    let shown: string[] = [];
    const { last } = await walkIn(product, {
      persona: "straight-approval",
      until: "OFFER_SELECTION",
      stands: async ({ client, uuid }, { step }) => {
        if (step !== "LIEN_VERIFICATION") return;
        shown = (await client.send(liens, { params: { uuid } })).liens.map(({ lender }) => lender);
      },
    });
    expect(last.step).toBe("OFFER_SELECTION");
    expect(vendors.planted).toContain("credit-bureau.pull-soft.report.tradelines.creditor");
    expect(shown.some((lender) => lender.includes("data-planted"))).toBe(true);
    expect(Math.max(...shown.map(({ length }) => length))).toBeGreaterThan(100);
  });

  it("is answered with sums that stay exact", () => {
    expect(LienConfirmation.safeParse(owed(MAX_CENTS)).success).toBe(true);
    expect(LienConfirmation.safeParse(owed(MAX_CENTS + 1)).success).toBe(false);
  });

  it("may be as long where somebody only asked about the borrower", () => {
    const answer = { creditor: "x".repeat(1000), on: "2026-11-02", came: "NOTHING" };
    expect(InquiryExplanation.safeParse({ answers: [answer] }).success).toBe(true);
  });

  it("may have the longest name that their protocol gives it, also in the borrower's answer", () => {
    expect(LienConfirmation.safeParse(named("x".repeat(200))).success).toBe(true);
    expect(LienConfirmation.safeParse(named("x".repeat(201))).success).toBe(false);
  });
});
