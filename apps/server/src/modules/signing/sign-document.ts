import { createHash } from "node:crypto";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { PlacedField } from "../documents/placed-field.ts";
import { formatDate } from "../documents/wording/format-date.ts";
import type { AdoptedMark } from "./adopted-mark.ts";
import { emptyFields, type FilledField, stampFields } from "./stamp-fields.ts";

/** One signer's act of signing one document. */
export interface Signing {
  readonly signerId: string;
  /** SHA-256 of the document as this signer was shown it. */
  readonly shownSha256: string;
  readonly signature: AdoptedMark;
  readonly initials: AdoptedMark;
  /** The day on which they sign, where the property is. */
  readonly signedOn: LocalDate;
  /** Of a notary: where they were while they did it, as `venueInLine` writes it. */
  readonly venue?: string;
  /** Small print under the signature: the instant in UTC and the record that proves it. */
  readonly caption: string;
}

export type SigningOutcome =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly sha256Before: string;
      readonly sha256After: string;
      /** True when nobody has anything left to sign. */
      readonly complete: boolean;
    }
  /** The document is not the one that was shown, or holds nothing more for this signer. */
  | { readonly ok: false; readonly reason: "DOCUMENT_CHANGED" | "NOTHING_TO_SIGN" };

/**
 * Fills every field of one signer that is still empty. Nothing is signed unless the document is, to the byte, the one that
 * was shown to them.
 */
export function signDocument(pdf: Uint8Array, fields: readonly PlacedField[], signing: Signing): SigningOutcome {
  const sha256Before = sha256Of(pdf);
  if (sha256Before !== signing.shownSha256) return { ok: false, reason: "DOCUMENT_CHANGED" };
  const empty = new Set(emptyFields(pdf));
  const theirs = fields.filter((field) => field.signerId === signing.signerId && empty.has(field.fieldId));
  if (theirs.length === 0) return { ok: false, reason: "NOTHING_TO_SIGN" };
  const bytes = stampFields(
    pdf,
    theirs.map((field) => fill(field, signing)),
  );
  return { ok: true, bytes, sha256Before, sha256After: sha256Of(bytes), complete: empty.size === theirs.length };
}

function fill(field: PlacedField, signing: Signing): FilledField {
  const { fieldId } = field;
  if (field.kind === "signature") return { fieldId, mark: signing.signature, caption: signing.caption };
  if (field.kind === "initials") return { fieldId, mark: signing.initials };
  if (field.kind === "venue") return { fieldId, mark: { form: "text", text: venueOf(signing) } };
  return { fieldId, mark: { form: "text", text: formatDate(signing.signedOn) } };
}

function venueOf({ signerId, venue }: Signing): string {
  if (venue === undefined) throw new RangeError(`Nobody said where ${signerId} was while they signed`);
  return venue;
}

/** SHA-256 in lower-case hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
