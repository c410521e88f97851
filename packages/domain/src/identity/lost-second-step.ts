import { type Instant, minutesAfter } from "../calendar/zoned-time.ts";

/** How somebody who lost the second step of their log-in showed the lender who they are. */
export const waysShown = ["IN_PERSON", "VIDEO_CALL", "CALLED_BACK"] as const;
export type WayShown = (typeof waysShown)[number];

/** The owner has so long to say that it was not them, before the second step is not asked for any more (policy). */
const REST_MINUTES = 24 * 60;
/** Whoever does not log in for so long after that is asked for it again (policy). */
const GOOD_FOR_MINUTES = 7 * 24 * 60;

/** That the second step of an account is to be taken off, because its owner lost phone and codes: two administrators say so. */
export interface LostSecondStep {
  /** Of the application over which its owner is known. */
  readonly application: string;
  readonly shown: WayShown;
  readonly askedBy: string;
  readonly askedAt: Instant;
  readonly agreedBy?: string;
  readonly agreedAt?: Instant;
}

/** From when the account opens without its second step; undefined until a second administrator agreed. */
export const opensAt = ({ agreedAt }: LostSecondStep): Instant | undefined =>
  agreedAt === undefined ? undefined : minutesAfter(agreedAt, REST_MINUTES);

/** Until when what was asked for, or agreed, is good. */
export const goodUntil = (lost: LostSecondStep): Instant =>
  minutesAfter(opensAt(lost) ?? lost.askedAt, GOOD_FOR_MINUTES);
