import { discardDraft, draft, saveDraft } from "@gable/contract/calls/profile.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { RegistrationDraft } from "@gable/domain/profile/registration.ts";
import type { Context } from "../../context.ts";
import { answer, type Caller, type Route } from "../../http/contract-routing.ts";
import { registrationStop } from "./registration-stop.ts";
import { changeDraft, dropDraft, readDraft } from "./visitor-draft.ts";

/** The calendar of registration: the lender's own, before there is a home to take the zone of. */
const OFFICE_TIME_ZONE = "America/New_York";

/** Registration before there is an account. */
export function draftRoutes(ctx: Context): Route[] {
  const standing = (answers: RegistrationDraft, { lender }: Caller) => ({
    answers,
    stop: registrationStop(answers, lender, localDateAt(ctx.clock.now().toISOString(), OFFICE_TIME_ZONE)),
  });
  return [
    answer(draft, async (_received, caller, trx) => {
      const found = await readDraft(ctx, trx, caller.request, caller.lender.orgCode);
      return standing(found?.answers ?? {}, caller);
    }),
    answer(saveDraft, async ({ body }, caller, trx) => {
      const { request, reply, lender } = caller;
      const kept = await changeDraft(ctx, trx, request, reply, lender.orgCode, (present) => ({
        ...present,
        answers: { ...present.answers, ...body },
      }));
      return standing(kept.answers, caller);
    }),
    answer(discardDraft, async (_received, { request, reply }, trx) => {
      await dropDraft(trx, request, reply);
    }),
  ];
}
