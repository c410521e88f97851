import { z } from "zod";
import { FIRST_ROW_OF_CLOSING } from "../journey/plan-rows.ts";
import { decide } from "../workflow/decide.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import type { CorrectionKind } from "./correction-consequences.ts";
import { RegistrationAnswers } from "./registration.ts";

/** Who somebody is: what a bureau, a register and an identity document are compared with. */
export const PersonCorrection = RegistrationAnswers.pick({ name: true, birthDate: true });
/** What somebody earns, and how. */
export const IncomeCorrection = RegistrationAnswers.pick({
  employmentType: true,
  annualIncome: true,
  otherIncome: true,
});

export const Correction = z.union([PersonCorrection, IncomeCorrection]);
export type Correction = z.output<typeof Correction>;

export const kindOf = (correction: Correction): CorrectionKind => ("name" in correction ? "person" : "income");

/**
 * Whether an answer can still be corrected by the borrower: what a bureau was asked with until the application is submitted, income
 * until the closing papers are drawn. Before row 2 the answers are simply given.
 */
export function mayCorrect(file: LoanFile, kind: CorrectionKind): boolean {
  const { row, step } = decide(file);
  if (row < 2 || step === "DECLINED") return false;
  return kind === "person" ? file.facts.submittedAt === undefined : row < FIRST_ROW_OF_CLOSING;
}

export const changesNothing = ({ answers }: Facts, correction: Correction): boolean =>
  Object.entries(correction).every(
    ([name, value]) => JSON.stringify(answers[name as keyof Correction]) === JSON.stringify(value),
  );

/**
 * The facts after a correction: what was found out with the former answer is taken back, so that the plan finds it out anew, and
 * the summary is written again. A fact given as `undefined` is taken back.
 */
export function corrected(
  { facts }: LoanFile,
  correction: Correction,
  at: string,
): { readonly [K in keyof Facts]?: Facts[K] | undefined } {
  const summary = {
    summaryDocuments: undefined,
    summarySignature: undefined,
    // The summary is a new one, and not the one that these facts had once.
    ...(facts.additional && { additional: { ...facts.additional, at } }),
  };
  if ("name" in correction) {
    return {
      ...summary,
      answers: { ...facts.answers, ...correction },
      softCredit: undefined,
      softCreditAttempts: facts.softCreditAttempts + 1,
      fraudAlertCleared: undefined,
      ownershipCleared: undefined,
      watchlist: undefined,
      liens: undefined,
      inquiryAttestation: undefined,
    };
  }
  const isOtherWork = correction.employmentType !== facts.answers.employmentType;
  return {
    ...summary,
    answers: { ...facts.answers, ...correction },
    incomeVerified: undefined,
    // What the former work paid says nothing of this one.
    ...(isOtherWork && { incomeSources: [], payStubs: undefined, employer: undefined, employment: undefined }),
  };
}
