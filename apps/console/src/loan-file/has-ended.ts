import type { LoanFileView } from "@gable/contract/loan-file/view.ts";

/** Whether nothing more is asked of anybody: it was declined, withdrawn or cancelled, or has lapsed. */
export const hasEnded = ({ standing }: Pick<LoanFileView, "standing">): boolean =>
  standing !== "ACTIVE" && standing !== "FUNDED";
