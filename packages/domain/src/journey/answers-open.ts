import type { StatusFlags } from "../application/status.ts";

type Known = {
  readonly step: string | null;
  readonly status: Pick<StatusFlags, "disclosurelistSummaryComplete" | "disclosurelistClosingComplete">;
};

/**
 * Whether a borrower who has applied may be told that they can put an answer right themselves: not once it is decided, and not once papers
 * are signed that say what it says. What limits each answer is said where they stand.
 */
export const areAnswersOpen = ({ step, status }: Known): boolean =>
  status.disclosurelistSummaryComplete &&
  !status.disclosurelistClosingComplete &&
  step !== "DECLINED" &&
  step !== "CANCELLED";
