// npm run test:reliability -- --seed N --kills N: whole journeys while the server and its database are killed. The same seed kills at
// the same requests. Ends with code 1 when anything that was acknowledged is lost, any effect is doubled or a journey does not arrive.
import { isDeepStrictEqual, parseArgs } from "node:util";
import { walkInPeace, walkThroughKills } from "@gable/testkit/reliability/walk-through-kills.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

/** A journey has so many kills, every second one of the database too. */
const KILLS_A_JOURNEY = 5;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    kills: { type: "string", default: "20" },
    persona: { type: "string", default: "straight-approval" },
  },
});
const firstSeed = Number(values.seed);
const wanted = Number(values.kills);
const { persona } = values;

const product = await startOwnProduct();
const restartsMs: number[] = [];
let kills = 0;
let failures = 0;
try {
  const peace = await walkInPeace(product, { persona });
  console.log(`In peace: ${peace.requests} requests to ${peace.last}.`);
  for (let journey = 0; kills < wanted; journey += 1) {
    const seed = firstSeed + journey;
    const database = journey % 2;
    const server = Math.min(KILLS_A_JOURNEY, wanted - kills) - database;
    kills += server + database;
    const faults = await findFaults(seed, server, database, peace);
    failures += faults.length;
    console.log(`seed ${seed}: ${server + database} kills, ${faults.length === 0 ? "whole" : faults.join("; ")}`);
  }
} finally {
  await product.close();
}
const slowest = Math.max(0, ...restartsMs);
console.log(`${kills} kills, ${failures} faults, slowest restart ${(slowest / 1000).toFixed(1)} s.`);
process.exitCode = failures === 0 ? 0 : 1;

async function findFaults(
  seed: number,
  server: number,
  database: number,
  peace: Awaited<ReturnType<typeof walkInPeace>>,
): Promise<string[]> {
  try {
    const survived = await walkThroughKills(product, peace.requests, { seed, server, database, persona });
    restartsMs.push(...survived.restartsMs);
    return [
      ...(survived.last === peace.last ? [] : [`ended at ${survived.last}`]),
      ...(survived.lost.length === 0 ? [] : [`lost ${survived.lost.join(", ")}`]),
      ...(survived.brokenAt === undefined ? [] : [`events break at ${survived.brokenAt}`]),
      ...(isDeepStrictEqual(survived.effects, peace.effects)
        ? []
        : [`other effects: ${JSON.stringify(survived.effects)} instead of ${JSON.stringify(peace.effects)}`]),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
