/** Why an appointment came to nothing that somebody did not keep; all other reasons belong to one that was kept. */
export const missedReasons = [
  "signer-absent",
  "not-finished",
  "others-absent",
  "office-unfinished",
  "notary-absent",
  "deed-not-ready",
  "papers-lost",
] as const;
export type MissedReason = (typeof missedReasons)[number];

const ours: ReadonlySet<string> = new Set<MissedReason>(["notary-absent", "deed-not-ready", "papers-lost"]);

/** Whether it was the lender's fault, or its notary's. */
export const isOurFault = (reason: string | undefined): boolean => reason !== undefined && ours.has(reason);

/** Whether somebody did not keep the appointment; false of one that was kept and failed for another reason. */
export const isMissed = (reason: string | undefined): reason is MissedReason =>
  (missedReasons as readonly (string | undefined)[]).includes(reason);
