import type { Facts } from "../facts/facts.ts";
import { usableHardCredit } from "./fraud-alert.ts";

/** The report that decisions rely on: the hard one once it differs from the soft one in a way that matters. */
export function reportRelied(facts: Facts): string | undefined {
  return reliedCredit(facts)?.report.reportId;
}

/** The credit outcome whose report decisions rely on. */
export function reliedCredit(facts: Facts) {
  const hard = usableHardCredit(facts);
  const relied = hard && !hard.withinTolerance ? hard : facts.softCredit;
  return relied?.outcome === "HIT" ? relied : undefined;
}
