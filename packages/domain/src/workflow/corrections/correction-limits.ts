import { FIRST_ROW_OF_CLOSING, rowOf } from "../../journey/row-of.ts";
import { type CorrectionKind, type CorrectionLimit, correctionKinds } from "../../profile/correction-consequences.ts";
import { checksLeft, isCheckOpen, MOST_ATTEMPTS } from "../credit/credit-checks.ts";
import { decide, END_ROW } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";

/**
 * Why the borrower cannot correct a kind of answer by themselves; undefined where they can: from the moment at which something was found
 * out with it, before which it is simply given, until somebody begins to sign the papers of the line, which say what it says.
 */
export function correctionLimit(file: LoanFile, kind: CorrectionKind): CorrectionLimit | undefined {
  const { facts } = file;
  const { row, step } = decide(file);
  if (step === "DECLINED" || row >= END_ROW || step === "CANCELLED") return "DECIDED";
  if (row < rowOf.softCredit) return "NOT_YET";
  if (isSigningBegun(facts)) return "SIGNED";
  switch (kind) {
    case "person":
      return step !== "CREDIT_MINOR" && mayBeCheckedAgain(facts) ? undefined : "CHECKS_USED";
    case "home":
      // While it is being found there is a page of its own.
      if (row < rowOf.debts) return "NOT_YET";
      if (facts.bpo) return "VALUER_ORDERED";
      return row < FIRST_ROW_OF_CLOSING ? undefined : "PAPERS_DRAWN";
    case "summary":
      return facts.summarySignature ? undefined : "OPEN_ALREADY";
    case "phone":
      return facts.additional ? undefined : "NOT_YET";
    case "residence":
      return facts.answers.residence ? undefined : "NOT_YET";
    default:
      return undefined;
  }
}

export const mayCorrect = (file: LoanFile, kind: CorrectionKind): boolean => correctionLimit(file, kind) === undefined;

/** Of each kind, why it cannot be corrected. */
export const limitsOf = (file: LoanFile): { readonly kind: CorrectionKind; readonly limit: CorrectionLimit | null }[] =>
  correctionKinds.map((kind) => ({ kind, limit: correctionLimit(file, kind) ?? null }));

/** Whether staff can still correct an answer: as long as the borrower, and also before anything was found out with it. */
export function mayStaffCorrect(file: LoanFile): boolean {
  const { row, step } = decide(file);
  if (step !== null && row === rowOf.profile) return step === "CREDIT_MINOR";
  return row > rowOf.profile && row < END_ROW && step !== "DECLINED" && !isSigningBegun(file.facts);
}

/** Somebody has signed papers of the line, or stands at the office where they are signed. */
export const isSigningBegun = ({
  signatures,
  closingSignedAt,
  originals = [],
  officeArrivals = [],
  signers,
}: Facts): boolean =>
  signatures.length > 0 ||
  closingSignedAt !== undefined ||
  originals.length > 0 ||
  officeArrivals.length > 0 ||
  signers.some((signer) => signer.signatures.length > 0);

/** Nobody tries out who they might be: a bureau is asked about one borrower a few times only. */
function mayBeCheckedAgain(facts: Facts): boolean {
  if (facts.submittedAt === undefined) return !isCheckOpen(facts) || checksLeft(facts) > 0;
  return facts.softCreditAttempts < MOST_ATTEMPTS && facts.hardCreditAttempts < MOST_ATTEMPTS;
}
