import { type Facts, noFacts } from "@gable/domain/workflow/facts/facts.ts";
import { describe, expect, it } from "vitest";
import type { History } from "./history.ts";
import { breachesOf, invariants } from "./invariants.ts";

const at = (day: number, time = "18:00:00.000Z"): string => `2026-12-${String(day).padStart(2, "0")}T${time}`;

/** As much as the rules look at of an application that was funded as it should be: signed on a Tuesday, paid on the Monday after. */
const funded = {
  ...noFacts,
  answers: { occupancy: "PRIMARY" },
  receivedAt: at(1),
  property: {
    outcome: "FOUND",
    parcels: [{ parcelId: "1", timeZone: "America/Los_Angeles", address: { state: "CA" } }],
  },
  selectedParcel: "1",
  decision: { result: { decision: "APPROVED" } },
  offer: {},
  hardCredit: { outcome: "HIT" },
  watchlist: { outcome: "CLEAR" },
  incomeVerified: { match: true },
  summarySignature: { at: at(1) },
  closingDocuments: [{}],
  signatures: [{}],
  closingSignedAt: at(1),
  closingSealedAt: at(1),
  identityChecks: [{ result: { outcome: "PASSED" } }],
  deed: { notarisedAt: at(1) },
  disbursementCheck: { status: "VERIFIED" },
  hazardInsurance: { result: { accepted: true } },
  flood: { specialHazardArea: false },
  finalTitle: { clearToClose: true },
  recording: { status: "SUBMITTED" },
  rescissionOver: at(5, "08:00:00.000Z"),
  funding: { attempt: 1, cash: 100, at: at(7) },
  disbursement: { attempt: 1, amount: 100, status: "SENT" },
} as unknown as Facts;

function historyOf(changes: object, more: Partial<History> = {}, paidOn = at(7)): History {
  const facts = { ...funded, ...changes } as Facts;
  const { funding: _funding, disbursement: _disbursement, ...before } = facts;
  return {
    file: { uuid: "1", orgCode: "", identityUuid: "", loanNumber: "", createdAt: at(1), facts },
    moments: [
      { at: at(1), event: "opened", facts: before },
      { at: paidOn, event: "funded", facts },
    ],
    brokenAt: undefined,
    dues: [],
    leaps: [],
    paid: ["one"],
    ...more,
  };
}

/** An application that ended before any money was let go. */
const ended = { withdrawn: { at: at(1) }, funding: undefined, disbursement: undefined };
const refused = { status: "FAILED_VERIFICATION" };
const openSigner = { identityChecks: [], signedAt: undefined };

describe("what a lender would swear to", () => {
  it("holds of an application that was funded as it should be", () => {
    expect(breachesOf(historyOf({}))).toEqual([]);
  });

  it.each([
    ["a decision", historyOf({ decision: { result: { decision: "DECLINE" } } })],
    ["an offer", historyOf({ offer: undefined })],
    ["signatures", historyOf({ closingSealedAt: undefined })],
    ["an identity", historyOf({ identityChecks: [{ result: { outcome: "REVIEW" } }] })],
    ["everybody", historyOf({ signers: [openSigner] })],
    ["a deed", historyOf({ deed: undefined })],
    ["a verified account", historyOf({ disbursementCheck: refused })],
    ["insurance", historyOf({ hazardInsurance: undefined })],
    ["flood insurance", historyOf({ flood: { specialHazardArea: true } })],
    ["a clear title", historyOf({ finalTitle: { clearToClose: false } })],
    ["anybody's word", historyOf({ release: { askedAt: at(6) } })],
    [
      "a second person's word",
      historyOf({ release: { prepared: { by: "one", at: at(6) }, approved: { by: "one", at: at(6) } } }),
    ],
    ["being open still", historyOf({ withdrawn: { at: at(2) } })],
  ])("is broken by money without %s", (_what, history) => {
    expect(breachesOf(history)).toEqual([expect.stringMatching(/^never funded without: money without/)]);
  });

  it.each([
    ["before midnight of the third business day", historyOf({}, {}, at(5, "07:59:59.000Z"))],
    ["within the period of who signed last", historyOf({ signers: [{ ...signed(3) }] })],
    ["in the lender's wait", historyOf({ rescissionHold: { days: 3, lastDay: at(8).slice(0, 10), endsAt: at(9) } })],
    ["without an end of the period", historyOf({ rescissionOver: undefined })],
  ])("is broken by money %s", (_when, history) => {
    expect(breachesOf(history)).toEqual([expect.stringMatching(/^never funded while it can be cancelled/)]);
  });

  it.each([
    [
      "money by night",
      "money within the hours of banks",
      historyOf({ fundingDay: { date: "2026-12-07", at: at(7, "08:00:00.000Z") } }),
    ],
    ["a payment that was sent twice", "no payment twice", historyOf({}, { paid: ["one", "one"] })],
    ["other cash than was decided", "paid what was decided", historyOf({ funding: { attempt: 1, cash: 99 } })],
    ["an hour's delay", "nothing late", historyOf(ended, { dues: [due(at(2, "19:00:00.000Z"))] })],
    ["what never came", "nothing late", historyOf(ended, { dues: [due(null)] })],
    ["a broken log", "the log tells everything", historyOf({}, { brokenAt: 3 })],
    [
      "silence for thirty days",
      "answered in time",
      historyOf({
        receivedAt: "2026-10-01T18:00:00Z",
        decision: undefined,
        funding: undefined,
        disbursement: undefined,
      }),
    ],
  ])("is broken by %s", (_what, name, history) => {
    expect(breachesOf(history)).toEqual([expect.stringContaining(`${name}: `)]);
  });

  it("lets what is due while the clock leaps happen at the end of the leap", () => {
    const leaps = [{ from: at(2, "17:00:00.000Z"), to: at(2, "19:00:00.000Z") }];
    expect(breachesOf(historyOf(ended, { dues: [due(at(2, "19:00:01.000Z"))], leaps }))).toEqual([]);
  });

  it("has a rule for each name", () => {
    expect(Object.keys(invariants)).toHaveLength(8);
  });
});

function due(firedAt: string | null): History["dues"][number] {
  return { kind: "offers-expire", dueAt: at(2), firedAt };
}

function signed(day: number): object {
  const passed = [{ result: { outcome: "PASSED" } }];
  return { signedAt: at(day), sealed: { at: at(day) }, identityChecks: passed };
}
