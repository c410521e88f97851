import { describe, expect, it } from "vitest";
import { type CreditorCalendar, defaultCreditorCalendar } from "../../calendar/creditor-days.ts";
import { addDays } from "../../calendar/local-date.ts";
import type { RaisedCondition } from "../../conditions/condition.ts";
import { newSigner } from "../../signers/name-signers.ts";
import type { ChosenOffer } from "../facts/application-facts.ts";
import type { NotaryVisit } from "../facts/closing-facts.ts";
import type { KnownLien } from "../facts/credit-facts.ts";
import { type Facts, type LoanFile, noFacts } from "../facts/facts.ts";
import type { Upload } from "../facts/papers.ts";
import type { PayoffQuote } from "../facts/verification-facts.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { timelineOf } from "./timeline.ts";

const file: LoanFile = {
  uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
  orgCode: "gable",
  identityUuid: "0c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
  loanNumber: "2600000001",
  createdAt: "2026-11-20T18:00:00.000Z",
  facts: { ...noFacts, answers: { occupancy: "PRIMARY" } },
};
const dateOf = (moment: string) =>
  timelineOf(file, "2026-11-21T19:00:00.000Z").entries.find((entry) => entry.moment === moment)?.date;

const theo = newSigner(
  "5f0f1f0e-9d0e-4a43-9d2a-3f6f0b8d1c11",
  { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" },
  "en",
  "2026-11-18T18:00:00.000Z",
);

describe("a line that the borrower signed on Wednesday, and their co-owner not yet on Saturday", () => {
  const { entries } = timelineOf(
    { ...file, facts: { ...file.facts, closingSignedAt: "2026-11-18T19:00:00.000Z", signers: [theo] } },
    "2026-11-21T19:00:00.000Z",
  );

  it("waits for the other owner, and dates the right to cancel from them", () => {
    expect(entries.find(({ moment }) => moment === "others-signed")).toMatchObject({ mover: "others", date: null });
    expect(entries.find(({ moment }) => moment === "rescission-ends")).toMatchObject({
      date: "2026-11-25",
      estimated: true,
    });
  });

  it("counts the days to cancel, and those of the money, by calendars of their own, whenever the lender is closed", () => {
    const closures = Array.from({ length: 60 }, (_, day) => addDays("2026-11-18", day));
    const shut = { ...defaultCreditorCalendar, closures };
    const closingSignedAt = "2026-11-20T19:00:00.000Z";
    const momentsWith = (creditorCalendar: CreditorCalendar) =>
      timelineOf(loanFile({ closingSignedAt, creditorCalendar }), "2026-11-20T20:00:00.000Z").entries.filter(
        ({ moment }) => moment !== "attorney-reviewed",
      );
    expect(momentsWith(shut).find(({ moment }) => moment === "rescission-ends")?.date).toBe("2026-11-24");
    expect(momentsWith(shut)).toEqual(momentsWith(defaultCreditorCalendar));
  });

  it("says nothing of others where there are none", () => {
    const alone = timelineOf(file, "2026-11-21T19:00:00.000Z").entries;
    expect(alone.map(({ moment }) => moment)).not.toContain("others-signed");
  });
});

describe("a line whose account fell after it was signed", () => {
  const signedAt = "2026-11-20T19:00:00.000Z";
  const signed = {
    closingSignedAt: signedAt,
    closingSealedAt: signedAt,
    deed: { documentUuid: "", notarisedAt: "2026-11-21T19:00:00.000Z" } as NonNullable<Facts["deed"]>,
  };
  const fallen: Partial<Facts> = {
    disbursementCheck: { status: "FAILED_VERIFICATION", reason: "payment-returned", at: "2026-12-02T15:00:00.000Z" },
  };
  const statesWith = (facts: Partial<Facts>, now: string) =>
    Object.fromEntries(
      timelineOf(loanFile({ ...fallen, ...facts }), now).entries.map(({ moment, state }) => [moment, state]),
    );
  const rescission = { startsOn: "2026-11-20", endsOn: "2026-11-24", expiresAt: "2026-11-25T08:00:00.000Z" };
  const over: Partial<Facts> = {
    ...signed,
    rescission,
    rescissionOver: "2026-11-25T08:00:00.000Z",
    recording: { method: "electronic", status: "RECORDED", submittedAt: "2026-11-25T16:00:00.000Z" },
  };

  it("asks nobody to sign or to meet a notary again, and counts no period twice", () => {
    expect(statesWith(over, "2026-12-02T16:00:00.000Z")).toMatchObject({
      "documents-signed": "done",
      "deed-notarised": "done",
      "rescission-ends": "done",
      recorded: "done",
      funded: expect.not.stringMatching("done"),
    });
  });

  it("still waits for what runs", () => {
    expect(statesWith({ ...signed, rescission }, "2026-11-22T16:00:00.000Z")).toMatchObject({
      "documents-signed": "done",
      "deed-notarised": "done",
      "rescission-ends": expect.not.stringMatching("done"),
      recorded: "ahead",
    });
  });

  it("asks for everything again where the papers are void", () => {
    expect(statesWith({}, "2026-11-22T16:00:00.000Z")).toMatchObject({
      "documents-signed": "ahead",
      "deed-notarised": "ahead",
      "rescission-ends": "ahead",
      recorded: "ahead",
    });
  });
});

describe("a line that pays debts off", () => {
  const at = "2026-11-30T15:00:00.000Z";
  const card = { id: "card", lender: "Card", balance: 100_000, paidOffAtClosing: true };
  const quote = { outcome: "QUOTED", amount: 100_000, goodThrough: "2026-12-31", perDiem: 10, at } as PayoffQuote;
  const payoffs = {
    liens: { liens: [card as KnownLien], answers: [], at },
    payoffQuotes: { card: quote },
    offer: { initialDraw: 500_000, payoffs: [] } as unknown as ChosenOffer,
  };
  const timelineWith = (facts: Partial<Facts>) =>
    timelineOf({ ...file, facts: { ...file.facts, ...payoffs, ...facts } }, at);

  it("names no day for the money while a creditor asks for more than was signed for", () => {
    const asked = { times: 1, quote: { ...quote, amount: 103_000 } as PayoffQuote };
    expect(timelineWith({}).fundingDate).not.toBeNull();
    expect(timelineWith({ payoffRenewals: { card: asked } }).fundingDate).toBeNull();
  });

  it("says that money left on the bank's day, where it was still the day before at home", () => {
    const sentAt = "2026-11-30T05:00:03.000Z";
    const sent = { attempt: 1, order: "o", amount: 500_000, status: "SENT" as const, at: sentAt };
    const funding = { attempt: 1, cash: 500_000, account: null, at: sentAt };
    const left = { funding, disbursement: sent, payoffPayments: { card: sent } };
    const { fundingDate } = timelineOf(loanFile(left), sentAt);
    expect(fundingDate).toBe("2026-11-30");
  });

  it("names no day that is over", () => {
    const second = { answers: { occupancy: "INVESTMENT" as const }, submittedAt: "2026-10-01T15:00:00.000Z" };
    expect(timelineWith(second).fundingDate).toBe("2026-11-30");
  });

  it("tells of the debts as a moment of their own", () => {
    expect(timelineWith({}).entries.at(-1)).toMatchObject({ moment: "debts-paid", mover: "lender" });
    expect(timelineOf(file, at).entries.at(-1)).toMatchObject({ moment: "funded" });
  });
});

describe("a line that is signed on the Saturday before Thanksgiving", () => {
  it("may be cancelled until Wednesday, the third business day", () => {
    expect(dateOf("rescission-ends")).toBe("2026-11-25");
  });

  it("is recorded and funded on the next day on which offices and banks are open", () => {
    expect(dateOf("recorded")).toBe("2026-11-27");
    expect(dateOf("funded")).toBe("2026-11-30");
  });
});

const given = (documentKind: string, deliveredAt: string) => ({
  documentKind,
  version: "1",
  sha256: "0",
  deliveredAt,
});
const dayOf = (timeline: ReturnType<typeof timelineOf>, moment: string) =>
  timeline.entries.find((entry) => entry.moment === moment)?.date;

describe("a line that is signed, with a request open that money waits for", () => {
  const raised: RaisedCondition = {
    uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a11",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    created: "2026-11-21T15:00:00.000Z",
    notes: null,
    commentsToBorrower: null,
    requestDocuments: true,
    xtraData: { numDocsRequired: 1 },
    priorTo: "funding",
  };
  const sent: Upload = {
    uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a12",
    documentUuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a13",
    type: "OTHER_EVIDENCE",
    conditionUuid: raised.uuid,
    at: "2026-11-30T15:00:00.000Z",
  } as Upload;
  const signed: Partial<Facts> = {
    submittedAt: "2026-11-20T15:00:00.000Z",
    closingSignedAt: "2026-11-21T14:00:00.000Z",
    deed: { notarisedAt: "2026-11-21T15:00:00.000Z", manual: false },
  };
  const fundedOf = (now: string, facts: Partial<Facts>) => {
    const { fundingDate, entries } = timelineOf(loanFile({ ...signed, ...facts }), now);
    return { fundingDate, mover: entries.find(({ moment }) => moment === "funded")?.mover };
  };
  const before = "2026-11-27T19:00:00.000Z";
  const on = "2026-11-30T19:00:00.000Z";
  const after = "2026-12-02T19:00:00.000Z";

  it("keeps its day as long as the borrower can still meet it", () => {
    expect(fundedOf(before, { conditions: [raised] })).toEqual({ fundingDate: "2026-11-30", mover: "lender" });
  });

  it("names no day once that day has come: it is the borrower's move", () => {
    for (const now of [on, after])
      expect(fundedOf(now, { conditions: [raised] })).toEqual({ fundingDate: null, mover: "borrower" });
  });

  it("names the next day on which money moves as soon as the papers are there, or where nothing is asked", () => {
    expect(fundedOf(after, { conditions: [raised], uploads: [sent] }).fundingDate).toBe("2026-12-02");
    expect(fundedOf(after, {}).fundingDate).toBe("2026-12-02");
  });

  it("does not wait for the account of the payments", () => {
    const autopayCheck = { status: "PENDING_REVIEW" as const, reason: "", at: "2026-11-21T15:00:00.000Z" };
    expect(fundedOf(after, { autopayCheck }).fundingDate).toBe("2026-12-02");
    const disbursementCheck = autopayCheck;
    expect(fundedOf(after, { disbursementCheck })).toEqual({ fundingDate: null, mover: "borrower" });
  });

  it("still says on which day the money was sent", () => {
    const disbursement = { attempt: 1, status: "SENT" as const, at: on } as NonNullable<Facts["disbursement"]>;
    const funding = { attempt: 1, cash: 100, at: on } as NonNullable<Facts["funding"]>;
    expect(fundedOf(after, { conditions: [raised], disbursement, funding }).fundingDate).toBe("2026-11-30");
  });
});

describe("a line whose deed waits for the notary", () => {
  const signed = { submittedAt: "2026-11-20T15:00:00.000Z", closingSignedAt: "2026-11-21T14:00:00.000Z" };
  const momentsWith = (facts: Partial<Facts>) => {
    const planned = timelineOf(loanFile({ ...signed, ...facts }), "2026-11-27T19:00:00.000Z");
    return { deed: dayOf(planned, "deed-notarised"), money: planned.fundingDate };
  };
  const booked = { state: "BOOKED", startsAt: "2026-12-03T17:00:00.000Z" } as NonNullable<Facts["notarySession"]>;

  it("is dated by the session that is booked", () => {
    expect(momentsWith({})).toEqual({ deed: null, money: "2026-11-30" });
    expect(momentsWith({ notarySession: booked })).toEqual({ deed: "2026-12-03", money: "2026-12-03" });
  });

  it("is dated anew by what a failed session leaves open", () => {
    const failed = { ...booked, state: "FAILED" as const, startsAt: "2026-11-27T17:00:00.000Z" };
    expect(momentsWith({ notarySession: failed })).toEqual({ deed: null, money: "2026-11-30" });
    const lockedUntil = "2026-12-01T17:00:00.000Z";
    expect(momentsWith({ notarySession: { ...failed, lockedUntil } })).toEqual({
      deed: "2026-12-01",
      money: "2026-12-01",
    });
  });

  it("is dated by the visit that was asked for instead, and by none that failed", () => {
    const visit = {
      state: "REQUESTED",
      requestedAt: "2026-11-27T18:00:00.000Z",
      windows: [{ from: "2026-12-02T17:00:00.000Z", to: "2026-12-02T19:00:00.000Z" }],
    } as unknown as NotaryVisit;
    const notarySession = booked;
    expect(momentsWith({ notaryVisit: visit, notarySession }).deed).toBe("2026-12-02");
    expect(momentsWith({ notaryVisit: { ...visit, state: "FAILED" } }).deed).toBeNull();
  });
});

describe("a home in Texas", () => {
  const texas = parcel({
    address: { street1: "1 Elm Street", street2: null, city: "Austin", state: "TX", zip: "78701" },
  });
  const timelineIn = (facts: Partial<Facts>, now: string) =>
    timelineOf(
      loanFile({
        property: { outcome: "FOUND", parcels: [{ ...texas, timeZone: "America/Chicago" }], at: now },
        ...facts,
      }),
      now,
    );
  const told = {
    receivedAt: "2026-11-20T18:00:00.000Z",
    deliveries: [{ ...given("TEXAS_50G_NOTICE", "2026-11-20T18:00:00.000Z"), basis: texas.parcelId }],
  };

  it("counts the twelve days from the notice, and the right to cancel from the day on which signing opens", () => {
    const timeline = timelineIn(told, "2026-11-21T19:00:00.000Z");
    expect(dayOf(timeline, "signing-opens")).toBe("2026-12-02");
    expect(dayOf(timeline, "rescission-ends")).toBe("2026-12-05");
    expect(dayOf(timeline, "funded")).toBe("2026-12-07");
  });

  it("counts from today what is not sent yet", () => {
    const timeline = timelineIn({ ...told, deliveries: [] }, "2026-11-23T19:00:00.000Z");
    expect(dayOf(timeline, "signing-opens")).toBe("2026-12-05");
  });

  it("goes by the booked day at the office", () => {
    const visit = { state: "CONFIRMED", startsAt: "2026-12-08T16:00:00.000Z", requestedAt: "" } as NotaryVisit;
    const timeline = timelineIn({ ...told, notaryVisit: visit }, "2026-12-03T19:00:00.000Z");
    expect(dayOf(timeline, "documents-signed")).toBe("2026-12-08");
    expect(dayOf(timeline, "rescission-ends")).toBe("2026-12-11");
  });
});

describe("a home that somebody has yet to look at", () => {
  const now = "2026-11-20T19:00:00.000Z";
  const unsure = { value: 45_000_000, source: "AVM", confidence: "LOW", asOf: "2026-11-20" };
  const valuation = {
    outcome: "VALUED",
    bpoRequired: true,
    valuation: unsure,
    at: now,
  } as unknown as Facts["valuation"];
  const timelineWith = (facts: Partial<Facts>) =>
    timelineOf(loanFile({ submittedAt: now, ...(valuation && { valuation }), ...facts }), now);

  it("has nobody sign, and no money come, before that, whether it is ordered or not", () => {
    for (const facts of [{}, { bpo: { status: "ORDERED", attempt: 1, at: now } as const }]) {
      const timeline = timelineWith(facts);
      expect(dayOf(timeline, "home-valued")).toBe("2026-11-30");
      expect(dayOf(timeline, "documents-signed")).toBe("2026-11-30");
      expect(dayOf(timeline, "rescission-ends")).toBe("2026-12-03");
      expect(dayOf(timeline, "funded")).toBe("2026-12-04");
    }
  });

  it("is the borrower's move until it is ordered, and then the lender's", () => {
    const open = { moment: "home-valued", mover: "borrower" };
    expect(timelineWith({}).entries).toContainEqual(expect.objectContaining(open));
    const ordered = timelineWith({ bpo: { status: "ORDERED", attempt: 1, at: now } });
    expect(ordered.entries).toContainEqual(expect.objectContaining({ ...open, mover: "lender" }));
  });

  it("waits again while the value is challenged, and no more once somebody has looked", () => {
    const looked = { status: "COMPLETE", attempt: 1, at: now } as const;
    const challenged = { value: 50_000_000, was: 45_000_000, why: "A new roof.", at: now };
    expect(dayOf(timelineWith({ bpo: looked }), "funded")).toBe(
      dayOf(timelineWith({ bpo: looked, valuation: undefined } as never), "funded"),
    );
    expect(dayOf(timelineWith({ bpo: looked, valueChallenge: challenged }), "home-valued")).toBe("2026-11-30");
  });
});

describe("a home in New York", () => {
  it("has a lawyer read the deed, and neither the county nor the money comes before", () => {
    const home = parcel({
      address: { street1: "1 Elm Street", street2: null, city: "Albany", state: "NY", zip: "12207" },
    });
    const signed = {
      property: { outcome: "FOUND" as const, parcels: [home], at: "" },
      submittedAt: "2026-11-18T19:00:00.000Z",
      closingSignedAt: "2026-11-20T19:00:00.000Z",
    };
    const { entries } = timelineOf(loanFile(signed), "2026-11-30T19:00:00.000Z");
    const on = (wanted: string) => entries.find(({ moment }) => moment === wanted);
    expect(on("attorney-reviewed")).toMatchObject({ date: "2026-11-25", state: "ahead", mover: "lender" });
    expect(on("recorded")?.date).toBe("2026-11-30");
    expect(on("funded")?.date).toBe("2026-11-30");
  });
});
