import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { KeyHints } from "@gable/ui/components/key-hints/key-hints.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { chatInboxQuery } from "../queries/chat-desk.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { moveFocus, useKeys } from "../shell/use-keys.ts";
import "@gable/ui/components/conversation/conversation.css";
import "./chats.css";
import { chatsWords } from "./chats.words.ts";
import { Conversation } from "./conversation.tsx";
import { CHAT_LINKS, InboxList } from "./inbox-list.tsx";

/** The desk at which people answer borrowers: who waits, the chat that is open, and who that is. */
export function Screen() {
  const t = useText(chatsWords);
  const { conversation } = useParams();
  const asked = useQuery(chatInboxQuery());
  const { data } = asked;
  useKeys({ j: () => moveFocus(CHAT_LINKS, 1), k: () => moveFocus(CHAT_LINKS, -1) });
  return (
    <div className="chats" data-open={conversation !== undefined || undefined}>
      <DeskPage title={t.title} aside={data ? <Hours isOpen={data.isOpen} changesAt={data.changesAt} /> : null}>
        <div className="chats-columns">
          <div className="chats-list">
            <Pending asked={asked} failed={t.failed} rows={5} />
            {data ? <InboxList chats={data.chats} open={conversation} /> : null}
            <p className="chats-ended">
              <TextLink href="/chats/ended">{t.ended}</TextLink>
            </p>
          </div>
          {conversation === undefined ? (
            <div className="chats-pick">
              <EmptyState title={t.pick}>{t.pickBody}</EmptyState>
            </div>
          ) : (
            <Conversation key={conversation} uuid={conversation} />
          )}
        </div>
        <footer className="desk-keys">
          <KeyHints
            hints={[
              { keys: ["J", "K"], label: t.keyNext },
              { keys: ["T"], label: t.keyTake },
              { keys: ["R"], label: t.keyReply },
              { keys: ["C"], label: t.keyCanned },
            ]}
          />
        </footer>
      </DeskPage>
    </div>
  );
}

/** Until when borrowers find somebody, or from when on. In the agent's own time. */
function Hours({ isOpen, changesAt }: { isOpen: boolean; changesAt: string | null }) {
  const t = useText(chatsWords);
  const { moment, time } = useFormats();
  if (changesAt === null) return <p className="small quiet">{t.neverOpen}</p>;
  return <p className="small quiet">{isOpen ? t.open(time(changesAt)) : t.shut(moment(changesAt))}</p>;
}
