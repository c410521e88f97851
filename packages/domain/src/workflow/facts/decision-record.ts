import type { Offer } from "../../offers/offer.ts";
import type { UnderwritingDecision } from "../../underwriting/underwriting-decision.ts";
import type { UnderwritingInput } from "../../underwriting/underwriting-input.ts";

/** An offer as it was made: what may be chosen by its uuid until it expires. */
export interface MadeOffer extends Offer {
  readonly uuid: string;
}

/** A decision as it was made: with its input, so that it can be replayed to the same answer under the policy version it names. */
export interface DecisionRecord {
  readonly uuid: string;
  /** ISO instant. */
  readonly at: string;
  /** The material facts it was made on; a decision stands while they are the same. */
  readonly basis: string;
  readonly input: UnderwritingInput;
  readonly result: UnderwritingDecision;
  /** The member of staff who decided after a review; absent where the rules did. Such a decision is not replayed. */
  readonly decidedBy?: string;
  readonly offers: readonly MadeOffer[];
  /** Until when an offer may be chosen. */
  readonly expiresAt: string;
}
