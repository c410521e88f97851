import { describe, expect, it } from "vitest";
import { type Facts, noFacts } from "../workflow/facts/facts.ts";
import type { ChosenAccount, SmallDeposits } from "../workflow/facts/verification-facts.ts";
import { OWNER_DIFFERS } from "./owner-differs.ts";
import { areTheDeposits, smallDepositOrders, smallDepositStanding } from "./small-deposits.ts";

const at = "2026-11-20T15:00:00Z";
const now = "2026-11-25T15:00:00Z";
const typed = { source: "TYPED", at } as ChosenAccount;
const inReview = { status: "PENDING_REVIEW", reason: "no-answer", at } as const;
const pair: SmallDeposits = { accountAt: at, number: 1, amounts: [12, 47], wrong: 0, askedAt: at };
const sent = { at, settlesOn: "2026-11-24" };

const factsOf = (smallDeposits?: SmallDeposits, more: Partial<Facts> = {}): Facts => ({
  ...noFacts,
  disbursementAccount: typed,
  disbursementCheck: inReview,
  ...(smallDeposits && { smallDeposits }),
  ...more,
});
const standing = (facts: Facts, when = now) => smallDepositStanding(facts, when);

describe("two small deposits", () => {
  it.each<[string, Partial<Facts>]>([
    ["a linked account", { disbursementAccount: { ...typed, source: "LINKED" } }],
    ["an account that was confirmed", { disbursementCheck: { ...inReview, status: "VERIFIED" } }],
    ["an account of somebody else", { disbursementCheck: { ...inReview, reason: OWNER_DIFFERS } }],
  ])("are not offered for %s", (_which, more) => {
    expect(standing(factsOf(pair, more))).toMatchObject({ state: "NOT_OFFERED", mayAskAgain: false });
    expect(smallDepositOrders(factsOf(pair, more))).toEqual([]);
  });

  it("are offered for a typed account of which the check could not tell, and anew for another one", () => {
    const offered = { state: "OFFERED", triesLeft: 3, settlesOn: null, goodUntil: null, mayAskAgain: false };
    expect(standing(factsOf())).toEqual(offered);
    expect(standing(factsOf({ ...pair, accountAt: "2026-11-19T15:00:00Z", sent }))).toEqual(offered);
  });

  const notTaken = { reason: "closed", at };
  it.each<[string, SmallDeposits, string, string, boolean]>([
    ["before both are sent", pair, now, "SENDING", false],
    ["where the payment service does not send them", { ...pair, refused: notTaken }, now, "NOT_SENT", true],
    ["before the last try", { ...pair, sent, wrong: 2 }, now, "SENT", false],
    ["after the last try", { ...pair, sent, wrong: 3 }, now, "TOO_MANY_TRIES", true],
    ["until ten days are over", { ...pair, sent }, "2026-11-30T14:59:59Z", "SENT", false],
    ["from then on", { ...pair, sent }, "2026-11-30T15:00:00Z", "EXPIRED", true],
    ["after the second pair", { ...pair, sent, number: 2 }, "2026-12-24T15:00:00Z", "EXPIRED", false],
    ["where the second was not taken", { ...pair, number: 2, refused: notTaken }, now, "NOT_SENT", false],
  ])("stand %s as they should", (_when, of, when, state, mayAskAgain) => {
    expect(standing(factsOf(of), when)).toEqual({
      state,
      triesLeft: 3 - of.wrong,
      settlesOn: of.sent ? sent.settlesOn : null,
      goodUntil: of.sent ? "2026-11-30T15:00:00Z" : null,
      mayAskAgain,
    });
  });

  it("are named in either order, and by both amounts", () => {
    expect(areTheDeposits(pair, [12, 47])).toBe(true);
    expect(areTheDeposits(pair, [47, 12])).toBe(true);
    expect(areTheDeposits({ ...pair, amounts: [9, 10] }, [10, 9])).toBe(true);
    for (const wrong of [
      [12, 12],
      [47, 47],
      [12, 48],
      [1, 247],
    ] as const)
      expect(areTheDeposits(pair, wrong)).toBe(false);
  });

  it("are sent one after the other, and once", () => {
    const orderOf = (of: SmallDeposits) => smallDepositOrders(factsOf(of)).map(({ key }) => key);
    expect([pair, { ...pair, first: { at } }, { ...pair, number: 2 }].map(orderOf)).toEqual([
      [`send-small-deposit:${at}:1:1`],
      [`send-small-deposit:${at}:1:2`],
      [`send-small-deposit:${at}:2:1`],
    ]);
    expect(
      [
        { ...pair, sent },
        { ...pair, refused: { reason: "closed", at } },
      ].map(orderOf),
    ).toEqual([[], []]);
    expect(smallDepositOrders(factsOf())).toEqual([]);
  });
});
