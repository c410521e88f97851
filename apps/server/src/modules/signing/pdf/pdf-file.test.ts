import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PdfFormatError } from "./parse-value.ts";
import { openPdf } from "./pdf-file.ts";

/** A file that is nothing but a cross-reference table with this text behind its first word. */
const withTable = (text: string) => Buffer.from(`xref${text}\nstartxref\n0\n%%EOF\n`, "latin1");

describe("a cross-reference table", () => {
  // Each of these words is empty, or counts nothing, so that a careless reader stays where it is for ever.
  it.each(["\n(", "\n/Size", "\n0 (", "\n(0 0", "\n0 0", "\n1e1 0", "\n0x0 0x0", "\n-1 -1", "\n% cut off", ""])(
    "that goes on with %j is refused",
    (text) => {
      expect(() => openPdf(withTable(text))).toThrow(PdfFormatError);
    },
  );

  it("made of any words is refused, and ends", () => {
    const words = fc.array(
      fc.constantFrom("0", "1", "0000000000 65535 f ", "trailer", "<<", "(", "/Prev", "%", " ", "\n"),
    );
    fc.assert(
      fc.property(words, (parts) => {
        expect(() => openPdf(withTable(`\n${parts.join("")}`))).toThrow(PdfFormatError);
      }),
      { numRuns: 1000 },
    );
  });
});
