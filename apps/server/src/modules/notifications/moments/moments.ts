import { callReminderMoments, creditMoments } from "./credit-moments.ts";
import { endMoments } from "./end-moments.ts";
import type { Moment } from "./moment.ts";
import { moneyMoments } from "./money-moments.ts";
import { moveMoments } from "./move-moments.ts";
import { notaryMoments } from "./notary-moments.ts";
import { paperMoments } from "./paper-moments.ts";
import { payoffMoments } from "./payoff-moments.ts";
import { reminderMoments } from "./reminder-moments.ts";
import { rescissionMoments } from "./rescission-moments.ts";
import { signerMoments } from "./signer-moments.ts";

const table = {
  ...moveMoments,
  ...signerMoments,
  ...notaryMoments,
  ...moneyMoments,
  ...paperMoments,
  ...payoffMoments,
  ...rescissionMoments,
  ...endMoments,
  ...creditMoments,
  ...reminderMoments,
  ...callReminderMoments,
};

export type MomentName = keyof typeof table;

/** Every moment of which a borrower is told, with the words, the ways and the hour. */
export const moments: Readonly<Record<MomentName, Moment>> = table;
export const momentNames = Object.keys(table) as MomentName[];

/** Undefined for one that an earlier version of the product knew. */
export const momentOf = (name: string): Moment | undefined =>
  Object.hasOwn(moments, name) ? moments[name as MomentName] : undefined;
