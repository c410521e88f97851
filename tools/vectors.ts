import { readFile } from "node:fs/promises";
import { checkVectors, hasPassed } from "@gable/domain/vectors/check-vectors.ts";

// npm run vectors -- FILE: checks the lending rules against a file of test vectors and prints what differs.

const OWN_CASES = new URL("../packages/domain/src/vectors/cases.json", import.meta.url);

const results = checkVectors(JSON.parse(await readFile(process.argv[2] ?? OWN_CASES, "utf8")));

for (const [category, cases] of Object.entries(Object.groupBy(results, (result) => result.category))) {
  const passed = cases?.filter(hasPassed).length ?? 0;
  const total = cases?.length ?? 0;
  console.log(
    `${category.padEnd(22)} ${String(passed).padStart(4)} passed ${String(total - passed).padStart(4)} failed`,
  );
}

const failed = results.filter((result) => !hasPassed(result));
for (const { name, error, differences } of failed) {
  console.log(`\n${name}`);
  if (error !== null) console.log(`  ${error}`);
  for (const { path, expected, actual } of differences) {
    console.log(`  ${path || "(value)"}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}
console.log(`\n${results.length - failed.length} of ${results.length} vectors passed.`);
process.exitCode = failed.length === 0 ? 0 : 1;
