import { describe, expect, it } from "vitest";
import { readMark } from "./mark.ts";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`;

describe("a lender's mark", () => {
  it("is read as shapes that take their paint from the groups around them", () => {
    const mark = readMark(
      svg(
        '<g fill="none" stroke="#123"><path d="M0 0h4"/><g stroke="#abcdef"><path d="M1 1h4" stroke-width="2"/></g></g><rect x="1" y="2" width="3" height="4"/>',
      ),
    );
    expect(mark).toMatchObject({ width: 40, height: 20 });
    expect(mark?.shapes.map(({ d, fill, stroke, strokeWidth }) => [d, fill, stroke, strokeWidth])).toEqual([
      ["M0 0h4", null, "#112233", 1],
      ["M1 1h4", null, "#abcdef", 2],
      ["M1 2h3v4h-3z", "#000000", null, 1],
    ]);
  });

  it.each([
    ["a transform", '<g transform="scale(2)"><path d="M0 0h4"/></g>'],
    ["a gradient", '<path d="M0 0h4" fill="url(#g)"/>'],
    ["text", "<text>Gable</text>"],
    ["a script", "<script>alert(1)</script>"],
    ["a picture", '<image href="https://example.com/a.png"/>'],
    ["styles", '<path d="M0 0h4" style="fill:red"/>'],
    ["nothing", ""],
  ])("with %s is set in type instead", (_, inside) => {
    expect(readMark(svg(inside))).toBeNull();
  });

  it("without a size is set in type instead", () => {
    expect(readMark('<svg><path d="M0 0h4"/></svg>')).toBeNull();
  });

  it("is read however its attributes are quoted", () => {
    const drawn = readMark("<svg viewBox='0 0 10 10'><path d='M0 0h4' fill='#1f5943'/></svg>");
    expect(drawn?.shapes).toEqual([expect.objectContaining({ d: "M0 0h4", fill: "#1f5943" })]);
  });

  it("is read in a moment, however long what it is given is", () => {
    const long = "a".repeat(47_000);
    expect(readMark(`<svg viewBox='0 0 10 10'><path d='M0 0h4' id='${long}'/></svg>`)?.shapes).toHaveLength(1);
    // Seconds, where the time grows with the square of the length.
  }, 1000);
});
