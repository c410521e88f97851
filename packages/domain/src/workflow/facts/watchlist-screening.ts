import type { Instant } from "../../calendar/zoned-time.ts";

/** What the sanctions lists say of a person, and what staff found where a name was like theirs. */
export interface WatchlistScreening {
  readonly outcome: "CLEAR" | "HIT";
  readonly at: Instant;
  readonly clearedBy?: string;
  /** Somebody of staff found that it is the person on the list: somebody else must agree before anything follows. */
  readonly match?: { readonly by: string; readonly note: string; readonly at: Instant };
}

/** Nobody on a list, or somebody of staff found that it is another person. */
export const isCleared = (screening: WatchlistScreening | undefined): boolean =>
  screening !== undefined && (screening.outcome === "CLEAR" || screening.clearedBy !== undefined);
