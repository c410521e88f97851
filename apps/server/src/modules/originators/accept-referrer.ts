import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { officersStatesOn } from "@gable/domain/organisations/officer-licences.ts";
import type { Database } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { findWorkingOriginator } from "./working-originators.ts";

export interface AcceptedReferrer {
  readonly referrerUuid?: string;
  /** Where the officer is licensed on that day. */
  readonly originatorStates?: readonly string[];
  /** A contractor whose work the line is to pay for. */
  readonly merchantUuid?: string;
  /** Named by the address, and nobody at work for this lender, or not licensed where the home is while the lender can do without. */
  readonly ignoredReferrer?: string;
}

/**
 * Who brought a borrower here on a day, as far as the lender knows them. Throws a Refusal where the lender takes applications from its
 * originators only and nobody, or nobody of them, is named.
 */
export async function acceptReferrer(
  db: Database,
  lender: Lender,
  referrer: string | undefined,
  { state, today }: { readonly state: string | undefined; readonly today: LocalDate },
): Promise<AcceptedReferrer> {
  const isNeeded = needsOfficer(lender);
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
  const officer = await findWorkingOriginator(db, lender.orgCode, referrer);
  const originatorStates = officer ? officersStatesOn(officer, today) : [];
  // Where the officer is needed the state is refused by the answers' own check, which knows the words for it.
  const mayAct =
    officer && (isNeeded || (state === undefined ? originatorStates.length > 0 : originatorStates.includes(state)));
  if (mayAct) return { referrerUuid: referrer, originatorStates };
  if (!isNeeded) return { ignoredReferrer: referrer };
  throw new Refusal(
    403,
    "unknown-loan-officer",
    "The link you came by names nobody who works with this lender. Ask your loan officer for a new one.",
  );
}

/** Whether the lender takes applications from its originators only. */
export function needsOfficer(lender: Lender): boolean {
  const { requiresReferringLoanOfficer, channel } = lender.orgMetaData.other.settings;
  return requiresReferringLoanOfficer || channel === "WHOLESALE";
}

/** The states of the officer whose licence decides; undefined where the lender can do without, and for an unknown officer. */
export async function decisiveStates(
  db: Database,
  lender: Lender,
  referrer: string | undefined,
  today: LocalDate,
): Promise<readonly string[] | undefined> {
  if (!needsOfficer(lender) || referrer === undefined) return undefined;
  const officer = await findWorkingOriginator(db, lender.orgCode, referrer);
  return officer && officersStatesOn(officer, today);
}
