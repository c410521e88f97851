import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it("quotes what must be, and lets no spreadsheet run a name as a formula", () => {
  const rows = [
    ["plain", 'says "hello", twice', "two\nlines", -7, null],
    ["=1+1", "+1", "-x", "@sum", "\tx"],
  ];
  expect(csvOf(rows)).toBe(`plain,"says ""hello"", twice","two\nlines",-7,\r\n'=1+1,'+1,'-x,'@sum,"'\tx"\r\n`);
});

it.each([
  ["a full-width sign", "＝1+1", "'＝1+1"],
  ["another", "＠sum", "'＠sum"],
  ["spaces before a sign", "  =1+1", "  '=1+1"],
  ["what has no width before a sign", "\u200b\u00a0+1", "\u200b\u00a0'+1"],
  ["a quote before a sign", '"=1+1', `"""'=1+1"`],
  ["a line feed", "\nx", `"'\nx"`],
  ["a line feed and a sign", "\n=1+1", `"'\n'=1+1"`],
  ["a cell of its own by semicolons", "a;=1+1", `"a;'=1+1"`],
  ["one by tabs, after a quote", 'a\t "=1+1', `"a\t ""'=1+1"`],
  ["a line of its own where quotes do not hold", "a\r\n-1", `"a\r\n'-1"`],
])("takes the power from %s", (_what, cell, written) => {
  expect(csvOf([[cell]])).toBe(`${written}\r\n`);
});

it.each([["a-b"], ["1 + 1 = 2"], ["dana@example.com"], ["Smith -- Jones"]])("leaves %s as it is", (cell) => {
  expect(csvOf([[cell]])).toBe(`${cell}\r\n`);
});

it("reads a long text in one go", () => {
  const began = performance.now();
  csvOf([[`${"\n ".repeat(50_000)}x${'"'.repeat(50_000)}=`]]);
  expect(performance.now() - began).toBeLessThan(1000);
});
