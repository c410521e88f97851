import type { ReplyOf } from "@gable/contract/call.ts";
import type { timeline } from "@gable/contract/calls/application.ts";
import { rowOfStep } from "@gable/domain/journey/plan-rows.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Moment } from "@gable/domain/workflow/timeline/moment.ts";
import { momentRows } from "@gable/domain/workflow/timeline/moment-rows.ts";
import type { NextMove } from "./next-move.ts";

export type Entry = ReplyOf<typeof timeline>["entries"][number];

interface Ahead {
  /** Where the application stands is no moment of its own, or the lender has it: what is done there comes before all of them. */
  readonly isBetween: boolean;
  readonly entries: readonly Entry[];
}

/**
 * Whether a moment is told as going on. Of a period that runs, of what somebody else does, and of a meeting whose day is known, one asks
 * when it is.
 */
export const isGoingOn = ({ moment, state, mover, date }: Entry): boolean =>
  state === "now" && (date === null || (mover === "borrower" && moment !== "deed-notarised"));

/** What a borrower does themselves once the lender has it ready; of every other moment only the lender's check is left. */
const doneInPerson: ReadonlySet<Entry["moment"]> = new Set(["documents-signed", "deed-notarised"]);

/** What is not done yet, as the page tells it: nothing that comes later, and nothing that is with the lender, is told as the borrower's now. */
export function movesAhead(
  entries: readonly Entry[],
  step: string | null,
  { mover, isBeside = false }: Partial<Pick<NextMove, "mover" | "isBeside">> = {},
): Ahead {
  const ahead = entries.filter(({ state }) => state !== "done");
  const now = ahead.find(({ state }) => state === "now");
  const row = step === null ? null : (rowOfStep[step as Step] ?? null);
  // Those who sign come on once the borrower has asked them.
  const isBefore = mover === "you" && now?.mover === "others";
  const isElsewhere = now === undefined || row === null || momentRows[now.moment as Moment]?.row !== row;
  const isBetween = isBeside || isBefore || isElsewhere;
  const isWithLender = !isBetween && mover === "us" && now.mover === "borrower";
  if (!isBetween && !isWithLender) return { isBetween, entries: ahead };
  const isChecked = isWithLender && !doneInPerson.has(now.moment);
  const later = isChecked ? ahead.filter((entry) => entry !== now) : ahead;
  return { isBetween: true, entries: later.map((entry) => ({ ...entry, state: "ahead" as const })) };
}
