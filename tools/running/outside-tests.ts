import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reporter, SerializedError } from "vitest/node";
import { z } from "zod";
import { root } from "./root.ts";

/** Where a run of Vitest leaves what went wrong outside every test. */
export const OUTSIDE_TESTS = join(root, ".cache/vitest-outside-tests.json");

/** A reporter for Vitest, whose own report in JSON counts a run as failed for such an error and does not name it. */
export default class OutsideTests implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    mkdirSync(dirname(OUTSIDE_TESTS), { recursive: true });
    writeFileSync(OUTSIDE_TESTS, JSON.stringify(errors.map(tell)));
  }
}

/** What Vitest adds to an error: what it ran when the error came up. */
const ran = z.object({ VITEST_TEST_PATH: z.string().default("no file"), VITEST_TEST_NAME: z.string().default("none") });

function tell(error: SerializedError): string {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = ran.parse(error);
  return `while ${file} ran, the last test being "${test}": ${error.stack ?? error.message}`;
}

/** What the last run left; nothing where it did not come to its end. */
export const readOutsideTests = (): string[] =>
  existsSync(OUTSIDE_TESTS) ? z.array(z.string()).parse(JSON.parse(readFileSync(OUTSIDE_TESTS, "utf8"))) : [];
