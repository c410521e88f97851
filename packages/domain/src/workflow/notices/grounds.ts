import type { Address } from "../../application/address.ts";
import type { Valuation } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { homeOf } from "../property/home.ts";
import { isFirstLien } from "./first-lien.ts";

/** Notices that hold signing up until some days after they were received. */
export type HoldingNotice = "VALUATION_COPY" | "TEXAS_50G_NOTICE" | "TEXAS_FINAL_ITEMIZATION";

/** What each of them rests on now: of another value, home or figure another must have been received. Undefined while it is not called for. */
export const groundOf: Readonly<Record<HoldingNotice, (facts: Facts) => string | undefined>> = {
  VALUATION_COPY: (facts) => {
    const made = valuationsToCopy(facts).map(({ valuation }) => valuation);
    if (made.length === 0) return undefined;
    return made.map(({ source, value, asOf }) => `${source} ${value} ${asOf}`).join(", ");
  },
  TEXAS_50G_NOTICE: (facts) => (facts.receivedAt && isTexasHomestead(facts) ? homeOf(facts)?.parcelId : undefined),
  TEXAS_FINAL_ITEMIZATION: (facts) => (isTexasHomestead(facts) ? itemisedFigures(facts) : undefined),
};

/**
 * The values of which the applicant must have a copy, in the order in which they came, with the address of a home that is not this one. Each
 * that was developed for the application, while or where the line would be the first claim on the home. 12 CFR 1002.14(a)(1)
 */
export function valuationsToCopy(facts: Facts): readonly { readonly valuation: Valuation; readonly of?: Address }[] {
  const { otherValuations = [] } = facts;
  const isFirst = isFirstLien(facts);
  const others = otherValuations.filter(({ onFirstLien }) => isFirst || onFirstLien);
  return [
    ...others.map(({ valuation, address }) => ({
      valuation,
      ...(!isAddressOfHome(facts, address) && { of: address }),
    })),
    ...(isFirst ? valuationsOf(facts).map((valuation) => ({ valuation })) : []),
  ];
}

const isAddressOfHome = (facts: Facts, address: Address): boolean =>
  JSON.stringify(homeOf(facts)?.address) === JSON.stringify(address);

/** What a valuation says itself: of that a copy is given, and in Texas that is acknowledged, whichever figure is lent on. */
export const statedValue = ({ stated, value }: Pick<Valuation, "stated" | "value">): number => stated ?? value;

/** Every value of the home that was developed for the application, in the order in which they came. */
export function valuationsOf({ avms, bpo }: Facts): readonly Valuation[] {
  const seen = [...avms, bpo?.valuation ?? null];
  return seen.filter((valuation) => valuation !== null);
}

/** The figures of the final itemisation, once the package is drawn: other figures are another itemisation. */
function itemisedFigures({ closingDocuments, offer, closingCosts, payoffQuotes }: Facts): string | undefined {
  if (!closingDocuments || !offer) return undefined;
  const costs = (closingCosts ?? []).map(({ cost, amount }) => `${cost} ${amount}`);
  const payoffs = Object.values(payoffQuotes).map((quote) => (quote.outcome === "QUOTED" ? quote.amount : 0));
  return [offer.line, offer.originationFee, ...costs, ...payoffs].join(", ");
}
