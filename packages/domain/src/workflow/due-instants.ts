import { firstBusinessDayFrom } from "../calendar/business-days.ts";
import { isFederalReserveDay } from "../calendar/federal-reserve-days.ts";
import { latestInstantOf, localDateAt, startOfDay } from "../calendar/zoned-time.ts";
import { decide } from "./decide.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { signerDueInstants, signerDueKinds, signersWhenDue } from "./signer-due-instants.ts";
import { fundingGates } from "./stages/funding.ts";

/** The Federal Reserve's calendar is kept in Washington. */
export const FEDERAL_RESERVE_ZONE = "America/New_York";

/** What time alone brings about. */
export const dueKinds = ["rescission-ends", "funding-day", ...signerDueKinds] as const;
export type DueKind = (typeof dueKinds)[number];

export interface DueInstant {
  readonly kind: DueKind;
  readonly at: Instant;
}

/** The instants for which an application is waiting, derived from its facts as its step is. */
export function dueInstantsOf(file: LoanFile): readonly DueInstant[] {
  const { facts } = file;
  const { row } = decide(file);
  const due: DueInstant[] = [];
  if (facts.rescission && !facts.rescissionOver && row < 29)
    due.push({ kind: "rescission-ends", at: facts.rescission.expiresAt });
  if (row < 24) due.push(...signerDueInstants(facts));
  const gates = row === 28 && !facts.fundingDay ? fundingGates(facts) : undefined;
  if (gates) {
    const from = localDateAt(latestInstantOf(...gates), FEDERAL_RESERVE_ZONE);
    const day = firstBusinessDayFrom(from, isFederalReserveDay);
    due.push({ kind: "funding-day", at: startOfDay(day, FEDERAL_RESERVE_ZONE) });
  }
  return due;
}

export interface Fired {
  readonly event: string;
  readonly facts: Partial<Facts>;
}

/** The fact that an instant brings about once it has come. */
export const factsWhenDue: Readonly<Record<DueKind, (file: LoanFile, now: Instant) => Fired>> = {
  "rescission-ends": (_file, now) => ({ event: "rescission-ended", facts: { rescissionOver: now } }),
  "signer-reminder": ({ facts }, now) => ({
    event: "signers-reminded",
    facts: signersWhenDue("signer-reminder", facts, now),
  }),
  "signer-invitation-lapses": ({ facts }, now) => ({
    event: "signer-invitation-lapsed",
    facts: signersWhenDue("signer-invitation-lapses", facts, now),
  }),
  "signer-given-up": ({ facts }, now) => ({
    event: "signer-given-up",
    facts: signersWhenDue("signer-given-up", facts, now),
  }),
  "funding-day": (_file, now) => ({
    event: "funding-day-came",
    facts: { fundingDay: { date: localDateAt(now, FEDERAL_RESERVE_ZONE), at: now } },
  }),
};
