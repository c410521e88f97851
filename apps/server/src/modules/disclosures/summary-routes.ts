import { signSummary, submitApplication, summary } from "@gable/contract/calls/disclosures.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { isSignedAs } from "@gable/domain/people/signed-name.ts";
import { limitsOf } from "@gable/domain/workflow/corrections/correction-limits.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { asksConsentAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { openApplication, sendMail } from "../notifications/mail.ts";
import { demandCurrentConsent } from "../profile/demand-consent.ts";
import { summaryGroups } from "./summary-view.ts";

/** The summary of what was said: reading it, signing it, and with that applying. */
export function summaryRoutes(ctx: Context): Route[] {
  return [
    answer(summary, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      return {
        groups: summaryGroups(facts).map(({ name, lines }) => ({ name, lines: [...lines] })),
        signed: facts.summarySignature !== undefined,
        submitted: facts.submittedAt !== undefined,
        limits: limitsOf(file),
        signerName: facts.answers.name ? fullName(facts.answers.name) : "",
      };
    }),
    answer(signSummary, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row !== 11 || !file.facts.summaryDocuments)
          throw outOfOrder(step, "The summary is not to be signed just now.");
        demandCurrentConsent(file, asksConsentAgain);
        if (!isSignedAs(body.typedName, file.facts.answers.name)) throw invalid({ typedName: ["name-differs"] });
        return {
          event: "summary-signed",
          facts: { summarySignature: { at: now.toISOString(), typedName: body.typedName } },
          detail: { documents: file.facts.summaryDocuments.map(({ sha256 }) => sha256), ip: caller.ip },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(submitApplication, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row !== 12 || file.facts.submittedAt)
          throw outOfOrder(step, "The application is not to be submitted just now.");
        return { event: "submitted", facts: { submittedAt: now.toISOString() } };
      });
      await sendMail(ctx, trx, caller.lender, caller.session.identityUuid, {
        to: caller.session.email,
        applicationUuid: advanced.file.uuid,
        language: advanced.file.facts.answers.language ?? "en",
        subject: { en: "Your application is in", es: "Recibimos su solicitud" },
        paragraphs: [
          {
            en: `We have your application ${advanced.file.loanNumber}. Next: your income, your bank account and your identity. You can stop at any time and come back where you left off.`,
            es: `Tenemos su solicitud ${advanced.file.loanNumber}. Lo siguiente: sus ingresos, su cuenta bancaria y su identidad. Puede parar cuando quiera y volver a donde quedó.`,
          },
        ],
        link: `${ctx.lenders.originOf(caller.lender)}/dashboard`,
        linkWords: openApplication,
      });
      return commandReply(advanced, caller);
    }),
  ];
}
