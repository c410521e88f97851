import type { Instant } from "../../calendar/zoned-time.ts";
import type { StaffAct, StaffActName } from "../../staff/staff-acts.ts";

/** What moves money to or from a creditor once it has been decided upon, so that one person alone could lead it elsewhere. */
export const payoffActsOfTwo = [
  "record-mailed-payoff",
  "accept-payoff-amount",
  "leave-debt-unpaid",
] as const satisfies readonly StaffActName[];
export type PayoffActOfTwo = Extract<StaffAct, { readonly act: (typeof payoffActsOfTwo)[number] }>;

/** One person did it; it counts once another has agreed to just that. */
export interface PayoffActAsked {
  readonly by: string;
  readonly at: Instant;
  readonly act: PayoffActOfTwo;
}

/** Not agreed to, or taken back by whoever asked: it can be asked for again. */
export interface PayoffAskRefused {
  readonly by: string;
  readonly at: Instant;
  readonly reason: string;
  readonly act: PayoffActOfTwo["act"] | "correct-payee";
  readonly askedBy: string;
}
