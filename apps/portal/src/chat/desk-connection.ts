import { CHAT_SOCKET_PATH } from "@gable/contract/calls/chat.ts";
import { openChatConnection } from "@gable/contract/chat-connection.ts";
import { earlierMessages, fetchFromChat, uploadToChat } from "../queries/chat.ts";
import type { LiveConnection, LiveTerms } from "./live-connection.ts";

/** The lender's own desk, over our WebSocket. */
export function openDesk({ chat, prove, pending, end, changed }: LiveTerms): LiveConnection {
  const connection = openChatConnection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}${CHAT_SOCKET_PATH}`),
    token: () => chat().token,
    prove,
    pending,
    changed,
  });
  return {
    ...connection,
    // Told by a call: the socket may be lost, and says nothing of what did not arrive.
    end,
    async showEarlier() {
      const first = connection.view().messages[0]?.sequence;
      if (first !== undefined) connection.addEarlier((await earlierMessages(chat().token, first)).messages);
    },
    upload: (file) => uploadToChat(chat().token, file),
    fetchFile: ({ uuid }) => fetchFromChat(chat().token, uuid),
  };
}
