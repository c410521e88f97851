import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isRefused } from "@gable/domain/workflow/refused-orders.ts";
import { beforeEnd, changeIf, nothingToDecide } from "../../workflow/staff-act.ts";
import { refusedAccount, refusedAutopay, STAFF_ACCEPTED } from "./account-tasks.ts";

export const accountActs = beforeEnd<
  "accept-account" | "refuse-account" | "accept-autopay-account" | "refuse-autopay-account"
>({
  "accept-account": (asked) => changeIf(asked, isAccountOurs(asked.file), { disbursementCheck: accepted(asked.at) }),
  "refuse-account": ({ file, act, at }) => {
    if (!isAccountOurs(file)) throw nothingToDecide(file);
    return refusedAccount(file, act.reason, at);
  },
  "accept-autopay-account": (asked) => changeIf(asked, isAutopayOurs(asked.file), { autopayCheck: accepted(asked.at) }),
  "refuse-autopay-account": ({ file, act, now }) => {
    if (!isAutopayOurs(file)) throw nothingToDecide(file);
    return refusedAutopay(file, act.reason, now);
  },
});

const accepted = (at: string) => ({ status: "VERIFIED", reason: STAFF_ACCEPTED, at }) as const;

/** Whether a person judges the account for the money: the check could not, or it refuses it. */
const isAccountOurs = (file: LoanFile): boolean =>
  file.facts.disbursementCheck?.status === "PENDING_REVIEW" ||
  (file.facts.disbursementCheck === undefined && isRefused(file, "check-disbursement-account"));

/** As with the account for the money. */
const isAutopayOurs = (file: LoanFile): boolean =>
  file.facts.autopayCheck?.status === "PENDING_REVIEW" ||
  (file.facts.autopayCheck === undefined && isRefused(file, "check-autopay-account"));
