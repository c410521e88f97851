import { describe, expect, it } from "vitest";
import { findPrivateNumber } from "./private-numbers.ts";

describe("a number that must not travel by chat", () => {
  it.each([
    ["my ssn is 219-09-9999", "ssn"],
    ["219 09 9999", "ssn"],
    ["219.09.9999", "ssn"],
    ["it’s 219–09–9999", "ssn"],
    ["born in 1980 219-09-9999", "ssn"],
    ["219099999", "ssn"],
    ["2 1 9 0 9 9 9 9 9", "ssn"],
    ["２１９-０９-９９９９", "ssn"],
    ["my ITIN 912-70-1234", "ssn"],
    ["x219099999x", "ssn"],
    ["219 - 09 - 9999", "ssn"],
    ["219_09_9999", "ssn"],
    ["219/09/9999", "ssn"],
    ["219\u200b09\u00ad9999", "ssn"],
    ["219\n09\n9999", "ssn"],
    ["4111  1111  1111  1111", "card"],
    ["4111\u200b1111\u200b1111\u200b1111", "card"],
    ["my account is 1234\u200b5678", "account"],
    ["routing 011000015", "routing"],
    ["026009593", "routing"],
    ["000000000 and 322271627", "ssn"],
    ["4111 1111 1111 1111", "card"],
    ["5500-0000-0000-0004", "card"],
    ["my checking account is 12345678", "account"],
    ["account number: 0004 5678 9012", "account"],
    ["mi cuenta es 98765432101", "account"],
    ["Cuenta de ahorros n.º 5566778", "account"],
  ])("%s: %s", (text, kind) => {
    expect(findPrivateNumber(text)).toBe(kind);
  });

  it.each([
    "call me at (208) 555-0142",
    "208 555 0142",
    "+1 208-555-0142",
    "1-800-555-0142 is your number, right?",
    "I want $150,000 or $1,250,000 on my account",
    "my account has 150000 dollars",
    "ZIP 83702-1234",
    "my loan number is 2600012344",
    "the account for application 2600012344",
    "on 2026-11-21 at 10:30",
    "11/21/2026",
    "I need 8000 - 12000",
    "100 / 20 and 2026",
    "000-12-3456 and 666-12-3456",
    "123-00-4567",
    "I make 75000 and owe 12345",
    "account ending in 1234",
    "",
  ])("%s passes", (text) => {
    expect(findPrivateNumber(text)).toBeNull();
  });
});
