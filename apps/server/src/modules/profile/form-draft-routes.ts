import {
  formDraft,
  saveFormDraft,
  saveSignerFormDraft,
  signerFormDraft,
} from "@gable/contract/calls/profile-drafts.ts";
import type { Context } from "../../context.ts";
import { answer, type Route, type SignerSession } from "../../http/contract-routing.ts";
import { seatOf } from "../signers/desk.ts";
import { readDraft, saveDraft } from "./form-drafts.ts";
import { offeredAnswers } from "./prepared-answers.ts";

/** What somebody typed into the forms of an application and has not sent: a borrower into theirs, a signer into theirs. */
export function formDraftRoutes(ctx: Context): Route[] {
  return [
    answer(formDraft, async ({ params }, { session }, db) => ({
      draft: await readDraft(ctx, db, placeOf(params, session)),
      prepared: await offeredAnswers(ctx, db, params),
    })),
    answer(saveFormDraft, ({ params, body }, { session }, trx) => saveDraft(ctx, trx, placeOf(params, session), body)),
    answer(signerFormDraft, async ({ params }, caller, db) => {
      await seatOf(ctx, db, caller);
      return { draft: await readDraft(ctx, db, atDesk(params, caller.session)) };
    }),
    answer(saveSignerFormDraft, async ({ params, body }, caller, trx) => {
      await seatOf(ctx, trx, caller);
      return saveDraft(ctx, trx, atDesk(params, caller.session), body);
    }),
  ];
}

const placeOf = (params: { uuid: string; form: string }, session: { identityUuid: string }) => ({
  applicationUuid: params.uuid,
  identityUuid: session.identityUuid,
  form: params.form,
});

const atDesk = (params: { form: string }, { identityUuid, signer }: SignerSession) => ({
  applicationUuid: signer.applicationUuid,
  identityUuid,
  form: params.form,
});
