import { describe, expect, it } from "vitest";
import { newYorkNotice, promisesMoreStates, showsIllinoisNotice, showsRegulatorSign } from "./footer-rules.ts";

const fifty = Array.from({ length: 50 }, (_, index) => `S${index}`);

describe("the footer", () => {
  it.each([
    [["NY", "TX"], false, "licensed"],
    [["NY"], true, "licensed"],
    [["TX"], true, "review"],
    [["TX"], false, "not-authorized"],
    [[], false, "not-authorized"],
  ] as const)("of a lender in %j, under review %s, says of New York: %s", (states, review, notice) => {
    expect(newYorkNotice(states, review)).toBe(notice);
  });

  it.each([
    [fifty.slice(0, 49), true, true],
    [fifty, true, false],
    [[...fifty.slice(0, 49), "DC"], true, true],
    [fifty.slice(0, 3), false, false],
    [[], true, true],
  ])("promises more states only for the main organisation with fewer than fifty", (states, isMain, promised) => {
    expect(promisesMoreStates(states, isMain)).toBe(promised);
  });

  it("names the Illinois act to those whose home is in Illinois, and to nobody else", () => {
    expect(showsIllinoisNotice("IL")).toBe(true);
    expect(showsIllinoisNotice("IN")).toBe(false);
    expect(showsIllinoisNotice(null)).toBe(false);
  });

  it("shows the regulator's sign of a credit union alone", () => {
    expect(showsRegulatorSign({ organization: "credit-union" })).toBe(true);
    expect(showsRegulatorSign({ organization: "bank" })).toBe(false);
    expect(showsRegulatorSign({ organization: "lender" })).toBe(false);
  });
});
