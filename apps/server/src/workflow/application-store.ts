import type { StatusFlags } from "@gable/domain/application/status.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { type Facts, type LoanFile, noFacts } from "@gable/domain/workflow/facts/facts.ts";
import type { Selectable } from "kysely";
import type { Context } from "../context.ts";
import type { ApplicationsTable } from "../database/tables/applications.ts";
import type { Database, Transaction } from "../database/transaction.ts";
import type { Seal } from "../sealing/sealing.ts";
import { openFile } from "./opened-files.ts";

/** An application as loaded: the file, its version, and the seal that opens what belongs to it. */
export interface StoredApplication {
  readonly file: LoanFile;
  readonly version: number;
  /** Of the plan by which it was brought to where it stands. */
  readonly plan: number;
  readonly step: Step | null;
  readonly row: number;
  readonly flags: StatusFlags;
  readonly waitingSince: string | null;
  readonly seal: Seal;
}

/** What it takes to read an application. */
type Opener = Pick<Context, "sealing">;

export const factsContext = (uuid: string): string => `facts:${uuid}`;

/** What is read of an application, each column by its name: a statement that asks for every column cannot stay prepared. */
export const applicationColumns = [
  "applications.uuid",
  "applications.org_code",
  "applications.identity_uuid",
  "applications.loan_number",
  "applications.created_at",
  "applications.version",
  "applications.plan_version",
  "applications.step",
  "applications.plan_row",
  "applications.status",
  "applications.waiting_since",
  "applications.key_id",
  "applications.data_key",
  "applications.sealed_facts",
] as const;

type Column = (typeof applicationColumns)[number] extends `applications.${infer Name}` ? Name : never;
type ApplicationRow = Pick<Selectable<ApplicationsTable>, Column>;

/** An application as its row says. */
export function openApplication({ sealing }: Opener, row: ApplicationRow): StoredApplication {
  const { seal, file } = openFile(sealing, row.uuid, row, (key) => fileOf(key, row));
  return {
    seal,
    version: row.version,
    plan: row.plan_version,
    step: row.step as Step | null,
    row: row.plan_row,
    flags: row.status as StatusFlags,
    waitingSince: row.waiting_since,
    file,
  };
}

const fileOf = (seal: Seal, row: ApplicationRow): LoanFile => ({
  uuid: row.uuid,
  orgCode: row.org_code,
  identityUuid: row.identity_uuid,
  loanNumber: row.loan_number,
  createdAt: row.created_at,
  // An earlier version knew less: what it kept no list of is an empty one.
  facts: { ...noFacts, ...(seal.openJson(row.sealed_facts, factsContext(row.uuid)) as Partial<Facts>) },
});

/** Reads an application. Throws when there is none: callers have checked that it exists and may be read. */
export async function loadApplication(ctx: Opener, db: Database, uuid: string): Promise<StoredApplication> {
  return openApplication(
    ctx,
    await db.selectFrom("applications").select(applicationColumns).where("uuid", "=", uuid).executeTakeFirstOrThrow(),
  );
}

/** Whether there is such an application, and it was not deleted: for who names one from outside. */
export async function isThere(db: Database, uuid: string): Promise<boolean> {
  const found = await db
    .selectFrom("applications")
    .select("uuid")
    .where("uuid", "=", uuid)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** As `loadApplication`, and keeps others from changing it until the transaction ends. */
export async function lockApplication(ctx: Context, trx: Transaction, uuid: string): Promise<StoredApplication> {
  return openApplication(
    ctx,
    await trx
      .selectFrom("applications")
      .select(applicationColumns)
      .where("uuid", "=", uuid)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Keeps others from changing an application until the transaction ends, without reading it. Whatever else of an application a
 * transaction locks, it locks this first: two that took their locks in different orders would wait for each other.
 */
export async function holdApplication(trx: Transaction, uuid: string): Promise<void> {
  await trx.selectFrom("applications").select("uuid").where("uuid", "=", uuid).forUpdate().executeTakeFirst();
}

/** The applications of an identity, newest first; without those that were deleted. */
export async function loadApplicationsOf(
  ctx: Context,
  db: Database,
  identityUuid: string,
): Promise<StoredApplication[]> {
  const rows = await db
    .selectFrom("applications")
    .select(applicationColumns)
    .where("identity_uuid", "=", identityUuid)
    .where("erased_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => openApplication(ctx, row));
}
