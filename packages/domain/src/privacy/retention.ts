import { addDays, type LocalDate, latestOf } from "../calendar/local-date.ts";
import { yearsAfter } from "../calendar/years-after.ts";
import { localDateAt } from "../calendar/zoned-time.ts";
import { actionTakenOn } from "../hmda/action-taken.ts";
import { notaryRecordsKeptUntil } from "../notary/recording.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";

/** Why something is still kept. */
export const retentionGrounds = ["OPEN", "LINE", "ENDED", "NEVER_RECEIVED"] as const;
export type RetentionGround = (typeof retentionGrounds)[number];

export interface Retention {
  readonly ground: RetentionGround;
  /** The last day; null while the application is open and nothing can be said yet. */
  readonly until: LocalDate | null;
}

/** After a line's last payment: limitation periods of contract and of Regulation Z (12 CFR 1026.25), with room (policy). */
const YEARS_AFTER_LINE = 7;
/** A register is kept three years from its filing (12 CFR 1003.5(a)(1)): longer than the 25 months of 12 CFR 1002.12(b). */
const YEARS_AFTER_FILING = 3;
/** What was never an application. */
const DAYS_UNSENT = 90;
const ZONE = "America/New_York";

/** Until when an application and all that belongs to it is kept, whatever the person wishes. */
export function retentionOf(file: LoanFile): Retention {
  const { facts } = file;
  if (!facts.receivedAt) {
    return { ground: "NEVER_RECEIVED", until: addDays(localDateAt(file.createdAt, ZONE), DAYS_UNSENT) };
  }
  const taken = actionTakenOn(file);
  if (!taken) return { ground: "OPEN", until: null };
  if (taken.action === "ORIGINATED") {
    const matures = facts.agreedDates?.maturesOn ?? taken.on;
    return { ground: "LINE", until: yearsAfter(matures, YEARS_AFTER_LINE) };
  }
  const filedOn = `${Number(taken.on.slice(0, 4)) + 1}-03-01`;
  const { deed, notaryRecordings = [] } = facts;
  const acts = [...(deed?.journal ?? []).map(({ at }) => at), ...notaryRecordings.map(({ beganAt }) => beganAt)];
  return {
    ground: "ENDED",
    until: latestOf(yearsAfter(filedOn, YEARS_AFTER_FILING), ...acts.map(notaryRecordsKeptUntil)),
  };
}
