import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { root } from "./root.ts";

/** What a run came to; `faults` names what failed, each with the first lines of why, for the end of a long record. */
export type Counts = { passed: number; failed: number; faults: readonly string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** What Vitest's report in JSON says, and `outside`: what went wrong outside every test, which that report leaves out. */
export function readVitest(text: unknown, outside: readonly string[] = []): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = vitestReport.parse(text);
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const file = relative(root, name);
    if (failed.length === 0) return status === "failed" ? [fault(file, message)] : [];
    return failed.map((test) => fault(`${file}: ${test.fullName}`, test.failureMessages?.[0]));
  });
  // A file that does not even load has no tests that could fail.
  const failed = Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) + outside.length;
  return { passed: numPassedTests, failed, faults: [...faults, ...outside.map((message) => fault(OUTSIDE, message))] };
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(z.custom<PlaywrightSuite>()),
});

function faultsOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => fault(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(faultsOf)];
}

/** What Playwright's report in JSON says. */
export function readPlaywright(text: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(text);
  // A test that passes only when it is tried again has failed.
  const failed = stats.unexpected + stats.flaky + errors.length;
  const outside = errors.map(({ message }) => fault(OUTSIDE, message));
  return { passed: stats.expected, failed, faults: [...suites.flatMap(faultsOf), ...outside] };
}

const OUTSIDE = "outside every test";
const LINES_OF_FAULT = 16;
const fault = (name: string, message = ""): string =>
  [name, ...stripVTControlCharacters(message).split("\n").slice(0, LINES_OF_FAULT)].join("\n    ").trimEnd();
