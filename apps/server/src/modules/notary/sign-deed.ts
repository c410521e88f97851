import { signDeed } from "@gable/contract/calls/notary.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import { answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { deedSignatureRecord, signShownDeed } from "./deed-signature.ts";
import { demandAdmitted } from "./desk-session.ts";
import { sessionOf } from "./own-session.ts";
import { demandRecorded } from "./recording/recording-parts.ts";

/** The borrower signs the deed in a session. */
export const signDeedRoute = (ctx: Context): Route =>
  answerPrepared(
    signDeed,
    async ({ params, body }, { session: { identityUuid } }) => {
      const { file, seal } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
      demandAdmitted(file, sessionOf(file, ["IN_SESSION"]));
      return signShownDeed(ctx, { file, seal, signerId: identityUuid, identityUuid }, body.sha256);
    },
    async ({ params }, caller, trx, signed) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), async (file, now, seal) => {
        const session = sessionOf(file, ["IN_SESSION"]);
        demandAdmitted(file, session);
        await demandRecorded(trx, file);
        if (session.deedSigned) throw outOfOrder(decide(file).step, "The deed is signed already.");
        const { deedSigned, ...record } = await deedSignatureRecord(ctx, trx, caller, { file, seal, now }, signed);
        return { event: "deed-signed", facts: { notarySession: { ...session, deedSigned } }, ...record };
      });
      return commandReply(advanced, caller);
    },
  );
