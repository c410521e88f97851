import { addDays, type LocalDate, latestOf } from "../../calendar/local-date.ts";
import { COOLING_OFF_DAYS, mailedNoticeReceived, previewEnds } from "../../calendar/texas-clocks.ts";
import { localDateAt } from "../../calendar/zoned-time.ts";
import { isElectronicConsentOutdated } from "../../profile/consents.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { homeOf } from "../property/home.ts";
import { groundOf } from "./grounds.ts";

/** What each owner of a Texas homestead has in hand before it closes: Tex. Const. art. XVI s.50(g) and (a)(6)(M)(ii). */
const ownerNotices = ["TEXAS_50G_NOTICE", "TEXAS_FINAL_ITEMIZATION"] as const;
type OwnerNoticeKind = (typeof ownerNotices)[number];

/** Owners beside the borrower who are told for themselves. One copy does for married owners (7 TAC 153.12). */
export const ownersToTell = (facts: Facts): readonly SignerFacts[] =>
  isTexasHomestead(facts) ? facts.signers.filter(({ relation }) => relation !== "SPOUSE") : [];

export interface OwnerNotice {
  readonly owner: SignerFacts;
  readonly kind: OwnerNoticeKind;
  readonly basis: string;
}

/** Those that are called for and not written. To whoever has neither come nor taken to paper there is no way yet. */
export function ownerNoticesDue(facts: Facts): readonly OwnerNotice[] {
  const { withdrawn, rescinded, declined, lapsedAt, coDeedCancelled } = facts;
  if ([withdrawn, rescinded, declined, lapsedAt, coDeedCancelled].some((end) => end !== undefined)) return [];
  return ownersToTell(facts)
    .filter((owner) => owner.signedAt === undefined && (owner.onPaper !== undefined || readsOnScreen(owner)))
    .flatMap((owner) =>
      ownerNotices.flatMap((kind) => {
        const basis = groundOf[kind](facts);
        const isGiven = owner.deliveries.some((one) => one.documentKind === kind && one.basis === basis);
        return basis === undefined || isGiven ? [] : [{ owner, kind, basis }];
      }),
    );
}

const readsOnScreen = ({ joinedAt, consents }: SignerFacts): boolean =>
  joinedAt !== undefined && !isElectronicConsentOutdated(consents);

export const ownerNoticeEffect = ({ owner, kind, basis }: OwnerNotice): Effect =>
  effect("write-owner-notice", owner.uuid, kind, basis);

/**
 * The first day, where the home is, on which this owner may sign: the twelfth after the notice of rights, and a business day after the final
 * costs. Null until both are in their hands; `unsent` is the day to reckon from then. Who borrows has waits of their own.
 */
export function ownerSigningDay(facts: Facts, owner: SignerFacts, unsent?: LocalDate): LocalDate | null {
  const told = receivedByOwner(facts, owner, "TEXAS_50G_NOTICE") ?? unsent;
  const shown = receivedByOwner(facts, owner, "TEXAS_FINAL_ITEMIZATION") ?? unsent;
  return told === undefined || shown === undefined
    ? null
    : latestOf(addDays(told, COOLING_OFF_DAYS), previewEnds(shown));
}

function receivedByOwner(
  facts: Facts,
  { deliveries, onPaper, joinedAt }: SignerFacts,
  kind: OwnerNoticeKind,
): LocalDate | undefined {
  const zone = homeOf(facts)?.timeZone;
  const basis = groundOf[kind](facts);
  // What a creditor asks once the line is signed is no cost that was to be shown before.
  const isOfNow = (given: string | undefined): boolean => facts.closingSignedAt !== undefined || given === basis;
  const delivery = deliveries.findLast((one) => one.documentKind === kind && isOfNow(one.basis));
  if (!delivery || zone === undefined) return undefined;
  if (delivery.posted) return mailedNoticeReceived(delivery.posted.on);
  if (onPaper && delivery.deliveredAt >= onPaper.at) return undefined;
  return localDateAt(joinedAt !== undefined && joinedAt > delivery.deliveredAt ? joinedAt : delivery.deliveredAt, zone);
}

/** Whether somebody who signs beside the borrower may do so on a day, where the home is. */
export function mayOwnerSignOn(facts: Facts, owner: SignerFacts, on: LocalDate): boolean {
  if (!ownersToTell(facts).includes(owner)) return true;
  const first = ownerSigningDay(facts, owner);
  return first !== null && first <= on;
}
