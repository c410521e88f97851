import type { Queue } from "../pipeline/queues.ts";
import { queuesOf } from "../pipeline/queues-of.ts";
import { creditReasonNames, type StaffDeclineReason } from "../underwriting/staff-decline.ts";
import { decide } from "../workflow/decide.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";
import { isTexasHomestead } from "../workflow/notary/notarisation.ts";

/** For what may be declined that waits in a queue. A watch-list match takes two people, by acts of its own. */
const grounds: Partial<Readonly<Record<Queue, readonly StaffDeclineReason[]>>> = {
  "fraud-alert": ["IDENTITY_NOT_VERIFIED"],
  credit: ["UNABLE_TO_VERIFY_CREDIT_REFERENCES", "NO_CREDIT_FILE", "IDENTITY_NOT_VERIFIED"],
  ownership: ["OWNERSHIP_NOT_SHOWN", "TITLE_NOT_CLEAR"],
  underwriting: creditReasonNames,
  // The other line takes what the home could secure.
  "same-home": ["COLLATERAL_NOT_SUFFICIENT"],
  delinquency: creditReasonNames,
  income: ["UNABLE_TO_VERIFY_INCOME"],
  employment: ["UNABLE_TO_VERIFY_EMPLOYMENT", "TEMPORARY_OR_IRREGULAR_EMPLOYMENT"],
  identity: ["IDENTITY_NOT_VERIFIED"],
  valuation: ["COLLATERAL_NOT_SUFFICIENT"],
  title: ["TITLE_NOT_CLEAR", "COLLECTION_OR_JUDGMENT"],
  trust: ["TRUST_NOT_ACCEPTED", "OWNERSHIP_NOT_SHOWN"],
};

/** On a Texas homestead the law stands in the way before the value does (Tex. Const. art. XVI s.50(a)(6)(K)). */
const ofHomestead: readonly StaffDeclineReason[] = ["EQUITY_LOAN_OPEN", "COLLATERAL_NOT_SUFFICIENT"];
const ofMinor: readonly StaffDeclineReason[] = ["NOT_OF_AGE", "IDENTITY_NOT_VERIFIED"];

/** The reasons for which staff may decline an application as it stands; none once its credit agreement is signed. */
export function declineGrounds(file: LoanFile): readonly StaffDeclineReason[] {
  if (file.facts.closingSignedAt) return [];
  const isMinor = decide(file).step === "CREDIT_MINOR";
  const groundsIn = (queue: Queue) => {
    if (queue === "credit" && isMinor) return ofMinor;
    if (queue === "same-home" && isTexasHomestead(file.facts)) return ofHomestead;
    return grounds[queue] ?? [];
  };
  return [...new Set(queuesOf(file).flatMap(({ queue }) => groundsIn(queue)))];
}
