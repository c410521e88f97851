import type { Notification } from "@gable/contract/calls/notifications.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Language } from "@gable/domain/language.ts";
import { type NoticeKind, notices, noticeWords } from "@gable/domain/notifications/notice.ts";
import type { Database } from "../../database/transaction.ts";

const MOST = 50;

/** What an account was told, the newest first; of one application alone where it is named. */
export async function listNotices(
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
  return rows.map((row) => {
    const { act, route } = notices[row.kind as NoticeKind];
    const { title, description } = noticeWords(row.kind as NoticeKind, row.about);
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
