import {
  agentLogIn,
  agentLogOut,
  agentSelf,
  enrolSecondFactor,
  giveSecondFactor,
} from "@gable/contract/calls/staff.ts";
import {
  endOtherStaffSessions,
  endStaffSession as endStaffSessionCall,
  staffSessions,
} from "@gable/contract/calls/staff-sessions.ts";
import { isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { businessHoursOf } from "@gable/domain/organisations/business-hours.ts";
import { permissionsOf } from "@gable/domain/staff/permissions.ts";
import type { Context } from "../../context.ts";
import { isConsoleHost } from "../../http/console-host.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { endStaffSession } from "../../http/staff-session.ts";
import { beginLogIn, completeLogIn, enrol } from "./log-in.ts";
import { endOneStaffSession, endOtherSessionsOfStaff, listStaffSessions } from "./own-sessions.ts";

/** Where a log-in leads that came from nowhere. */
export const HOME = "/pipeline";

/** The staff's way in and out. Log-ins count failures in transactions of their own, as borrowers' do. */
export function staffRoutes(ctx: Context): Route[] {
  return [
    answerPrepared(
      agentLogIn,
      ({ body }, caller) => {
        if (!isConsoleHost(ctx, caller.request)) throw notFound();
        return beginLogIn(ctx, body, caller);
      },
      async ({ body }, { reply }, _trx, { token, secondFactor, hasPasskey }) => {
        void reply.header("authorization", token);
        const { redirectUrl } = body;
        return { redirect: redirectUrl && isRedirectBack(redirectUrl) ? redirectUrl : HOME, secondFactor, hasPasskey };
      },
    ),
    answer(enrolSecondFactor, (_received, { staff }, trx) => enrol(ctx, trx, staff)),
    answerPrepared(
      giveSecondFactor,
      ({ body }, caller) => completeLogIn(ctx, caller.staff, body.code, caller),
      async (_received, { reply }, _trx, token) => {
        void reply.header("authorization", token);
        return { redirect: HOME };
      },
    ),
    answer(agentLogOut, async (_received, { staff }, trx) => {
      await endStaffSession(ctx, trx, staff.sessionId);
      return { redirect: "/auth/login" };
    }),
    answer(staffSessions, (_received, { staff }, db) => listStaffSessions(ctx, db, staff)),
    answer(endStaffSessionCall, ({ params }, { staff }, trx) => endOneStaffSession(ctx, trx, staff, params.session)),
    answer(endOtherStaffSessions, (_received, { staff }, trx) => endOtherSessionsOfStaff(ctx, trx, staff)),
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
        now: ctx.clock.now().toISOString(),
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
