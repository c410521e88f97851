import { describe, expect, it } from "vitest";
import { epochMsOf } from "../../calendar/zoned-time.ts";
import { factsWhenDue } from "../deadlines/facts-when-due.ts";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { answerExpectedBy, unansweredVisitDue } from "./unanswered-visit.ts";

const EASTERN = "America/New_York";
/** Noon in New York on a Thursday; the last time that suits begins on the day after. */
const asked: NotaryVisit = {
  place: { type: "home", address: parcel().address },
  windows: [
    { from: "2026-11-20T20:00:00.000Z", to: "2026-11-20T22:00:00.000Z" },
    { from: "2026-11-20T15:00:00.000Z", to: "2026-11-20T17:00:00.000Z" },
  ],
  language: "en",
  requestedAt: "2026-11-19T17:00:00.000Z",
  state: "REQUESTED",
};
const fileWith = (visit: NotaryVisit) => loanFile({ notaryVisit: visit });
const ended = (visit: NotaryVisit, at: string) => factsWhenDue["notary-visit-unanswered"](fileWith(visit), at).facts;

describe("a notary in person for whom nobody has answered", () => {
  it.each([
    ["by day, within two hours", "2026-11-19T17:00:00Z", "2026-11-19T19:00:00Z"],
    ["late in the evening, in the morning", "2026-11-20T00:30:00Z", "2026-11-20T15:00:00Z"],
    ["at night, in the morning", "2026-11-19T07:00:00Z", "2026-11-19T15:00:00Z"],
  ])("is expected, where it is asked for %s", (_when, requestedAt, expected) => {
    expect(epochMsOf(answerExpectedBy({ ...asked, requestedAt }, EASTERN))).toBe(epochMsOf(expected));
  });

  it("is looked for by a person once the network is late, and the wish stands", () => {
    const late = "2026-11-19T22:00:00.000Z";
    expect(ended(asked, late)).toEqual({ notaryVisit: { ...asked, unansweredAt: late } });
  });

  it("is given up when the last of the times begins, so that the borrower chooses others", () => {
    const [last] = asked.windows;
    const waiting = { ...asked, unansweredAt: "2026-11-19T19:00:00.000Z" };
    expect(unansweredVisitDue(fileWith(waiting).facts)).toBe(last?.from);
    expect(ended(waiting, "2026-11-20T20:00:00.000Z")).toMatchObject({
      notaryVisit: { state: "FAILED", reason: "no-one-available" },
    });
  });

  it.each(["CONFIRMED", "OVER", "FAILED"] as const)("is awaited no more once it is %s", (state) => {
    expect(unansweredVisitDue(fileWith({ ...asked, state }).facts)).toBeUndefined();
  });
});
