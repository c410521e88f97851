import { isElement, type Piece } from "@gable/domain/documents/paper-text.ts";
import Pdf from "pdfkit";
import { describe, expect, it } from "vitest";
import { type DocumentKind, documentKinds } from "./document-kinds.ts";
import { renderDocument } from "./render-document.ts";
import { readAsText } from "./testing/read-as-text.ts";
import { readPdf } from "./testing/read-pdf.ts";
import { sampleInputs } from "./testing/sample-inputs.ts";
import { sampleLender } from "./testing/sample-lender.ts";
import { ana, closer, luis, notary } from "./testing/sample-people.ts";

const fieldsIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (isElement(piece) ? fieldsIn(piece.children) : "field" in piece ? [piece.field] : []));

/** Roles around words, and what stands for a picture or field. */
const outlineOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (isElement(piece)) return `${piece.role}(${piece.alt ?? ""}${outlineOf(piece.children)})`;
      return "words" in piece ? piece.words.trimStart() : "";
    })
    .join("");

const people = { ana, closer, luis, notary };

describe.each(documentKinds)("the document %s", (kind) => {
  const document = renderDocument(kind, sampleInputs[kind], sampleLender, "en");

  it("is a tagged PDF with a title, a language and headings", async () => {
    const pdf = await readPdf(document.bytes);
    expect(pdf.marked).toBe(true);
    expect(pdf.language).toBe("en-US");
    expect(pdf.title).toBe(document.title);
    expect(pdf.roles.slice(0, 3)).toEqual(["Document", "Figure", "H1"]);
    expect(pdf.roles).toContain("H2");
  });

  it("leaves nothing on a page unmarked, and describes every picture and field", async () => {
    const pdf = await readPdf(document.bytes);
    expect(pdf.unmarked).toBe(0);
    const described = pdf.roles.filter((role) => role === "Figure" || role === "Form");
    expect(pdf.alternatives.filter((words) => words !== "")).toHaveLength(described.length);
  });

  it("says on every page which page of how many it is, who the lender is, and that counsel has not approved it", async () => {
    const pdf = await readPdf(document.bytes);
    expect(pdf.pages).toHaveLength(document.pages);
    for (const [index, page] of pdf.pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${document.pages}`);
      expect(page).toContain("NMLS 123456");
      expect(page).toContain("Sample for counsel");
    }
  });

  it("puts the plain summary before everything else", async () => {
    const pdf = await readPdf(document.bytes);
    expect(pdf.pages[0]).toContain("In short");
  });

  it("opens with a Spanish summary for a reader of Spanish, and says that the English governs", async () => {
    const pdf = await readPdf(renderDocument(kind, sampleInputs[kind], sampleLender, "es").bytes);
    expect(pdf.pages[0]).toContain("En resumen");
    expect(pdf.pages[0]).toContain("La versión en inglés es la que rige");
    expect(pdf.pages.slice(1).join(" ")).toContain("In short");
  });

  it("can be read as text: every word of every page, in order, and its places to sign", async () => {
    for (const { bytes, fields, pages } of [document, renderDocument(kind, sampleInputs[kind], sampleLender, "es")]) {
      const text = await readAsText(bytes);
      expect(text?.pages).toBe(pages);
      expect(text?.everyPage.join(" ")).toContain("NMLS 123456");
      expect(text?.everyPage.join(" ")).not.toMatch(/Page \d/);
      expect(fieldsIn(text?.body ?? [])).toEqual(fields.map(({ fieldId }) => fieldId));
    }
  });

  it("has a place for every signature on a page that names the signer", async () => {
    const pdf = await readPdf(document.bytes);
    for (const field of document.fields.filter(({ kind: fieldKind }) => fieldKind === "signature")) {
      const signer = Object.values(people).find((person) => person.id === field.signerId);
      expect(pdf.pages[field.page - 1]).toContain(signer?.name ?? "nobody");
    }
    const forInk = pdf.alternatives.filter((words) => words.startsWith("Line to write on: "));
    expect(pdf.roles.filter((role) => role === "Form")).toHaveLength(document.fields.length + forInk.length);
  });

  it("has the same bytes for the same input", () => {
    expect(renderDocument(kind, sampleInputs[kind], sampleLender, "en").sha256).toBe(document.sha256);
  });
});

it("tells a reader who does not see the page what is set apart, where a line ends, how a list counts, and where to write", async () => {
  const { bytes } = renderDocument("RIGHT_TO_CANCEL", sampleInputs["RIGHT_TO_CANCEL"], sampleLender, "en");
  const text = outlineOf((await readAsText(bytes))?.body ?? []);
  expect(text).toContain("Span(November 24, 2026)");
  expect(text).toContain("Div(P(Gable Home Equity, LLC)P(200 Market Street)P(Suite 1400)P(San Francisco, CA 94105))");
  expect(text).toContain("Div(Form(Line to write on: Consumer’s signature)P(Consumer’s signature))");
  expect(text).toContain("P(Span(Luis Ortega)· Additional signer))Div(Form(Date of: ");
  const structure = Buffer.from(bytes).toString("latin1");
  expect(structure).toContain("/ListNumbering /Disc");
  expect(structure).toContain("/ListNumbering /Decimal");
});

it("cannot be read as text where nothing is tagged, as a vendor may send it", async () => {
  const pdf = new Pdf();
  pdf.text("You owe what this says.").end();
  expect(await readAsText(new Uint8Array(pdf.read() as Buffer))).toBeNull();
});

it("drops the sample mark once the lender's counsel has approved the wording", async () => {
  const approved = { ...sampleLender, approvedByCounsel: true };
  const { bytes } = renderDocument(
    "SOFT_CREDIT_AUTHORIZATION",
    sampleInputs["SOFT_CREDIT_AUTHORIZATION"],
    approved,
    "en",
  );
  expect((await readPdf(bytes)).text).not.toContain("Sample for counsel");
});

describe("a closing package", () => {
  const closingPackage: readonly DocumentKind[] = [
    "STATEMENT_OF_LOAN",
    "ACCOUNT_OPENING_DISCLOSURE",
    "CREDIT_AGREEMENT",
    "SECURITY_INSTRUMENT",
    "RIGHT_TO_CANCEL",
    "RIGHT_TO_CANCEL",
    "RIGHT_NOT_TO_CLOSE",
    "INSURANCE_REQUIREMENTS",
    "FLOOD_NOTICE",
    "PAYOFF_AUTHORIZATION",
    "AUTOPAY_AUTHORIZATION",
    "GLBA_NOTICE",
  ];

  it("takes less than two seconds of a processor", () => {
    const before = process.threadCpuUsage();
    for (const kind of closingPackage) renderDocument(kind, sampleInputs[kind], sampleLender, "es");
    const used = process.threadCpuUsage(before);
    expect((used.user + used.system) / 1e6).toBeLessThan(2);
  });
});
