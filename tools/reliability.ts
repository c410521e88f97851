// npm run test:reliability -- --seed N with one or more of
//   --journeys N   simulated journeys under invariants (R8; 20 where nothing is named), each twice with --twice
//   --matrix       every fault at every question to a vendor (R3); --only some questions, as in while-unanswered.ts, by commas
//   --kills N      kills of server and database among whole journeys (R1)
//   --requests N   fuzzed requests over every call, as every role (R6)
//   --refusals N   the time of a refusal, for somebody else's application and for one that is not there, N times for each call (R5)
//   --histories N  people who are at one application at once, each history held against what cannot be so (R4)
//   --away N       a second server on one folder; a journey while PostgreSQL is away for N seconds (R2)
//   --full FOLDER  a journey on a small disk that is filled to the last byte (R2); a folder where one of at most 2 GB is mounted
//   --restore N    N funded lines saved while the product runs, restored into an empty database, and compared (R13)
//   --update FOLDER  every persona under way while the version in FOLDER, a checkout that is set up, is replaced by this one; --mixed N whole
//                  journeys, 6 unless said, that both answer in turn (R13)
//   --flips N      bits turned over in the record of a funded line and in its log (R13)
//   --strolls N    N people in a browser who press, type and turn back at random, wherever a persona stands and in the console (R6)
//   --soak N       N minutes of journeys, chats and polls at a third of what the machine can do (R14)
// The same seed tries the same things. Ends with code 1 when anything is not as it must be.
import { parseArgs } from "node:util";
import { liveOnFullDisk } from "./reliability/full-disk.ts";
import { fuzzEveryCall } from "./reliability/fuzzing.ts";
import { liveHistories } from "./reliability/histories.ts";
import { surviveKills } from "./reliability/kills.ts";
import { liveThroughOutage } from "./reliability/outages.ts";
import { compareRefusals } from "./reliability/refusals.ts";
import { saveAndRestore } from "./reliability/restoring.ts";
import { simulate } from "./reliability/simulation.ts";
import { soak } from "./reliability/soak.ts";
import { stroll } from "./reliability/strolls.ts";
import { tamper } from "./reliability/tamper.ts";
import { liveThroughUpdate } from "./reliability/updates.ts";
import { tryVendorFaults } from "./reliability/vendor-faults.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    journeys: { type: "string" },
    twice: { type: "boolean", default: false },
    kills: { type: "string" },
    requests: { type: "string" },
    refusals: { type: "string" },
    histories: { type: "string" },
    away: { type: "string" },
    full: { type: "string" },
    restore: { type: "string" },
    flips: { type: "string" },
    update: { type: "string" },
    mixed: { type: "string" },
    soak: { type: "string" },
    strolls: { type: "string" },
    matrix: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const seed = wholeNumber("seed", values.seed);
const { twice, only, mixed, matrix, seed: _seed, ...named } = values;
const isNothingNamed = !matrix && Object.keys(named).length === 0;
const journeys = wholeNumber("journeys", values.journeys ?? (isNothingNamed ? "20" : "0"));
const requests = wholeNumber("requests", values.requests ?? "0");
const refusals = wholeNumber("refusals", values.refusals ?? "0");
const kills = wholeNumber("kills", values.kills ?? "0");
const histories = wholeNumber("histories", values.histories ?? "0");
const away = wholeNumber("away", values.away ?? "0");
const lines = wholeNumber("restore", values.restore ?? "0");
const flips = wholeNumber("flips", values.flips ?? "0");
const minutes = wholeNumber("soak", values.soak ?? "0");
const strollers = wholeNumber("strolls", values.strolls ?? "0");

let isWell = true;
if (journeys > 0) isWell = (await simulate(seed, journeys, { twice })) && isWell;
if (kills > 0) isWell = (await surviveKills(seed, kills)) && isWell;
if (matrix) isWell = (await tryVendorFaults(seed, only?.split(","))) && isWell;
if (histories > 0) isWell = (await liveHistories(seed, histories)) && isWell;
if (away > 0) isWell = (await liveThroughOutage(seed, away)) && isWell;
if (values.full !== undefined) isWell = (await liveOnFullDisk(seed, values.full)) && isWell;
if (lines > 0) isWell = (await saveAndRestore(lines)) && isWell;
if (values.update !== undefined)
  isWell = (await liveThroughUpdate(seed, values.update, wholeNumber("mixed", mixed ?? "6"))) && isWell;
if (flips > 0) isWell = (await tamper(seed, flips)) && isWell;
if (strollers > 0) isWell = (await stroll(seed, strollers)) && isWell;
if (minutes > 0) isWell = (await soak(seed, minutes)) && isWell;
if (refusals > 0) isWell = (await compareRefusals(refusals)) && isWell;
if (requests > 0) isWell = (await fuzzEveryCall(seed, requests)) && isWell;
process.exitCode = isWell ? 0 : 1;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    console.error(`--${name} must be a whole number, not "${text}".`);
    process.exit(1);
  }
  return Number(text);
}
