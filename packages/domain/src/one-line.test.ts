import { expect, it } from "vitest";
import { oneLine } from "./one-line.ts";

it.each([
  ["line breaks of every kind", "First\r\nNational\u2028Bank\u0085", "First National Bank"],
  ["tabs and control characters", "\tFirst\u0000 \u001bBank", "First Bank"],
  ["what turns the direction", "\u202eknaB\u202c First\u2066\u2069\u200f", "knaB First"],
  ["what is not seen", "Fi\u200brst\ufeff Bank\u00ad", "First Bank"],
  ["accents in two pieces", "Jose\u0301", "José"],
])("tidies %s", (_what, typed, kept) => {
  expect(oneLine(80).parse(typed)).toBe(kept);
});

it("counts what is left", () => {
  expect(oneLine(5).min(1, "required").safeParse("\u202e \n").error?.issues[0]?.message).toBe("required");
  expect(oneLine(5).safeParse("six   six").error?.issues[0]?.message).toBe("too-long");
  expect(oneLine(5).parse(`${" ".repeat(100)}five`)).toBe("five");
});
