import { describe, expect, it } from "vitest";
import type { CorrectedAnswers } from "../../profile/correction.ts";
import type { Consequence, CorrectionKind, CorrectionLimit } from "../../profile/correction-consequences.ts";
import { decide, stages } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { closingHolds } from "../notices/closing-holds.ts";
import { noticeEffects } from "../notices/notices-due.ts";
import { noticeDeadlines } from "../notices/three-day-notices.ts";
import { hit, loanFile, parcel } from "../testing/loan-file.ts";
import { corrected } from "./corrected.ts";
import { correctionLimit, mayStaffCorrect } from "./correction-limits.ts";
import { consequencesOf } from "./foretell-consequences.ts";

const at = "2026-11-20T19:00:00.000Z";
const later = "2026-12-01T19:00:00.000Z";

const submitted = (changes: Partial<Facts> = {}): LoanFile =>
  loanFile({ submittedAt: at, hardCredit: hit({ reportId: "hard" }), ...changes });

const account = {
  accountUuid: "1",
  bankName: "Bank",
  routingNumber: "",
  accountNumber: "",
  type: "CHECKING",
  owners: [],
  source: "LINKED",
  at,
} as const;
const verified: Partial<Facts> = {
  incomeVerified: { annualAmount: 14_200_000, match: true, at },
  disbursementAccount: account,
  disbursementCheck: { status: "VERIFIED", reason: "", at },
  employer: { at } as NonNullable<Facts["employer"]>,
  employment: { outcome: "CONFIRMED", at },
  identityChecks: [{ kind: "PASSPORT", documentUuids: ["1"], submittedAt: at, result: { outcome: "PASSED", at } }],
  finalTitle: { clearToClose: true, exceptions: [], at },
};

const after = (file: LoanFile, said: CorrectedAnswers): LoanFile => {
  const facts = { ...file.facts, ...corrected(file, said, later) };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { ...file, facts: Object.fromEntries(known) as unknown as Facts };
};

const agency = {
  name: "Open Door",
  address: "1 Civic Street",
  phone: "(800) 555-0110",
  website: "",
  email: "",
  languages: ["English"],
  milesAway: 1,
};
const keysOf = (file: LoanFile, wanted: string): readonly string[] =>
  noticeEffects(file).flatMap(({ kind, key }) => (kind === wanted ? [key] : []));
const owedOf = (file: LoanFile) => noticeDeadlines(file).map(({ kind }) => kind);

const name = { firstName: "Ana", middleName: "Lucia", lastName: "Reed", suffix: null };
const home = { street1: "2 Elm Street", street2: null, city: "Sacramento", state: "CA", zip: "95831" } as const;
const income = { employmentType: "FULL_TIME", annualIncome: 9_000_000, otherIncome: [] } as const;

describe("a correction after submission", () => {
  it.each<[string, CorrectedAnswers, readonly Consequence[]]>([
    [
      "of the name",
      { name, birthDate: "1980-01-01" },
      [
        "CREDIT_CHECK",
        "HARD_CHECK",
        "DEBTS_AGAIN",
        "TITLE_AGAIN",
        "OFFERS_ANEW",
        "ACCOUNT_AGAIN",
        "IDENTITY_AGAIN",
        "SIGN_AGAIN",
      ],
    ],
    ["of income", { ...income, otherIncome: [] }, ["OFFERS_ANEW", "INCOME_AGAIN", "SIGN_AGAIN"]],
    [
      "of the kind of work",
      { ...income, otherIncome: [], employmentType: "RETIRED" },
      ["OFFERS_ANEW", "INCOME_AGAIN", "WORK_ANEW", "SIGN_AGAIN"],
    ],
    ["of the home", { home }, ["HOME_AGAIN", "VALUE_AGAIN", "DEBTS_AGAIN", "TITLE_AGAIN", "OFFERS_ANEW", "SIGN_AGAIN"]],
    ["of where they live", { residence: home }, ["NOTHING_ELSE"]],
    ["of the phone", { phone: "9165552671" }, ["NOTHING_ELSE"]],
    ["that opens the summary", {}, ["SIGN_AGAIN"]],
  ])("%s brings about what the plan then does", (_what, said, told) => {
    const before = submitted(verified);
    expect(consequencesOf(before, after(before, said))).toEqual(told);
  });

  it("of the home has the counsellors near its ZIP code listed anew, where it is another one", () => {
    const listed = { zip: "95814", listedOn: "2026-11-18", agencies: [agency], at };
    const deliveries = [{ documentKind: "COUNSELLOR_LIST", version: "1", sha256: "0", deliveredAt: at, basis: "once" }];
    const before = submitted({
      ...verified,
      answers: { ...submitted().facts.answers, home: { ...home, zip: "95814" } },
    });
    const told = { ...before, facts: { ...before.facts, counsellors: listed, deliveries } };
    const nearer = after(told, { home: { ...home, zip: "95814-1201" } });
    expect(consequencesOf(told, nearer)).not.toContain("COUNSELLORS_ANEW");
    expect(keysOf(nearer, "find-counsellors")).toEqual([]);
    const elsewhere = after(told, { home });
    expect(consequencesOf(told, elsewhere)).toContain("COUNSELLORS_ANEW");
    expect(keysOf(elsewhere, "find-counsellors")).toEqual(["find-counsellors:95831:1"]);
    expect(keysOf(elsewhere, "write-notice")).not.toContainEqual(expect.stringContaining("COUNSELLOR_LIST"));
    const found = { ...listed, zip: "95831", inPlaceOf: "95814", at: later };
    const answered = { ...elsewhere, facts: { ...elsewhere.facts, counsellors: found } };
    const basis = `95831 ${later}`;
    expect(keysOf(answered, "find-counsellors")).toEqual([]);
    expect(keysOf(answered, "write-notice")).toContain(`write-notice:COUNSELLOR_LIST:${basis}`);
    expect(owedOf(answered)).toEqual(["COUNSELLOR_LIST"]);
    const out = { ...deliveries[0], basis, deliveredAt: later } as (typeof deliveries)[number];
    const given = { ...answered, facts: { ...answered.facts, deliveries: [...deliveries, out] } };
    expect(keysOf(given, "write-notice")).not.toContainEqual(expect.stringContaining("COUNSELLOR_LIST"));
    expect(owedOf(given)).toEqual([]);
  });

  it("withdraws papers that are drawn, and those that are being drawn", () => {
    const drawn = submitted({ ...verified, payType: "MANUAL", closingDocuments: [] });
    for (const before of [drawn, submitted({ ...verified, payType: "MANUAL" })]) {
      expect(decide(before).row).toBeGreaterThanOrEqual(21);
      const now = after(before, { ...income, otherIncome: [] });
      expect(consequencesOf(before, now)).toContain("PAPERS_ANEW");
      expect(now.facts.closingDocuments).toBeUndefined();
    }
  });

  it("asks with new orders: none has the key of one that was answered for the former answer", () => {
    const before = submitted(verified);
    const asked = new Set(everyOrder(before));
    for (const said of [{ home }, { name, birthDate: "1980-01-01" }, { ...income, otherIncome: [] }]) {
      const now = after(before, said);
      const wanted = new Set(everyOrder(now).filter((key) => !asked.has(key)));
      const anew = ordersCalledFor(before, now);
      expect(anew.length).toBeGreaterThan(0);
      expect(anew.filter((key) => !wanted.has(key))).toEqual([]);
    }
  });

  it("leaves nothing under way that was asked with the former answer to be counted", () => {
    const { disbursementCheck: _checked, prequalTitle: _searched, ...asking } = submitted(verified).facts;
    const named = after({ ...submitted(), facts: asking }, { name, birthDate: "1980-01-01" });
    expect(named.facts.titleSearches).toBe(1);
    expect(named.facts.disbursementAccount?.at).toBe(later);
    const reading = { uuid: "1", vendor: "income-link", purpose: "INCOME", order: "1", openedAt: at } as const;
    const before = submitted({ ...verified, links: [{ ...reading, state: "COMPLETED" }] });
    const stateAfter = (said: CorrectedAnswers) => after(before, said).facts.links.map(({ state }) => state);
    expect(stateAfter({ ...income, otherIncome: [], employmentType: "RETIRED" })).toEqual(["ABANDONED"]);
    expect(stateAfter({ ...income, otherIncome: [] })).toEqual(["COMPLETED"]);
  });

  it("has the Texas days counted from the day on which the application became another", () => {
    const dallas = parcel({
      address: { street1: "1 Elm", street2: null, city: "Dallas", state: "TX", zip: "75201" },
      timeZone: "America/Chicago",
    });
    const told = {
      documentKind: "TEXAS_50G_NOTICE",
      version: "1",
      sha256: "0",
      deliveredAt: at,
      basis: dallas.parcelId,
    };
    const file = submitted({ property: { outcome: "FOUND", parcels: [dallas], at } });
    const before = { ...file, facts: { ...file.facts, deliveries: [...file.facts.deliveries, told] } };
    const now = after(before, { ...income, otherIncome: [] });
    expect(consequencesOf(before, now)).toContain("TEXAS_DAYS");
    expect([twelveDaysAfter(before), twelveDaysAfter(now)]).toEqual(["2026-12-02", "2026-12-13"]);
  });
});

describe("an answer can be corrected", () => {
  const signature = { documentUuid: "1", at, typedName: "Ana Reed" } as unknown as Facts["signatures"][number];
  it.each<[string, LoanFile, CorrectionKind, CorrectionLimit | undefined]>([
    ["by the borrower after submission", submitted(verified), "person", undefined],
    ["as often as a bureau may be asked", submitted({ ...verified, hardCreditAttempts: 3 }), "person", "CHECKS_USED"],
    [
      "of the home while nobody is on the way there",
      submitted({ ...verified, bpo: { status: "ORDERED", attempt: 1, at } }),
      "home",
      "VALUER_ORDERED",
    ],
    ["of the home until papers are drawn", submitted({ ...verified, payType: "MANUAL" }), "home", "PAPERS_DRAWN"],
    [
      "of income while papers are drawn and unsigned",
      submitted({ ...verified, payType: "MANUAL" }),
      "income",
      undefined,
    ],
    ["until somebody signs", submitted({ ...verified, signatures: [signature] }), "phone", "SIGNED"],
    ["by opening the summary that is signed", submitted(verified), "summary", undefined],
    [
      "in the summary while it is open",
      loanFile({ summarySignature: undefined } as unknown as Partial<Facts>),
      "summary",
      "OPEN_ALREADY",
    ],
    ["no more once it is over", submitted({ withdrawn: { at } }), "income", "DECIDED"],
  ])("%s", (_what, file, kind, limit) => {
    expect(correctionLimit(file, kind)).toBe(limit);
  });

  it("by staff as long as by the borrower", () => {
    expect(mayStaffCorrect(submitted({ ...verified, payType: "MANUAL" }))).toBe(true);
    expect(mayStaffCorrect(submitted({ ...verified, signatures: [signature] }))).toBe(false);
  });
});

const twelveDaysAfter = ({ facts }: LoanFile) =>
  closingHolds(facts).find(({ rule }) => rule === "TEXAS_TWELVE_DAYS")?.until;

/** The orders of every row, each as it would be if it had not been answered. */
const unanswered: readonly (keyof Facts)[] = [
  "softCredit",
  "hardCredit",
  "property",
  "valuation",
  "watchlist",
  "prequalTitle",
  "finalTitle",
  "county",
  "flood",
  "summaryDocuments",
];

function everyOrder(file: LoanFile): readonly string[] {
  return unanswered.flatMap((fact) => {
    const { [fact]: _answered, ...rest } = file.facts;
    const open = { ...file, facts: rest as Facts };
    return stages
      .flatMap((stage) => (stage.applies?.(open) === false ? [] : (stage.effects?.(open) ?? [])))
      .map(({ key }) => key);
  });
}

/** Those for facts that were known before and are not known any more. */
function ordersCalledFor(before: LoanFile, now: LoanFile): readonly string[] {
  const takenBack = unanswered.filter((fact) => before.facts[fact] !== undefined && now.facts[fact] === undefined);
  const effects = stages.flatMap((stage) => (stage.applies?.(now) === false ? [] : (stage.effects?.(now) ?? [])));
  const kinds: Partial<Record<keyof Facts, string>> = {
    softCredit: "pull-soft-credit",
    hardCredit: "pull-hard-credit",
    property: "look-up-property",
    watchlist: "screen-watchlist",
    prequalTitle: "search-title",
    finalTitle: "update-title",
    summaryDocuments: "generate-summary",
  };
  const wanted = new Set(takenBack.flatMap((fact) => kinds[fact] ?? []));
  return effects.filter(({ kind }) => wanted.has(kind)).map(({ key }) => key);
}
