import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { describe, expect, it } from "vitest";
import { type Paper, printPaper } from "./paper.ts";

const paperOf = (...values: readonly string[]): Paper => ({
  name: "determination.pdf",
  from: "Łukasz Determinations",
  heading: "Flood zone determination",
  lines: values.map((value) => ["Property", value]),
  closing: "It holds for the life of the loan.",
  at: "2026-03-02T10:00:00Z",
});

describe("a vendor's paper", () => {
  it("is the same bytes again, whatever was printed before it", async () => {
    const paper = paperOf("1418 Alder Creek Court", "efficient affidavit");
    const { content } = await printPaper(paper);
    await printPaper(paperOf("1418\u00a0Alder\u00a0Creek\u00a0Court", "José Ångström", "eﬃcient aﬃdavit"));
    expect((await printPaper(paper)).content).toBe(content);
  });

  it.each([
    ["a letter with its accent before the letter alone", "Éva Ýves", "Eva Yves"],
    ["letters that are joined", "eﬃcient", "an efficient office"],
  ])("is read as it was written after one that had %s", async (_, before, written) => {
    await printPaper(paperOf(before));
    const { content } = await printPaper(paperOf(written));
    const text = await pdfText(new Uint8Array(Buffer.from(content, "base64")));
    expect(text).toContain(`Łukasz Determinations Flood zone determination Property ${written} It holds`);
  });
});
