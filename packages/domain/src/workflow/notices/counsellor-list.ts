import { type Effect, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";
import { residenceOf } from "../property/residence.ts";

/** The first five digits of the ZIP code where the applicant lives, for which the list is made (rule ); undefined before it is known. */
export const counsellorZip = (facts: Facts): string | undefined => residenceOf(facts)?.zip.slice(0, 5);

/** The counsellors that were found are those near an address that was corrected since. */
export const isOfFormerHome = (facts: Facts): boolean =>
  facts.counsellors !== undefined && facts.counsellors.zip !== counsellorZip(facts);

/** The order for the list near the home as it was said last; one for a home that was said before comes too late. */
export function counsellorOrder(facts: Facts): Effect {
  const corrections = (facts.homeCorrections ?? 0) + (facts.propertyAttempts ?? 0);
  const zip = counsellorZip(facts) ?? "";
  if (corrections > 0) return effect("find-counsellors", zip, corrections);
  if (facts.counsellors && isOfFormerHome(facts)) return effect("find-counsellors", zip, facts.counsellors.at);
  return effect("find-counsellors", ...(zip === facts.answers.home?.zip.slice(0, 5) ? [] : [zip]));
}

/** On which ground the list is given: once, and once more for each other ZIP code; undefined while there is none to give. */
export function counsellorBasis(facts: Facts): string | undefined {
  const { counsellors } = facts;
  if (!counsellors || counsellors.agencies.length === 0 || isOfFormerHome(facts)) return undefined;
  return counsellors.inPlaceOf === undefined ? "once" : `${counsellors.zip} ${counsellors.at}`;
}

/** Whether a list that was given is still to be followed by one near the home as it was said since. */
export function isListOwedAnew(facts: Facts): boolean {
  if (isOfFormerHome(facts)) return true;
  const basis = facts.counsellors?.inPlaceOf === undefined ? undefined : counsellorBasis(facts);
  return basis !== undefined && !facts.deliveries.some((delivery) => delivery.basis === basis);
}
