import { createHash, X509Certificate } from "node:crypto";
import { readSignature } from "./cms-signature.ts";
import { readFormFields } from "./form-fields.ts";
import { PdfFormatError } from "./pdf/parse-value.ts";
import { openPdf, type PdfFile, readDictionary } from "./pdf/pdf-file.ts";
import { isArray, isName, isString, type PdfDictionary, readText } from "./pdf/pdf-value.ts";
import { writeContents } from "./seal-document.ts";

export type SealFault =
  /** Not a PDF as this product writes them, or damaged in its structure. */
  | "UNREADABLE"
  /** No seal at all. */
  | "NOT_SEALED"
  /** Bytes differ from those that were sealed. */
  | "CHANGED"
  /** Something was added after the last seal. */
  | "EXTENDED"
  /** The signature itself is damaged or not by the key that it names. */
  | "BAD_SIGNATURE"
  /** Sealed by somebody whose authority is not trusted. */
  | "UNKNOWN_AUTHORITY"
  /** Sealed at a time when the certificate was not valid. */
  | "CERTIFICATE_EXPIRED";

export type SealCheck =
  | {
      readonly valid: true;
      /** Who sealed it, as the certificate says. */
      readonly signer: string;
      /** The time that the seal states. */
      readonly signedAt: string;
      readonly reason: string;
      /** SHA-256 of the signing certificate, lower-case hexadecimal. */
      readonly certificateSha256: string;
      /** How many seals the document carries; the last covers all of it. */
      readonly seals: number;
    }
  | { readonly valid: false; readonly fault: SealFault };

/**
 * Checks every seal of a document with our own code: the digest, the signature, its certificate attribute, the authority,
 * and that the last seal covers the whole file. Any changed byte makes it invalid.
 */
export function verifySeal(pdf: Uint8Array, trustedAuthorities: readonly string[]): SealCheck {
  try {
    return checkSeals(pdf, trustedAuthorities);
  } catch (error) {
    if (error instanceof PdfFormatError) return { valid: false, fault: "UNREADABLE" };
    throw error;
  }
}

function checkSeals(pdf: Uint8Array, trustedAuthorities: readonly string[]): SealCheck {
  const file = openPdf(pdf);
  const signatures = readFormFields(file)
    .filter((field) => field.fieldType === "Sig" && field.filled)
    .map((field) => readDictionary(file, field.dictionary.get("V")))
    .toSorted((a, b) => coveredLength(a) - coveredLength(b));
  const last = signatures.at(-1);
  if (!last) return { valid: false, fault: "NOT_SEALED" };
  const end = coveredLength(last);
  if (end !== pdf.length) return { valid: false, fault: end < pdf.length ? "EXTENDED" : "CHANGED" };
  const checks = signatures.map((signature) => checkSeal(file, signature, trustedAuthorities, signatures.length));
  const fault = checks.find((check) => !check.valid);
  return fault ?? checks.at(-1) ?? { valid: false, fault: "NOT_SEALED" };
}

function checkSeal(
  file: PdfFile,
  signature: PdfDictionary,
  trustedAuthorities: readonly string[],
  seals: number,
): SealCheck {
  const range = readRange(signature);
  const contents = signature.get("Contents");
  const made = signature.get("M");
  if (!range || !isString(contents) || !isString(made)) return { valid: false, fault: "UNREADABLE" };
  const der = trimZeros(contents.bytes);
  // Only the signature's own digits may lie outside the sealed bytes, written exactly as we write them.
  const gap = Buffer.from(file.bytes.subarray(range.gapStart, range.gapEnd)).toString("latin1");
  if (gap !== `<${writeContents(der)}>`) return { valid: false, fault: "BAD_SIGNATURE" };
  const parts = readSignature(der);
  if (!parts) return { valid: false, fault: "BAD_SIGNATURE" };
  const digest = createHash("sha256")
    .update(file.bytes.subarray(0, range.gapStart))
    .update(file.bytes.subarray(range.gapEnd, range.end))
    .digest();
  if (!digest.equals(parts.messageDigest)) return { valid: false, fault: "CHANGED" };
  const signer = new X509Certificate(parts.signingCertificate);
  const authority = new X509Certificate(parts.authorityCertificate);
  const trusted = trustedAuthorities.some((pem) => new X509Certificate(pem).raw.equals(authority.raw));
  if (!trusted || !signer.verify(authority.publicKey)) return { valid: false, fault: "UNKNOWN_AUTHORITY" };
  const signedAt = readDate(readText(made));
  if (!signedAt) return { valid: false, fault: "UNREADABLE" };
  if (signedAt < signer.validFromDate || signedAt > signer.validToDate)
    return { valid: false, fault: "CERTIFICATE_EXPIRED" };
  const reason = signature.get("Reason");
  return {
    valid: true,
    signer: /CN=(.+)/.exec(signer.subject)?.[1] ?? signer.subject,
    signedAt: signedAt.toISOString(),
    reason: isString(reason) ? readText(reason) : "",
    certificateSha256: createHash("sha256").update(parts.signingCertificate).digest("hex"),
    seals,
  };
}

interface SealedRange {
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
}

/** The range must start at the first byte and leave out one gap only. */
function readRange(signature: PdfDictionary): SealedRange | null {
  const range = signature.get("ByteRange");
  const subFilter = signature.get("SubFilter");
  if (!isArray(range) || range.length !== 4 || !isName(subFilter) || subFilter.name !== "ETSI.CAdES.detached")
    return null;
  const [start, gapStart, gapEnd, rest] = range;
  if (start !== 0 || typeof gapStart !== "number" || typeof gapEnd !== "number" || typeof rest !== "number")
    return null;
  if (gapStart <= 0 || gapEnd <= gapStart || rest <= 0) return null;
  return { gapStart, gapEnd, end: gapEnd + rest };
}

function coveredLength(signature: PdfDictionary): number {
  return readRange(signature)?.end ?? 0;
}

/** The signature without the zeros that fill its room; DER says how long it is. */
function trimZeros(bytes: Uint8Array): Uint8Array {
  const [tag, first = 0] = bytes;
  if (tag !== 0x30 || first !== 0x82) return new Uint8Array();
  return bytes.subarray(0, 4 + (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0));
}

function readDate(text: string): Date | null {
  const match = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
