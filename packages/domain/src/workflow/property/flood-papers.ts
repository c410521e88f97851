import type { Facts } from "../facts/facts.ts";
import { hasAcknowledged } from "../file-questions.ts";

/** Insurance is compulsory in a special flood hazard area of a community that takes part (42 USC 4012a(b)). */
export const needsFloodInsurance = ({ flood }: Facts): boolean =>
  flood?.specialHazardArea === true && flood.participates;

/** The notice of special flood hazards is given also where the community takes no part (42 USC 4104a). */
export const needsFloodNotice = ({ flood }: Facts): boolean => flood?.specialHazardArea === true;

/** The zone is known, and in a hazard area the notice is acknowledged and the policy accepted. */
export const floodIsSettled = (facts: Facts): boolean =>
  facts.flood !== undefined &&
  (!needsFloodNotice(facts) || hasAcknowledged(facts, "FLOOD_NOTICE")) &&
  (!needsFloodInsurance(facts) || facts.floodInsurance?.result?.accepted === true);
