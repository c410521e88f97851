import type { Instant } from "../../calendar/zoned-time.ts";
import type { CreditFile, Tradeline } from "../../credit/credit-file.ts";
import type { Lien } from "../../liens/lien.ts";
import type { Cents } from "../../money/cents.ts";
import type { CallWindow } from "../../organisations/call-windows.ts";

/** A debt secured by the home, as the product knows it: what underwriting reads, and what the borrower is shown. */
export interface KnownLien extends Lien {
  readonly openedOn: string | null;
  readonly originalAmount: Cents | null;
  /** Where it was seen: on the credit report, in county records, in both, in our own books, or told by the borrower. */
  readonly seenIn: "CREDIT" | "COUNTY" | "BOTH" | "OURS" | "BORROWER";
  /** The county's own name of it, where it is on record. */
  readonly recordedId?: string;
  /** What the borrower says is owed, where that is less than on record and not shown yet; 0 where it is said to be gone. */
  readonly saidBalance?: Cents;
}

export interface KnownTradeline extends Tradeline {
  readonly lastFour: string | null;
  /** Payments rest with the creditor's leave; absent from a report that was read before this was kept. */
  readonly inForbearance?: boolean;
  /** What should have been paid and was not; absent where nothing, or where that was not kept. */
  readonly pastDue?: Cents;
  /** The consumer disputes it with the bureau or the creditor; absent where not, or where that was not kept. */
  readonly inDispute?: true;
}

/** The agency that made a report, as letters must name it (FCRA 615(a)). */
export interface Bureau {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly freezeWebsite: string;
}

/** What a bureau reported: what underwriting reads, and what notices need. */
export interface KnownCredit extends Omit<CreditFile, "tradelines"> {
  readonly reportId: string;
  readonly bureau: Bureau;
  readonly tradelines: readonly KnownTradeline[];
  readonly scoreRange: { readonly low: number; readonly high: number };
  readonly inquiriesAreAFactor: boolean;
  /** How many of a hundred consumers score in each sixth of the range, lowest first; absent where the bureau does not say. */
  readonly scoreDistribution?: readonly number[];
  /** The bureau has another social security number on the file than the one that was given; absent where not, or where that was not kept. */
  readonly ssnDiffers?: true;
  /** The report may not be used until the consumer has been reached (15 USC 1681c-1(h)). */
  readonly alert: { readonly kind: string; readonly phone: string | null } | null;
}

/** When the borrower chose to be called about the alert on a report. */
export interface AlertCall extends CallWindow {
  /** When that report came: another alert is called about anew. */
  readonly about: Instant;
  readonly at: Instant;
}

/** That the borrower would be reminded of a freeze, once. */
export interface FreezeReminder {
  readonly dueAt: Instant;
  /** Of the full check that follows the submission, and not of the soft one. */
  readonly isHard: boolean;
  readonly at: Instant;
}
