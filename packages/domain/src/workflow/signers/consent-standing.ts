import { isElectronicConsentOutdated } from "../../profile/consents.ts";
import { decide, END_ROW } from "../decide.ts";
import type { LoanFile } from "../facts/facts.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";

const isOpen = (file: LoanFile): boolean => decide(file).row < END_ROW && file.facts.declined === undefined;

/** Whether the borrower of an open application is asked once more for the consent to electronic records, before the next of them. */
export const asksConsentAgain = (file: LoanFile): boolean =>
  file.facts.onPaper === undefined && isElectronicConsentOutdated(file.facts.consents) && isOpen(file);

/** The same of somebody who signs beside the borrower, and consents for themselves. */
export const asksSignerAgain = (file: LoanFile, { onPaper, consents }: SignerFacts): boolean =>
  onPaper === undefined && isElectronicConsentOutdated(consents) && isOpen(file);
