import { z } from "zod";
import { call } from "../call.ts";
import { PersonalField } from "../loan-file/person-part.ts";
import { instant } from "../loan-file/units.ts";
import { LoanFileView } from "../loan-file/view.ts";
import { CONSOLE } from "./staff.ts";

/** Where an application's own calls of the console begin. */
export const CONSOLE_FILE = `${CONSOLE}/applications/:uuid`;
export const OfFile = z.object({ uuid: z.uuid() });

export const loanFile = call({
  name: "loanFile",
  summary: "An application as its lender's staff see it: what is known, the plan, what waits and why; masked by role",
  method: "GET",
  path: CONSOLE_FILE,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  reply: LoanFileView,
});

export const fileEvents = call({
  name: "fileEvents",
  summary: "What happened, the newest first, a hundred at a time",
  method: "GET",
  path: `${CONSOLE_FILE}/events`,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  query: z.object({ before: z.coerce.number<string>().int().min(1).max(2_000_000_000).optional() }),
  reply: z.object({
    events: z.array(
      z.object({
        sequence: z.int(),
        at: instant,
        type: z.string(),
        by: z.enum(["borrower", "signer", "staff", "vendor", "clock", "system"]),
        /** A colleague's name or a vendor's kind. */
        who: z.string().nullable(),
        /** The colleague to whom it was given, where somebody was assigned. */
        assignee: z.string().nullable(),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
    next: z.int().nullable(),
  }),
});

export const revealPersonal = call({
  name: "revealPersonal",
  summary: "One personal field unmasked, for a reason that is kept with who asked",
  method: "POST",
  path: `${CONSOLE_FILE}/personal/:field`,
  access: "staff-on-file",
  permission: "reveal-personal",
  params: OfFile.extend({ field: PersonalField }),
  body: z.strictObject({ reason: z.string().trim().min(8, "too-short").max(300, "too-long") }),
  reply: z.object({ value: z.string().nullable() }),
});

export const fileMessages = call({
  name: "fileMessages",
  summary:
    "What was sent about an application, the newest first; text and address masked by role, links and codes for all",
  method: "GET",
  path: `${CONSOLE_FILE}/messages`,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  reply: z.object({
    /** What the borrower chose about texts to their phone, the last time. */
    texts: z
      .object({
        choice: z.enum(["agreed", "stopped"]),
        by: z.enum(["consent", "settings", "reply", "carrier"]),
        at: instant,
      })
      .nullable(),
    messages: z.array(
      z.object({
        uuid: z.uuid(),
        at: instant,
        channel: z.enum(["mail", "text", "notice"]),
        /** Null for a notice, which is in the borrower's own account, and for what waits. */
        to: z.string().nullable(),
        subject: z.string(),
        /** Null to a role that does not read papers. */
        text: z.string().nullable(),
        /** What waits goes out at `at`: with others, or when it is day where the reader lives. */
        state: z.enum(["waiting", "queued", "sent", "undelivered", "unread", "read"]),
        /** Why it could not be delivered. */
        why: z.string().nullable(),
        /** When a notice was read. */
        readAt: instant.nullable(),
      }),
    ),
  }),
});

const Note = z.object({ uuid: z.uuid(), at: instant, by: z.string(), text: z.string() });

export const fileNotes = call({
  name: "fileNotes",
  summary: "What colleagues noted on an application, the newest first; no borrower sees it",
  method: "GET",
  path: `${CONSOLE_FILE}/notes`,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  reply: z.object({ notes: z.array(Note) }),
});

export const writeNote = call({
  name: "writeNote",
  summary: "Add a note to an application; notes are never changed",
  method: "POST",
  path: `${CONSOLE_FILE}/notes`,
  access: "staff-on-file",
  permission: "write-notes",
  idempotent: true,
  params: OfFile,
  body: z.strictObject({ text: z.string().trim().min(1, "required").max(4000, "too-long") }),
  reply: Note,
});

export const examinerPack = call({
  name: "examinerPack",
  summary: "The record of an application as a signed archive that can be verified without us",
  method: "GET",
  path: `${CONSOLE_FILE}/examiner-pack`,
  access: "staff-on-file",
  permission: "make-examiner-pack",
  params: OfFile,
  replyForm: "pdf",
});
