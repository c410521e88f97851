import type { Instant } from "../../calendar/zoned-time.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";
import { isCleared, type WatchlistScreening } from "../facts/watchlist-screening.ts";

/** Of the borrower, in the key of an order; who signs beside them is named by their uuid. */
export const BORROWER = "borrower";

const isScreenedOn = (screening: WatchlistScreening | undefined, day: Instant): boolean =>
  (screening?.recheckedAt ?? screening?.at ?? "") >= day;

/**
 * Whose names are held against the sanctions lists once more before the money leaves. The lists change daily, and weeks may lie between the
 * application and its money: nothing is paid to or for who is on one by then (31 CFR 501.404, the lender's own programme).
 */
export function peopleToScreenAgain(facts: Facts): readonly string[] {
  const { fundingDay } = facts;
  return fundingDay ? notScreenedSince(facts, fundingDay.at) : [];
}

/** Whether an answer to this order is news: what it says of one counts, also where the money waits by then for what it said of another. */
export const isScreeningNews = (facts: Facts, key: string): boolean => {
  const [, who = "", ...day] = key.split(":");
  return notScreenedSince(facts, day.join(":")).includes(who);
};

function notScreenedSince({ funding, watchlist, signers }: Facts, day: Instant): readonly string[] {
  if (funding) return [];
  const people = [
    { who: BORROWER, watchlist },
    ...signers.map(({ uuid, watchlist: own }) => ({ who: uuid, watchlist: own })),
  ];
  return people
    .filter((person) => isCleared(person.watchlist) && !isScreenedOn(person.watchlist, day))
    .map(({ who }) => who);
}

/** The order for one of them, for this day. */
export const screenAgainOrder = (who: string, { fundingDay }: Pick<Facts, "fundingDay">): Effect =>
  effect("screen-again", who, fundingDay?.at ?? "");

/**
 * A screening with what the lists say now. Entries that a person has found to be about somebody else stay so; any other is to be looked
 * at, and holds the money until then.
 */
export function screenedAgain<Screening extends WatchlistScreening>(
  before: Screening,
  found: WatchlistScreening,
): Screening {
  const known = new Set((before.entries ?? []).map(nameOf));
  const isKnown = before.clearedBy !== undefined && (found.entries ?? []).every((entry) => known.has(nameOf(entry)));
  if (found.outcome === "CLEAR" || isKnown) return { ...before, recheckedAt: found.at };
  const { clearedBy: _cleared, match: _match, ...kept } = before;
  return { ...(kept as Screening), ...found, recheckedAt: found.at };
}

const nameOf = ({ list, name, programme }: NonNullable<WatchlistScreening["entries"]>[number]): string =>
  [list, name, programme].join("|");
