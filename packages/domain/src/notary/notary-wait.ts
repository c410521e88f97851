import { businessDayAfter } from "../calendar/business-days.ts";
import { creditorDays } from "../calendar/creditor-days.ts";
import { type Instant, startOfDay } from "../calendar/zoned-time.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import type { NotaryWait } from "../workflow/facts/closing-facts.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { isTexasHomestead } from "../workflow/notary/notarisation.ts";
import { dayAtHome, homeOf } from "../workflow/property/home.ts";

/**
 * The wait that a lender's policy of the day of signing asks for where the home is; undefined where it asks for none. A Texas homestead
 * has none: its deed is signed with the other papers, at the one appointment at an office.
 */
export function notaryWaitOf(
  facts: Facts,
  signedAt: Instant,
  { stateOverrides }: Pick<LendingPolicy, "stateOverrides">,
): NotaryWait | undefined {
  const home = homeOf(facts);
  if (!home || isTexasHomestead(facts)) return undefined;
  const { notaryWaitDays: businessDays, notaryWaitCounties } = stateOverrides[home.address.state] ?? {};
  if (!businessDays || (notaryWaitCounties?.length && !notaryWaitCounties.includes(home.countyFips))) return undefined;
  const opensOn = businessDayAfter(dayAtHome(facts, signedAt), businessDays, creditorDays(facts.creditorCalendar));
  return { businessDays, opensOn, opensAt: startOfDay(opensOn, home.timeZone) };
}
