import { type LocalDate, latestOf } from "../../calendar/local-date.ts";
import { rescissionEnds, rightOfRescissionApplies } from "../../calendar/rescission-period.ts";
import { rescissionPeriodFrom } from "../../calendar/texas-clocks.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import { hasCome, localDateAt } from "../../calendar/zoned-time.ts";
import type { Facts } from "../facts/facts.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";
import { noticesByPost } from "../notices/notices-by-post.ts";
import { homeOf } from "../property/home.ts";

/**
 * Regulation Z gives the right only where the home is a principal dwelling (12 CFR 1026.15(a)(1)): the borrower's, or another owner's
 * (1026.2(a)(11)). Where one of them has it, every owner is given it: the line is one, and ends for all of them.
 */
export const mayRescind = ({ additional, answers }: Facts): boolean =>
  additional?.ownerLivesThere === true ||
  rightOfRescissionApplies(additional?.occupancy ?? answers.occupancy ?? "PRIMARY");

/**
 * Who signs beside the borrower and cancelled; undefined where the borrower did, or nobody. Who signs by hand and never came to a screen
 * has no account to be known by.
 */
export const signerWhoCancelled = ({ rescinded, signers }: Facts): SignerFacts | undefined =>
  rescinded && signers.find(({ uuid, identityUuid }) => rescinded.by === uuid || rescinded.by === identityUuid);

/**
 * Whether an owner may cancel at this instant. The right is there from the signing of the line on, and ends with the period of whoever
 * signed last; until that is known, nothing ends it. The clock decides, not whether the watch has fired yet. Where the law itself ended the
 * line there is nothing left to cancel.
 */
export function mayCancelAt(facts: Facts, now: Instant): boolean {
  const { rescission, rescinded, declined, rescissionOver, closingSignedAt } = facts;
  if (closingSignedAt === undefined || rescinded || declined || rescissionOver || !mayRescind(facts)) return false;
  return rescission === undefined || !hasCome(rescission.expiresAt, now);
}

/**
 * The period in which the line may be cancelled. It runs for each owner from the last of signing, notice and disclosures; money waits
 * for the last of them. Dates and midnight are the property's. Throws before the closing documents are signed.
 */
export function rescissionOf(facts: Facts): NonNullable<Facts["rescission"]> {
  const signed = facts.signers.flatMap(({ signedAt }) => (signedAt ? [signedAt] : []));
  return periodOf(facts, signed, noticesByPost(facts));
}

/** As `rescissionOf`, for one signer alone: undefined before they have their notice, or where there is no such right. */
export function rescissionOfSigner(facts: Facts, { signedAt }: SignerFacts): Facts["rescission"] {
  return mayRescind(facts) && facts.closingSignedAt && signedAt
    ? periodOf(facts, [signedAt], noticesByPost(facts))
    : undefined;
}

/** The period that begins with the last of the opening of the line, these signatures, and what was posted. */
function periodOf(
  facts: Facts,
  signed: readonly Instant[],
  received: readonly LocalDate[],
): NonNullable<Facts["rescission"]> {
  const home = homeOf(facts);
  if (!home || !facts.closingSignedAt) throw new Error("There is no right to cancel before anything is signed.");
  const { timeZone } = home;
  const dateOf = (instant: Instant): LocalDate => localDateAt(instant, timeZone);
  const last = latestOf(dateOf(facts.closingSignedAt), ...signed.map(dateOf), ...received);
  const period = rescissionPeriodFrom(last, home.address.state);
  return {
    startsOn: period.periodStart,
    endsOn: period.lastDayToRescind,
    expiresAt: rescissionEnds(period, timeZone),
  };
}
