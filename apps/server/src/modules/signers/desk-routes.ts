import {
  consentAsSigner,
  declineAsSigner,
  goOnPaperAsSigner,
  readSignerIntro,
  signerDesk,
} from "@gable/contract/calls/signers-desk.ts";
import {
  handBackCondition,
  sayOnSignerCondition,
  signerConditions,
  signerConditionTalk,
  signerSettledConditions,
} from "@gable/contract/calls/signers-papers.ts";
import { rescindAsSigner } from "@gable/contract/calls/signers-signing.ts";
import { type Condition, newestFirst } from "@gable/domain/conditions/condition.ts";
import { settledOf } from "@gable/domain/conditions/settled-conditions.ts";
import { askedOfSigner } from "@gable/domain/signers/handed-conditions.ts";
import { toldToSigner } from "@gable/domain/signers/handed-to-borrower.ts";
import { signerPapers } from "@gable/domain/signers/signer-conditions.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { asksSignerAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { notFound, outOfOrder } from "../../http/refusal.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { handedBack } from "../conditions/hand-over.ts";
import { said, talkOfOne } from "../conditions/talk.ts";
import { lastDaysOf, withReadingTimes } from "../conditions/with-times.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { demandDemonstration } from "../profile/demonstration.ts";
import { readDraft } from "../profile/visitor-draft.ts";
import { demandRescindable } from "../rescission/demand-rescindable.ts";
import { changeSeat, presentDesk, seatOf } from "./desk.ts";
import { signerDeskStreamRoute } from "./desk-stream.ts";
import { takenToPaper } from "./take-to-paper.ts";

/** A signer's desk: where they stand, the introduction, saying no, and cancelling as an owner. */
export function signerDeskRoutes(ctx: Context): Route[] {
  return [
    answer(signerDesk, async (_received, caller, db) => presentDesk(ctx, db, caller, await seatOf(ctx, db, caller))),
    signerDeskStreamRoute(ctx),
    answer(readSignerIntro, (_received, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ signer }, now) =>
        signer.introReadAt ? undefined : { event: "signer-intro-read", signer: { introReadAt: now.toISOString() } },
      ),
    ),
    answer(declineAsSigner, ({ body }, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ file, signer }, now) => {
        const { row, step } = decide(file);
        // The deed is signed: from here on the way out is the right to cancel.
        if (row > 24 || file.facts.deed || signer.notary?.deedSigned)
          throw outOfOrder(step, "You have signed the deed. You can cancel within the time that your notice names.");
        return {
          event: "signer-declined",
          signer: { declined: { at: now.toISOString(), reason: body.reason } },
        };
      }),
    ),
    answer(goOnPaperAsSigner, (_received, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ file, signer }, now) => {
        if (signer.onPaper) throw outOfOrder(decide(file).step, "Your papers come by mail already.");
        return takenToPaper(file, signer, {}, now);
      }),
    ),
    answer(consentAsSigner, async ({ body: { demonstrationCode, ...given } }, caller, trx) => {
      const draft = await readDraft(ctx, trx, caller.request, caller.lender.orgCode);
      const demonstration = demandDemonstration(draft, demonstrationCode);
      return changeSeat(ctx, trx, caller, ({ file, signer }, now) => {
        if (!asksSignerAgain(file, signer))
          throw outOfOrder(decide(file).step, "Your consent is to the words that are in force.");
        return {
          event: "signer-consented-again",
          signer: { consents: [...signer.consents, recordConsent(given, caller, now, demonstration)] },
          detail: { consent: given.type, version: given.textVersion },
        };
      });
    }),
    answer(rescindAsSigner, (_received, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ file }, now) => {
        demandRescindable(file, now);
        return {
          event: "rescinded",
          facts: { rescinded: { by: caller.session.identityUuid, at: now.toISOString() } },
          detail: { ip: caller.ip },
        };
      }),
    ),
    answer(signerConditionTalk, async ({ params }, caller, db) => {
      const { file, signer } = await seatOf(ctx, db, caller);
      const asked = askedOf(file, signer, params.condition);
      return talkOfOne(file.facts, asked, signerPapers(file.facts, signer, asked));
    }),
    answer(sayOnSignerCondition, ({ params, body }, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ file, signer }, now) => {
        refuseEnded(file);
        const asked = askedOf(file, signer, params.condition);
        // Whether what was handed over applies is not for them to say: that they do not have it, the borrower hears.
        if (asked.handedBy !== undefined && body.kind === "NOT_APPLICABLE")
          return handedBack(file, asked, now, body.text);
        return said(file.facts, asked.uuid, body, now);
      }),
    ),
    answer(signerConditions, async (_received, caller, db) => {
      const { file, signer } = await seatOf(ctx, db, caller);
      const asked = newestFirst(askedOfSigner(file, signer));
      const ends = lastDaysOf(file);
      const timed = withReadingTimes(ctx, file, asked, (condition) => signerPapers(file.facts, signer, condition));
      return timed.map((condition) => ({ ...condition, ...ends(condition), ...toldToSigner(file, signer, condition) }));
    }),
    answer(signerSettledConditions, async (_received, caller, db) => {
      const { file, signer } = await seatOf(ctx, db, caller);
      return settledOf(file.facts, signer.uuid);
    }),
    answer(handBackCondition, ({ params, body: { text } }, caller, trx) =>
      changeSeat(ctx, trx, caller, ({ file, signer }, now) => {
        refuseEnded(file);
        return handedBack(file, askedOf(file, signer, params.condition), now, text);
      }),
    ),
  ];
}

function askedOf(file: LoanFile, signer: SignerFacts, uuid: string): Condition {
  const asked = askedOfSigner(file, signer).find((condition) => condition.uuid === uuid);
  if (!asked) throw notFound();
  return asked;
}
