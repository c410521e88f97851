import { drawFieldAppearance, type FieldContent, wordsOf } from "./field-appearance.ts";
import { readFormFields } from "./form-fields.ts";
import { appendUpdate } from "./pdf/append-update.ts";
import { PdfFormatError } from "./pdf/parse-value.ts";
import { nextObjectNumber, openPdf } from "./pdf/pdf-file.ts";
import {
  dictionary,
  isArray,
  type PdfDictionary,
  type PdfStream,
  type PdfValue,
  reference,
  textString,
} from "./pdf/pdf-value.ts";

/** A field and what it is to show. */
export interface FilledField extends FieldContent {
  readonly fieldId: string;
}

/**
 * Fills fields visibly as an update after the document's own bytes, which stay as they were shown; tags stay too.
 * Throws RangeError for a field that the document does not have or that is filled already: neither may ever be signed over.
 */
export function stampFields(pdf: Uint8Array, filled: readonly FilledField[]): Uint8Array {
  const file = openPdf(pdf);
  const fields = new Map(readFormFields(file).map((field) => [field.fieldId, field]));
  const changes = new Map<number, PdfValue | PdfStream>();
  let free = nextObjectNumber(file);
  for (const content of filled) {
    const field = fields.get(content.fieldId);
    if (!field) throw new RangeError(`The document has no field called ${content.fieldId}`);
    if (field.filled || changes.has(field.objectNumber))
      throw new RangeError(`The field ${content.fieldId} is filled already`);
    const { width, height } = sizeOf(field.dictionary);
    const updated = new Map(field.dictionary);
    updated.set("V", textString(wordsOf(content)));
    updated.set("AP", dictionary({ N: reference(free) }));
    changes.set(field.objectNumber, updated);
    changes.set(free, drawFieldAppearance(content, width, height));
    free += 1;
  }
  return changes.size === 0 ? pdf : appendUpdate(file, changes).bytes;
}

/** The fields that nobody has filled yet. A document with any of them is not ready to be sealed. */
export function emptyFields(pdf: Uint8Array): string[] {
  return readFormFields(openPdf(pdf))
    .filter((field) => field.fieldType === "Tx" && !field.filled)
    .map((field) => field.fieldId);
}

function sizeOf(widget: PdfDictionary): { readonly width: number; readonly height: number } {
  const rect = widget.get("Rect");
  if (!isArray(rect)) throw new PdfFormatError("A form field has no place on its page");
  const [left, bottom, right, top] = rect;
  if (typeof left !== "number" || typeof bottom !== "number" || typeof right !== "number" || typeof top !== "number") {
    throw new PdfFormatError("A form field has no place on its page");
  }
  return { width: Math.abs(right - left), height: Math.abs(top - bottom) };
}
