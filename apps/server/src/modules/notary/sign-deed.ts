import { signDeed } from "@gable/contract/calls/notary.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { reviseDocument } from "../documents/file-document.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { findAdoptedSignature } from "../signing/adopted-signatures.ts";
import { demandUnchanged } from "./demand-unchanged.ts";
import { demandAdmitted } from "./desk-session.ts";
import { sessionOf } from "./own-session.ts";

/** The borrower signs the deed in a session: the bytes that were shown, or none. */
export const signDeedRoute = (ctx: Context): Route =>
  answerPrepared(
    signDeed,
    async ({ params, body }, { session: { identityUuid } }) => {
      const { file, seal } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
      demandAdmitted(file, sessionOf(file, ["IN_SESSION"]));
      const deed = file.facts.notaryDocuments?.[0];
      const adopted = await findAdoptedSignature(ctx.database.kysely, seal, {
        applicationUuid: file.uuid,
        identityUuid,
      });
      if (!deed || !adopted) throw outOfOrder(decide(file).step, "The deed is not to be signed just now.");
      const stored = await findDocument(ctx.database.kysely, file.uuid, deed.documentUuid);
      const now = ctx.clock.now(file.uuid);
      const signed = await ctx.renderPool.sign(await readDocument(ctx, seal, stored), stored.fields, {
        signerId: identityUuid,
        shownSha256: body.sha256,
        signature: adopted.signature,
        initials: adopted.initials,
        signedOn: dayAtHome(file.facts, now.toISOString()),
        caption: `Signed ${now.toISOString()} before a notary, session ${file.facts.notarySession?.sessionId ?? ""}`,
      });
      if (!signed.ok) {
        throw new Refusal(409, "document-changed", "The deed has changed. Read it again and sign then.", {
          step: decide(file).step,
        });
      }
      return { documentUuid: deed.documentUuid, signed };
    },
    async ({ params }, caller, trx, { documentUuid, signed }) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), async (file, now, seal) => {
        const session = sessionOf(file, ["IN_SESSION"]);
        demandAdmitted(file, session);
        if (session.deedSigned) throw outOfOrder(decide(file).step, "The deed is signed already.");
        const { sha256Before, sha256After, bytes } = signed;
        await demandUnchanged(trx, file, documentUuid, sha256Before);
        return {
          event: "deed-signed",
          facts: {
            notarySession: {
              ...session,
              deedSigned: { documentUuid, sha256Before, sha256After, at: now.toISOString() },
            },
          },
          detail: { document: documentUuid, sha256Before, sha256After, ip: caller.ip, userAgent: caller.userAgent },
          alongside: (within) =>
            reviseDocument(ctx, within, file, seal, {
              uuid: documentUuid,
              bytes,
              sha256: sha256After,
              reason: "signed",
            }),
        };
      });
      return commandReply(advanced, caller);
    },
  );
