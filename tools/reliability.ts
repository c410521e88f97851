// npm run test:reliability -- --seed N --journeys N --kills N: whole journeys of several personas while the server and its database are
// killed. The same seed kills at the same requests. Ends with code 1 when anything that was acknowledged is lost, any effect is doubled
// or a journey does not arrive where it arrives in peace.
import { isDeepStrictEqual, parseArgs } from "node:util";
import { walkInPeace, walkThroughKills } from "@gable/testkit/reliability/walk-through-kills.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

type Peace = Awaited<ReturnType<typeof walkInPeace>>;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    journeys: { type: "string", default: "8" },
    /** In each journey; one of them is of the database. */
    kills: { type: "string", default: "5" },
    personas: { type: "string", default: "straight-approval,no-value,retired,manual-pay,revised-offer" },
  },
});
const firstSeed = wholeNumber("seed", values.seed);
const journeys = wholeNumber("journeys", values.journeys);
const killsEach = wholeNumber("kills", values.kills);
const personas = values.personas.split(",");

/** Of the server's log, shown with a journey that did not end. */
const LOG_LINES = 3;

const product = await startOwnProduct({ LOG_LEVEL: "error" });
const restartsMs: number[] = [];
const peaceOf = new Map<string, Peace>();
let kills = 0;
let whole = 0;
try {
  for (let journey = 0; journey < journeys; journey += 1) {
    const persona = personas[journey % personas.length] ?? "";
    const seed = firstSeed + journey;
    let peace = peaceOf.get(persona);
    if (!peace) {
      peace = await walkInPeace(product, { persona });
      peaceOf.set(persona, peace);
      console.log(`${persona} in peace: ${peace.requests} requests to ${peace.last}.`);
    }
    const faults = await findFaults(seed, persona, peace);
    kills += killsEach;
    if (faults.length === 0) whole += 1;
    console.log(`seed ${seed} ${persona}: ${killsEach} kills, ${faults.length === 0 ? "whole" : faults.join("; ")}`);
  }
} finally {
  await product.close();
}
const sorted = restartsMs.toSorted((a, b) => a - b);
const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`;
console.log(
  `${kills} kills in ${journeys} journeys, ${whole} of ${journeys} whole; a restart takes ${seconds(sorted[Math.floor(sorted.length / 2)])}, the slowest ${seconds(sorted.at(-1))}.`,
);
process.exitCode = whole === journeys ? 0 : 1;

async function findFaults(seed: number, persona: string, peace: Peace): Promise<string[]> {
  const database = Math.min(1, killsEach);
  try {
    const survived = await walkThroughKills(product, peace.requests, {
      seed,
      server: killsEach - database,
      database,
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
    return [error instanceof Error ? error.message : String(error), ...logged];
  }
}

/** What happened otherwise than in peace, kind by kind. */
function differences(before: Peace["effects"], after: Peace["effects"]): string[] {
  return (Object.keys(before) as (keyof Peace["effects"])[]).flatMap((kind) => {
    if (isDeepStrictEqual(before[kind], after[kind])) return [];
    const missing = before[kind].filter((line) => !after[kind].includes(line));
    const added = after[kind].filter((line) => !before[kind].includes(line));
    return [`${kind}: ${added.join(", ") || "nothing"} instead of ${missing.join(", ") || "nothing"}`];
  });
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    console.error(`--${name} must be a whole number, not "${text}".`);
    process.exit(1);
  }
  return Number(text);
}
