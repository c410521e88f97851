import { describe, expect, it } from "vitest";
import type { Step } from "../journey/steps.ts";
import { decide } from "../workflow/decide.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { fileOf, submitted, verified } from "../workflow/testing/open-states.ts";
import { mayChallengeValue } from "./may-challenge-value.ts";
import { valueMayChange } from "./value-may-change.ts";

const at = "2026-11-20T18:00:00.000Z";
const atPayoffs = {
  ...verified,
  bpo: { status: "COMPLETE", attempt: 1, at },
  finalTitle: { clearToClose: true, exceptions: [], at },
} as unknown as Facts;
const quote = { outcome: "QUOTED", amount: 100_000, perDiem: 10, goodThrough: "2027-01-01", at };
const atClosing = { ...atPayoffs, payoffQuotes: { lien: quote }, flood: { zone: "X", participates: true, at } };
const file = (changes: object): LoanFile => fileOf({ ...submitted, ...changes });

describe("the value of the home, while the application is at a step", () => {
  it.each<[Step | null, object, { mayChange: boolean; mayChallenge: boolean }]>([
    ["WAITING_FOR_PROPERTY", { property: undefined }, { mayChange: false, mayChallenge: false }],
    ["WAITING_FOR_VALUATION", { valuation: undefined }, { mayChange: true, mayChallenge: false }],
    ["LIEN_VERIFICATION", { liens: undefined }, { mayChange: true, mayChallenge: false }],
    ["INCOME_VERIFICATION", {}, { mayChange: true, mayChallenge: true }],
    ["PAYOFF_REQUEST_PENDING", atPayoffs, { mayChange: true, mayChallenge: true }],
    ["GEN_CLOSING_DISCLOSURES", atClosing, { mayChange: false, mayChallenge: false }],
    [null, { lapsedAt: at }, { mayChange: false, mayChallenge: false }],
    ["DECLINED", { declined: { reasons: [], at } }, { mayChange: false, mayChallenge: false }],
    ["CANCELLED", { withdrawn: { at } }, { mayChange: false, mayChallenge: false }],
  ])("%s may change, and be challenged, as it decides something: %j", (step, changes, expected) => {
    const there = file(changes);
    expect(decide(there).step).toBe(step);
    expect({ mayChange: valueMayChange(there), mayChallenge: mayChallengeValue(there) }).toEqual(expected);
  });

  it("may not change once papers of the line are signed, also while the bank has sent the money back", () => {
    const withoutAccount = { ...atClosing, disbursementAccount: undefined, disbursementCheck: undefined };
    const signed = file({ ...withoutAccount, closingSignedAt: at });
    expect(decide(signed).step).toBe("DISBURSEMENT_ACCOUNT");
    expect(valueMayChange(signed)).toBe(false);
    expect(valueMayChange(file(withoutAccount))).toBe(true);
  });

  it("may be challenged once, and not while a person looks at the home already", () => {
    expect(mayChallengeValue(file({ valueChallenge: { at } }))).toBe(false);
    expect(mayChallengeValue(file({ bpo: { status: "ORDERED", attempt: 1, at } }))).toBe(false);
    expect(mayChallengeValue(file({ bpo: { status: "COMPLETE", attempt: 1, at } }))).toBe(true);
  });

  it.each([
    ["DECLINE", ["EQUITY"], true],
    ["DECLINE", ["CREDIT_SCORE", "EQUITY"], true],
    ["DECLINE", ["CREDIT_SCORE"], false],
    ["INELIGIBLE", ["EQUITY"], false],
  ])("after %s for %j may be challenged: %s", (decision, findings, expected) => {
    const { facts, ...others } = file({});
    const result = { ...facts.decision?.result, decision, reasons: findings.map((finding) => ({ finding })) };
    const decided = { ...facts, decision: { ...facts.decision, result } } as unknown as Facts;
    expect(mayChallengeValue({ ...others, facts: decided })).toBe(expected);
  });
});
