import { seesOwnFilesOnly } from "@gable/domain/staff/permissions.ts";
import { type RawBuilder, sql } from "kysely";
import type { StaffSession } from "../../http/staff-session.ts";

/** Who asks for lists, as far as it decides what stands in them. */
export type Viewer = Pick<StaffSession, "staffUuid" | "orgCode" | "role" | "originatorUuid">;

/** Whether a row of `pipeline` may be seen by somebody of its lender: any, or only those that they brought or look after. */
export function mayBeSeenBy({ staffUuid, role, originatorUuid }: Viewer): RawBuilder<boolean> {
  if (!seesOwnFilesOnly(role)) return sql<boolean>`true`;
  return sql<boolean>`(pipeline.loan_officer_uuid = ${staffUuid} or pipeline.originator_uuid = ${originatorUuid})`;
}
