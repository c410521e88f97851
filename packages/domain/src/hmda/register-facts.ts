import type { LocalDate } from "../calendar/local-date.ts";
import { localDateAt } from "../calendar/zoned-time.ts";
import type { Cents } from "../money/cents.ts";
import { unitsOf } from "../offers/price-line.ts";
import { statedAnnualIncome } from "../profile/registration.ts";
import type { AporWeek } from "../underwriting/apor.ts";
import { cltvWithLine, ratiosWithLine } from "../underwriting/ratios-with-line.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import { isFirstLien } from "../workflow/notices/first-lien.ts";
import { homeOf, ownershipMatches } from "../workflow/property/home.ts";
import type { ActionTaken } from "./action-taken.ts";
import type { HmdaPurpose, RegisterFacts } from "./build-row.ts";
import type { DemographicAnswers } from "./demographic-answers.ts";
import { reportDemographics } from "./demographics.ts";
import { reportedPurchaser } from "./purchasers.ts";
import { rateSpread } from "./rate-spread.ts";
import { makeUli } from "./uli.ts";

/** What a row needs beside the application itself. */
export interface RegisterTerms {
  readonly lei: string;
  /** The smallest line that the lender makes: what is applied for while no line is chosen, and refused with a denial of any. */
  readonly smallestLine: Cents;
  readonly viaBroker: boolean;
  readonly originatorNmlsId: string | null;
  readonly aporWeeks: readonly AporWeek[];
  /** Absent where nobody answered. */
  readonly demographics: DemographicAnswers | undefined;
}

/** Rates are published, and set, by the calendar of Washington. */
const RATE_ZONE = "America/New_York";
const MONTHS = 12;

const unanswered: DemographicAnswers = {
  ethnicity: [],
  ethnicityDeclined: false,
  race: [],
  raceDeclined: false,
  sex: [],
  sexDeclined: false,
};

/** What the register says of a finished application: the figures that the decision relied on. Throws for what was never received. */
export function registerFactsOf(file: LoanFile, taken: ActionTaken, terms: RegisterTerms): RegisterFacts {
  const { facts } = file;
  const home = homeOf(facts);
  const address = home?.address ?? facts.answers.home;
  if (!facts.receivedAt || !address || !facts.answers.birthDate) throw new Error(`${file.uuid} was never received.`);
  const dateOf = (at: string): LocalDate => localDateAt(at, home?.timeZone ?? RATE_ZONE);
  const { offer, decision } = facts;
  const input = decision?.input;
  const line = lineOf(facts, taken, terms);
  return {
    lei: terms.lei,
    uli: makeUli(terms.lei, file.loanNumber),
    applicationDate: dateOf(facts.receivedAt),
    purpose: purposeOf(facts),
    occupancy: facts.additional?.occupancy ?? facts.answers.occupancy ?? "PRIMARY",
    totalLine: line,
    action: taken.action,
    actionDate: taken.on,
    address: {
      street: [address.street1, address.street2].filter(Boolean).join(" "),
      city: address.city,
      state: address.state,
      zip: address.zip,
    },
    countyFips: facts.censusPlace?.countyFips ?? home?.countyFips ?? null,
    censusTract: (facts.censusPlace ? facts.censusPlace.censusTract : home?.censusTract) ?? null,
    demographics: reportDemographics(terms.demographics ?? unanswered),
    dateOfBirth: facts.answers.birthDate,
    // Where assets alone were counted, no income was relied on: that is not applicable, and not nothing.
    incomeReliedOn: decision ? decision.result.numbers.annualIncome || null : statedIncome(facts),
    aprSpreadPercent: offer ? spreadOf(offer, terms.aporWeeks) : null,
    // None is ever made: every offer is held against the limits of 12 CFR 1026.32 before it is shown.
    isHighCost: false,
    lienPosition: (decision ? decision.result.numbers.lienPosition === 1 : isFirstLien(facts)) ? 1 : 2,
    scoreReliedOn: input?.credit.found ? input.credit.score : null,
    scoreModel: input?.credit.scoreModel ?? "OTHER",
    denialReasons: taken.reasons,
    ratePercent: offer?.ratePercent ?? null,
    ...ratiosOf(facts, line),
    termMonths: offer ? offer.termYears * MONTHS : null,
    propertyValue: input?.property.value ?? null,
    units: home ? unitsOf(home.propertyType) : 1,
    manufactured: home?.propertyType === "MANUFACTURED" ? { ownsLand: ownershipMatches(facts) } : null,
    purchaser: taken.action === "ORIGINATED" ? reportedPurchaser(taken.on, facts.sale) : "0",
    viaBroker: terms.viaBroker,
    payableToUs: true,
    originatorNmlsId: terms.originatorNmlsId,
  };
}

/** The line that was opened or chosen; of a denied counteroffer, the one applied for; else the most that was offered. */
function lineOf({ offer, decision }: Facts, { action }: ActionTaken, { smallestLine }: RegisterTerms): Cents {
  if (offer) return offer.line;
  return action === "DENIED" ? smallestLine : Math.max(smallestLine, decision?.result.numbers.maxLine ?? 0);
}

const statedIncome = ({ answers: { annualIncome, otherIncome = [] } }: Facts): Cents | null =>
  annualIncome === undefined ? null : statedAnnualIncome({ annualIncome, otherIncome });

/**
 * A line that replaces a debt secured by the home is a refinancing, with cash out where something is left for the borrower; home
 * improvement counts before it only where nothing is replaced (comment 4(a)(3)-3).
 */
function purposeOf({ additional, offer, liens }: Facts): HmdaPurpose {
  const replaced = (liens?.liens ?? []).filter(
    ({ id, paidOffAtClosing }) => paidOffAtClosing || offer?.payoffs.includes(id),
  );
  if (replaced.length > 0 && offer) {
    const balance = replaced.reduce((sum, lien) => sum + lien.balance, 0);
    return offer.initialDraw > balance ? "CASH_OUT_REFINANCING" : "REFINANCING";
  }
  return additional?.purpose === "HOME_IMPROVEMENT" ? "HOME_IMPROVEMENT" : "OTHER";
}

function spreadOf(offer: NonNullable<Facts["offer"]>, weeks: readonly AporWeek[]): string | null {
  const spread = rateSpread(
    {
      actionTaken: 1,
      aprPercent: offer.ratePercent,
      termMonths: offer.termYears * MONTHS,
      rateSet: localDateAt(offer.at, RATE_ZONE),
      isReverseMortgage: false,
    },
    weeks,
  );
  return spread.ok ? spread.spread : null;
}

/** With the line chosen; where none was, the debts of the decision, and the claims with the smallest line. 12 CFR 1003.4(a)(23), (24). */
function ratiosOf({ decision, offer }: Facts, line: Cents): Pick<RegisterFacts, "dtiPercent" | "cltvPercent"> {
  if (!decision) return { dtiPercent: null, cltvPercent: null };
  const { numbers } = decision.result;
  if (offer) return ratiosWithLine(numbers, { ...offer, line });
  return {
    dtiPercent: numbers.dtiAfterPercent ?? numbers.dtiBeforePercent,
    cltvPercent: cltvWithLine(numbers, line),
  };
}
