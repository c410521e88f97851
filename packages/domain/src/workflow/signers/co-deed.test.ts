import { describe, expect, it } from "vitest";
import { nextInvitation } from "../../signers/invitation.ts";
import { newSigner } from "../../signers/name-signers.ts";
import { signerDueInstants, signersWhenDue } from "../deadlines/signer-due-instants.ts";
import { decide } from "../decide.ts";
import { type Facts, type LoanFile, noFacts } from "../facts/facts.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";
import { coDeedStatus, everySignerSigned, everySignerSignedDeed, isSignerOutstanding } from "./co-deed.ts";

const at = (day: number): string => `2026-11-${day}T15:00:00.000Z`;
const signer = (firstName: string): SignerFacts =>
  newSigner(firstName, { firstName, lastName: "Bergstrom", relation: "SIBLING" }, "en", at(10));
const theo = signer("Theo");
const ada = signer("Ada");
const withSigners = (...signers: SignerFacts[]): Facts => ({ ...noFacts, signers });
const signed = { signedAt: at(20) };
const refused = { declined: { at: at(21), reason: "" } };
const deedSigned = (sessionId: string): Partial<SignerFacts> => ({
  notary: {
    sessionId,
    state: "IN_SESSION",
    deedSigned: { documentUuid: "", sha256Before: "", sha256After: "", at: at(22) },
  },
});
const session = { sessionId: "one", startsAt: at(22), state: "IN_SESSION", bookedAt: at(21) } as const;

const both = (one: string, other: string): Facts => ({
  ...withSigners({ ...theo, ...signed, ...deedSigned(one) }, { ...ada, ...signed, ...deedSigned(other) }),
  notarySession: session,
});
const invited = (person: SignerFacts, day: number): SignerFacts => ({
  ...person,
  invitation: nextInvitation(person, "K7QM2XRV9TBD", at(day)),
});

describe("the co-deed", () => {
  it.each([
    ["COMPLETE when nobody else must sign", withSigners(), "COMPLETE"],
    ["PENDING while one of two has not signed", withSigners({ ...theo, ...signed }, ada), "PENDING"],
    ["COMPLETE when both have", withSigners({ ...theo, ...signed }, { ...ada, ...signed }), "COMPLETE"],
    ["CANCELLED by one refusal", withSigners({ ...theo, ...signed }, { ...ada, ...refused }), "CANCELLED"],
    ["CANCELLED by a refusal after signing", withSigners({ ...theo, ...signed, ...refused }), "CANCELLED"],
  ] as const)("is %s", (_what, facts, status) => {
    expect(coDeedStatus(facts)).toBe(status);
    expect(everySignerSigned(facts)).toBe(status === "COMPLETE");
  });

  it("waits for everybody's deed in the present session, not in one that broke off", () => {
    expect(everySignerSignedDeed(both("one", "one"))).toBe(true);
    expect(everySignerSignedDeed(both("one", "before"))).toBe(false);
    expect(isSignerOutstanding(both("one", "before"))).toBe(true);
    expect(isSignerOutstanding(both("one", "one"))).toBe(false);
    expect(isSignerOutstanding({ ...both("x", "x"), deed: { notarisedAt: at(23), manual: true } })).toBe(false);
  });
});

const elm = { street1: "1 Elm St", street2: null, city: "Columbus", zip: "43004" };
const inOhio = (facts: Facts): Facts => ({ ...facts, answers: { ...facts.answers, home: { ...elm, state: "OH" } } });

describe("what time alone brings about for people who are invited", () => {
  it("is due for the earliest of them, and done for everybody for whom it is", () => {
    const facts = inOhio(withSigners(invited(theo, 11), invited(ada, 12)));
    expect(signerDueInstants(facts)).toEqual([
      { kind: "signer-reminder", at: at(12) },
      { kind: "signer-invitation-lapses", at: at(25) },
    ]);
    const reminded = { ...facts, ...signersWhenDue("signer-reminder", facts, at(12)) };
    expect(reminded.signers.map(({ invitation }) => invitation?.reminders)).toEqual([[at(12)], []]);
    expect(signerDueInstants(reminded)).toContainEqual({ kind: "signer-reminder", at: at(13) });
  });

  it("is a reminder only by day, where the home is", () => {
    const facts = withSigners(invited(theo, 11));
    const inHawaii = { ...facts, answers: { ...facts.answers, home: { ...elm, state: "HI" as const } } };
    expect(signerDueInstants(inHawaii)).toContainEqual({ kind: "signer-reminder", at: "2026-11-12T18:00:00Z" });
    expect(signersWhenDue("signer-reminder", inHawaii, at(12)).signers).toEqual(inHawaii.signers);
  });

  it("is in the end that the application cannot go on", () => {
    const facts = withSigners(invited(theo, 11));
    const lapsed = { ...facts, ...signersWhenDue("signer-invitation-lapses", facts, at(25)) };
    expect(signerDueInstants(lapsed)).toEqual([{ kind: "signer-given-up", at: "2026-12-09T15:00:00.000Z" }]);
    const over = { ...lapsed, ...signersWhenDue("signer-given-up", lapsed, "2026-12-09T15:00:00.000Z") };
    expect(over.coDeedCancelled).toMatchObject({ signer: theo.uuid, why: "lapsed" });
    const file: LoanFile = { uuid: "", orgCode: "", identityUuid: "", loanNumber: "", createdAt: at(1), facts: over };
    expect(decide(file).step).toBe("CANCELLED");
    expect(coDeedStatus(over)).toBe("CANCELLED");
  });
});
