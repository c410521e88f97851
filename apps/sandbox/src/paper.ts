import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Attachment } from "@gable/vendors/wire-values.ts";
import * as fontkit from "fontkit";
import Pdf from "pdfkit";

const require = createRequire(import.meta.url);

/** The fonts that every PDF reader has of its own know no letters beyond western Europe: "Łukasz" would come out as "Aukasz". */
const faces = {
  regular: require.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
  strong: require.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
} as const;

type Face = keyof typeof faces;

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
    // None of its own: pdfkit would set up Helvetica, which draws nothing here.
    font: "",
    info: { Title: paper.heading, Author: paper.from, CreationDate: new Date(paper.at) },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => document.on("end", resolve));

  // pdfkit takes a parsed font too; its published types do not say so.
  for (const face of ["regular", "strong"] as const) document.registerFont(face, fontOf(face) as unknown as Buffer);
  document.font("regular").fontSize(10).fillColor("#555").text(paper.from);
  document.moveDown(1.5).font("strong").fontSize(17).fillColor("#111").text(paper.heading).moveDown(1);
  for (const [label, value] of paper.lines) {
    document.font("regular").fontSize(9).fillColor("#555").text(label);
    document.fontSize(11).fillColor("#111").text(value).moveDown(0.5);
  }
  document.moveDown(1).fontSize(10).text(paper.closing);
  document.moveDown(2).fontSize(8).fillColor("#777").text("Made by the vendor sandbox. Not a real document.");
  document.end();
  await finished;
  return { name: paper.name, mediaType: "application/pdf", content: Buffer.concat(chunks).toString("base64") };
}

const parsed = new Map<Face, fontkit.Font>();

/** The font of a face, parsed once: pdfkit would parse it for each paper, which takes nearly all of the time. */
function fontOf(face: Face): fontkit.Font {
  const known = parsed.get(face);
  if (known) return known;
  const font = fontkit.create(readFileSync(faces[face]));
  if (!("layout" in font)) throw new Error(`The font file of ${face} holds several fonts`);
  nameGlyphs(font);
  parsed.set(face, font);
  return font;
}

const ligatures = { first: 0xfb00, last: 0xfb06 } as const;

/**
 * Ties each glyph to its lowest character: fontkit ties it to the first that is ever drawn with it, and one paper's no-break space would be
 * the next one's space when it is copied out. Ligatures stay tied to the letters that they are made of.
 */
function nameGlyphs(font: fontkit.Font): void {
  for (const character of font.characterSet.toSorted((a, b) => a - b))
    if (character < ligatures.first || character > ligatures.last) font.glyphForCodePoint(character);
}
