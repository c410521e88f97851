import { DocumentType } from "@gable/domain/application/document-types.ts";
import { languages } from "@gable/domain/language.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const DocumentRow = z.object({
  uuid: z.uuid(),
  type: DocumentType,
  title: z.string(),
  /** What it is written in, as far as that is known; one in Spanish begins in Spanish, and the English that follows governs. */
  language: z.enum(languages).nullable(),
  pages: z.int().nullable(),
  sha256: z.string(),
  createdAt: z.iso.datetime(),
  from: z.enum(["lender", "borrower"]),
  openedAt: z.iso.datetime().nullable(),
  acknowledgedAt: z.iso.datetime().nullable(),
  /** Its receipt is to be confirmed, and has not been. */
  toConfirm: z.boolean(),
  signedAt: z.iso.datetime().nullable(),
  /** The day, where the home is, on which it was signed, or else came to be. */
  datedOn: z.iso.date(),
  /** The copy on paper that was asked for last. */
  paperCopy: z.object({ askedAt: z.iso.datetime(), postedOn: z.iso.date().nullable() }).nullable(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const OfDocument = OfApplication.extend({ document: z.uuid() });

export const documents = call({
  name: "documents",
  summary: "Every document of the application that the borrower may see",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/documents`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({ documents: z.array(DocumentRow) }),
});

export const document = call({
  name: "document",
  summary: "A document's bytes; the first opening is recorded",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/documents/:document`,
  access: "applicant",
  params: OfDocument,
  replyForm: "pdf",
});

export const documentArchive = call({
  name: "documentArchive",
  summary:
    "Every document that the lender gave the borrower, in one archive, to be kept; none of them counts as opened by it",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/document-archive`,
  access: "applicant",
  params: OfApplication,
  replyForm: "pdf",
});

export const acknowledgeDocument = call({
  name: "acknowledgeDocument",
  summary: "Confirm that a document was received and read",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/documents/:document/acknowledgement`,
  access: "applicant",
  idempotent: true,
  params: OfDocument,
  reply: CommandReply,
});

export const askPaperCopy = call({
  name: "askPaperCopy",
  summary: "Ask for a copy of a document on paper, free of charge; staff post it",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/documents/:document/paper-copy`,
  access: "applicant",
  idempotent: true,
  params: OfDocument,
  reply: CommandReply,
});

/** Twenty megabytes, as the upload rules say. */
export const UPLOAD_LIMIT_BYTES = 20 * 1024 * 1024;

export const uploadDocument = call({
  name: "uploadDocument",
  summary: "Upload one file; its content decides what it is, not its name",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/documents`,
  access: "applicant",
  idempotent: true,
  upload: true,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  params: OfApplication,
  body: z.strictObject({
    type: DocumentType,
    /** What it is sent for. */
    conditionUuid: z.uuid().optional(),
    /** The day that a stub or statement bears; a pay stub that nobody of staff asked for by itself is not taken without. */
    datedOn: z.iso.date().optional(),
  }),
  reply: DocumentRow,
});

export const verifyDocument = call({
  name: "verifyDocument",
  summary: "Whether a document with this SHA-256 is one of the lender's, and what its seal says; nothing of any person",
  method: "GET",
  path: "/service-document/external/api/v1/verification/:hash",
  access: "visitor",
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: z.object({
    /** Null where the lender wrote no such document, or a byte of it was changed. */
    document: z
      .object({
        /** As it stands on the document: the kind, and nothing of a person. */
        title: z.string(),
        language: z.enum(languages).nullable(),
        pages: z.int().nullable(),
        /** The day that it was where the home is. */
        writtenOn: z.iso.date(),
        /** What these bytes are: as written, as signed, as sealed after signing, or as the notary completed them. */
        state: z.enum(["drawn", "signed", "sealed", "notarised"]),
        stateOn: z.iso.date(),
        /** No later version and no other document took its place. */
        isLatest: z.boolean(),
        /** Whose seal the bytes carry; null where they carry none. */
        sealedBy: z.string().nullable(),
      })
      .nullable(),
  }),
});
