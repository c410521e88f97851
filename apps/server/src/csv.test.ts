import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it("quotes what must be, and lets no spreadsheet run a name as a formula", () => {
  const rows = [
    ["plain", 'says "hello", twice', "two\nlines", -7, null],
    ["=1+1", "+1", "-x", "@sum", "\tx"],
  ];
  expect(csvOf(rows)).toBe(`plain,"says ""hello"", twice","two\nlines",-7,\r\n'=1+1,'+1,'-x,'@sum,'\tx\r\n`);
});
