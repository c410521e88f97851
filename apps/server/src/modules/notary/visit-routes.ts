import { arriveAtOffice, cancelNotaryVisit, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { officeAt } from "@gable/domain/organisations/closing-office.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotaryVisit } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import { isManualNotary, isTexasHomestead } from "@gable/domain/workflow/notarisation.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { commandReply } from "../application/command-reply.ts";
import { isStale, reissuePackage } from "../closing/reissue-package.ts";
import { newCode } from "../signers/new-code.ts";
import { policyOf } from "../underwriting/policy.ts";
import { maySignOn } from "@gable/domain/workflow/notices/closing-holds.ts";
import { arrivalDetail, arrivalOf, mayAskForVisit, officesFor } from "./office.ts";

const HOUR_MS = 3_600_000;
/** A notary needs so long to come. */
const NOTICE_MS = 4 * HOUR_MS;
/** Until so long before, an appointment is given back without cost. */
const FREE_MS = 24 * HOUR_MS;

const offices = ["lender-office", "attorney-office", "title-office"] as const;
const anywhere = ["home", "work", "other", "title-office"] as const;

/** Where a notary may come to: for a Texas homestead an office alone (Tex. Const. art. XVI s.50(a)(6)(N)). */
export const visitPlaces = ({ facts }: LoanFile): readonly NotaryVisit["place"]["type"][] =>
  isTexasHomestead(facts) ? offices : anywhere;

/** What the borrower pays for a visit, in cents; in Texas, and where it comes of paper, the lender bears it. */
export const visitFee = (ctx: Context, { facts, orgCode, uuid }: LoanFile): number =>
  isTexasHomestead(facts) || !isManualNotary(facts)
    ? 0
    : policyOf(ctx, ctx.lenders.byOrgCode(orgCode), ctx.clock.now(uuid).toISOString().slice(0, 10)).fees.manualNotary;

/** A visit as the borrower sees it. */
export function shownVisit(visit: NotaryVisit) {
  const { state, place, windows, startsAt, notary, reason } = visit;
  return {
    state,
    placeType: place.type,
    address: place.address,
    windows: windows.map((window) => ({ ...window })),
    startsAt: startsAt ?? null,
    notary: notary
      ? { name: notary.name, commissionNumber: notary.commissionNumber, phone: notary.phone ?? null }
      : null,
    freeUntil: startsAt ? new Date(Date.parse(startsAt) - FREE_MS).toISOString() : null,
    reason: reason ?? null,
  };
}

/** Row 24 on paper: the borrower asks for a notary in person, or gives the appointment back. */
export function notaryVisitRoutes(ctx: Context): Route[] {
  return [
    answer(requestNotaryVisit, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { step } = decide(file);
        const before = file.facts.notaryVisit?.state;
        if (!mayAskForVisit(file) || before === "REQUESTED" || before === "CONFIRMED" || before === "OVER")
          throw outOfOrder(step, "A notary is not asked for just now.");
        if (!visitPlaces(file).includes(body.placeType)) throw invalid({ placeType: ["place-not-allowed"] });
        const isOffice = isTexasHomestead(file.facts);
        if (isOffice && !officeAt(officesFor(ctx, file), body)) throw invalid({ placeType: ["place-not-allowed"] });
        const timeZone = homeOf(file.facts)?.timeZone ?? "America/Chicago";
        if (body.acceptedFee !== visitFee(ctx, file)) throw invalid({ acceptedFee: ["fee-changed"] });
        const earliest = now.getTime() + NOTICE_MS;
        body.windows.forEach(({ from, to }, index) => {
          if (Date.parse(from) < earliest) throw invalid({ [`windows.${index}.from`]: ["window-too-soon"] });
          // Whoever comes before the wait is over could not sign.
          if (isOffice && !maySignOn(file.facts, localDateAt(from, timeZone)))
            throw invalid({ [`windows.${index}.from`]: ["window-before-wait"] });
          if (Date.parse(to) <= Date.parse(from)) throw invalid({ [`windows.${index}.to`]: ["window-backwards"] });
        });
        const visit: NotaryVisit = {
          place: {
            type: body.placeType,
            address: body.address,
            ...(body.accessNotes && { accessNotes: body.accessNotes }),
          },
          windows: body.windows,
          language: body.language,
          requestedAt: now.toISOString(),
          ...(isOffice && { arrivalCode: newCode() }),
          state: "REQUESTED",
        };
        return { event: "notary-visit-requested", facts: { notaryVisit: visit }, detail: { place: body.placeType } };
      });
      return commandReply(advanced, caller);
    }),
    answer(cancelNotaryVisit, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { step } = decide(file);
        const visit = file.facts.notaryVisit;
        if (!mayAskForVisit(file) || visit?.state !== "CONFIRMED" || !visit.startsAt)
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
        const reissued = isOpen && isStale(file, now) ? reissuePackage(file, now) : undefined;
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
