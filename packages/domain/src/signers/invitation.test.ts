import { describe, expect, it } from "vitest";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import {
  channelsOf,
  givesUp,
  isCode,
  isExpired,
  lapses,
  nextInvitation,
  nextReminder,
  normaliseCode,
  spacedCode,
} from "./invitation.ts";
import { newSigner } from "./name-signers.ts";

const CODE = "K7QM2XRV9TBD";
const sent = "2026-11-20T15:00:00.000Z";
const theo = newSigner(
  "5f0f1f0e-9d0e-4a43-9d2a-3f6f0b8d1c11",
  { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" },
  "en",
  sent,
);
const invited: SignerFacts = { ...theo, invitation: nextInvitation(theo, CODE, sent) };
const reminded = (...reminders: string[]): SignerFacts => ({
  ...invited,
  ...(invited.invitation && { invitation: { ...invited.invitation, reminders } }),
});

describe("the code of an invitation", () => {
  it.each([
    ["k7qm-2xrv-9tbd", CODE],
    [" K7QM 2XRV 9TBD ", CODE],
    ["OIL", "011"],
  ])("%s is read as %s", (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
  });

  it("is shown in groups of four, and read back the same", () => {
    expect(spacedCode(CODE)).toBe("K7QM-2XRV-9TBD");
    expect(normaliseCode(spacedCode(CODE))).toBe(CODE);
  });

  it.each(["", "K7QM", `${CODE}7`, "K7QM2XRV9TB?"])("is not %s", (code) => {
    expect(isCode(code)).toBe(false);
  });
});

describe("an invitation", () => {
  it("is good for fourteen days, to the millisecond", () => {
    expect(invited.invitation?.expiresAt).toBe("2026-12-04T15:00:00.000Z");
    expect(lapses(invited)).toBe("2026-12-04T15:00:00.000Z");
    const expiresAt = "2026-12-04T15:00:00.000Z";
    expect(isExpired({ expiresAt }, "2026-12-04T14:59:59.999Z")).toBe(false);
    expect(isExpired({ expiresAt }, expiresAt)).toBe(true);
  });

  it("is followed by reminders after one, three and five days, and no more", () => {
    expect(nextReminder(invited)).toBe("2026-11-21T15:00:00.000Z");
    expect(nextReminder(reminded(sent))).toBe("2026-11-23T15:00:00.000Z");
    expect(nextReminder(reminded(sent, sent))).toBe("2026-11-25T15:00:00.000Z");
    expect(nextReminder(reminded(sent, sent, sent))).toBeNull();
  });

  it.each([
    ["has come", { joinedAt: sent }],
    ["has said no", { declined: { at: sent, reason: "" } }],
  ] as const)("reminds nobody who %s", (_what, fact) => {
    expect(nextReminder({ ...invited, ...fact })).toBeNull();
    expect(lapses({ ...invited, ...fact })).toBeNull();
  });

  it("counts on from the one before, and forgets that it lapsed", () => {
    const lapsed = { ...invited, invitation: { ...nextInvitation(theo, CODE, sent), lapsedAt: sent } };
    expect(givesUp(lapsed)).toEqual({ at: "2026-12-04T15:00:00.000Z", why: "lapsed" });
    const again = { ...lapsed, invitation: nextInvitation(lapsed, CODE, "2026-12-01T00:00:00.000Z") };
    expect(again.invitation.number).toBe(2);
    expect(givesUp(again)).toBeNull();
  });

  it("that was refused ends the application after fourteen days", () => {
    expect(givesUp({ ...invited, declined: { at: sent, reason: "no" } })).toEqual({
      at: "2026-12-04T15:00:00.000Z",
      why: "declined",
    });
  });
});

describe("where a code that proves a person may go", () => {
  const borrower = { email: "both@example.com", phone: "+17045550101" };
  it.each([
    [{ email: "theo@example.com" }, ["mail"]],
    [{ email: "theo@example.com", phone: "+17045550202" }, ["mail", "text"]],
    [{ email: "both@example.com", phone: "+17045550202" }, ["text"]],
    [{ email: "theo@example.com", phone: "+17045550101" }, ["mail"]],
    [{ email: "both@example.com" }, ["mail"]],
    [{ email: "both@example.com", phone: "+17045550101" }, ["mail", "text"]],
    [{}, []],
  ])("%o: %o", (contact, channels) => {
    expect(channelsOf({ ...contact, language: "en" }, borrower)).toEqual(channels);
  });
});
