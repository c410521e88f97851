import type { ReplyOf } from "@gable/contract/call.ts";
import type { fileEvents } from "@gable/contract/calls/loan-file.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Database } from "../../database/transaction.ts";

const PAGE = 100;

/** What happened to an application, the newest first. */
export async function listEvents(
  db: Database,
  applicationUuid: string,
  before: number | undefined,
): Promise<ReplyOf<typeof fileEvents>> {
  const rows = await db
    .selectFrom("events")
    .select(["sequence", "at", "type", "actor", "detail"])
    .where("application_uuid", "=", applicationUuid)
    .$if(before !== undefined, (query) => query.where("sequence", "<", before ?? 0))
    .orderBy("sequence", "desc")
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const names = await namesOf(
    db,
    shown.flatMap(({ actor, detail }) => {
      const by = actor as Actor;
      const assignee = assigneeIn(detail);
      return [...(by.kind === "staff" ? [by.identityUuid] : []), ...(assignee === null ? [] : [assignee])];
    }),
  );
  return {
    events: shown.map(({ actor, detail, ...event }) => {
      const by = actor as Actor;
      const assignee = names.get(assigneeIn(detail) ?? "") ?? null;
      return { ...event, by: by.kind, who: whoIs(by, names), assignee, detail: detail as Record<string, unknown> };
    }),
    next: rows.length > PAGE ? (shown.at(-1)?.sequence ?? null) : null,
  };
}

function assigneeIn(detail: unknown): string | null {
  const { assignee } = detail as { assignee?: unknown };
  return typeof assignee === "string" ? assignee : null;
}

function whoIs(actor: Actor, names: ReadonlyMap<string, string>): string | null {
  if (actor.kind === "staff") return names.get(actor.identityUuid) ?? null;
  return actor.kind === "vendor" ? actor.vendor : null;
}

/** The names of staff by their uuid. */
export async function namesOf(db: Database, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const rows = await db.selectFrom("staff").select(["uuid", "name"]).where("uuid", "in", uuids).execute();
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}
