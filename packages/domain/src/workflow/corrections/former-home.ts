import type { Instant } from "../../calendar/zoned-time.ts";
import type { FormerHome, OtherValuation, Parcel, Valuation } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { isFirstLien } from "../notices/first-lien.ts";
import { valuationsOf } from "../notices/grounds.ts";
import { homeOf } from "../property/home.ts";
import { valueOrder } from "../stages/application.ts";
import { valuerOrder } from "../stages/verification.ts";

/**
 * What is kept of a home in whose place another is put: its values, of which the applicant has a copy whatever becomes of the home
 * (12 CFR 1002.14(a)(1)), and which orders may bring another. Nothing of one that the county did not find.
 */
export function homeLeft(facts: Facts, at: Instant): Pick<Facts, "formerHomes" | "otherValuations"> {
  const left = leaving(facts, at);
  if (!left) return {};
  const values = valuationsOf(facts).map((valuation) => ofHome(left, valuation));
  return {
    formerHomes: [...(facts.formerHomes ?? []), left],
    ...(values.length > 0 && { otherValuations: [...(facts.otherValuations ?? []), ...values] }),
  };
}

/** The same where the parcel stays and its address is another: what it was valued at stands. */
export function addressLeft(facts: Facts, at: Instant): Pick<Facts, "formerHomes"> {
  const left = leaving(facts, at);
  return left ? { formerHomes: [...(facts.formerHomes ?? []), { ...left, isSameParcel: true }] } : {};
}

function leaving(facts: Facts, at: Instant): FormerHome | undefined {
  const home = homeOf(facts);
  return home && { ...orderedHome(facts, home), at };
}

/** The home as it is, with what was asked about its value. */
const orderedHome = (facts: Facts, { address, countyFips }: Parcel): OrderedHome => ({
  address,
  countyFips,
  orders: [valueOrder(facts).key, ...(facts.bpo ? [valuerOrder(facts).key] : [])],
  models: facts.avms.length,
  ...(facts.bpo?.product && { product: facts.bpo.product }),
  onFirstLien: isFirstLien(facts),
});

/** A home of which something was asked. */
export interface OrderedHome extends Omit<FormerHome, "at"> {}

const ofHome = ({ address, onFirstLien }: OrderedHome, valuation: Valuation): OtherValuation => ({
  valuation,
  address,
  onFirstLien,
});

/**
 * The home that an order was for, on whose answer nothing may rest any more: one named before, or the home as it is, where nobody waits
 * for the answer. Undefined where the order was for none of them.
 */
export function homeOfLateOrder(facts: Facts, key: string): OrderedHome | undefined {
  const former = facts.formerHomes?.find(({ orders }) => orders.includes(key));
  if (former) return former;
  const home = homeOf(facts);
  return home && facts.bpo && key === valuerOrder(facts).key ? orderedHome(facts, home) : undefined;
}

/** Whether an order was for the value of a home in whose place another was put. It is called for no more. */
export const isOfHomeLeft = ({ formerHomes = [] }: Facts, key: string): boolean =>
  formerHomes.some(({ orders }) => orders.includes(key));

/**
 * How many homes were named before the one that an order was for, or before this one; another address of the same one is not another home.
 */
export function homesBefore({ formerHomes = [] }: Facts, order?: string): number {
  const place = order === undefined ? -1 : formerHomes.findIndex(({ orders }) => orders.includes(order));
  return (place < 0 ? formerHomes : formerHomes.slice(0, place)).filter(({ isSameParcel }) => !isSameParcel).length;
}
