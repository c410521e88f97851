import {
  accounts,
  bankOfRouting as bankOfRoutingCall,
  chooseAutopay,
  chooseDisbursement,
  completeBankLink,
  linkBank,
} from "@gable/contract/calls/accounts.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkedAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import { isAutopayAskedAgain } from "@gable/domain/workflow/funding/autopay-standing.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { isWithinRows, LAST_ROW_TO_CHANGE } from "./asked-rows.ts";
import { bankOfRouting } from "./bank-of-routing.ts";
import { bankOfChoice, chosenAccount } from "./choose-account.ts";
import { endedChange, endOfVisit, openedChange, openVisit } from "./link-visits.ts";
import { autopayChosen, manualPaymentChosen } from "./payments-chosen.ts";
import { presentAccounts } from "./present-accounts.ts";
import { tellAccountChanged } from "./tell-account-changed.ts";

/** Rows 14 and 15: where the money goes, and how it is paid back. */
export function accountRoutes(ctx: Context): Route[] {
  return [
    answer(accounts, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return presentAccounts(ctx, file);
    }),
    answerPrepared(
      linkBank,
      async ({ params, body }, caller) => {
        if (body.consent.type !== "BANK_ACCOUNT_READING") throw invalid({ consent: ["required"] });
        const { file } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
        refuseOutsideRows(file, 14, 15);
        return openVisit(ctx, caller, file, { vendor: "bank-link", purpose: "ACCOUNTS" });
      },
      async ({ params, body }, caller, trx, opened) => {
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          refuseOutsideRows(file, 14, 15);
          const change = openedChange(file, opened);
          const consents = [...file.facts.consents, recordConsent(body.consent, caller, now)];
          return { ...change, facts: { ...change.facts, consents } };
        });
        return { linkUuid: opened.visit.uuid, url: opened.url };
      },
    ),
    answerPrepared(
      completeBankLink,
      ({ params, body }) => endOfVisit(ctx, params.uuid, params.link, body),
      async ({ params }, caller, trx, end) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
          if (!file.facts.links.some(({ uuid, purpose }) => uuid === params.link && purpose === "ACCOUNTS"))
            throw notFound();
          refuseEnded(file);
          return endedChange(file, params.link, end);
        });
        return commandReply(advanced, caller);
      },
    ),
    answerPrepared(
      chooseDisbursement,
      ({ body }, { correlationId }) => bankOfChoice(ctx, body, correlationId),
      async ({ params, body }, caller, trx, bank) => {
        let replaced: LinkedAccount | undefined;
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          refuseOutsideRows(file, 14, LAST_ROW_TO_CHANGE);
          const { facts } = file;
          const at = now.toISOString();
          if ((body.source === "WALLET") !== (facts.channel.isCrypto ?? false)) throw invalid({ source: ["not-here"] });
          if (body.source === "WALLET")
            return { event: "wallet-chosen", facts: { wallet: { address: body.address, at } } };
          replaced = facts.disbursementAccount;
          return {
            event: "disbursement-account-chosen",
            facts: { disbursementAccount: chosenAccount(facts, body, bank, at), disbursementCheck: undefined },
            detail: { source: body.source },
          };
        });
        if (replaced) await tellAccountChanged(ctx, trx, caller, advanced.file, replaced);
        return commandReply(advanced, caller);
      },
    ),
    answerPrepared(
      chooseAutopay,
      ({ body }, { correlationId }) =>
        body.payType === "AUTOPAY" ? bankOfChoice(ctx, body.account, correlationId) : Promise.resolve(null),
      async ({ params, body }, caller, trx, bank) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          if (!isAutopayAskedAgain(file.facts)) refuseOutsideRows(file, 15, LAST_ROW_TO_CHANGE);
          return body.payType === "MANUAL"
            ? manualPaymentChosen(file.facts, now)
            : autopayChosen(file.facts, body, bank, caller, now);
        });
        return commandReply(advanced, caller);
      },
    ),
    answerPrepared(
      bankOfRoutingCall,
      ({ params }, { correlationId }) => bankOfRouting(ctx, params.routingNumber, correlationId),
      async (_received, _caller, _trx, bank) => ({ bankName: bank?.name ?? null }),
    ),
  ];
}

function refuseOutsideRows(file: LoanFile, from: number, to: number): void {
  if (!isWithinRows(file, from, to)) throw outOfOrder(decide(file).step, "Accounts are not asked for just now.");
}
