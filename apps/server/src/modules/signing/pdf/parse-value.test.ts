import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PdfFormatError, parseValue } from "./parse-value.ts";
import { name, type PdfValue, readText, reference, textString, writeValue } from "./pdf-value.ts";

const parse = (text: string) => parseValue(Buffer.from(text, "latin1"), 0).value;

describe("a PDF value", () => {
  it.each<[string, PdfValue]>([
    ["  % a comment\n 12", 12],
    ["-3.50", -3.5],
    [".5", 0.5],
    ["true", true],
    ["null", null],
    ["/A#20B", name("A B")],
    ["7 0 R", reference(7)],
    ["[1 7 0 R/N]", [1, reference(7), name("N")]],
    ["<48 69>", { bytes: Buffer.from("Hi") }],
  ])("is read from %j", (text, value) => {
    expect(parse(text)).toEqual(value);
  });

  it.each([
    ["(a(b)c)", "a(b)c"],
    ["(a\\)b\\\\)", "a)b\\"],
    ["(\\101\\n)", "A\n"],
    ["(a\\\nb)", "ab"],
    ["<FEFF00D1>", "Ñ"],
  ])("as text is read from %j", (text, words) => {
    const value = parse(text);
    expect(readText(value as { bytes: Uint8Array })).toBe(words);
  });

  it.each(["<<", "[1 2", "(abc", "<12", "<< 1 2 >>", "hello", "<zz>", "[".repeat(80)])("is refused in %j", (text) => {
    expect(() => parse(text)).toThrow(PdfFormatError);
  });

  const values: fc.Arbitrary<PdfValue> = fc.letrec<{ value: PdfValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.string().map(textString),
      fc.stringMatching(/^[A-Za-z0-9 #/()]{1,12}$/).map(name),
      fc.nat(9999).map(reference),
      fc.array(tie("value"), { maxLength: 5 }),
      fc
        .dictionary(fc.stringMatching(/^[A-Za-z]{1,8}$/), tie("value"), { maxKeys: 5 })
        .map((entries) => new Map(Object.entries(entries))),
    ),
  })).value;

  it("is the same after it is written and read again", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(plain(parse(writeValue(value)))).toEqual(plain(value));
      }),
    );
  });
});

/** Buffers and arrays of bytes count as equal. */
function plain(value: PdfValue): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, entry: unknown) =>
      entry instanceof Map ? [...entry] : entry instanceof Uint8Array ? [...entry] : entry,
    ),
  );
}
