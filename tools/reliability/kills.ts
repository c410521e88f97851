import { isDeepStrictEqual } from "node:util";
import { walkInPeace, walkThroughKills } from "@gable/testkit/reliability/walk-through-kills.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";

type Peace = Awaited<ReturnType<typeof walkInPeace>>;

/** Of the server's log, shown with a journey that did not end. */
const LOG_LINES = 3;

/** In each journey; one of them is of the database. */
const KILLS_EACH = 5;
const personas = ["joint-owner", "straight-approval", "no-value", "retired", "manual-pay", "revised-offer"];

/**
 * Whole journeys while the server and its database are killed, so many times in all. Journey n of a seed is journey 1 of seed + n - 1, of the same person and killed at the same requests. False
 * when anything that was acknowledged is lost, any effect is doubled or a journey does not arrive where it arrives in peace.
 */
export async function surviveKills(firstSeed: number, kills: number): Promise<boolean> {
  const product = await startOwnProduct({ LOG_LEVEL: "error" });
  const restartsMs: number[] = [];
  const peaceOf = new Map<string, Peace>();
  const journeys = Math.ceil(kills / KILLS_EACH);
  let whole = 0;
  try {
    for (let journey = 0; journey < journeys; journey += 1) {
      const seed = firstSeed + journey;
      const persona = personas[seed % personas.length] ?? "";
      const peace = peaceOf.get(persona) ?? (await walkInPeace(product, { persona }));
      peaceOf.set(persona, peace);
      const faults = await findFaults(product, { seed, persona, peace }, restartsMs);
      if (faults.length === 0) whole += 1;
      console.log(`seed ${seed} ${persona}: ${KILLS_EACH} kills, ${faults.length === 0 ? "whole" : faults.join("; ")}`);
    }
  } finally {
    await product.close();
  }
  const sorted = restartsMs.toSorted((a, b) => a - b);
  console.log(
    `R1: ${journeys * KILLS_EACH} kills in ${journeys} journeys, ${whole} of ${journeys} whole; a restart takes ${seconds(sorted[Math.floor(sorted.length / 2)])}, the slowest ${seconds(sorted.at(-1))}.`,
  );
  return whole === journeys;
}

const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`;

interface Journey {
  readonly seed: number;
  readonly persona: string;
  readonly peace: Peace;
}

async function findFaults(product: OwnProduct, journey: Journey, restartsMs: number[]): Promise<string[]> {
  const { seed, persona, peace } = journey;
  try {
    const survived = await walkThroughKills(product, peace.requests, {
      seed,
      server: KILLS_EACH - 1,
      database: 1,
      persona,
    });
    restartsMs.push(...survived.restartsMs);
    return [
      ...(survived.last === peace.last ? [] : [`ended at ${survived.last}`]),
      ...(survived.lost.length === 0 ? [] : [`lost ${survived.lost.join(", ")}`]),
      ...(survived.brokenAt === undefined ? [] : [`events break at ${survived.brokenAt}`]),
      ...differences(peace.effects, survived.effects),
    ];
  } catch (error) {
    const logged = product.said().trim().split("\n").slice(-LOG_LINES);
    return [reasonOf(error), ...logged];
  }
}

/** What broke a walk, down to what was at the bottom of it: that nobody answered says not why. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [reasonOf(error.cause)])].join(", by ")
    : String(error);

/** What happened otherwise than in peace, kind by kind. */
function differences(before: Peace["effects"], after: Peace["effects"]): string[] {
  return (Object.keys(before) as (keyof Peace["effects"])[]).flatMap((kind) => {
    if (isDeepStrictEqual(before[kind], after[kind])) return [];
    const missing = before[kind].filter((line) => !after[kind].includes(line));
    const added = after[kind].filter((line) => !before[kind].includes(line));
    return [`${kind}: ${added.join(", ") || "nothing"} instead of ${missing.join(", ") || "nothing"}`];
  });
}
