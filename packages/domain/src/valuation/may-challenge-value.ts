import { rowOf } from "../journey/row-of.ts";
import { decide } from "../workflow/decide.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";
import { homeOf } from "../workflow/property/home.ts";

/** From the first decision on, and until documents are drawn on the value. */
const FIRST_ROW = rowOf.decision;
const LAST_ROW = rowOf.payoffs;

/**
 * Whether the borrower may hold the value of the home to be wrong: once, and wherever a value decided something. After a decline that is
 * where the home was among the reasons; another value changes nothing about a score.
 */
export function mayChallengeValue(file: LoanFile): boolean {
  const { facts } = file;
  const { row, stage } = decide(file);
  if (row < FIRST_ROW || row > LAST_ROW || !facts.decision || stage === "declined") return false;
  const { decision, reasons } = facts.decision.result;
  if (decision === "INELIGIBLE") return false;
  if (decision === "DECLINE" && !reasons.some(({ finding }) => finding === "EQUITY")) return false;
  return facts.valueChallenge === undefined && facts.bpo?.status !== "ORDERED" && homeOf(facts) !== undefined;
}
