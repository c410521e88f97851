import type { DemographicAnswers } from "./demographic-answers.ts";
import { plainText } from "./plain-text.ts";

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

const MAX_ANSWERS = 5;

const ethnicityAggregates: ReadonlySet<string> = new Set(["1", "2"]);
const raceAggregates: ReadonlySet<string> = new Set(["1", "2", "3", "4", "5"]);

/** Where a text stands for a box that is not in the list; it and its box are one answer (Appendix B, instructions 8 and 9). */
const ETHNICITY_OTHER = "14";
const RACE_ASIAN_OTHER = "27";
const RACE_PACIFIC_OTHER = "44";

/**
 * The answers as the register has them. At most five of each, aggregates first, then subcategories in the order chosen; an "other"
 * code and its text count as one, and are left out together. The tribe belongs to an aggregate and counts as nothing of its own. A
 * subcategory is reported without its aggregate if only it was chosen.
 * Nothing answered: not provided. An online application without video counts as one by mail and never observes (Appendix B,
 * instruction 3); answers given beside a refusal are reported all the same.
 */
export function reportDemographics(answers: DemographicAnswers): ReportedDemographics {
  const raceTribe = plainText(answers.raceTribe ?? "");
  const ethnicity = reported(answers.ethnicity, ethnicityAggregates, { [ETHNICITY_OTHER]: answers.ethnicityOther });
  const race = reported(answers.race, raceAggregates, {
    [RACE_ASIAN_OTHER]: answers.raceAsianOther,
    [RACE_PACIFIC_OTHER]: answers.racePacificOther,
  });
  return {
    ethnicity: codesOr(ethnicity, "3"),
    ethnicityText: ethnicity.text(ETHNICITY_OTHER),
    race: codesOr({ ...race, isGiven: race.isGiven || raceTribe !== "" }, "6"),
    raceNativeText: raceTribe,
    raceAsianText: race.text(RACE_ASIAN_OTHER),
    racePacificText: race.text(RACE_PACIFIC_OTHER),
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

interface Chosen {
  /** Those of boxes; what was only written has none. */
  readonly codes: readonly string[];
  readonly isGiven: boolean;
  /** What was written for a box, where it is among the five. */
  readonly text: (box: string) => string;
}

function reported(
  chosen: readonly string[],
  aggregates: ReadonlySet<string>,
  texts: Readonly<Record<string, string | undefined>>,
): Chosen {
  const textOf = (box: string) => plainText(texts[box] ?? "");
  const written = Object.keys(texts).filter((box) => textOf(box) !== "");
  const once = [...new Set([...chosen, ...written])];
  const kept = [...once.filter((code) => aggregates.has(code)), ...once.filter((code) => !aggregates.has(code))].slice(
    0,
    MAX_ANSWERS,
  );
  return {
    codes: kept.filter((code) => chosen.includes(code)),
    isGiven: kept.length > 0,
    text: (box) => (kept.includes(box) ? textOf(box) : ""),
  };
}

const codesOr = ({ codes, isGiven }: Pick<Chosen, "codes" | "isGiven">, notProvided: string): readonly string[] =>
  codes.length > 0 ? codes : [isGiven ? "" : notProvided];

function reportedSex(chosen: readonly string[]): string {
  const male = chosen.includes("M");
  const female = chosen.includes("F");
  if (male && female) return "6";
  if (male) return "1";
  return female ? "2" : "3";
}
