import { nearestOfferedLine, type OfferQuote, quoteOffer } from "../../offers/offer.ts";
import { type ChangeCause, offerChangeReceipt } from "../../offers/offer-change-receipt.ts";
import { scoreReasons } from "../../underwriting/credit-reasons.ts";
import type { DecisionReason, LineLimit } from "../../underwriting/underwriting-decision.ts";
import type { ChosenOffer } from "../facts/application-facts.ts";
import type { DecisionRecord } from "../facts/decision-record.ts";
import type { LoanFile } from "../facts/facts.ts";
import { decisionStands, isOfferStanding, isPayoffBeyondLine, offerChosen } from "../underwriting/decision-basis.ts";

/** As many principal reasons as help (commentary to 12 CFR 1002.9(b)(2)). */
const MOST_REASONS = 4;

type NamedReason = Pick<DecisionReason, "code" | "specify">;

/** Credit in another amount or on other terms than the borrower applied for. */
export interface Counteroffer {
  /** The decision that makes it: another decision is another counteroffer. */
  readonly basis: string;
  /** The line that was applied for, in cents. */
  readonly requestedLine: number;
  /** What comes closest to it among what is offered. */
  readonly offered: OfferQuote;
  readonly reasons: readonly NamedReason[];
}

/**
 * After submission the facts that were verified may carry less than what was applied for; what is offered instead is a counteroffer
 * (12 CFR 1002.2(c)(1)(i), 1002.9(a)(1)). Before submission a new offer is only a new offer.
 */
export function counterofferOf(file: LoanFile): Counteroffer | undefined {
  const { facts } = file;
  const { decision, offer, submittedAt } = facts;
  if (facts.withdrawn || facts.rescinded || facts.lapsedAt || facts.closingSignedAt) return undefined;
  if (!submittedAt || !offer || !decision || !decisionStands(file)) return undefined;
  if (decision.result.decision !== "APPROVED" || isOfferStanding(facts)) return undefined;
  const nearest = offerChosen(facts) ?? decision.offers.toSorted((a, b) => b.maxLine - a.maxLine)[0];
  const offered = nearest && quoteOffer(nearest, nearestOfferedLine(nearest, offer.line));
  if (!offered) return undefined;
  const reasons = isPayoffBeyondLine(facts)
    ? other("A creditor asks for more to pay off a debt than the line you chose holds")
    : reasonsOf(decision, offer.decided);
  return { basis: decision.uuid, requestedLine: offer.line, offered, reasons };
}

/** What changed since the choice says why; where the choice does not tell, what limits the line now. */
function reasonsOf(now: DecisionRecord, before: ChosenOffer["decided"]): readonly NamedReason[] {
  const { numbers, policyVersion } = now.result;
  const causes = before
    ? offerChangeReceipt({ ...before, quote: null }, { numbers, policyVersion, quote: null }).causes
    : [];
  const reasons = causes.flatMap(({ cause }) => reasonsByCause(cause, now));
  const named =
    reasons.length > 0 || numbers.bindingLimit === null ? reasons : reasonsByLimit(numbers.bindingLimit, now);
  return named
    .filter(
      ({ code, specify }, index) => index === named.findIndex((one) => one.code === code && one.specify === specify),
    )
    .slice(0, MOST_REASONS);
}

const form = (code: DecisionReason["code"]): readonly NamedReason[] => [{ code, specify: null }];
const other = (specify: string): readonly NamedReason[] => [{ code: "OTHER", specify }];

function reasonsByCause(cause: ChangeCause, { input }: DecisionRecord): readonly NamedReason[] {
  switch (cause) {
    case "INCOME_LOWER":
      return form("INCOME_INSUFFICIENT");
    case "DEBTS_HIGHER":
    case "HOUSING_COST":
      return form("EXCESSIVE_OBLIGATIONS");
    case "VALUE_LOWER":
    case "LIENS_HIGHER":
    case "LIEN_POSITION":
      return form("COLLATERAL_NOT_SUFFICIENT");
    case "SCORE":
      return scoreReasons(input, input.credit.score ?? 0);
    case "MARKET_RATES":
      return other("The prime rate changed after you chose");
    case "POLICY":
      return other("Our rates and limits changed after you chose");
    default:
      return [];
  }
}

function reasonsByLimit(limit: LineLimit, { input }: DecisionRecord): readonly NamedReason[] {
  switch (limit) {
    case "EQUITY":
      return form("COLLATERAL_NOT_SUFFICIENT");
    case "PAYMENT_ROOM":
      return form("EXCESSIVE_OBLIGATIONS");
    case "SCORE_TIER":
    case "RATE":
      return scoreReasons(input, input.credit.score ?? 0);
    case "PRODUCT":
      return other("The largest line that we offer changed after you chose");
    default:
      return limit satisfies never;
  }
}
