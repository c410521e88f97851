import { attestLiens, confirmWorkOrder, merchant } from "@gable/contract/calls/liens-merchant.ts";
import type { Merchant } from "@gable/domain/organisations/merchant.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { hasConsent } from "@gable/domain/workflow/file-questions.ts";
import { cashToBorrower } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { recordConsent } from "../profile/consent-record.ts";

/** Row 20 for those whom a contractor sent: the work order, and that no lien was filed for the work. */
export function merchantRoutes(ctx: Context): Route[] {
  const merchantOf = ({ orgCode, facts }: LoanFile): Merchant => {
    const found = ctx.lenders
      .byOrgCode(orgCode)
      .orgMetaData.other.merchants.find(({ uuid }) => uuid === facts.channel.merchantUuid);
    if (!found) throw notFound();
    return found;
  };
  return [
    answer(merchant, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { name, trade, licence, phone } = merchantOf(file);
      const cash = Math.max(0, cashToBorrower(file.facts));
      return { name, trade, licence, phone, workOrder: file.facts.workOrder ?? null, cash };
    }),
    answer(confirmWorkOrder, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row !== 20 || !file.facts.channel.merchantUuid)
          throw outOfOrder(step, "No work order is asked for just now.");
        return {
          event: "work-order-confirmed",
          facts: { workOrder: body, workOrderConfirmedAt: now.toISOString() },
          detail: { amount: body.amount },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(attestLiens, async ({ params, body }, caller, trx) => {
      if (body.consent.type !== "LIEN_ATTESTATION") throw invalid({ consent: ["required"] });
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { step } = decide(file);
        if (step !== "LIEN_ATTESTATION" || hasConsent(file.facts.consents, "LIEN_ATTESTATION"))
          throw outOfOrder(step, "Nothing is to be attested just now.");
        return {
          event: "liens-attested",
          facts: { consents: [...file.facts.consents, recordConsent(body.consent, caller, now)] },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}
