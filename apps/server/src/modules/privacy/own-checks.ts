import type { ReplyOf } from "@gable/contract/call.ts";
import type { ownChecks } from "@gable/contract/calls/privacy.ts";
import { isPersonCheck } from "@gable/domain/privacy/checks.ts";
import { retentionOf } from "@gable/domain/privacy/retention.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Session } from "../../http/session.ts";
import { filesOf } from "./own-files.ts";

type Checks = ReplyOf<typeof ownChecks>["checks"];

/**
 * What was asked about somebody at outside services, one entry for each order however often it was asked after, newest first. For the
 * borrower without the checks of those who sign beside them; for who signs their own alone, and the notary, who is told of all.
 */
export async function listChecks(ctx: Context, db: Database, session: Session): Promise<Checks> {
  const files = new Map((await filesOf(ctx, db, session)).map((file) => [file.uuid, file]));
  if (files.size === 0) return [];
  const uuids = [...files.keys()];
  const ofSigners = await ordersOfSigners(db, uuids);
  const rows = await db
    .selectFrom("vendor_exchanges")
    .select((eb) => [
      "kind",
      "order_id as order",
      "application_uuid as applicationUuid",
      eb.fn.min<string>("sent_at").as("askedAt"),
      eb.fn.max<string | null>("outcome").filterWhere("outcome", "like", "2%").as("success"),
    ])
    .where("application_uuid", "in", uuids)
    .groupBy(["kind", "order_id", "application_uuid"])
    .orderBy("askedAt", "desc")
    .execute();
  return rows.flatMap(({ kind, order, applicationUuid, askedAt, success }) => {
    const file = files.get(applicationUuid ?? "");
    if (!file || !isPersonCheck(kind) || !isAbout(session, file, { kind, askedAt, signer: ofSigners.get(order) }))
      return [];
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

interface Asked {
  readonly kind: string;
  readonly askedAt: string;
  /** Whose alone it is, among those who sign beside the borrower. */
  readonly signer: string | undefined;
}

function isAbout({ signer: seat }: Session, { facts }: LoanFile, { kind, askedAt, signer }: Asked): boolean {
  if (!seat) return signer === undefined;
  const signedAt = facts.signers.find(({ uuid }) => uuid === seat.uuid)?.signedAt;
  return signer === seat.uuid || (kind === "notary" && signedAt !== undefined && askedAt >= signedAt);
}

/** The signer by the vendor's name of an order, and by ours where the vendor never gave one. */
export async function ordersOfSigners(db: Database, applications: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("tasks")
    .select(["key", "order_id"])
    .where("application_uuid", "in", applications)
    .where((eb) =>
      eb.or([eb("key", "like", "check-signer-identity:%"), eb("key", "like", "check-asked-identity:%:%:%")]),
    )
    .execute();
  return new Map(
    rows.flatMap(({ key, order_id }) => {
      const [kind, about = "", , asked = ""] = key.split(":");
      const signer = kind === "check-asked-identity" ? asked : about;
      return [[key, signer] as const, ...(order_id === null ? [] : [[order_id, signer] as const])];
    }),
  );
}
