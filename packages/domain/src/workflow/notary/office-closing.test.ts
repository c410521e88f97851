import { describe, expect, it } from "vitest";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { arrived, hasArrived, isAtOffice, isOfficeOpen, mayBookAppointment, officeHours } from "./office-closing.ts";

const home = parcel({
  address: { street1: "7311 Bluestem Hollow Drive", street2: null, city: "Dallas", state: "TX", zip: "75248" },
  timeZone: "America/Chicago",
});
const visit: NotaryVisit = {
  place: { type: "title-office", address: home.address },
  windows: [],
  language: "en",
  requestedAt: "2026-12-01T16:00:00.000Z",
  state: "CONFIRMED",
  startsAt: "2026-12-08T16:00:00.000Z",
  notary: {
    name: "Nora Quist",
    commissionNumber: "12",
    commissionState: "TX",
    commissionCounty: "Dallas",
    commissionExpiresOn: "2028-01-01",
  },
};
const booked = (changes: Partial<NotaryVisit> = {}): Facts =>
  loanFile({ property: { outcome: "FOUND", parcels: [home], at: "" }, notaryVisit: { ...visit, ...changes } }).facts;
const come = (facts: Facts, at: string): Facts => ({ ...facts, ...arrived(facts, visit, "lupe", at) });

const drawnAt = (at: string) => [{ documentUuid: "deed", kind: "SECURITY_INSTRUMENT", sha256: "", at }];

describe("the booked office", () => {
  it("is open from an hour before the appointment to the end of the day in Dallas", () => {
    expect(officeHours(booked())).toEqual({ from: "2026-12-08T15:00:00Z", to: "2026-12-09T06:00:00Z" });
  });

  it.each([
    ["the day before", "2026-12-07T16:00:00.000Z", false],
    ["a minute too early", "2026-12-08T14:59:00.000Z", false],
    ["an hour early", "2026-12-08T15:00:00.000Z", true],
    ["late in the evening", "2026-12-09T05:59:00.000Z", true],
    ["after midnight", "2026-12-09T06:00:00.000Z", false],
  ])("%s", (_when, now, open) => {
    expect(isOfficeOpen(booked(), now)).toBe(open);
    const there = come(booked(), now);
    expect(isAtOffice(there, "lupe", now)).toBe(open);
    expect(isAtOffice(there, "theo", now)).toBe(false);
  });

  it("is not open while nothing is confirmed, or once the appointment failed", () => {
    expect(officeHours(booked({ state: "REQUESTED" }))).toBeUndefined();
    expect(officeHours(booked({ state: "FAILED" }))).toBeUndefined();
  });

  const signed = { closingSignedAt: "2026-12-08T18:00:00.000Z" };
  it.each([
    ["none was asked for", loanFile({}).facts, true],
    ["one came to nothing", booked({ state: "FAILED" }), true],
    ["one is asked for", booked({ state: "REQUESTED" }), false],
    ["one is to come", { ...booked(), closingDocuments: drawnAt("2026-12-01T16:00:00.000Z") }, false],
    [
      "the papers were lost after its day",
      { ...booked(), closingDocuments: drawnAt("2026-12-09T06:00:00.000Z") },
      true,
    ],
    [
      "the deed was there to be signed",
      { ...booked(), ...signed, notaryDocuments: drawnAt("2026-12-08T19:00:00.000Z") },
      false,
    ],
    [
      "the deed was drawn after its day",
      { ...booked(), ...signed, notaryDocuments: drawnAt("2026-12-09T19:00:00.000Z") },
      true,
    ],
  ] as const)("may be booked anew or not where %s", (_where, facts, may) => {
    expect(mayBookAppointment(facts)).toBe(may);
  });

  it("forgets nobody's arrival, and counts none of another appointment", () => {
    const there = come(booked(), "2026-12-08T16:00:00.000Z");
    expect(hasArrived(there, "lupe")).toBe(true);
    const again: Facts = { ...there, notaryVisit: { ...visit, requestedAt: "2026-12-09T16:00:00.000Z" } };
    expect(hasArrived(again, "lupe")).toBe(false);
    expect(again.officeArrivals).toHaveLength(1);
  });
});
