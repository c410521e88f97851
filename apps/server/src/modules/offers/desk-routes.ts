import type { ReplyOf } from "@gable/contract/call.ts";
import { preparableOffers, prepareOffer } from "@gable/contract/calls/offers-desk.ts";
import { quoteOffer } from "@gable/domain/offers/offer.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { namesOf } from "../loan-file/list-events.ts";
import { demandLicence } from "../originators/demand-licence.ts";
import { findWorkingOriginator } from "../originators/working-originators.ts";
import { policyOfDecision } from "../underwriting/policy.ts";
import { chosenOffer } from "./choose-offer.ts";
import { preparedOffer } from "./prepared-offer.ts";

/** Staff lay an offer ready; it is the borrower who chooses. */
export function offerDeskRoutes(ctx: Context): Route[] {
  return [
    answer(preparableOffers, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      return present(db, file, ctx.clock.now(file.uuid));
    }),
    answer(prepareOffer, async ({ params, body }, caller, trx) => {
      const { staff } = caller;
      const officer = staff.originatorUuid
        ? await findWorkingOriginator(trx, staff.orgCode, staff.originatorUuid)
        : undefined;
      const { file } = await advance(ctx, trx, params.uuid, staffActor(caller), (before, now) => {
        // Terms are negotiated by whoever is licensed for it (12 USC 5102(4)(A)(ii)).
        if (staff.role === "loan-officer") demandLicence(ctx, officer, homeOf(before.facts)?.address.state);
        const offer = before.facts.decision?.offers.find(({ uuid }) => uuid === body.offerUuid);
        if (offer && !quoteOffer(offer, body.line)) throw invalid({ line: ["not-offered"] });
        // Priced as the borrower's own choice would be: what could not be chosen is not prepared.
        const selection = {
          offerUuid: body.offerUuid,
          selectedOfferAmount: body.line,
          selectedDiscounts: [],
          selectedAccountsToPayoff: [],
        };
        const { line, ratePercent } = chosenOffer(
          before,
          selection,
          (decision) => policyOfDecision(ctx, caller.lender, decision),
          now,
        );
        return {
          event: "offer-prepared",
          facts: {
            preparedOffer: { offerUuid: body.offerUuid, line, by: caller.staff.staffUuid, at: now.toISOString() },
          },
          detail: { offer: body.offerUuid, line, ratePercent },
        };
      });
      return present(trx, file, ctx.clock.now(file.uuid));
    }),
  ];
}

async function present(db: Database, file: LoanFile, now: Date): Promise<ReplyOf<typeof preparableOffers>> {
  const { facts } = file;
  const { row } = decide(file);
  const isOpen = row >= 7 && row <= 11 && facts.decision !== undefined && facts.decision.expiresAt > now.toISOString();
  const prepared = preparedOffer(facts);
  const names = await namesOf(db, prepared ? [prepared.by] : []);
  return {
    offers: isOpen
      ? (facts.decision?.offers ?? []).map((offer) => ({ ...offer, bands: offer.bands.map((band) => ({ ...band })) }))
      : [],
    prepared: prepared ? { ...prepared, byUuid: prepared.by, by: names.get(prepared.by) ?? "" } : null,
  };
}
