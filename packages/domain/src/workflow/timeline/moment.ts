import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";

/** What an application comes to, in the order in which it usually does. */
export const moments = [
  "opened",
  "offer-chosen",
  "submitted",
  "income-verified",
  "identity-verified",
  "home-valued",
  "signing-opens",
  "documents-signed",
  "others-signed",
  "attorney-reviewed",
  "deed-notarised",
  "rescission-ends",
  "hold-ends",
  "recorded",
  "funded",
  "debts-paid",
] as const;
export type Moment = (typeof moments)[number];

/** One moment of an application, past or to come. */
export interface TimelineEntry {
  readonly moment: Moment;
  /** In the property's zone; null where it cannot be told yet. */
  readonly date: LocalDate | null;
  readonly at: Instant | null;
  readonly state: "done" | "now" | "ahead";
  readonly mover: "borrower" | "others" | "lender" | "county" | "nobody";
  /** Computed as if everything that is the borrower's were done today. */
  readonly estimated: boolean;
}
