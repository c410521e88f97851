import websocket from "@fastify/websocket";
import { CHAT_SOCKET_PATH } from "@gable/contract/calls/chat.ts";
import { type ClientFrame, chatCloseCodes } from "@gable/contract/chat-frames.ts";
import { KEEP_ALIVE_PING_MS, SOCKET_LIFETIME_MS } from "@gable/domain/chat/limits.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../http/network-of.ts";
import { lenderOf } from "../../http/organisation.ts";
import { Refusal } from "../../http/refusal.ts";
import { chatAuthentication } from "./chat-authentication.ts";
import { announceDesk } from "./chat-channel.ts";
import { type ChatHub, openChatHub } from "./chat-hub.ts";
import { closeConversation } from "./close-conversation.ts";
import { type Followed, findByToken, followed, sessionOfToken } from "./conversation-store.ts";
import { type FrameLine, openFrameLine } from "./frame-line.ts";
import { sessionOfNonce } from "./nonce.ts";
import { postMessage } from "./post-message.ts";

const LARGEST_FRAME_BYTES = 32 * 1024;
const MOST_SOCKETS_OF_CONVERSATION = 10;
/** A socket that stays says a word every ten seconds: so many of one address say as many as it may make requests. */
const WORDS_PER_MINUTE = 60_000 / KEEP_ALIVE_PING_MS;
/** How often a quiet socket's right is looked at again. */
const CHECK_RIGHT_MS = 60_000;

/** The WebSocket of chats. Whoever comes from a page of somebody else is refused. */
export async function chatSocket(app: FastifyInstance, ctx: Context): Promise<void> {
  const hub = await openChatHub(ctx);
  const isAuthenticated = chatAuthentication(ctx);
  // Anybody may begin as many conversations as they ask for, and a socket stays for hours.
  const mostOfNetwork = Math.ceil(ctx.config.requestsPerMinute / WORDS_PER_MINUTE);
  const openOf = new Map<string, number>();
  app.addHook("onClose", () => hub.close());
  await app.register(websocket, { options: { maxPayload: LARGEST_FRAME_BYTES } });
  app.get(
    CHAT_SOCKET_PATH,
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        lenderOf(ctx, request);
        if (!isOfThisHost(request)) throw new Refusal(403, "origin", "This address is for pages of this site alone.");
        if ((openOf.get(networkOf(request.ip)) ?? 0) >= mostOfNetwork)
          throw new Refusal(429, "too-many", "Several of these are still under way. Wait a moment and try again.");
      },
    },
    (socket, request) => {
      const { orgCode } = lenderOf(ctx, request);
      const network = networkOf(request.ip);
      openOf.set(network, (openOf.get(network) ?? 0) + 1);
      socket.once("close", () => {
        const left = (openOf.get(network) ?? 1) - 1;
        if (left === 0) openOf.delete(network);
        else openOf.set(network, left);
      });
      openFrameLine(ctx.log, socket, (line) => attend({ ctx, hub, isAuthenticated, orgCode, line }));
    },
  );
}

function isOfThisHost(request: FastifyRequest): boolean {
  const origin = URL.parse(request.headers.origin ?? "");
  return origin !== null && origin.hostname === request.hostname.replace(/:\d+$/, "");
}

type Hello = Extract<ClientFrame, { type: "hello" }>;
type Said = Extract<ClientFrame, { type: "message" }>;

interface Attended {
  readonly ctx: Context;
  readonly hub: ChatHub;
  readonly isAuthenticated: ReturnType<typeof chatAuthentication>;
  readonly orgCode: string;
  readonly line: FrameLine;
}

/** What is said on one socket: hello, by which it follows a conversation, then whatever that allows. */
function attend({ ctx, hub, isAuthenticated, orgCode, line }: Attended): (frame: ClientFrame) => Promise<void> {
  let conversation: Followed | undefined;
  let token = "";
  let checkedAt = Date.now();
  const endsAt = ctx.clock.now().getTime() + SOCKET_LIFETIME_MS;
  return serve;

  async function serve(frame: ClientFrame): Promise<void> {
    if (frame.type === "hello") return greet(frame);
    if (!conversation) return line.close(chatCloseCodes.malformed);
    // Whoever is there says so every ten seconds: no clock of its own is needed.
    if (ctx.clock.now().getTime() >= endsAt) return line.close(chatCloseCodes.lifetime);
    // Whatever it says: who never pings is asked as well.
    if (Date.now() - checkedAt > CHECK_RIGHT_MS && !(await hasRight())) return line.close(chatCloseCodes.token);
    switch (frame.type) {
      case "ping":
        return line.send({ type: "pong" });
      case "typing":
        return hub.mayWrite(conversation.uuid) ? announceDesk(ctx.database.kysely, conversation, "typing") : undefined;
      case "nonce":
        return (await isNonceGood(frame.nonce)) ? undefined : line.close(chatCloseCodes.token);
      case "end":
        await ctx.database.kysely
          .transaction()
          .execute((trx) => closeConversation(ctx, trx, conversation as Followed, "closed-by-borrower"));
        return (await hasRight()) ? undefined : line.close(chatCloseCodes.token);
      case "message":
        return write(conversation, frame);
    }
  }

  async function greet({ token: given, after, nonce }: Hello): Promise<void> {
    if (conversation) return line.close(chatCloseCodes.malformed);
    token = given;
    const found = await findByToken(ctx, ctx.database.kysely, token);
    const isHere = found?.orgCode === orgCode && found.provider === "desk";
    const isGood = isHere && (await isNonceGood(nonce, found));
    if (!found || !isGood) return line.close(chatCloseCodes.token);
    if (hub.followersOf(found.uuid) >= MOST_SOCKETS_OF_CONVERSATION) return line.close(chatCloseCodes.tooMany);
    conversation = followed(found);
    const dismiss = () => line.close(chatCloseCodes.token);
    const stop = await hub.follow(found, after, { token, send: line.send, dismiss });
    if (line.isOpen()) line.onClosed(stop);
    else stop();
  }

  async function write(present: Followed, { clientId, text, attachments }: Said): Promise<void> {
    if (!hub.mayWrite(present.uuid)) return line.send({ type: "refused", clientId, reason: "too-many" });
    // A session that has ended, or a conversation that was closed elsewhere, ends the right to write at once: the same statement asks.
    const message = { author: "borrower", clientId, text, attachments, token } as const;
    const posted = await postMessage(ctx, ctx.database.kysely, present, message);
    if (posted.ok) return undefined;
    if (posted.reason === "closed" && !(await hasRight())) return line.close(chatCloseCodes.token);
    return line.send({ type: "refused", clientId, reason: posted.reason });
  }

  /** Tells of a conversation that has ended: where its hours passed without a word, nothing else does. */
  async function hasRight(): Promise<boolean> {
    checkedAt = Date.now();
    const found = await findByToken(ctx, ctx.database.kysely, token);
    if (found?.state === "closed") line.send({ type: "state", state: "closed", agentName: found.agentName });
    return found !== undefined;
  }

  /** Only conversations of people who are logged in ask for one, and only where the lender wants it. */
  async function isNonceGood(
    nonce: string | undefined,
    of: Pick<Followed, "identityUuid"> | undefined = conversation,
  ): Promise<boolean> {
    if (!of?.identityUuid || !(await isAuthenticated({ orgCode, identityUuid: of.identityUuid }))) return true;
    const session = nonce === undefined ? undefined : await sessionOfNonce(ctx, nonce);
    return session !== undefined && session === (await sessionOfToken(ctx.database.kysely, token));
  }
}
