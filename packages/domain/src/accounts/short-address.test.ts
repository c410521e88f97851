import { describe, expect, it } from "vitest";
import { shortAddress } from "./short-address.ts";

describe("a wallet's address", () => {
  it.each([
    ["0x71C7656EC7ab88b098defB751B7401B5f6d8976F", "0x71C7…8976F"],
    ["abcdefghijkl", "abcdef…hijkl"],
    ["abcdefghijk", "abcdefghijk"],
    ["", ""],
  ])("%j is shown as %j", (address, shown) => {
    expect(shortAddress(address)).toBe(shown);
  });
});
