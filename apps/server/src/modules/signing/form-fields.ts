import { PdfFormatError } from "./pdf/parse-value.ts";
import { type PdfFile, readDictionary, readObject, resolve } from "./pdf/pdf-file.ts";
import { isArray, isDictionary, isName, isReference, isString, type PdfDictionary, readText } from "./pdf/pdf-value.ts";

/** A field of a document's form and the object that holds it. */
export interface FormField {
  readonly objectNumber: number;
  readonly fieldId: string;
  readonly dictionary: PdfDictionary;
  /** "Tx" for what signers fill, "Sig" for a seal. */
  readonly fieldType: string;
  readonly filled: boolean;
}

export function catalogOf(pdf: PdfFile): { readonly objectNumber: number; readonly dictionary: PdfDictionary } {
  const root = pdf.trailer.get("Root");
  if (!isReference(root)) throw new PdfFormatError("The catalog is missing");
  return { objectNumber: root.reference, dictionary: readDictionary(pdf, root) };
}

/** Every field of the form, in the order in which it was placed. */
export function readFormFields(pdf: PdfFile): FormField[] {
  const form = resolve(pdf, catalogOf(pdf).dictionary.get("AcroForm"));
  if (!isDictionary(form)) return [];
  const fields = resolve(pdf, form.get("Fields"));
  if (!isArray(fields)) return [];
  return fields.map((field): FormField => {
    if (!isReference(field)) throw new PdfFormatError("A form field is not an object of its own");
    const dictionary = readObject(pdf, field.reference);
    if (!isDictionary(dictionary)) throw new PdfFormatError("A form field is not a dictionary");
    const [title, type] = [dictionary.get("T"), dictionary.get("FT")];
    return {
      objectNumber: field.reference,
      fieldId: isString(title) ? readText(title) : "",
      dictionary,
      fieldType: isName(type) ? type.name : "",
      filled: dictionary.has("V"),
    };
  });
}
