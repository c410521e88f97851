import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { inspectFile } from "./inspect-file.ts";
import { renderDocument } from "./render-document.ts";
import { pdfOf, pdfWith } from "./testing/hostile-files.ts";
import { sampleInputs } from "./testing/sample-inputs.ts";
import { sampleLender } from "./testing/sample-lender.ts";

const pdf = renderDocument(
  "SOFT_CREDIT_AUTHORIZATION",
  sampleInputs.SOFT_CREDIT_AUTHORIZATION,
  sampleLender,
  "en",
).bytes;
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("a file that somebody sends", () => {
  it("is what its content is", async () => {
    expect(await inspectFile(pdf)).toEqual({ ok: true, mediaType: "application/pdf", pages: 1 });
    expect(await inspectFile(pixel)).toEqual({ ok: true, mediaType: "image/png", pages: 1 });
  });

  it.each([
    ["nothing", Buffer.alloc(0), "empty"],
    ["a page with a script", Buffer.from("<html><script>alert(1)</script></html>"), "unsupported"],
    ["a program", Buffer.from("MZ\u0090\u0000 this program cannot be run"), "unsupported"],
    ["a PDF cut short", pdf.slice(0, 400), "damaged"],
  ])("is refused when it is %s", async (_what, bytes, reason) => {
    expect(await inspectFile(bytes)).toEqual({ ok: false, reason });
  });

  it("may have a hundred pages, and not one more", async () => {
    expect(await inspectFile(pdfOf(100))).toEqual({ ok: true, mediaType: "application/pdf", pages: 100 });
    expect(await inspectFile(pdfOf(101))).toEqual({ ok: false, reason: "too-many-pages" });
  });

  it("is judged for itself, however many come at once or one after the other", async () => {
    const files = [pdf, pdf.slice(0, 400), pixel, pdfWith(), Buffer.alloc(0)];
    const expected = await Promise.all(files.map((file) => inspectFile(file)));
    expect(expected.map(({ ok }) => ok)).toEqual([true, false, true, true, false]);
    const many = Array.from({ length: 4 }, () => files).flat();
    expect(await Promise.all(many.map((file) => inspectFile(file)))).toEqual(many.map((_f, at) => expected[at % 5]));
    for (const [at, file] of many.entries()) expect(await inspectFile(file)).toEqual(expected[at % 5]);
  });

  it.each([
    ["streams without an object", "streamendstream"],
    ["objects without an end", "1 0 obj<<"],
    ["comments without an end", "obj%"],
    ["strings without an end", "obj<<(\\("],
  ])("is answered at once, and keeps nobody waiting, when it is filled with %s", async (_what, filler) => {
    const packed = "<< /Type /ObjStm /N 0 /First 0 /Length 0 >>\nstream\n\nendstream";
    const file = pdfWith("", [
      packed,
      `<< >>\nstream\n${filler.repeat(Math.floor(19_000_000 / filler.length))}\nendstream`,
    ]);
    const began = performance.now();
    const busy = performance.eventLoopUtilization();
    await inspectFile(file);
    // What grows with the square of a file's size takes hours; a busy machine takes seconds for what takes a tenth of one.
    expect(performance.eventLoopUtilization(busy).active).toBeLessThan(5000);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
