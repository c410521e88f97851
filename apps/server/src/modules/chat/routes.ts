import type { BodyOf } from "@gable/contract/call.ts";
import {
  authenticateChat,
  chatAttachment,
  chatHistory,
  currentChat,
  endChat,
  initStreamChat,
  initWebChat,
  rateChat,
  refreshChatNonce,
  refreshChatToken,
  uploadChatAttachment,
  webChatInfo,
} from "@gable/contract/calls/chat.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Caller, type Route } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { keepAttachment, readAttachment, receiveAttachment } from "./attachments.ts";
import { chatAuthentication } from "./chat-authentication.ts";
import { hashOf } from "./chat-hash.ts";
import { ownerOf } from "./chat-owner.ts";
import { closeConversation } from "./close-conversation.ts";
import {
  type Conversation,
  findByToken,
  findConversation,
  findOpen,
  findUnread,
  lockConversation,
} from "./conversation-store.ts";
import { beginChat, issueToken, rightsTo } from "./init-web-chat.ts";
import { issueNonce, requireNonce } from "./nonce.ts";
import { outsideChat, type PreparedChat, prepareChat } from "./prepare-chat.ts";
import { messagesBefore } from "./read-messages.ts";

/** Chats with the lender's people, beside what goes over the WebSocket. */
export function chatRoutes(ctx: Context): Route[] {
  const isAuthenticated = chatAuthentication(ctx);
  const prepare = async (caller: Caller, asked: BodyOf<typeof initWebChat>, named?: string): Promise<PreparedChat> => {
    if (caller.session && (await isAuthenticated(caller.session))) {
      await requireNonce(ctx, caller.session, asked.nonce);
    }
    return prepareChat(ctx, caller, asked, named ?? asked.chatMode);
  };

  const byToken = async (db: Database, { lender }: Caller, token: string): Promise<Conversation> => {
    const conversation = await findByToken(ctx, db, token);
    if (conversation?.orgCode !== lender.orgCode) throw new Refusal(403, "chat-token", "Token state is invalid.");
    return conversation;
  };

  /** One that our own desk carries: the files and words of others are not here. */
  const byTokenHere = async (db: Database, caller: Caller, token: string): Promise<Conversation> => {
    const conversation = await byToken(db, caller, token);
    if (conversation.provider !== "desk") throw new Refusal(409, "chat-elsewhere", "This chat is carried elsewhere.");
    return conversation;
  };

  /** A conversation by its id, which is no secret: only for its owner. */
  const own = async (db: Database, caller: Caller, uuid: string): Promise<Conversation> => {
    const conversation = await findConversation(ctx, db, uuid);
    if (!conversation || !(await isOwn(ctx, db, caller, conversation))) throw notFound();
    return conversation;
  };

  return [
    answerPrepared(
      initWebChat,
      ({ params, body }, caller) => prepare(caller, body, params.provider === "desk" ? undefined : params.provider),
      async ({ body }, caller, trx, prepared) => beginChat(ctx, trx, caller, body, prepared),
    ),
    answerPrepared(
      initStreamChat,
      ({ body }, caller) => prepare(caller, body),
      async ({ body }, caller, trx, prepared) => beginChat(ctx, trx, caller, body, prepared),
    ),
    answer(currentChat, async (_received, caller, db) => {
      const owner = ownerOf(ctx, caller);
      const { orgCode } = caller.lender;
      const found = owner && ((await findOpen(ctx, db, orgCode, owner)) ?? (await findUnread(ctx, db, orgCode, owner)));
      if (!found) return { conversation: null };
      const { friendlyName, emailAddress } = found.visitor;
      return { conversation: { conversationSid: found.uuid, friendlyName, emailAddress, state: found.state } };
    }),
    answer(refreshChatToken, async ({ body }, caller, trx) => {
      const conversation = await byToken(trx, caller, body.token);
      if (conversation.state === "closed") throw new Refusal(409, "chat-closed", "This chat has ended.");
      const { session_id } = await trx
        .selectFrom("chat_tokens")
        .select("session_id")
        .where("token_hash", "=", hashOf(body.token))
        .executeTakeFirstOrThrow();
      const issued = await issueToken(ctx, trx, conversation.uuid, session_id);
      if (conversation.provider !== "desk") await prolong(trx, conversation, issued.expiration);
      const { providerUserToken } = await rightsTo(ctx, conversation, issued.token, issued.expiration);
      return { ...issued, providerUserToken };
    }),
    answerPrepared(
      endChat,
      async ({ body }, caller) => {
        const { uuid, orgCode, provider, state } = await byToken(ctx.database.kysely, caller, body.token);
        if (provider !== "desk" && state !== "closed") await outsideChat(ctx, orgCode, provider).end(uuid);
      },
      async ({ body }, caller, trx) => {
        const { uuid } = await byToken(trx, caller, body.token);
        const conversation = await lockConversation(ctx, trx, uuid);
        if (conversation) await closeConversation(ctx, trx, conversation, "closed-by-borrower");
      },
    ),
    answerPrepared(
      webChatInfo,
      async ({ body }, caller) => {
        const conversation = await own(ctx.database.kysely, caller, body.omniProxyChannelId);
        const { uuid, orgCode, provider, state } = conversation;
        return provider !== "desk" && state !== "closed" && outsideChat(ctx, orgCode, provider).isOver(uuid);
      },
      async ({ body }, caller, trx, isOverElsewhere) => {
        const conversation = await own(trx, caller, body.omniProxyChannelId);
        if (isOverElsewhere) await closeConversation(ctx, trx, conversation, "closed-by-agent");
        else if (conversation.state !== "closed") throw new Refusal(404, "no-contact", "Contact ID not available");
        return { contactId: conversation.uuid };
      },
    ),
    answer(rateChat, async ({ body }, caller, trx) => {
      const conversation = await own(trx, caller, body.contactId);
      if (conversation.state !== "closed") throw new Refusal(404, "no-contact", "Contact ID not available");
      await trx
        .updateTable("chat_conversations")
        .set({ rating: body.rating })
        .where("uuid", "=", conversation.uuid)
        .execute();
    }),
    answer(chatHistory, async ({ body }, caller, trx) => ({
      messages: await messagesBefore(trx, await byTokenHere(trx, caller, body.token), body.before),
    })),
    answerPrepared(
      uploadChatAttachment,
      (_received, caller) => receiveAttachment(ctx, caller),
      async (_received, caller, trx, file) => {
        const conversation = await byTokenHere(trx, caller, file.token);
        if (conversation.state === "closed") throw new Refusal(409, "chat-closed", "This chat has ended.");
        return keepAttachment(ctx, trx, conversation, "borrower", file);
      },
    ),
    answer(chatAttachment, async ({ params, body }, caller, trx) =>
      readAttachment(ctx, trx, await byTokenHere(trx, caller, body.token), params.attachment),
    ),
    answer(authenticateChat, async (_received, { session }) => ({
      nonce: (await isAuthenticated(session)) ? await issueNonce(ctx, session) : null,
    })),
    answer(refreshChatNonce, async ({ query }, { session }) => {
      await requireNonce(ctx, session, query.nonce);
      return { nonce: await issueNonce(ctx, session) };
    }),
  ];
}

/** What another provider carries is not heard here: it goes on as long as its rights are asked for anew. */
async function prolong(trx: Database, { uuid }: Conversation, until: string): Promise<void> {
  await trx.updateTable("chat_conversations").set({ expires_at: until }).where("uuid", "=", uuid).execute();
}

async function isOwn(ctx: Context, db: Database, caller: Caller, conversation: Conversation): Promise<boolean> {
  const owner = ownerOf(ctx, caller);
  if (!owner || conversation.orgCode !== caller.lender.orgCode) return false;
  if ("identityUuid" in owner) return owner.identityUuid === conversation.identityUuid;
  const row = await db
    .selectFrom("chat_conversations")
    .select("uuid")
    .where("uuid", "=", conversation.uuid)
    .where("identity_uuid", "is", null)
    .where("visitor_hash", "=", owner.visitorHash)
    .executeTakeFirst();
  return row !== undefined;
}
