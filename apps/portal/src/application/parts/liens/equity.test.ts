import { describe, expect, it } from "vitest";
import { type DebtSaid, equityOf } from "./equity.ts";

const mortgage = { balance: 33_500_000, limit: null, seenIn: "BOTH" as const };
const line = { balance: 3_100_000, limit: 8_000_000, seenIn: "COUNTY" as const };

const debt = (
  found: DebtSaid["found"],
  answer: DebtSaid["answer"] = "RIGHT",
  balance: number | null = null,
): DebtSaid => ({ found, answer, balance });

describe("equity in the home", () => {
  it("is its value less what is owed on it", () => {
    expect(equityOf(61_500_000, [debt(mortgage)], [])).toMatchObject({ owed: 33_500_000, left: 28_000_000 });
  });

  it("counts an open line with its whole limit, which can be drawn again tomorrow", () => {
    expect(equityOf(61_500_000, [debt(mortgage), debt(line)], []).owed).toBe(41_500_000);
  });

  it.each(["PAID_OFF", "NOT_MINE"] as const)(
    "counts a debt on record that is said to be %s until it is shown",
    (answer) => {
      expect(equityOf(61_500_000, [debt(mortgage, answer)], []).owed).toBe(33_500_000);
    },
  );

  it("does not count a debt of another home, which the county does not know", () => {
    const elsewhere = { ...mortgage, seenIn: "CREDIT" as const };
    expect(equityOf(61_500_000, [debt(elsewhere, "NOT_MINE")], []).owed).toBe(0);
    expect(equityOf(61_500_000, [debt(elsewhere, "PAID_OFF")], []).owed).toBe(33_500_000);
  });

  it("takes a larger balance as soon as it is typed, and the one found until a smaller one is shown", () => {
    expect(equityOf(61_500_000, [debt(mortgage, "BALANCE")], []).owed).toBe(33_500_000);
    expect(equityOf(61_500_000, [debt(mortgage, "BALANCE", 34_000_000)], []).owed).toBe(34_000_000);
    expect(equityOf(61_500_000, [debt(mortgage, "BALANCE", 30_000_000)], []).owed).toBe(33_500_000);
  });

  it("counts what is added, with the larger of limit and balance", () => {
    expect(equityOf(61_500_000, [], [{ balance: 1_000_000, limit: 5_000_000 }]).owed).toBe(5_000_000);
    expect(equityOf(61_500_000, [], [{ balance: null, limit: null }]).owed).toBe(0);
  });

  it("is nothing, not less, when more is owed than the home is worth", () => {
    expect(equityOf(30_000_000, [debt(mortgage)], [])).toEqual({
      value: 30_000_000,
      owed: 33_500_000,
      left: 0,
      share: 1,
    });
  });
});
