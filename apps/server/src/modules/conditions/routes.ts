import {
  addPhoneNumber,
  conditions,
  conditionTalk,
  explainInquiries,
  inquiriesAsked,
  sayOnCondition,
  sendPhoneCode,
  settledConditions,
} from "@gable/contract/calls/conditions.ts";
import { openCondition, openConditions } from "@gable/domain/conditions/caused-conditions.ts";
import { newestFirst } from "@gable/domain/conditions/condition.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { useSentCode } from "../session/one-time-secrets.ts";
import { codeVoid, ownerOf, proveCode } from "../session/sent-code.ts";
import { explainedBy, inquiriesOf } from "./explain-inquiries.ts";
import { handOverRoutes } from "./hand-over.ts";
import { phoneCode, textPhoneCode } from "./phone-code.ts";
import { said, talkOfBorrower } from "./talk.ts";
import { withTimes } from "./with-times.ts";

/** What is still asked of the borrower: by the facts themselves, or by somebody at the lender. */
export function conditionRoutes(ctx: Context): Route[] {
  return [
    answer(conditions, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return withTimes(ctx, file, newestFirst(openConditions(file)));
    }),
    answer(settledConditions, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      return [...(file.facts.settledConditions ?? [])];
    }),
    answer(conditionTalk, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      const open = openCondition(file, params.condition);
      if (!open) throw notFound();
      return talkOfBorrower(file.facts, open);
    }),
    answer(sayOnCondition, async ({ params, body }, caller, trx) =>
      commandReply(
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          refuseEnded(file);
          if (!openCondition(file, params.condition)) throw notFound();
          return said(file.facts, params.condition, body, now);
        }),
        caller,
      ),
    ),
    ...handOverRoutes(ctx),
    answer(inquiriesAsked, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      const open = openCondition(file, params.condition);
      if (!open) throw notFound();
      return inquiriesOf(file.facts, open.condition);
    }),
    answer(explainInquiries, async ({ params, body }, caller, trx) =>
      commandReply(
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          refuseEnded(file);
          return explainedBy(file, params.condition, body.answers, now);
        }),
        caller,
      ),
    ),
    answer(sendPhoneCode, ({ params, body }, caller, trx) => textPhoneCode(ctx, trx, caller, params.uuid, body.phone)),
    answerPrepared(
      addPhoneNumber,
      ({ params, body }, { session }) => proveCode(ctx, session, params.uuid, phoneCode(body)),
      async ({ params, body }, caller, trx) => {
        const { phone } = body;
        const used = await useSentCode(ctx, trx, ownerOf(caller.session, params.uuid), phoneCode(body));
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
          refuseEnded(file);
          if (used !== "right") throw codeVoid(file);
          const { facts } = file;
          return {
            event: "phone-number-given",
            facts: {
              answers: { ...facts.answers, phone },
              ...(facts.additional && { additional: { ...facts.additional, phone } }),
              // A signer's own stays asked of them.
              conditions: facts.conditions.filter(
                ({ categoryEnum, signerUuid }) => categoryEnum !== "MISSING_PHONE_NUMBER" || signerUuid !== undefined,
              ),
            },
          };
        });
        return commandReply(advanced, caller);
      },
    ),
  ];
}
