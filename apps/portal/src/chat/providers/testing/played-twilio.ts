import type {
  TwilioBuilder,
  TwilioClient,
  TwilioConversation,
  TwilioMessage,
  TwilioModule,
  TwilioPage,
} from "../twilio/twilio-client.ts";
import { AGENT, BORROWER, type PlayedRoom, type Said } from "./played-room.ts";

type Listeners = Record<string, (value: never) => void>;

/** Twilio's client as far as it is used, on a room that a test plays; a token other than `good` is denied. */
export function playTwilio(room: PlayedRoom): TwilioModule {
  return {
    Client: class implements TwilioClient {
      connectionState = "connecting";
      readonly #heard: Listeners = {};
      readonly #token: string;

      constructor(token: string) {
        this.#token = token;
        queueMicrotask(() => this.#start());
        room.listen((what) => {
          if (what === "lost") this.#tell("connectionStateChanged", "connecting");
          if (what === "back") this.#tell("connectionStateChanged", "connected");
        });
      }

      on: TwilioClient["on"] = (name: string, listener: (value: never) => void) => {
        this.#heard[name] = listener;
        if (name === "initialized" || name === "initFailed") this.#start();
      };

      async updateToken() {}
      async shutdown() {}
      async getUser(identity: string) {
        return { friendlyName: identity === AGENT ? "Maria" : null };
      }
      async getConversationByUniqueName() {
        return conversationOf(room);
      }

      /** Told again to who listens late, as the real one does. */
      #start() {
        this.connectionState = this.#token === "good" ? "connected" : "denied";
        if (this.#token === "good") this.#tell("initialized", undefined);
        else this.#tell("initFailed", { error: { terminal: true, message: "Invalid Access Token" } });
      }
      #tell(name: string, value: unknown) {
        this.#heard[name]?.(value as never);
      }
    },
  };
}

function conversationOf(room: PlayedRoom): TwilioConversation {
  const heard: Listeners = {};
  const tell = (name: string, value: unknown) => heard[name]?.(value as never);
  const state = () => ({ current: room.isClosed() ? "closed" : "active" });
  room.listen((what, message) => {
    if (what === "said" && message) tell("messageAdded", asTwilios(message));
    if (what === "typing") tell("typingStarted", { identity: AGENT });
    if (what === "closed") tell("updated", { conversation: { state: state() } });
  });
  const pageBefore = (end: number, size: number): TwilioPage => {
    const start = Math.max(0, end - size);
    return {
      items: room.said.slice(start, end).map(asTwilios),
      hasPrevPage: start > 0,
      prevPage: async () => pageBefore(start, size),
    };
  };
  return {
    get state() {
      return state();
    },
    on: (name: string, listener: (value: never) => void) => {
      heard[name] = listener;
    },
    getMessages: async (size) => pageBefore(room.said.length, size),
    typing: async () => undefined,
    prepareMessage() {
      let text = "";
      let clientId = "";
      const files: Said["files"][number][] = [];
      const builder: TwilioBuilder = {
        setBody: (given) => {
          text = given;
          return builder;
        },
        setAttributes: (given) => {
          clientId = given.clientId;
          return builder;
        },
        addMedia: ({ filename, media }) => {
          files.push({ name: filename, url: `data:text/plain,${filename}`, size: media.size });
          return builder;
        },
        build: () => ({
          send: async () => {
            room.sendByNetwork({ author: BORROWER, clientId, text, files });
            return room.said.length;
          },
        }),
      };
      return builder;
    },
  };
}

const asTwilios = ({ id, author, clientId, text, files, at }: Said): TwilioMessage => ({
  sid: id,
  author,
  body: text === "" ? null : text,
  attributes: clientId === "" ? {} : { clientId },
  dateCreated: at,
  attachedMedia: files.map(({ name, url, size }) => ({
    sid: `${id}-${name}`,
    filename: name,
    size,
    getContentTemporaryUrl: async () => url,
  })),
});
