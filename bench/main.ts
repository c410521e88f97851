// npm run bench: speed and cost, beside a bare server in the same run. Words after `--` choose some of them.
import { parseArgs } from "node:util";
import { benchChatMessages, benchMemory } from "./chats.ts";
import { benchDecision } from "./decision.ts";
import { benchInteractions } from "./interactions.ts";
import { benchJourneys } from "./journeys.ts";
import { benchLending } from "./lending.ts";
import { benchLoan } from "./loan.ts";
import { benchNotices } from "./notices.ts";
import { benchPipeline } from "./pipeline.ts";
import { benchPlans } from "./plans.ts";
import { benchPollers } from "./pollers.ts";
import { benchScreens } from "./screens.ts";
import { benchStarts } from "./starts.ts";
import { benchStatusCalls } from "./status-calls.ts";

const SECONDS = 5;
const POLLERS = 10_000;
const A_THOUSAND = 1000;
const A_MILLION = 1_000_000;

const benches: Readonly<Record<string, () => Promise<string[]>>> = {
  status: () => benchStatusCalls(SECONDS),
  pollers: () => benchPollers(POLLERS, [A_THOUSAND, 100 * A_THOUSAND, A_MILLION]),
  plans: benchPlans,
  decision: benchDecision,
  journeys: benchJourneys,
  loan: benchLoan,
  lending: benchLending,
  screens: benchScreens,
  interactions: benchInteractions,
  memory: benchMemory,
  chat: () => benchChatMessages(A_THOUSAND, SECONDS),
  starts: benchStarts,
  notices: benchNotices,
  pipeline: () => benchPipeline([A_THOUSAND, A_MILLION]),
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
