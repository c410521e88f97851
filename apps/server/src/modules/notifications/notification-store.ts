import { randomUUID } from "node:crypto";
import type { Notification } from "@gable/contract/calls/notifications.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Language } from "@gable/domain/language.ts";
import { type NoticeKind, notices } from "@gable/domain/notifications/notice.ts";
import type { Database, Transaction } from "../../database/transaction.ts";

const MOST = 50;

/** Keeps a notice for somebody; its words are put in when it is read, in the language of the reader. */
export async function keepNotice(
  trx: Transaction,
  notice: {
    readonly identityUuid: string;
    readonly applicationUuid: string;
    readonly kind: NoticeKind;
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
      created_at: notice.at.toISOString(),
    })
    .execute();
}

export async function listNotices(db: Database, identityUuid: string, language: Language): Promise<Notification[]> {
  const rows = await db
    .selectFrom("notifications")
    .selectAll()
    .where("identity_uuid", "=", identityUuid)
    .orderBy("created_at", "desc")
    .orderBy("uuid")
    .limit(MOST)
    .execute();
  return rows.map((row) => {
    const { title, description, act, route } = notices[row.kind as NoticeKind];
    return {
      uuid: row.uuid,
      created: row.created_at,
      title: title[language],
      description: description[language],
      status: row.read_at === null ? "UNREAD" : "READ",
      ctas: [{ title: act[language], redirectPath: onHost(paths[route](row.application_uuid)) }],
      walletAddress: null,
    };
  });
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
