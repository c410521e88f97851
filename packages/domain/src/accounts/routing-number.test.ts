import { assert, constantFrom, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRoutingNumber, RoutingNumberInput } from "./routing-number.ts";

/** Eight digits with the ninth that makes them a routing number. */
function complete(eight: string): string {
  const sum = [3, 7, 1, 3, 7, 1, 3, 7].reduce((total, weight, at) => total + weight * Number(eight[at]), 0);
  return eight + String((10 - (sum % 10)) % 10);
}

const inUse = [...range(0, 12), ...range(21, 32), ...range(61, 72)];
const numbers = property(
  constantFrom(...inUse),
  integer({ min: 1, max: 999_999 }),
  nat(),
  nat(8),
  (prefix, rest, digit, at) => {
    const right = complete(String(prefix).padStart(2, "0") + String(rest).padStart(6, "0"));
    const wrong = right.slice(0, at) + String(digit % 10) + right.slice(at + 1);
    return (
      checkRoutingNumber(right).acceptForAch &&
      RoutingNumberInput.safeParse(` ${right} `).success &&
      (wrong === right || !checkRoutingNumber(wrong).valid)
    );
  },
);

describe("a routing number", () => {
  it("holds with its check digit, and never with one digit that is another", () => {
    expect(() => assert(numbers, { numRuns: 5000 })).not.toThrow();
  });

  it("begins with two digits that are in use, of which 80 are traveller's cheques", () => {
    const valid = range(0, 99).filter(
      (prefix) => checkRoutingNumber(complete(`${String(prefix).padStart(2, "0")}123456`)).valid,
    );
    expect(valid).toEqual([...inUse, 80]);
    expect(checkRoutingNumber(complete("80123456"))).toEqual({ valid: true, acceptForAch: false });
  });

  it.each([
    ["", ["required"]],
    ["   ", ["required"]],
    ["000000000", ["routing-number-invalid"]],
    ["12100035", ["routing-number-invalid"]],
    ["1210003580", ["routing-number-invalid"]],
    ["121 000 358", ["routing-number-invalid"]],
    ["x121000358", ["routing-number-invalid"]],
    ["121000359", ["routing-number-invalid"]],
    [complete("80123456"), ["routing-number-invalid"]],
    ["121000358", []],
  ])("%j is refused as %j", (text, codes) => {
    expect(RoutingNumberInput.safeParse(text).error?.issues.map(({ message }) => message) ?? []).toEqual(codes);
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
