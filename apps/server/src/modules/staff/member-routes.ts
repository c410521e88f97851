import {
  changeMember,
  deactivateMember,
  inviteMember,
  joinAsStaff,
  members,
  openStaffInvitation,
  reactivateMember,
  removeOfficersPicture,
  renewAccess,
  saveOfficer,
} from "@gable/contract/calls/staff-members.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Context } from "../../context.ts";
import { isConsoleHost } from "../../http/console-host.ts";
import { answer, type Caller, type Route, staffActor } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import {
  change,
  deactivate,
  invite,
  keepOfficer,
  type Manager,
  reactivate,
  renew,
  takePictureOff,
} from "./change-member.ts";
import { findInvited, join } from "./invitations.ts";
import { listMembers, readMember } from "./list-members.ts";

const managerOf = (caller: Caller<"staff">): Manager => ({
  orgCode: caller.staff.orgCode,
  staffUuid: caller.staff.staffUuid,
  actor: staffActor(caller),
});

/** A lender's people: an administrator invites, changes and lets go; who is invited comes in by a link. */
export function memberRoutes(ctx: Context): Route[] {
  return [
    answer(members, async (_received, { lender }, db) => ({ members: await listMembers(ctx, db, lender) })),
    answer(inviteMember, async ({ body }, caller, trx) =>
      readMember(ctx, trx, caller.lender, await invite(ctx, trx, managerOf(caller), body)),
    ),
    answer(changeMember, async ({ params, body }, caller, trx) => {
      await change(ctx, trx, managerOf(caller), params.member, body);
      return readMember(ctx, trx, caller.lender, params.member);
    }),
    answer(saveOfficer, async ({ params, body }, caller, trx) => {
      await keepOfficer(ctx, trx, managerOf(caller), params.member, body);
      return readMember(ctx, trx, caller.lender, params.member);
    }),
    answer(removeOfficersPicture, async ({ params }, caller, trx) => {
      await takePictureOff(ctx, trx, managerOf(caller), params.member);
      return readMember(ctx, trx, caller.lender, params.member);
    }),
    answer(renewAccess, async ({ params }, caller, trx) => {
      await renew(ctx, trx, managerOf(caller), params.member);
      return readMember(ctx, trx, caller.lender, params.member);
    }),
    answer(deactivateMember, async ({ params }, caller, trx) => {
      await deactivate(ctx, trx, managerOf(caller), params.member);
      return readMember(ctx, trx, caller.lender, params.member);
    }),
    answer(reactivateMember, async ({ params }, caller, trx) => {
      await reactivate(ctx, trx, managerOf(caller), params.member);
      return readMember(ctx, trx, caller.lender, params.member);
    }),
    answer(openStaffInvitation, async ({ body }, { request }, db) => {
      if (!isConsoleHost(ctx, request)) throw notFound();
      const { name, email, role, org_code } = await findInvited(ctx, db, body.invitation);
      return { name, email, role: role as StaffRole, lender: ctx.lenders.byOrgCode(org_code).orgBrand };
    }),
    answer(joinAsStaff, async ({ body }, caller, trx) => {
      if (!isConsoleHost(ctx, caller.request)) throw notFound();
      void caller.reply.header("authorization", await join(ctx, trx, body, caller));
      return { redirect: "/pipeline", secondFactor: "ENROL" as const };
    }),
  ];
}
