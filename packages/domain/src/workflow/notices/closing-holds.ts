import { type LocalDate, latestOf } from "../../calendar/local-date.ts";
import { openingAfterValuationCopy } from "../../calendar/notice-clocks.ts";
import { texasClosingDates } from "../../calendar/texas-clocks.ts";
import { localDateAt } from "../../calendar/zoned-time.ts";
import type { Facts } from "../facts/facts.ts";
import { lastEquityLoanClosed } from "../liens/equity-loans.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { homeOf } from "../property/home.ts";
import { receivedOn, sentOn } from "./by-post.ts";
import { isFirstLien } from "./first-lien.ts";
import { groundOf, type HoldingNotice } from "./grounds.ts";
import type { HoldRule } from "./hold-rules.ts";
import { ownerSigningDay, ownersToTell } from "./owner-notices.ts";
import { scoreNoticeOf } from "./score-notice.ts";

/** A wait that law puts before signing. */
export interface ClosingHold {
  readonly rule: HoldRule;
  /** The first day, where the home is, on which it does not hold signing up; null until the paper that starts the wait is delivered. */
  readonly until: LocalDate | null;
}

/**
 * The waits before this application's documents may be signed. `unsent`: the day to reckon from for papers that are not delivered yet;
 * without it, their waits have no end that can be told.
 */
export function closingHolds(facts: Facts, unsent?: LocalDate): readonly ClosingHold[] {
  const zone = homeOf(facts)?.timeZone;
  if (zone === undefined) return [];
  const given = (kind: HoldingNotice): LocalDate | undefined => {
    const ground = groundOf[kind](facts);
    const delivery = facts.deliveries.findLast(
      ({ documentKind, basis }) => documentKind === kind && (ground === undefined || basis === ground),
    );
    return (delivery && receivedOn(facts, delivery, zone)) ?? unsent;
  };
  const holds: ClosingHold[] = [];
  if (isFirstLien(facts)) {
    const copied = given("VALUATION_COPY");
    holds.push({
      rule: "VALUATION_COPY",
      until: copied === undefined ? null : openingAfterValuationCopy(copied, facts.creditorCalendar),
    });
  }
  if (isTexasHomestead(facts)) {
    const told = given("TEXAS_50G_NOTICE");
    const dates =
      told === undefined || facts.receivedAt === undefined
        ? undefined
        : texasClosingDates({
            // An application that was corrected is one of the day on which it was: the careful reading of 7 TAC 153.12.
            applicationSubmitted: localDateAt(facts.applicationChangedAt ?? facts.receivedAt, zone),
            consumerNoticeProvided: told,
            preclosingDisclosureReceived: given("TEXAS_FINAL_ITEMIZATION") ?? null,
            priorEquityLoanClosed: lastEquityLoanClosed(facts),
          });
    holds.push(
      { rule: "TEXAS_TWELVE_DAYS", until: dates?.earliestBy12Day ?? null },
      { rule: "TEXAS_PREVIEW", until: dates?.earliestByPreview ?? null },
      ...(dates?.earliestByOneYear ? [{ rule: "TEXAS_ONE_YEAR" as const, until: dates.earliestByOneYear }] : []),
    );
    const days = ownersToTell(facts)
      .filter(({ signedAt }) => signedAt === undefined)
      .map((owner) => ownerSigningDay(facts, owner, unsent));
    const [first, ...others] = days.filter((day) => day !== null);
    // It closes when everybody signs, and everybody signs on one day (7 TAC 153.1).
    if (days.length > 0)
      holds.push({
        rule: "TEXAS_OWNERS",
        until: days.includes(null) || first === undefined ? null : latestOf(first, ...others),
      });
  }
  const score = scoreNoticeOf(facts);
  if (score) {
    const told = facts.deliveries.findLast(
      ({ documentKind, basis }) => documentKind === score.kind && basis === score.basis,
    );
    holds.push({ rule: "CREDIT_SCORE_NOTICE", until: (told && sentOn(facts, told, zone)) ?? unsent ?? null });
  }
  return holds;
}

/** Those that hold signing up on a day, where the home is. */
export const holdsOn = (facts: Facts, today: LocalDate): readonly ClosingHold[] =>
  closingHolds(facts).filter(({ until }) => until === null || until > today);

/** The first day, today or later, on which they may be signed if everything that the borrower has not got yet comes today. */
export function expectedSigningDay(facts: Facts, today: LocalDate): LocalDate {
  return latestOf(today, ...closingHolds(facts, today).flatMap(({ until }) => until ?? []));
}

/** The first day on which the documents may be signed; undefined where nothing holds them, null while it cannot be told. */
export function firstSigningDay(facts: Facts): LocalDate | null | undefined {
  const days = closingHolds(facts).map(({ until }) => until);
  if (days.includes(null)) return null;
  const [first, ...others] = days.filter((day) => day !== null);
  return first === undefined ? undefined : latestOf(first, ...others);
}

/** Whether the documents may be signed on a day, where the home is. */
export function maySignOn(facts: Facts, today: LocalDate): boolean {
  const first = firstSigningDay(facts);
  return first === undefined || (first !== null && first <= today);
}
