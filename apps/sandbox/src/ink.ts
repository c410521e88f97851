import type { Attachment } from "@gable/vendors/wire-values.ts";
import { plain } from "./spelling.ts";

/** Somebody who signs by hand, as the fields of a document name them. */
interface Hand {
  readonly name: string;
}

/** A field of a form that nobody has filled, and the object that holds it. */
interface EmptyField {
  readonly object: number;
  readonly body: string;
  readonly described: string;
  readonly width: number;
  readonly height: number;
}

const WIDGET = /(\d+) 0 obj\n<<\n((?:(?!endobj)[\s\S])*?\/Subtype \/Widget(?:(?!endobj)[\s\S])*?)>>\nendobj/g;
const BLUE = "0.07 0.17 0.42";

/**
 * A paper as it comes back from whoever signed it by hand: in each field of theirs a mark, initials or the day, as an update after the
 * document's own bytes (ISO 32000-1, 7.5.6). What is the notary's stays empty: who they are comes beside it.
 */
export function signedByHand(document: Attachment, hands: readonly Hand[], on: string): Attachment {
  const pdf = Buffer.from(document.content, "base64").toString("latin1");
  const fields = emptyFieldsOf(pdf);
  const theirs = fields.flatMap((field) => {
    const hand = hands.find(({ name }) => field.described.includes(`(${name}, `));
    return hand ? [{ field, hand }] : [];
  });
  if (theirs.length === 0) return document;
  const first = Number(/\/Size (\d+)/.exec(trailerOf(pdf))?.[1]);
  const objects = theirs.flatMap(({ field, hand }, index): [number, string][] => {
    const appearance = first + index;
    const filled = `<<\n${field.body}/V ${hexText(hand.name)}\n/AP << /N ${appearance} 0 R >>\n>>`;
    return [
      [field.object, filled],
      [appearance, appearanceOf(field, markIn(field, hand, on))],
    ];
  });
  return { ...document, content: Buffer.from(withUpdate(pdf, objects), "latin1").toString("base64") };
}

function emptyFieldsOf(pdf: string): EmptyField[] {
  return [...pdf.matchAll(WIDGET)].flatMap(([, object, body = ""]) => {
    if (!body.includes("/FT /Tx") || /\/V[ (<]/.test(body)) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] =
      /\/Rect \[([^\]]+)\]/.exec(body)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
    const described = readText(/\/TU (\((?:\\[\s\S]|[^\\)])*\)|<[^>]*>)/.exec(body)?.[1] ?? "");
    return [{ object: Number(object), body, described, width: Math.abs(right - left), height: Math.abs(top - bottom) }];
  });
}

/** A text of a PDF: hexadecimal or in brackets, of two bytes a letter where it begins with their mark. */
function readText(written: string): string {
  const bytes = written.startsWith("<")
    ? Buffer.from(written.slice(1, -1).replaceAll(/\s/g, ""), "hex")
    : Buffer.from(
        written.slice(1, -1).replaceAll(/\\([\s\S])/g, (_all, sign: string) => escaped[sign] ?? sign),
        "latin1",
      );
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString("latin1");
  return Buffer.from(bytes.subarray(2)).swap16().toString("utf16le");
}
const escaped: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

const hexText = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

function markIn({ described, width, height }: EmptyField, { name }: Hand, on: string): string {
  const kind = described.toLowerCase();
  if (kind.startsWith("date")) return written(inNumbers(on), height);
  if (kind.includes("initial") || width < 60)
    return written(
      plain(name)
        .split(" ")
        .map((word) => word.slice(0, 1).toUpperCase())
        .join(""),
      height,
    );
  return scribble(name, width, height);
}

/** 2026-11-26 → 11/26/2026. */
const inNumbers = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");

const written = (text: string, height: number): string =>
  `${BLUE} rg BT /F ${Math.min(13, height * 0.6).toFixed(1)} Tf 4 ${(height * 0.3).toFixed(1)} Td (${text}) Tj ET`;

/** One line of loops, another one for every name. */
function scribble(name: string, width: number, height: number): string {
  const letters = Buffer.from(name.replaceAll(" ", ""), "utf8");
  const step = Math.min(9, (width - 24) / letters.length);
  const middle = height * 0.4;
  const loops = [...letters].map((letter, index) => {
    const [x, rise] = [8 + index * step, (0.2 + (letter % 7) / 14) * height * 0.6];
    const points = [x + step * 0.9, middle + rise, x - step * 0.3, middle + rise, x + step, middle - (letter % 3)];
    return `${points.map((point) => point.toFixed(1)).join(" ")} c`;
  });
  return `${BLUE} RG 1.1 w 1 J 1 j 8 ${middle.toFixed(1)} m ${loops.join(" ")} S`;
}

function appearanceOf({ width, height }: EmptyField, drawing: string): string {
  const font = "<< /F << /Type /Font /Subtype /Type1 /BaseFont /Times-Italic >> >>";
  const entries = `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << /Font ${font} >>`;
  return `<< ${entries} /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
}

const trailerOf = (pdf: string): string => pdf.slice(pdf.lastIndexOf("trailer"), pdf.lastIndexOf("startxref"));

function withUpdate(pdf: string, objects: readonly (readonly [number, string])[]): string {
  let text = pdf.endsWith("\n") ? pdf : `${pdf}\n`;
  const table = objects.map(([number, body]) => {
    const line = `${number} 1\n${String(text.length).padStart(10, "0")} 00000 n \n`;
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return { number, line };
  });
  const size = Math.max(...objects.map(([number]) => number)) + 1;
  const before = /startxref\s+(\d+)/.exec(pdf.slice(pdf.lastIndexOf("startxref")))?.[1];
  const trailer = trailerOf(pdf)
    .replace(/\/Prev \d+\s*/, "")
    .replace(/\/Size \d+/, `/Size ${size} /Prev ${before}`);
  const lines = table.toSorted((one, other) => one.number - other.number).map(({ line }) => line);
  return `${text}xref\n${lines.join("")}${trailer.trimEnd()}\nstartxref\n${text.length}\n%%EOF\n`;
}
