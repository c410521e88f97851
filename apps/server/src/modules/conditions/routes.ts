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
import { openCondition } from "@gable/domain/conditions/caused-conditions.ts";
import { newestFirst } from "@gable/domain/conditions/condition.ts";
import { settledOf } from "@gable/domain/conditions/settled-conditions.ts";
import { askedOfBorrower, askedOfBorrowerAs } from "@gable/domain/signers/handed-to-borrower.ts";
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
import { handedBack, handOverRoutes } from "./hand-over.ts";
import { phoneCode, textPhoneCode } from "./phone-code.ts";
import { said, talkOfOne } from "./talk.ts";
import { withTimes } from "./with-times.ts";

/** What is still asked of the borrower: by the facts themselves, or by somebody at the lender. */
export function conditionRoutes(ctx: Context): Route[] {
  return [
    answer(conditions, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return withTimes(ctx, file, newestFirst(askedOfBorrower(file)));
    }),
    answer(settledConditions, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      return settledOf(file.facts);
    }),
    answer(conditionTalk, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      const open = askedOfBorrowerAs(file, params.condition);
      if (!open) throw notFound();
      return talkOfOne(file.facts, open.condition, open.papers);
    }),
    answer(sayOnCondition, async ({ params, body }, caller, trx) =>
      commandReply(
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          refuseEnded(file);
          const open = askedOfBorrowerAs(file, params.condition);
          if (!open) throw notFound();
          // Whether what was handed over applies is not for them to say: that they do not have it, the signer hears.
          if (open.condition.handedBy !== undefined && body.kind === "NOT_APPLICABLE")
            return handedBack(file, open.condition, now, body.text);
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
