import { describe, expect, it } from "vitest";
import { type Entry, movesAhead } from "./moves-ahead.ts";

const entry = (moment: Entry["moment"], state: Entry["state"]): Entry => ({
  moment,
  state,
  date: null,
  at: null,
  mover: "borrower",
  estimated: true,
});
const entries = [entry("submitted", "done"), entry("income-verified", "now"), entry("identity-verified", "ahead")];

describe("the table of moves", () => {
  it("begins with the moment at which the application stands", () => {
    const { isBetween, entries: ahead } = movesAhead(entries, "INCOME_VERIFICATION");
    expect(isBetween).toBe(false);
    expect(ahead.map(({ moment, state }) => [moment, state])).toEqual([
      ["income-verified", "now"],
      ["identity-verified", "ahead"],
    ]);
  });

  it("leaves the first place to what is no moment of its own, and tells no later one as what is done now", () => {
    for (const step of ["DISBURSEMENT_ACCOUNT", null]) {
      const { isBetween, entries: ahead } = movesAhead(entries, step);
      expect(isBetween).toBe(true);
      expect(ahead.map(({ state }) => state)).toEqual(["ahead", "ahead"]);
    }
  });
});
