import { latestOf, type LocalDate } from "../calendar/local-date.ts";
import {
  rescissionEnds,
  type RescissionEvents,
  rescissionPeriod,
  rightOfRescissionApplies,
} from "../calendar/rescission-period.ts";
import { texasRescissionPeriod } from "../calendar/texas-clocks.ts";
import { localDateAt } from "../calendar/zoned-time.ts";
import type { Facts } from "./facts/facts.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { homeOf } from "./home.ts";

/** Regulation Z gives the right only where the home is a principal dwelling (12 CFR 1026.15(a)(1)). */
export const mayRescind = (facts: Facts): boolean =>
  rightOfRescissionApplies(facts.additional?.occupancy ?? facts.answers.occupancy ?? "PRIMARY");

/** Everybody else whose name is on the title has signed, where there is anybody. */
export const everySignerSigned = ({ additional, signers }: Facts): boolean =>
  signers.length >= (additional?.titleCompanions.length ?? 0) &&
  signers.every(({ signedAt }) => signedAt !== undefined);

/**
 * The period in which the line may be cancelled. It runs for each owner from the last of signing, notice and disclosures; money waits
 * for the last of them. Dates and midnight are the property's. Throws before the closing documents are signed.
 */
export function rescissionOf(facts: Facts): NonNullable<Facts["rescission"]> {
  const home = homeOf(facts);
  if (!home || !facts.closingSignedAt) throw new Error("There is no right to cancel before anything is signed.");
  const { timeZone } = home;
  const dateOf = (instant: Instant): LocalDate => localDateAt(instant, timeZone);
  const opened = dateOf(facts.closingSignedAt);
  const events = (signedOn: LocalDate): RescissionEvents => ({
    accountOpened: opened,
    noticeDelivered: signedOn,
    materialDisclosuresDelivered: signedOn,
  });
  const signedOn = [opened, ...facts.signers.flatMap(({ signedAt }) => (signedAt ? [dateOf(signedAt)] : []))];
  const last = events(latestOf(opened, ...signedOn));
  const period = home.address.state === "TX" ? texasRescissionPeriod(last) : rescissionPeriod(last);
  return {
    startsOn: period.periodStart,
    endsOn: period.lastDayToRescind,
    expiresAt: rescissionEnds(period, timeZone),
  };
}
