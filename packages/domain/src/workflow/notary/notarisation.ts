import type { NotaryMeeting } from "../../notary/notary-meeting.ts";
import { needsAttorneyReview } from "../../notary/state-practice.ts";
import type { Facts } from "../facts/facts.ts";
import { dayAtHome, homeOf } from "../property/home.ts";

/** A homestead in Texas closes only at the office of the lender, an attorney or a title company (Tex. Const. art. XVI s.50(a)(6)(N)). */
export const isTexasHomestead = (facts: Facts): boolean =>
  homeOf(facts)?.address.state === "TX" && (facts.additional?.occupancy ?? facts.answers.occupancy) === "PRIMARY";

/** Whether the deed is signed on paper before a notary in person, because the county or the state takes no other. */
export const isManualNotary = (facts: Facts): boolean =>
  isTexasHomestead(facts) || (facts.county !== undefined && !facts.county.acceptsRemoteNotarisation);

/** Whether the borrower pays for a notary in person; in Texas, and where it comes of paper, the lender does. */
export const paysForVisit = (facts: Facts): boolean => isManualNotary(facts) && !isTexasHomestead(facts);

/** Whether the deed is signed by hand before a notary in person: there, or because one of those who sign takes no electronic records. */
export const isDeedByHand = (facts: Facts): boolean =>
  isManualNotary(facts) || facts.signers.some(({ onPaper }) => onPaper !== undefined);

/** How those who sign the deed meet the notary, as far as is known of the home today. */
export function notaryMeeting(facts: Facts): NotaryMeeting {
  if (isTexasHomestead(facts)) return "AT_OFFICE";
  return isDeedByHand(facts) ? "IN_PERSON" : "BY_VIDEO";
}

/**
 * Whether somebody signs by hand what closes a Texas homestead: it is signed at the office, on the day of one appointment, so everything
 * that is signed there, the deed too, is drawn before it.
 */
export const isSignedByHandAtOffice = (facts: Facts): boolean =>
  isTexasHomestead(facts) &&
  (facts.onPaper !== undefined || facts.signers.some(({ onPaper }) => onPaper !== undefined));

/** Whether a lawyer must see the deed before it is signed, and has not. */
export function awaitsAttorney(facts: Facts): boolean {
  const state = homeOf(facts)?.address.state;
  const signedOn = facts.closingSignedAt && dayAtHome(facts, facts.closingSignedAt);
  return (
    state !== undefined &&
    signedOn !== undefined &&
    needsAttorneyReview(state, signedOn) &&
    facts.attorneyReviewed === undefined
  );
}

/** Whether the lender's wait between the signing of the agreement and the deed's notarising still runs. */
export const awaitsNotaryDay = ({ notaryWait, notaryWaitOver, deed }: Facts): boolean =>
  notaryWait !== undefined && notaryWaitOver === undefined && deed === undefined;
