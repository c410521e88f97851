import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import type { DocumentType } from "../../application/document-types.ts";
import { type CreditorCalendar, creditorDays, defaultCreditorCalendar } from "../../calendar/creditor-days.ts";
import { addDays, daysBetween } from "../../calendar/local-date.ts";
import { instantOf, turningPoints } from "../../calendar/testing/moments.ts";
import { localDateAt, startOfDay } from "../../calendar/zoned-time.ts";
import type { PlanRow } from "../../journey/plan-rows.ts";
import type { Step } from "../../journey/steps.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { factsWhenDue } from "../deadlines/facts-when-due.ts";
import type { Parcel } from "../facts/application-facts.ts";
import { type Facts, type LoanFile, noFacts } from "../facts/facts.ts";
import { hit } from "../testing/loan-file.ts";
import { closingHolds, firstSigningDay, maySignOn } from "./closing-holds.ts";
import { missingOf } from "./incompleteness.ts";
import type { MissingItem } from "./missing-items.ts";
import { noticesDue } from "./notices-due.ts";

const zones = { TX: "America/Chicago", CA: "America/Los_Angeles", AK: "America/Anchorage" } as const;
type State = keyof typeof zones;

const homeIn = (state: State): Parcel => ({
  parcelId: "1",
  address: { street1: "1 Elm Street", street2: null, city: "Town", state, zip: "75248" },
  countyFips: "48113",
  countyName: "Dallas",
  propertyType: "SFR",
  owners: [{ recordedName: "ANA REED", isPerson: true }],
  vesting: "",
  titleChangedOn: null,
  legalDescription: "",
  timeZone: zones[state],
  monthlyDues: 0,
  recordedLiens: [],
});

function fileOf(state: State, receivedAt: string, facts: Partial<Facts> = {}): LoanFile {
  const home = homeIn(state);
  return {
    uuid: "1",
    orgCode: "gable",
    identityUuid: "2",
    loanNumber: "3",
    createdAt: receivedAt,
    facts: {
      ...noFacts,
      answers: {
        name: { firstName: "Ana", middleName: null, lastName: "Reed", suffix: null },
        birthDate: "1980-01-01",
        home: { ...home.address, state },
        occupancy: "PRIMARY",
        employmentType: "FULL_TIME",
        annualIncome: 9_000_000,
      },
      receivedAt,
      property: { outcome: "FOUND", parcels: [home], at: receivedAt },
      consents: [
        {
          type: "SOFT_CREDIT",
          textVersion: "1",
          textSha256: "",
          language: "en",
          at: receivedAt,
          ip: "",
          userAgent: "",
        },
      ],
      ...facts,
      deliveries: [
        delivered("EARLY_HELOC_DISCLOSURE", receivedAt),
        delivered("CFPB_HELOC_BOOKLET", receivedAt),
        delivered("COUNSELLOR_LIST", receivedAt),
        ...(facts.deliveries ?? []),
      ],
    },
  };
}

/** Any moment of four years, and those round leap days, the ends of years and both changes of the clock. */
const moments = fc.oneof(
  fc.nat(4 * 365 * 24 * 60).map((minutes) => Temporal.Instant.from("2026-01-01T00:00:00Z").add({ minutes }).toString()),
  fc
    .tuple(fc.constantFrom(...turningPoints), fc.integer({ min: -36 * 60, max: 36 * 60 }))
    .map(([point, minutes]) => instantOf(point + minutes * 60_000)),
);
const states = fc.constantFrom<State>("TX", "CA", "AK");

const delivered = (documentKind: string, deliveredAt: string, basis?: string) => ({
  documentKind,
  version: "1",
  sha256: "0",
  deliveredAt,
  ...(basis !== undefined && { basis }),
});

/** As models give it. */
const model = {
  source: "AVM",
  value: 1,
  low: 1,
  high: 1,
  condition: "GOOD",
  model: "M",
  asOf: "2027-03-01",
} as const;
/** What the copy of that one value rests on. */
const OF_MODEL = "AVM 1 2027-03-01";

const scoreNotice = (basis: string, kind = "CREDIT_SCORE_NOTICE") => ({
  ...delivered(kind, "2026-11-20T18:00:00Z"),
  documentUuid: `${kind} ${basis}`,
  basis,
});
const firstDay = (facts: Partial<Facts>) => firstSigningDay(fileOf("CA", "2026-11-19T18:00:00Z", facts).facts);

describe("the waits before signing", () => {
  it("hold a Texas homestead for twelve days from the later of application and notice, and a business day from the costs", () => {
    fc.assert(
      fc.property(moments, fc.nat(20), fc.nat(40), (receivedAt, noticeAfter, costsAfter) => {
        const at = (days: number) =>
          Temporal.Instant.from(receivedAt)
            .add({ hours: 24 * days })
            .toString();
        const { facts } = fileOf("TX", receivedAt, {
          deliveries: [
            delivered("TEXAS_50G_NOTICE", at(noticeAfter), "1"),
            delivered("TEXAS_FINAL_ITEMIZATION", at(costsAfter)),
          ],
        });
        const first = firstSigningDay(facts);
        expect(first).toBeTruthy();
        if (!first) return;
        const [told, itemised] = [noticeAfter, costsAfter].map((days) => localDateAt(at(days), zones.TX));
        expect(daysBetween(told ?? "", first)).toBeGreaterThanOrEqual(12);
        expect(daysBetween(localDateAt(receivedAt, zones.TX), first)).toBeGreaterThanOrEqual(12);
        expect(first > (itemised ?? "")).toBe(true);
        expect(maySignOn(facts, addDays(first, -1))).toBe(false);
        expect(maySignOn(facts, first)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("never let a Texas homestead be signed whose owner has not received both papers", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom("TEXAS_50G_NOTICE", "TEXAS_FINAL_ITEMIZATION"), moments, (at, kind, day) => {
        const { facts } = fileOf("TX", at, { deliveries: [delivered(kind, at)] });
        expect(maySignOn(facts, day.slice(0, 10))).toBe(false);
      }),
    );
  });

  it("hold everybody until the notice about the very score relied on has gone out", () => {
    const soft = hit({ reportId: "soft", score: 731 });
    expect(firstDay({ softCredit: soft })).toBeNull();
    expect(firstDay({ softCredit: soft, deliveries: [scoreNotice("soft")] })).toBe("2026-11-20");
    // Another report is relied on: its score is told as well.
    const pulledAgain = {
      softCredit: soft,
      hardCredit: hit({ reportId: "hard", score: 689 }, { withinTolerance: false }),
    };
    expect(firstDay({ ...pulledAgain, deliveries: [scoreNotice("soft")] })).toBeNull();
    expect(firstDay({ ...pulledAgain, deliveries: [scoreNotice("soft"), scoreNotice("hard")] })).toBe("2026-11-20");
    // Where there is no score, that is told.
    const unscored = { softCredit: hit({ reportId: "soft", score: null }) };
    expect(firstDay({ ...unscored, deliveries: [scoreNotice("soft")] })).toBeNull();
    expect(firstDay({ ...unscored, deliveries: [scoreNotice("soft", "NO_CREDIT_SCORE_NOTICE")] })).toBe("2026-11-20");
    // Written for somebody without electronic records, it has gone out once it is posted.
    const onPaper = { softCredit: soft, onPaper: { at: "2026-11-19T18:00:00Z" } };
    expect(firstDay({ ...onPaper, deliveries: [scoreNotice("soft")] })).toBeNull();
    const posted = { on: "2026-11-24", by: "dana", at: "2026-11-24T18:00:00Z" };
    expect(firstDay({ ...onPaper, deliveries: [{ ...scoreNotice("soft"), posted }] })).toBe("2026-11-24");
  });

  it("go by the copy of the very values, and by the costs, that stand now", () => {
    const at = "2027-03-01T18:00:00.000Z";
    const liens = { liens: [], answers: [], at };
    const copy = delivered("VALUATION_COPY", at, OF_MODEL);
    const valued = (avms: Facts["avms"]) => fileOf("CA", at, { liens, avms, deliveries: [copy] }).facts;
    expect(firstSigningDay(valued([model]))).toBe("2027-03-04");
    // Another model answered, and its value is not copied yet.
    expect(firstSigningDay(valued([model, { ...model, value: 2 }]))).toBeNull();

    const offer = { line: 5_000_000, originationFee: 0, payoffs: [] } as unknown as NonNullable<Facts["offer"]>;
    const given = [
      delivered("TEXAS_50G_NOTICE", at, "1"),
      delivered("TEXAS_FINAL_ITEMIZATION", "2027-04-01T18:00:00.000Z", "5000000, 0"),
    ];
    const drawn = (line: number) =>
      fileOf("TX", at, { closingDocuments: [], offer: { ...offer, line }, deliveries: given }).facts;
    expect(firstSigningDay(drawn(5_000_000))).toBe("2027-04-02");
    // The papers were drawn anew with other figures.
    expect(firstSigningDay(drawn(4_900_000))).toBeNull();
  });

  it("hold a first lien for three business days from the copy of the last valuation, and nobody else", () => {
    fc.assert(
      fc.property(moments, states, (at, state) => {
        const liens = { liens: [], answers: [], at };
        const copy = delivered("VALUATION_COPY", at, OF_MODEL);
        const { facts } = fileOf(state, at, { liens, avms: [model], deliveries: [copy] });
        const until = closingHolds(facts).find(({ rule }) => rule === "VALUATION_COPY")?.until ?? "";
        const copied = localDateAt(at, zones[state]);
        // Three of the lender's business days lie whole before the day on which the line may be opened, the day of the copy among them.
        const before = Array.from({ length: daysBetween(copied, until) }, (_, day) => addDays(copied, day));
        expect(before.filter(creditorDays())).toHaveLength(3);
        expect(creditorDays()(until)).toBe(true);
        expect(closingHolds(fileOf("CA", at).facts)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the lender's own closed days", () => {
  it("put the end of the wait for the copy of a valuation off, and never bring it forward", () => {
    fc.assert(
      fc.property(moments, states, fc.uniqueArray(fc.nat(12), { maxLength: 6 }), (at, state, closed) => {
        const liens = { liens: [], answers: [], at };
        const copied = localDateAt(at, zones[state]);
        const copy = delivered("VALUATION_COPY", at, OF_MODEL);
        const untilWith = (creditorCalendar: CreditorCalendar) =>
          closingHolds(fileOf(state, at, { liens, creditorCalendar, avms: [model], deliveries: [copy] }).facts).find(
            ({ rule }) => rule === "VALUATION_COPY",
          )?.until ?? "";
        const closures = closed.map((days) => addDays(copied, days));
        const until = untilWith({ ...defaultCreditorCalendar, closures });
        expect(until >= untilWith(defaultCreditorCalendar)).toBe(true);
        expect(closures).not.toContain(until);
        const counts = creditorDays({ ...defaultCreditorCalendar, closures });
        const before = Array.from({ length: daysBetween(copied, until) }, (_, day) => addDays(copied, day));
        expect(before.filter(counts)).toHaveLength(3);
      }),
      { numRuns: 1000 },
    );
  });
});

/** With the notice of what is missing out at an instant. */
const withNotice = (file: LoanFile, at: string): LoanFile => {
  const { incompleteness, deliveries } = file.facts;
  const notice = { ...delivered("INCOMPLETENESS_NOTICE", at), ...(incompleteness && { basis: incompleteness.at }) };
  return { ...file, facts: { ...file.facts, deliveries: [...deliveries, notice] } };
};

describe("the clock of an application that is not complete", () => {
  it("tells what is missing on the twenty-fifth day, and ends it after the day that the notice names, in every zone and season", () => {
    fc.assert(
      fc.property(moments, states, (receivedAt, state) => {
        const frozen = {
          outcome: "FROZEN" as const,
          bureau: { name: "B", address: "1 A Street, Town, TX 75001", phone: "", website: "", freezeWebsite: "" },
          at: receivedAt,
        };
        const file = fileOf(state, receivedAt, { softCredit: frozen });
        const received = localDateAt(receivedAt, zones[state]);
        const [notice, ...others] = dueInstantsOf(file);
        expect(others).toEqual([]);
        expect(notice).toEqual({ kind: "incompleteness-notice", at: startOfDay(addDays(received, 25), zones[state]) });
        const told = factsWhenDue["incompleteness-notice"](file, notice?.at ?? "");
        const incomplete = { ...file, facts: { ...file.facts, ...told.facts } as Facts };
        expect(incomplete.facts.incompleteness).toMatchObject({
          missing: ["CREDIT_FILE"],
          respondBy: addDays(received, 55),
        });
        expect(noticesDue(incomplete).map(({ kind }) => kind)).toContain("INCOMPLETENESS_NOTICE");
        // Nothing ends before the notice is out, and one that is late gives its days all the same.
        expect(dueInstantsOf(incomplete)).toEqual([]);
        expect(dueInstantsOf(withNotice(incomplete, notice?.at ?? ""))).toEqual([
          { kind: "incompleteness-ends", at: startOfDay(addDays(received, 56), zones[state]) },
        ]);
        const late = startOfDay(addDays(received, 40), zones[state]);
        expect(dueInstantsOf(withNotice(incomplete, late))).toEqual([
          { kind: "incompleteness-ends", at: startOfDay(addDays(received, 71), zones[state]) },
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it("ends nothing for want of what the notice did not name, though an answer that was taken back asks for it", () => {
    const at = "2027-03-01T18:00:00.000Z";
    const bureau = { name: "B", address: "1 A Street, Town, TX 75001", phone: "", website: "", freezeWebsite: "" };
    const told = {
      row: 13 as const,
      missing: ["INCOME" as const],
      respondBy: "2027-04-25",
      at: "2027-03-26T17:00:00.000Z",
    };
    const file = fileOf("CA", at, { softCredit: { outcome: "FROZEN", bureau, at }, incompleteness: told });
    expect(dueInstantsOf(withNotice(file, told.at))).toEqual([
      { kind: "incompleteness-notice", at: startOfDay("2027-04-26", zones.CA) },
    ]);
  });

  describe("runs against the lender, not the borrower,", () => {
    const at = "2027-03-01T18:00:00.000Z";
    const later = "2027-03-02T18:00:00.000Z";
    const strangers = { ...homeIn("CA"), owners: [{ recordedName: "OTTO STRANGE", isPerson: true }] };
    const property = { outcome: "FOUND" as const, parcels: [strangers], at };
    const paper = (type: DocumentType) => ({ documentUuid: `paper ${type}`, type, at: later });
    const situations: readonly [string, PlanRow, Step | null, Partial<Facts>, Partial<Facts>, MissingItem][] = [
      [
        "while papers that show the ownership are looked at",
        3,
        null,
        { property },
        { uploads: [paper("OWNERSHIP_EVIDENCE")] },
        "OWNERSHIP",
      ],
      [
        "while a name on a watch list is looked at",
        8,
        null,
        {},
        { watchlist: { outcome: "HIT", at: later } },
        "ADDITIONAL_INFORMATION",
      ],
      [
        "while pay stubs are read",
        13,
        "INCOME_VERIFICATION",
        { payStubs: { wanted: 1, at } },
        { uploads: [paper("USER_UPLOADED_PAYSTUB")] },
        "INCOME",
      ],
      [
        "while tax returns are read that nobody asked for",
        13,
        "INCOME_VERIFICATION",
        {},
        { uploads: [paper("TAX_RETURN")] },
        "INCOME",
      ],
      [
        "while the employer is asked",
        16,
        "EMPLOYMENT_VERIFICATION",
        {},
        { employment: { outcome: "ASKED", at: later } },
        "EMPLOYMENT",
      ],
      [
        "while pictures of an ID are compared by a person",
        17,
        "IDENTITY_VERIFICATION",
        {},
        {
          identityChecks: [
            { documentUuids: [], at, result: { outcome: "REVIEW", at: later } },
          ] as unknown as Facts["identityChecks"],
        },
        "IDENTITY",
      ],
    ];
    it.each(situations)("%s", (_what, row, step, before, given, item) => {
      const outcome = { row, stage: "", step, effects: [] };
      expect(missingOf(fileOf("CA", at, before), outcome)).toEqual([item]);
      expect(missingOf(fileOf("CA", at, { ...before, ...given }), outcome)).toEqual([]);
    });
  });

  it("denies for want of a credit file instead, within the thirty days", () => {
    const at = "2027-03-01T18:00:00.000Z";
    const bureau = { name: "B", address: "1 A Street, Town, TX 75001", phone: "", website: "", freezeWebsite: "" };
    const file = fileOf("CA", at, { softCredit: { outcome: "NO_FILE", bureau, at } });
    const [due] = dueInstantsOf(file);
    expect(due?.kind).toBe("action-due");
    const fired = factsWhenDue["action-due"](file, due?.at ?? "");
    const denied = { ...file, facts: { ...file.facts, ...fired.facts } as Facts };
    expect(denied.facts.actionDue?.by).toBe("2027-03-31");
    expect(noticesDue(denied).map(({ kind }) => kind)).toContain("ADVERSE_ACTION_NOTICE");
  });
});

describe("a notice", () => {
  it("is due until it was delivered on its ground, and again on another", () => {
    const at = "2027-03-01T18:00:00.000Z";
    const file = fileOf("TX", at);
    const due = noticesDue(file).filter(({ kind }) => kind === "TEXAS_50G_NOTICE");
    expect(due).toEqual([{ kind: "TEXAS_50G_NOTICE", basis: "1" }]);
    const given = { ...delivered("TEXAS_50G_NOTICE", at), basis: "1" };
    expect(noticesDue(fileOf("TX", at, { deliveries: [given] })).map(({ kind }) => kind)).not.toContain(
      "TEXAS_50G_NOTICE",
    );
    const other = { ...given, basis: "2" };
    expect(noticesDue(fileOf("TX", at, { deliveries: [other] })).map(({ kind }) => kind)).toContain("TEXAS_50G_NOTICE");
  });

  it("of the right to valuations, and their copies, are due on a first lien alone, and anew with each value", () => {
    const at = "2027-03-01T18:00:00.000Z";
    const liens = { liens: [], answers: [], at };
    const kindsOf = (facts: Partial<Facts>) => noticesDue(fileOf("CA", at, facts)).map(({ kind }) => kind);
    const onFirstLien = kindsOf({ liens, avms: [model] });
    expect(onFirstLien).toEqual(expect.arrayContaining(["RIGHT_TO_RECEIVE_VALUATION", "VALUATION_COPY"]));
    const copied = { ...delivered("VALUATION_COPY", at), basis: "AVM 1 2027-03-01" };
    expect(kindsOf({ liens, avms: [model], deliveries: [copied] })).not.toContain("VALUATION_COPY");
    expect(kindsOf({ liens, avms: [model, { ...model, value: 2 }], deliveries: [copied] })).toContain("VALUATION_COPY");
    expect(kindsOf({ avms: [model] })).not.toContain("VALUATION_COPY");
  });

  it("of a home named before is copied too where the line would be the first claim on it, or is on this one", () => {
    const at = "2027-03-01T18:00:00.000Z";
    const liens = { liens: [], answers: [], at };
    const dueWith = (facts: Partial<Facts>) =>
      noticesDue(fileOf("CA", at, facts)).find(({ kind }) => kind === "VALUATION_COPY")?.basis;
    const former = {
      valuation: { ...model, value: 7 },
      address: { ...homeIn("CA").address, street1: "9 Other Street" },
    };
    const formerly = (onFirstLien: boolean) => [{ ...former, onFirstLien }];
    expect(dueWith({ otherValuations: formerly(true) })).toBe("AVM 7 2027-03-01");
    expect(dueWith({ otherValuations: formerly(false) })).toBeUndefined();
    expect(dueWith({ otherValuations: formerly(false), liens, avms: [model] })).toBe(
      "AVM 7 2027-03-01, AVM 1 2027-03-01",
    );
    const copied = { ...delivered("VALUATION_COPY", at), basis: "AVM 7 2027-03-01" };
    expect(dueWith({ otherValuations: formerly(true), deliveries: [copied] })).toBeUndefined();
    // Three business days lie between the last copy and signing, of whichever home it is.
    const { facts } = fileOf("CA", at, {
      otherValuations: formerly(true),
      liens,
      avms: [model],
      deliveries: [{ ...delivered("VALUATION_COPY", at), basis: "AVM 1 2027-03-01" }],
    });
    expect(firstSigningDay(facts)).toBeNull();
  });

  it("is never due to somebody who has given no name", () => {
    const file = fileOf("TX", "2027-03-01T18:00:00.000Z");
    const { name: _name, ...answers } = file.facts.answers;
    expect(noticesDue({ ...file, facts: { ...file.facts, answers } })).toEqual([]);
  });
});
