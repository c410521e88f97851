import type { Language } from "@gable/domain/language.ts";
import type { ColumnType, Generated } from "kysely";
import type { PlacedField } from "../../modules/documents/placed-field.ts";
import type { DefaultInstant, Instant } from "./columns.ts";

/** Papers, their bytes and their signatures. */
export type DocumentTables = {
  documents: DocumentsTable;
  document_versions: DocumentVersionsTable;
  adopted_signatures: AdoptedSignaturesTable;
  signature_records: SignatureRecordsTable;
  notary_recordings: NotaryRecordingsTable;
  notary_recording_parts: NotaryRecordingPartsTable;
};

/** A scanner's word on a file that was taken: it found nothing. */
export type FileScan = { readonly engine: string; readonly at: string };

export type DocumentsTable = {
  uuid: string;
  application_uuid: string;
  kind: string;
  title: string;
  version: Generated<number>;
  media_type: string;
  size_bytes: number;
  sha256: Buffer;
  storage_key: string;
  superseded_at: Instant | null;
  created_at: DefaultInstant;
  origin: Generated<"lender" | "borrower" | "vendor">;
  pages: number | null;
  /** Of the template's words; null for what others wrote. */
  wording_version: string | null;
  /** Where signers have something to do. */
  fields: ColumnType<readonly PlacedField[], string | undefined, string>;
  /** Of what somebody sent: which scanner found it clean, and when. */
  scan: ColumnType<FileScan | null, string | null | undefined, never>;
  /** What it is written in; null of what people sent, which nobody has said. */
  language: Language | null;
};

/** Every state of a document's bytes, so that what somebody was shown can be shown again. */
export type DocumentVersionsTable = {
  document_uuid: string;
  sha256: Buffer;
  storage_key: string;
  size_bytes: number;
  reason: "drawn" | "signed" | "sealed" | "notarised";
  created_at: DefaultInstant;
};

export type AdoptedSignaturesTable = {
  uuid: string;
  application_uuid: string;
  identity_uuid: string;
  sealed: Buffer;
  adopted_at: Instant;
};

/** The evidence of a signature (rule ). Append-only. */
export type SignatureRecordsTable = {
  uuid: string;
  application_uuid: string;
  document_uuid: string;
  identity_uuid: string;
  sealed: Buffer;
  signed_at: Instant;
};

/** Beside what the application's facts say of a recording. */
export type NotaryRecordingsTable = {
  uuid: string;
  application_uuid: string;
  /** When its last part came, by the wall clock. */
  heard_at: DefaultInstant;
  ended: Generated<boolean>;
};

export type NotaryRecordingPartsTable = {
  recording_uuid: string;
  /** 1, 2, 3 … without a gap. */
  number: number;
  sha256: Buffer;
  storage_key: string;
  size_bytes: number;
  /** By the application's own clock. */
  at: Instant;
};
