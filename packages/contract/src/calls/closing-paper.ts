import { languages } from "@gable/domain/language.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { UPLOAD_LIMIT_BYTES } from "./documents.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

/** What somebody without electronic records signs by hand, as they see it. */
export const PaperClosing = z.object({
  /** Papers of the opening, or the deed, which is signed before a notary. */
  papers: z.array(
    z.object({
      document: z.uuid(),
      kind: z.string(),
      title: z.string(),
      language: z.enum(languages).nullable(),
      needsNotary: z.boolean(),
      /** The day on which it went to the post; null while it waits for that. */
      postedOn: z.iso.date().nullable(),
      /** The day beside the signature, once it is back. */
      signedOn: z.iso.date().nullable(),
    }),
  ),
});
export type PaperClosing = z.infer<typeof PaperClosing>;

export const recordOriginal = call({
  name: "recordOriginal",
  summary:
    "Record that a paper came back signed by hand, with its scan, the day of the signature and, of a deed, the notary",
  method: "POST",
  path: `${CONSOLE_FILE}/originals`,
  access: "staff-on-file",
  permission: "record-originals",
  idempotent: true,
  upload: true,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  params: z.object({ uuid: z.uuid() }),
  body: z.strictObject({
    document: z.uuid(),
    /** The borrower's identity, or the uuid of who signs beside them. */
    who: z.uuid(),
    on: z.iso.date("date-invalid"),
    notaryName: oneLine(100).min(2, "required").optional(),
    commissionNumber: oneLine(40).min(1, "required").optional(),
    commissionState: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/, "state-invalid")
      .optional(),
    commissionExpiresOn: z.iso.date("date-invalid").optional(),
    /** Why it counts, where it came after its appointment at an office counted as missed. */
    lateReason: z.string().trim().min(3, "required").max(500, "too-long").optional(),
  }),
  reply: z.object({ version: z.int(), row: z.int() }),
});
