import type { Received } from "@gable/contract/call.ts";
import type { chooseAutopay } from "@gable/contract/calls/accounts.ts";
import { quoteOffer } from "@gable/domain/offers/offer.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { isAutopayAskedAgain } from "@gable/domain/workflow/funding/autopay-standing.ts";
import { offerChosen } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { invalid } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { recordConsent } from "../profile/consent-record.ts";
import type { Bank } from "./bank-of-routing.ts";
import { chosenAccount } from "./choose-account.ts";

type AutopayChoice = Extract<Received<typeof chooseAutopay>["body"], { payType: "AUTOPAY" }>;

/** The borrower pays by hand. Where the papers are signed already, what was signed stands, its rate as well. */
export const manualPaymentChosen = (facts: Facts, now: Date): Change => ({
  event: "manual-payment-chosen",
  facts: {
    payType: "MANUAL",
    autopayAccount: undefined,
    autopayCheck: undefined,
    ...(!isAutopayAskedAgain(facts) && withoutAutopayDiscount(facts, now)),
  },
});

/**
 * The borrower pays by automatic payments from an account. After an account that the papers named has failed, another may still be
 * chosen, but not another day: the day of each payment is part of what was signed.
 */
export function autopayChosen(
  facts: Facts,
  { account, consentVersion, draftDay: wanted }: AutopayChoice,
  bank: Bank | null,
  caller: SignedIn,
  now: Date,
): Change {
  if (consentVersion !== consentTexts.AUTOPAY.version) throw invalid({ consentVersion: ["text-changed"] });
  const draftDay = (isAutopayAskedAgain(facts) ? facts.autopayAccount?.draftDay : undefined) ?? wanted;
  const at = now.toISOString();
  const chosen =
    account.source === "DISBURSEMENT" ? facts.disbursementAccount : chosenAccount(facts, account, bank, at);
  if (!chosen) throw invalid({ account: ["required"] });
  const language = facts.answers.language ?? "en";
  const consent = recordConsent({ type: "AUTOPAY", textVersion: consentVersion, language }, caller, now);
  return {
    event: "autopay-chosen",
    facts: {
      payType: "AUTOPAY",
      autopayAccount: { ...chosen, at, draftDay },
      autopayCheck: undefined,
      consents: [...facts.consents, consent],
    },
    detail: { source: account.source, draftDay },
  };
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
