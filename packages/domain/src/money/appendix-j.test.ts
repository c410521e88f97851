import { describe, expect, it } from "vitest";
import { appendixJApr, singlePaymentPeriod } from "./appendix-j.ts";
import { periodAfter, type UnitPeriod } from "./unit-periods.ts";

const month: UnitPeriod = { unit: "month", count: 1 };

function regular(first: string, count: number, amount: number, period: UnitPeriod) {
  return Array.from({ length: count }, (_, index) => ({ date: periodAfter(first, index, period), amount }));
}

describe("the worked examples of Regulation Z Appendix J (c)", () => {
  it.each([
    ["(c)(1)(i)", "1978-01-10", 500_000, regular("1978-02-10", 24, 23_000, month), month, "9.69"],
    ["(c)(1)(ii)", "1978-02-10", 600_000, regular("1978-04-01", 36, 20_000, month), month, "11.82"],
    [
      "(c)(1)(iv)",
      "1978-05-23",
      1_000_000,
      regular("1978-10-01", 40, 38_500, { unit: "month", count: 3 }),
      { unit: "month", count: 3 },
      "8.97",
    ],
    [
      "(c)(2)(ii)",
      "1978-03-18",
      40_000,
      [{ date: "1978-04-20", amount: 3_950 }, ...regular("1978-05-18", 11, 3_831, { unit: "week", count: 4 })],
      { unit: "week", count: 4 },
      "28.50",
    ],
    [
      "(c)(4)(i)",
      "1978-01-10",
      500_000,
      [
        { date: "1978-02-10", amount: 25_000 },
        ...regular("1978-03-10", 22, 23_000, month),
        { date: "1980-01-10", amount: 28_000 },
      ],
      month,
      "10.90",
    ],
  ] as const)("%s", (_example, advanced, amount, payments, period, apr) => {
    expect(appendixJApr([{ date: advanced, amount }], payments, period, 2)).toBe(apr);
  });

  it.each([
    ["(c)(5)(i)", "1978-01-03", "1978-09-15", 108_000, "11.45"],
    ["(c)(5)(ii)", "1978-07-15", "1979-01-15", 104_400, "8.80"],
    ["(c)(5)(iii)", "1978-01-17", "1979-07-17", 113_519, "8.76"],
    ["(c)(5)(iv)", "1978-01-10", "1980-01-10", 124_000, "11.36"],
  ])("%s, one advance and one payment", (_example, advanced, paid, repaid, apr) => {
    const period = singlePaymentPeriod(advanced, paid);
    expect(appendixJApr([{ date: advanced, amount: 100_000 }], [{ date: paid, amount: repaid }], period, 2)).toBe(apr);
  });
});

it("refuses payments that do not repay the advance", () => {
  const payments = [{ date: "2026-02-01", amount: 99 }];
  expect(() => appendixJApr([{ date: "2026-01-01", amount: 100 }], payments, month)).toThrow("do not repay");
});

/** The rate of an advance of a thousand dollars that is paid back at once. */
const paid = (amount: number, date = "2026-07-10") =>
  appendixJApr([{ date: "2026-01-10", amount: 100_000 }], [{ date, amount }], singlePaymentPeriod("2026-01-10", date));

describe("one advance and one payment", () => {
  it("are counted by the term, from a year on by years", () => {
    expect(singlePaymentPeriod("2026-01-10", "2027-01-09").unit).toBe("term");
    expect(singlePaymentPeriod("2026-01-10", "2027-01-10").unit).toBe("year");
  });

  it("cost what is paid beyond the advance, and nothing where nothing is", () => {
    expect(paid(105_000)).toBe("10.000000");
    expect(paid(110_250, "2028-01-10")).toBe("5.000000");
    expect(paid(100_000)).toBe("0.000000");
  });

  it("have no rate where the advance is not repaid, or beyond all bounds", () => {
    expect(() => paid(99_999)).toThrow("The payments do not repay the advances.");
    expect(() => paid(1e12)).toThrow("No rate below 100,000 %");
  });
});
