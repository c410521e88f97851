import type { Instant } from "../calendar/zoned-time.ts";
import { underReviewSince } from "../identity/identity-standing.ts";
import { queuesOf } from "../pipeline/queues-of.ts";
import { calledForSince } from "../signers/open-part.ts";
import { isSignerMatched } from "../signers/signer-screening.ts";
import { StaffAct, type StaffActName } from "../staff/staff-acts.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";
import { byHand, openRefusals } from "../workflow/refused-orders.ts";
import { queueActs } from "./queue-acts.ts";

/** An act that accepts something about a person. */
export type Judged = Extract<StaffAct, { readonly since: string }>;

export const judgedActs: readonly Judged["act"][] = StaffAct.options.flatMap(({ shape }) =>
  "since" in shape ? [shape.act.value] : [],
);

/** Whether the act accepts something about a person, and so names since when that waits. */
export const isJudged = (act: StaffActName): act is Judged["act"] =>
  (judgedActs as readonly StaffActName[]).includes(act);

/** Since when that waits which an act decides: in its queue, with a service that refuses, or with one of those who sign. Empty where nothing does. */
export function openSince(file: LoanFile, act: Pick<Judged, "act"> & { readonly signer?: string }): readonly Instant[] {
  const signer = file.facts.signers.find(({ uuid }) => uuid === act.signer);
  switch (act.act) {
    case "accept-signer-identity":
      return known(signer && underReviewSince(signer));
    case "clear-signer-watchlist":
      return known(signer && isSignerMatched(signer) ? signer.watchlist?.at : undefined);
    case "settle-signer-trouble":
      return known(signer && (signer.trouble?.at ?? calledForSince(file.facts, signer)));
    default: {
      const isOf = (acts: readonly StaffActName[]): boolean => acts.includes(act.act);
      return [
        ...queuesOf(file)
          .filter(({ queue }) => isOf(queueActs[queue]))
          .map(({ since }) => since),
        ...openRefusals(file)
          .filter(({ kind }) => isOf(byHand[kind] ?? []))
          .map(({ at }) => at),
      ];
    }
  }
}

const known = (since: Instant | undefined): readonly Instant[] => (since === undefined ? [] : [since]);
