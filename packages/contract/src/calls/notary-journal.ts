import { oneLine } from "@gable/domain/one-line.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const JOURNAL = `${CONSOLE}/notary/journal`;
const permission = "see-notary-journal";
const instant = z.iso.datetime();

const filter = {
  /** A part of who signed's name. */
  signer: oneLine(100).optional(),
  from: instant.optional(),
  /** Up to, and without. */
  until: instant.optional(),
};

const JournalLine = z.object({
  at: instant,
  act: z.literal("acknowledgment"),
  signer: z.string(),
  identifiedBy: z.enum(["document-and-questions", "document"]),
  documentSha256: z.string(),
  notary: z.string(),
  commission: z.string(),
  commissionState: z.string(),
  /** Of the home, whose law the deed follows. */
  county: z.string(),
  homeState: z.string(),
  application: z.object({ uuid: z.uuid(), loanNumber: z.string() }),
});
export type JournalLine = z.infer<typeof JournalLine>;

export const notaryJournal = call({
  name: "notaryJournal",
  summary: "What the lender's notaries entered into their journals, the newest first; a notary sees their own",
  method: "GET",
  path: JOURNAL,
  access: "staff",
  permission,
  query: z.object({
    ...filter,
    after: z
      .string()
      .regex(/^[\w-]{1,200}$/, "invalid")
      .optional(),
  }),
  reply: z.object({ lines: z.array(JournalLine), next: z.string().nullable() }),
});

export const notaryJournalFile = call({
  name: "notaryJournalFile",
  summary: "The same as a file of comma-separated values",
  method: "GET",
  path: `${JOURNAL}/file`,
  access: "staff",
  permission,
  query: z.object(filter),
  replyForm: "pdf",
});
