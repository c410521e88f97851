import { createHash, X509Certificate } from "node:crypto";
import { signDigest } from "./cms-signature.ts";
import { catalogOf, readFormFields } from "./form-fields.ts";
import { appendUpdate } from "./pdf/append-update.ts";
import { PdfFormatError } from "./pdf/parse-value.ts";
import { nextObjectNumber, openPdf, type PdfFile, readDictionary, resolve } from "./pdf/pdf-file.ts";
import {
  dateString,
  dictionary,
  isArray,
  isDictionary,
  isReference,
  name,
  type PdfValue,
  reference,
  textString,
} from "./pdf/pdf-value.ts";
import type { SealingIdentity } from "./sealing-identity.ts";

/** Room for the signature in bytes; ours take about 1,700. */
const signatureRoom = 4096;

/** Zeros that are overwritten in place, so that no offset moves. */
const rangePlaceholder = "[0 0000000000 0000000000 0000000000]";

export interface SealOptions {
  readonly signedAt: Date;
  /** Why it was sealed, shown by readers, e.g. "Signed by all parties". */
  readonly reason: string;
}

/**
 * Seals a document: a PAdES baseline B signature over all of its bytes, as an update that keeps fields and tags.
 * Nothing may be changed afterwards; `verifySeal` and any PDF reader notice.
 */
export function sealDocument(pdf: Uint8Array, identity: SealingIdentity, options: SealOptions): Uint8Array {
  const file = openPdf(pdf);
  const signatureNumber = nextObjectNumber(file);
  const { bytes, offsets } = appendUpdate(file, sealObjects(file, signatureNumber, identity, options));
  const start = offsets.get(signatureNumber);
  if (start === undefined) throw new PdfFormatError("The signature was not written");
  const sealed = Buffer.from(bytes);
  const contents = sealed.indexOf("/Contents <", start, "latin1") + "/Contents ".length;
  const afterContents = contents + 2 + 2 * signatureRoom;
  const range = `[0 ${pad(contents)} ${pad(afterContents)} ${pad(sealed.length - afterContents)}]`;
  sealed.write(range, sealed.indexOf(rangePlaceholder, start, "latin1"), "latin1");
  const digest = createHash("sha256")
    .update(sealed.subarray(0, contents))
    .update(sealed.subarray(afterContents))
    .digest();
  const signature = signDigest(digest, {
    signingCertificate: new X509Certificate(identity.signingCertificate).raw,
    authorityCertificate: new X509Certificate(identity.authorityCertificate).raw,
    privateKeyPem: identity.signingPrivateKey,
  });
  if (signature.length > signatureRoom) throw new RangeError(`The signature needs ${signature.length} bytes`);
  sealed.write(writeContents(signature), contents + 1, "latin1");
  return new Uint8Array(sealed);
}

/** The signature in hexadecimal, filled with zeros to the room that every seal has. */
export function writeContents(signature: Uint8Array): string {
  return Buffer.from(signature)
    .toString("hex")
    .padEnd(2 * signatureRoom, "0");
}

function pad(offset: number): string {
  return String(offset).padStart(10, "0");
}

/** The signature, the field that holds it, and new versions of the form, the first page and the catalog. */
function sealObjects(
  file: PdfFile,
  signatureNumber: number,
  identity: SealingIdentity,
  options: SealOptions,
): Map<number, PdfValue> {
  const fieldNumber = signatureNumber + 1;
  const catalog = catalogOf(file);
  const firstPage = findFirstPage(file, catalog.dictionary.get("Pages"));
  const seals = readFormFields(file).filter((field) => field.fieldType === "Sig").length;
  const changes = new Map<number, PdfValue>();
  changes.set(
    signatureNumber,
    dictionary({
      Type: name("Sig"),
      Filter: name("Adobe.PPKLite"),
      SubFilter: name("ETSI.CAdES.detached"),
      ByteRange: { verbatim: rangePlaceholder },
      Contents: { verbatim: `<${"0".repeat(2 * signatureRoom)}>` },
      M: dateString(options.signedAt),
      Name: textString(commonName(identity.signingCertificate)),
      Reason: textString(options.reason),
    }),
  );
  changes.set(
    fieldNumber,
    dictionary({
      Type: name("Annot"),
      Subtype: name("Widget"),
      FT: name("Sig"),
      T: textString(`seal-${seals + 1}`),
      TU: textString(options.reason),
      V: reference(signatureNumber),
      Rect: [0, 0, 0, 0],
      // Hidden, printed and locked: a seal has no picture on the page (ISO 32000-1, table 165).
      F: 2 + 4 + 128,
      P: reference(firstPage.objectNumber),
    }),
  );
  addFieldToForm(file, catalog, fieldNumber, changes);
  const annotations = resolve(file, firstPage.dictionary.get("Annots"));
  const page = new Map(firstPage.dictionary);
  page.set("Annots", [...(isArray(annotations) ? annotations : []), reference(fieldNumber)]);
  changes.set(firstPage.objectNumber, page);
  return changes;
}

function addFieldToForm(
  file: PdfFile,
  catalog: ReturnType<typeof catalogOf>,
  fieldNumber: number,
  changes: Map<number, PdfValue>,
): void {
  const place = catalog.dictionary.get("AcroForm");
  const old = resolve(file, place);
  const form = new Map(isDictionary(old) ? old : []);
  const fields = resolve(file, form.get("Fields"));
  form.set("Fields", [...(isArray(fields) ? fields : []), reference(fieldNumber)]);
  // Signatures exist, and the file may only be appended to (table 219).
  form.set("SigFlags", 3);
  if (isReference(place)) changes.set(place.reference, form);
  else changes.set(catalog.objectNumber, new Map(catalog.dictionary).set("AcroForm", form));
}

function findFirstPage(
  file: PdfFile,
  pages: PdfValue | undefined,
): { objectNumber: number; dictionary: ReadonlyMap<string, PdfValue> } {
  const kids = resolve(file, readDictionary(file, pages).get("Kids"));
  const first = isArray(kids) ? kids[0] : undefined;
  if (!isReference(first)) throw new PdfFormatError("The document has no pages");
  return { objectNumber: first.reference, dictionary: readDictionary(file, first) };
}

function commonName(certificate: string): string {
  return /CN=(.+)/.exec(new X509Certificate(certificate).subject)?.[1] ?? "Document Seal";
}
