import { decide } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { Release, ReleaseFigures } from "../facts/release-facts.ts";
import { fundingGates, isCashSent, isReadyToFund } from "../stages/funding.ts";
import { isForPeople, type ReleaseStanding, releaseFigures, releaseStanding } from "./release.ts";
import { restFigures, restStanding } from "./rest-release.ts";

/** Everything that money waits for is there, and two people are to let it go. */
export const awaitsRelease = (file: LoanFile): boolean =>
  isForPeople(releaseStanding(file.facts)) && isReadyToFund(file.facts) && decide(file).stage === "funding";

/** What creditors left over waits for two people, because it would go to another account than two had agreed to. */
export const awaitsRestRelease = (file: LoanFile): boolean =>
  isForPeople(restStanding(file.facts)) &&
  fundingGates(file.facts) !== undefined &&
  isCashSent(file.facts) &&
  decide(file).stage === "funding";

/** A release, and what it would let go now: of the line's money, or of what creditors left over. */
export interface AskedRelease {
  readonly of: "LINE" | "REST";
  readonly release: Release;
  readonly standing: ReleaseStanding;
  readonly figures: ReleaseFigures;
  /** Nothing else keeps the money back. */
  readonly isAwaited: boolean;
  readonly mayBeSentBack: boolean;
}

/** The release that two people are asked for, or gave last; undefined where nobody was asked. */
export function releaseAsked(file: LoanFile): AskedRelease | undefined {
  return ofRest(file) ?? ofLine(file);
}

function ofLine(file: LoanFile): AskedRelease | undefined {
  const { release, funding } = file.facts;
  if (!release) return undefined;
  return {
    of: "LINE",
    release,
    standing: releaseStanding(file.facts),
    figures: releaseFigures(file.facts),
    isAwaited: awaitsRelease(file),
    mayBeSentBack: release.prepared !== undefined && !funding,
  };
}

function ofRest(file: LoanFile): AskedRelease | undefined {
  const { facts } = file;
  const standing = restStanding(facts);
  if (standing === "NOT_ASKED") return undefined;
  const { prepared: _other, approved: _of, ...asked } = facts.restRelease ?? { askedAt: restSince(facts) };
  return {
    of: "REST",
    // What was prepared for another account or sum is void.
    release: standing === "TO_PREPARE" ? asked : (facts.restRelease ?? asked),
    standing,
    figures: restFigures(facts),
    isAwaited: awaitsRestRelease(file),
    mayBeSentBack: standing === "TO_APPROVE",
  };
}

/** Since when the rest waits: another account was named, or the last creditor was paid. */
function restSince({ disbursementAccount, disbursementCheck, wallet, funding, payoffPayments }: Facts): string {
  const paid = Object.values(payoffPayments).map(({ at }) => at);
  const named = [disbursementAccount?.at, disbursementCheck?.at, wallet?.at, funding?.at];
  return [...paid, ...named].filter((at) => at !== undefined).reduce((last, at) => (at > last ? at : last), "");
}
