import { describe, expect, it } from "vitest";
import { type Entry, isGoingOn, movesAhead } from "./moves-ahead.ts";

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

  it("says of a period that runs when it ends, of a meeting when it is, and of what the borrower does that it is now", () => {
    const period: Entry = { ...entry("rescission-ends", "now"), mover: "nobody", date: "2026-11-30" };
    expect([isGoingOn(period), isGoingOn({ ...period, date: null })]).toEqual([false, true]);
    expect(isGoingOn({ ...entry("income-verified", "now"), date: "2026-11-30" })).toBe(true);
    expect(isGoingOn({ ...entry("deed-notarised", "now"), date: "2026-11-30" })).toBe(false);
    expect(isGoingOn(entry("deed-notarised", "now"))).toBe(true);
    expect(isGoingOn({ ...entry("recorded", "now"), mover: "county", date: "2026-12-01" })).toBe(false);
  });

  it("says that it is the borrower's move while those who sign are to be asked first", () => {
    const others: Entry[] = [{ ...entry("others-signed", "now"), mover: "others" }];
    const asked = movesAhead(others, "CO_DEED_REQ", { mover: "you" });
    expect(asked).toMatchObject({ isBetween: true, entries: [{ moment: "others-signed", state: "ahead" }] });
    const waiting = movesAhead(others, "CO_DEED_REQ", { mover: "others" });
    expect(waiting).toMatchObject({ isBetween: false, entries: [{ moment: "others-signed", state: "now" }] });
  });

  it("says that the lender is at work, not the borrower, while what the borrower has sent is checked", () => {
    const { isBetween, entries: ahead } = movesAhead(entries, "WAITING_FOR_INCOME", { mover: "us" });
    expect(isBetween).toBe(true);
    expect(ahead.map(({ moment, state }) => [moment, state])).toEqual([["identity-verified", "ahead"]]);
  });

  it("keeps a meeting, and a signature, that the lender still prepares among what comes after that", () => {
    const meeting = [entry("deed-notarised", "now"), entry("rescission-ends", "ahead")];
    for (const step of ["GEN_NOTARY_DISCLOSURES", "NOTARY_WAITING_PERIOD"]) {
      const { isBetween, entries: ahead } = movesAhead(meeting, step, { mover: "us" });
      expect(isBetween).toBe(true);
      expect(ahead.map(({ moment, state }) => [moment, state])).toEqual([
        ["deed-notarised", "ahead"],
        ["rescission-ends", "ahead"],
      ]);
    }
    expect(movesAhead(meeting, "DEED_SIGNING", { mover: "you" }).isBetween).toBe(false);
  });

  it("leaves the first place to what is no moment of its own, and tells no later one as what is done now", () => {
    for (const step of ["DISBURSEMENT_ACCOUNT", null]) {
      const { isBetween, entries: ahead } = movesAhead(entries, step);
      expect(isBetween).toBe(true);
      expect(ahead.map(({ state }) => state)).toEqual(["ahead", "ahead"]);
    }
  });
});
