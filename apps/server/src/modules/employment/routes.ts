import type { ReplyOf } from "@gable/contract/call.ts";
import { confirmEmployer, confirmWorkMail, employer, sendWorkMailCode } from "@gable/contract/calls/employment.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { openWorkMail } from "@gable/domain/workflow/underwriting/employment-standing.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { useSentCode } from "../session/one-time-secrets.ts";
import { codeVoid, ownerOf, proveCode } from "../session/sent-code.ts";
import { mailWorkCode, workMailCode, workMailProven } from "./work-mail.ts";

/** Row 16: the employer confirms the employment. */
export function employmentRoutes(ctx: Context): Route[] {
  return [
    answer(employer, async ({ params }, _caller, trx) => {
      const { facts } = (await loadApplication(ctx, trx, params.uuid)).file;
      const { at: _when, ...given } = facts.employer ?? { at: "" };
      const linked = facts.incomeSources.find(({ employerName }) => employerName !== undefined)?.employerName;
      return {
        ...(linked !== undefined && { employerName: linked }),
        ...given,
        state: stateOf(facts),
        reason: facts.employment?.reason ?? null,
        isAskedAnew: facts.employmentBefore !== undefined,
        workMail: presentWorkMail(facts),
      };
    }),
    answer(confirmEmployer, async ({ params, body }, caller, trx) => {
      const { consent, ...contact } = body;
      if (consent.type !== "EMPLOYMENT_VERIFICATION") throw invalid({ consent: ["required"] });
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row !== 16) throw outOfOrder(step, "The employer is not asked for just now.");
        return {
          event: "employer-named",
          facts: {
            employer: { ...contact, at: now.toISOString() },
            employment: undefined,
            consents: [...file.facts.consents, recordConsent(consent, caller, now)],
          },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(sendWorkMailCode, ({ params, body }, caller, trx) =>
      mailWorkCode(ctx, trx, caller, params.uuid, body.email),
    ),
    answerPrepared(
      confirmWorkMail,
      ({ params, body }, { session }) => proveCode(ctx, session, params.uuid, workMailCode(body)),
      async ({ params, body }, caller, trx) => {
        const used = await useSentCode(ctx, trx, ownerOf(caller.session, params.uuid), workMailCode(body));
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          if (used !== "right") throw codeVoid(file);
          return workMailProven(file, body.email, now);
        });
        return commandReply(advanced, caller);
      },
    ),
  ];
}

function presentWorkMail(facts: Facts): ReplyOf<typeof employer>["workMail"] {
  const mail = openWorkMail(facts);
  return mail ? { address: mail.address, state: mail.domain ? "LOOKED_INTO" : "CHECKING" } : null;
}

function stateOf({ employer: contact, employment }: Facts): "NEEDED" | "ASKING" | "CONFIRMED" | "NOT_CONFIRMED" {
  if (!contact) return "NEEDED";
  if (!employment || employment.outcome === "ASKED") return "ASKING";
  return employment.outcome;
}
