import { LARGEST_SEQUENCE, LONGEST_MESSAGE, MOST_ATTACHMENTS } from "@gable/domain/chat/limits.ts";
import type { ChatMessage, ChatState } from "@gable/domain/chat/message.ts";
import { z } from "zod";

/** What a browser says on a chat's WebSocket, as JSON text. The first frame is `hello`, within ten seconds. */
export const ClientFrame = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("hello"),
    token: z.string().max(100),
    /** The last message it has; null asks for the latest twenty. */
    after: z.int().nonnegative().max(LARGEST_SEQUENCE).nullable(),
    nonce: z.string().max(400).optional(),
  }),
  z.strictObject({
    type: z.literal("message"),
    /** The same when it is sent again. */
    clientId: z.uuid(),
    text: z.string().max(LONGEST_MESSAGE),
    attachments: z.array(z.uuid()).max(MOST_ATTACHMENTS),
  }),
  z.strictObject({ type: z.literal("typing") }),
  z.strictObject({ type: z.literal("nonce"), nonce: z.string().max(400) }),
  z.strictObject({ type: z.literal("ping") }),
  z.strictObject({ type: z.literal("end") }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** Why a message was not taken. */
export type RefusedMessage = "empty" | "private-number" | "closed" | "too-many" | "attachment" | "nonce" | "failed";

/** What the server says. Messages come in their order, each once for each socket. */
export type ServerFrame =
  | { readonly type: "messages"; readonly messages: readonly ChatMessage[] }
  | {
      readonly type: "state";
      readonly state: ChatState;
      readonly agentName: string | null;
      /** Whether there are messages before the first that was sent. */
      readonly hasEarlier?: boolean;
    }
  | { readonly type: "refused"; readonly clientId: string; readonly reason: RefusedMessage }
  | { readonly type: "typing" }
  | { readonly type: "pong" };

/** Why the server closed a chat's WebSocket. */
export const chatCloseCodes = {
  /** A frame that it does not understand, or none in time. */
  malformed: 4000,
  /** The token is unknown, expired, or of a session that has ended. */
  token: 4001,
  /** It was open for twelve hours: open another. */
  lifetime: 4002,
  /** Too many sockets or too many messages. */
  tooMany: 4008,
} as const;
