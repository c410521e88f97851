import { describe, expect, it } from "vitest";
import { newSigner } from "../../signers/name-signers.ts";
import type { NotaryAtDesk, NotarySession, NotaryVisit } from "../facts/closing-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import {
  failedSession,
  failedVisit,
  owesCallSince,
  sessionWaitsUntil,
  waitsForDeskSince,
} from "./missed-appointments.ts";

const at = (time: string) => `2026-12-01T${time}:00Z`;
const home = (state: string) =>
  parcel({ address: { street1: "1 Elm Street", street2: null, city: "Town", state, zip: "95814" } });
const booked: NotarySession = { sessionId: "1", startsAt: at("17:00"), state: "BOOKED", bookedAt: at("09:00") };
const deed = [{ documentUuid: "deed", kind: "SECURITY_INSTRUMENT", sha256: "", at: at("08:00") }];
const signature = { documentUuid: "deed", sha256Before: "", sha256After: "", at: at("17:20") };
const factsWith = (session: Partial<NotarySession>, more: Partial<Facts> = {}): Facts =>
  loanFile({
    property: { outcome: "FOUND", parcels: [home("CA")], at: "" },
    closingSignedAt: at("07:00"),
    notaryDocuments: deed,
    notarySession: { ...booked, ...session },
    ...more,
  }).facts;

const desk: NotaryAtDesk = {
  staffUuid: "nora",
  commission: {
    name: "Nora",
    commissionNumber: "1",
    commissionState: "CA",
    commissionCounty: "Sacramento",
    commissionExpiresOn: "2031-01-01",
  },
  takenAt: at("16:00"),
};
const theo = { ...newSigner("theo", { firstName: "Theo", lastName: "Reed", relation: "SPOUSE" }, "en", at("06:00")) };
const inRoom = { state: "IN_SESSION", joinedAt: at("16:50") } as const;

describe("a session with a notary", () => {
  it.each<[string, Facts, ReturnType<typeof sessionWaitsUntil>]>([
    ["waits half an hour for the borrower", factsWith({}), { at: at("17:30"), why: "signer-absent" }],
    [
      "is our fault where the deed is not drawn at its hour",
      factsWith({}, { notaryDocuments: undefined } as unknown as Partial<Facts>),
      { at: at("17:30"), why: "deed-not-ready" },
    ],
    [
      "is our fault where the lawyer has not read the deed",
      factsWith({}, { property: { outcome: "FOUND", parcels: [home("NY")], at: "" } }),
      { at: at("17:30"), why: "deed-not-ready" },
    ],
    [
      "stays open for ninety minutes while questions are answered",
      factsWith({ state: "QUESTIONS", joinedAt: at("17:10") }),
      { at: at("18:40"), why: "not-finished" },
    ],
    [
      "waits half an hour for a notary of the lender's, from its hour on",
      factsWith({ ...inRoom, desk }),
      { at: at("17:30"), why: "notary-absent" },
    ],
    [
      "waits as long for one who took it later",
      factsWith({ ...inRoom, desk: { ...desk, takenAt: at("17:15") } }),
      { at: at("17:45"), why: "notary-absent" },
    ],
    [
      "leaves time to read once the notary has seen them",
      factsWith({ ...inRoom, desk: { ...desk, admittedAt: at("17:05") } }),
      { at: at("18:35"), why: "not-finished" },
    ],
    [
      "stays open for a day for who signs beside the borrower",
      factsWith({ ...inRoom, deedSigned: signature }, { signers: [theo] }),
      { at: "2026-12-02T17:20:00Z", why: "others-absent" },
    ],
    ["waits for nobody once all have signed", factsWith({ ...inRoom, desk, deedSigned: signature }), undefined],
    ["is over when it came to nothing", factsWith({ state: "FAILED" }), undefined],
    [
      "is none any more where somebody signs by hand",
      factsWith({}, { signers: [{ ...theo, onPaper: { at: at("10:00") } }] }),
      undefined,
    ],
  ])("%s", (_rule, facts, expected) => {
    expect(sessionWaitsUntil(facts)).toEqual(expected);
  });
});

describe("who calls after an appointment that was not kept", () => {
  const missed = (facts: Facts, reason: string, when: string): Facts => ({
    ...facts,
    ...failedSession(facts, booked, { reason, at: when }),
  });
  const once = missed(factsWith({}), "signer-absent", at("17:30"));
  const twice = missed({ ...once, notarySession: booked }, "not-finished", at("20:00"));

  it("nobody the first time: the borrower books anew", () => {
    expect(once.notarySession).toMatchObject({ state: "FAILED", reason: "signer-absent", failedAt: at("17:30") });
    expect(owesCallSince(once)).toBeUndefined();
  });
  it("a person the second time, until they have called", () => {
    expect(owesCallSince(twice)).toBe(at("20:00"));
    const called = { by: "nora", at: at("21:00"), note: "Tomorrow at five" };
    const missedAppointments = (twice.missedAppointments ?? []).map((each) => ({ ...each, called }));
    expect(owesCallSince({ ...twice, missedAppointments })).toBeUndefined();
    expect(
      owesCallSince(missed({ ...twice, missedAppointments, notarySession: booked }, "signer-absent", at("22:00"))),
    ).toBe(undefined);
  });
  it("a person at once where our side was not there", () => {
    expect(owesCallSince(missed(factsWith({}), "notary-absent", at("17:30")))).toBe(at("17:30"));
  });
  it("nobody once another is booked, or where the appointment was kept and failed otherwise", () => {
    expect(owesCallSince({ ...twice, notarySession: booked })).toBeUndefined();
    const kept = missed(factsWith({}), "document-unreadable", at("17:30"));
    expect([kept.missedAppointments, owesCallSince(kept)]).toEqual([undefined, undefined]);
  });
  it("a person where the notary did not come to the house", () => {
    const visit = { requestedAt: at("09:00"), startsAt: at("17:00"), state: "OVER" } as NotaryVisit;
    const facts = factsWith({}, { county: { acceptsRemoteNotarisation: false } as never, notaryVisit: visit });
    const absent = { ...facts, ...failedVisit(facts, visit, { reason: "notary-absent", at: at("19:00") }) };
    expect(owesCallSince(absent)).toBe(at("19:00"));
  });
});

it("somebody in the room who waits for a notary of the lender's is seen by staff", () => {
  expect(waitsForDeskSince(factsWith({ ...inRoom, desk }))).toBe(at("16:50"));
  expect(waitsForDeskSince(factsWith({ ...inRoom, desk: { ...desk, admittedAt: at("17:00") } }))).toBeUndefined();
  expect(
    waitsForDeskSince(factsWith({ ...inRoom, desk: { ...desk, admittedAt: at("17:00") }, deedSigned: signature })),
  ).toBe(signature.at);
});
