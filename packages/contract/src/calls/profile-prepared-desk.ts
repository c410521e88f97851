import { DraftField } from "@gable/domain/profile/form-drafts.ts";
import { preparedFormNames } from "@gable/domain/profile/prepared-forms.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE_FILE } from "./loan-file.ts";
import { OfPreparedForm, PreparedValues } from "./profile-prepared.ts";

const permission = "prepare-for-borrower";
const PreparedForm = z.enum(preparedFormNames);

const FormsToPrepare = z.object({
  /** What the borrower's page asks now and staff may write down; null where that is theirs alone. */
  asked: PreparedForm.nullable(),
  /** Of that form, what their page asks. */
  askedFields: z.array(DraftField),
  /** The last of each form, the newest first. */
  prepared: z.array(
    z.object({
      form: PreparedForm,
      revision: z.uuid(),
      byUuid: z.uuid(),
      by: z.string(),
      at: z.iso.datetime(),
      state: z.enum(["WAITING", "FILLED_IN", "SENT", "PUT_AWAY", "TAKEN_BACK", "LAID_ASIDE", "TOO_OLD"]),
      /** When the borrower found it in their fields, and when it was over. */
      filledInAt: z.iso.datetime().nullable(),
      endedAt: z.iso.datetime().nullable(),
      /** Fields that were written down. */
      fields: z.array(DraftField),
      /** Of these, what the borrower sent otherwise; what they sent is not among it. */
      changed: z.array(DraftField),
      /** What was written down, as long as it lies ready. */
      values: PreparedValues.nullable(),
    }),
  ),
});

export const preparableAnswers = call({
  name: "preparableAnswers",
  summary:
    "What staff may write down for the borrower's page, and what was; nothing of what the borrower typed themselves",
  method: "GET",
  path: `${CONSOLE_FILE}/prepared-answers`,
  access: "staff-on-file",
  permission,
  params: z.object({ uuid: z.uuid() }),
  reply: FormsToPrepare,
});

export const prepareAnswers = call({
  name: "prepareAnswers",
  summary:
    "Lay answers ready that the borrower says on the phone; they come into their page, and count once the borrower sends them",
  method: "PUT",
  path: `${CONSOLE_FILE}/prepared-answers/:form`,
  access: "staff-on-file",
  permission,
  idempotent: true,
  params: OfPreparedForm,
  /** `after` is the revision in whose place these come; null where nothing lies ready. */
  body: z.strictObject({ after: z.uuid().nullable(), values: PreparedValues }),
  reply: FormsToPrepare,
});

export const takeBackAnswers = call({
  name: "takeBackAnswers",
  summary: "Take back what was laid ready, as long as the borrower has not seen it",
  method: "DELETE",
  path: `${CONSOLE_FILE}/prepared-answers/:form`,
  access: "staff-on-file",
  permission,
  idempotent: true,
  params: OfPreparedForm,
  reply: FormsToPrepare,
});
