import { DocumentType } from "@gable/domain/application/document-types.ts";
import { languages } from "@gable/domain/language.ts";
import { type StaffActName, staffActNames } from "@gable/domain/staff/staff-acts.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { ComparedFact } from "../loan-file/compared-fact.ts";
import { instant } from "../loan-file/units.ts";
import { DocumentRow } from "./documents.ts";
import { CONSOLE_FILE, OfFile } from "./loan-file.ts";

export const fileDocuments = call({
  name: "fileDocuments",
  summary: "The papers of an application, the superseded ones too",
  method: "GET",
  path: `${CONSOLE_FILE}/documents`,
  access: "staff-on-file",
  permission: "see-documents",
  params: OfFile,
  reply: z.object({
    documents: z.array(
      DocumentRow.omit({ toConfirm: true }).extend({ supersededAt: instant.nullable(), mediaType: z.string() }),
    ),
  }),
});

export const paperReviews = call({
  name: "paperReviews",
  summary:
    "The papers that wait for a person, each with what it is held against and what can be done about it; masked by role",
  method: "GET",
  path: `${CONSOLE_FILE}/paper-reviews`,
  access: "staff-on-file",
  permission: "see-documents",
  params: OfFile,
  reply: z.object({
    papers: z.array(
      z.object({
        uuid: z.uuid(),
        type: DocumentType,
        title: z.string(),
        language: z.enum(languages).nullable(),
        mediaType: z.string(),
        at: instant,
        /** That it was sent for, where it was asked for. */
        condition: z.object({ uuid: z.uuid(), category: z.string(), comments: z.string().nullable() }).nullable(),
        compared: z.array(ComparedFact),
        /** Of those that the caller's role may do; the usual one first. */
        acts: z.array(z.enum(staffActNames as [StaffActName, ...StaffActName[]])),
      }),
    ),
  }),
});
export type ReviewedPaper = z.infer<typeof paperReviews.reply>["papers"][number];

export const fileDocument = call({
  name: "fileDocument",
  summary: "A document's bytes, as staff read it; nothing of the borrower's reading is recorded",
  method: "GET",
  path: `${CONSOLE_FILE}/documents/:document`,
  access: "staff-on-file",
  permission: "see-documents",
  params: OfFile.extend({ document: z.uuid() }),
  replyForm: "pdf",
});
