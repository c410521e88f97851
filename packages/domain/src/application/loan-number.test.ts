import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLoanNumber, LoanNumber, loanNumberOf } from "./loan-number.ts";

const serials = fc.integer({ min: 1, max: 9_999_999 });
const years = fc.integer({ min: 2000, max: 2099 });

describe("the loan number", () => {
  it("carries year, serial and check digit", () => {
    expect(loanNumberOf(2026, 1234)).toBe("2600012344");
    expect(formatLoanNumber("2600012344")).toBe("26-0001234-4");
  });

  it("is valid for every serial, and different for different serials", () => {
    fc.assert(
      fc.property(years, serials, serials, (year, one, other) => {
        expect(LoanNumber.safeParse(loanNumberOf(year, one)).success).toBe(true);
        expect(loanNumberOf(year, one) === loanNumberOf(year, other)).toBe(one === other);
      }),
    );
  });

  it("betrays any single mistyped digit", () => {
    fc.assert(
      fc.property(
        serials,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (serial, position, shift) => {
          const digits = loanNumberOf(2026, serial).split("");
          digits[position] = String((Number(digits[position]) + shift) % 10);
          expect(LoanNumber.safeParse(digits.join("")).success).toBe(false);
        },
      ),
    );
  });

  it.each([0, -1, 1.5, 10_000_000])("refuses the serial %s", (serial) => {
    expect(() => loanNumberOf(2026, serial)).toThrow(RangeError);
  });
});
