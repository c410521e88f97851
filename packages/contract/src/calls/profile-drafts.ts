import { DraftField, DraftKey, SignerDraftKey } from "@gable/domain/profile/form-drafts.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, OfApplication } from "./application.ts";
import { OfferedAnswers } from "./profile-prepared.ts";
import { DESK } from "./signers-place.ts";

/** The longest that is kept of one form, in bytes of its request. */
const LARGEST_DRAFT = 32 * 1024;

const DraftContent = z.object({
  /** What the server knew when this was begun, as the form had it; a draft that began from other answers is worthless. */
  base: z.string().max(LARGEST_DRAFT),
  /** What the fields hold, by their paths. */
  fields: z.partialRecord(DraftField, z.unknown()),
});

const FormDraft = DraftContent.extend({
  /** Changes with every change, and never comes again. */
  revision: z.uuid(),
  savedAt: z.iso.datetime(),
});

export type FormDraft = z.infer<typeof FormDraft>;

const OfForm = OfApplication.extend({ form: DraftKey });

export const formDraft = call({
  name: "formDraft",
  summary: "What was typed into a form of an application and not sent, on whichever device",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/drafts/:form`,
  access: "applicant",
  params: OfForm,
  reply: z.object({
    draft: FormDraft.nullable(),
    /** What staff wrote down for the borrower and they have not sent or put away. */
    prepared: OfferedAnswers.nullable(),
  }),
});

export const saveFormDraft = call({
  name: "saveFormDraft",
  summary: "Keep what was typed into a form, unless somebody was faster: then answers with what they typed",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/drafts/:form`,
  access: "applicant",
  params: OfForm,
  /** `after` is the revision that this goes on from; null where there was none. */
  body: z.strictObject({ ...DraftContent.shape, after: z.uuid().nullable() }),
  bodyLimit: LARGEST_DRAFT,
  reply: z.object({ isSaved: z.boolean(), draft: FormDraft.nullable() }),
});

const OfSignersForm = z.object({ form: SignerDraftKey });

export const signerFormDraft = call({
  name: "signerFormDraft",
  summary: "What the signer typed into a form of theirs and has not sent, on whichever device",
  method: "GET",
  path: `${DESK}/drafts/:form`,
  access: "signer",
  params: OfSignersForm,
  reply: formDraft.reply.pick({ draft: true }),
});

export const saveSignerFormDraft = call({
  name: "saveSignerFormDraft",
  summary: "Keep what the signer typed into a form of theirs, by the rule of `saveFormDraft`",
  method: "PUT",
  path: `${DESK}/drafts/:form`,
  access: "signer",
  params: OfSignersForm,
  body: saveFormDraft.body,
  bodyLimit: LARGEST_DRAFT,
  reply: saveFormDraft.reply,
});
