import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { mailedNoticeReceived } from "../../calendar/texas-clocks.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import { electronicRecordsInForce, isElectronicConsentOutdated } from "../../profile/consents.ts";
import { mayRescind } from "../closing/rescission.ts";
import type { Facts } from "../facts/facts.ts";
import type { Delivery } from "../facts/papers.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";

/**
 * Written while the borrower takes no electronic records, or a notice of a time when the consent to them was given to words that others
 * have replaced: it reaches them by post alone (15 USC 7001(c)(1)(B), (D)).
 */
export function goesByPost({ onPaper, consents }: Facts, { deliveredAt, documentUuid, basis }: Delivery): boolean {
  if (documentUuid === undefined) return false;
  if (onPaper) return deliveredAt >= onPaper.at;
  return basis !== undefined && isElectronicConsentOutdated(consents) && deliveredAt >= electronicRecordsInForce.since;
}

/** A letter that staff have still to post. */
export interface Letter {
  readonly delivery: Delivery;
  /** To whom it goes, where that is not the borrower. */
  readonly signer?: SignerFacts;
  /** Asked for by the borrower, who has the document on the screen. */
  readonly isCopy?: true;
}

/**
 * Letters that staff have still to post: the borrower's and the copies that they asked for, then those of each who signs beside them; of
 * each the oldest first.
 */
export function lettersToPost(facts: Facts): readonly Letter[] {
  const { deliveries, paperCopies = [], signers } = facts;
  return [
    ...deliveries
      .filter((delivery) => !delivery.posted && goesByPost(facts, delivery))
      .map((delivery) => ({ delivery })),
    ...paperCopies.filter(({ posted }) => !posted).map((delivery) => ({ delivery, isCopy: true as const })),
    ...signers.flatMap((signer) =>
      signer.deliveries
        .filter((delivery) => isWaiting(signer.onPaper?.at, delivery))
        .map((delivery) => ({ delivery, signer })),
    ),
  ];
}

const isWaiting = (since: Instant | undefined, { documentUuid, deliveredAt, posted }: Delivery): boolean =>
  since !== undefined && documentUuid !== undefined && deliveredAt >= since && posted === undefined;

/** The day on which a notice was sent, where the home is; undefined while it waits to be posted. */
export function sentOn(facts: Facts, delivery: Delivery, zone: string): LocalDate | undefined {
  if (delivery.posted) return delivery.posted.on;
  return goesByPost(facts, delivery) ? undefined : localDateAt(delivery.deliveredAt, zone);
}

/** The day on which it counts as received: what is posted, three days later without Sundays and federal holidays. */
export function receivedOn(facts: Facts, delivery: Delivery, zone: string): LocalDate | undefined {
  if (delivery.posted) return mailedNoticeReceived(delivery.posted.on);
  return sentOn(facts, delivery, zone);
}

/** Why a cancellation that came by letter or phone does not count; undefined where it does. */
export type LateNotice = "nothing-signed" | "before-signing" | "after-the-period" | "money-gone";

/**
 * A cancellation counts by the day of its postmark, whenever it arrives (12 CFR 1026.15(a)(2)); one by phone, which the lender honours, by
 * the day of the call. Once the money is decided it is a matter for counsel: the law may still give the right, and undoing needs the money.
 */
export function lateNotice(facts: Facts, on: LocalDate, zone: string): LateNotice | undefined {
  const { closingSignedAt, rescission, rescinded, declined, funding } = facts;
  if (!closingSignedAt || rescinded || declined || !mayRescind(facts)) return "nothing-signed";
  if (on < localDateAt(closingSignedAt, zone)) return "before-signing";
  if (rescission && on > rescission.endsOn) return "after-the-period";
  return funding ? "money-gone" : undefined;
}

/** No letter's day lies ahead, nor further back than this: what is older is typed wrong. */
const DAYS_BACK = 60;

/** Whether a letter may have been posted on that day, counted in `zone`. */
export const isPlausibleDay = (on: LocalDate, now: Instant, zone: string): boolean => {
  const today = localDateAt(now, zone);
  return on <= today && on >= addDays(today, -DAYS_BACK);
};
