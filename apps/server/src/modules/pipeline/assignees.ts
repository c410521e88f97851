import type { Assignees } from "@gable/contract/calls/pipeline.ts";
import { type AssignedRole, assignedRoles } from "@gable/domain/staff/assigned-roles.ts";
import { type RawBuilder, sql } from "kysely";

/** Where a row of `pipeline` says who looks after it. */
export const columnOf = {
  "loan-officer": "loan_officer_uuid",
  processor: "processor_uuid",
  underwriter: "underwriter_uuid",
} as const satisfies Readonly<Record<AssignedRole, string>>;

const inRow = (role: AssignedRole) => sql.ref<string | null>(`pipeline.${columnOf[role]}`);

/** Whether somebody looks after a row of `pipeline`, whatever as; each part of the condition has an index of its own. */
export const isAssignedTo = (staffUuid: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    assignedRoles.map((role) => sql`${inRow(role)} = ${staffUuid}`),
    sql` or `,
  )})`;

/** As asked in a list: of somebody by their uuid, or of nobody, altogether or of a role (`noAssignees` of the contract). */
export function isOf(asked: string): RawBuilder<boolean> {
  if (asked === "nobody")
    return sql<boolean>`(${sql.join(
      assignedRoles.map((role) => sql`${inRow(role)} is null`),
      sql` and `,
    )})`;
  const without = assignedRoles.find((role) => asked === `no-${role}`);
  return without ? sql<boolean>`${inRow(without)} is null` : isAssignedTo(asked);
}

const personIn = (role: AssignedRole) =>
  sql`(select json_build_object('uuid', staff.uuid, 'name', staff.name) from staff where staff.uuid = ${inRow(role)})`;

/** Who looks after a row of `pipeline`, by role. */
export const assigneesOfRow: RawBuilder<Assignees> = sql<Assignees>`json_build_object(${sql.join(
  assignedRoles.flatMap((role) => [sql.lit(role), personIn(role)]),
)})`;
