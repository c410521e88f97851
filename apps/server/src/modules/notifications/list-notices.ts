import type { Notification } from "@gable/contract/calls/notifications.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Language } from "@gable/domain/language.ts";
import { type NoticeKind, notices, noticeWords } from "@gable/domain/notifications/notice.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { overNotices } from "./over-notices.ts";

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
    .innerJoin("applications", "applications.uuid", "notifications.application_uuid")
    .selectAll("notifications")
    .select(["applications.version", "applications.updated_at"])
    .where("notifications.identity_uuid", "=", identityUuid)
    .$if(applicationUuid !== undefined, (query) =>
      query.where("notifications.application_uuid", "=", applicationUuid ?? ""),
    )
    .orderBy("notifications.created_at", "desc")
    .orderBy("notifications.uuid")
    .limit(MOST)
    .execute();
  const over = await overNotices(ctx, db, rows);
  return rows.map((row) => {
    const isOver = over.has(row.uuid);
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
