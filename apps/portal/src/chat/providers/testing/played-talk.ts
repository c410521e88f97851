import type { TalkMessage, TalkModule, TalkSession } from "../talkjs/talk-client.ts";
import { AGENT, BORROWER, type PlayedRoom, type Said } from "./played-room.ts";

/** TalkJS's client as far as it is used, on a room that a test plays; a token other than `good` hears nothing. */
export function playTalk(room: PlayedRoom): TalkModule {
  let token = "";
  const connected = async () => {
    if (token !== "good") throw new Error("The token is not valid.");
  };
  const subscription = (unsubscribe: () => void) => ({ connected: connected(), unsubscribe });
  const files = new Map<string, { readonly name: string; readonly size: number }>();
  return {
    getTalkSession: (): TalkSession => ({
      onNeedToken: () => undefined,
      setToken: (given) => {
        token = given;
      },
      onError: (handler) => room.listen((what) => what === "lost" && handler(new Error("The connection was lost."))),
      async uploadFile(file, { filename }) {
        const fileToken = `file-${files.size}`;
        files.set(fileToken, { name: filename, size: file.size });
        return fileToken;
      },
      conversation: () => ({
        subscribe(heard) {
          const tell = () =>
            heard({
              access: "ReadWrite",
              custom: room.isClosed() ? { state: "closed" } : {},
            });
          queueMicrotask(tell);
          return subscription(room.listen((what) => (what === "closed" || what === "back") && tell()));
        },
        subscribeMessages(heard) {
          let size = 20;
          const tell = () => {
            if (room.isOnline()) heard(room.said.slice(-size).map(asTalks).toReversed(), room.said.length <= size);
          };
          queueMicrotask(tell);
          const stop = room.listen((what) => (what === "said" || what === "back") && tell());
          const loadMore = async (count = 30) => {
            size += count;
            tell();
          };
          return { ...subscription(stop), loadMore };
        },
        subscribeTyping: (heard) =>
          subscription(room.listen((what) => what === "typing" && heard({ many: false, users: [{ id: AGENT }] }))),
        async send({ content: [block], custom: { clientId } }) {
          const file = block.type === "file" ? files.get(block.fileToken) : undefined;
          room.sendByNetwork({
            author: BORROWER,
            clientId,
            text: block.type === "text" ? block.children[0] : "",
            files: file ? [{ ...file, url: `data:text/plain,${file.name}` }] : [],
          });
        },
        markAsTyping: async () => undefined,
      }),
    }),
  };
}

const asTalks = ({ id, author, clientId, text, files, at }: Said): TalkMessage => ({
  id,
  type: "UserMessage",
  sender: { id: author, name: author === AGENT ? "Maria" : "Dana" },
  custom: clientId === "" ? {} : { clientId },
  createdAt: at.getTime(),
  plaintext: text === "" ? "[file]" : text,
  content:
    files.length > 0
      ? files.map(({ name, url, size }) => ({ type: "file", filename: name, url, size }))
      : [{ type: "text" }],
});
