import { describe, expect, it } from "vitest";
import { newSigner } from "../../signers/name-signers.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { factsWhenDue } from "../deadlines/facts-when-due.ts";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { foundHeld, lateDays, nextAppointment } from "../notary/office-closing.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { type AwaitedOriginal, faultOfOriginal } from "./signed-originals.ts";

const home = parcel({
  address: { street1: "7311 Bluestem Hollow Drive", street2: null, city: "Dallas", state: "TX", zip: "75248" },
  timeZone: "America/Chicago",
});
const first: NotaryVisit = {
  place: { type: "title-office", address: home.address },
  windows: [],
  language: "en",
  requestedAt: "2026-12-01T16:00:00.000Z",
  state: "FAILED",
  startsAt: "2026-12-08T16:00:00.000Z",
  reason: "originals-late",
  failedAt: "2026-12-19T06:00:00.000Z",
};
const second: NotaryVisit = { ...first, requestedAt: "2026-12-20T16:00:00.000Z", state: "REQUESTED" };
const brother = newSigner("theo", { firstName: "Theo", lastName: "Reed", relation: "OTHER" }, "en", first.requestedAt);
const awaited: AwaitedOriginal = {
  part: "signer",
  document: { documentUuid: "paper", kind: "SIGNER_STATEMENT", sha256: "", at: first.requestedAt },
  who: "theo",
  postedOn: "2026-12-02",
};
const fileWith = (facts: Partial<Facts>): LoanFile =>
  loanFile({
    property: { outcome: "FOUND", parcels: [home], at: "" },
    answers: { occupancy: "PRIMARY" },
    closingSignedAt: "2026-12-08T17:00:00.000Z",
    ...facts,
  });
const judged = (facts: Partial<Facts>, on: string, now: string, lateReason?: string) =>
  faultOfOriginal(fileWith(facts), awaited, { on, now, ...(lateReason && { lateReason }) });

describe("originals signed at a Texas office", () => {
  const whenever = "2027-06-01T16:00:00.000Z";
  it.each<[string, Partial<Facts>, string]>([
    ["the present appointment", { notaryVisit: first }, "2026-12-08"],
    [
      "one that failed for whoever signs on a screen",
      { notaryVisit: { ...first, reason: "office-unfinished" } },
      "2026-12-08",
    ],
    [
      "one after which another was asked for",
      nextAppointment(fileWith({ notaryVisit: first }).facts, second),
      "2026-12-08",
    ],
  ])("count on the day of %s, however late they come, with a reason", (_which, facts, on) => {
    expect(judged(facts, on, whenever)).toBe("came-late");
    expect(judged(facts, on, whenever, "It lay in the safe")).toBeUndefined();
    expect(judged(facts, "2026-12-09", "2026-12-20T16:00:00.000Z", "It lay in the safe")).toBe("not-at-office");
  });

  it("need no reason in the first ten days, whatever became of the appointment", () => {
    const facts = { notaryVisit: { ...first, reason: "office-unfinished", failedAt: "2026-12-09T06:00:00.000Z" } };
    expect(judged(facts, "2026-12-08", "2026-12-19T05:59:00.000Z")).toBeUndefined();
    expect(lateDays(fileWith(facts).facts, "2026-12-19T05:59:00.000Z")).toEqual([]);
    expect(lateDays(fileWith(facts).facts, "2026-12-19T06:00:00.000Z")).toEqual(["2026-12-08"]);
  });

  it("do not count for an appointment that had failed before its hour, nor for one to come", () => {
    const closed = { ...first, reason: "office-closed", failedAt: "2026-12-07T16:00:00.000Z" };
    expect(judged({ notaryVisit: closed }, "2026-12-08", "2026-12-10T16:00:00.000Z")).toBe("not-at-office");
    const booked = { ...first, state: "CONFIRMED" } as const;
    expect(judged({ notaryVisit: booked }, "2026-12-08", "2026-12-07T16:00:00.000Z")).toBe("day-implausible");
  });

  it("open the appointment again where papers alone were waited for, and no other", () => {
    const { facts } = fileWith({ notaryVisit: first });
    expect(foundHeld(facts, "2026-12-08", whenever).notaryVisit).toMatchObject({
      state: "OVER",
      foundHeldAt: whenever,
    });
    const other = fileWith({ notaryVisit: { ...first, reason: "office-unfinished" } }).facts;
    expect(foundHeld(other, "2026-12-08", whenever)).toEqual({});
    const booked = fileWith(nextAppointment(facts, second)).facts;
    expect(foundHeld(booked, "2026-12-08", whenever)).toEqual({});
    expect(booked.earlierVisits).toEqual([first]);
  });
});

describe("why a day at the office came to nothing", () => {
  const standing: NotaryVisit = { ...first, state: "OVER" };
  const why = (facts: Partial<Facts>) =>
    factsWhenDue["office-visit-missed"](fileWith({ notaryVisit: standing, ...facts }), whenDay).facts.notaryVisit
      ?.reason;
  const whenDay = "2026-12-09T06:00:00.000Z";
  const onPaper = { at: "2026-12-01T16:00:00.000Z", reason: "" } as never;
  const unsigned = { closingSignedAt: undefined } as unknown as Partial<Facts>;
  it.each<[string, Partial<Facts>, string]>([
    ["the borrower did not come", { ...unsigned, signers: [brother] }, "signer-absent"],
    ["the borrower signed and the brother did not come", { signers: [brother] }, "office-unfinished"],
    [
      "the borrower signs by hand and the brother did not come",
      { ...unsigned, onPaper, signers: [brother] },
      "office-unfinished",
    ],
    ["the brother signs by hand", { signers: [{ ...brother, onPaper }] }, "originals-late"],
    ["all sign by hand", { ...unsigned, onPaper, signers: [{ ...brother, onPaper }] }, "originals-late"],
  ])("%s", (_who, facts, reason) => {
    expect(why(facts)).toBe(reason);
  });
  it("is never heard of for an application that is not there yet", () => {
    expect(dueInstantsOf(loanFile({})).map(({ kind }) => kind)).not.toContain("office-visit-missed");
  });
});
