import {
  checkAddress,
  chooseProperty,
  correctHome,
  ownership,
  propertyChoices,
  stateLicenses,
  suggestAddresses,
} from "@gable/contract/calls/property.ts";
import { mapOfZip, placeOfZip } from "@gable/contract/calls/property-places.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { licensedStates } from "@gable/domain/organisations/state-licenses.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { titleCase } from "@gable/domain/people/title-case.ts";
import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { homeOf, ownershipMatches } from "@gable/domain/workflow/property/home.ts";
import { VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { notFound, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { addressOfVendor } from "../../workflow/vendor-words.ts";
import { commandReply } from "../application/command-reply.ts";
import { refuseHomeUnderWay, refuseStopped } from "../profile/refuse-answers.ts";
import { checkTypedAddress } from "./check-typed-address.ts";
import { drawPlace } from "./place-map.ts";
import { findZipPlace } from "./zip-places.ts";

const SUGGESTIONS = 6;

/** The home: addresses to choose from while somebody types, the county's records of it, and what the borrower says of it. */
export function propertyRoutes(ctx: Context): Route[] {
  return [
    answer(suggestAddresses, async ({ query }, { correlationId }) => {
      try {
        const reply = await ctx.vendors.addresses.suggest({
          key: correlationId,
          reference: correlationId,
          correlationId,
          orderedAt: ctx.clock.now().toISOString(),
          request: { typed: query.text, limit: SUGGESTIONS },
        });
        if (reply.status !== "answered") return { suggestions: [], complete: false };
        return { suggestions: reply.answer.addresses.map(addressOfVendor), complete: true };
      } catch (cause) {
        // Nobody is held up by a missing convenience: the address is typed by hand.
        if (cause instanceof VendorUnavailable) return { suggestions: [], complete: false };
        throw cause;
      }
    }),
    answer(placeOfZip, async ({ params }) => {
      const place = await findZipPlace(params.zip);
      return place ? { city: titleCase(place.city), state: place.state } : null;
    }),
    answer(mapOfZip, ({ params }) => drawPlace(params.zip)),
    answer(checkAddress, ({ body }, { correlationId }) => checkTypedAddress(ctx, body.address, correlationId)),
    answer(stateLicenses, async ({ query }) => {
      const lender = ctx.lenders.all().find(({ orgCode }) => orgCode === query.orgCode);
      if (!lender) throw notFound();
      const today = localDateAt(ctx.clock.now().toISOString(), "America/New_York");
      const codes = licensedStates(lender.orgMetaData.other.licenses, today);
      return { states: codes.map((code) => ({ code, name: isUsState(code) ? usStates[code].en : code })) };
    }),
    answer(propertyChoices, async ({ params }, _caller, trx) => {
      const { facts } = (await loadApplication(ctx, trx, params.uuid)).file;
      const parcels = facts.property?.outcome === "FOUND" ? facts.property.parcels : [];
      const valuation = facts.valuation?.outcome === "VALUED" ? facts.valuation.valuation : undefined;
      return {
        address: facts.answers.home ?? null,
        parcels: parcels.map((parcel) => ({
          parcelId: parcel.parcelId,
          address: parcel.address,
          // Enough to know one's own home by, too little to learn who lives in another.
          ownerInitials: parcel.owners.map(({ recordedName }) =>
            recordedName
              .split(/\s+/)
              .map((word) => word.slice(0, 1))
              .join(""),
          ),
          propertyType: parcel.propertyType,
        })),
        chosenParcelId: facts.chosenParcelId ?? null,
        value: valuation
          ? {
              amount: valuation.value,
              low: valuation.low,
              high: valuation.high,
              source: valuation.source,
              asOf: valuation.asOf,
              condition: valuation.condition,
            }
          : null,
      };
    }),
    answer(chooseProperty, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        const { property } = file.facts;
        const { step, row } = decide(file);
        if (row !== 3 || property?.outcome !== "FOUND") throw outOfOrder(step, "There is no home to choose just now.");
        if (!property.parcels.some(({ parcelId }) => parcelId === body.parcelId)) throw notFound();
        return { event: "property-chosen", facts: { chosenParcelId: body.parcelId, county: undefined } };
      });
      return commandReply(advanced, caller);
    }),
    answer(correctHome, async ({ params, body: { home } }, caller, trx) => {
      await refuseHomeUnderWay(ctx, trx, caller.session.identityUuid, params.uuid, home);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        const { row, step } = decide(file);
        if (row !== 3 || !file.facts.property) throw outOfOrder(step, "The address is not asked for just now.");
        refuseStopped(ctx, file, { home });
        return {
          event: "home-corrected",
          facts: {
            answers: { ...file.facts.answers, home },
            property: undefined,
            chosenParcelId: undefined,
            county: undefined,
            propertyAttempts: (file.facts.propertyAttempts ?? 0) + 1,
          },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(ownership, async ({ params }, _caller, trx) => {
      const { facts } = (await loadApplication(ctx, trx, params.uuid)).file;
      const home = homeOf(facts);
      return {
        address: home?.address ?? facts.answers.home ?? null,
        county: home?.countyName ?? null,
        owners: (home?.owners ?? []).map(({ recordedName }) => recordedName),
        vesting: home?.vesting ?? null,
        borrower: facts.answers.name ? fullName(facts.answers.name) : "",
        isRecorded: ownershipMatches(facts),
      };
    }),
  ];
}
