import type { ForeignDocument } from "../application/document-titles.ts";
import type { ConditionCategory } from "../application/enumerations.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import type { Words } from "../language.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { AskedPapersKey } from "./asked-papers-key.ts";
import type { priorTo } from "./condition.ts";

/** Papers that the facts ask for and a person reads: they stay asked for until somebody of staff has accepted them. */
export interface AskedPapers {
  readonly key: AskedPapersKey;
  readonly category: ConditionCategory;
  /** Since when they are asked for; undefined while they are not. Accepted before then, they are asked for again. */
  readonly since: (facts: Facts) => Instant | undefined;
  readonly papers: ForeignDocument;
  readonly wanted: (facts: Facts) => number;
  /** As of the papers that the facts ask for at once. */
  readonly mostDaysOld?: number;
  readonly comment: Words | ((facts: Facts) => Words);
  /** The comment names creditors or courts: of the staff, those read it who may see credit. */
  readonly tellsCredit?: true;
  /** What must not happen before; null where the application goes on without, on what is on record. */
  readonly priorTo: (typeof priorTo)[number] | null;
}

/** Once the application is submitted, and until the papers are signed: what is signed stands. */
export const beforeClosing = (facts: Facts, isAsked: boolean): Instant | undefined =>
  isAsked && facts.closingSignedAt === undefined ? facts.submittedAt : undefined;
