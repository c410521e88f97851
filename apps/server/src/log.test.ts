import { describe, expect, it } from "vitest";
import { createLogger } from "./log.ts";

function captureLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger("info", { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

describe("the log", () => {
  it("keeps ids", () => {
    const { log, lines } = captureLog();
    log.info({ applicationUuid: "a-1", task: "soft-pull" }, "task done");
    expect(lines[0]).toMatchObject({ level: "info", applicationUuid: "a-1", task: "soft-pull", msg: "task done" });
  });

  it.each([
    ["at the top", { ssn: "900-11-2222" }],
    ["one level down", { borrower: { ssn: "900-11-2222", firstName: "900-11-2222" } }],
    ["in the headers of a request", { req: { headers: { authorization: "900-11-2222", cookie: "900-11-2222" } } }],
  ])("leaves out a secret %s", (_, fields) => {
    const { log, lines } = captureLog();
    log.info(fields, "received");
    expect(JSON.stringify(lines)).not.toContain("900-11-2222");
    expect(lines).toHaveLength(1);
  });

  it("says what an error was and where, but not which row the database quoted", () => {
    const { log, lines } = captureLog();
    const fault = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(ann@example.com)" });
    log.error({ err: new Error("not saved", { cause: fault }) }, "request failed");
    expect(lines[0]).toMatchObject({ err: { type: "Error", message: "not saved", cause: { code: "23505" } } });
    expect(JSON.stringify(lines)).not.toContain("ann@example.com");
  });

  it("is one object a line in UTC, whatever somebody would have it say", () => {
    let written = "";
    const log = createLogger("info", {
      write: (line) => {
        written += line;
      },
    });
    const planted = 'x\n{"level":"info","msg":"session opened"}\r\n\u2028\u001b[2K';
    log.info({ call: planted, err: new Error(planted) }, planted);
    const lines = written.split("\n");
    expect(lines).toEqual([expect.stringMatching(/^\{[^\n]*\}$/), ""]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      msg: planted,
      call: planted,
    });
    expect(written).not.toContain("\u001b");
  });
});
