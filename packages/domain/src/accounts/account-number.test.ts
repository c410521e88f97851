import { describe, expect, it } from "vitest";
import { AccountNumberInput, accountMask } from "./account-number.ts";
import { isSameAccount } from "./same-account.ts";

describe("the number of an account", () => {
  it.each([
    ["1234", "1234"],
    ["12345678901234567", "12345678901234567"],
    [" 4400-1234 56 ", "4400123456"],
    ["0000", "0000"],
  ])("%j is read as %j", (typed, number) => {
    expect(AccountNumberInput.parse(typed)).toBe(number);
  });

  it.each([
    ["", ["required"]],
    [" - ", ["required"]],
    ["123", ["account-number-invalid"]],
    ["123456789012345678", ["account-number-invalid"]],
    ["12a45", ["account-number-invalid"]],
    ["1234.5", ["account-number-invalid"]],
    ["１２３４５", ["account-number-invalid"]],
  ])("%j is refused as %j", (typed, codes) => {
    expect(AccountNumberInput.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(codes);
  });

  it("is shown by its last four digits", () => {
    expect(["1234567890", "1234"].map(accountMask)).toEqual(["7890", "1234"]);
  });

  it("is that of one account at one bank alone", () => {
    const own = { routingNumber: "121000358", accountNumber: "4400123456" };
    expect(isSameAccount(own, { ...own })).toBe(true);
    expect(isSameAccount(own, { ...own, routingNumber: "021000021" })).toBe(false);
    expect(isSameAccount(own, { ...own, accountNumber: "4400123457" })).toBe(false);
  });
});
