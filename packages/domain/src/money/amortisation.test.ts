import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allInApr } from "./all-in-apr.ts";
import { levelPayment, levelPaymentOverMonths, monthlyInterest, paymentTotals, schedule } from "./amortisation.ts";
import { sumCents } from "./cents.ts";
import { lineForCash, splitLine } from "./credit-line.ts";
import { toRatePercent } from "./rate.ts";

const lines = fc.integer({ min: 1_500_000, max: 40_000_000 });
const rates = fc.integer({ min: 0, max: 18_000 }).map((thousandths) => toRatePercent((thousandths / 1000).toFixed(3)));
const terms = fc.constantFrom(5, 10, 15, 30);
const fees = fc.integer({ min: 0, max: 499 }).map((hundredths) => (hundredths / 100).toFixed(2));

it.each([0, -12, 1.5])("no payment is worked out over %s months", (months) => {
  expect(() => levelPaymentOverMonths(1_000_000, "8.000", months)).toThrow(`Not a number of months: ${months}`);
});

describe("a schedule", () => {
  it("repays exactly the line, payment by payment", () => {
    fc.assert(
      fc.property(lines, rates, terms, (line, rate, years) => {
        const rows = schedule(line, rate, years);
        expect(rows).toHaveLength(years * 12);
        expect(sumCents(rows.map((row) => row.principal))).toBe(line);
        expect(rows.at(-1)?.balance).toBe(0);
        for (const [index, row] of rows.entries()) {
          expect(row.interest).toBe(monthlyInterest(index === 0 ? line : (rows[index - 1]?.balance ?? 0), rate));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has the totals that the offer shows", () => {
    fc.assert(
      fc.property(lines, rates, terms, (line, rate, years) => {
        const rows = schedule(line, rate, years);
        const totals = paymentTotals(line, rate, years);
        expect(totals.totalOfPayments).toBe(sumCents(rows.map((row) => row.payment)));
        expect(totals.totalInterest).toBe(sumCents(rows.map((row) => row.interest)));
        expect(totals.finalPayment).toBe(rows.at(-1)?.payment);
        expect(totals.monthlyPayment).toBe(levelPayment(line, rate, years));
      }),
      { numRuns: 60 },
    );
  });

  it("without interest is the line in equal parts", () => {
    expect(levelPayment(6_000_000, "0.000", 5)).toBe(100_000);
  });
});

describe("the line is the cash plus the fee", () => {
  it("to the cent, whatever the fee", () => {
    fc.assert(
      fc.property(lines, fees, (line, fee) => {
        const { initialDraw, originationFee } = splitLine(line, fee);
        expect(initialDraw + originationFee).toBe(line);
        expect(originationFee).toBeGreaterThanOrEqual(0);
        expect(Math.abs(lineForCash(initialDraw, fee) - line)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("so that $50,000 in hand at 4.99% is a line of $52,495", () => {
    expect(lineForCash(5_000_000, "4.99")).toBe(5_249_500);
    expect(splitLine(5_249_500, "4.99")).toEqual({ initialDraw: 5_000_000, originationFee: 249_500 });
  });
});

describe("the all-in cost of a draw", () => {
  it("is the note rate when there is no fee, and more with one", () => {
    const totals = paymentTotals(40_000_000, "7.600", 5);
    expect(allInApr(40_000_000, totals)).toBe("7.6000");
    expect(Number(allInApr(splitLine(40_000_000, "4.99").initialDraw, totals))).toBeGreaterThan(9);
  });
});
