import { handOverAsSigner, takeBackAsSigner } from "@gable/contract/calls/signers-hand-over.ts";
import { mayHandToBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { signerConditions } from "@gable/domain/signers/signer-conditions.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { given, handedAlready, takenBack } from "../conditions/hand-over.ts";
import { preferencesOf } from "../session/preferences.ts";
import { changeSeat } from "./desk.ts";

/** What is asked of a signer, handed over to the borrower who has it, and taken back. */
export const signerHandOverRoutes = (ctx: Context): Route[] => [
  answer(handOverAsSigner, async ({ params: { condition }, body: { words } }, caller, trx) => {
    const { language } = await preferencesOf(ctx, trx, caller.session.identityUuid);
    return changeSeat(ctx, trx, caller, ({ file, signer }, now) => {
      refuseEnded(file);
      if (!mayHandToBorrower(file, signer, ownOf(file, signer, condition))) throw handedAlready(file);
      const said = { condition, signerUuid: signer.uuid, toBorrower: true, words, writtenIn: language } as const;
      return given(file, said, now);
    });
  }),
  answer(takeBackAsSigner, ({ params: { condition } }, caller, trx) =>
    changeSeat(ctx, trx, caller, ({ file, signer }, now) => {
      refuseEnded(file);
      ownOf(file, signer, condition);
      return takenBack(file, condition, now);
    }),
  ),
];

/** What staff asked of them, and of nobody else. Throws a Refusal where it is not open. */
function ownOf({ facts }: LoanFile, signer: SignerFacts, uuid: string) {
  const own = signerConditions(facts, signer).find((condition) => condition.uuid === uuid);
  if (!own) throw notFound();
  return own;
}
