import websocket from "@fastify/websocket";
import { CHAT_SOCKET_PATH } from "@gable/contract/calls/chat.ts";
import { ClientFrame, chatCloseCodes, type ServerFrame } from "@gable/contract/chat-frames.ts";
import { SOCKET_LIFETIME_MS } from "@gable/domain/chat/limits.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RawData, WebSocket } from "ws";
import type { Context } from "../../context.ts";
import { lenderOf } from "../../http/organisation.ts";
import { Refusal } from "../../http/refusal.ts";
import { chatAuthentication } from "./chat-authentication.ts";
import { announceDesk } from "./chat-channel.ts";
import { type ChatHub, openChatHub } from "./chat-hub.ts";
import { closeConversation } from "./close-conversation.ts";
import { type Followed, findByToken, followed, sessionOfToken } from "./conversation-store.ts";
import { sessionOfNonce } from "./nonce.ts";
import { postMessage } from "./post-message.ts";

const LARGEST_FRAME_BYTES = 32 * 1024;
const HELLO_MS = 10_000;
/** Somebody who has said nothing for three keep-alives is gone. */
const SILENCE_MS = 35_000;
/** What a slow reader may leave lying; then it is cut off, and asks for the rest when it is back. */
const MOST_UNREAD_BYTES = 1024 * 1024;
const MOST_SOCKETS_OF_CONVERSATION = 10;
/** What one socket may say in the time below: a page sends a fraction of it, each key that somebody presses told. */
const MOST_FRAMES = 300;
const FRAMES_MS = 10_000;
/** How often a quiet socket's right is looked at again. */
const CHECK_RIGHT_MS = 60_000;

/** The WebSocket of chats. Whoever comes from a page of somebody else is refused. */
export async function chatSocket(app: FastifyInstance, ctx: Context): Promise<void> {
  const hub = await openChatHub(ctx);
  const isAuthenticated = chatAuthentication(ctx);
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
      },
    },
    (socket, request) => attend(ctx, hub, isAuthenticated, socket, lenderOf(ctx, request).orgCode),
  );
}

function isOfThisHost(request: FastifyRequest): boolean {
  const origin = URL.parse(request.headers.origin ?? "");
  return origin !== null && origin.hostname === request.hostname.replace(/:\d+$/, "");
}

/** The life of one socket: hello, then frames until it closes. Frames are served one after the other, so that their order stays. */
function attend(
  ctx: Context,
  hub: ChatHub,
  isAuthenticated: ReturnType<typeof chatAuthentication>,
  socket: WebSocket,
  orgCode: string,
): void {
  let conversation: Followed | undefined;
  let token = "";
  let stopFollowing: (() => void) | undefined;
  let checkedAt = Date.now();
  const endsAt = ctx.clock.now().getTime() + SOCKET_LIFETIME_MS;
  let serving: Promise<void> = Promise.resolve();
  let frames = 0;
  let countedFrom = Date.now();

  const timers = {
    silence: setTimeout(() => socket.close(chatCloseCodes.malformed), HELLO_MS),
  };
  const listen = (forMs: number) => {
    clearTimeout(timers.silence);
    timers.silence = setTimeout(() => socket.terminate(), forMs);
  };
  const send = (frame: ServerFrame): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
    else socket.send(JSON.stringify(frame));
  };

  /** Whoever says more is heard no further, so that neither what waits to be served nor what is read of it grows. */
  const isFlood = (): boolean => {
    const now = Date.now();
    if (now - countedFrom >= FRAMES_MS) {
      frames = 0;
      countedFrom = now;
    }
    frames += 1;
    return frames > MOST_FRAMES;
  };

  socket.on("message", (data) => {
    // What still arrives behind the frame for which it is being closed.
    if (socket.readyState !== socket.OPEN) return undefined;
    if (isFlood()) return socket.close(chatCloseCodes.tooMany);
    const frame = frameOf(data);
    if (!frame) return socket.close(chatCloseCodes.malformed);
    if (conversation || frame.type === "hello") listen(SILENCE_MS);
    serving = serving.then(() => serve(frame)).catch(fail);
    return undefined;
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearTimeout(timers.silence);
    stopFollowing?.();
    stopFollowing = undefined;
  });

  function fail(error: unknown): void {
    ctx.log.warn({ err: error }, "a chat's frame could not be served");
    socket.close(1011);
  }

  async function serve(frame: ClientFrame): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    if (frame.type === "hello") return greet(frame);
    if (!conversation) return socket.close(chatCloseCodes.malformed);
    // Whoever is there says so every ten seconds: no clock of its own is needed.
    if (ctx.clock.now().getTime() >= endsAt) return socket.close(chatCloseCodes.lifetime);
    switch (frame.type) {
      case "ping":
        if (Date.now() - checkedAt > CHECK_RIGHT_MS && !(await hasRight())) return socket.close(chatCloseCodes.token);
        return send({ type: "pong" });
      case "typing":
        return hub.mayWrite(conversation.uuid) ? announceDesk(ctx.database.kysely, conversation, "typing") : undefined;
      case "nonce":
        return (await isNonceGood(frame.nonce)) ? undefined : socket.close(chatCloseCodes.token);
      case "end":
        await ctx.database.kysely
          .transaction()
          .execute((trx) => closeConversation(ctx, trx, conversation as Followed, "closed-by-borrower"));
        return (await hasRight()) ? undefined : socket.close(chatCloseCodes.token);
      case "message":
        return write(conversation, frame);
    }
  }

  async function greet({ token: given, after, nonce }: Extract<ClientFrame, { type: "hello" }>): Promise<void> {
    if (conversation) return socket.close(chatCloseCodes.malformed);
    token = given;
    const found = await findByToken(ctx, ctx.database.kysely, token);
    const isHere = found?.orgCode === orgCode && found.provider === "desk";
    const isGood = isHere && (await isNonceGood(nonce, found));
    if (!found || !isGood) return socket.close(chatCloseCodes.token);
    if (hub.followersOf(found.uuid) >= MOST_SOCKETS_OF_CONVERSATION) return socket.close(chatCloseCodes.tooMany);
    conversation = followed(found);
    const stop = await hub.follow(found, after, { send });
    if (socket.readyState === socket.OPEN) stopFollowing = stop;
    else stop();
  }

  async function write(
    present: Followed,
    { clientId, text, attachments }: Extract<ClientFrame, { type: "message" }>,
  ): Promise<void> {
    if (!hub.mayWrite(present.uuid)) return send({ type: "refused", clientId, reason: "too-many" });
    // A session that has ended, or a conversation that was closed elsewhere, ends the right to write at once: the same statement asks.
    const message = { author: "borrower", clientId, text, attachments, token } as const;
    const posted = await postMessage(ctx, ctx.database.kysely, present, message);
    if (posted.ok) return undefined;
    if (posted.reason === "closed" && !(await hasRight())) return socket.close(chatCloseCodes.token);
    return send({ type: "refused", clientId, reason: posted.reason });
  }

  /** Tells of a conversation that has ended: where its hours passed without a word, nothing else does. */
  async function hasRight(): Promise<boolean> {
    checkedAt = Date.now();
    const found = await findByToken(ctx, ctx.database.kysely, token);
    if (found?.state === "closed") send({ type: "state", state: "closed", agentName: found.agentName });
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

function frameOf(data: RawData): ClientFrame | undefined {
  try {
    const text = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    return ClientFrame.safeParse(JSON.parse(text.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
