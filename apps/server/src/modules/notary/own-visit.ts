import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type Instant, localDateAt, minutesAfter } from "@gable/domain/calendar/zoned-time.ts";
import type { NotaryCommission } from "@gable/domain/notary/commission.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { effect } from "@gable/domain/workflow/effect.ts";
import type { NotaryVisit } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isAppointmentSpent, isOfficeGone } from "@gable/domain/workflow/notary/office-closing.ts";
import { suitsOwnNotary, timesForOwnNotary } from "@gable/domain/workflow/notary/own-visit.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { isNotaryOf } from "../staff/list-notaries.ts";
import { NOTICE_MS } from "./ask-for-visit.ts";
import { listCommissions, notariesIn } from "./commissions.ts";
import { isTimeOfVisit } from "./office.ts";

const zoneOf = ({ facts }: LoanFile): string => zoneAtHome(facts);

/** The visit for which a notary of the lender's could be named now. */
function openVisit(file: LoanFile): NotaryVisit | undefined {
  const { notaryVisit: visit, deed } = file.facts;
  if (!visit || deed || !isTimeOfVisit(file) || isOfficeGone(file.facts) || isAppointmentSpent(file.facts))
    return undefined;
  return visit;
}

/**
 * The commission of the state to which somebody goes: they act where they stand, wherever the home is.
 * Throws a Refusal where who is named is no notary of the lender's, or has none that is in force on the day.
 */
export async function commissionFor(
  db: Database,
  file: LoanFile,
  { notary, startsAt }: ActNamed<"name-visit-notary">,
): Promise<NotaryCommission> {
  if (!(await isNotaryOf(db, file.orgCode, notary))) throw invalid({ notary: ["not-a-notary"] });
  const state = file.facts.notaryVisit?.place.address.state;
  const commission = (await listCommissions(db, notary)).find(({ commissionState }) => commissionState === state);
  if (!commission) throw invalid({ notary: ["no-commission-there"] });
  if (commission.commissionExpiresOn < localDateAt(startsAt, zoneOf(file)))
    throw invalid({ notary: ["commission-expired"] });
  return commission;
}

/** A notary of the lender's comes. Whoever the network was to send is not wanted any more. Throws a Refusal where nobody can be named. */
export function notaryNamed(
  file: LoanFile,
  { notary, startsAt }: ActNamed<"name-visit-notary">,
  commission: NotaryCommission,
  { staffUuid, now }: { readonly staffUuid: string; readonly now: Date },
): Change {
  const at = now.toISOString();
  const visit = openVisit(file);
  if (!visit || timesForOwnNotary(visit, at).length === 0)
    throw outOfOrder(decide(file).step, "No notary can be named for a visit just now.");
  if (!suitsOwnNotary(visit, startsAt, at)) throw invalid({ startsAt: ["time-not-wished"] });
  if (visit.desk?.staffUuid === notary) throw invalid({ notary: ["already-theirs"] });
  const { visitId: _network, reason: _nobody, failedAt: _then, ...asked } = visit;
  return {
    event: "notary-visit-given-to-own",
    facts: {
      notaryVisit: {
        ...asked,
        state: "CONFIRMED",
        startsAt,
        notary: commission,
        desk: { staffUuid: notary, namedBy: staffUuid, namedAt: at },
      },
    },
    detail: { notary, startsAt, commission: commission.commissionNumber },
    alongside: (trx) => forgetOrder(trx, file, effect("book-notary-visit", visit.requestedAt).key),
  };
}

/** The network is asked for somebody else at the time that the borrower was told. Throws a Refusal where it is too late for that. */
export function visitGivenBack(file: LoanFile, now: Date): Change {
  const visit = openVisit(file);
  if (!visit?.desk || !mayGiveBack(visit, now))
    throw outOfOrder(decide(file).step, "This visit cannot go back to the network.");
  const { desk, notary: _ours, startsAt = "", ...asked } = visit;
  const end = visit.windows.map(({ to }) => to).find((to) => Date.parse(to) > Date.parse(startsAt));
  return {
    event: "notary-visit-given-to-network",
    facts: {
      notaryVisit: {
        ...asked,
        state: "REQUESTED",
        requestedAt: now.toISOString(),
        windows: [{ from: startsAt, to: end ?? minutesAfter(startsAt, 60) }],
      },
    },
    detail: { from: desk.staffUuid },
  };
}

/** The network needs the same notice of it as of any other visit. */
const mayGiveBack = ({ state, startsAt }: NotaryVisit, now: Date): boolean =>
  state === "CONFIRMED" && startsAt !== undefined && Date.parse(startsAt) - now.getTime() >= NOTICE_MS;

/** An order to the network that has not gone out, or comes to nothing, is not tried any more. */
export async function forgetOrder(trx: Transaction, { uuid }: LoanFile, key: string): Promise<void> {
  await trx
    .updateTable("tasks")
    .set({ state: "cancelled", finished_at: new Date().toISOString() })
    .where("application_uuid", "=", uuid)
    .where("key", "=", key)
    .where("state", "!=", "done")
    .execute();
}

/** Who of the lender's could be named for the visit, and for when; null where nobody can be. */
export async function visitNamingOf(db: Database, file: LoanFile, now: Instant): Promise<LoanFileView["visitNaming"]> {
  const visit = openVisit(file);
  const times = visit ? timesForOwnNotary(visit, now) : [];
  const [first] = times;
  if (!visit || first === undefined) return null;
  const { state } = visit.place.address;
  const notaries = await notariesIn(db, file.orgCode, { state, on: localDateAt(first, zoneOf(file)) });
  return {
    state,
    times: [...times],
    notaries: notaries.filter(({ staffUuid }) => staffUuid !== visit.desk?.staffUuid),
    mayGiveBack: visit.desk !== undefined && mayGiveBack(visit, new Date(now)),
  };
}
