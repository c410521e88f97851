import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../calendar/local-date.ts";
import { clockByStatute, instantOf, msOf, turningPoints, type Zone } from "../../calendar/testing/moments.ts";
import type { UsState } from "../../people/us-states.ts";
import { newSigner } from "../../signers/name-signers.ts";
import { defaultPolicy } from "../../underwriting/default-policy.ts";
import { ValidPolicy } from "../../underwriting/valid-policy.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { factsWhenDue } from "../deadlines/facts-when-due.ts";
import { decide } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { NonRescission } from "../facts/funding-facts.ts";
import { fundingGates, fundingStages } from "../stages/funding.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { rescissionOf } from "./rescission.ts";
import { asksConfirmations, everybodyConfirmed, isHeld, rescissionHoldOf } from "./rescission-hold.ts";

const homes = fc.constantFrom<[UsState, Zone]>(
  ["NY", "America/New_York"],
  ["TX", "America/Chicago"],
  ["AZ", "America/Phoenix"],
  ["CA", "America/Los_Angeles"],
  ["HI", "Pacific/Honolulu"],
);
const HOURS_36 = 36 * 3600;

function signedFile(closingSignedAt: string, days: number, home: Partial<ReturnType<typeof parcel>> = {}): LoanFile {
  const property = { outcome: "FOUND" as const, parcels: [parcel(home)], at: closingSignedAt };
  const signed = loanFile({ property, closingSignedAt });
  const rescission = rescissionOf(signed.facts);
  const rescissionHold = rescissionHoldOf(signed.facts, rescission, days);
  return withFacts(signed, { rescission, ...(rescissionHold && { rescissionHold }) });
}

const withFacts = (file: LoanFile, facts: Partial<Facts>): LoanFile => ({
  ...file,
  facts: { ...file.facts, ...facts },
});

const [rescission] = fundingStages;
const at = "2026-11-20T18:00:00.000Z";
const drawn: NonRescission = { documentUuid: "d", sha256: "0", drawnAt: at };
const signed: NonRescission = { ...drawn, signed: { documentUuid: "d", sha256Before: "0", sha256After: "1", at } };
const sealed: NonRescission = { ...signed, sealed: { at, certificateUuid: "c" } };
const theo = { ...newSigner("s", { firstName: "Theo", lastName: "Reed", relation: "SPOUSE" }, "en", at), signedAt: at };
const hand = (who: string) => ({ documentUuid: "o", who, signedOn: "2026-11-20", scanUuid: "p", by: "x", at });

/** Signed on a Friday in Sacramento; the right ends with Tuesday the 24th, the wait of three days with the Friday after Thanksgiving. */
const held = withFacts(signedFile(at, 3), { rescissionOver: "2026-11-25T08:00:00.000Z" });

describe("a lender's wait after the right to cancel", () => {
  it("ends with the midnight of its last day at the home, wherever clocks change, and by the clock", () => {
    const moments = fc
      .tuple(fc.constantFrom(...turningPoints), fc.integer({ min: -HOURS_36, max: HOURS_36 }))
      .map(([point, seconds]) => point + seconds * 1000);
    fc.assert(
      fc.property(moments, homes, fc.integer({ min: 1, max: 14 }), (signedMs, [state, timeZone], days) => {
        const address = { street1: "1 Elm Street", street2: null, city: "Town", state, zip: "00000" };
        const file = signedFile(instantOf(signedMs), days, { address, timeZone });
        const { rescission: period, rescissionHold: hold } = file.facts;
        if (!period || !hold) throw new Error("Nothing is waited for.");
        expect(hold.lastDay).toBe(addDays(period.endsOn, days));
        const ends = msOf(hold.endsAt);
        expect(clockByStatute(ends, timeZone).time).toBe("00:00:00");
        expect(clockByStatute(ends - 1000, timeZone).date).toBe(hold.lastDay);
        const due = { kind: "rescission-hold-ends", at: hold.endsAt };
        expect(dueInstantsOf(file)).not.toContainEqual(due);
        expect(dueInstantsOf(withFacts(file, { rescissionOver: period.expiresAt }))).toContainEqual(due);
      }),
      { numRuns: 200 },
    );
  });

  it("is none without a setting: the period alone ends the row", () => {
    const file = withFacts(signedFile(at, 0), { rescissionOver: at });
    expect(file.facts.rescissionHold).toBeUndefined();
    expect(isHeld(file.facts)).toBe(false);
    expect(rescission?.done(file)).toBe(true);
    expect(rescission?.effects?.(file)).toEqual([]);
  });

  it.each([
    [{}, true],
    [{ rescissionHoldDays: 0 }, true],
    [{ rescissionHoldDays: 14 }, true],
    [{ rescissionHoldDays: 15 }, false],
    [{ rescissionHoldDays: -1 }, false],
    [{ rescissionHoldDays: 2.5 }, false],
  ])("is set in whole days up to fourteen: %j", (setting, fits) => {
    expect(ValidPolicy.safeParse({ ...defaultPolicy, ...setting }).success).toBe(fits);
  });

  it("follows the period, keeps money back, and draws what may be signed for each of them once", () => {
    const running = signedFile(at, 3);
    expect(rescission?.step(running)).toBe("RESCISSION");
    expect(rescission?.effects?.(running)).toEqual([]);
    expect(rescission?.step(held)).toBe("GEN_RESCISSION");
    expect(rescission?.done(held)).toBe(false);
    expect(rescission?.effects?.(held).map(({ kind }) => kind)).toEqual(["draw-confirmations"]);
    const both = withFacts(held, { nonRescission: drawn, signers: [{ ...theo, nonRescission: drawn }] });
    expect(rescission?.effects?.(both)).toEqual([]);
  });

  it("lets no money go before it is over, and none later than that", () => {
    const ready = withFacts(held, {
      recording: { method: "electronic", status: "SUBMITTED", submittedAt: at },
      disbursementCheck: { status: "VERIFIED", reason: "", at },
    });
    expect(fundingGates(ready.facts)).toBeUndefined();
    const over = { at: "2026-11-28T08:00:00.000Z", because: "WAITED" as const };
    expect(fundingGates(withFacts(ready, { rescissionHoldOver: over }).facts)).toContain(over.at);
  });

  it("is over for all once the last of them has confirmed, and sealed", () => {
    const confirmed = (own: NonRescission, theirs: NonRescission) =>
      withFacts(held, { nonRescission: own, signers: [{ ...theo, nonRescission: theirs }] });
    expect(everybodyConfirmed(confirmed(sealed, drawn))).toBe(false);
    expect(everybodyConfirmed(confirmed(drawn, sealed))).toBe(false);
    expect(everybodyConfirmed(confirmed(signed, sealed))).toBe(true);
    const over = { rescissionHoldOver: { at, because: "CONFIRMED" as const } };
    const unsealed = withFacts(confirmed(sealed, signed), over);
    expect(rescission?.done(unsealed)).toBe(false);
    expect(rescission?.effects?.(unsealed)).toEqual([{ kind: "seal-confirmation", key: "seal-confirmation:s" }]);
    expect(rescission?.done(withFacts(confirmed(sealed, sealed), over))).toBe(true);
  });

  it("asks nobody where one of them signs by hand, and then only waits", () => {
    expect(asksConfirmations(withFacts(held, { signers: [theo] }))).toBe(true);
    for (const byHand of [
      { onPaper: { at } },
      { signers: [{ ...theo, onPaper: { at } }] },
      { signers: [theo], originals: [hand("s")] },
      { originals: [hand(held.identityUuid)] },
    ]) {
      const file = withFacts(held, byHand);
      expect(asksConfirmations(file)).toBe(false);
      expect(rescission?.effects?.(file)).toEqual([]);
      expect(dueInstantsOf(file).map(({ kind }) => kind)).toContain("rescission-hold-ends");
    }
  });

  it("is none for a second home, where nobody may cancel", () => {
    const now = "2026-11-20T18:00:00.000Z";
    const { additional } = loanFile().facts;
    const away = loanFile({
      submittedAt: now,
      ...(additional && { additional: { ...additional, occupancy: "SECOND_HOME" } }),
    });
    expect(rescission?.applies?.(away)).toBe(false);
    expect(timelineOf(away, now, 8)).toEqual(timelineOf(away, now));
  });

  it("ends by the clock with a fact of its own, and by a cancellation that was in the post", () => {
    const due = factsWhenDue["rescission-hold-ends"](held, "2026-11-28T08:00:01.000Z");
    expect(due).toEqual({
      event: "rescission-hold-ended",
      facts: { rescissionHoldOver: { at: "2026-11-28T08:00:01.000Z", because: "WAITED" } },
    });
    const cancelled = withFacts(held, { rescinded: { by: held.identityUuid, at } });
    expect(decide(cancelled).step).toBe("CANCELLED");
    expect(dueInstantsOf(cancelled).map(({ kind }) => kind)).not.toContain("rescission-hold-ends");
  });

  it("moves the day of the money that is shown, before signing by the lender's setting and after it by the line's own", () => {
    const now = "2026-11-20T18:00:00.000Z";
    const unsigned = loanFile({ submittedAt: now });
    const dayOf = (file: LoanFile, days?: number) => timelineOf(file, now, days).fundingDate;
    // Friday to Tuesday is the right; Wednesday is the first day for money, Thursday Thanksgiving, then a weekend.
    expect(dayOf(unsigned)).toBe(dayOf(unsigned, 0));
    expect(dayOf(unsigned, 8)).toBe("2026-12-03");
    expect(dayOf(signedFile(now, 8))).toBe("2026-12-03");
    expect(dayOf(signedFile(now, 0), 8)).toBe(dayOf(unsigned));
    const entry = timelineOf(held, "2026-11-25T18:00:00.000Z").entries.find(({ moment }) => moment === "hold-ends");
    expect(entry).toMatchObject({ date: "2026-11-27" });
    const plain = timelineOf(signedFile(now, 0), now).entries.map(({ moment }) => moment);
    expect(plain).not.toContain("hold-ends");
  });
});
