import type { Client } from "@gable/contract/client.ts";
import { describe, expect, it } from "vitest";
import { createErrorReporter } from "./error-reporter.ts";

function listening() {
  const told: unknown[] = [];
  const send = async (_call: unknown, { body }: { body?: unknown }) => void told.push(body);
  const client = { send: send as Client["send"] };
  const report = createErrorReporter({
    client,
    pathname: () => "/account/heloc/3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55/liens",
    appVersion: "test",
  });
  return { told, report };
}

describe("what broke a page", () => {
  it("is told once, without anything of the person", () => {
    const { told, report } = listening();
    const error = new TypeError("no street for 'Ada Lovelace'");
    error.stack = "TypeError\n at f (https://gable.example/assets/portal-a.js:1:2)";
    report(error);
    report(error);
    expect(told).toEqual([
      {
        kind: "TypeError",
        message: "no street for …",
        places: ["portal-a.js:1:2"],
        pagePath: "/account/heloc/{uuid}/liens",
        appVersion: "test",
      },
    ]);
  });

  it("is not told where the connection was lost, nor more than ten times", () => {
    const { told, report } = listening();
    report(new TypeError("Failed to fetch"));
    report("not an error");
    expect(told).toEqual([]);
    for (let count = 0; count < 12; count += 1) report(new Error("again"));
    expect(told).toHaveLength(10);
  });
});
