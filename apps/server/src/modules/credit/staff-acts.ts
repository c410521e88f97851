import { askedAgain, isCheckOpen } from "@gable/domain/workflow/credit/credit-checks.ts";
import { openFraudAlert } from "@gable/domain/workflow/credit/fraud-alert.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { beforeEnd, byStaff, changeIf } from "../../workflow/staff-act.ts";

export const creditActs = beforeEnd<"clear-fraud-alert" | "ask-bureau-again" | "accept-delinquency">({
  "clear-fraud-alert": (asked) =>
    changeIf(asked, openFraudAlert(asked.file.facts) !== undefined, { fraudAlertCleared: byStaff(asked) }),
  "ask-bureau-again": (asked) => changeIf(asked, isCheckOpen(asked.file.facts), askedAgain(asked.file.facts)),
  "accept-delinquency": (asked) => changeIf(asked, isDelinquent(asked.file), { delinquencyCleared: byStaff(asked) }),
});

const isDelinquent = (file: LoanFile): boolean =>
  decide(file).step === "DELINQUENCY_REVIEW" || file.facts.decision?.result.flags.delinquencyReview === true;
