import { FEWEST_LETTERS, findOriginators, loanOriginator } from "@gable/contract/calls/originators.ts";
import { officersStatesOn } from "@gable/domain/organisations/officer-licences.ts";
import { licensedStates as lendersStatesOn } from "@gable/domain/organisations/state-licenses.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { perMinute } from "../../http/per-minute.ts";
import { notFound } from "../../http/refusal.ts";
import { portraitOf } from "./portraits.ts";
import { findWorkingOriginator, licenceDay, originatorsNamedLike } from "./working-originators.ts";

/** Specification part 2, section 9. */
const CACHED_SECONDS = 600;
/** Who knows a name needs no more of a list. */
const MOST_FOUND = 8;
/** Of one address of the net: a list of everybody is not to be had by trying names. */
const SEARCHES_A_MINUTE = 20;

/** The people beside the page. */
export function originatorRoutes(ctx: Context): Route[] {
  const countSearch = perMinute(SEARCHES_A_MINUTE);
  return [
    answer(findOriginators, async ({ query }, { lender, ip }, trx) => {
      countSearch(ip);
      const named = await originatorsNamedLike(trx, lender.orgCode, query.name, FEWEST_LETTERS);
      // Nobody is found who may not lend in a state on their own licence and the lender's.
      const today = licenceDay(ctx);
      const lendersStates: ReadonlySet<string> = new Set(lendersStatesOn(lender.orgMetaData.other.licenses, today));
      const found = named
        .map((one) => ({
          ...one,
          licensedStates: officersStatesOn(one, today).filter((state) => lendersStates.has(state)),
        }))
        .filter((one) => one.licensedStates.length > 0)
        .filter((one) => query.state === undefined || one.licensedStates.some((state) => state === query.state));
      return {
        originators: found.slice(0, MOST_FOUND).map(({ uuid, name, brokerName, nmls, licensedStates: states }) => ({
          uuid,
          name,
          brokerName,
          nmls,
          licensedStates: states,
        })),
        isMore: found.length > MOST_FOUND,
      };
    }),
    answer(loanOriginator, async ({ params }, { lender, reply }, trx) => {
      const originator = await findWorkingOriginator(trx, lender.orgCode, params.loanOriginatorUuid);
      if (!originator) throw notFound();
      const { uuid, isBroker, brokerName, name, nmls, phone, email, brand } = originator;
      // A kept reply must hand out no token: the next call renews it.
      void reply.removeHeader("authorization").header("cache-control", `private, max-age=${CACHED_SECONDS}`);
      return {
        userInfo: { uuid, isBroker },
        originatorDisplayInfo: {
          originatorName: name,
          brokerName,
          avatarUri: await portraitOf(trx, uuid),
          email,
          phoneNumber: phone,
          nmls,
          licensedStates: [...officersStatesOn(originator, licenceDay(ctx))],
        },
        // Without a brand of their own the page stays the lender's.
        logoUrl: brand ? `/lenders/marks/${brand.mode}.svg` : null,
        logoAltText: brand?.alt ?? null,
        logoRedirect: brand?.home ?? null,
      };
    }),
  ];
}
