import { describe, expect, it } from "vitest";
import { monthFrom, monthPartsOf, readWholeMonth } from "./month-parts.ts";

describe("a month in two fields", () => {
  it.each(["2019-04", "-4", "2019-", ""])("keeps %j as it is typed", (value) => {
    expect(monthFrom(monthPartsOf(value))).toBe(value);
  });

  it.each(["4/2019", "04-2019", "2019-04", " 2019/4 "])("is read whole from %j", (text) => {
    expect(readWholeMonth(text)).toEqual({ month: "04", year: "2019" });
  });

  it.each(["4", "2019", "4/19", "April 2019"])("is not read from %j", (text) => {
    expect(readWholeMonth(text)).toBeNull();
  });
});
