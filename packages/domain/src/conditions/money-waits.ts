import type { LoanFile } from "../workflow/facts/facts.ts";
import { askedBy, isAboutAutopay, openConditions } from "./caused-conditions.ts";
import type { Condition } from "./condition.ts";

/** Whether no money is sent before an open condition is met: all but the account for the payments, and papers the application goes on without. */
export const holdsMoney = (file: LoanFile, condition: string): boolean =>
  !isAboutAutopay(file, condition) && askedBy(file, condition)?.priorTo !== null;

/** What is the borrower's move, and money is not sent before. */
export const moneyWaitsFor = (file: LoanFile): readonly Condition[] =>
  openConditions(file).filter(({ uuid, actionNeeded }) => actionNeeded && holdsMoney(file, uuid));
