import type { ServerFrame } from "@gable/contract/chat-frames.ts";
import type { Context } from "../../context.ts";
import { CHAT_CHANNEL } from "./chat-channel.ts";
import { type Conversation, type Followed, followed, goodTokens } from "./conversation-store.ts";
import { messagesBefore, newsOf, READ_AT_ONCE } from "./read-messages.ts";
import { keepSeen } from "./unseen-answers.ts";

/** One socket of a borrower that follows a conversation. */
export interface Follower {
  /** By which it came: who has it hears what is answered for as long as it is good. */
  readonly token: string;
  readonly send: (frame: ServerFrame) => void;
  /** Its token is good no more. */
  readonly dismiss: () => void;
}

interface Following extends Follower {
  /** The last message that it was sent. */
  delivered: number;
  shownState: string;
}

interface Room {
  /** As the first follower found it: what never changes of it is used, and the key that opens what is said. */
  readonly conversation: Followed;
  readonly followers: Set<Following>;
  isReading: boolean;
  /** Something happened while the last read was under way. */
  isStale: boolean;
  /** How many messages may still be written in the present window, by all sockets of this process. */
  allowance: number;
  refilledAt: number;
}

const ALLOWANCE = 30;
const REFILL_MS = 10_000;

/** Brings each message of a conversation to each socket of this process that follows it: once, and in order. */
export interface ChatHub {
  /** Begins with what comes after `after`, or with the latest messages where that is null. Returns the way to stop. */
  readonly follow: (conversation: Conversation, after: number | null, follower: Follower) => Promise<() => void>;
  /** Whether one more message may be written now; thirty in ten seconds are more than anybody types. */
  readonly mayWrite: (uuid: string) => boolean;
  readonly followersOf: (uuid: string) => number;
  readonly close: () => Promise<void>;
}

/** Tells the sockets of this process what is said in conversations, whichever process it was said to. */
export async function openChatHub(ctx: Context): Promise<ChatHub> {
  const rooms = new Map<string, Room>();

  const unsubscribe = await ctx.listener.subscribe(CHAT_CHANNEL, (payload) => {
    // The connection was lost for a while: whatever was missed is read again.
    if (payload === "") for (const uuid of rooms.keys()) void read(uuid);
    const [sign, uuid = ""] = payload.split(" ");
    const room = rooms.get(uuid);
    if (!room) return;
    if (sign === "said") void read(uuid);
    if (sign === "typing") void sayTyping(room);
  });

  async function sayTyping(room: Room): Promise<void> {
    try {
      await dismissEnded(room);
      for (const follower of room.followers) follower.send({ type: "typing" });
    } catch (error) {
      ctx.log.warn({ err: error }, "nobody could be told that an agent writes");
    }
  }

  /** One read at a time for each conversation; what happens meanwhile makes for one more. */
  async function read(uuid: string): Promise<void> {
    const room = rooms.get(uuid);
    if (!room) return;
    room.isStale = true;
    if (room.isReading) return;
    room.isReading = true;
    try {
      while (room.isStale && room.followers.size > 0) {
        room.isStale = false;
        await deliver(room);
      }
    } catch (error) {
      // The database is away. Whoever follows hears the rest after the next sign of it, or asks again.
      ctx.log.warn({ err: error }, "a conversation could not be read");
      setTimeout(() => void read(uuid), 500).unref();
    } finally {
      room.isReading = false;
    }
  }

  async function deliver(room: Room): Promise<void> {
    for (;;) {
      const from = Math.min(...[...room.followers].map(({ delivered }) => delivered));
      const news = await newsOf(ctx, room.conversation, from);
      if (!news) break;
      const { messages } = news;
      // Who wrote was asked for their right as they wrote; whoever else follows is told by it.
      const isToldToOthers = room.followers.size > 1 || messages.some(({ author }) => author !== "borrower");
      const isToldOfState = [...room.followers].some(({ shownState }) => shownState !== shownOf(news));
      if (isToldToOthers || isToldOfState) await dismissEnded(room);
      const last = messages.at(-1)?.sequence ?? from;
      for (const follower of room.followers) {
        const unseen = messages.filter(({ sequence }) => sequence > follower.delivered);
        if (unseen.length > 0) follower.send({ type: "messages", messages: unseen });
        follower.delivered = Math.max(follower.delivered, last);
      }
      await keepSeen(ctx.database.kysely, room.conversation.uuid, messages);
      if (messages.length >= READ_AT_ONCE) continue;
      for (const follower of room.followers) showState(follower, news);
      break;
    }
  }

  /** A session may have ended since a socket said hello, or since it last said anything. */
  async function dismissEnded({ followers }: Room): Promise<void> {
    const good = await goodTokens(
      ctx,
      ctx.database.kysely,
      [...followers].map(({ token }) => token),
    );
    for (const follower of followers) {
      if (good.has(follower.token)) continue;
      followers.delete(follower);
      follower.dismiss();
    }
  }

  return {
    async follow(conversation, after, { token, send, dismiss }) {
      const { uuid } = conversation;
      const latest = after === null ? await messagesBefore(ctx.database.kysely, conversation) : [];
      const first = latest[0]?.sequence ?? 0;
      const follower: Following = {
        token,
        send,
        dismiss,
        delivered: after ?? latest.at(-1)?.sequence ?? 0,
        shownState: "",
      };
      if (latest.length > 0) send({ type: "messages", messages: latest });
      if (conversation.seenSequence < conversation.lastSequence) await keepSeen(ctx.database.kysely, uuid, latest);
      const room = rooms.get(uuid) ?? {
        conversation: followed(conversation),
        followers: new Set(),
        isReading: false,
        isStale: false,
        allowance: ALLOWANCE,
        refilledAt: Date.now(),
      };
      rooms.set(uuid, room);
      room.followers.add(follower);
      showState(follower, conversation, first > 1);
      await read(uuid);
      return () => {
        room.followers.delete(follower);
        if (room.followers.size === 0) rooms.delete(uuid);
      };
    },
    mayWrite(uuid) {
      const room = rooms.get(uuid);
      if (!room) return true;
      const now = Date.now();
      if (now - room.refilledAt >= REFILL_MS) {
        room.allowance = ALLOWANCE;
        room.refilledAt = now;
      }
      room.allowance -= 1;
      return room.allowance >= 0;
    },
    followersOf: (uuid) => rooms.get(uuid)?.followers.size ?? 0,
    close: unsubscribe,
  };
}

const shownOf = ({ state, agentName }: Pick<Conversation, "state" | "agentName">): string =>
  `${state} ${agentName ?? ""}`;

function showState(
  follower: Following,
  { state, agentName }: Pick<Conversation, "state" | "agentName">,
  hasEarlier?: boolean,
): void {
  const shown = shownOf({ state, agentName });
  if (shown === follower.shownState && hasEarlier === undefined) return;
  follower.shownState = shown;
  follower.send({ type: "state", state, agentName, ...(hasEarlier !== undefined && { hasEarlier }) });
}
