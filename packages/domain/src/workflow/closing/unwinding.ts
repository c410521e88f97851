import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { rescissionRefundDueBy } from "../../calendar/notice-clocks.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import type { Facts } from "../facts/facts.ts";
import { zoneAtHome } from "../property/home.ts";

/** Staff are reminded when so many days are left (policy). */
const DAYS_LEFT = 5;

/** How a line ended whose documents were signed. */
export const unwindingCauses = ["RESCINDED", "WITHDRAWN", "OTHER_OWNER", "BARRED"] as const;
export type UnwindingCause = (typeof unwindingCauses)[number];

/**
 * What ended a line after it was signed, and when; undefined where nothing did. The law gives twenty days after a rescission; whoever is
 * let go otherwise after signing is owed the same, so that the same days are kept (policy).
 */
export function endOfSigned(facts: Facts): { readonly cause: UnwindingCause; readonly at: Instant } | undefined {
  const { rescinded, withdrawn, coDeedCancelled, declined, closingSignedAt } = facts;
  if (rescinded) return { cause: "RESCINDED", at: rescinded.at };
  if (closingSignedAt === undefined) return undefined;
  if (withdrawn) return { cause: "WITHDRAWN", at: withdrawn.at };
  if (coDeedCancelled) return { cause: "OTHER_OWNER", at: coDeedCancelled.at };
  // After signing nothing but the law itself lets a lender decline: one of them is on a sanctions list.
  return declined && { cause: "BARRED", at: declined.at };
}

/**
 * Since when a line that ended after it was signed is to be unwound: what was paid is to be returned, and the claim on the home given up.
 * Undefined for any other, and once it is done. A deed that was at the county can be recorded after it was said that it never was: then
 * there is a claim to release after all.
 */
export function unwindingSince(facts: Facts): Instant | undefined {
  const { unwound, recording } = facts;
  if (unwound === undefined) return endOfSigned(facts)?.at;
  const isRecordedAfterAll = unwound.claim === "NEVER_RECORDED" && isClaimRecorded(facts);
  return isRecordedAfterAll ? (recording?.recordedAt ?? unwound.at) : undefined;
}

/** The day that a borrower is promised for it; undefined where one of them is on a sanctions list: a refund or a release needs a licence. */
export const promisedUnwindBy = (facts: Facts): LocalDate | undefined => (facts.listed ? undefined : unwindBy(facts));

export const isUnwinding = (facts: Facts): boolean => unwindingSince(facts) !== undefined;

/**
 * The last day on which such a line must be unwound, where the home is; undefined for any other. After a cancellation the days run from its
 * receipt, however late somebody wrote it down (12 CFR 1026.15(d)(2)).
 */
export function unwindBy(facts: Facts): LocalDate | undefined {
  const end = endOfSigned(facts);
  if (!end) return undefined;
  const came = end.cause === "RESCINDED" ? facts.rescinded?.recorded?.came : undefined;
  return rescissionRefundDueBy(came ?? localDateAt(end.at, zoneAtHome(facts)));
}

/** The day on which staff are reminded. */
export function unwindingReminderOn(facts: Facts): LocalDate | undefined {
  const by = unwindBy(facts);
  return by && addDays(by, -DAYS_LEFT);
}

/** Whether the county has the deed on its books, so that only a release takes the claim away. */
export const isClaimRecorded = ({ recording }: Facts): boolean => recording?.status === "RECORDED";
