import { describe, expect, it } from "vitest";
import { queueActs } from "../../loan-file/queue-acts.ts";
import { queuesOf } from "../../pipeline/queues-of.ts";
import type { StaffAct } from "../../staff/staff-acts.ts";
import { defaultPolicy } from "../../underwriting/default-policy.ts";
import { asksTwoPeople } from "../../underwriting/funding-approval.ts";
import { ValidPolicy } from "../../underwriting/valid-policy.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { factsWhenDue } from "../deadlines/facts-when-due.ts";
import type { ChosenOffer } from "../facts/application-facts.ts";
import type { KnownLien } from "../facts/credit-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { Release } from "../facts/release-facts.ts";
import type { ChosenAccount, PayoffQuote } from "../facts/verification-facts.ts";
import { takesTwo } from "../payoff/payoff-of-two.ts";
import { fundingGates, fundingStages } from "../stages/funding.ts";
import { loanFile } from "../testing/loan-file.ts";
import { fileOf, submitted } from "../testing/open-states.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { awaitsRelease } from "./awaits-release.ts";
import { payeeFor, releaseFigures, releaseStanding, toCreditors } from "./release.ts";
import { restFigures } from "./rest-release.ts";

const at = "2026-11-30T15:00:00.000Z";
const signedAt = "2026-11-20T18:00:00.000Z";
const account: ChosenAccount = {
  accountUuid: "a",
  bankName: "Bank",
  routingNumber: "121999919",
  accountNumber: "5512345678",
  type: "CHECKING",
  owners: [],
  source: "TYPED",
  at,
};
const card = { id: "card", lender: "Card", balance: 100_000, paidOffAtClosing: true, position: 2 } as KnownLien;
const quote: PayoffQuote = {
  outcome: "QUOTED",
  amount: 100_000,
  perDiem: 10,
  goodThrough: "2026-12-31",
  payee: "Card",
  routingNumber: "121999919",
  accountNumber: "9900001111",
  creditorReference: "1",
  at,
};

const withFacts = (file: LoanFile, facts: Partial<Facts>): LoanFile => ({
  ...file,
  facts: { ...file.facts, ...facts },
});

/** Nothing keeps the money back: the county has the deed, the account is checked, and the day has come. */
const ready = withFacts(loanFile(), {
  liens: { liens: [card], answers: [], at },
  payoffQuotes: { card: quote },
  offer: { initialDraw: 500_000, originationFee: 20_000, payoffs: [] } as unknown as ChosenOffer,
  disbursementAccount: account,
  disbursementCheck: { status: "VERIFIED", reason: "", at },
  rescissionOver: at,
  recording: { method: "electronic", status: "SUBMITTED", submittedAt: at },
  fundingDay: { date: "2026-11-30", at },
});
const asked: Release = { askedAt: at };
const prepared: Release = { ...asked, prepared: { by: "one", at, figures: releaseFigures(ready.facts) } };
const approved: Release = { ...prepared, approved: { by: "two", at } };

const funding = fundingStages.find(({ name }) => name === "funding");
const workWith = (facts: Partial<Facts>) => funding?.effects?.(withFacts(ready, facts)).map(({ kind }) => kind);

/** Also what is not known any more. */
type Changes = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

describe("money that two people are to let go", () => {
  it.each([
    [{}, 500_000, false],
    [{ fundingApproval: "OFF" }, 500_000, false],
    [{ fundingApproval: "OFF", fundingApprovalFrom: 0 }, 500_000, false],
    [{ fundingApproval: "TWO_PEOPLE" }, 0, true],
    [{ fundingApproval: "TWO_PEOPLE", fundingApprovalFrom: 500_000 }, 500_000, true],
    [{ fundingApproval: "TWO_PEOPLE", fundingApprovalFrom: 500_001 }, 500_000, false],
  ] as const)("is asked for by the guidelines %j of %d cents: %s", (guidelines, leaves, asks) => {
    const policy = ValidPolicy.parse({ ...defaultPolicy, ...guidelines });
    expect(asksTwoPeople(policy, leaves)).toBe(asks);
  });

  it.each([{ fundingApproval: "ONE" }, { fundingApprovalFrom: -1 }, { fundingApprovalFrom: 1.5 }])(
    "is set to nothing else: %j",
    (guidelines) => {
      expect(ValidPolicy.safeParse({ ...defaultPolicy, ...guidelines }).success).toBe(false);
    },
  );

  it("shows all that leaves and where it goes: the borrower's cash, each creditor, what is kept back", () => {
    const figures = releaseFigures(ready.facts);
    expect(figures).toEqual({
      cash: 400_000,
      account: { bank: "Bank", routingNumber: "121999919", accountNumber: "5512345678" },
      wallet: null,
      payoffs: [
        {
          debt: "card",
          creditor: "Card",
          lastFour: null,
          amount: 100_000,
          to: { payee: "Card", routingNumber: "121999919", accountNumber: "9900001111", creditorReference: "1" },
          mailTo: null,
        },
      ],
      originationFee: 20_000,
      costs: 0,
    });
    expect(toCreditors(figures)).toBe(100_000);
  });

  it("is decided upon at once without the setting, and with it once both have agreed", () => {
    expect(workWith({})).toEqual(["decide-funding"]);
    expect(workWith({ release: asked })).toEqual([]);
    expect(workWith({ release: prepared })).toEqual([]);
    expect(workWith({ release: approved })).toEqual(["decide-funding"]);
  });

  const changes: readonly (readonly [string, Partial<Facts>])[] = [
    ["another account", { disbursementAccount: { ...account, accountNumber: "5512345679" } }],
    ["another bank", { disbursementAccount: { ...account, routingNumber: "111000025" } }],
    ["another figure of a creditor", { payoffQuotes: { card: { ...quote, amount: 100_001 } } }],
    ["another account of a creditor", { payoffQuotes: { card: { ...quote, accountNumber: "1" } } }],
    ["another reference at a creditor", { payoffQuotes: { card: { ...quote, creditorReference: "2" } } }],
    [
      "a creditor who wants a check by mail",
      { payoffQuotes: { card: { outcome: "BY_MAIL", mailTo: "PO Box 1", at } } },
    ],
    ["other charges", { closingCosts: [{ cost: "RECORDING_FEE", amount: 1, paidFrom: "line" }] }],
    ["a debt that stays open", { payoffsLeft: { card: { by: "one", at } } }],
  ];
  it.each(changes)("is void with %s, before and after the second person's word", (_what, change) => {
    for (const release of [prepared, approved]) {
      expect(releaseStanding(withFacts(ready, { ...change, release }).facts)).toBe("CHANGED");
      // The product asks anew.
      expect(workWith({ ...change, release })).toEqual(["decide-funding"]);
    }
    expect(releaseStanding(withFacts(ready, { ...change, release: asked }).facts)).toBe("TO_PREPARE");
  });

  it("leaves on the next day that banks settle after the second person's word", () => {
    const later = { ...approved, approved: { by: "two", at: "2026-12-05T18:00:00.000Z" } };
    expect(fundingGates(withFacts(ready, { release: prepared }).facts)).toEqual(fundingGates(ready.facts));
    expect(fundingGates(withFacts(ready, { release: later }).facts)).toContain("2026-12-05T18:00:00.000Z");
  });

  it("goes to the creditor's account that both agreed to, also where a later figure names another", () => {
    const decided = { attempt: 1, cash: 400_000, payoffs: { card: 100_000 }, account, at };
    const later = { ...quote, amount: 100_100, accountNumber: "6600002222", creditorReference: "2" };
    const payeeWith = (facts: Partial<Facts>) =>
      payeeFor(withFacts(ready, { payoffRenewals: { card: { times: 1, quote: later } }, ...facts }).facts, "card");
    const ofLater = { payee: "Card", routingNumber: "121999919", accountNumber: "6600002222", creditorReference: "2" };
    const agreed = { ...ofLater, accountNumber: "9900001111", creditorReference: "1" };
    expect(payeeWith({ release: approved, funding: decided })).toEqual(agreed);
    // Nobody was asked, or nobody agreed yet to what would leave now.
    expect(payeeWith({ funding: decided })).toEqual(ofLater);
    expect(payeeWith({ release: prepared })).toEqual(ofLater);
    // What two have agreed to since goes before it.
    const corrected = { ...ofLater, accountNumber: "7700003333" };
    const payoffOrders = { card: { attempt: 2, on: "2026-12-01", to: corrected } };
    expect(payeeWith({ release: approved, funding: decided, payoffOrders })).toEqual(corrected);
  });

  describe("what creditors leave over", () => {
    const paid = { attempt: 1, order: "1", amount: 90_000, status: "SENT", at } as const;
    const left: Partial<Facts> = {
      release: approved,
      funding: { attempt: 1, cash: 400_000, payoffs: { card: 100_000 }, account, at },
      disbursement: { attempt: 1, order: "2", amount: 400_000, status: "SENT", at },
      payoffPayments: { card: paid },
    };
    const other = { ...account, accountNumber: "5512345679" };
    const agreed = (to: typeof account): Release => ({
      askedAt: at,
      prepared: { by: "one", at, figures: restFigures(withFacts(ready, { ...left, disbursementAccount: to }).facts) },
      approved: { by: "two", at },
    });
    const sent = ["return-rest"];

    it.each<readonly [string, Changes, readonly string[]]>([
      ["goes to the account that both agreed to", {}, sent],
      ["waits where another was named since", { disbursementAccount: other }, []],
      ["waits while one has prepared it", { disbursementAccount: other, restRelease: { askedAt: at } }, []],
      ["goes to that one once two have agreed", { disbursementAccount: other, restRelease: agreed(other) }, sent],
      ["waits where it has changed again", { disbursementAccount: other, restRelease: agreed(account) }, []],
      [
        "waits where another sum was agreed to",
        {
          disbursementAccount: other,
          restRelease: agreed(other),
          payoffPayments: { card: { ...paid, amount: 89_999 } },
        },
        [],
      ],
      [
        "goes to the account of the moment where nobody was asked",
        { release: undefined, disbursementAccount: other },
        sent,
      ],
      [
        "waits while that account is still looked at",
        {
          release: undefined,
          disbursementAccount: other,
          disbursementCheck: { status: "PENDING_REVIEW", reason: "", at },
        },
        [],
      ],
    ])("%s", (_what, facts, work) => {
      expect(workWith({ ...left, ...facts } as Partial<Facts>)).toEqual(work);
    });

    it("goes to a wallet on the same terms", () => {
      const channel = { ...ready.facts.channel, isCrypto: true };
      const wallet = { address: "0x1", at };
      const crypto = { channel, wallet };
      const figures = releaseFigures(withFacts(ready, crypto).facts);
      const toWallet = { ...left, ...crypto, release: { ...approved, prepared: { by: "one", at, figures } } };
      expect(workWith(toWallet)).toEqual(sent);
      expect(workWith({ ...toWallet, wallet: { address: "0x2", at } })).toEqual([]);
    });
  });

  it("keeps waiting while something else keeps it back, and only then", () => {
    expect(workWith({ release: approved, disbursementCheck: { status: "PENDING_REVIEW", reason: "", at } })).toEqual(
      [],
    );
    expect(workWith({ release: approved, payoffRenewals: { card: { times: 0, wanted: true } } })).toEqual([
      "renew-payoff",
    ]);
  });
});

const takesWith = (act: StaffAct, facts: Partial<Facts>) => takesTwo(withFacts(ready, facts).facts, act);

describe("what staff do about a creditor", () => {
  const leave = { act: "leave-debt-unpaid", debt: "card", reason: "Theirs to pay" } as const;
  const cheque = { act: "record-mailed-payoff", debt: "card", amount: 1, reference: "1" } as const;
  const accept = { act: "accept-payoff-amount", debt: "card", amount: 1 } as const;
  const decided = { attempt: 1, cash: 400_000, payoffs: { card: 100_000 }, account, at };

  it.each([leave, cheque, accept])("takes two where two let the money go, once it is decided upon: $act", (act) => {
    expect(takesWith(act, {})).toBe(false);
    expect(takesWith(act, { funding: decided })).toBe(false);
    expect(takesWith(act, { release: approved })).toBe(false);
    expect(takesWith(act, { release: approved, funding: decided })).toBe(true);
  });

  it.each([
    { act: "send-payoff-again", debt: "card" },
    { act: "record-returned-cheque", debt: "card", reason: "Moved away" },
    { act: "ask-payoff-again", debt: "card" },
  ] as const)("is for one where it leads no money elsewhere: $act", (act) => {
    expect(takesWith(act, { release: approved, funding: decided })).toBe(false);
  });
});

describe("an application that stands at the money", () => {
  /** Rows 13 to 27 are done. */
  const file = fileOf({
    ...submitted,
    incomeVerified: { annualAmount: 9_000_000, match: true, at },
    disbursementAccount: account,
    disbursementCheck: { status: "VERIFIED", reason: "", at },
    payType: "MANUAL",
    employer: { name: "Employer", at },
    employment: { outcome: "CONFIRMED", at },
    identityChecks: [{ kind: "PASSPORT", documentUuids: [], submittedAt: at, result: { outcome: "PASSED", at } }],
    bpo: { status: "COMPLETE", attempt: 1, at },
    finalTitle: { clearToClose: true, exceptions: [], at },
    payoffQuotes: { lien: quote },
    county: { recordsElectronically: true, acceptsRemoteNotarisation: true, recordingFee: 0, at },
    flood: { zone: "X", specialHazardArea: false, participates: true, community: "", determination: "", at },
    closingDocuments: [],
    closingSignedAt: signedAt,
    closingSealedAt: signedAt,
    notaryDocuments: [],
    deed: { notarisedAt: at, manual: false },
    hazardInsurance: { policy: {}, givenAt: at, result: { accepted: true, at }, recheckedAt: at },
    rescission: { startsOn: "2026-11-20", endsOn: "2026-11-24", expiresAt: at },
    rescissionOver: at,
    recording: { method: "electronic", status: "SUBMITTED", submittedAt: at },
    fundingDay: { date: "2026-11-30", at },
    watchlist: { outcome: "CLEAR", at, recheckedAt: at },
  } as unknown as Facts);

  it("waits in a queue of its own for either person, for nobody else, and names no day meanwhile", () => {
    expect(queuesOf(file)).toEqual([]);
    const own: Release = { askedAt: at, prepared: { by: "one", at, figures: releaseFigures(file.facts) } };
    for (const release of [asked, own]) {
      const waits = withFacts(file, { release });
      expect(awaitsRelease(waits)).toBe(true);
      expect(queuesOf(waits)).toEqual([{ queue: "release", since: at, move: "staff" }]);
      const shown = timelineOf(waits, at);
      expect(shown.fundingDate).toBeNull();
      expect(shown.entries.find(({ moment }) => moment === "funded")).toMatchObject({ state: "now", mover: "lender" });
    }
    const released = withFacts(file, { release: { ...own, approved: { by: "two", at } } });
    expect(queuesOf(released)).toEqual([]);
    expect(timelineOf(released, at).fundingDate).toBe("2026-11-30");
    expect(queueActs.release).toContain("send-release-back");
  });

  it("is late once the day on which the money was to leave is over, which is noted once", () => {
    const waits = withFacts(file, { release: asked });
    expect(dueInstantsOf(waits)).toContainEqual({ kind: "release-late", at: "2026-12-01T05:00:00Z" });
    const { event, facts } = factsWhenDue["release-late"](waits, "2026-12-01T05:00:01.000Z");
    expect([event, facts.release]).toEqual(["release-late", { ...asked, lateAt: "2026-12-01T05:00:01.000Z" }]);
    const late = withFacts(file, { release: { ...asked, lateAt: at } });
    expect(dueInstantsOf(late).map(({ kind }) => kind)).not.toContain("release-late");
    expect(dueInstantsOf(file).map(({ kind }) => kind)).not.toContain("release-late");
  });
});
