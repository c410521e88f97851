import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Step } from "../journey/steps.ts";
import { queueActs } from "../loan-file/queue-acts.ts";
import { queuesOf } from "../pipeline/queues-of.ts";
import { checksLeft, isCheckOpen, openPull } from "./credit/credit-checks.ts";
import { decide } from "./decide.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";
import { endsOf, fileOf, hit, home, report, submitted } from "./testing/open-states.ts";

const at = "2026-11-20T18:00:00.000Z";

/** What may be known of each fact up to row 12, in any combination; the first is what lets the journey go on. */
const known12: { readonly [K in keyof Facts]?: readonly unknown[] } = {
  answers: [submitted.answers, { ...submitted.answers, birthDate: "2020-01-01" }, {}],
  deliveries: [submitted.deliveries, []],
  softCredit: [hit, undefined, { ...hit, report: { ...report, alert: { kind: "INITIAL", phone: "1" } } }, ...pulls()],
  softCreditAttempts: [0, 3, 5],
  property: [submitted.property, undefined, { outcome: "NONE", at }, { outcome: "RECORDS_DOWN", at }, ...otherHomes()],
  valuation: [submitted.valuation, undefined, { outcome: "NONE", at }],
  liens: [submitted.liens, undefined],
  decision: [undefined, "none", "REVIEW", "late", "ASSET_DEPLETION", "INITIAL"],
  offer: [submitted.offer, undefined],
  additional: [submitted.additional, undefined],
  watchlist: [submitted.watchlist, undefined, { outcome: "HIT", at }],
  hmdaAnsweredAt: [at, undefined],
  prequalTitle: [{ at }, undefined],
  summaryDocuments: [[], undefined],
  summarySignature: [{ at }, undefined],
  submittedAt: [at, undefined],
  hardCredit: [
    hit,
    undefined,
    { ...hit, history: { ...hit.history, delinquentTradelines: ["1"] } },
    { ...hit, report: { ...report, alert: { kind: "INITIAL", phone: "1" } } },
    ...pulls(),
  ],
  hardCreditAttempts: [0, 3, 5],
};

/** Every answer of a bureau that is no report. */
function pulls(): readonly unknown[] {
  const answers = ["NO_MATCH", "NO_MATCH_SSN", "NO_FILE", "FROZEN", "LOCKED", "FROZEN_PIN", "MINOR", "ERROR"];
  return answers.map((outcome) => ({ outcome, bureau: {}, at }));
}

/** Two homes at one address, and one of somebody else's. */
function otherHomes(): readonly unknown[] {
  const others = { ...home, parcelId: "2", owners: [{ recordedName: "SAM HALE", isPerson: true }] };
  return [
    { outcome: "FOUND", parcels: [home, others], at },
    { outcome: "FOUND", parcels: [others], at },
  ];
}

/** Up to row 12 the borrower has a screen on which to go on, unless the bureau was asked as often as they may. */
const theirsEarly: ReadonlySet<Step> = new Set<Step>([
  "CREDIT_NO_MATCH",
  "CREDIT_NO_MATCH_SSN",
  "SOFT_CREDIT_LOCKED_OR_FROZEN",
  "HARD_CREDIT_LOCKED_OR_FROZEN",
  "NO_PROPERTY_FOUND",
  "MULTIPLE_PROPERTIES",
  "NO_AVM_FOUND",
  "LIEN_VERIFICATION",
  "ASSETS_PREQUAL",
  "CLTV_LIEN_POSITION_REQUALIFY",
  "OFFER_SELECTION",
  "REVISED_OFFER_SELECTION",
  "COLLECT_ADDITIONAL_INFO",
  "HMDA",
  "SUMMARY_DISCLOSURE",
  "APP_SUBMISSION",
]);

/** What ends a state up to row 12: as later, and what only the first screens can do. */
function earlyEndsOf(file: LoanFile): readonly string[] {
  const { row, step } = decide(file);
  const isUsedUp = isCheckOpen(file.facts) && checksLeft(file.facts) === 0;
  const isProfile = row === 1 && step === null;
  // A PIN is typed, or typed once more.
  const isPin = openPull(file.facts).outcome?.outcome === "FROZEN_PIN" && (row === 2 || row === 12);
  // Records that are down are looked up again from the borrower's page.
  const areRecordsDown = row === 3 && file.facts.property?.outcome === "RECORDS_DOWN";
  const isTheirs = (step !== null && theirsEarly.has(step)) || isProfile || isPin || areRecordsDown;
  return [...(isTheirs && !isUsedUp ? ["theirs"] : []), ...endsOf(file)].filter((end) => end !== "deadline");
}

const earlyNames = Object.keys(known12) as (keyof Facts)[];
const earlyFiles: fc.Arbitrary<LoanFile> = fc
  .tuple(
    ...earlyNames.map((name) =>
      fc.oneof(
        { weight: 12, arbitrary: fc.constant(known12[name]?.[0]) },
        { weight: 1, arbitrary: fc.constantFrom(...(known12[name] ?? [])) },
      ),
    ),
  )
  .map((values) => {
    const facts: Record<string, unknown> = { ...submitted };
    for (const [place, name] of earlyNames.entries()) {
      if (values[place] === undefined) delete facts[name];
      else facts[name] = values[place];
    }
    const { decision: kind, ...others } = facts;
    const file = fileOf(others as unknown as Facts);
    if (kind === "none" || file.facts.decision === undefined) return { ...file, facts: others as unknown as Facts };
    if (kind === undefined) return file;
    const flags = { ...file.facts.decision.result.flags, delinquencyReview: kind === "late" };
    const result = { ...file.facts.decision.result, flags, decision: kind === "late" ? "REVIEW" : kind };
    return { ...file, facts: { ...file.facts, decision: { ...file.facts.decision, result } } as unknown as Facts };
  });

describe("from the first answer to the submitted application", () => {
  it("every state is ended by work of ours or a vendor's, by time, by the borrower, or by an act of staff in a queue", () => {
    const rows = new Set<number>();
    fc.assert(
      fc.property(earlyFiles, (file) => {
        const { row, stage, step } = decide(file);
        if (row > 12) return;
        rows.add(row);
        const ends = step === "DECLINED" ? ["over"] : earlyEndsOf(file);
        expect(ends, `${stage}: ${step ?? "no step"}`).not.toEqual([]);
      }),
      { numRuns: 3000, seed: 20261120 },
    );
    expect([...rows].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => 1 + index),
    );
  });

  it.each([
    ["could make no report", { outcome: "ERROR" }, 0, "CREDIT_ERROR"],
    ["knows a minor", { outcome: "MINOR" }, 0, "CREDIT_MINOR"],
    ["was asked as often as it may be", { outcome: "FROZEN" }, 3, "SOFT_CREDIT_LOCKED_OR_FROZEN"],
  ] as const)(
    "a bureau that %s is a matter for staff, who have acts for it",
    (_what, answer, softCreditAttempts, step) => {
      const softCredit = { ...answer, bureau: {}, at };
      const { submittedAt: _not, hardCredit: _nor, ...before } = submitted;
      const file = fileOf({ ...before, softCredit, softCreditAttempts } as unknown as Facts);
      expect(decide(file).step).toBe(step);
      expect(queuesOf(file)).toEqual([{ queue: "credit", since: at, move: "staff" }]);
      expect(queueActs.credit).toEqual(["ask-bureau-again", "correct-answers", "decline"]);
    },
  );
});
