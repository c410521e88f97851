import type { Received, ReplyOf } from "@gable/contract/call.ts";
import {
  AUDIT_FILE,
  AUDIT_PAGE,
  type auditFile,
  type auditTrail,
  type StaffAction,
} from "@gable/contract/calls/staff-audit.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context.ts";
import { csvOf } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { nameLeads } from "../originators/leads.ts";
import { readPageKey, writePageKey } from "../pipeline/page-key.ts";

type Filter = Received<typeof auditFile>["query"];

/** A page of what a lender's staff looked at and did. `looks`: names of the calls that change nothing. */
export async function readTrail(
  ground: Pick<Context, "sealing">,
  db: Database,
  orgCode: string,
  asked: Received<typeof auditTrail>["query"],
  looks: readonly string[],
): Promise<ReplyOf<typeof auditTrail>> {
  const after = asked.after === undefined ? undefined : readPageKey(asked.after);
  const rows = await filtered(db, orgCode, asked, looks)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(staff_actions.at, staff_actions.uuid) < (${after?.[0] ?? ""}::timestamptz, ${after?.[1] ?? ""}::uuid)`,
      ),
    )
    .limit(AUDIT_PAGE + 1)
    .execute();
  const actions = await presentAll(ground, db, orgCode, rows.slice(0, AUDIT_PAGE));
  const last = actions.at(-1);
  return { actions, next: rows.length > AUDIT_PAGE && last ? writePageKey([last.at, last.uuid]) : null };
}

/** The same as a file, for somebody's own tools. One that would be cut off is refused, for nobody would see in it that something is missing. */
export async function trailFile(
  ground: Pick<Context, "sealing">,
  db: Database,
  orgCode: string,
  asked: Filter,
  looks: readonly string[],
) {
  const rows = await filtered(db, orgCode, asked, looks)
    .limit(AUDIT_FILE + 1)
    .execute();
  if (rows.length > AUDIT_FILE)
    throw new Refusal(409, "too-long-for-file", `One file has ${AUDIT_FILE} entries at most: ask for fewer days.`);
  const actions = await presentAll(ground, db, orgCode, rows);
  return csvOf([
    ["at", "who", "role", "call", "loan number", "application", "about", "outcome", "asked for", "address"],
    ...actions.map(({ at, member, role, call, application, about, outcome, detail, ip }) => [
      at,
      member,
      role,
      call,
      application?.loanNumber ?? null,
      application?.uuid ?? null,
      about && (about.name ?? about.uuid),
      outcome,
      Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
      ip,
    ]),
  ]);
}

const filtered = (db: Database, orgCode: string, asked: Filter, looks: readonly string[]) =>
  db
    .selectFrom("staff_actions")
    .innerJoin("staff", "staff.uuid", "staff_actions.staff_uuid")
    // Of an application of another lender, which was asked for and refused, nothing is told.
    .leftJoin("applications", (join) =>
      join.onRef("applications.uuid", "=", "staff_actions.application_uuid").on("applications.org_code", "=", orgCode),
    )
    .select([
      "staff_actions.uuid",
      "staff_actions.at",
      "staff.name as member",
      "staff_actions.role",
      "staff_actions.call",
      "staff_actions.outcome",
      "staff_actions.detail",
      "staff_actions.ip",
      "applications.uuid as application_uuid",
      "applications.loan_number",
    ])
    .where("staff_actions.org_code", "=", orgCode)
    .$if(asked.member !== undefined, (query) => query.where("staff_actions.staff_uuid", "=", asked.member ?? ""))
    .$if(asked.application !== undefined, (query) => query.where(isOn(asked.application ?? "")))
    .$if(asked.kind === "looks", (query) => query.where("staff_actions.call", "in", looks))
    .$if(asked.kind === "acts", (query) => query.where("staff_actions.call", "not in", looks))
    .$if(asked.outcome !== undefined, (query) => query.where("staff_actions.outcome", "=", asked.outcome ?? "allowed"))
    .$if(asked.from !== undefined, (query) => query.where("staff_actions.at", ">=", asked.from ?? ""))
    .$if(asked.until !== undefined, (query) => query.where("staff_actions.at", "<", asked.until ?? ""))
    .orderBy("staff_actions.at", "desc")
    .orderBy("staff_actions.uuid", "desc");

/** By loan number or id. A loan number is not the beginning of an id. */
const isOn = (application: string): RawBuilder<boolean> =>
  sql<boolean>`staff_actions.application_uuid = (
    select found.uuid from applications found
    where found.org_code = staff_actions.org_code and (found.loan_number = ${application} or found.uuid::text = ${application.toLowerCase()})
    limit 1)`;

type Row = Awaited<ReturnType<ReturnType<typeof filtered>["execute"]>>[number];

type About = NonNullable<StaffAction["about"]>;
type Names = ReadonlyMap<string, string>;

async function presentAll(
  ground: Pick<Context, "sealing">,
  db: Database,
  orgCode: string,
  rows: readonly Row[],
): Promise<StaffAction[]> {
  const named = (kind: About["kind"]): string[] => [
    ...new Set(rows.map(({ detail }) => (detail as Named)[kind]).filter((uuid) => uuid !== undefined)),
  ];
  const names = {
    lead: await nameLeads(ground, db, orgCode, named("lead")),
    document: await nameDocuments(db, orgCode, named("document")),
    member: await nameMembers(db, orgCode, named("member")),
  };
  return rows.map((row) => present(row, names));
}

/** What of its path the record of a call may have, by the kind of thing. */
type Named = { readonly [Kind in About["kind"]]?: string };
const kinds = ["lead", "document", "member"] as const satisfies readonly About["kind"][];

function present(row: Row, names: Readonly<Record<About["kind"], Names>>): StaffAction {
  const named = row.detail as Named;
  const kind = kinds.find((one) => named[one] !== undefined);
  const about = kind === undefined ? undefined : { kind, uuid: named[kind] ?? "" };
  const { lead: _lead, document: _document, member: _member, ...askedFor } = row.detail as Record<string, unknown>;
  const { uuid, at, member, role, call, outcome, ip, application_uuid, loan_number } = row;
  return {
    uuid,
    at,
    member,
    role: role as StaffRole,
    call,
    application: application_uuid && loan_number ? { uuid: application_uuid, loanNumber: loan_number } : null,
    outcome: outcome === "refused" ? "refused" : "allowed",
    about: about === undefined ? null : { ...about, name: names[about.kind].get(about.uuid) ?? null },
    detail: askedFor,
    ip,
  };
}

async function nameDocuments(db: Database, orgCode: string, uuids: readonly string[]): Promise<Names> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom("documents")
    .innerJoin("applications", "applications.uuid", "documents.application_uuid")
    .select(["documents.uuid", "documents.title"])
    .where("applications.org_code", "=", orgCode)
    .where("documents.uuid", "=", sql<string>`any(${uuids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ uuid, title }) => [uuid, title]));
}

async function nameMembers(db: Database, orgCode: string, uuids: readonly string[]): Promise<Names> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .select(["uuid", "name"])
    .where("org_code", "=", orgCode)
    .where("uuid", "=", sql<string>`any(${uuids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}
