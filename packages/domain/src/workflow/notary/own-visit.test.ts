import { describe, expect, it } from "vitest";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import { parcel } from "../testing/loan-file.ts";
import { suitsOwnNotary, timesForOwnNotary } from "./own-visit.ts";

const now = "2026-11-20T16:00:00.000Z";
const asked: NotaryVisit = {
  place: { type: "home", address: parcel().address },
  windows: [
    { from: "2026-11-20T15:00:00.000Z", to: "2026-11-20T17:00:00.000Z" },
    { from: "2026-11-23T15:00:00.000Z", to: "2026-11-23T16:00:00.000Z" },
  ],
  language: "en",
  requestedAt: "2026-11-19T15:00:00.000Z",
  state: "REQUESTED",
};
const left = ["2026-11-20T16:30:00Z", "2026-11-23T15:00:00Z", "2026-11-23T15:30:00Z"];
const times = (visit: NotaryVisit) => timesForOwnNotary(visit, now);

describe("the times for a notary of the lender's own", () => {
  it.each([
    ["REQUESTED", undefined],
    ["FAILED", "no-one-available"],
  ] as const)("are what is left of the borrower's own while the network has nobody: %s", (state, reason) => {
    expect(times({ ...asked, state, ...(reason && { reason }) })).toEqual(left);
  });

  it("are the one that is booked, until it has come", () => {
    const booked: NotaryVisit = { ...asked, state: "CONFIRMED", startsAt: "2026-11-23T15:15:00.000Z" };
    expect(times(booked)).toEqual(["2026-11-23T15:15:00.000Z"]);
    expect(suitsOwnNotary(booked, "2026-11-23T15:30:00.000Z", now)).toBe(false);
    expect(times({ ...booked, startsAt: now })).toEqual([]);
  });

  it.each(["signer-absent", "notary-absent", "papers-lost"])("are none once a visit failed by %s", (reason) => {
    expect(times({ ...asked, state: "FAILED", reason })).toEqual([]);
  });
});
