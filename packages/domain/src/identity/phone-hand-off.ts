import { hasCome, type Instant, minutesAfter } from "../calendar/zoned-time.ts";

/** A link in a picture or a message waits so long for the phone. */
export const LINK_MINUTES = 15;
/** A phone that has come may take pictures for so long. */
export const PHONE_MINUTES = 30;

/** A phone that takes the pictures of an identity document, in the place of the browser in which somebody is logged in. */
export interface PhoneHandOff {
  readonly at: Instant;
  /** The condition with which staff ask for the pictures; absent: they are for the check of identity itself. */
  readonly conditionUuid?: string;
  readonly opened?: {
    readonly at: Instant;
    /** The phone's session: an earlier phone's is good for nothing any more. */
    readonly sessionId: string;
  };
  /** The pictures are with us. */
  readonly doneAt?: Instant;
}

export const handOffStates = ["NONE", "WAITING", "OPEN", "DONE", "EXPIRED"] as const;
export type HandOffState = (typeof handOffStates)[number];

export interface HandOffStanding {
  /** What the pictures are for, where it is not the check of identity itself. */
  readonly conditionUuid: string | null;
  readonly state: HandOffState;
  readonly until: Instant | null;
}

/** Whether a phone is waited for, is there, has done its part, or came too late; and until when it may. */
export function handOffStanding(handOff: PhoneHandOff | undefined, now: Instant): HandOffStanding {
  if (!handOff) return { conditionUuid: null, state: "NONE", until: null };
  const { at, opened, conditionUuid = null } = handOff;
  if (handOff.doneAt) return { conditionUuid, state: "DONE", until: null };
  const until = opened ? minutesAfter(opened.at, PHONE_MINUTES) : minutesAfter(at, LINK_MINUTES);
  if (hasCome(until, now)) return { conditionUuid, state: "EXPIRED", until: null };
  return { conditionUuid, state: opened ? "OPEN" : "WAITING", until };
}
