import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./root.ts";
import { readPlaywright, readVitest } from "./test-reports.ts";

describe("a report of Vitest", () => {
  const counts = { numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0 };

  it("names each test that failed, with why", () => {
    const failed = {
      fullName: "money adds up",
      status: "failed",
      failureMessages: ["\u001B[31mexpected 1\u001B[39m\n  at here"],
    };
    const passed = { fullName: "money is kept", status: "passed", failureMessages: [] };
    const file = { name: join(root, "packages/money.test.ts"), status: "failed", assertionResults: [passed, failed] };
    expect(readVitest({ ...counts, numFailedTests: 1, numFailedTestSuites: 1, testResults: [file] })).toEqual({
      passed: 1,
      failed: 1,
      faults: ["packages/money.test.ts: money adds up\n    expected 1\n      at here"],
    });
  });

  it("names what went wrong outside every test", () => {
    expect(readVitest({ ...counts, testResults: [] }, ["Error: connection lost\n  at here"])).toEqual({
      passed: 1,
      failed: 1,
      faults: ["outside every test\n    Error: connection lost\n      at here"],
    });
  });

  it("counts a file that does not load", () => {
    const file = { name: join(root, "a.test.ts"), status: "failed", message: "no such module", assertionResults: [] };
    expect(readVitest({ ...counts, numFailedTestSuites: 1, testResults: [file] })).toEqual({
      passed: 1,
      failed: 1,
      faults: ["a.test.ts\n    no such module"],
    });
  });
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: "shell.spec.ts",
  tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
});

describe("a report of Playwright", () => {
  it("names what failed, and what passed only when it was tried again", () => {
    const suites = [
      { specs: [spec("opens", "expected")], suites: [{ specs: [spec("closes", "unexpected", "not visible")] }] },
      { specs: [spec("waits", "flaky", "too late")] },
    ];
    expect(readPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [], suites })).toEqual({
      passed: 1,
      failed: 2,
      faults: ["shell.spec.ts: closes\n    not visible", "shell.spec.ts: waits\n    too late"],
    });
  });

  it("names what went wrong outside every test", () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0 };
    expect(readPlaywright({ stats, errors: [{ message: "worker ended" }], suites: [] })).toEqual({
      passed: 1,
      failed: 1,
      faults: ["outside every test\n    worker ended"],
    });
  });
});
