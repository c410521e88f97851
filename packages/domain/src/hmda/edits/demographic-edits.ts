import type { LarRow } from "../lar-row.ts";
import { areDistinct, edit, implies, oneOf, type RowEdit } from "./row-edit.ts";

const ethnicities = [1, 11, 12, 13, 14, 2] as const;
const races = [1, 2, 21, 22, 23, 24, 25, 26, 27, 3, 4, 41, 42, 43, 44, 5] as const;
const observedRaces = [1, 2, 3, 4, 5] as const;

/** The answers of one person, and the codes that person may have. */
interface Person {
  readonly ethnicity: readonly string[];
  readonly ethnicityText: string;
  readonly ethnicityObserved: string;
  readonly race: readonly string[];
  readonly raceTexts: readonly string[];
  readonly raceObserved: string;
  readonly sex: string;
  readonly sexObserved: string;
  readonly age: number;
}

type PersonEdit = (person: Person, row: LarRow) => boolean;

/** The applicant's edits, then the co-applicant's, whose numbers and allowed codes differ. */
export const demographicEdits: readonly RowEdit[] = [
  ...ethnicityEdits(applicantOf, "V628", "V629", false),
  personEdit("V630", "Ethnicity 4 was not observed.", applicantOf, notApplicableEthnicity),
  ...ethnicityEdits(coApplicantOf, "V631", "V632", true),
  personEdit("V633", "Ethnicity 4 was not observed.", coApplicantOf, notApplicableEthnicity),
  personEdit("V634", "No co-applicant: ethnicity 5 and observed 4, always together.", coApplicantOf, (person) => {
    return (person.ethnicity[0] === "5") === (person.ethnicityObserved === "4");
  }),
  ...raceEdits(applicantOf, "V635", "V636", false),
  personEdit("V637", "Race 7 was not observed.", applicantOf, notApplicableRace),
  ...raceEdits(coApplicantOf, "V638", "V639", true),
  personEdit("V640", "Race 7 was not observed.", coApplicantOf, notApplicableRace),
  personEdit("V641", "No co-applicant: race 8 and observed 4, always together.", coApplicantOf, (person) => {
    return (person.race[0] === "8") === (person.raceObserved === "4");
  }),
  ...sexEdits(applicantOf, ["V642-1", "V642-2", "V643", "V644-1", "V644-2", "V645"], false),
  ...sexEdits(coApplicantOf, ["V646-1", "V646-2", "V647", "V648-1", "V648-2", "V649"], true),
  personEdit("V650", "No co-applicant: sex 5 and observed 4, always together.", coApplicantOf, (person) => {
    return (person.sex === "5") === (person.sexObserved === "4");
  }),
  ...ageEdits(applicantOf, "V651"),
  ...ageEdits(coApplicantOf, "V652"),
  personEdit("V655-1", "An entity has no income.", applicantOf, entityWithoutIncome),
  personEdit("V655-2", "An entity has no income.", coApplicantOf, entityWithoutIncome),
  personEdit(
    "V721-1",
    "The applicant has an age.",
    applicantOf,
    (person) => person.age !== 9999 && person.age !== 1111,
  ),
  personEdit("V721-2", "The co-applicant's age is no exemption.", coApplicantOf, (person) => person.age !== 1111),
];

function ethnicityEdits(of: (row: LarRow) => Person, codes: string, observed: string, isCo: boolean): RowEdit[] {
  const notGiven = isCo ? [3, 4, 5] : [3, 4];
  const observedCodes = isCo ? [1, 2, 3, 4] : [1, 2, 3];
  return [
    personEdit(`${codes}-1`, "The first ethnicity is a code, or there is a text.", of, (person) =>
      implies(person.ethnicityText === "", oneOf(person.ethnicity[0] ?? "", ...ethnicities, ...notGiven)),
    ),
    personEdit(`${codes}-2`, "Further ethnicities are codes.", of, (person) => {
      return person.ethnicity.slice(1).every((code) => oneOf(code, ...ethnicities, ""));
    }),
    personEdit(`${codes}-3`, "Each ethnicity is given once.", of, (person) => areDistinct(person.ethnicity)),
    personEdit(`${codes}-4`, "Nothing goes with an ethnicity that was not given.", of, (person) =>
      implies(oneOf(person.ethnicity[0] ?? "", ...notGiven), isBlank(person.ethnicity.slice(1))),
    ),
    personEdit(`${observed}-1`, "Observation of ethnicity is a code.", of, (person) => {
      return oneOf(person.ethnicityObserved, ...observedCodes);
    }),
    personEdit(`${observed}-2`, "What was observed is 1 or 2.", of, (person) =>
      implies(
        person.ethnicityObserved === "1",
        oneOf(person.ethnicity[0] ?? "", 1, 2) &&
          oneOf(person.ethnicity[1] ?? "", 1, 2, "") &&
          isBlank(person.ethnicity.slice(2)),
      ),
    ),
    personEdit(`${observed}-3`, "What was not observed was given or declined.", of, (person) =>
      implies(
        person.ethnicityObserved === "2",
        oneOf(person.ethnicity[0] ?? "", ...ethnicities, 3) || person.ethnicityText !== "",
      ),
    ),
  ];
}

function raceEdits(of: (row: LarRow) => Person, codes: string, observed: string, isCo: boolean): RowEdit[] {
  const notGiven = isCo ? [6, 7, 8] : [6, 7];
  const observedCodes = isCo ? [1, 2, 3, 4] : [1, 2, 3];
  return [
    personEdit(`${codes}-1`, "The first race is a code, or there is a text.", of, (person) =>
      implies(isBlank(person.raceTexts), oneOf(person.race[0] ?? "", ...races, ...notGiven)),
    ),
    personEdit(`${codes}-2`, "Further races are codes.", of, (person) => {
      return person.race.slice(1).every((code) => oneOf(code, ...races, ""));
    }),
    personEdit(`${codes}-3`, "Each race is given once.", of, (person) => areDistinct(person.race)),
    personEdit(`${codes}-4`, "Nothing goes with a race that was not given.", of, (person) =>
      implies(oneOf(person.race[0] ?? "", ...notGiven), isBlank(person.race.slice(1))),
    ),
    personEdit(`${observed}-1`, "Observation of race is a code.", of, (person) => {
      return oneOf(person.raceObserved, ...observedCodes);
    }),
    personEdit(`${observed}-2`, "What was observed is 1 to 5.", of, (person) =>
      implies(
        person.raceObserved === "1",
        oneOf(person.race[0] ?? "", ...observedRaces) &&
          person.race.slice(1).every((code) => oneOf(code, ...observedRaces, "")),
      ),
    ),
    personEdit(`${observed}-3`, "What was not observed was given or declined.", of, (person) =>
      implies(
        person.raceObserved === "2",
        (oneOf(person.race[0] ?? "", ...races, 6) || !isBlank(person.raceTexts)) &&
          person.race.slice(1).every((code) => oneOf(code, ...races, "")),
      ),
    ),
  ];
}

/** `codes` in order: code, observation, observed, not observed, both selected, not applicable. */
function sexEdits(
  of: (row: LarRow) => Person,
  codes: readonly [string, string, string, string, string, string],
  isCo: boolean,
): RowEdit[] {
  const sexes = isCo ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 6];
  const observedCodes = isCo ? [1, 2, 3, 4] : [1, 2, 3];
  return [
    personEdit(codes[0], "Sex is a code.", of, (person) => oneOf(person.sex, ...sexes)),
    personEdit(codes[1], "Observation of sex is a code.", of, (person) => oneOf(person.sexObserved, ...observedCodes)),
    personEdit(codes[2], "What was observed is 1 or 2.", of, (person) =>
      implies(person.sexObserved === "1", oneOf(person.sex, 1, 2)),
    ),
    personEdit(codes[3], "What was not observed is 1, 2, 3 or 6.", of, (person) =>
      implies(person.sexObserved === "2", oneOf(person.sex, 1, 2, 3, 6)),
    ),
    personEdit(codes[4], "Both sexes were not observed.", of, (person) =>
      implies(person.sex === "6", oneOf(person.sexObserved, 2, 3)),
    ),
    personEdit(codes[5], "Sex 4 was not observed.", of, (person) =>
      implies(person.sex === "4", person.sexObserved === "3"),
    ),
  ];
}

function ageEdits(of: (row: LarRow) => Person, code: string): RowEdit[] {
  return [
    personEdit(`${code}-1`, "Age is a whole number above 0.", of, (person) => person.age > 0),
    personEdit(`${code}-2`, "An entity has age 8888.", of, (person, row) =>
      implies(isEntity(person) && row.actionTaken !== "6", person.age === 8888),
    ),
  ];
}

function personEdit(code: string, says: string, of: (row: LarRow) => Person, passes: PersonEdit): RowEdit {
  return edit(code, says, (row) => passes(of(row), row));
}

function notApplicableEthnicity(person: Person): boolean {
  return implies(person.ethnicity[0] === "4", person.ethnicityObserved === "3");
}

function notApplicableRace(person: Person): boolean {
  return implies(person.race[0] === "7", person.raceObserved === "3");
}

function entityWithoutIncome(person: Person, row: LarRow): boolean {
  return implies(isEntity(person) && row.actionTaken !== "6", row.income === "NA");
}

function isBlank(values: readonly string[]): boolean {
  return values.every((value) => value === "");
}

/** Neither ethnicity nor race nor sex applies: no natural person. */
function isEntity({ ethnicity, race, sex }: Person): boolean {
  return ethnicity[0] === "4" && race[0] === "7" && sex === "4";
}

/** An applicant that is no natural person: its demographic fields hold the code for "not applicable". */
export function isEntityApplicant(row: LarRow): boolean {
  return isEntity(applicantOf(row));
}

export function isEntityCoApplicant(row: LarRow): boolean {
  return isEntity(coApplicantOf(row));
}

/** The three fields that say "no co-applicant" together (12 CFR 1003 App. B): ethnicity 5, race 8, sex 5. */
export function hasNoCoApplicant(row: LarRow): boolean {
  return row.coApplicantEthnicity1 === "5" && row.coApplicantRace1 === "8" && row.coApplicantSex === "5";
}

function applicantOf(row: LarRow): Person {
  return {
    ethnicity: [
      row.applicantEthnicity1,
      row.applicantEthnicity2,
      row.applicantEthnicity3,
      row.applicantEthnicity4,
      row.applicantEthnicity5,
    ],
    ethnicityText: row.applicantEthnicityText,
    ethnicityObserved: row.applicantEthnicityObserved,
    race: [row.applicantRace1, row.applicantRace2, row.applicantRace3, row.applicantRace4, row.applicantRace5],
    raceTexts: [row.applicantRaceNativeText, row.applicantRaceAsianText, row.applicantRacePacificText],
    raceObserved: row.applicantRaceObserved,
    sex: row.applicantSex,
    sexObserved: row.applicantSexObserved,
    age: Number(row.applicantAge),
  };
}

function coApplicantOf(row: LarRow): Person {
  return {
    ethnicity: [
      row.coApplicantEthnicity1,
      row.coApplicantEthnicity2,
      row.coApplicantEthnicity3,
      row.coApplicantEthnicity4,
      row.coApplicantEthnicity5,
    ],
    ethnicityText: row.coApplicantEthnicityText,
    ethnicityObserved: row.coApplicantEthnicityObserved,
    race: [
      row.coApplicantRace1,
      row.coApplicantRace2,
      row.coApplicantRace3,
      row.coApplicantRace4,
      row.coApplicantRace5,
    ],
    raceTexts: [row.coApplicantRaceNativeText, row.coApplicantRaceAsianText, row.coApplicantRacePacificText],
    raceObserved: row.coApplicantRaceObserved,
    sex: row.coApplicantSex,
    sexObserved: row.coApplicantSexObserved,
    age: Number(row.coApplicantAge),
  };
}
