import { type Instant, minutesAfter } from "../calendar/zoned-time.ts";
import type { Cents } from "../money/cents.ts";
import { type Effect, effect } from "../workflow/effect.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SmallDeposits } from "../workflow/facts/verification-facts.ts";
import { OWNER_DIFFERS } from "./owner-differs.ts";

/** So often may the two amounts of one pair be named. */
export const MOST_TRIES = 3;
/** A pair is sent, and once more where that came to nothing. */
export const MOST_PAIRS = 2;
/** A pair can be named for so many days after it was sent. */
const GOOD_DAYS = 10;
/** The largest deposit, in cents. */
export const MOST_CENTS = 99;

/** Why an account counts as verified to which two deposits were sent that the borrower named. */
export const DEPOSITS_NAMED = "deposits-named";

export type SmallDepositState =
  | "NOT_OFFERED"
  | "OFFERED"
  | "SENDING"
  | "SENT"
  | "EXPIRED"
  | "TOO_MANY_TRIES"
  | "NOT_SENT";

export interface SmallDepositStanding {
  readonly state: SmallDepositState;
  readonly triesLeft: number;
  /** When the bank should show them, and until when they can be named. */
  readonly settlesOn: string | null;
  readonly goodUntil: Instant | null;
  /** Whether another pair can be asked for. */
  readonly mayAskAgain: boolean;
}

/**
 * Whether two small deposits can show that an account is the borrower's: a typed one for the money, of which the check could not tell. Where
 * the bank names somebody else, that somebody reads the statement proves nothing.
 */
export const mayShowByDeposits = ({ disbursementAccount, disbursementCheck }: Facts): boolean =>
  disbursementAccount?.source === "TYPED" &&
  disbursementCheck?.status === "PENDING_REVIEW" &&
  disbursementCheck.reason !== OWNER_DIFFERS;

/** The pair for the account that is chosen now; one for another account counts for nothing. */
export const presentPair = ({ smallDeposits, disbursementAccount }: Facts): SmallDeposits | undefined =>
  smallDeposits && smallDeposits.accountAt === disbursementAccount?.at ? smallDeposits : undefined;

/** How the two deposits stand for the borrower at an instant. */
export function smallDepositStanding(facts: Facts, now: Instant): SmallDepositStanding {
  const pair = presentPair(facts);
  const none = { triesLeft: MOST_TRIES, settlesOn: null, goodUntil: null };
  if (!mayShowByDeposits(facts)) return { ...none, state: "NOT_OFFERED", mayAskAgain: false };
  if (!pair) return { ...none, state: "OFFERED", mayAskAgain: false };
  const { sent, refused, wrong, number } = pair;
  const goodUntil = sent ? minutesAfter(sent.at, GOOD_DAYS * 24 * 60) : null;
  const triesLeft = MOST_TRIES - wrong;
  const state = refused
    ? "NOT_SENT"
    : !sent
      ? "SENDING"
      : triesLeft === 0
        ? "TOO_MANY_TRIES"
        : goodUntil !== null && goodUntil <= now
          ? "EXPIRED"
          : "SENT";
  const isOver = state === "EXPIRED" || state === "TOO_MANY_TRIES" || state === "NOT_SENT";
  return {
    state,
    triesLeft,
    settlesOn: sent?.settlesOn ?? null,
    goodUntil,
    mayAskAgain: isOver && number < MOST_PAIRS,
  };
}

/** Whether two amounts are those that were sent, in either order. */
export const areTheDeposits = ({ amounts }: SmallDeposits, named: readonly [Cents, Cents]): boolean =>
  String(amounts.toSorted((a, b) => a - b)) === String(named.toSorted((a, b) => a - b));

/** The deposits that are still to be sent, one after the other: the second only where the first was taken. */
export function smallDepositOrders(facts: Facts): readonly Effect[] {
  const pair = presentPair(facts);
  if (!pair || pair.refused || pair.sent || !mayShowByDeposits(facts)) return [];
  return [effect("send-small-deposit", pair.accountAt, pair.number, pair.first ? 2 : 1)];
}
