import type { ReplyOf } from "@gable/contract/call.ts";
import type { timeline } from "@gable/contract/calls/application.ts";
import { rowOfStep } from "@gable/domain/journey/plan-rows.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Moment } from "@gable/domain/workflow/timeline/moment.ts";
import { momentRows } from "@gable/domain/workflow/timeline/moment-rows.ts";

export type Entry = ReplyOf<typeof timeline>["entries"][number];

interface Ahead {
  /** Where the application stands is no moment of its own: what is done there comes before all of them. */
  readonly isBetween: boolean;
  readonly entries: readonly Entry[];
}

/**
 * Whether a moment is told as going on. Of a period that runs, of what somebody else does, and of a meeting whose day is known, one asks
 * when it is.
 */
export const isGoingOn = ({ moment, state, mover, date }: Entry): boolean =>
  state === "now" && (date === null || (mover === "borrower" && moment !== "deed-notarised"));

/** What is not done yet, as the page tells it: nothing that comes later is told as what is done now. `isBeside`: what is next is no part of the way. */
export function movesAhead(entries: readonly Entry[], step: string | null, isBeside = false): Ahead {
  const ahead = entries.filter(({ state }) => state !== "done");
  const now = ahead.find(({ state }) => state === "now");
  const row = step === null ? null : (rowOfStep[step as Step] ?? null);
  const isBetween = isBeside || now === undefined || row === null || momentRows[now.moment as Moment]?.row !== row;
  return {
    isBetween,
    entries: isBetween ? ahead.map((entry) => ({ ...entry, state: "ahead" as const })) : ahead,
  };
}
