import type { InboxEntry } from "@gable/contract/calls/chat-desk.ts";
import { ANSWER_DUE_MS } from "@gable/domain/chat/limits.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { useNow } from "../shell/use-now.ts";
import { chatsWords } from "./chats.words.ts";

/** Links that J and K go along. */
export const CHAT_LINKS = ".chats-list nav a";

/** The open chats in the order in which they should be answered. */
export function InboxList({ chats, open }: { chats: readonly InboxEntry[]; open: string | undefined }) {
  const t = useText(chatsWords);
  const { identityUuid } = useMe();
  const others = chats.filter((chat) => chat.state === "active" && chat.agentUuid !== identityUuid);
  const groups = [
    { title: t.waiting, chats: chats.filter(({ state }) => state === "waiting") },
    { title: t.left, chats: chats.filter(({ isLapsed }) => isLapsed) },
    { title: t.overdue, chats: others.filter(({ isOverdue }) => isOverdue) },
    { title: t.mine, chats: chats.filter((chat) => chat.state === "active" && chat.agentUuid === identityUuid) },
    { title: t.others, chats: others.filter(({ isOverdue }) => !isOverdue) },
  ].filter((group) => group.chats.length > 0);
  if (groups.length === 0) return <EmptyState title={t.none}>{t.noneBody}</EmptyState>;
  return (
    <nav aria-label={t.list}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>
            {group.title} <span>{group.chats.length}</span>
          </h2>
          <ul>
            {group.chats.map((chat) => (
              <li key={chat.uuid}>
                <Entry
                  chat={chat}
                  isOpen={chat.uuid === open}
                  isOthers={group.title === t.others || group.title === t.overdue}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Entry({ chat, isOpen, isOthers }: { chat: InboxEntry; isOpen: boolean; isOthers: boolean }) {
  const t = useText(chatsWords);
  const { timeAgo } = useFormats();
  const now = useNow();
  const { waitingSince, last } = chat;
  const isLate = waitingSince !== null && Date.parse(now) - Date.parse(waitingSince) > ANSWER_DUE_MS;
  return (
    <Link
      href={`/chats/${chat.uuid}`}
      aria-current={isOpen ? "page" : undefined}
      data-owed={waitingSince !== null || undefined}
    >
      <span className="chats-name">
        <b>{chat.friendlyName}</b>
        {chat.language === "es" ? <abbr title={t.spanish}>ES</abbr> : null}
        {waitingSince === null ? null : (
          <time dateTime={waitingSince} data-late={isLate || undefined}>
            {timeAgo(waitingSince, now)}
            <span className="vh">, {t.owed}</span>
          </time>
        )}
      </span>
      <small>
        {isOthers && chat.agentName !== null ? `${t.withName(chat.agentName)} · ` : null}
        {last?.author === "agent" && !isOthers ? `${t.you} ` : null}
        {last && (last.text === "" ? t.filesOnly : last.text)}
      </small>
    </Link>
  );
}
