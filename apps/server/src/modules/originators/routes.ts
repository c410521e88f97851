import { loanOriginator } from "@gable/contract/calls/originators.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { findOriginator } from "./originator-store.ts";

/** Specification part 2, section 9. */
const CACHED_SECONDS = 600;

/** The people beside the page. */
export function originatorRoutes(): Route[] {
  return [
    answer(loanOriginator, async ({ params }, { lender, reply }, trx) => {
      const originator = await findOriginator(trx, lender.orgCode, params.loanOriginatorUuid);
      if (!originator) throw notFound();
      const { uuid, isBroker, brokerName, name, nmls, phone, email, licensedStates, brand } = originator;
      // A kept reply must hand out no token: the next call renews it.
      void reply.removeHeader("authorization").header("cache-control", `private, max-age=${CACHED_SECONDS}`);
      return {
        userInfo: { uuid, isBroker },
        originatorDisplayInfo: {
          originatorName: name,
          brokerName,
          avatarUri: null,
          email,
          phoneNumber: phone,
          nmls,
          licensedStates,
        },
        // Without a brand of their own the page stays the lender's.
        logoUrl: brand ? `/lenders/marks/${brand.mode}.svg` : null,
        logoAltText: brand?.alt ?? null,
        logoRedirect: brand?.home ?? null,
      };
    }),
  ];
}
