import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

// npm run personas [-- NAME …]: walks personas of the sandbox over HTTP, all unless some are named, and says which ended elsewhere than
// their story does.

const AT_ONCE = 4;
const named = process.argv.slice(2);
const waiting = named.length > 0 ? named : Object.keys(personaEnds);
const product = await startOwnProduct();
let passed = 0;
let failed = 0;

async function walkOn(): Promise<void> {
  for (let persona = waiting.shift(); persona !== undefined; persona = waiting.shift()) {
    const began = performance.now();
    const fault = await faultOf(persona);
    const tookS = ((performance.now() - began) / 1000).toFixed(1);
    console.log(fault === undefined ? `✓ ${persona} (${tookS} s)` : `✗ ${persona} (${tookS} s): ${fault}`);
    if (fault === undefined) passed += 1;
    else failed += 1;
  }
}

/** What is wrong with how a persona's walk went; undefined where nothing is. */
async function faultOf(persona: string): Promise<string | undefined> {
  const expected = personaEnds[persona];
  if (expected === undefined) return "nobody knows where this one ends";
  try {
    const { last, steps } = await walk({ ...product, persona, timePasses: true });
    if (last.step !== expected.at) return `ended at ${last.step}, not at ${expected.at}`;
    const missed = (expected.past ?? []).filter((step) => !steps.includes(step));
    return missed.length > 0 ? `never passed ${missed.join(", ")}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

try {
  await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
} finally {
  await product.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
