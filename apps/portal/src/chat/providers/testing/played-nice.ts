import type { NiceMessage, NiceModule, NiceThread } from "../nice/nice-client.ts";
import { BORROWER, type PlayedRoom, type Said } from "./played-room.ts";

const ChatEvent = {
  MESSAGE_CREATED: "MessageCreated",
  CONTACT_STATUS_CHANGED: "CaseStatusChanged",
  ASSIGNED_AGENT_CHANGED: "CaseInboxAssigneeChanged",
  AGENT_TYPING_STARTED: "SenderTypingStarted",
  AGENT_TYPING_ENDED: "SenderTypingEnded",
} as const;

const PAGE = 20;

/** NICE's client as far as it is used, on a room that a test plays; on a channel that is no live chat where that is asked for. */
export function playNice(
  room: PlayedRoom,
  { threadId, isLivechat = true, isUnknown = false }: { threadId: string; isLivechat?: boolean; isUnknown?: boolean },
) {
  let isBegun = room.said.length > 0;
  const asNices = ({ id, author, clientId, text, files, at }: Said): NiceMessage => ({
    id,
    idOnExternalPlatform: clientId === "" ? id : clientId,
    threadIdOnExternalPlatform: threadId,
    direction: author === BORROWER ? "inbound" : "outbound",
    createdAt: at.toISOString(),
    messageContent: { payload: { text } },
    authorUser: author === BORROWER ? null : { firstName: "Maria", surname: "Ruiz", nickname: "Maria" },
    attachments: files.map(({ name, url }) => ({ url, friendlyName: name })),
  });
  class LivechatThread implements NiceThread {
    #end = room.said.length;
    #page() {
      const start = Math.max(0, this.#end - PAGE);
      const messages = room.said.slice(start, this.#end).map(asNices).toReversed();
      this.#end = start;
      return { messages, scrollToken: start > 0 ? String(start) : "" };
    }
    async recover() {
      if (!isBegun) throw new Error("Recover failed");
      this.#end = room.said.length;
      const { messages, scrollToken: messagesScrollToken } = this.#page();
      return {
        contact: { status: room.isClosed() ? "closed" : "open" },
        inboxAssignee: null,
        messages,
        messagesScrollToken,
      };
    }
    async startChat() {
      isBegun = true;
    }
    async endChat() {
      room.close();
    }
    async sendTextMessage(text: string, { messageId: clientId }: { messageId: string }) {
      room.sendByNetwork({ author: BORROWER, clientId, text, files: [] });
    }
    async sendAttachments(sent: File[], { messageId: clientId }: { messageId: string }) {
      const files = sent.map(({ name, size }) => ({ name, size, url: `data:text/plain,${name}` }));
      room.sendByNetwork({ author: BORROWER, clientId, text: "", files });
    }
    async loadMoreMessages() {
      return { data: this.#page() };
    }
    keystroke() {}
  }
  const module: NiceModule = {
    ChatEvent,
    LivechatThread,
    ChatSdk: class {
      connect = async () => true;
      authorize = async () => {
        if (isUnknown) throw new Error("Authorization failed");
      };
      getThread = () => (isLivechat ? new LivechatThread() : {});
      onChatEvent = (type: string, heard: (event: { detail: { data: unknown } }) => void) =>
        room.listen((what, message) => {
          const data = eventOf(type, what, message && asNices(message));
          if (data) heard({ detail: { data } });
        });
      getWebsocketClient = () => ({
        on: (event: string, heard: () => void) =>
          void room.listen((what) => {
            if ((event === "open" && what === "back") || (event === "reconnecting" && what === "lost")) heard();
          }),
        reconnect: () => undefined,
        disconnect: () => undefined,
      });
    },
  };
  return module;

  function eventOf(type: string, what: string, message: NiceMessage | undefined): object | undefined {
    if (type === ChatEvent.MESSAGE_CREATED && what === "said" && message) return { message };
    if (type === ChatEvent.AGENT_TYPING_STARTED && what === "typing") return {};
    if (type === ChatEvent.CONTACT_STATUS_CHANGED && what === "closed")
      return { case: { threadIdOnExternalPlatform: threadId, status: "closed" } };
    return undefined;
  }
}
