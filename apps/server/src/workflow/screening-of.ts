import type { WatchlistScreening } from "@gable/domain/workflow/facts/watchlist-screening.ts";
import type { ScreeningAnswer } from "@gable/vendors/watchlist/protocol.ts";

/** What the lists answered, with the entries that a person of staff compares. */
export function screeningOf(answer: ScreeningAnswer, now: Date): WatchlistScreening {
  const at = now.toISOString();
  if (answer.outcome === "clear") return { outcome: "CLEAR", at };
  return {
    outcome: "HIT",
    at,
    listsAsOf: answer.listsAsOf,
    entries: answer.matches.map(({ listedName, ...entry }) => ({ ...entry, name: listedName })),
  };
}
