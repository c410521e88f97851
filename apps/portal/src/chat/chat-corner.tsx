import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";
import { Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import "./chat-corner.css";
import { cornerWords } from "./chat-corner.words.ts";
import { ChatGuard } from "./chat-guard.tsx";
import { forgetBot, readBot } from "./kept-bot.ts";
import { forgetChat, readChat } from "./kept-chat.ts";
import { useFreeSpot } from "./use-free-spot.ts";

const ChatWindow = lazyPart(async () => (await import("./chat-window.tsx")).ChatWindow);

const POP = "pop-webchat";
/** Whether the window stood open in this tab: a page that is loaded anew shows it again. */
const OPEN_KEY = "chat_open";

/** The button at the bottom right of every page, and the window that it opens. Nothing of the window is fetched before. */
export function ChatCorner() {
  const t = useText(cornerWords);
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(() => query.has(POP) || ofThisTab.read(OPEN_KEY) !== undefined);
  // A conversation that goes on is listened to while the window is closed: an answer is not to be missed.
  const [isThere, setThere] = useState(() => isOpen || hasChat());
  const [unread, setUnread] = useState(0);
  useFreeSpot(button, !isOpen);
  const isSignedIn = useIsSignedIn();
  // What was said while logged in, and what this tab was about to say, is not for whoever comes to this browser next.
  useEffect(() => {
    if (isSignedIn) return;
    if (readBot()?.isOfAccount) forgetBot();
    // Another tab may have forgotten the conversation: to read it here takes what this one has of it.
    if (readChat()?.isOfAccount) forgetChat();
  }, [isSignedIn]);

  const show = (open: boolean) => {
    setOpen(open);
    if (open) {
      setThere(true);
      ofThisTab.write(OPEN_KEY, "1");
    } else {
      ofThisTab.forget(OPEN_KEY);
      requestAnimationFrame(() => button.current?.focus());
    }
  };

  /** The next press tries anew. */
  const [tries, setTries] = useState(0);
  const giveUp = () => {
    show(false);
    setThere(false);
    setTries(tries + 1);
  };

  const isAsked = query.has(POP);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) {
      setOpen(true);
      setThere(true);
    }
  }
  useEffect(() => {
    if (!isAsked) return;
    setQuery(
      (before) => {
        before.delete(POP);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, setQuery]);

  return (
    <aside className="chat-corner" aria-label={t.chat}>
      <button
        ref={button}
        type="button"
        className="chat-button"
        aria-expanded={isOpen}
        hidden={isOpen}
        title={t.open}
        onClick={() => show(true)}
      >
        <Icon name="chat" size={24} />
        <span className="chat-words">{t.open}</span>
        {unread > 0 ? (
          <span className="chat-unread">
            {unread}
            <span className="vh"> {t.unread(unread)}</span>
          </span>
        ) : null}
      </button>
      <ChatGuard key={tries} onBroken={giveUp}>
        <Suspense fallback={null}>
          {isThere ? <ChatWindow isOpen={isOpen} onClose={() => show(false)} onUnread={setUnread} /> : null}
        </Suspense>
      </ChatGuard>
    </aside>
  );
}

const hasChat = (): boolean => readChat() !== undefined;
