/**
 * What a borrower corrects by themselves: who they are, what they earn, which home it is, where they live and how they are reached. Everything else that
 * they said is changed on its own screen once the summary is opened again.
 */
export const correctionKinds = ["person", "income", "home", "residence", "phone", "summary"] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** What a correction brings with it; told before it is made. */
export const consequences = [
  "CREDIT_CHECK",
  "HARD_CHECK",
  "HOME_AGAIN",
  "VALUE_AGAIN",
  "DEBTS_AGAIN",
  "TITLE_AGAIN",
  "VALUER_RECALLED",
  "FLOOD_AGAIN",
  "INSURANCE_AGAIN",
  "INSURANCE_ASKED",
  "OFFERS_ANEW",
  "INCOME_AGAIN",
  "WORK_ANEW",
  "ACCOUNT_AGAIN",
  "IDENTITY_AGAIN",
  "SUMMARY_ANEW",
  "SIGN_AGAIN",
  "PAPERS_ANEW",
  "TEXAS_DAYS",
  "APPOINTMENT_AGAIN",
  "TITLE_QUESTIONS",
  "COUNSELLORS_ANEW",
  "NOTHING_ELSE",
] as const;
export type Consequence = (typeof consequences)[number];

/** Why an answer cannot be corrected by the borrower alone, so that a person must help. */
export const correctionLimits = [
  "NOT_YET",
  "OPEN_ALREADY",
  "DECIDED",
  "CHECKS_USED",
  "VALUER_ORDERED",
  "PAPERS_DRAWN",
  "SIGNED",
] as const;
export type CorrectionLimit = (typeof correctionLimits)[number];
