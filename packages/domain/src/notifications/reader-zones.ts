import { isUsTimeZone, timeZonesOf } from "../property/time-zone.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { homeOf } from "../workflow/property/home.ts";

/** Where nothing is known of the home, it must be day in all of the country. */
const everywhere = ["America/New_York", "Pacific/Honolulu"];

/** The zones in one of which the borrower lives: of the home, or of its state while the county is not known. */
export function readerZones(facts: Facts): readonly string[] {
  const zone = homeOf(facts)?.timeZone;
  if (zone) return [zone];
  const state = facts.answers.home?.state;
  return state ? timeZonesOf(state) : everywhere;
}

/**
 * The zones in one of which somebody lives who signs beside the borrower: as their browser told it, else as the borrower's. A zone abroad,
 * or UTC, is that of a journey or of a machine.
 */
export const signerZones = (facts: Facts, { timeZone }: Pick<SignerFacts, "timeZone">): readonly string[] =>
  timeZone !== undefined && isUsTimeZone(timeZone) ? [timeZone] : readerZones(facts);
