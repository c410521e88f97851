import * as z from "zod";
import { EmploymentType, type IncomeSourceType } from "../application/enumerations.ts";

/** Ways to verify income that a borrower can be offered. */
const IncomeWay = z.enum([
  "PAYROLL",
  "PLAID_TRANSACTIONS",
  "TAX_TRANSCRIPT",
  "MANUAL_PAYSTUB",
  "TAX_RETURN",
  "AWARD_LETTER",
] as const satisfies readonly IncomeSourceType[]);
export type IncomeWay = z.infer<typeof IncomeWay>;

/** Papers are read by a person: four business hours. */
const PERSON_SECONDS = 14_400;
const typicalSeconds: Readonly<Record<IncomeWay, number>> = {
  PAYROLL: 60,
  PLAID_TRANSACTIONS: 120,
  TAX_TRANSCRIPT: 180,
  MANUAL_PAYSTUB: PERSON_SECONDS,
  TAX_RETURN: PERSON_SECONDS,
  AWARD_LETTER: PERSON_SECONDS,
};

/** How borrowers of a lender fared with a way lately. */
export interface WayExperience {
  /** Who began. */
  readonly tried: number;
  /** Whose income was read by it. */
  readonly finished: number;
  /** From the beginning to the reading, in seconds; the middle one. Null where nobody finished. */
  readonly seconds: number | null;
}

/** By way; what is read by people, and what nobody tried lately, is not in it. */
export type WaysExperience = Partial<Record<IncomeWay, WayExperience>>;

/** Of fewer nothing can be told. */
export const FEWEST_TRIES = 30;

/** A way to verify income. */
export interface VerificationMethod {
  readonly source: IncomeWay;
  /** The time that it takes: of this lender's borrowers lately where enough of them tried it. */
  readonly typicalSeconds: number;
  /** How many of ten who began it finished it, rounded down; null where too few tried. */
  readonly finishedOfTen: number | null;
}

const places = ["first", "second", "third", "fourth"] as const;

/** Ways in the order in which they are offered. */
const OrderedWays = z.strictObject({
  first: IncomeWay,
  second: IncomeWay.nullable(),
  third: IncomeWay.nullable(),
  fourth: IncomeWay.nullable(),
});
type OrderedWays = z.infer<typeof OrderedWays>;

/** What can show each kind of income; what else there is shows nothing of it. */
const possible: Readonly<Record<EmploymentType, readonly IncomeWay[]>> = {
  FULL_TIME: ["PAYROLL", "PLAID_TRANSACTIONS", "TAX_TRANSCRIPT", "MANUAL_PAYSTUB", "TAX_RETURN"],
  PART_TIME: ["PAYROLL", "PLAID_TRANSACTIONS", "TAX_TRANSCRIPT", "MANUAL_PAYSTUB", "TAX_RETURN"],
  SELF_EMPLOYED: ["PLAID_TRANSACTIONS", "TAX_TRANSCRIPT", "TAX_RETURN"],
  RETIRED: ["TAX_TRANSCRIPT", "PLAID_TRANSACTIONS", "AWARD_LETTER", "TAX_RETURN"],
  UNEMPLOYED: ["PLAID_TRANSACTIONS", "TAX_TRANSCRIPT", "AWARD_LETTER", "TAX_RETURN"],
  SEPARATE_MAINTENANCE_PAYMENTS: ["PLAID_TRANSACTIONS", "TAX_TRANSCRIPT", "TAX_RETURN"],
};

/** Of which one must be left: who is not helped by any vendor sends a paper. Employed people are asked for stubs in the end. */
const papers = (employmentType: EmploymentType): readonly IncomeWay[] =>
  employmentType === "FULL_TIME" || employmentType === "PART_TIME"
    ? ["MANUAL_PAYSTUB"]
    : ["TAX_RETURN", "AWARD_LETTER"];

/** A lender's ways for each kind of employment. Codes: `way-not-possible`, `way-twice`, `way-needs-paper`. */
export const IncomeWays = z.record(EmploymentType, OrderedWays).check(({ value, issues }) => {
  for (const employmentType of EmploymentType.options) {
    const ordered = value[employmentType];
    const at = (place: (typeof places)[number], message: string) =>
      issues.push({ code: "custom", input: value, path: [employmentType, place], message });
    const seen = new Set<IncomeWay>();
    for (const place of places) {
      const way = ordered[place];
      if (way === null) continue;
      if (!possible[employmentType].includes(way)) at(place, "way-not-possible");
      if (seen.has(way)) at(place, "way-twice");
      seen.add(way);
    }
    if (!papers(employmentType).some((way) => seen.has(way))) at("first", "way-needs-paper");
  }
});
export type IncomeWays = z.infer<typeof IncomeWays>;

const inOrder = (
  first: IncomeWay,
  second: IncomeWay | null = null,
  third: IncomeWay | null = null,
  fourth: IncomeWay | null = null,
): OrderedWays => ({ first, second, third, fourth });

/** The quickest first (rule 4.5), until a lender says otherwise. */
export const usualWays: IncomeWays = {
  FULL_TIME: inOrder("PAYROLL", "PLAID_TRANSACTIONS", "MANUAL_PAYSTUB"),
  PART_TIME: inOrder("PAYROLL", "PLAID_TRANSACTIONS", "MANUAL_PAYSTUB"),
  SELF_EMPLOYED: inOrder("PLAID_TRANSACTIONS", "TAX_TRANSCRIPT", "TAX_RETURN"),
  RETIRED: inOrder("TAX_TRANSCRIPT", "PLAID_TRANSACTIONS", "AWARD_LETTER", "TAX_RETURN"),
  UNEMPLOYED: inOrder("PLAID_TRANSACTIONS", "AWARD_LETTER", "TAX_RETURN"),
  SEPARATE_MAINTENANCE_PAYMENTS: inOrder("PLAID_TRANSACTIONS", "TAX_RETURN"),
};

/** The ways that are offered for a kind of employment, in the lender's order, with what borrowers' `experience` tells of each. */
export const methodsFor = (
  ways: IncomeWays,
  employmentType: EmploymentType,
  experience: WaysExperience = {},
): VerificationMethod[] =>
  places.flatMap((place) => {
    const source = ways[employmentType][place];
    return source === null ? [] : [{ source, ...told(source, experience[source]) }];
  });

const told = (source: IncomeWay, experience: WayExperience | undefined): Omit<VerificationMethod, "source"> =>
  experience === undefined || experience.tried < FEWEST_TRIES
    ? { typicalSeconds: typicalSeconds[source], finishedOfTen: null }
    : {
        typicalSeconds: experience.seconds ?? typicalSeconds[source],
        finishedOfTen: Math.floor((10 * experience.finished) / experience.tried),
      };

/** Whether a source is among them; `EMPINFO` is another name for a payroll account. */
export const isOffered = (ways: IncomeWays, employmentType: EmploymentType, source: IncomeSourceType): boolean =>
  methodsFor(ways, employmentType).some((method) => method.source === (source === "EMPINFO" ? "PAYROLL" : source));
