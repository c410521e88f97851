import { randomUUID } from "node:crypto";
import type { NoticeKind } from "@gable/domain/notifications/notice.ts";
import type { Transaction } from "../../database/transaction.ts";

/** Keeps a notice for somebody; its words are put in when it is read, in the language of the reader. */
export async function keepNotice(
  trx: Transaction,
  notice: {
    readonly identityUuid: string;
    readonly applicationUuid: string;
    readonly kind: NoticeKind;
    /** What it is about, where that says more than the kind. */
    readonly about: readonly string[];
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto("notifications")
    .values({
      uuid: randomUUID(),
      identity_uuid: notice.identityUuid,
      application_uuid: notice.applicationUuid,
      kind: notice.kind,
      about: JSON.stringify(notice.about),
      created_at: notice.at.toISOString(),
    })
    .execute();
}

/** Marks one of somebody's notifications as read, or all of them. */
export async function markRead(trx: Transaction, identityUuid: string, at: Date, uuid?: string): Promise<void> {
  await trx
    .updateTable("notifications")
    .set({ read_at: at.toISOString() })
    .where("identity_uuid", "=", identityUuid)
    .where("read_at", "is", null)
    .$if(uuid !== undefined, (query) => query.where("uuid", "=", uuid ?? ""))
    .execute();
}
