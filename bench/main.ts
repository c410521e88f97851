// npm run bench: speed and cost, beside a bare server in the same run. Words after `--` choose some of them.
import { parseArgs } from "node:util";
import { benchFirstScreen } from "./first-screen.ts";
import { benchJourneys } from "./journeys.ts";
import { benchLending } from "./lending.ts";
import { benchLoan } from "./loan.ts";
import { benchStarts } from "./starts.ts";
import { benchPipeline } from "./pipeline.ts";
import { benchStatusCalls } from "./status-calls.ts";

const SECONDS = 5;
const A_MILLION = 1_000_000;

const benches: Readonly<Record<string, () => Promise<string[]>>> = {
  status: () => benchStatusCalls(SECONDS),
  journeys: benchJourneys,
  loan: benchLoan,
  lending: benchLending,
  "first-screen": benchFirstScreen,
  starts: benchStarts,
  pipeline: () => benchPipeline(A_MILLION),
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. There are ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await bench()) console.log(`  ${line}`);
}
