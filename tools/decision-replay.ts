import { replayDecisions } from "@gable/server/modules/underwriting/replay-decisions.ts";
import { createSealing } from "@gable/server/sealing/sealing.ts";
import { besideProduct, Misused, runCommand } from "./running/command.ts";

// npm run decision:replay -- APPLICATION | --all: makes decisions again from what they were made of, and says equal or what differs.

const [what] = process.argv.slice(2);
await runCommand("npm run decision:replay -- APPLICATION | --all", async () => {
  if (!what) throw new Misused();
  await besideProduct(async (kysely, config) => {
    let [seen, different] = [0, 0];
    const started = process.cpuUsage();
    for await (const replay of replayDecisions(
      kysely,
      createSealing(config.masterKeys),
      what === "--all" ? undefined : what,
    )) {
      seen += 1;
      const name = `${replay.applicationUuid} ${replay.decidedAt} ${replay.decision} ${replay.policyVersion}`;
      if (replay.differences.length === 0) console.log(`equal    ${name}`);
      else {
        different += 1;
        console.log([`DIFFERS  ${name}`, ...replay.differences.map((line) => `           ${line}`)].join("\n"));
      }
    }
    const { user, system } = process.cpuUsage(started);
    const each = seen === 0 ? 0 : (user + system) / 1000 / seen;
    console.log(`${seen} decisions, ${different} of them different; ${each.toFixed(1)} ms of a processor each.`);
    if (seen === 0 || different > 0) process.exitCode = 1;
  });
});
