import { addDays } from "../../calendar/local-date.ts";
import { startOfDay } from "../../calendar/zoned-time.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { NonRescission, RescissionHold } from "../facts/funding-facts.ts";
import { homeOf } from "../property/home.ts";

/**
 * The wait of so many calendar days that follows this period, where the home is; undefined for none. 12 CFR 1026.15(c): the period has
 * ended, and the lender is reasonably satisfied that nobody cancelled.
 */
export function rescissionHoldOf(
  facts: Facts,
  { endsOn }: NonNullable<Facts["rescission"]>,
  days: number,
): RescissionHold | undefined {
  const home = homeOf(facts);
  if (!home || days === 0) return undefined;
  const lastDay = addDays(endsOn, days);
  return { days, lastDay, endsAt: startOfDay(addDays(lastDay, 1), home.timeZone) };
}

/** The period is over, and the lender waits for what may be in the post, or for everybody to say that they did not cancel. */
export const isHeld = ({ rescissionOver, rescissionHold, rescissionHoldOver }: Facts): boolean =>
  rescissionOver !== undefined && rescissionHold !== undefined && rescissionHoldOver === undefined;

/** Somebody who could cancel. */
export interface EntitledPerson {
  /** The borrower's identity, or the uuid of who signs beside them. */
  readonly uuid: string;
  readonly firstName: string;
  /** They sign by hand, or signed the line so. */
  readonly byHand: boolean;
  readonly confirmation: NonRescission | undefined;
}

/** Everybody whose own right the period was: the borrower, and each who signs beside them. 12 CFR 1026.15(a)(1). */
export function entitledPersons({ facts, identityUuid }: Pick<LoanFile, "facts" | "identityUuid">): EntitledPerson[] {
  const { answers, onPaper, nonRescission, signers, originals = [] } = facts;
  const hasSignedByHand = (uuid: string): boolean => originals.some(({ who }) => who === uuid);
  return [
    {
      uuid: identityUuid,
      firstName: answers.name?.firstName ?? "",
      byHand: onPaper !== undefined || hasSignedByHand(identityUuid),
      confirmation: nonRescission,
    },
    ...signers.map((signer) => ({
      uuid: signer.uuid,
      firstName: signer.name.firstName,
      byHand: signer.onPaper !== undefined || hasSignedByHand(signer.uuid),
      confirmation: signer.nonRescission,
    })),
  ];
}

/** Whether everybody is asked to confirm that they did not cancel: one who signs by hand leaves only the wait. */
export const asksConfirmations = (file: Pick<LoanFile, "facts" | "identityUuid">): boolean =>
  isHeld(file.facts) && entitledPersons(file).every(({ byHand }) => !byHand);

/** Whether each who may cancel has signed, after their period, that they have not. */
export const everybodyConfirmed = (file: Pick<LoanFile, "facts" | "identityUuid">): boolean =>
  entitledPersons(file).every(({ confirmation }) => confirmation?.signed !== undefined);
