import {
  accounts,
  bankOfRouting as bankOfRoutingCall,
  chooseAutopay,
  chooseDisbursement,
  completeBankLink,
  linkBank,
} from "@gable/contract/calls/accounts.ts";
import { accountMask } from "@gable/domain/accounts/account-number.ts";
import { firstPaymentDate } from "@gable/domain/money/payment-dates.ts";
import { quoteOffer } from "@gable/domain/offers/offer.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkedAccount, PayoffQuote, RefusedAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import { isAutopayAskedAgain } from "@gable/domain/workflow/funding/autopay-standing.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import {
  amountToPay,
  cashToBorrower,
  costsFromLine,
  debtsToPay,
  payoffTotal,
  quoteOf,
} from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { payoffState } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { offerChosen } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { plannedTimeline } from "../rescission/hold-days.ts";
import { bankOfRouting } from "./bank-of-routing.ts";
import { bankOfChoice, chosenAccount } from "./choose-account.ts";
import { endedChange, endOfVisit, openedChange, openVisit } from "./link-visits.ts";
import { tellAccountChanged } from "./tell-account-changed.ts";

/** From here on the agreement names the accounts: changes are made with a person. */
const LAST_ROW_TO_CHANGE = 20;

/** Rows 14 and 15: where the money goes, and how it is paid back. */
export function accountRoutes(ctx: Context): Route[] {
  return [
    answer(accounts, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const { fundingDate } = plannedTimeline(ctx, file, ctx.clock.now(file.uuid).toISOString());
      const refused = facts.refusedAccounts.findLast(({ use }) => use === undefined);
      const refusedForPayments = facts.refusedAccounts.findLast(({ use }) => use === "PAYMENTS");
      return {
        linked: facts.linkedAccounts.map(accountRow),
        disbursement: facts.disbursementAccount ? accountRow(facts.disbursementAccount) : null,
        autopay:
          facts.autopayAccount && !isAutopayAskedAgain(facts)
            ? { ...accountRow(facts.autopayAccount), draftDay: facts.autopayAccount.draftDay }
            : null,
        autopayCheck: facts.autopayCheck?.status ?? null,
        isAutopayAskedAgain: isAutopayAskedAgain(facts),
        payType: facts.payType ?? null,
        check: facts.disbursementCheck?.status ?? null,
        refused: refused ? refusedRow(refused) : null,
        refusedForPayments:
          facts.autopayCheck?.status === "FAILED_VERIFICATION" && refusedForPayments
            ? refusedRow(refusedForPayments)
            : null,
        wallet: facts.wallet?.address ?? null,
        line: facts.offer?.line ?? 0,
        originationFee: facts.offer?.originationFee ?? 0,
        costs: costsFromLine(facts),
        payoffs: payoffTotal(facts),
        debts: debtsToPay(facts).map((debt) => ({
          creditor: debt.creditor,
          lastFour: debt.lastFour,
          amount: amountToPay(facts, debt),
          state: payoffState(facts, debt),
          goodThrough: goodThroughOf(quoteOf(facts, debt.id)),
        })),
        cash: Math.max(0, cashToBorrower(facts)),
        trace: (facts.disbursement?.status === "SENT" ? facts.disbursement.trace : undefined) ?? null,
        hasFinalCosts: facts.closingCosts !== undefined || isTexasHomestead(facts),
        monthlyPayment: facts.offer?.monthlyPayment ?? 0,
        fundingOn: fundingDate ?? null,
        firstPaymentOn: fundingDate ? firstPaymentDate(fundingDate, facts.autopayAccount?.draftDay) : null,
        autopayDiscountPercent: offerChosen(facts)?.autopayDiscountPercent ?? "0.000",
      };
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
          const { facts } = file;
          // The papers named an account that failed since: another one, or payments by hand, may still be chosen.
          const isAskedAgain = isAutopayAskedAgain(facts);
          if (!isAskedAgain) refuseOutsideRows(file, 15, LAST_ROW_TO_CHANGE);
          if (body.payType === "MANUAL") {
            return {
              event: "manual-payment-chosen",
              facts: {
                payType: "MANUAL",
                autopayAccount: undefined,
                autopayCheck: undefined,
                // What was signed stands, its rate as well.
                ...(!isAskedAgain && withoutAutopayDiscount(facts, now)),
              },
            };
          }
          const { account, consentVersion } = body;
          // The day of each payment is part of what was signed.
          const draftDay = (isAskedAgain ? facts.autopayAccount?.draftDay : undefined) ?? body.draftDay;
          if (consentVersion !== consentTexts.AUTOPAY.version) throw invalid({ consentVersion: ["text-changed"] });
          const at = now.toISOString();
          const chosen =
            account.source === "DISBURSEMENT" ? facts.disbursementAccount : chosenAccount(facts, account, bank, at);
          if (!chosen) throw invalid({ account: ["required"] });
          const language = facts.answers.language ?? "en";
          const given = { type: "AUTOPAY" as const, textVersion: consentVersion, language };
          return {
            event: "autopay-chosen",
            facts: {
              payType: "AUTOPAY",
              autopayAccount: { ...chosen, at, draftDay },
              autopayCheck: undefined,
              consents: [...facts.consents, recordConsent(given, caller, now)],
            },
            detail: { source: account.source, draftDay },
          };
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

const accountRow = ({ accountUuid, bankName, accountNumber, type, owners }: LinkedAccount) => ({
  accountUuid,
  bankName,
  mask: accountMask(accountNumber),
  type,
  owners: [...owners],
});

const refusedRow = ({ bankName, accountNumber, reason }: RefusedAccount) => ({
  bankName,
  mask: accountMask(accountNumber),
  reason,
});

function refuseOutsideRows(file: LoanFile, from: number, to: number): void {
  const { row, step } = decide(file);
  if (row < from || row > to) throw outOfOrder(step, "Accounts are not asked for just now.");
}

/** A rate that was lower for automatic payments is priced again without them. */
function withoutAutopayDiscount(facts: Facts, now: Date): Partial<Facts> {
  const { offer } = facts;
  const made = offerChosen(facts);
  if (!offer?.discounts.includes("AUTOPAY") || !made) return {};
  const quote = quoteOffer(made, offer.line);
  if (!quote) return {};
  return {
    offerHistory: [...facts.offerHistory, offer],
    offer: {
      ...offer,
      ratePercent: quote.ratePercent,
      monthlyPayment: quote.monthlyPayment,
      discounts: offer.discounts.filter((discount) => discount !== "AUTOPAY"),
      at: now.toISOString(),
    },
  };
}

const goodThroughOf = (quote: PayoffQuote | undefined): string | null =>
  quote?.outcome === "QUOTED" ? quote.goodThrough : null;
