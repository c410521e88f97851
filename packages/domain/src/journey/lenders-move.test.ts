import { describe, expect, it } from "vitest";
import { isLendersMove } from "./lenders-move.ts";
import { stepRoutes } from "./step-routes.ts";
import { isWaiting, type Step, stepNames } from "./steps.ts";

/** Pages on which a borrower reads what somebody else is doing, and does nothing. */
const pagesOfOthers: ReadonlySet<unknown> = new Set(["errorTimeout", "complete", "bpoHold", "payoffHold"]);

describe("the lender has the move", () => {
  it("wherever the server works", () => {
    expect(stepNames.filter((step) => isWaiting(step) && !isLendersMove(step))).toEqual([]);
  });

  it("wherever the borrower's page only tells of it", () => {
    expect(stepNames.filter((step) => pagesOfOthers.has(stepRoutes[step]) && !isLendersMove(step))).toEqual([]);
  });

  it.each<[Step, boolean]>([
    ["ATTORNEY_REVIEW", true],
    ["GEN_CLOSING_DISCLOSURES", true],
    ["GEN_NOTARY_DISCLOSURES", true],
    ["GEN_RESCISSION", true],
    ["NAV_RESI_EVAL_ORDERED", true],
    ["NAV_RESI_EVAL_PROCESSING", true],
    ["NOTARY_WAITING_PERIOD", true],
    ["CREDIT_NO_MATCH", false],
    ["OFFER_SELECTION", false],
    ["DELINQUENCY_REVIEW", false],
    ["LIEN_MERCHANT_REVIEW", false],
    ["NOTE_SIGNING", false],
    ["CO_DEED_REQ", false],
    ["TRUST_AND_INSURANCE", false],
    ["DECLINED", false],
    ["CANCELLED", false],
    ["COMPLETE", false],
  ])("at %s: %s", (step, isTheirs) => expect(isLendersMove(step)).toBe(isTheirs));

  it("nowhere where no step says so", () => {
    expect(isLendersMove(null)).toBe(false);
  });
});
