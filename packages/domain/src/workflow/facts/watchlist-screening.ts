import type { LocalDate } from "../../calendar/local-date.ts";
import type { Instant } from "../../calendar/zoned-time.ts";

/** An entry of a list whose name is like somebody's. */
export interface ListEntry {
  readonly list: string;
  readonly name: string;
  readonly programme: string;
  /** Of the names, 0 to 100. */
  readonly likeness: number;
}

/** What the sanctions lists say of a person, and what staff found where a name was like theirs. */
export interface WatchlistScreening {
  readonly outcome: "CLEAR" | "HIT";
  readonly at: Instant;
  /** With whom a person of staff compares them; absent from a screening of before these were kept. */
  readonly listsAsOf?: LocalDate;
  readonly entries?: readonly ListEntry[];
  readonly clearedBy?: string;
  /** When the lists were asked once more, on the day of the money. */
  readonly recheckedAt?: Instant;
  /** Somebody of staff found that it is the person on the list: somebody else must agree before anything follows. */
  readonly match?: { readonly by: string; readonly note: string; readonly at: Instant };
}

/** A name like theirs is on a list, and nobody has found yet that it is another person's. */
export const isMatched = (screening: WatchlistScreening | undefined): screening is WatchlistScreening =>
  screening?.outcome === "HIT" && screening.clearedBy === undefined;

/** Nobody on a list, or somebody of staff found that it is another person. */
export const isCleared = (screening: WatchlistScreening | undefined): boolean =>
  screening !== undefined && (screening.outcome === "CLEAR" || screening.clearedBy !== undefined);
