import { describe, expect, it } from "vitest";
import {
  type Feature,
  familyApplications,
  familyUrl,
  featureOf,
  isOn,
  loginCall,
  relativeUrlFlag,
} from "./features.ts";

const at = (key: string, relativeUrl: unknown, enabled = true): Feature => ({
  key,
  enabled,
  variables: [{ key: "relativeUrl", defaultValue: relativeUrl as string }],
});

describe("the applications of the family", () => {
  it("have a flag each, named after them", () => {
    expect(familyApplications.map(relativeUrlFlag)).toEqual([
      "fe-relative-url-exchange",
      "fe-relative-url-pay",
      "fe-relative-url-universal-marketplace",
      "fe-relative-url-universal-passport",
      "fe-relative-url-portfolio",
      "fe-relative-url-group-manager",
    ]);
  });

  it.each([
    ["/pay", "/pay"],
    ["https://pay.example/", "https://pay.example/"],
    ["", null],
    ["//evil.example", null],
    ["/Pay", null],
    ["javascript:alert(1)", null],
    [7, null],
  ])("are where the flag says: %j gives %j", (url, shown) => {
    expect(familyUrl([at("fe-relative-url-pay", url)], "pay")).toBe(shown);
  });

  it("are hidden while their flag is off or missing", () => {
    expect(familyUrl([at("fe-relative-url-pay", "/pay", false)], "pay")).toBeNull();
    expect(familyUrl([], "exchange")).toBeNull();
  });

  it("show the portfolio only when its link is enabled too", () => {
    const portfolio = at("fe-relative-url-portfolio", "/portfolio");
    expect(familyUrl([portfolio], "portfolio")).toBeNull();
    expect(familyUrl([portfolio, at("fe-portfolio-manager", "")], "portfolio")).toBe("/portfolio");
  });
});

describe("a decision", () => {
  it("becomes an entry of the list with its variables", () => {
    const feature = featureOf("fe-x", { flagEnabled: true, variables: { a: 1, b: [] } });
    expect(feature).toEqual({
      key: "fe-x",
      enabled: true,
      variables: [
        { key: "a", defaultValue: 1 },
        { key: "b", defaultValue: [] },
      ],
    });
    expect(isOn([feature], "fe-x")).toBe(true);
    expect(isOn([feature], "fe-y")).toBe(false);
  });
});

describe("the log-in", () => {
  it.each([
    ["broker", undefined, false, "broker"],
    ["legacy", undefined, false, "legacy"],
    ["legacy", undefined, true, "broker"],
    ["optimizely", "legacy", false, "legacy"],
    ["optimizely", "broker", false, "broker"],
    ["optimizely", undefined, false, "broker"],
    ["optimizely", "legacy", true, "broker"],
  ] as const)("in the mode %s, where the experiment says %s, broker %s: %s", (mode, experiment, isBroker, called) => {
    expect(loginCall(mode, experiment, isBroker)).toBe(called);
  });
});
