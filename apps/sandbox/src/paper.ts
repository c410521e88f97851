import { createRequire } from "node:module";
import type { Attachment } from "@gable/vendors/wire-values.ts";
import Pdf from "pdfkit";

const require = createRequire(import.meta.url);

/** The fonts that every PDF reader has of its own know no letters beyond western Europe: "Łukasz" would come out as "Aukasz". */
const fonts = {
  regular: require.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
  strong: require.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
};

/** One page of a vendor's paper: a heading, what it says line by line, a closing sentence. */
export interface Paper {
  readonly name: string;
  readonly from: string;
  readonly heading: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly closing: string;
  /** Dates the file, so that the same paper is the same bytes. */
  readonly at: string;
}

export async function printPaper(paper: Paper): Promise<Attachment> {
  const document = new Pdf({
    size: "LETTER",
    margin: 72,
    font: fonts.regular,
    info: { Title: paper.heading, Author: paper.from, CreationDate: new Date(paper.at) },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => document.on("end", resolve));

  document.font(fonts.regular).fontSize(10).fillColor("#555").text(paper.from);
  document.moveDown(1.5).font(fonts.strong).fontSize(17).fillColor("#111").text(paper.heading).moveDown(1);
  for (const [label, value] of paper.lines) {
    document.font(fonts.regular).fontSize(9).fillColor("#555").text(label);
    document.fontSize(11).fillColor("#111").text(value).moveDown(0.5);
  }
  document.moveDown(1).fontSize(10).text(paper.closing);
  document.moveDown(2).fontSize(8).fillColor("#777").text("Made by the vendor sandbox. Not a real document.");
  document.end();
  await finished;
  return { name: paper.name, mediaType: "application/pdf", content: Buffer.concat(chunks).toString("base64") };
}
