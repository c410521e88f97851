import { loanOriginator } from "@gable/contract/calls/originators.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { findOriginator } from "./originator-store.ts";

/** Specification part 2, section 9. */
const CACHED_SECONDS = 600;

/** The people beside the page. */
export function originatorRoutes(ctx: Context): Route[] {
  return [
    answer(loanOriginator, async ({ params }, { lender, reply }, trx) => {
      const originator = await findOriginator(trx, lender.orgCode, params.loanOriginatorUuid);
      if (!originator) throw notFound();
      const { uuid, isBroker, brokerName, name, nmls, phone, email, licensedStates } = originator;
      const { logo } = lender.orgMetaData.other;
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
        logoUrl: isBroker ? null : `/lenders/${lender.orgCode}/${logo.light}`,
        logoAltText: isBroker ? null : logo.alt,
        logoRedirect: isBroker ? null : ctx.lenders.originOf(lender),
      };
    }),
  ];
}
