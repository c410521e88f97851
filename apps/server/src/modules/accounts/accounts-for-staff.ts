import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isRefused } from "@gable/domain/workflow/refused-orders.ts";

/** Whether a person judges the account for the money: the check could not, or it refuses it. */
export const isAccountOurs = (file: LoanFile): boolean =>
  file.facts.disbursementCheck?.status === "PENDING_REVIEW" ||
  (file.facts.disbursementCheck === undefined && isRefused(file, "check-disbursement-account"));

/** As with the account for the money. */
export const isAutopayOurs = (file: LoanFile): boolean =>
  file.facts.autopayCheck?.status === "PENDING_REVIEW" ||
  (file.facts.autopayCheck === undefined && isRefused(file, "check-autopay-account"));
