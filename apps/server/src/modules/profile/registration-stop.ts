import { isMinor } from "@gable/domain/calendar/age.ts";
import { addDays, addMonths, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { RegistrationDraft } from "@gable/domain/profile/registration.ts";
import { isLicensedIn } from "../organisations/licences.ts";

export type StopReason =
  | "state-not-licensed"
  | "new-york-not-authorized"
  | "loan-officer-not-licensed"
  | "property-type-not-eligible"
  | "listed-for-sale"
  | "title-changed-recently"
  | "no-income"
  | "not-of-age";

export interface Stop {
  readonly reason: StopReason;
  /** First day on which it would be possible, where time helps. */
  readonly eligibleOn: LocalDate | null;
}

/** Homes that this kind of line cannot be secured by (rule 4.1). */
const ineligibleHomes: ReadonlySet<string> = new Set(["THREE_OR_MORE_UNITS", "COOPERATIVE", "MANUFACTURED"]);
const MONTHS_OFF_THE_MARKET = 6;
const DAYS_OF_TITLE = 90;

/**
 * Why an application cannot be taken for what was answered so far, if so; asked again with every answer. `originatorStates` are those of
 * the officer who brings it, who must be licensed where the home is (rule ).
 */
export function registrationStop(
  answers: RegistrationDraft,
  lender: Lender,
  today: LocalDate,
  originatorStates?: readonly string[],
): Stop | null {
  const state = answers.home?.state;
  if (state !== undefined && !isLicensedIn(lender, state, today)) {
    return stop(state === "NY" ? "new-york-not-authorized" : "state-not-licensed");
  }
  if (state !== undefined && originatorStates && !originatorStates.includes(state)) {
    return stop("loan-officer-not-licensed");
  }
  if (answers.homeType !== undefined && ineligibleHomes.has(answers.homeType))
    return stop("property-type-not-eligible");
  if (answers.listedForSale === true) return stop("listed-for-sale", addMonths(today, MONTHS_OFF_THE_MARKET));
  if (answers.titleChangedRecently === true) return stop("title-changed-recently", addDays(today, DAYS_OF_TITLE));
  if (answers.annualIncome === 0 && (answers.otherIncome ?? []).length === 0 && answers.employmentType !== undefined) {
    return stop("no-income");
  }
  if (state !== undefined && answers.birthDate !== undefined && isMinor(answers.birthDate, today, state)) {
    return stop("not-of-age");
  }
  return null;
}

const stop = (reason: StopReason, eligibleOn: LocalDate | null = null): Stop => ({ reason, eligibleOn });
