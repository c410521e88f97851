import type { PlanRow } from "../journey/plan-rows.ts";
import type { Step } from "../journey/steps.ts";
import type { Effect } from "./effect.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";

/**
 * One row of the plan (journey, section 2). The first row that applies and is not done is where the application stands.
 * A row says nothing about screens.
 */
export interface Stage {
  readonly row: PlanRow;
  readonly name: string;
  /** Absent: always. */
  readonly applies?: (file: LoanFile) => boolean;
  readonly done: (file: LoanFile) => boolean;
  /** The server's step while the row is unmet; `null` leaves the screen to the client machine. */
  readonly step: (file: LoanFile) => Step | null;
  /** Background work that the row needs now. */
  readonly effects?: (file: LoanFile) => readonly Effect[];
  /** The work may start before the rows above are done, as soon as this holds, so that nobody waits for it later. */
  readonly startsAhead?: (file: LoanFile) => boolean;
}

/** Whether a vendor has taken the order of this work and answers later (`taken-orders.ts` has of which work that is kept). */
export const isTaken = ({ takenOrders }: Facts, { key }: Effect): boolean =>
  takenOrders !== undefined && Object.hasOwn(takenOrders, key);
