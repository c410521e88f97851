import {
  additionalInformation,
  answers,
  correctAnswers,
  giveConsent,
  previewCorrection,
  profile,
  saveAdditionalInformation,
  saveProfile,
} from "@gable/contract/calls/profile.ts";
import { answersIn } from "@gable/domain/profile/correction.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { profileIsComplete } from "@gable/domain/workflow/stages/application.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication, loadApplicationsOf } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { additionalSaved, presentAdditional } from "./additional-information.ts";
import { consentGiven } from "./consent-given.ts";
import { recordConsent } from "./consent-record.ts";
import { ownCorrection } from "./correction.ts";
import { correctionAgreed } from "./correction-agreed.ts";
import { forecast } from "./correction-forecast.ts";
import { demandDemonstration } from "./demonstration.ts";
import { presentProfile } from "./present-profile.ts";
import { refuseHomeUnderWay, refuseStopped } from "./refuse-answers.ts";
import { dropDraft, readDraft } from "./visitor-draft.ts";

/** What the borrower says of themselves once there is an application. */
export function profileRoutes(ctx: Context): Route[] {
  return [
    answer(profile, async (_received, { session }, trx) => {
      const own = await loadApplicationsOf(ctx, trx, session.identityUuid);
      return presentProfile(
        session.identityUuid,
        session.email,
        own.map(({ file }) => file),
      );
    }),
    answer(answers, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return file.facts.answers;
    }),
    answer(saveProfile, async ({ params, body }, caller, trx) => {
      await refuseHomeUnderWay(ctx, trx, caller.session.identityUuid, params.uuid, body.home);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row > 1) throw outOfOrder(step, "These answers are given already. Corrections are made from the summary.");
        refuseStopped(ctx, file, body);
        const facts = { ...file.facts, answers: { ...file.facts.answers, ...body } };
        return {
          event: "profile-saved",
          facts: { answers: facts.answers, ...(profileIsComplete(facts) && { receivedAt: now.toISOString() }) },
          detail: { answers: Object.keys(body) },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(correctAnswers, async ({ params, body }, caller, trx) => {
      await refuseHomeUnderWay(ctx, trx, caller.session.identityUuid, params.uuid, answersIn(body).home);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) =>
        correctionAgreed(ctx, file, body, now),
      );
      return commandReply(advanced, caller);
    }),
    answer(previewCorrection, async ({ params, body }, { session }, trx) => {
      await refuseHomeUnderWay(ctx, trx, session.identityUuid, params.uuid, answersIn(body).home);
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const now = ctx.clock.now(file.uuid);
      const { after, follows } = ownCorrection(ctx, file, body, now);
      return {
        follows: [...follows],
        made: file.facts.corrections?.length ?? 0,
        offer: forecast(ctx, file, after, now),
      };
    }),
    answer(giveConsent, async ({ params, body: { demonstrationCode, ...given } }, caller, trx) => {
      const demonstration =
        given.type === "ELECTRONIC_RECORDS"
          ? demandDemonstration(await readDraft(ctx, trx, caller.request, caller.lender.orgCode), demonstrationCode)
          : undefined;
      // What has been shown with it does not show another consent.
      if (demonstration) await dropDraft(ctx, trx, caller.request, caller.reply);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) =>
        consentGiven(file, recordConsent(given, caller, now, demonstration), now),
      );
      return commandReply(advanced, caller);
    }),
    answer(additionalInformation, async ({ params }, { lender }, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return presentAdditional(file.facts, lender);
    }),
    answer(saveAdditionalInformation, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) =>
        additionalSaved(file, caller.lender, body, caller, now),
      );
      return commandReply(advanced, caller);
    }),
  ];
}
