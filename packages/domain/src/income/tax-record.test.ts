import { expect, it } from "vitest";
import { taxRecordOf } from "./tax-record.ts";

const paid = { year: 2025, balanceOwed: 0 };

it("a tax record says nothing where all is paid and no return was due", () => {
  expect(taxRecordOf([paid], [], "2026-11-20")).toBeUndefined();
});

it("a tax record names what is owed by its year", () => {
  expect(taxRecordOf([paid, { year: 2024, balanceOwed: 5 }], [], "2026-11-20")).toEqual({
    owed: [{ year: 2024, amount: 5 }],
    notFiled: [],
  });
});

it.each([
  ["2026-11-30", [2024]],
  ["2026-12-01", [2025, 2024]],
])("a return counts as missing once it should be in the record, as seen on %s", (today, notFiled) => {
  expect(taxRecordOf([], [2025, 2024], today)?.notFiled).toEqual(notFiled);
});
