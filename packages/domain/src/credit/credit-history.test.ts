import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { type CreditFile, type PublicRecord, readScore, type Tradeline } from "./credit-file.ts";
import { assessCreditHistory } from "./credit-history.ts";

const today = "2026-11-20";
const line: Tradeline = {
  id: "1",
  creditor: "Bank",
  kind: "REVOLVING",
  balance: 100_000,
  limit: 500_000,
  monthlyPayment: 2_500,
  openedOn: "2015-05-01",
  isOpen: true,
  authorisedUser: false,
  isSubjectLien: false,
  paidOffAtClosing: false,
  latePayments: [],
};
const mortgage: Tradeline = { ...line, id: "2", kind: "MORTGAGE" };
const file: CreditFile = {
  found: true,
  pulledOn: today,
  score: 742,
  scoreModel: "VANTAGESCORE_3",
  scoreFactors: [],
  tradelines: [line, mortgage, { ...line, id: "3", kind: "AUTO" }],
  inquiries: [],
  publicRecords: [],
};
const historyOf = (changes: Partial<CreditFile>) =>
  assessCreditHistory({ ...file, ...changes }, defaultPolicy.credit, today);
const lateOn = (of: Tradeline, on: string, daysLate: 30 | 60 | 90 | 120) => ({
  ...of,
  latePayments: [{ on, daysLate }],
});
const withLine = (changed: Tradeline) => ({
  tradelines: file.tradelines.map((one) => (one.id === changed.id ? changed : one)),
});

const inquiries = (count: number, on: string) => Array.from({ length: count }, () => ({ on, creditor: "Bank" }));

describe("how much of a file there is", () => {
  it.each<[string, Partial<CreditFile>, string[]]>([
    ["enough", {}, []],
    ["none", { found: false, score: null, tradelines: [] }, ["NO_FILE"]],
    ["one without a score", { score: null }, ["NO_SCORE"]],
    ["two debts", { tradelines: file.tradelines.slice(1) }, ["FEW_TRADELINES"]],
    ["a third that is somebody else's", withLine({ ...line, authorisedUser: true }), ["FEW_TRADELINES"]],
    ["a year to the day", { tradelines: file.tradelines.map((one) => ({ ...one, openedOn: "2025-11-20" })) }, []],
    [
      "a year less a day",
      { tradelines: file.tradelines.map((one) => ({ ...one, openedOn: "2025-11-21" })) },
      ["SHORT_HISTORY"],
    ],
    [
      "one old debt among new ones",
      { tradelines: [mortgage, ...[3, 4].map((id) => ({ ...line, id: `${id}`, openedOn: "2026-10-01" }))] },
      [],
    ],
  ])("%s", (_which, changes, findings) => expect(historyOf(changes).findings).toEqual(findings));

  it.each([
    ["2015-05-20", 138],
    ["2015-05-21", 137],
    ["2026-11-20", 0],
    ["2026-12-01", 0],
  ])("is reckoned in whole months: from %s, %i", (openedOn, months) => {
    expect(historyOf({ tradelines: [{ ...line, openedOn }] }).historyMonths).toBe(months);
  });
});

describe("payments that were late", () => {
  it.each<[string, Tradeline, string[], string[]]>([
    ["thirty days on the mortgage within the year", lateOn(mortgage, "2025-11-21", 30), ["MORTGAGE_LATE"], []],
    ["thirty days on it a year ago to the day", lateOn(mortgage, "2025-11-20", 30), [], []],
    ["sixty on it within two years", lateOn(mortgage, "2024-11-21", 60), ["MORTGAGE_LATE"], []],
    ["sixty on it two years ago to the day", lateOn(mortgage, "2024-11-20", 60), [], []],
    ["ninety on an equity line", lateOn({ ...mortgage, kind: "HOME_EQUITY" }, "2025-06-01", 90), ["MORTGAGE_LATE"], []],
    [
      "sixty on it within the year, at which a person looks too",
      lateOn(mortgage, "2026-06-01", 60),
      ["MORTGAGE_LATE"],
      ["2"],
    ],
    ["thirty on a card", lateOn(line, "2026-10-01", 30), [], []],
    ["sixty on a card within the year", lateOn(line, "2025-11-21", 60), [], ["1"]],
    ["sixty on a card a year ago to the day", lateOn(line, "2025-11-20", 60), [], []],
    [
      "a hundred and twenty on a card of somebody else's",
      lateOn({ ...line, authorisedUser: true }, "2026-10-01", 120),
      ["FEW_TRADELINES"],
      [],
    ],
  ])("%s", (_which, changed, findings, looked) => {
    const history = historyOf(withLine(changed));
    expect([history.findings, history.delinquentTradelines]).toEqual([findings, looked]);
  });
});

describe("what courts and counties have on record", () => {
  it.each<[PublicRecord["kind"], string | null, string[]]>([
    ["BANKRUPTCY", "2022-11-20", []],
    ["BANKRUPTCY", "2022-11-21", ["BANKRUPTCY"]],
    ["BANKRUPTCY", null, ["BANKRUPTCY"]],
    ["FORECLOSURE", "2019-11-20", []],
    ["FORECLOSURE", "2019-11-21", ["FORECLOSURE"]],
    ["SHORT_SALE", "2019-11-21", ["FORECLOSURE"]],
    ["JUDGMENT", "2026-11-01", []],
    ["TAX_LIEN", "2026-11-01", []],
  ])("%s of %s: %j", (kind, on, findings) => {
    expect(historyOf({ publicRecords: [{ kind, on, satisfied: true }] }).findings).toEqual(findings);
  });

  it("is to be paid where it is a judgment or a tax lien that is open, however old", () => {
    const records = (["JUDGMENT", "TAX_LIEN", "BANKRUPTCY"] as const).flatMap((kind) =>
      [true, false].map((satisfied) => ({ kind, on: "2010-01-01", satisfied })),
    );
    const open = historyOf({ publicRecords: records }).openRecords;
    expect(open.map(({ kind, satisfied }) => [kind, satisfied])).toEqual([
      ["JUDGMENT", false],
      ["TAX_LIEN", false],
    ]);
  });
});

describe("inquiries", () => {
  it.each([
    ["six within 120 days", inquiries(6, "2026-07-23"), 6, false],
    ["seven", inquiries(7, "2026-07-23"), 7, true],
    ["seven, one of them a day older", [...inquiries(6, today), ...inquiries(1, "2026-07-22")], 6, false],
  ])("%s", (_which, asked, counted, isExplained) => {
    const history = historyOf({ inquiries: asked });
    expect([history.inquiries, history.inquiryAttestationNeeded]).toEqual([counted, isExplained]);
  });
});

it.each([
  [300, 300],
  [850, 850],
  [299, null],
  [851, null],
  [700.5, null],
  [4, null],
  [9003, null],
  [null, null],
])("a bureau's %s is the score %s", (raw, score) => expect(readScore(raw)).toBe(score));
