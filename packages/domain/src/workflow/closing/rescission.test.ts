import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockByStatute, instantOf, msOf, turningPoints, type Zone } from "../../calendar/testing/moments.ts";
import type { UsState } from "../../people/us-states.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { mayCancelAt, mayRescind, rescissionOf } from "./rescission.ts";

const homes = fc.constantFrom<[UsState, Zone]>(
  ["NY", "America/New_York"],
  ["TX", "America/Chicago"],
  ["AZ", "America/Phoenix"],
  ["CA", "America/Los_Angeles"],
  ["HI", "Pacific/Honolulu"],
);
const HOURS_36 = 36 * 3600;

describe("a line that is signed", () => {
  it("may be cancelled until the very midnight of its home, and ends by the clock then, wherever clocks change", () => {
    const moments = fc
      .tuple(fc.constantFrom(...turningPoints), fc.integer({ min: -HOURS_36, max: HOURS_36 }))
      .map(([point, seconds]) => point + seconds * 1000);
    fc.assert(
      fc.property(moments, homes, (signedMs, [state, timeZone]) => {
        const closingSignedAt = instantOf(signedMs);
        const address = { street1: "1 Elm Street", street2: null, city: "Town", state, zip: "00000" };
        const found = { outcome: "FOUND" as const, parcels: [parcel({ address, timeZone })], at: closingSignedAt };
        const signed = loanFile({ property: found, closingSignedAt });
        const rescission = rescissionOf(signed.facts);
        const file = { ...signed, facts: { ...signed.facts, rescission } };
        const ends = msOf(rescission.expiresAt);
        expect(rescission.startsOn).toBe(clockByStatute(signedMs, timeZone).date);
        expect(clockByStatute(ends, timeZone).time).toBe("00:00:00");
        expect(clockByStatute(ends - 1000, timeZone).date).toBe(rescission.endsOn);
        expect(mayCancelAt(file.facts, instantOf(ends - 1))).toBe(true);
        expect(mayCancelAt(file.facts, instantOf(ends))).toBe(false);
        expect(dueInstantsOf(file)).toContainEqual({ kind: "rescission-ends", at: rescission.expiresAt });
      }),
      { numRuns: 300 },
    );
  });
});

describe("the right to cancel", () => {
  it.each([
    ["PRIMARY", undefined, true],
    ["SECOND_HOME", undefined, false],
    ["SECOND_HOME", false, false],
    ["SECOND_HOME", true, true],
    ["INVESTMENT", true, true],
  ] as const)(
    "is there where an owner lives: %s of the borrower, another owner lives there: %s",
    (occupancy, lives, may) => {
      const { facts } = loanFile();
      const { additional } = facts;
      if (!additional) throw new Error("the further questions were to be answered");
      const answered = { ...additional, occupancy, ...(lives !== undefined && { ownerLivesThere: lives }) };
      expect(mayRescind({ ...facts, additional: answered })).toBe(may);
    },
  );
});
