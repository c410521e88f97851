import type { DemographicAnswers } from "./demographic-answers.ts";

export interface ReportedDemographics {
  /** Up to five; blank when only a text was given. */
  readonly ethnicity: readonly string[];
  readonly ethnicityText: string;
  readonly race: readonly string[];
  readonly raceNativeText: string;
  readonly raceAsianText: string;
  readonly racePacificText: string;
  readonly sex: string;
  /** 1 observed, 2 not observed. */
  readonly observed: string;
}

const MAX_CODES = 5;

const ethnicityAggregates: ReadonlySet<string> = new Set(["1", "2"]);
const raceAggregates: ReadonlySet<string> = new Set(["1", "2", "3", "4", "5"]);

/**
 * The answers as the register has them. At most five codes of each, aggregates first, then subcategories in the order chosen; an
 * "other" code and its text count as one. A subcategory is reported without its aggregate if only it was chosen.
 * Nothing answered: not provided. An online application without video counts as one by mail and never observes (Appendix B,
 * instruction 3); answers given beside a refusal are reported all the same.
 */
export function reportDemographics(answers: DemographicAnswers): ReportedDemographics {
  const { ethnicityOther = "", raceTribe = "", raceAsianOther = "", racePacificOther = "" } = answers;
  const hasRaceText = raceTribe !== "" || raceAsianOther !== "" || racePacificOther !== "";
  return {
    ethnicity: reported(answers.ethnicity, ethnicityAggregates, ethnicityOther !== "", "3"),
    ethnicityText: ethnicityOther,
    race: reported(answers.race, raceAggregates, hasRaceText, "6"),
    raceNativeText: raceTribe,
    raceAsianText: raceAsianOther,
    racePacificText: racePacificOther,
    sex: reportedSex(answers.sex),
    observed: "2",
  };
}

/** The fields of a co-applicant whom the application does not have. */
export const noCoApplicant: ReportedDemographics = {
  ethnicity: ["5"],
  ethnicityText: "",
  race: ["8"],
  raceNativeText: "",
  raceAsianText: "",
  racePacificText: "",
  sex: "5",
  observed: "4",
};

function reported(
  chosen: readonly string[],
  aggregates: ReadonlySet<string>,
  hasText: boolean,
  notProvided: string,
): string[] {
  const once = [...new Set(chosen)];
  const codes = [...once.filter((code) => aggregates.has(code)), ...once.filter((code) => !aggregates.has(code))].slice(
    0,
    MAX_CODES,
  );
  if (codes.length > 0) return codes;
  return [hasText ? "" : notProvided];
}

function reportedSex(chosen: readonly string[]): string {
  const male = chosen.includes("M");
  const female = chosen.includes("F");
  if (male && female) return "6";
  if (male) return "1";
  return female ? "2" : "3";
}
