import type { ReplyOf } from "@gable/contract/call.ts";
import type { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { type NoticeKind, noticeWords } from "@gable/domain/notifications/notice.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Database } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { type Outgoing, type OutgoingText, outboxContext } from "../notifications/mail.ts";
import { momentOf } from "../notifications/moments/moments.ts";

type Message = ReplyOf<typeof fileMessages>["messages"][number];

const MOST = 200;

/** What was sent about an application by mail and text, and what stands in the borrower's account, the newest first. */
export async function listMessages(
  sealing: Sealing,
  db: Database,
  applicationUuid: string,
  role: StaffRole,
): Promise<Message[]> {
  const sent = await db
    .selectFrom("outbox")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  const kept = await db
    .selectFrom("notifications")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  const waiting = await db
    .selectFrom("waiting_messages")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .where("settled_at", "is", null)
    .execute();
  const seesText = mayDo(role, "see-documents");
  const messages = sent.map((row): Message => {
    const outgoing = sealing.alone.openJson(row.sealed_message, outboxContext(row.uuid)) as Outgoing | OutgoingText;
    const isText = "phone" in outgoing;
    return {
      uuid: row.uuid,
      at: row.sent_at ?? row.created_at,
      channel: isText ? "text" : "mail",
      to: seesText ? (isText ? outgoing.phone : outgoing.to) : masked(isText ? outgoing.phone : outgoing.to),
      subject: isText ? "" : outgoing.subject,
      text: seesText ? withoutKeys(outgoing.text) : null,
      state: row.undelivered === null ? (row.sent_at === null ? "queued" : "sent") : "undelivered",
      why: row.undelivered,
      readAt: null,
    };
  });
  const told = kept.map(
    ({ uuid, kind, about, created_at, read_at }): Message => ({
      uuid,
      at: created_at,
      channel: "notice",
      to: null,
      subject: noticeWords(kind as NoticeKind, about).title.en,
      text: noticeWords(kind as NoticeKind, about).description.en,
      state: read_at === null ? "unread" : "read",
      why: null,
      readAt: read_at,
    }),
  );
  const ahead = waiting.flatMap(({ uuid, way, moment, due_at }): Message[] => {
    const { mail, text } = momentOf(moment) ?? {};
    const subject = way === "text" ? text?.en : typeof mail === "object" ? mail.subject.en : undefined;
    const channel = way === "text" ? "text" : "mail";
    return subject === undefined
      ? []
      : [{ uuid, at: due_at, channel, to: null, subject, text: null, state: "waiting", why: null, readAt: null }];
  });
  return [...ahead, ...messages, ...told].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST);
}

/** A message may carry a way in: nobody but the one it was sent to holds its links and codes. */
export function withoutKeys(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+/g, "[link]")
    .replaceAll(/\b\d{3} ?\d{3}\b/g, "[code]")
    .split("\n\n")
    .map((paragraph) => (/^[\dA-Z][\dA-Z -]{3,30}$/.test(paragraph) ? "[code]" : paragraph))
    .join("\n\n");
}

/** The first letter and the host of an address; the last two digits of a number. */
function masked(to: string): string {
  const [name = "", host] = to.split("@");
  return host === undefined ? `••• ••${to.slice(-2)}` : `${name.slice(0, 1)}•••@${host}`;
}
