import { describe, expect, it } from "vitest";
import type { ChosenOffer } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { hit, loanFile, mortgageLine } from "../testing/loan-file.ts";
import { figuresChosen } from "./figures-chosen.ts";

const SUBMITTED = "2026-11-10T18:00:00.000Z";
const offer = (changes: Partial<ChosenOffer> = {}): ChosenOffer => ({
  offerUuid: "2f6f64a2-6e1b-4a55-8d0c-3f0a6c5c7d10",
  decisionUuid: "2f6f64a2-6e1b-4a55-8d0c-3f0a6c5c7d11",
  termYears: 10,
  feePercent: "2.99",
  noteRatePercent: "8.95",
  ratePercent: "8.95",
  marginPercent: "1.45",
  line: 10_000_000,
  initialDraw: 9_709_681,
  originationFee: 290_319,
  monthlyPayment: 126_405,
  discounts: [],
  payoffs: [],
  at: "2026-11-10T17:00:00.000Z",
  ...changes,
});
const figures = (facts: Partial<Facts>) => figuresChosen(loanFile({ submittedAt: SUBMITTED, ...facts }).facts);
const smaller = offer({ line: 8_000_000, originationFee: 232_255, monthlyPayment: 101_124 });

describe("the figures in the papers of closing, compared with what was chosen", () => {
  it("are the same for whoever chose once, or chose otherwise before they applied", () => {
    expect(figures({ offer: offer() })).toBeNull();
    expect(figures({ offer: offer(), offerHistory: [smaller] })).toBeNull();
  });

  it("stand beside those with which the borrower applied, where they chose anew since", () => {
    const anew = { ...smaller, at: "2026-11-12T17:00:00.000Z" };
    expect(figures({ offer: anew, offerHistory: [smaller, offer()] })).toEqual({
      line: 10_000_000,
      originationFee: 290_319,
      monthlyPayment: 126_405,
      ratePercent: "8.95",
      termYears: 10,
      payoffs: 0,
    });
    expect(figures({ offer: offer({ at: anew.at }), offerHistory: [offer()] })).toBeNull();
  });

  it("stand beside what the credit report had where a creditor asks for another sum", () => {
    const debt = mortgageLine({ id: "store", balance: 500_000 });
    const facts = { offer: offer({ payoffs: ["store"] }), softCredit: hit({ tradelines: [debt] }) };
    expect(figures(facts)).toBeNull();
    const quote = { outcome: "QUOTED", amount: 512_345 } as Facts["payoffQuotes"][string];
    expect(figures({ ...facts, payoffQuotes: { store: quote } })).toMatchObject({ line: 10_000_000, payoffs: 500_000 });
  });
});
