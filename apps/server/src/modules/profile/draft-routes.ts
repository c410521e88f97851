import { discardDraft, draft, saveDraft } from "@gable/contract/calls/profile.ts";
import type { RegistrationDraft, UnfinishedAddresses } from "@gable/domain/profile/registration.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, type Caller, type Route } from "../../http/contract-routing.ts";
import { decisiveStates } from "../originators/accept-referrer.ts";
import { officeDay } from "./accept-application.ts";
import { registrationStop } from "./registration-stop.ts";
import { changeDraft, type Draft, dropDraft, readDraft } from "./visitor-draft.ts";

/** Registration before there is an account. */
export function draftRoutes(ctx: Context): Route[] {
  const standing = async (
    db: Database,
    { answers, unfinished = {}, lead }: Pick<Draft, "answers" | "unfinished" | "lead">,
    { lender }: Caller,
    referrer: string | undefined,
  ) => {
    const today = officeDay(ctx);
    return {
      answers,
      unfinished,
      prefilled: lead ? { by: lead.by, answers: [...lead.answers] } : null,
      stop: registrationStop(answers, lender, today, await decisiveStates(db, lender, referrer, today)),
    };
  };
  return [
    answer(draft, async ({ query }, caller, trx) => {
      const found = await readDraft(ctx, trx, caller.request, caller.lender.orgCode);
      return standing(trx, found ?? { answers: {} }, caller, query.referrer);
    }),
    answer(saveDraft, async ({ body, query }, caller, trx) => {
      const { request, reply, lender } = caller;
      const { unfinished: begun, ...answers } = body;
      const kept = await changeDraft(ctx, trx, request, reply, lender.orgCode, (present) => ({
        ...present,
        answers: { ...present.answers, ...answers },
        unfinished: withoutAnswered({ ...present.unfinished, ...begun }, answers),
        ...(present.lead && {
          lead: { ...present.lead, answers: present.lead.answers.filter((each) => !(each in answers)) },
        }),
      }));
      return standing(trx, kept, caller, query.referrer);
    }),
    answer(discardDraft, async (_received, { request, reply }, trx) => {
      await dropDraft(ctx, trx, request, reply);
    }),
  ];
}

const withoutAnswered = (begun: UnfinishedAddresses, answers: RegistrationDraft): UnfinishedAddresses =>
  Object.fromEntries(Object.entries(begun).filter(([name]) => !(name in answers)));
