import { dropFormDraft, formDraft, saveFormDraft } from "@gable/contract/calls/profile-drafts.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { dropDraft, readDraft, saveDraft } from "./form-drafts.ts";

/** What a borrower typed into the forms of an application and has not sent. */
export function formDraftRoutes(ctx: Context): Route[] {
  return [
    answer(formDraft, async ({ params }, { session }, db) => ({
      draft: await readDraft(ctx, db, placeOf(params, session)),
    })),
    answer(saveFormDraft, ({ params, body }, { session }, trx) => saveDraft(ctx, trx, placeOf(params, session), body)),
    answer(dropFormDraft, ({ params }, { session }, trx) => dropDraft(trx, placeOf(params, session))),
  ];
}

const placeOf = (params: { uuid: string; form: string }, session: { identityUuid: string }) => ({
  applicationUuid: params.uuid,
  identityUuid: session.identityUuid,
  form: params.form,
});
