import * as z from "zod";
import { ageOn } from "../calendar/age.ts";
import { incomeInThousands } from "../hmda/build-row.ts";
import { type CensusLists, checkFile, checkLine } from "../hmda/check-register.ts";
import { DemographicAnswers } from "../hmda/demographic-answers.ts";
import { reportDemographics } from "../hmda/demographics.ts";
import { isNmlsId } from "../hmda/nmls-id.ts";
import { rateSpread } from "../hmda/rate-spread.ts";
import { checkDigitsOf, hasValidCheckDigits, isLei } from "../hmda/uli.ts";
import { toCents } from "../money/cents.ts";
import { adverseActionCodeOf, hmdaDenialCode } from "../underwriting/adverse-action-reasons.ts";
import { aporTermYears } from "../underwriting/apor.ts";
import { type VectorRule, vectorRule } from "./vector-file.ts";

const day = z.iso.date();

/** The institution in whose name the vectors' rows are filed, and its agency. */
const VECTOR_LEI = "549300HELOCPRTL7XQ53";
const VECTOR_AGENCY = 7;

const AGE_OF_MAJORITY = 18;

const rateSpreadInputs = z.union([
  z.object({ termMonths: z.int() }),
  z.object({
    actionTaken: z.int(),
    loanTermYears: z.int(),
    amortization: z.enum(["FixedRate", "VariableRate"]),
    apr: z.string(),
    reverseMortgage: z.int(),
  }),
]);

const answers = z
  .object({
    ethnicity: z.array(z.string()),
    ethnicityFree: z.string(),
    race: z.array(z.string()),
    nativeFree: z.string(),
    asianFree: z.string(),
    pacificFree: z.string(),
    sex: z.array(z.string()),
    declined: z.boolean(),
  })
  .partial();

export const registerRules: Record<string, VectorRule> = {
  hmda_demographics: vectorRule(z.object({ applicant: answers }), ({ applicant }) => {
    const reported = reportDemographics(
      DemographicAnswers.parse({
        ethnicity: applicant.ethnicity ?? [],
        ethnicityOther: applicant.ethnicityFree,
        ethnicityDeclined: applicant.declined ?? false,
        race: applicant.race ?? [],
        raceTribe: applicant.nativeFree,
        raceAsianOther: applicant.asianFree,
        racePacificOther: applicant.pacificFree,
        raceDeclined: applicant.declined ?? false,
        sex: applicant.sex ?? [],
        sexDeclined: applicant.declined ?? false,
      }),
    );
    return {
      ethnicity: reported.ethnicity,
      ethnicityFree: reported.ethnicityText,
      race: reported.race,
      raceNativeFree: reported.raceNativeText,
      raceAsianFree: reported.raceAsianText,
      racePacificFree: reported.racePacificText,
      sex: reported.sex,
      visualObservation: reported.observed,
    };
  }),

  hmda_fields: vectorRule(
    z.union([z.object({ dob: day, applicationDate: day }), z.object({ grossAnnualIncome: z.string() })]),
    (inputs) => {
      if ("grossAnnualIncome" in inputs) return { larIncome: incomeInThousands(toCents(inputs.grossAnnualIncome)) };
      const age = ageOn(inputs.applicationDate, inputs.dob);
      return { age, minor: age < AGE_OF_MAJORITY };
    },
  ),

  denial_codes: vectorRule(z.object({ formC1Reason: z.string() }), ({ formC1Reason }) => {
    const code = adverseActionCodeOf(formC1Reason);
    return { hmdaDenialCode: code === null ? null : hmdaDenialCode(code) };
  }),

  rate_spread: vectorRule(rateSpreadInputs, (inputs) => {
    if ("termMonths" in inputs) return { aporTermYears: aporTermYears(inputs.termMonths) };
    // The table of the agency's own tests: 1.01 % for one year, a basis point more for each further one; variable 1 point higher.
    const base = inputs.amortization === "FixedRate" ? 1 : 2;
    const years = Array.from({ length: 50 }, (_, index) => index + 1);
    const fixedByYears = Object.fromEntries(years.map((year) => [year, (base + year / 100).toFixed(2)]));
    const spread = rateSpread(
      {
        actionTaken: inputs.actionTaken,
        aprPercent: inputs.apr,
        termMonths: inputs.loanTermYears * 12,
        rateSet: "2026-01-01",
        isReverseMortgage: inputs.reverseMortgage === 1,
      },
      [{ asOf: "2026-01-01", fixedByYears }],
    );
    if (spread.ok) return { rateSpread: spread.spread };
    return { rateSpread: spread.reason === "BAD_TERM" ? "bad loan term" : "rate spread NA" };
  }),

  uli: vectorRule(
    z.union([z.object({ loanId: z.string() }), z.object({ uli: z.string() }), z.object({ lei: z.string() })]),
    (inputs) => {
      if ("uli" in inputs) return { valid: hasValidCheckDigits(inputs.uli) };
      if ("lei" in inputs) return { valid: isLei(inputs.lei) };
      const checkDigit = checkDigitsOf(inputs.loanId);
      return { checkDigit, uli: inputs.loanId + checkDigit };
    },
  ),

  nmls: vectorRule(z.object({ nmlsId: z.string() }), ({ nmlsId }) => ({
    valid2026: isNmlsId(nmlsId, 2026),
    valid2027: isNmlsId(nmlsId, 2027),
  })),

  lar_edits: vectorRule(
    z.object({
      filingYear: z.int(),
      larRow: z.string(),
      knownTracts: z.array(z.string()),
      smallCounties: z.array(z.string()),
    }),
    ({ filingYear, larRow, knownTracts, smallCounties }) => {
      const census = censusOf(knownTracts, smallCounties);
      const checked = checkLine(larRow, { ...census, filingYear, sheetLei: VECTOR_LEI, agency: VECTOR_AGENCY });
      if (checked.ok) return checked.failed;
      return { parseErrors: checked.errors.map(({ field, value }) => `${field}=${value}`) };
    },
  ),

  lar_file_edits: vectorRule(z.object({ filingYear: z.int(), file: z.string() }), ({ filingYear, file }) => {
    // The census lists of these cases are those of their rows.
    const tracts = file.split("\n").flatMap((line) => (line.startsWith("2|") ? (line.split("|")[17] ?? "") : []));
    const checked = checkFile(file, filingYear, censusOf(tracts, []));
    return {
      ts: checked.sheet ?? [],
      rows: checked.rows.map((row) => (row.ok ? row.failed : { parseErrors: row.errors })),
      file: checked.file,
      tsParse: `List(${checked.sheetErrors.map(({ field, value }) => `${field}:${value}`).join(", ")})`,
    };
  }),
};

function censusOf(tracts: readonly string[], smallCounties: readonly string[]): CensusLists {
  return {
    tracts: new Set(tracts),
    counties: new Set([...tracts.map((tract) => tract.slice(0, 5)), ...smallCounties]),
    smallCounties: new Set(smallCounties),
  };
}
