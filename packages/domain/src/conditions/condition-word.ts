import type { Instant } from "../calendar/zoned-time.ts";

/** Something that was said about what is asked for. Only the one who is asked, and staff, read it. */
export interface ConditionWord {
  readonly uuid: string;
  /** The one who is asked: the borrower, or who signs beside them. */
  readonly by: "ASKED" | "STAFF";
  readonly kind: "MESSAGE" | "NOT_APPLICABLE" | "RETURNED";
  readonly text: string;
  readonly at: Instant;
  readonly staffUuid?: string;
}
