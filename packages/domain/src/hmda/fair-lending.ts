import type { Words } from "../language.ts";
import { ExactDecimal } from "../money/rounding.ts";
import type { LarRow } from "./lar-row.ts";

/** A figure about fewer people than this is not shown: it would tell of single persons, and says nothing of a practice. */
export const SMALLEST_GROUP = 10;
/** A group that is approved at less than this share of the reference group's rate is where to look: 29 CFR 1607.4(D), by analogy. */
export const FOUR_FIFTHS = "0.80";
/** From this age on somebody is elderly: 12 CFR 1002.2(o). */
const ELDERLY = 62;

const notAvailable: Words = { en: "Not available", es: "No disponible" };

/** The groups of each trait in the words of the published data, and the one that the others are compared with. */
export const traits = {
  race: {
    words: { en: "Race", es: "Raza" },
    reference: "WHITE",
    groups: {
      WHITE: { en: "White", es: "Blanca" },
      BLACK: { en: "Black or African American", es: "Negra o afroamericana" },
      ASIAN: { en: "Asian", es: "Asiática" },
      NATIVE: { en: "American Indian or Alaska Native", es: "India americana o nativa de Alaska" },
      PACIFIC: {
        en: "Native Hawaiian or other Pacific Islander",
        es: "Nativa de Hawái u otra isla del Pacífico",
      },
      SEVERAL: { en: "Two or more minority races", es: "Dos o más razas minoritarias" },
      NOT_AVAILABLE: notAvailable,
    },
  },
  ethnicity: {
    words: { en: "Ethnicity", es: "Etnicidad" },
    reference: "NOT_HISPANIC",
    groups: {
      NOT_HISPANIC: { en: "Not Hispanic or Latino", es: "No hispana ni latina" },
      HISPANIC: { en: "Hispanic or Latino", es: "Hispana o latina" },
      NOT_AVAILABLE: notAvailable,
    },
  },
  sex: {
    words: { en: "Sex", es: "Sexo" },
    reference: "MALE",
    groups: {
      MALE: { en: "Male", es: "Hombre" },
      FEMALE: { en: "Female", es: "Mujer" },
      BOTH: { en: "Both ticked", es: "Ambas casillas" },
      NOT_AVAILABLE: notAvailable,
    },
  },
  age: {
    words: { en: "Age", es: "Edad" },
    reference: "UNDER_62",
    groups: {
      UNDER_62: { en: "Under 62", es: "Menos de 62" },
      FROM_62: { en: "62 and older", es: "62 o más" },
      NOT_AVAILABLE: notAvailable,
    },
  },
} as const satisfies Readonly<
  Record<string, { words: Words; reference: string; groups: Readonly<Record<string, Words>> }>
>;

export type Trait = keyof typeof traits;
export const traitNames = Object.keys(traits) as Trait[];

/** What a group name means. */
export const groupWords = (trait: Trait, group: string): Words =>
  (traits[trait].groups as Readonly<Record<string, Words>>)[group] ?? notAvailable;

/** How a group fared. Null: too few people, or another group's figure could be worked out from it. */
export interface GroupFigures {
  readonly group: string;
  /** Approved or denied; withdrawn and incomplete applications are decided by nobody. */
  readonly decided: number | null;
  readonly approved: number | null;
  /** One decimal. */
  readonly approvalPercent: string | null;
  /** Of the approval rate to the reference group's: two decimals, the rest left off; null for the reference group itself, too. */
  readonly impactRatio: string | null;
  readonly isBelowFourFifths: boolean;
  /** Approved, with an offer that was chosen. */
  readonly priced: number | null;
  /** Mean of the yearly rates: three decimals. */
  readonly meanRate: string | null;
  /** Above the reference group's mean, in hundredths of a percent; null for the reference group itself, too. */
  readonly basisPointsAbove: number | null;
}

export interface FairLending {
  readonly decided: number;
  readonly undecided: number;
  readonly traits: readonly {
    readonly trait: Trait;
    readonly reference: string;
    readonly groups: readonly GroupFigures[];
  }[];
}

/**
 * Approval and pricing by group, from the rows of a register as they are filed, so that a lender sees what an examiner will. Raw
 * figures: nothing in them is adjusted for credit, income or value.
 */
export function fairLendingOf(rows: readonly LarRow[]): FairLending {
  const decided = rows.filter(({ actionTaken }) => isApproval(actionTaken) || actionTaken === "3");
  return {
    decided: decided.length,
    undecided: rows.length - decided.length,
    traits: traitNames.map((trait) => ({
      trait,
      reference: traits[trait].reference,
      groups: groupsOf(decided, trait),
    })),
  };
}

/** Loan originated; approved, but not accepted. */
const isApproval = (actionTaken: string): boolean => actionTaken === "1" || actionTaken === "2";

interface Counted {
  readonly group: string;
  readonly decided: number;
  readonly approved: number;
  readonly rates: readonly ExactDecimal[];
}

function groupsOf(decided: readonly LarRow[], trait: Trait): GroupFigures[] {
  const counted = Object.keys(traits[trait].groups)
    .map((group): Counted => {
      const own = decided.filter((row) => groupOf[trait](row) === group);
      const approved = own.filter(({ actionTaken }) => isApproval(actionTaken));
      const rates = approved.flatMap(({ interestRate }) =>
        interestRate === "NA" ? [] : [new ExactDecimal(interestRate)],
      );
      return { group, decided: own.length, approved: approved.length, rates };
    })
    .filter((one) => one.decided > 0);
  const shown = shownOf(counted.map((one) => one.decided));
  const priced = shownOf(counted.map((one) => one.rates.length));
  const at = counted.findIndex(({ group }) => group === traits[trait].reference);
  const reference = counted[at];
  const referenceMean = reference && shown.has(at) && priced.has(at) ? meanOf(reference.rates) : undefined;
  return counted.map((one, index): GroupFigures => {
    const isShown = shown.has(index);
    const mean = isShown && priced.has(index) ? meanOf(one.rates) : undefined;
    const ratio = isShown && index !== at && shown.has(at) ? ratioOf(one, reference) : undefined;
    return {
      group: one.group,
      decided: isShown ? one.decided : null,
      approved: isShown ? one.approved : null,
      approvalPercent: isShown ? approvalRate(one).times(100).toFixed(1) : null,
      impactRatio: ratio?.toFixed(2, ExactDecimal.ROUND_DOWN) ?? null,
      isBelowFourFifths: ratio?.lessThan(FOUR_FIFTHS) ?? false,
      priced: mean ? one.rates.length : null,
      meanRate: mean?.toFixed(3) ?? null,
      basisPointsAbove:
        mean && referenceMean && index !== at
          ? mean.minus(referenceMean).times(100).toDecimalPlaces(0).toNumber()
          : null,
    };
  });
}

const approvalRate = ({ approved, decided }: Counted): ExactDecimal => new ExactDecimal(approved).div(decided);

/** Of a group's approval rate to the reference group's, as one fraction: a rate without an end would fall short of its limit. */
const ratioOf = (one: Counted, reference: Counted | undefined): ExactDecimal | undefined =>
  reference && reference.approved > 0
    ? new ExactDecimal(one.approved * reference.decided).div(one.decided * reference.approved)
    : undefined;

const meanOf = (rates: readonly ExactDecimal[]): ExactDecimal =>
  rates.reduce((sum, rate) => sum.plus(rate), new ExactDecimal(0)).div(rates.length);

/**
 * Which of the groups may be shown. Where a single one is too small, the next smallest is held back with it: the sum of all is known,
 * and would give the one away.
 */
export function shownOf(counts: readonly number[]): ReadonlySet<number> {
  const present = counts.flatMap((count, index) => (count > 0 ? [{ count, index }] : []));
  const small = present.filter(({ count }) => count < SMALLEST_GROUP);
  const large = present.filter(({ count }) => count >= SMALLEST_GROUP).toSorted((a, b) => a.count - b.count);
  return new Set((small.length === 1 ? large.slice(1) : large).map(({ index }) => index));
}

const groupOf: Readonly<Record<Trait, (row: LarRow) => string>> = {
  race: raceOf,
  ethnicity: ethnicityOf,
  sex: sexOf,
  age: ageOf,
};

/** Subcategories begin with the digit of their race. */
const raceByDigit: Readonly<Record<string, string>> = { 1: "NATIVE", 2: "ASIAN", 3: "BLACK", 4: "PACIFIC", 5: "WHITE" };

/** Of somebody who is white and of one minority race, that race is counted; two minority races are a group of their own. */
function raceOf(row: LarRow): string {
  const codes = [row.applicantRace1, row.applicantRace2, row.applicantRace3, row.applicantRace4, row.applicantRace5];
  const races = new Set(codes.flatMap((code) => raceByDigit[code[0] ?? ""] ?? []));
  const minorities = [...races].filter((race) => race !== "WHITE");
  if (minorities.length > 1) return "SEVERAL";
  return minorities[0] ?? (races.size > 0 ? "WHITE" : "NOT_AVAILABLE");
}

/** Who ticked both is counted where fewer are. */
function ethnicityOf(row: LarRow): string {
  const codes = [
    row.applicantEthnicity1,
    row.applicantEthnicity2,
    row.applicantEthnicity3,
    row.applicantEthnicity4,
    row.applicantEthnicity5,
  ];
  if (codes.some((code) => code.startsWith("1"))) return "HISPANIC";
  return codes.includes("2") ? "NOT_HISPANIC" : "NOT_AVAILABLE";
}

const sexes: Readonly<Record<string, string>> = { 1: "MALE", 2: "FEMALE", 6: "BOTH" };

function sexOf({ applicantSex }: LarRow): string {
  return sexes[applicantSex] ?? "NOT_AVAILABLE";
}

function ageOf({ applicantAge }: LarRow): string {
  const age = Number(applicantAge);
  // 8888 and 9999 stand for no age.
  if (!(age > 0 && age < 200)) return "NOT_AVAILABLE";
  return age >= ELDERLY ? "FROM_62" : "UNDER_62";
}
