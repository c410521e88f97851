import type { Database } from "@gable/server/database/open.ts";

/** From then on the lending policy's figures of law run out, and nothing is decided without them (rule ). */
const FIGURES_END = Date.UTC(2027, 0, 1);
const LATEST_BEGINNING = Date.UTC(2026, 10, 30);
const WEEK_MS = 7 * 86_400_000;

/** By how many milliseconds business time begins earlier in a test's database than the machine's: whole weeks, none before those years. */
export function beginsEarlierMs(now: number): number {
  return now < FIGURES_END ? 0 : Math.ceil((now - LATEST_BEGINNING) / WEEK_MS) * WEEK_MS;
}

/**
 * In later years business time begins earlier in a test's database, on a day whose figures are published: the same day of the week, at the
 * same hour. Tests are to pass on any date, and the product to refuse to lend in a year that it knows no figures of.
 */
export async function beginWhereFiguresAre({ kysely }: Pick<Database, "kysely">): Promise<void> {
  const earlierMs = beginsEarlierMs(Date.now());
  if (earlierMs === 0) return;
  await kysely.insertInto("clock_offsets").values({ scope: "all", offset_ms: -earlierMs }).execute();
  // A server that runs already takes it up.
  await kysely.selectNoFrom((eb) => eb.fn("pg_notify", [eb.val("gable_clock"), eb.val("")]).as("told")).execute();
}
