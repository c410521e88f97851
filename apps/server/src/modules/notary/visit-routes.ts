import { arriveAtOffice, cancelNotaryVisit, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotaryVisit } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { awaitedReturn } from "@gable/domain/workflow/notary/late-returns.ts";
import { paysForVisit } from "@gable/domain/workflow/notary/notarisation.ts";
import { answerExpectedBy } from "@gable/domain/workflow/notary/unanswered-visit.ts";
import { dayAtHome, zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { commandReply } from "../application/command-reply.ts";
import { isStale, reissuePackage } from "../closing/reissue-package.ts";
import { feesFor } from "../underwriting/policy.ts";
import { visitAskedFor } from "./ask-for-visit.ts";
import { arrivalDetail, arrivalOf, isTimeOfVisit } from "./office.ts";

/** Until so long before, an appointment is given back without cost. */
const FREE_MS = 24 * 3_600_000;

/** What the borrower pays for a visit, in cents: as the papers name it, and before there are any, as the offer did. */
export function visitFee(ctx: Context, { facts, orgCode, uuid }: LoanFile): number {
  if (!paysForVisit(facts)) return 0;
  const named = facts.closingCosts?.find(({ cost }) => cost === "MANUAL_NOTARY");
  if (named) return named.amount;
  const today = dayAtHome(facts, ctx.clock.now(uuid).toISOString());
  return feesFor(ctx, ctx.lenders.byOrgCode(orgCode), facts, today).manualNotary;
}

/** A visit as the borrower sees it. */
export function shownVisit(visit: NotaryVisit, file: LoanFile, now: string) {
  const { facts } = file;
  const awaited = awaitedReturn(file);
  const { state, place, windows, startsAt, notary, reason, unansweredAt } = visit;
  return {
    state,
    placeType: place.type,
    address: place.address,
    windows: windows.map((window) => ({ ...window })),
    startsAt: startsAt ?? null,
    notary: notary
      ? { name: notary.name, commissionNumber: notary.commissionNumber, phone: notary.phone ?? null }
      : null,
    expectedBy: state === "REQUESTED" ? answerExpectedBy(visit, zoneAtHome(facts)) : null,
    isLate: state === "REQUESTED" && unansweredAt !== undefined,
    returnBy: awaited?.from === "notary" ? { by: awaited.due, isPast: hasCome(awaited.due, now) } : null,
    freeUntil: startsAt ? new Date(Date.parse(startsAt) - FREE_MS).toISOString() : null,
    reason: reason ?? null,
  };
}

/** Row 24 on paper: the borrower asks for a notary in person, or gives the appointment back. */
export function notaryVisitRoutes(ctx: Context): Route[] {
  return [
    answer(requestNotaryVisit, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const asked = visitAskedFor(ctx, file, body, now);
        if (body.acceptedFee !== visitFee(ctx, file)) throw invalid({ acceptedFee: ["fee-changed"] });
        return asked;
      });
      return commandReply(advanced, caller);
    }),
    answer(cancelNotaryVisit, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { step } = decide(file);
        const visit = file.facts.notaryVisit;
        if (!isTimeOfVisit(file) || visit?.state !== "CONFIRMED" || !visit.startsAt)
          throw outOfOrder(step, "There is no appointment to give back.");
        if (Date.parse(visit.startsAt) - now.getTime() < FREE_MS) {
          throw new Refusal(409, "visit-too-close", "The appointment is less than a day away. Please call us.", {
            step,
          });
        }
        return { event: "notary-visit-cancelled", facts: { notaryVisit: undefined } };
      });
      return commandReply(advanced, caller);
    }),
    answer(arriveAtOffice, async ({ params, body }, caller, trx) => {
      const { identityUuid } = caller.session;
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { officeArrivals } = arrivalOf(file, identityUuid, body.code, now);
        if (!officeArrivals) return undefined;
        // What is signed is drawn for the day on which it is signed.
        const isOpen = file.facts.closingDocuments !== undefined && file.facts.closingSignedAt === undefined;
        const reissued = isOpen && isStale(file, now) ? reissuePackage(file, now, "DAY") : undefined;
        return {
          event: "arrived-at-office",
          facts: { ...reissued?.facts, officeArrivals },
          detail: { ...arrivalDetail({ officeArrivals }, identityUuid), reissued: reissued !== undefined },
          ...(reissued?.alongside && { alongside: reissued.alongside }),
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}
