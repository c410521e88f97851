// npm run journey:proof: walks every persona twice, records which of them passes through which step, transition, state, route and
// condition, and writes docs/journey-proof.md. `npm run personas` holds the record.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { isResting } from "@gable/testkit/borrower/walk.ts";
import { openRecords } from "@gable/testkit/reliability/history.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { type Found, walkAndGather } from "./journey-proof/gather.ts";
import { chooseWitnesses } from "./journey-proof/witnesses.ts";
import { root } from "./running/root.ts";

const AT_ONCE = 3;
const product = await startOwnProduct();
const records = openRecords(product);
const found = new Map<string, [Found, Found]>();
const waiting = Object.keys(personaEnds);

async function walkOn(): Promise<void> {
  for (let persona = waiting.shift(); persona !== undefined; persona = waiting.shift()) {
    const look = async (time: string) =>
      (await walkAndGather(product, records, persona, isResting, `${time}.${persona}@example.com`)).found;
    found.set(persona, [await look("first"), await look("second")]);
    console.log(persona);
  }
}

try {
  await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
} finally {
  await records.close();
  await product.close();
}
const inOrder = Object.keys(personaEnds).map((persona) => [persona, found.get(persona)] as const);
const record = join(root, "tools/journey-proof/tables/by-personas.json");
writeFileSync(record, JSON.stringify(chooseWitnesses(inOrder)));
execFileSync(join(root, "node_modules/.bin/biome"), ["format", "--write", record], { stdio: "ignore" });
// It reads what was just written.
const { journeyProofDocument } = await import("./journey-proof/journey-proof-document.ts");
writeFileSync(join(root, "docs/journey-proof.md"), journeyProofDocument());
