import {
  agentLogIn,
  agentLogOut,
  agentSelf,
  enrolSecondFactor,
  giveSecondFactor,
} from "@gable/contract/calls/staff.ts";
import { isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { businessHoursOf } from "@gable/domain/organisations/business-hours.ts";
import { permissionsOf } from "@gable/domain/staff/permissions.ts";
import type { Context } from "../../context.ts";
import { isConsoleHost } from "../../http/console-host.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { endStaffSession } from "../../http/staff-session.ts";
import { beginLogIn, completeLogIn, enrol } from "./log-in.ts";

/** Where a log-in leads that came from nowhere. */
export const HOME = "/pipeline";

/** The staff's way in and out. Log-ins count failures in transactions of their own, as borrowers' do. */
export function staffRoutes(ctx: Context): Route[] {
  return [
    answerPrepared(
      agentLogIn,
      ({ body }, { request, userAgent }) => {
        if (!isConsoleHost(ctx, request)) throw notFound();
        return beginLogIn(ctx, body, userAgent);
      },
      async ({ body }, { reply }, _trx, { token, secondFactor, hasPasskey }) => {
        void reply.header("authorization", token);
        const { redirectUrl } = body;
        return { redirect: redirectUrl && isRedirectBack(redirectUrl) ? redirectUrl : HOME, secondFactor, hasPasskey };
      },
    ),
    answerPrepared(
      enrolSecondFactor,
      (_received, { staff }) => enrol(ctx, staff),
      async (_received, _caller, _trx, enrolment) => enrolment,
    ),
    answerPrepared(
      giveSecondFactor,
      ({ body }, { staff, userAgent }) => completeLogIn(ctx, staff, body.code, userAgent),
      async (_received, { reply }, _trx, token) => {
        void reply.header("authorization", token);
        return { redirect: HOME };
      },
    ),
    answer(agentLogOut, async (_received, { staff }, trx) => {
      await endStaffSession(ctx, trx, staff.sessionId);
      return { redirect: "/auth/login" };
    }),
    answer(agentSelf, async (_received, { staff, lender }) => {
      const { logo } = lender.orgMetaData.other;
      const file = (name: string) => `/lenders/${encodeURIComponent(lender.orgCode)}/${name}`;
      return {
        identityUuid: staff.staffUuid,
        email: staff.email,
        organizationCode: staff.orgCode,
        isBroker: false,
        name: staff.name,
        role: staff.role,
        permissions: permissionsOf(staff.role),
        lender: {
          brand: lender.orgBrand,
          businessHours: businessHoursOf(lender),
          logo: { ...logo, src: file(logo.light), srcDark: file(logo.dark) },
        },
      };
    }),
  ];
}
