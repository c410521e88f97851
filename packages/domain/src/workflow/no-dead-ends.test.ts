import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queueActs } from "../loan-file/queue-acts.ts";
import { queuesOf } from "../pipeline/queues-of.ts";
import { newSigner } from "../signers/name-signers.ts";
import { decide, END_ROW } from "./decide.ts";
import { type EffectKind, effectKinds } from "./effect.ts";
import type { Facts } from "./facts/facts.ts";
import type { ReleaseFigures } from "./facts/release-facts.ts";
import { endsOf, fileOf, submitted } from "./testing/open-states.ts";
import { type AwaitedEffect, awaitedEffects, whileUnanswered } from "./while-unanswered.ts";

const at = "2026-11-20T18:00:00.000Z";
const day = "2026-11-20";

type Values<K extends keyof Facts> = readonly (Facts[K] | undefined)[];
/** What may be known of each fact from row 13 on, in any combination; the first is what lets the journey go on. */
const known: { readonly [K in keyof Facts]?: Values<K> } = {
  incomeVerified: [{ annualAmount: 9_000_000, match: true, at }, undefined],
  payStubs: [undefined, { wanted: 2, at }],
  disbursementAccount: [
    {
      bankName: "Bank",
      accountNumber: "1234",
      routingNumber: "1",
      type: "CHECKING",
      owners: [],
      accountUuid: "",
      source: "TYPED",
      at,
    },
    undefined,
  ],
  disbursementCheck: [
    { status: "VERIFIED", reason: "", at },
    undefined,
    { status: "PENDING_REVIEW", reason: "", at },
    { status: "FAILED_VERIFICATION", reason: "", at },
  ],
  payType: ["MANUAL", undefined, "AUTOPAY"],
  employer: [{ name: "Employer", at } as unknown as NonNullable<Facts["employer"]>, undefined],
  employment: [{ outcome: "CONFIRMED", at }, undefined, { outcome: "ASKED", at }, { outcome: "NOT_CONFIRMED", at }],
  employmentBefore: [undefined, [{ confirmedAt: at }]],
  identityChecks: (["PASSED", "RETRY", "REVIEW", undefined] as const).map((outcome) => [
    { kind: "PASSPORT", documentUuids: [], submittedAt: at, ...(outcome && { result: { outcome, at } }) },
  ]) as unknown as Values<"identityChecks">,
  bpo: [
    { status: "COMPLETE", attempt: 1, at },
    undefined,
    { status: "ORDERED", attempt: 1, at },
    { status: "NOT_POSSIBLE", attempt: 1, at },
  ],
  finalTitle: [{ clearToClose: true, exceptions: [], at }, undefined, { clearToClose: false, exceptions: ["a"], at }],
  payoffQuotes: [
    {
      lien: {
        outcome: "QUOTED",
        amount: 100_000,
        perDiem: 10,
        goodThrough: "2027-01-01",
        payee: "",
        routingNumber: "",
        accountNumber: "",
        creditorReference: "",
        at,
      },
    },
    {},
    { lien: { outcome: "BY_MAIL", mailTo: "PO Box 1", at } },
    { lien: { outcome: "NOT_FOUND", at } },
    {
      lien: {
        outcome: "QUOTED",
        amount: 100_000,
        perDiem: 10,
        goodThrough: "2026-11-01",
        payee: "",
        routingNumber: "",
        accountNumber: "",
        creditorReference: "",
        at,
      },
    },
    {
      lien: {
        outcome: "QUOTED",
        amount: 900_000,
        perDiem: 10,
        goodThrough: "2027-01-01",
        payee: "",
        routingNumber: "",
        accountNumber: "",
        creditorReference: "",
        at,
      },
    },
  ],
  payoffRenewals: [
    undefined,
    {
      lien: {
        times: 1,
        quote: {
          outcome: "QUOTED",
          amount: 200_000,
          perDiem: 10,
          goodThrough: "2027-01-01",
          payee: "",
          routingNumber: "",
          accountNumber: "",
          creditorReference: "",
          at,
        },
      },
    },
    { lien: { times: 0, wanted: true } },
  ],
  county: [
    { recordsElectronically: true, acceptsRemoteNotarisation: true, recordingFee: 0, at },
    undefined,
    { recordsElectronically: false, acceptsRemoteNotarisation: false, recordingFee: 0, at },
  ],
  flood: [{ zone: "X", specialHazardArea: false, participates: true, community: "", determination: "", at }, undefined],
  conditions: (["none", "documents", "funding"] as const).map((priorTo) =>
    priorTo === "none"
      ? []
      : [
          {
            uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a0a",
            categoryEnum: "GENERIC_DOCUMENT_REQUEST",
            created: at,
            notes: null,
            commentsToBorrower: "",
            requestDocuments: true,
            xtraData: { numDocsRequired: 1 },
            priorTo,
          },
        ],
  ),
  closingDocuments: [[], undefined],
  closingSignedAt: [at, undefined],
  closingSealedAt: [at, undefined],
  signers: [
    [],
    [{ ...newSigner("s", { firstName: "Theo", lastName: "Reed", relation: "SPOUSE" }, "en", at), signedAt: at }],
  ],
  notaryDocuments: [[], undefined],
  notarySession: [
    undefined,
    { sessionId: "1", startsAt: at, state: "BOOKED", bookedAt: at },
    { sessionId: "1", startsAt: at, state: "FAILED", bookedAt: at },
  ],
  deed: [{ notarisedAt: at, manual: false }, undefined],
  hazardInsurance: [
    { policy: {} as never, givenAt: at, result: { accepted: true, at } },
    undefined,
    { policy: {} as never, givenAt: at },
    { policy: {} as never, givenAt: at, result: { accepted: false, reason: "EXPIRED", at } },
  ],
  rescission: [{ startsOn: day, endsOn: day, expiresAt: at }, undefined],
  rescissionOver: [at, undefined],
  rescissionHold: [undefined, { days: 3, lastDay: day, endsAt: at }],
  rescissionHoldOver: [undefined, { at, because: "WAITED" }],
  recording: [
    { method: "electronic", status: "SUBMITTED", submittedAt: at },
    undefined,
    { method: "courier", status: "REJECTED", submittedAt: at, reasons: ["Illegible"] },
  ],
  fundingDay: [{ date: day, at }, undefined],
  release: [
    undefined,
    { askedAt: at },
    { askedAt: at, prepared: { by: "one", at, figures: { cash: 0, payoffs: [] } as unknown as ReleaseFigures } },
    {
      askedAt: at,
      prepared: { by: "one", at, figures: { cash: 0, account: null, payoffs: [] } as unknown as ReleaseFigures },
      approved: { by: "two", at },
    },
  ],
  funding: [{ attempt: 1, cash: 300_000, payoffs: { lien: 100_000 }, account: null, at }, undefined],
  disbursement: [
    { attempt: 1, order: "1", amount: 300_000, status: "SENT", at },
    undefined,
    { attempt: 1, order: "1", amount: 300_000, status: "RETURNED", at },
  ],
  payoffPayments: [
    {},
    { lien: { attempt: 1, order: "2", amount: 100_000, status: "SENT", at } },
    { lien: { attempt: 1, order: "2", amount: 90_000, status: "SENT", at } },
    { lien: { attempt: 1, order: "2", amount: 100_000, status: "RETURNED", at } },
    { lien: { attempt: 1, order: "2", amount: 100_000, status: "REFUSED", at } },
  ],
  payoffOrders: [undefined, { lien: { attempt: 2, on: day } }],
  restPayments: [undefined, [{ attempt: 1, order: "3", amount: 10_000, status: "RETURNED", at }]],
};

const names = Object.keys(known) as (keyof Facts)[];
/** Mostly what lets it go on, so that every row is come to. */
const factsArbitrary: fc.Arbitrary<Facts> = fc
  .tuple(
    ...names.map((name) =>
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(known[name]?.[0]) },
        { weight: 1, arbitrary: fc.constantFrom(...(known[name] ?? [])) },
      ),
    ),
  )
  .map((values) => {
    const facts: Record<string, unknown> = { ...submitted };
    for (const [place, name] of names.entries()) if (values[place] !== undefined) facts[name] = values[place];
    // Money that came back takes the decision to send it with it.
    const { funding: _decided, ...undecided } = facts;
    const cameBack = (facts.disbursement as Facts["disbursement"])?.status === "RETURNED";
    return (cameBack ? undecided : facts) as unknown as Facts;
  });

describe("from the submitted application to the money", () => {
  it("every state is ended by work of ours or a vendor's, by time, by the borrower, or by an act of staff in a queue", () => {
    const rows = new Set<number>();
    fc.assert(
      fc.property(factsArbitrary.map(fileOf), (file) => {
        const { row, stage, step } = decide(file);
        rows.add(row);
        const ends = row < END_ROW ? endsOf(file) : ["over"];
        expect(ends, `${stage}: ${step ?? "no step"}`).not.toEqual([]);
      }),
      // Some rows are rare among random files: the same files each time reach every one of them.
      { numRuns: 3000, seed: 20261120 },
    );
    expect([...rows].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 17 }, (_, index) => 13 + index),
    );
  });

  it("a deed that the county refuses on paper waits for staff, and goes again", () => {
    const facts = { ...submitted, ...Object.fromEntries(names.map((name) => [name, known[name]?.[0]])) };
    const refused = { method: "courier", status: "REJECTED", submittedAt: at, reasons: ["Illegible"] } as const;
    const file = fileOf({ ...facts, funding: undefined, recording: refused } as unknown as Facts);
    expect(decide(file).step).toBe("RECORDING");
    expect(queuesOf(file)).toEqual([{ queue: "recording", since: at, move: "staff" }]);
    expect(queueActs.recording).toEqual(["record-deed-again"]);
  });
});

/** A visit to a vendor's own pages that is over and not read yet. */
const visit = (vendor: string, purpose: string) =>
  [{ uuid: "visit", vendor, purpose, state: "COMPLETED", at }] as unknown as Facts["links"];

/** What is not known while a vendor has not answered. `adapter.test.ts` has every fault be an outage at each of them. */
const silences: Readonly<Record<AwaitedEffect, Partial<Record<keyof Facts, unknown>>>> = {
  "pull-soft-credit": { softCredit: undefined },
  "pull-hard-credit": { hardCredit: undefined },
  "look-up-property": { property: undefined },
  "value-property": { valuation: undefined },
  "screen-watchlist": { watchlist: undefined },
  "search-title": { prequalTitle: undefined },
  "read-payroll": { incomeVerified: undefined, links: visit("income-link", "INCOME") },
  "read-tax-transcripts": { incomeVerified: undefined, links: visit("tax-transcript", "INCOME") },
  "read-bank-accounts": {
    disbursementAccount: undefined,
    disbursementCheck: undefined,
    links: visit("bank-link", "ACCOUNTS"),
  },
  "check-disbursement-account": { disbursementCheck: undefined },
  "confirm-employment": { employment: undefined },
  "ask-employer": { employment: { outcome: "ASKED", at } },
  "check-identity": { identityChecks: [{ submittedAt: at }] },
  "order-bpo": { bpo: { status: "ORDERED", attempt: 1, at } },
  "update-title": { finalTitle: undefined },
  "request-payoff": { payoffQuotes: {} },
  "look-up-county": { county: undefined },
  "determine-flood": { flood: undefined },
  "notarise-deed": { deed: undefined, notarySession: { sessionId: "1", state: "IN_SESSION", deedSigned: { at } } },
  "check-insurance": { hazardInsurance: { policy: {}, givenAt: at } },
  "record-deed": { recording: undefined },
  disburse: { disbursement: undefined },
  "send-payoff": { payoffPayments: {} },
};

describe("while a vendor does not answer", () => {
  const before = { ...submitted, ...Object.fromEntries(names.map((name) => [name, known[name]?.[0]])) };

  it.each(awaitedEffects)("the borrower stands where it is written, and it is asked on: %s", (kind) => {
    const { step } = whileUnanswered[kind];
    const file = fileOf({ ...before, ...silences[kind] } as unknown as Facts);
    const standing = decide(file);
    expect([standing.step, standing.effects.map((each) => each.kind)]).toEqual([step, expect.arrayContaining([kind])]);
    // Waiting is a step that the portal polls, or one whose screen says by name what is waited for.
    expect(standing.row).toBeLessThan(END_ROW);
  });

  it("is written for everything that a vendor is asked on the way", () => {
    const ofOurs =
      /^(deliver|write|find-counsellors|underwrite|generate|seal|invite|draw|open|decide|notarise-at-desk)/;
    const ofSigners = /signer/;
    const others: readonly EffectKind[] = [
      // Beside or after the way: of these the borrower hears by a condition, a letter or the timeline.
      ...([
        "read-declaration",
        "recheck-insurance",
        "screen-again",
        "check-flood-insurance",
        "renew-payoff",
        "return-rest",
      ] as const),
      "check-autopay-account",
      "check-asked-identity",
      "send-small-deposit",
      "recall-valuer",
      "drop-line-of-ours",
      "check-work-mail",
      "release-bank-access",
      "release-payroll-access",
      ...(["book-notary-visit", "collect-notary-visit", "cancel-notary-visit", "read-bank-transactions"] as const),
    ];
    const written = new Set<EffectKind>([...awaitedEffects, ...others]);
    const asked = effectKinds.filter((kind) => !ofOurs.test(kind) && !ofSigners.test(kind));
    expect(asked.filter((kind) => !written.has(kind))).toEqual([]);
  });
});
