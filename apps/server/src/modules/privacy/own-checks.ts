import type { ReplyOf } from "@gable/contract/call.ts";
import type { ownChecks } from "@gable/contract/calls/privacy.ts";
import { isPersonCheck } from "@gable/domain/privacy/checks.ts";
import { retentionOf } from "@gable/domain/privacy/retention.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";

type Checks = ReplyOf<typeof ownChecks>["checks"];

/** What was asked about somebody at outside services, one entry for each order however often it was asked after, newest first. */
export async function listChecks(ctx: Context, db: Database, identityUuid: string): Promise<Checks> {
  const files = new Map((await loadApplicationsOf(ctx, db, identityUuid)).map(({ file }) => [file.uuid, file]));
  if (files.size === 0) return [];
  const rows = await db
    .selectFrom("vendor_exchanges")
    .select((eb) => [
      "kind",
      "order_id",
      "application_uuid as applicationUuid",
      eb.fn.min<string>("sent_at").as("askedAt"),
      eb.fn.max<string | null>("outcome").filterWhere("outcome", "like", "2%").as("success"),
    ])
    .where("application_uuid", "in", [...files.keys()])
    .groupBy(["kind", "order_id", "application_uuid"])
    .orderBy("askedAt", "desc")
    .execute();
  return rows.flatMap(({ kind, applicationUuid, askedAt, success }) => {
    const file = files.get(applicationUuid ?? "");
    if (!file || !isPersonCheck(kind)) return [];
    return [
      {
        check: kind,
        applicationUuid: file.uuid,
        loanNumber: file.loanNumber,
        askedAt,
        answered: success !== null,
        keptUntil: retentionOf(file).until,
      },
    ];
  });
}
