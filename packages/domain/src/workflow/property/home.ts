import type { PropertyCondition } from "../../application/enumerations.ts";
import { lenderDayAt } from "../../calendar/lender-days.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import type { Cents } from "../../money/cents.ts";
import { isRecordedAs } from "../../people/recorded-name.ts";
import { propertyTimeZone } from "../../property/time-zone.ts";
import type { Parcel } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";

/** The one parcel that it is: the only one found, or the one that the borrower chose. */
export function homeOf(facts: Facts): Parcel | undefined {
  if (facts.property?.outcome !== "FOUND") return undefined;
  const { parcels } = facts.property;
  return parcels.length === 1 ? parcels[0] : parcels.find((parcel) => parcel.parcelId === facts.chosenParcelId);
}

const FALLBACK_ZONE = "America/New_York";

/** The zone of the home; before it is found, of the state that was named. */
export function zoneAtHome(facts: Facts): string {
  const state = facts.answers.home?.state;
  return homeOf(facts)?.timeZone ?? (state ? propertyTimeZone(state, null) : FALLBACK_ZONE);
}

/** The day that it is where the home is. */
export const dayAtHome = (facts: Facts, at: Instant): LocalDate => localDateAt(at, zoneAtHome(facts));

/** The last day that staff can mean by today: where the home is, or where the lender's day begins, whichever is further on. */
export function lastTodayOf(facts: Facts, at: Instant): LocalDate {
  const [home, lender] = [dayAtHome(facts, at), lenderDayAt(at)];
  return home > lender ? home : lender;
}

/** Whether the borrower is on county record as an owner, or staff have settled it. */
export function ownershipMatches(facts: Facts): boolean {
  const { name } = facts.answers;
  const home = homeOf(facts);
  if (!name || !home) return false;
  if (facts.ownershipCleared) return true;
  // A trust's home is the borrower's when the trust says so: its certificate is read before documents are drawn.
  if (facts.answers.ownership === "TRUST" && home.owners.some(({ isPerson }) => !isPerson)) return true;
  return home.owners.some((owner) => isRecordedAs(name, owner.recordedName));
}

/** What the value rests on: the broker's opinion where there is one, else the model's; undefined where neither knows. */
export const valuationOf = ({ bpo, valuation }: Facts) =>
  bpo?.valuation ?? (valuation?.outcome === "VALUED" ? valuation.valuation : undefined);

/** The value that the product relies on, in cents: the broker's opinion where there is one, else the automated value. */
export const valueOf = (facts: Facts): Cents | undefined => valuationOf(facts)?.value ?? facts.estimatedValue;

/** The condition of the home, by whom its value is from. */
export const conditionOf = (facts: Facts): PropertyCondition | undefined => valuationOf(facts)?.condition;

/** Whether a challenge of the value is open. */
export const isValueChallenged = ({ valueChallenge }: Facts): boolean =>
  valueChallenge !== undefined && valueChallenge.answer === undefined;

/** Whether a person must look at the home before closing (rule 4.4; always in Texas where the status is required or unknown). */
export function needsPersonalValuation(facts: Facts): boolean {
  return facts.valuation?.outcome === "VALUED" ? facts.valuation.bpoRequired : facts.valuation !== undefined;
}
