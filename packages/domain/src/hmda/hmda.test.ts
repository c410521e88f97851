import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildLarRow, type RegisterFacts } from "./build-row.ts";
import { checkFile, checkRow, rowEdits } from "./check-register.ts";
import { DemographicAnswers } from "./demographic-answers.ts";
import { reportDemographics } from "./demographics.ts";
import { editsMissing, hasEdits } from "./edit-years.ts";
import { macroEdits } from "./edits/file-edits.ts";
import type { EditContext } from "./edits/row-edit.ts";
import { larFields } from "./lar-row.ts";
import { isNmlsId } from "./nmls-id.ts";
import { formatLarRow, parseLarRow } from "./parse-row.ts";
import { reportedPurchaser } from "./purchasers.ts";
import { formatTransmittalSheet, parseTransmittalSheet, type TransmittalSheet } from "./transmittal-sheet.ts";
import { isUli, makeUli } from "./uli.ts";

const LEI = "549300HELOCPRTL7XQ53";

const census = {
  tracts: new Set(["06067000200"]),
  counties: new Set(["06067"]),
  smallCounties: new Set<string>(),
};

const context: EditContext = { ...census, filingYear: 2026, sheetLei: LEI, agency: 7 };

const unanswered: DemographicAnswers = {
  ethnicity: [],
  ethnicityDeclined: false,
  race: [],
  raceDeclined: false,
  sex: [],
  sexDeclined: false,
};

const originated: RegisterFacts = {
  lei: LEI,
  uli: makeUli(LEI, "GABLE2026000042"),
  applicationDate: "2026-03-02",
  purpose: "OTHER",
  occupancy: "PRIMARY",
  totalLine: 10_499_000,
  action: "ORIGINATED",
  actionDate: "2026-03-27",
  address: { street: "2200 Example Way", city: "Sacramento", state: "CA", zip: "95816" },
  countyFips: "06067",
  censusTract: "06067000200",
  demographics: reportDemographics({ ...unanswered, ethnicity: ["2"], race: ["5"], sex: ["F"] }),
  dateOfBirth: "1980-01-05",
  incomeReliedOn: 14_200_000,
  aprSpreadPercent: "2.875",
  isHighCost: false,
  lienPosition: 2,
  scoreReliedOn: 735,
  scoreModel: "VANTAGESCORE_4",
  denialReasons: [],
  ratePercent: "9.150",
  dtiPercent: "38.42",
  cltvPercent: "71.543",
  termMonths: 180,
  propertyValue: 61_500_000,
  units: 1,
  manufactured: null,
  purchaser: "0",
  viaBroker: false,
  payableToUs: true,
  originatorNmlsId: "1234567",
};

function check(lines: readonly string[]) {
  return checkFile(lines.join("\n"), 2026, census);
}

const noEdits = { S: [], V: [], Q: [] };

describe("the register row of a line", () => {
  it.each([
    ["on land of the applicant's own", true, "1"],
    ["where nobody knows whose the land is", false, "5"],
  ])("says of a home made in a factory that it was, %s", (_whose, ownsLand, interest) => {
    const denied: RegisterFacts = {
      ...originated,
      action: "DENIED",
      denialReasons: [{ code: "COLLATERAL_NOT_SUFFICIENT", specify: null }],
      manufactured: { ownsLand },
    };
    const row = buildLarRow(denied);
    expect(row).toMatchObject({
      constructionMethod: "2",
      manufacturedSecuredType: "1",
      manufacturedLandInterest: interest,
    });
    const failed = checkRow(row, { ...census, filingYear: 2026, sheetLei: LEI, agency: 7 });
    expect([failed.S, failed.V]).toEqual([[], []]);
    expect(failed.Q.includes("Q619")).toBe(!ownsLand);
  });

  it.each([
    ["never", undefined, "0"],
    ["in the year in which it was made", { purchaser: "71", on: "2026-12-31" }, "71"],
    ["in the year after", { purchaser: "71", on: "2027-01-02" }, "0"],
  ] as const)("names who bought it where it was sold %s", (_when, sale, code) => {
    expect(reportedPurchaser("2026-03-27", sale)).toBe(code);
    const row = buildLarRow({ ...originated, purchaser: reportedPurchaser("2026-03-27", sale) });
    expect(row.purchaser).toBe(code);
    expect(checkRow(row, { ...census, filingYear: 2026, sheetLei: LEI, agency: 7 }).V).toEqual([]);
  });

  it("is checked by the edits of its own year, and of no other", () => {
    expect([2025, 2026, 2027].map(hasEdits)).toEqual([false, true, false]);
    expect(editsMissing(2027)).toContain("2027");
  });

  it.each([
    ["made", {}],
    ["made in another way", { purpose: "HOME_IMPROVEMENT", scoreModel: "OTHER", viaBroker: true, lienPosition: 1 }],
    ["approved and not accepted", { action: "APPROVED_NOT_ACCEPTED" }],
    [
      "denied",
      {
        action: "DENIED",
        denialReasons: [
          { code: "EXCESSIVE_OBLIGATIONS", specify: null },
          { code: "INCOME_INSUFFICIENT", specify: null },
          { code: "OTHER", specify: "The title of the property changed in the last 90 days" },
        ],
      },
    ],
    ["denied for residence", { action: "DENIED", denialReasons: [{ code: "TEMPORARY_RESIDENCE", specify: null }] }],
    ["withdrawn", { action: "WITHDRAWN" }],
    ["closed as incomplete", { action: "INCOMPLETE", incomeReliedOn: 14_200_000 }],
    ["on an investment property", { occupancy: "INVESTMENT" }],
    ["of someone who answered nothing", { demographics: reportDemographics(unanswered) }],
    [
      "of someone who wrote it out",
      {
        demographics: reportDemographics({
          ...unanswered,
          ethnicityOther: "Dominican",
          raceTribe: "Navajo",
          sex: ["M", "F"],
        }),
      },
    ],
  ] as const)("%s passes every edit", (_case, changes) => {
    const row = buildLarRow({ ...originated, ...(changes as Partial<RegisterFacts>) });
    expect(checkRow(row, context)).toEqual(noEdits);
  });

  it("reports each code of denial once, with the words of those that have none", () => {
    const row = buildLarRow({
      ...originated,
      action: "DENIED",
      denialReasons: [
        { code: "EXCESSIVE_OBLIGATIONS", specify: null },
        { code: "INCOME_INSUFFICIENT", specify: null },
        { code: "OTHER", specify: "Title | changed" },
      ],
    });
    expect([row.denialReason1, row.denialReason2, row.denialReason3, row.denialReasonText]).toEqual([
      "1",
      "9",
      "",
      "Title changed",
    ]);
  });

  it("of a withdrawn file has 8888 and 9 for a co-applicant whom it does not have", () => {
    const row = buildLarRow({ ...originated, action: "WITHDRAWN" });
    expect([row.coApplicantScore, row.coApplicantScoreModel, row.dti, row.propertyValue]).toEqual([
      "8888",
      "9",
      "NA",
      "NA",
    ]);
  });

  it("has no fees, because it is open-end", () => {
    const row = buildLarRow(originated);
    expect([row.totalLoanCosts, row.originationCharges, row.discountPoints, row.openEnd]).toEqual([
      "NA",
      "NA",
      "NA",
      "1",
    ]);
  });

  it("survives being written and read", () => {
    const row = buildLarRow(originated);
    const line = formatLarRow(row);
    expect(line.split("|")).toHaveLength(110);
    expect(parseLarRow(line)).toEqual({ ok: true, row });
  });

  it("of somebody who typed a pipe or a line break is a row all the same", () => {
    const row = buildLarRow({
      ...originated,
      address: { ...originated.address, street: "12 Oak | Rear", city: "Sac|ramento" },
      demographics: reportDemographics({
        ...unanswered,
        ethnicityOther: "Basque|Navarrese",
        raceTribe: "Navajo\nHopi",
      }),
    });
    const read = parseLarRow(formatLarRow(row));
    expect(read).toEqual({ ok: true, row });
    expect([row.street, row.city, row.applicantEthnicityText, row.applicantRaceNativeText]).toEqual([
      "12 Oak Rear",
      "Sac ramento",
      "Basque Navarrese",
      "Navajo Hopi",
    ]);
  });

  it("cannot be written with a pipe in a value", () => {
    expect(() => formatLarRow({ ...buildLarRow(originated), city: "Sac|ramento" })).toThrow("pipe");
  });
});

describe("the edits", () => {
  const base = buildLarRow(originated);

  it("are numbered once each", () => {
    const codes = rowEdits.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => code.startsWith("V")).length).toBeGreaterThanOrEqual(223);
    expect(codes.filter((code) => code.startsWith("Q")).length).toBeGreaterThanOrEqual(65);
  });

  it.each([
    [{ loanType: "5" }, ["V611"]],
    [{ loanPurpose: "3" }, ["V612-1"]],
    [{ occupancy: "4" }, ["V616"]],
    [{ actionTakenDate: "20250327" }, ["V619-2", "V619-3"]],
    [{ lienStatus: "3" }, ["V659"]],
    [{ applicantRace1: "9" }, ["V635-1", "V636-3"]],
    [{ coApplicantSex: "1" }, ["V650"]],
    [{ coApplicantAge: "1111" }, ["V721-2"]],
    [{ applicantScoreModel: "8" }, ["V662-1", "V662-2"]],
    [{ hoepaStatus: "4" }, ["V658-1"]],
    [{ purchaser: "7" }, ["V656-1"]],
    [{ prepaymentPenaltyTerm: "200" }, ["V678-5"]],
    [{ affordableUnits: "1" }, ["V654-2", "V679-3", "V692-2"]],
    [{ nmlsrId: "0000" }, ["V695-2", "V695-3"]],
    [{ aus2: "7", ausResult2: "1" }, ["V700-1", "V700-2"]],
    [{ aus1: "5", ausResult1: "16" }, ["V702-1", "V703-1"]],
    [{ submission: "3" }, ["V693-3"]],
    [{ state: "ZZ" }, ["V623", "V716"]],
    [{ county: "06065" }, ["V626", "V627", "V716"]],
    [{ balloonPayment: "1111" }, ["V715"]],
    [{ street: "Exempt" }, ["V709"]],
    [{ discountPoints: "" }, ["V675-3"]],
  ] as const)("%j fails %j", (changes, codes) => {
    expect(checkRow({ ...base, ...changes }, context).V).toEqual(codes);
  });

  it.each([
    [{ purchaser: "1", loanType: "2" }, ["Q605-1"]],
    [{ rateSpread: "12", purchaser: "1" }, ["Q609", "Q611"]],
    [{ dti: "95" }, ["Q654"]],
    [{ cltv: "151" }, ["Q651-2"]],
    [{ interestRate: "91.5" }, ["Q650-2"]],
    [{ openEnd: "1111" }, ["Q646", "Q647"]],
    [{ applicationDate: "20240101" }, ["Q601"]],
    [{ income: "NA" }, ["Q629"]],
    [{ loanAmount: "400" }, ["Q645-1"]],
    [{ street: "Example Way" }, ["Q660-4"]],
    [{ nmlsrId: "NA" }, ["Q620"]],
    [{ loanAmount: "1111" }, ["Q657"]],
  ] as const)("%j asks for a look by %j", (changes, codes) => {
    expect(checkRow({ ...base, ...changes }, context).Q).toEqual(codes);
  });

  it("of 2027 are stricter on the originator's identifier", () => {
    expect(isNmlsId("1111", 2026)).toBe(true);
    const row = { ...base, nmlsrId: "01234", actionTakenDate: "20270327", applicationDate: "20270302" };
    expect(checkRow(row, { ...context, filingYear: 2027 }).V).toEqual(["V695-4"]);
  });

  it("follow the agency's list of edits for the year, apart from those of the sheet and the file", () => {
    const listed = readFileSync(new URL("edits/edits-2026.txt", import.meta.url), "utf8")
      .trim()
      .split("\n");
    const ours = new Set(rowEdits.map(({ code }) => code));
    expect(listed.filter((code) => !ours.has(code))).toEqual([]);
  });
});

describe("a file", () => {
  const sheet: TransmittalSheet = {
    institution: "Example HELOC Lender",
    year: 2026,
    quarter: 4,
    contactName: "Pat Contact",
    contactPhone: "555-555-0100",
    contactEmail: "pat@example.com",
    contactStreet: "100 Test Street",
    contactCity: "Sacramento",
    contactState: "CA",
    contactZip: "95814",
    agency: 7,
    entries: 2,
    taxId: "12-3456789",
    lei: LEI,
  };
  const rows = ["GABLE2026000042", "GABLE2026000043"].map((number) =>
    formatLarRow(buildLarRow({ ...originated, uli: makeUli(LEI, number) })),
  );

  it("of sheet and rows is clean", () => {
    const line = formatTransmittalSheet(sheet);
    expect(parseTransmittalSheet(line)).toEqual({ ok: true, recordIdentifier: 1, sheet });
    expect(check([line, ...rows])).toMatchObject({
      sheet: [],
      file: [],
      macro: [],
      rows: [{ failed: noEdits }, { failed: noEdits }],
    });
  });

  it.each([
    ["fewer rows than it says", { entries: 3 }, rows, ["S304"]],
    ["the same row twice", {}, [rows[0] ?? "", rows[0] ?? ""], ["S305", "S306"]],
  ])("with %s is refused", (_case, changes, lines, codes) => {
    expect(check([formatTransmittalSheet({ ...sheet, ...changes }), ...lines]).file).toEqual(codes);
  });

  it("with an identifier used twice is reviewed", () => {
    const withdrawn = ["GABLE2026000044", "GABLE2026000044"].map((number, index) =>
      formatLarRow(
        buildLarRow({
          ...originated,
          action: "WITHDRAWN",
          totalLine: 5_000_000 + index * 100,
          uli: makeUli(LEI, number),
        }),
      ),
    );
    const checked = check([formatTransmittalSheet(sheet), ...withdrawn]);
    expect(checked.file).toEqual(["Q600"]);
    expect(checked.macro).toEqual(["Q636", "Q638"]);
  });

  it("that cannot be read says which field", () => {
    const checked = check([formatTransmittalSheet({ ...sheet, agency: 4 }), "2|x"]);
    expect(checked.sheet).toBeNull();
    expect(checked.sheetErrors).toEqual([{ field: "Federal Agency", value: "4" }]);
    expect(checked.rows).toEqual([{ ok: false, errors: [{ field: "Incorrect Number of LAR Fields", value: "2" }] }]);
  });

  it("without rows has no proportions", () => {
    expect(macroEdits([])).toEqual([]);
  });
});

describe("identifiers", () => {
  it("are made of the lender's own and the loan number, with check digits", () => {
    expect(makeUli(LEI, "HEL2026000042")).toBe("549300HELOCPRTL7XQ53HEL202600004262");
    expect(isUli("549300HELOCPRTL7XQ53HEL202600004263")).toBe(false);
    expect(() => makeUli(LEI, "no spaces please")).toThrow(RangeError);
    expect(() => makeUli("TOO-SHORT", "1")).toThrow(RangeError);
  });
});

describe("demographic answers", () => {
  it("need not be given, and are reported although declined beside them", () => {
    const answers: DemographicAnswers = { ...unanswered, race: ["21"], raceDeclined: true };
    expect(reportDemographics(answers)).toMatchObject({ ethnicity: ["3"], race: ["21"], sex: "3", observed: "2" });
  });

  it("are five at most, aggregates first", () => {
    const answers: DemographicAnswers = { ...unanswered, race: ["21", "22", "2", "41", "4", "5", "1"] };
    expect(reportDemographics(answers).race).toEqual(["2", "4", "5", "1", "21"]);
  });

  it.each([
    [
      "a box and its text are one answer",
      { race: ["2", "4", "27", "44", "21"], raceAsianOther: "Hmong", racePacificOther: "Fijian" },
      { race: ["2", "4", "27", "44", "21"], raceAsianText: "Hmong", racePacificText: "Fijian" },
    ],
    [
      "a text goes with its box where five others come first",
      { race: ["1", "2", "3", "4", "5", "27"], raceAsianOther: "Hmong" },
      { race: ["1", "2", "3", "4", "5"], raceAsianText: "" },
    ],
    [
      "a text without its box counts as well",
      { race: ["1", "2", "3", "4", "5"], racePacificOther: "Fijian" },
      { race: ["1", "2", "3", "4", "5"], racePacificText: "" },
    ],
    [
      "a tribe counts as nothing of its own",
      { race: ["1", "2", "3", "4", "5"], raceTribe: "Navajo" },
      { race: ["1", "2", "3", "4", "5"], raceNativeText: "Navajo" },
    ],
    ["a text of nothing that a file can hold is no answer", { raceTribe: "|" }, { race: ["6"], raceNativeText: "" }],
    [
      "the sixth of ethnicity is left out with its text",
      { ethnicity: ["1", "2", "11", "12", "13", "14"], ethnicityOther: "Dominican" },
      { ethnicity: ["1", "2", "11", "12", "13"], ethnicityText: "" },
    ],
  ] as const)("%s", (_case, given, reported) => {
    expect(reportDemographics({ ...unanswered, ...(given as Partial<DemographicAnswers>) })).toMatchObject(reported);
  });

  it("outside the tables are refused", () => {
    expect(DemographicAnswers.safeParse({ ...unanswered, race: ["6"] }).success).toBe(false);
    expect(DemographicAnswers.safeParse({ ...unanswered, ethnicityOther: "x".repeat(101) }).success).toBe(false);
  });
});

it("the table of fields is the register's", () => {
  expect(larFields).toHaveLength(110);
  expect(new Set(larFields.map(({ name }) => name)).size).toBe(110);
});
