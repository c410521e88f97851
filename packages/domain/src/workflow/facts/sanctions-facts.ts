import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";

/** What was sent to the Treasury, or that nothing is owed to it. */
export const sanctionsReports = ["BLOCKED", "REJECTED", "NONE_OWED"] as const;
export type SanctionsReport = (typeof sanctionsReports)[number];

/** Two of staff found that somebody who borrows or signs is on a sanctions list. */
export interface ListedPerson {
  /** `borrower`, or the uuid of who signs beside them. */
  readonly who: string;
  /** Who agreed, and who had found it. */
  readonly by: string;
  readonly askedBy: string;
  readonly at: Instant;
}

/** What became of the report of them. */
export interface MadeReport {
  readonly made: SanctionsReport;
  /** When it was filed, or found not to be owed. */
  readonly on: LocalDate;
  readonly by: string;
  readonly at: Instant;
  readonly note: string;
}
