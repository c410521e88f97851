// npm run test:reliability -- --seed N with one or more of
//   --journeys N   simulated journeys under invariants (R8; 20 where nothing is named), each twice with --twice
//   --matrix       every fault at every question to a vendor (R3); --only some questions, as in while-unanswered.ts, by commas
//   --kills N      kills of server and database among whole journeys (R1)
//   --requests N   fuzzed requests over every call, as every role (R6)
// The same seed tries the same things. Ends with code 1 when anything is not as it must be.
import { parseArgs } from "node:util";
import { fuzzEveryCall } from "./reliability/fuzzing.ts";
import { surviveKills } from "./reliability/kills.ts";
import { tryVendorFaults } from "./reliability/vendor-faults.ts";
import { simulate } from "./reliability/simulation.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    journeys: { type: "string" },
    twice: { type: "boolean", default: false },
    kills: { type: "string" },
    requests: { type: "string" },
    matrix: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const seed = wholeNumber("seed", values.seed);
const isNothingNamed =
  !values.matrix && [values.journeys, values.kills, values.requests].every((named) => named === undefined);
const journeys = wholeNumber("journeys", values.journeys ?? (isNothingNamed ? "20" : "0"));
const requests = wholeNumber("requests", values.requests ?? "0");
const kills = wholeNumber("kills", values.kills ?? "0");

let isWell = true;
if (journeys > 0) isWell = (await simulate(seed, journeys, { twice: values.twice })) && isWell;
if (kills > 0) isWell = (await surviveKills(seed, kills)) && isWell;
if (values.matrix) isWell = (await tryVendorFaults(seed, values.only?.split(","))) && isWell;
if (requests > 0) isWell = (await fuzzEveryCall(seed, requests)) && isWell;
process.exitCode = isWell ? 0 : 1;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    console.error(`--${name} must be a whole number, not "${text}".`);
    process.exit(1);
  }
  return Number(text);
}
