import { smallDepositOrders } from "../accounts/small-deposits.ts";
import { askedIdentityOrders } from "../identity/asked-identity.ts";
import type { PlanRow } from "../journey/plan-rows.ts";
import type { Step } from "../journey/steps.ts";
import type { Effect } from "./effect.ts";
import type { LoanFile } from "./facts/facts.ts";
import { autopayOrders } from "./funding/autopay-standing.ts";
import { noticeEffects } from "./notices/notices-due.ts";
import { oncePerFile } from "./once-per-file.ts";
import type { Stage } from "./stage.ts";
import { applicationStages } from "./stages/application.ts";
import { closingStages } from "./stages/closing.ts";
import { fundingStages } from "./stages/funding.ts";
import { submissionStages } from "./stages/submission.ts";
import { accessToRelease, verificationStages } from "./stages/verification.ts";

/** The plan of the journey, rows 1 to 28 in order. Row 29 is the end: nothing left to satisfy. */
export const stages: readonly Stage[] = [
  ...applicationStages,
  ...submissionStages,
  ...verificationStages,
  ...closingStages,
  ...fundingStages,
];

/**
 * Written with every step entered, so that an old entry can be read with the plan of its day. Raised with every change of what an
 * application waits for or what is done for it by itself: files that an earlier version left are brought to the present plan.
 * 2: an appointment with a notary that nobody keeps counts as missed. 3: signed paper that does not come back counts as late. 4: notices
 * that are due within three of the lender's business days are watched. 5: what another state asks of the title is asked once the home is there.
 * 6: an order for the title, and a transfer, that the vendor has in hand are told apart from those that it has not taken. 7: where nothing but
 * the flood certificate is missing, that is what is waited for. 8: a decision for which figures of the day are not published is waited for.
 * 9: a lender's wait before the notary holds the deed. 10: what was stated about a contractor's lien is drawn as a paper.
 * 11: a typed account for the payments is checked before its first debit. 12: a lender's wait after the right to cancel is watched,
 * and its confirmations are drawn. 13: money waits for two people to release it, where the lender asks for that, and that they are late is watched.
 * 14: what was opened to a bank or a payroll and nobody reads any more is given back. 15: money leaves within the hours of banks, and days are
 * counted in the zone of the state that was named where the home is not found yet.
 * 16: a notary in person whom nobody has found is looked for by a person too, and not beyond the times that were asked for.
 * 17: a name on a sanctions list is looked at after the end of a signed line, too. 18: nothing ends for want of what no notice has named.
 * 19: each owner of a Texas homestead is told for themselves, and everybody waits for them. 20: what creditors left over waits for two people
 * where it would go to another account than two agreed to. 21: who came to sign and does not go on is called by a person.
 */
export const PLAN_VERSION = 21;

export const END_ROW: PlanRow = 29;

export interface Outcome {
  readonly row: PlanRow;
  readonly stage: string;
  readonly step: Step | null;
  readonly effects: readonly Effect[];
}

/**
 * Where an application stands and what must happen in the background, derived from its facts alone. The same facts give the
 * same answer: a crash, a retry or a correction cannot leave an application in a wrong place.
 */
export const decide = oncePerFile((file): Outcome => {
  const { facts } = file;
  const notices = noticeEffects(file);
  const over = (stage: string, step: Step | null): Outcome => ({
    row: END_ROW,
    stage,
    step,
    effects: [...accessToRelease(facts, true), ...notices],
  });
  if (facts.withdrawn || facts.rescinded || facts.coDeedCancelled) return over("cancelled", "CANCELLED");
  if (facts.lapsedAt) return over("lapsed", null);
  const unmet = stages.filter((stage) => (stage.applies?.(file) ?? true) && !stage.done(file));
  const current = unmet[0];
  // Where it stood stays on record: how far applications come is counted.
  if (facts.declined) return { ...over("declined", "DECLINED"), row: current?.row ?? END_ROW };
  // Beside the way and after it: nobody waits for the account of the payments, or for an ID that is asked for later.
  const beside = [
    ...autopayOrders(facts),
    ...smallDepositOrders(facts),
    ...askedIdentityOrders(facts),
    ...accessToRelease(facts, false),
    ...notices,
  ];
  if (!current) return { ...over("complete", "COMPLETE"), effects: beside };
  const ahead = unmet.slice(1).filter((stage) => stage.startsAhead?.(file) ?? false);
  return {
    row: current.row,
    stage: current.name,
    step: current.step(file),
    effects: [...[current, ...ahead].flatMap((stage) => stage.effects?.(file) ?? []), ...beside],
  };
});

/** Whether these rows are done, or do not apply, whatever is open before them: where an earlier choice fell, what came after it may stand. */
export const isRangeDone = (file: LoanFile, first: PlanRow, last: PlanRow): boolean =>
  stages.every(
    (stage) => stage.row < first || stage.row > last || !(stage.applies?.(file) ?? true) || stage.done(file),
  );
