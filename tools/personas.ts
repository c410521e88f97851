import { parseArgs } from "node:util";
import type { FaultRequest } from "@gable/sandbox/faults.ts";
import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { openRecords } from "@gable/testkit/reliability/history.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { walkAndGather } from "./journey-proof/gather.ts";
import { contradictions, promisedBy } from "./journey-proof/record.ts";

// npm run personas [-- NAME …] [--vendors delayed|duplicated|out-of-order|failing-twice]: walks personas of the sandbox over HTTP, all
// unless some are named, and says which ended elsewhere than their story does, did not pass what docs/journey-proof.md says of them, or did
// what no lender would swear to. With --vendors every answer of every vendor comes late, twice, after the next, or after two failures.

const { values, positionals: named } = parseArgs({
  options: { vendors: { type: "string" } },
  allowPositionals: true,
});
const waiting = named.length > 0 ? named : Object.keys(personaEnds);
/** Longer than a vendor takes to answer, shorter than a borrower is left waiting. */
const LATE_MS = 1500;
/** As many as a walk of all personas can meet. */
const ALWAYS = { kind: "*", next: 10_000 } as const;
const manners = {
  delayed: [
    { ...ALWAYS, fault: "slow", delayMs: LATE_MS },
    { ...ALWAYS, fault: "late", delayMs: LATE_MS },
  ],
  duplicated: [{ ...ALWAYS, fault: "duplicate" }],
  "out-of-order": [{ ...ALWAYS, fault: "out-of-order" }],
  "failing-twice": [{ ...ALWAYS, fault: "503", ofEach: 2 }],
} as const satisfies Readonly<Record<string, readonly FaultRequest[]>>;

/** Steps at which a report on the way is shown: what is overtaken by the answer tells nothing any more. */
const overtaken: ReadonlySet<string> = new Set(["NAV_BPO_PROCESSING"]);

const { vendors } = values;
if (vendors !== undefined && !isManner(vendors)) {
  console.error(`--vendors must be one of ${Object.keys(manners).join(", ")}, not "${vendors}".`);
  process.exit(1);
}
const AT_ONCE = 4;
const product = await startOwnProduct();
for (const fault of vendors ? manners[vendors] : []) product.sandbox.faults.set(fault);
const records = openRecords(product);
const skippable = vendors === "out-of-order" || vendors === "delayed" ? overtaken : undefined;
let passed = 0;
let failed = 0;

function isManner(name: string): name is keyof typeof manners {
  return Object.hasOwn(manners, name);
}

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
    const looks = new Set(promisedBy(persona).flatMap(({ kind, at }) => (kind === "steps" ? [] : [at])));
    const { last, steps, entered, found, breaches } = await walkAndGather(product, records, persona, (step) =>
      looks.has(step),
    );
    if (last.step !== expected.at) return `ended at ${last.step}, not at ${expected.at}`;
    // A step that is named twice was passed twice. Where there was none only the borrower can tell; one that a vendor ends at once only the record.
    const missed = (expected.past ?? []).filter((step, place, past) => {
      const times = past.slice(0, place + 1).filter((one) => one === step).length;
      return (step === null ? steps : entered).filter((one) => one === step).length < times;
    });
    const wrong = [
      ...missed.map((step) => `never passed ${step}`),
      ...contradictions(persona, found, skippable),
      ...breaches,
    ];
    return wrong.length > 0 ? wrong.join("; ") : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

try {
  await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
} finally {
  await records.close();
  await product.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
