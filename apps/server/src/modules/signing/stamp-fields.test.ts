import { describe, expect, it } from "vitest";
import { readAsText } from "../documents/testing/read-as-text.ts";
import { readPdf } from "../documents/testing/read-pdf.ts";
import { checkAdoptedMark } from "./adopted-mark.ts";
import { emptyFields, type FilledField, stampFields } from "./stamp-fields.ts";
import { scrawl, signableDocument } from "./testing/signable-document.ts";

const document = signableDocument();

const caption = "Signed electronically 2026-11-20 15:04 UTC · record 8f3a2c";

const marksOfAna: FilledField[] = [
  { fieldId: "understood", mark: { form: "typed", text: "AMR" } },
  { fieldId: "promise", mark: { form: "typed", text: "Ana María Rivera" }, caption },
  { fieldId: "promise-date", mark: { form: "text", text: "November 20, 2026" } },
];

describe("a document to be signed", () => {
  it("says where each signer signs, initials and dates", () => {
    const places = document.fields.map(({ fieldId, kind, signerId, page }) => [fieldId, kind, signerId, page]);
    expect(places).toEqual([
      ["understood", "initials", "signer-ana", 1],
      ["promise", "signature", "signer-ana", 2],
      ["promise-date", "date", "signer-ana", 2],
      ["consent", "signature", "signer-luis", 2],
      ["consent-date", "date", "signer-luis", 2],
    ]);
  });

  it("keeps every field inside the page and apart from the others", () => {
    for (const field of document.fields) {
      expect(field.x).toBeGreaterThanOrEqual(0);
      expect(field.x + field.w).toBeLessThanOrEqual(612);
      expect(field.y + field.h).toBeLessThanOrEqual(792 - 50);
      for (const other of document.fields) {
        if (other === field || other.page !== field.page) continue;
        const apart =
          field.x + field.w <= other.x ||
          other.x + other.w <= field.x ||
          field.y + field.h <= other.y ||
          other.y + other.h <= field.y;
        expect(apart).toBe(true);
      }
    }
  });

  it("tags every field as part of a form", async () => {
    const { roles } = await readPdf(document.bytes);
    expect(roles.filter((role) => role === "Form")).toHaveLength(document.fields.length);
  });
});

describe("stamping fields", () => {
  const signed = stampFields(document.bytes, marksOfAna);

  it("leaves the bytes that were shown as they were and adds to them", () => {
    expect(Buffer.from(signed.subarray(0, document.bytes.length)).equals(document.bytes)).toBe(true);
    expect(signed.length).toBeGreaterThan(document.bytes.length);
  });

  it("keeps title, language, tags and words", async () => {
    const [before, after] = [await readPdf(document.bytes), await readPdf(signed)];
    expect(after).toMatchObject({
      title: before.title,
      language: "en-US",
      marked: true,
      roles: before.roles,
      text: before.text,
    });
  });

  it("records what each field holds, so that software can read it", async () => {
    const { formValues } = await readPdf(signed);
    expect(formValues).toMatchObject({
      understood: "AMR",
      promise: `Ana María Rivera. ${caption}`,
      "promise-date": "November 20, 2026",
    });
  });

  it("is read as text with what was signed in its place", async () => {
    const text = await readAsText(signed);
    expect(JSON.stringify(text?.body)).toContain(`"field":"promise","value":"Ana María Rivera. ${caption}"`);
    expect(JSON.stringify(text?.body)).toContain('"field":"consent","value":""');
  });

  it("tells which fields are still empty", () => {
    expect(emptyFields(document.bytes)).toHaveLength(5);
    expect(emptyFields(signed)).toEqual(["consent", "consent-date"]);
  });

  it("lets the next signer fill the rest, after the first", () => {
    const both = stampFields(signed, [
      { fieldId: "consent", mark: scrawl, caption },
      { fieldId: "consent-date", mark: { form: "text", text: "November 21, 2026" } },
    ]);
    expect(emptyFields(both)).toEqual([]);
    expect(Buffer.from(both.subarray(0, signed.length)).equals(signed)).toBe(true);
  });

  it("never signs over a signature, in the same breath or later", () => {
    const again: FilledField = { fieldId: "promise", mark: { form: "typed", text: "Somebody Else" } };
    expect(() => stampFields(signed, [again])).toThrow("filled already");
    expect(() => stampFields(document.bytes, [again, again])).toThrow("filled already");
  });

  it("refuses a field that the document does not have", () => {
    expect(() => stampFields(document.bytes, [{ fieldId: "nowhere", mark: { form: "typed", text: "A" } }])).toThrow(
      "no field called nowhere",
    );
  });
});

describe("a mark to adopt", () => {
  it.each([
    ["a name with accents", { form: "typed", text: "Zoë Nguyễn Łukasiewicz" }, { ok: true }],
    ["a drawing", scrawl, { ok: true }],
    ["nothing", { form: "typed", text: "  " }, { ok: false, reason: "EMPTY" }],
    ["a single dot", { form: "drawn", width: 9, height: 9, strokes: [[[1, 1]]] }, { ok: false, reason: "EMPTY" }],
    ["a novel", { form: "typed", text: "a".repeat(81) }, { ok: false, reason: "TOO_LONG" }],
    ["letters that the script lacks", { form: "typed", text: "Анна" }, { ok: false, reason: "CHARACTERS" }],
    [
      "ink beside the pad",
      {
        form: "drawn",
        width: 9,
        height: 9,
        strokes: [
          [
            [1, 1],
            [10, 5],
          ],
        ],
      },
      { ok: false, reason: "OUTSIDE_PAD" },
    ],
  ] as const)("%s", (_, mark, answer) => {
    expect(checkAdoptedMark(mark)).toEqual(answer);
  });
});
