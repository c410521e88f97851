import { randomUUID } from "node:crypto";
import { addDays, daysBetween, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { type AporWeek, aporWeekOn } from "@gable/domain/underwriting/apor.ts";
import type { UnderwritingInput } from "@gable/domain/underwriting/underwriting-input.ts";
import type { MarketRates as MarketRatesVendor } from "@gable/vendors/prime-offer-rates/port.ts";
import { sql } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Listener } from "../../database/listen.ts";
import type { Database } from "../../database/transaction.ts";
import type { Logger } from "../../log.ts";

/** Rates are published in Washington. */
const ZONE = "America/New_York";
const CHANNEL = "market_rates";
const LOOK_EVERY_MS = 3_600_000;
/** While nothing is known of today's market nobody is offered anything, nor may register on a fresh installation. */
const LOOK_WHILE_UNKNOWN_MS = 60_000;
const WEEK_DAYS = 7;
/** A table that is older says nothing of today's market. */
const LONGEST_DAYS = 21;

type Market = NonNullable<UnderwritingInput["market"]>;

/** The market's rates: average prime offer rates week by week, and the prime rate, as the source published them. */
export interface MarketRates {
  /** What a decision of a day compares with and adds its margin to; null where the source has not said. */
  readonly on: (date: LocalDate) => Market | null;
  /** The latest prime rate of a day that is known, however old: it holds until another is announced. Percent; null before any. */
  readonly primeOn: (date: LocalDate) => string | null;
  /** Asks the source for what is missing today. A source that does not answer is asked again later. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Known {
  readonly weeks: readonly AporWeek[];
  readonly prime: readonly { readonly asOf: LocalDate; readonly percent: string }[];
}

export interface MarketRatesGround {
  readonly db: Database;
  readonly listener: Listener;
  readonly clock: Clock;
  readonly log: Logger;
  readonly source: MarketRatesVendor;
}

/**
 * Opens what is known of the market, keeps it in step with the other processes, and asks the source where `asks` is set: every hour, and
 * every minute (`whileUnknownMs`) while today's market is not known.
 */
export async function openMarketRates(
  ground: MarketRatesGround,
  asks: boolean,
  whileUnknownMs = LOOK_WHILE_UNKNOWN_MS,
): Promise<MarketRates> {
  let known = await read(ground.db);
  const readAgain = async (): Promise<void> => {
    try {
      known = await read(ground.db);
    } catch (error) {
      ground.log.warn({ err: error }, "market rates cannot be read");
    }
  };
  const unsubscribe = await ground.listener.subscribe(CHANNEL, () => void readAgain());
  const today = () => localDateAt(ground.clock.now().toISOString(), ZONE);
  const refresh = async (): Promise<void> => {
    try {
      if (await obtain(ground, today(), known)) known = await read(ground.db);
    } catch (error) {
      ground.log.warn({ err: error }, "the source of market rates does not answer");
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const refreshOnAndOn = async (): Promise<void> => {
    await refresh();
    if (isClosed) return;
    const isKnown = marketOn(known, today()) !== null;
    timer = setTimeout(() => void refreshOnAndOn(), isKnown ? LOOK_EVERY_MS : whileUnknownMs).unref();
  };
  if (asks) await refreshOnAndOn();
  return {
    on: (date) => marketOn(known, date),
    primeOn: (date) => primeOn(known, date),
    refresh,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await unsubscribe();
    },
  };
}

const primeOn = ({ prime }: Known, date: LocalDate): string | null =>
  prime.findLast(({ asOf }) => asOf <= date)?.percent ?? null;

function marketOn(known: Known, date: LocalDate): Market | null {
  const week = aporWeekOn(known.weeks, date);
  const primePercent = primeOn(known, date);
  if (!week || primePercent === null || daysBetween(week.asOf, date) > LONGEST_DAYS) return null;
  return { primePercent, apor: [{ asOf: week.asOf, fixedByYears: { ...week.fixedByYears } }] };
}

/** Whether the source gave something new. */
async function obtain({ db, source, clock }: MarketRatesGround, today: LocalDate, known: Known): Promise<boolean> {
  const order = () => {
    const key = randomUUID();
    return { key, reference: "market-rates", correlationId: key, orderedAt: clock.now().toISOString() };
  };
  // In the west yesterday is not over yet: what is decided there is of that day, which may be of the week before.
  const days = [addDays(today, -1), today].filter((day) => isMissing(known.weeks, day));
  const [prime, ...offers] = await Promise.all([
    source.primeRate({ ...order(), request: { on: today } }),
    ...days.map((on) => source.offerRates({ ...order(), request: { on, table: "fixed" } })),
  ]);
  const rows = [];
  for (const offered of offers) {
    if (offered.status !== "answered" || offered.answer.outcome !== "known") continue;
    const { effectiveFrom, rates } = offered.answer;
    const fixedByYears = Object.fromEntries(rates.map(({ years, rate }) => [String(years), rate]));
    rows.push({ kind: "apor-fixed", effective_from: effectiveFrom, rates: JSON.stringify(fixedByYears) });
  }
  if (prime.status === "answered" && prime.answer.outcome === "known") {
    const { effectiveFrom, rate } = prime.answer;
    if (!known.prime.some(({ asOf }) => asOf === effectiveFrom)) {
      rows.push({ kind: "prime", effective_from: effectiveFrom, rates: JSON.stringify({ percent: rate }) });
    }
  }
  if (rows.length === 0) return false;
  await db
    .insertInto("market_rates")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
  return true;
}

function isMissing(weeks: readonly AporWeek[], day: LocalDate): boolean {
  const week = aporWeekOn(weeks, day);
  return !week || addDays(week.asOf, WEEK_DAYS) <= day;
}

/** Every week of average prime offer rates that is on record, the earliest first. */
export async function aporWeeksOf(db: Database): Promise<readonly AporWeek[]> {
  return (await read(db)).weeks;
}

async function read(db: Database): Promise<Known> {
  const rows = await db
    .selectFrom("market_rates")
    .select(["kind", "effective_from", "rates"])
    .orderBy("effective_from")
    .execute();
  return {
    weeks: rows
      .filter(({ kind }) => kind === "apor-fixed")
      .map(({ effective_from: asOf, rates }) => ({ asOf, fixedByYears: rates as Record<string, string> })),
    prime: rows
      .filter(({ kind }) => kind === "prime")
      .map(({ effective_from: asOf, rates }) => ({ asOf, percent: (rates as { percent: string }).percent })),
  };
}
