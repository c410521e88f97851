import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Database } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { findOriginator } from "./originator-store.ts";

export interface AcceptedReferrer {
  readonly referrerUuid?: string;
  /** A contractor whose work the line is to pay for. */
  readonly merchantUuid?: string;
  /** Named by the address, and nobody of this lender. */
  readonly ignoredReferrer?: string;
}

/**
 * Who brought a borrower here, as far as the lender knows them. Throws a Refusal where the lender takes applications from its
 * originators only and nobody, or nobody of them, is named.
 */
export async function acceptReferrer(
  db: Database,
  lender: Lender,
  referrer: string | undefined,
): Promise<AcceptedReferrer> {
  const { requiresReferringLoanOfficer, channel } = lender.orgMetaData.other.settings;
  const isNeeded = requiresReferringLoanOfficer || channel === "WHOLESALE";
  if (referrer === undefined) {
    if (isNeeded)
      throw new Refusal(403, "not-accepting-applications", "Applications here start with your loan officer.");
    return {};
  }
  if (lender.orgMetaData.other.merchants.some(({ uuid }) => uuid === referrer)) {
    if (isNeeded)
      throw new Refusal(403, "not-accepting-applications", "Applications here start with your loan officer.");
    return { merchantUuid: referrer };
  }
  if (await findOriginator(db, lender.orgCode, referrer)) return { referrerUuid: referrer };
  if (!isNeeded) return { ignoredReferrer: referrer };
  throw new Refusal(
    403,
    "unknown-loan-officer",
    "The link you came by names nobody who works with this lender. Ask your loan officer for a new one.",
  );
}
