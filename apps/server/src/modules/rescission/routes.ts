import { confirmNotCancelled, rescind, rescission } from "@gable/contract/calls/rescission.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { mayRescind } from "@gable/domain/workflow/closing/rescission.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { asksConsentAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { findDocument } from "../documents/stored-document.ts";
import { demandCurrentConsent } from "../profile/demand-consent.ts";
import { demandAdopted, keepSigned, openingOf, signPaper } from "../signing/sign-paper.ts";
import { demandConfirmable, endOfHold, signedConfirmation } from "./confirmations.ts";
import { demandRescindable } from "./demand-rescindable.ts";
import { presentHold } from "./present-hold.ts";

/** The right to cancel: reading it and using it. */
export function rescissionRoutes(ctx: Context): Route[] {
  return [
    answer(rescission, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      return {
        applies: mayRescind(facts),
        lastDay: facts.rescission?.endsOn ?? null,
        expiresAt: facts.rescission?.expiresAt ?? null,
        over: facts.rescissionOver !== undefined,
        cancelled: facts.rescinded !== undefined,
        hold: await presentHold(trx, file, file.identityUuid),
      };
    }),
    answer(rescind, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        demandRescindable(file, now);
        return {
          event: "rescinded",
          facts: { rescinded: { by: caller.session.identityUuid, at: now.toISOString() } },
          detail: { ip: caller.ip },
        };
      });
      return commandReply(advanced, caller);
    }),
    answerPrepared(
      confirmNotCancelled,
      async ({ params, body }, caller) => {
        const place = await loadApplication(ctx, ctx.database.kysely, params.uuid);
        const { file } = place;
        const own = demandOwn(file);
        const paper = await findDocument(ctx.database.kysely, file.uuid, own.documentUuid);
        return signPaper(ctx, place, {
          paper,
          adopted: await demandAdopted(ctx, place, caller.session.identityUuid),
          signerId: file.identityUuid,
          shownSha256: body.sha256,
          fieldIds: body.fieldIds,
        });
      },
      async ({ params }, caller, trx, signed) => {
        const opening = await openingOf(trx, caller.session);
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now, seal) => {
          const at = now.toISOString();
          const own = demandOwn(file);
          const nonRescission = signedConfirmation(own, signed, at);
          const after = { ...file, facts: { ...file.facts, nonRescission } };
          const { name } = file.facts.answers;
          return {
            event: "not-cancelled-confirmed",
            facts: { nonRescission, ...endOfHold(after, at) },
            detail: { document: own.documentUuid, sha256After: signed.sha256After, ip: caller.ip },
            alongside: (within) =>
              keepSigned(ctx, within, { file, seal }, caller, signed, {
                order: file.facts.signatures.length + 1,
                signerName: name ? fullName(name) : "",
                ...opening,
                at,
              }),
          };
        });
        return commandReply(advanced, caller);
      },
    ),
  ];
}

function demandOwn(file: LoanFile) {
  const own = demandConfirmable(file, file.identityUuid);
  demandCurrentConsent(file, asksConsentAgain);
  return own;
}
