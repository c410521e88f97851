import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { describe, expect, it } from "vitest";
import { ownFacts } from "./own-facts.ts";

const BORROWER = "0b1f6c1e-7f52-4c7e-9a57-3a51f1a2b301";
const STAFF = "57aff000-0000-4000-8000-000000000001";
const COLLEAGUE = "57aff000-0000-4000-8000-000000000002";
const REMARK = "Was rude on the phone";
const at = "2026-11-20T15:00:00.000Z";

/** Facts in which everything that staff can leave on a file has been left. */
const reviewed = {
  deliveries: [
    {
      documentKind: "GLBA_NOTICE",
      version: "1",
      sha256: "ab",
      deliveredAt: at,
      posted: { on: "2026-11-20", by: STAFF, at },
    },
  ],
  onPaper: { at, recorded: { by: STAFF, how: "PHONE", note: REMARK } },
  watchlist: { outcome: "HIT", at, match: { by: STAFF, note: REMARK, at } },
  listed: { who: "borrower", by: STAFF, askedBy: COLLEAGUE, at },
  sanctionsReport: { made: "BLOCKED", on: "2026-11-20", by: STAFF, at, note: REMARK },
  declined: { uuid: "d", by: STAFF, askedBy: COLLEAGUE, at, reasons: [] },
  preparedOffer: { offerUuid: "o", line: 1, by: STAFF, at },
  preparedAnswers: { employer: { revision: "r", by: STAFF, at, fields: ["position"] } },
  reserves: { amount: 1, by: STAFF, at },
  unwound: { by: STAFF, at, returned: 1, claim: "RELEASED" },
  refusedOrders: {
    watchlist: { kind: "x", vendor: "lists", status: 401, code: "no", at, sentAgain: { by: STAFF, at } },
  },
  missedAppointments: [
    { appointment: "a", startsAt: at, reason: "signer-absent", at, called: { by: STAFF, at, note: REMARK } },
  ],
  notarySession: {
    desk: {
      staffUuid: STAFF,
      commission: { name: "Naomi" },
      takenAt: at,
      handedOver: { by: STAFF, to: COLLEAGUE, note: REMARK, at },
    },
  },
  notaryVisit: { state: "CONFIRMED", desk: { staffUuid: STAFF, namedBy: COLLEAGUE, namedAt: at } },
  release: { askedAt: at, prepared: { by: STAFF, at }, approved: { by: COLLEAGUE, at } },
  restRelease: { askedAt: at, prepared: { by: COLLEAGUE, at }, sentBack: { by: STAFF, at, reason: REMARK } },
  judgements: [{ act: "accept-identity", by: STAFF, at, note: REMARK, since: at }],
  conditions: [{ uuid: "asked-of-theo", signerUuid: "theo" }],
  signers: [{ uuid: "theo", uploads: [{ conditionUuid: "settled-with-theo" }] }],
  conditionTalk: {
    "asked-of-theo": [{ text: "I was married before" }],
    "settled-with-theo": [{ text: "Here is my decree" }],
    mine: [{ text: "Is this the right page?" }],
  },
  askedIdentityChecks: [
    { conditionUuid: "asked-of-theo", signerUuid: "theo", result: { nameRead: "THEODORE FORMER" } },
    { conditionUuid: "mine", kind: "PASSPORT" },
  ],
  smallDeposits: { accountAt: at, number: 1, amounts: [37, 81], wrong: 0, askedAt: at },
  originals: [{ document: "d", by: STAFF, lateReason: REMARK, confirmed: { by: COLLEAGUE, at } }],
  rescinded: { by: BORROWER, at, reason: "We changed our minds", recorded: { by: STAFF, note: REMARK } },
} as unknown as Facts;

describe("what a borrower is given of an application", () => {
  const text = JSON.stringify(ownFacts(reviewed, BORROWER));

  it("names nobody of the lender's staff and repeats none of their remarks", () => {
    expect(text).not.toContain(STAFF);
    expect(text).not.toContain(COLLEAGUE);
    expect(text).not.toContain(REMARK);
    expect(text).not.toContain("match");
    expect(text).not.toContain('elease"');
  });

  it("has nothing of a list on which somebody may be, or of what was reported", () => {
    expect(text).not.toMatch(/HIT|listed|BLOCKED|sanction/i);
    const clear = { ...reviewed, watchlist: { outcome: "CLEAR", at } } as unknown as Facts;
    expect(ownFacts(clear, BORROWER)).toMatchObject({ watchlist: { outcome: "CLEAR" } });
  });

  it("has nothing of what was asked of somebody who signs beside them", () => {
    expect(text).toContain("Is this the right page?");
    expect(text).not.toMatch(/theo|married before|my decree|FORMER/);
  });

  it("has that two small deposits were asked for, and not their amounts", () => {
    expect(text).toContain("smallDeposits");
    expect(text).not.toMatch(/37|81\b/);
  });

  it("has what they did and said themselves, and whom they met", () => {
    expect(text).toContain("We changed our minds");
    expect(text).toContain(BORROWER);
    expect(text).toContain("Naomi");
    expect(text).toContain("signer-absent");
  });
});
