import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { assignApplication, assignApplications } from "@gable/contract/calls/pipeline.ts";
import type { AssignedRole } from "@gable/domain/staff/assigned-roles.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { holdApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { tellColleagues } from "../notifications/tell-colleague.ts";
import { columnOf } from "./assignees.ts";
import { mayBeSeenBy, type Viewer } from "./own-files.ts";

interface Person {
  readonly uuid: string;
  readonly name: string;
}

/**
 * Gives an application to somebody of its own lender who has the role, or to nobody of it; the log keeps who did.
 * @param from whom the caller saw there, where they say so
 * @throws Refusal `given-meanwhile` when a colleague has given it to somebody else since
 */
export async function assign(
  ctx: Context,
  trx: Transaction,
  application: { readonly uuid: string; readonly orgCode: string; readonly role: AssignedRole },
  { staffUuid, from }: BodyOf<typeof assignApplication>,
  actor: Actor,
): Promise<Person | null> {
  const { orgCode, uuid, role } = application;
  const person = staffUuid === null ? null : await colleagueOf(trx, orgCode, role, staffUuid);
  await holdApplication(trx, uuid);
  const before = await trx
    .selectFrom("pipeline")
    .select([`${columnOf[role]} as assignee_uuid`, "loan_number"])
    .where("application_uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  if (staffUuid === before.assignee_uuid) return person;
  if (from !== undefined && from !== before.assignee_uuid)
    throw new Refusal(409, "given-meanwhile", "A colleague gave it to somebody else meanwhile.");
  await give(ctx, trx, uuid, role, person, actor);
  if (person) await tellOf(ctx, trx, orgCode, role, person, actor, [{ uuid, loanNumber: before.loan_number }]);
  return person;
}

type Assignments = ReplyOf<typeof assignApplications>;

/**
 * Gives several applications to somebody of the lender who has the role, or to nobody of it, and says of each what came of it. One that is not as the caller saw
 * it, since a colleague gave it to somebody meanwhile, is left to whoever has it; one of another lender's is as good as none.
 */
export async function assignSeveral(
  ctx: Context,
  trx: Transaction,
  viewer: Viewer,
  asked: {
    readonly role: AssignedRole;
    readonly staffUuid: string | null;
    readonly applications: readonly { readonly uuid: string; readonly from: string | null }[];
  },
  actor: Actor,
): Promise<Assignments> {
  const { role, staffUuid, applications } = asked;
  const { orgCode } = viewer;
  const person = staffUuid === null ? null : await colleagueOf(trx, orgCode, role, staffUuid);
  const seen = new Map(applications.map(({ uuid, from }) => [uuid, from]));
  const ofViewer = await readRows(trx, viewer, role, [...seen.keys()]);
  // Always in one order, so that two who assign at once never wait for each other.
  for (const { uuid } of ofViewer) await holdApplication(trx, uuid);
  const rows = await readRows(
    trx,
    viewer,
    role,
    ofViewer.map(({ uuid }) => uuid),
  );
  const found = new Map(rows.map((row) => [row.uuid, row]));
  const results: Assignments["results"] = [];
  const given: Given[] = [];
  for (const [uuid, from] of seen) {
    const row = found.get(uuid);
    if (!row) results.push({ uuid, result: "NOT_FOUND", assignee: null });
    else if (row.assignee_uuid === staffUuid) results.push({ uuid, result: "UNCHANGED", assignee: person });
    else if (row.assignee_uuid !== from) {
      const assignee = row.assignee_uuid && row.name ? { uuid: row.assignee_uuid, name: row.name } : null;
      results.push({ uuid, result: "GIVEN_MEANWHILE", assignee });
    } else {
      await give(ctx, trx, uuid, role, person, actor);
      given.push({ uuid, loanNumber: row.loan_number });
      results.push({ uuid, result: "ASSIGNED", assignee: person });
    }
  }
  if (person) await tellOf(ctx, trx, orgCode, role, person, actor, given);
  return { assignee: person, results };
}

/** Gives to nobody whatever of the running applications somebody looks after as one of these: they have left, or have another role now. */
export async function giveBackFilesOf(
  ctx: Context,
  trx: Transaction,
  staffUuid: string,
  roles: readonly AssignedRole[],
  actor: Actor,
): Promise<void> {
  for (const role of roles) {
    const rows = await trx
      .selectFrom("pipeline")
      .select("application_uuid as uuid")
      .where(columnOf[role], "=", staffUuid)
      .where("standing", "=", "ACTIVE")
      .orderBy("application_uuid")
      .execute();
    for (const { uuid } of rows) {
      await holdApplication(trx, uuid);
      await give(ctx, trx, uuid, role, null, actor);
    }
  }
}

/** Those of some applications that the viewer may see, by their uuids. */
const readRows = (trx: Transaction, viewer: Viewer, role: AssignedRole, uuids: readonly string[]) =>
  trx
    .selectFrom("pipeline")
    .leftJoin("staff", "staff.uuid", `pipeline.${columnOf[role]}`)
    .select(["pipeline.application_uuid as uuid", "pipeline.loan_number", "staff.uuid as assignee_uuid", "staff.name"])
    .where("pipeline.application_uuid", "=", sql<string>`any(${uuids}::uuid[])`)
    .where("pipeline.org_code", "=", viewer.orgCode)
    .where(mayBeSeenBy(viewer))
    .orderBy("pipeline.application_uuid")
    .execute();

async function give(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  role: AssignedRole,
  person: Person | null,
  actor: Actor,
): Promise<void> {
  const assignee = person?.uuid ?? null;
  await trx
    .updateTable("pipeline")
    .set({ [columnOf[role]]: assignee })
    .where("application_uuid", "=", uuid)
    .execute();
  const at = ctx.clock.now(uuid).toISOString();
  await appendEvents(trx, uuid, actor, at, [{ type: "assigned", detail: { role, assignee }, sealed: null }]);
}

interface Given {
  readonly uuid: string;
  readonly loanNumber: string;
}

/** Mails whoever received applications, once for all of them; nobody is told of what they took themselves. */
async function tellOf(
  ctx: Context,
  trx: Transaction,
  orgCode: string,
  role: AssignedRole,
  person: Person,
  actor: Actor,
  given: readonly Given[],
): Promise<void> {
  const [first] = given;
  if (!first || (actor.kind === "staff" && actor.identityUuid === person.uuid)) return;
  const as = { en: staffRoles[role].en.toLowerCase(), es: staffRoles[role].es.toLowerCase() };
  const told =
    given.length === 1
      ? {
          path: `/file/${first.uuid}`,
          subject: {
            en: `Application ${first.loanNumber} is yours now`,
            es: `La solicitud ${first.loanNumber} ahora es suya`,
          },
          paragraph: {
            en: `A colleague gave it to you as its ${as.en}. It stands in your list in the console, with what waits and since when.`,
            es: `Un colega le asignó la función de ${as.es}. Está en su lista en la consola, con lo que espera y desde cuándo.`,
          },
        }
      : {
          path: `/pipeline?assignee=${person.uuid}`,
          subject: {
            en: `${given.length} applications are yours now`,
            es: `${given.length} solicitudes ahora son suyas`,
          },
          paragraph: {
            en: `A colleague gave them to you as their ${as.en}. They stand in your list in the console, with what waits and since when.`,
            es: `Un colega le asignó en ellas la función de ${as.es}. Están en su lista en la consola, con lo que espera y desde cuándo.`,
          },
        };
  await tellColleagues(ctx, trx, { orgCode, to: [person.uuid], ...told });
}

async function colleagueOf(trx: Transaction, orgCode: string, role: AssignedRole, uuid: string): Promise<Person> {
  const person = await trx
    .selectFrom("staff")
    .select(["uuid", "name", "role"])
    .where("uuid", "=", uuid)
    .where("org_code", "=", orgCode)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  if (!person) throw invalid({ staffUuid: ["unknown"] });
  if (person.role !== role) throw invalid({ staffUuid: ["other-role"] });
  return { uuid: person.uuid, name: person.name };
}
