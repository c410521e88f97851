import { randomUUID } from "node:crypto";
import { isUnwinding } from "@gable/domain/workflow/closing/unwinding.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { WatchlistScreening } from "@gable/domain/workflow/facts/watchlist-screening.ts";
import { isMatched } from "@gable/domain/workflow/facts/watchlist-screening.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { nothingToDecide } from "../../workflow/staff-act.ts";

/**
 * The screening of somebody whose name is like one on a list, for a person to compare. Throws a Refusal where nobody's is, where it was
 * agreed to, once the money is decided on, and for an application that ended before it was signed. After the signing it matters as much as
 * before: what is theirs may be neither paid nor returned.
 */
export function openMatch<Screening extends WatchlistScreening>(
  file: LoanFile,
  screening: Screening | undefined,
): Screening {
  const { facts } = file;
  if (!isUnwinding(facts)) refuseEnded(file);
  if (!screening || !isMatched(screening) || facts.listed || facts.funding) throw nothingToDecide(file);
  return screening;
}

/** What a second person agrees to: the match as they read it. */
interface Agreed {
  /** `borrower`, or the uuid of who signs beside them. */
  readonly who: string;
  readonly foundAt: string;
  readonly staffUuid: string;
  readonly at: string;
}

/**
 * Two of staff found that somebody is on a list: nobody may deal with them, and no deed without them holds. What runs is declined, signed
 * or not, so that everybody is told why in the words of 12 CFR 1002.9(a)(2), and what has ended stays so; the report of it is owed. Throws a
 * Refusal for what was cleared or found anew meanwhile.
 */
export function agreedMatch(file: LoanFile, screening: WatchlistScreening | undefined, agreed: Agreed) {
  const { match } = openMatch(file, screening);
  const { who, foundAt, staffUuid: by, at } = agreed;
  if (!match || match.at !== foundAt) throw nothingToDecide(file);
  const askedBy = match.by;
  const reasons = ["LEGAL_REQUIREMENTS"] as const;
  const facts: Partial<Facts> = {
    listed: { who, by, askedBy, at },
    ...(!isUnwinding(file.facts) && { declined: { uuid: randomUUID(), by, askedBy, at, reasons } }),
  };
  return { facts, askedBy, reasons };
}
