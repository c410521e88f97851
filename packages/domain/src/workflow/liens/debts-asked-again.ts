import type { Instant } from "../../calendar/zoned-time.ts";
import { claimOf } from "../../liens/cltv.ts";
import type { Cents } from "../../money/cents.ts";
import { usableHardCredit } from "../credit/fraud-alert.ts";
import type { KnownCredit, KnownTradeline } from "../facts/credit-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { foundLiens, securesHome } from "./found-liens.ts";

/** A claim may grow by so much between two reports, by interest and fees, before the borrower is asked again (policy). */
const CLAIM_TOLERANCE: Cents = 100_000;

/** Debts on the home that turned up, or grew, after the borrower had confirmed them. */
export interface DebtsAskedAgain {
  readonly because: "HARD_REPORT" | "TITLE_SEARCH" | "LINE_OF_OURS";
  readonly ids: string[];
  readonly at: Instant;
}

/** What the borrower must confirm once more before the application goes on; undefined where nothing is new. */
export function debtsAskedAgain(facts: Facts): DebtsAskedAgain | undefined {
  const { liens, prequalTitle, linesOfOurs } = facts;
  // Papers that are signed stand: what is found afterwards is a matter for the title update.
  if (!liens || facts.closingSignedAt) return undefined;
  const hard = usableHardCredit(facts);
  const soft = facts.softCredit?.outcome === "HIT" ? facts.softCredit.report : undefined;
  if (hard && liens.at < hard.at) {
    const ids = soft ? grownClaims(soft, hard.report) : [];
    if (ids.length > 0) return { because: "HARD_REPORT", ids, at: hard.at };
  }
  if (prequalTitle && liens.at < prequalTitle.at && prequalTitle.undisclosedLiens.length > 0) {
    return {
      because: "TITLE_SEARCH",
      ids: prequalTitle.undisclosedLiens.map(({ id }) => id),
      at: prequalTitle.at,
    };
  }
  if (linesOfOurs && liens.at < linesOfOurs.at) {
    const ids = foundLiens(facts).flatMap(({ id, seenIn }) => (seenIn === "OURS" ? [id] : []));
    if (ids.length > 0) return { because: "LINE_OF_OURS", ids, at: linesOfOurs.at };
  }
  return undefined;
}

/** The debts secured by the home that a later report has and the earlier one had not, or had as smaller. */
export function grownClaims(before: KnownCredit, now: KnownCredit): string[] {
  const claims = new Map(before.tradelines.filter(securesHome).map((line) => [line.id, claim(line)]));
  return now.tradelines
    .filter(securesHome)
    .filter((line) => claim(line) > (claims.get(line.id) ?? -CLAIM_TOLERANCE) + CLAIM_TOLERANCE)
    .map(({ id }) => id);
}

const claim = ({ kind, balance, limit }: KnownTradeline): Cents =>
  claimOf({ balance, openEnd: kind === "HOME_EQUITY", limit, paidOffAtClosing: false });

/** Debts whose payments rest on the later report and did not on the earlier one. */
export function newlySuspended(before: KnownCredit, now: KnownCredit): string[] {
  const known = new Set(before.tradelines.flatMap(({ id, inForbearance }) => (inForbearance ? [id] : [])));
  return now.tradelines.flatMap(({ id, inForbearance }) => (inForbearance && !known.has(id) ? [id] : []));
}
