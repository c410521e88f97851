import type { CreditOutcome } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";

type Hit = Extract<CreditOutcome, { readonly outcome: "HIT" }>;

/**
 * The report with an alert for which nobody has reached the consumer yet; undefined where there is none. A report under alert may not be
 * used before (15 USC 1681c-1(h)). The hard report repeats the alert of the soft one: that one is answered once, another one anew.
 */
export function openFraudAlert({ softCredit, hardCredit, fraudAlertCleared }: Facts): Hit | undefined {
  const [soft, hard] = [alerted(softCredit), alerted(hardCredit)];
  if (soft && !fraudAlertCleared) return soft;
  if (!hard) return undefined;
  const isReached = fraudAlertCleared && (fraudAlertCleared.at >= hard.at || isSameAlert(soft, hard));
  return isReached ? undefined : hard;
}

const alerted = (outcome: CreditOutcome | undefined): Hit | undefined =>
  outcome?.outcome === "HIT" && outcome.report.alert !== null ? outcome : undefined;

const isSameAlert = (soft: Hit | undefined, { report }: Hit): boolean =>
  soft?.report.alert?.kind === report.alert?.kind && soft?.report.alert?.phone === report.alert?.phone;

/** The hard report, where there is one and it may be used. */
export function usableHardCredit(facts: Facts): Hit | undefined {
  const { hardCredit } = facts;
  return hardCredit?.outcome === "HIT" && openFraudAlert(facts) !== hardCredit ? hardCredit : undefined;
}
