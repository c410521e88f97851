import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials-of.ts";

describe("initials", () => {
  it.each([
    ["Dana Whitfield", "DW"],
    ["Ana María Núñez-Ortiz", "AMNO"],
    ["  li   o’neil ", "LO"],
    ["", ""],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
