import type { Notification } from "@gable/contract/calls/notifications.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Language } from "@gable/domain/language.ts";
import { type NoticeKind, notices, noticeWords } from "@gable/domain/notifications/notice.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { asksSomething, isNoticeOver } from "./notice-over.ts";

const MOST = 50;

/**
 * What an account was told, the newest first; of one application alone where it is named. What asked for something that was done meanwhile
 * says so, and leads nowhere.
 */
export async function listNotices(
  ctx: Context,
  db: Database,
  identityUuid: string,
  language: Language,
  applicationUuid?: string,
): Promise<Notification[]> {
  const rows = await db
    .selectFrom("notifications")
    .selectAll()
    .where("identity_uuid", "=", identityUuid)
    .$if(applicationUuid !== undefined, (query) => query.where("application_uuid", "=", applicationUuid ?? ""))
    .orderBy("created_at", "desc")
    .orderBy("uuid")
    .limit(MOST)
    .execute();
  const asking = new Set(rows.filter(({ kind }) => asksSomething(kind)).map((row) => row.application_uuid));
  const loaded = await Promise.all([...asking].map((uuid) => loadApplication(ctx, db, uuid)));
  const files = new Map(loaded.map(({ file }) => [file.uuid, file]));
  return rows.map((row) => {
    const file = files.get(row.application_uuid);
    const isOver = file !== undefined && isNoticeOver(file, row.kind, row.about);
    const { act, route } = notices[row.kind as NoticeKind];
    const { title, description } = noticeWords(row.kind as NoticeKind, row.about, isOver);
    return {
      uuid: row.uuid,
      created: row.created_at,
      title: title[language],
      description: description[language],
      status: row.read_at === null ? "UNREAD" : "READ",
      ctas: isOver ? [] : [{ title: act[language], redirectPath: onHost(paths[route](row.application_uuid)) }],
      walletAddress: null,
    };
  });
}
