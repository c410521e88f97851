import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { actAsStaff } from "../staff/act-as-staff.ts";

/** What staff decide about an application. Which act a role may do, the act itself says. */
export function fileActRoutes(ctx: Context): Route[] {
  return [
    answer(actOnFile, async ({ params, body }, { staff }, trx) => {
      const actor = { kind: "staff", identityUuid: staff.staffUuid, role: staff.role } as const;
      const { outcome, status } = await actAsStaff(ctx, trx, params.uuid, actor, body);
      return { step: status.step, version: status.version, row: outcome.row };
    }),
  ];
}
