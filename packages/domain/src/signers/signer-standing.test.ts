import { describe, expect, it } from "vitest";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { nextInvitation } from "./invitation.ts";
import { newSigner, signersNamed } from "./name-signers.ts";
import { mayBeInvited, refusesPaper, signerNeed, signerStanding, signerStates } from "./signer-standing.ts";

const at = (day: number): string => `2026-11-${day}T15:00:00.000Z`;
const spouse = { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" } as const;
const named = newSigner("5f0f1f0e-9d0e-4a43-9d2a-3f6f0b8d1c11", spouse, "en", at(10));
const invitation = nextInvitation(named, "K7QM2XRV9TBD", at(11));
const check = (outcome: "PASSED" | "REVIEW"): SignerFacts["identityChecks"] => [
  { kind: "PASSPORT", documentUuids: [], submittedAt: at(14), result: { outcome, at: at(14) } },
];
const signature = { documentUuid: named.uuid, sha256Before: "", sha256After: "", at: at(16) };

/** Each step of the way, on top of all before it. */
const way: readonly [string, Partial<SignerFacts>, string | null][] = [
  ["TO_INVITE", {}, null],
  ["INVITED", { invitation }, at(11)],
  ["OPENED", { invitation: { ...invitation, openedAt: at(12) } }, at(12)],
  ["JOINED", { joinedAt: at(13) }, at(13)],
  ["IDENTITY_REVIEW", { identityChecks: check("REVIEW") }, at(14)],
  ["IDENTIFIED", { identityChecks: check("PASSED") }, at(14)],
  ["ON_PAPER", { onPaper: { at: at(14) } }, at(14)],
  ["SIGNED", { signedAt: at(15) }, at(15)],
  ["DEED_SIGNED", { notary: { sessionId: "one", state: "IN_SESSION", deedSigned: signature } }, at(16)],
  ["DECLINED", { declined: { at: at(17), reason: "I do not want to" } }, at(17)],
];

describe("where a signer stands", () => {
  it.each(way.map(([state, , since], index) => [state, since, index] as const))("%s", (state, since, index) => {
    const signer = way.slice(0, index + 1).reduce<SignerFacts>((facts, [, more]) => ({ ...facts, ...more }), named);
    expect(signerStanding(signer, at(18))).toEqual({ state, since });
  });

  it("EXPIRED, once nobody has come for fourteen days", () => {
    expect(signerStanding({ ...named, invitation }, "2026-11-25T14:59:59.999Z").state).toBe("INVITED");
    expect(signerStanding({ ...named, invitation }, at(25)).state).toBe("EXPIRED");
  });

  it("leaves the borrower something to do only where nobody is on the way", () => {
    const contact = { language: "en", email: "theo@example.com" } as const;
    expect(signerNeed(named, at(11))).toBe("INVITE");
    expect(signerNeed({ ...named, contact, invitation }, at(12))).toBeNull();
    expect(signerNeed({ ...named, contact, invitation }, at(25))).toBe("RENEW");
    expect(signerNeed({ ...named, invitation: { ...invitation, lapsedAt: at(12) } }, at(12))).toBe("READDRESS");
    expect(signerNeed({ ...named, invitation, joinedAt: at(13) }, at(25))).toBeNull();
    expect(signerNeed({ ...named, declined: { at: at(14), reason: "" } }, at(14))).toBe("TALK");
  });

  it("has a word for every state", () => {
    expect([...way.map(([state]) => state), "EXPIRED"].toSorted()).toEqual(signerStates.toSorted());
  });

  it("decides who may be invited: nobody who is there, unless they said no", () => {
    expect(mayBeInvited({ ...named, invitation })).toBe(true);
    expect(mayBeInvited({ ...named, joinedAt: at(13) })).toBe(false);
    expect(mayBeInvited({ ...named, joinedAt: at(13), declined: { at: at(14), reason: "" } })).toBe(true);
  });
});

describe("going on paper", () => {
  const session = { sessionId: "one", startsAt: at(16), bookedAt: at(15), state: "IN_SESSION" } as const;
  const deedSigned: SignerFacts = {
    ...named,
    notary: { sessionId: "one", state: "IN_SESSION", deedSigned: signature },
  };
  const deed = { notarisedAt: at(17), manual: false };

  it.each([
    ["whoever has not come yet", {}, named, undefined],
    ["whoever said no", {}, { ...named, declined: { at: at(14), reason: "" } }, undefined],
    ["whoever signed their notices on the screen, for the deed", {}, { ...named, signedAt: at(15) }, undefined],
    ["whoever signs by hand, for papers that were lost", {}, { ...named, onPaper: { at: at(14) } }, undefined],
    ["what came back signed", {}, { ...named, onPaper: { at: at(14) }, signedAt: at(15) }, "papers-signed"],
    ["whoever signed the deed in the session that goes on", { notarySession: session }, deedSigned, "deed-signed"],
    [
      "whoever signed it in one that broke off",
      { notarySession: { ...session, state: "FAILED" } },
      deedSigned,
      undefined,
    ],
    ["anybody once the deed is notarized", { deed }, named, "deed-signed"],
  ] as const)("%s", (_who, facts, signer, refusal) => {
    expect(refusesPaper(facts, signer)).toBe(refusal);
  });
});

describe("the people whom the borrower names", () => {
  const given = { language: "en", at: at(11), newUuid: () => "new" } as const;

  it("stay the same person under the same name, with what is said of them now", () => {
    const [theo] = signersNamed([named], [{ ...spouse, relation: "PARTNER", email: "theo@example.com" }], given);
    expect(theo).toMatchObject({ uuid: named.uuid, relation: "PARTNER", contact: { email: "theo@example.com" } });
  });

  it("are two people when two have the same name", () => {
    const [one, other] = signersNamed([named], [spouse, spouse], given);
    expect([one?.uuid, other?.uuid]).toEqual([named.uuid, "new"]);
  });

  it("are gone when they are not named any more", () => {
    expect(signersNamed([named], [], given)).toEqual([]);
  });
});
