import { addSignerPhone, sendSignerPhoneCode } from "@gable/contract/calls/signers-identity.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { phoneCode, textPhoneCode } from "../conditions/phone-code.ts";
import { useSentCode } from "../session/one-time-secrets.ts";
import { codeVoid, ownerOf, proveCode } from "../session/sent-code.ts";
import { changeSeat, seatOf } from "./desk.ts";

/** The phone number that staff ask a signer for, confirmed by the digits that are texted to it. */
export function signerPhoneRoutes(ctx: Context): Route[] {
  return [
    answer(sendSignerPhoneCode, async ({ body }, caller, trx) => {
      const { file, signer } = await seatOf(ctx, trx, caller);
      await textPhoneCode(ctx, trx, caller, file.uuid, body.phone, signer.contact.language);
    }),
    answerPrepared(
      addSignerPhone,
      async ({ body }, caller) => {
        const { file } = await seatOf(ctx, ctx.database.kysely, caller);
        await proveCode(ctx, caller.session, file.uuid, phoneCode(body));
      },
      async ({ body }, caller, trx) => {
        const { file: before } = await seatOf(ctx, trx, caller);
        const used = await useSentCode(ctx, trx, ownerOf(caller.session, before.uuid), phoneCode(body));
        return changeSeat(ctx, trx, caller, ({ file, signer }) => {
          refuseEnded(file);
          if (used !== "right") throw codeVoid(file);
          const { conditions } = file.facts;
          const kept = conditions.filter(
            ({ categoryEnum, signerUuid }) => categoryEnum !== "MISSING_PHONE_NUMBER" || signerUuid !== signer.uuid,
          );
          if (kept.length === conditions.length) throw notFound();
          return {
            event: "signer-phone-given",
            signer: { contact: { ...signer.contact, phone: body.phone } },
            facts: { conditions: kept },
          };
        });
      },
    ),
  ];
}
