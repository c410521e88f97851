import { randomUUID } from "node:crypto";
import type { ReplyOf } from "@gable/contract/call.ts";
import type { writeNote } from "@gable/contract/calls/loan-file.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { StaffSession } from "../../http/staff-session.ts";
import { loadApplication } from "../../workflow/application-store.ts";

type Note = ReplyOf<typeof writeNote>;
const MOST = 200;

/** In the document of the same application's key, so that a note cannot be moved to another file. */
const contextOf = (applicationUuid: string): string => `note:${applicationUuid}`;

/** A file's notes, the latest first. */
export async function listNotes(ctx: Pick<Context, "sealing">, db: Database, applicationUuid: string): Promise<Note[]> {
  const rows = await db
    .selectFrom("notes")
    .innerJoin("staff", "staff.uuid", "notes.staff_uuid")
    .select(["notes.uuid", "notes.sealed", "notes.written_at as at", "staff.name as by"])
    .where("notes.application_uuid", "=", applicationUuid)
    .orderBy("notes.written_at", "desc")
    .limit(MOST)
    .execute();
  if (rows.length === 0) return [];
  const { seal } = await loadApplication(ctx, db, applicationUuid);
  return rows.map(({ sealed, ...note }) => ({
    ...note,
    text: seal.openJson(sealed, contextOf(applicationUuid)) as string,
  }));
}

/** Writes a note into a file, for colleagues alone. */
export async function addNote(
  ctx: Context,
  trx: Transaction,
  applicationUuid: string,
  staff: StaffSession,
  text: string,
): Promise<Note> {
  const { seal } = await loadApplication(ctx, trx, applicationUuid);
  const note = { uuid: randomUUID(), at: ctx.clock.now(applicationUuid).toISOString() };
  await trx
    .insertInto("notes")
    .values({
      uuid: note.uuid,
      application_uuid: applicationUuid,
      staff_uuid: staff.staffUuid,
      sealed: seal.sealJson(text, contextOf(applicationUuid)),
      written_at: note.at,
    })
    .execute();
  return { ...note, by: staff.name, text };
}
