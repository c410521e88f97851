import {
  authenticateChat,
  chatAttachment,
  chatHistory,
  currentChat,
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
import { type Conversation, findByToken, findConversation, findOpen } from "./conversation-store.ts";
import { beginChat, issueToken } from "./init-web-chat.ts";
import { issueNonce, requireNonce } from "./nonce.ts";
import { messagesBefore } from "./read-messages.ts";

/** Chats with the lender's people, beside what goes over the WebSocket. */
export function chatRoutes(ctx: Context): Route[] {
  const isAuthenticated = chatAuthentication(ctx);
  const begin: typeof beginChat = async (_ctx, trx, caller, asked) => {
    if (caller.session && (await isAuthenticated(caller.session))) {
      await requireNonce(ctx, caller.session, asked.nonce);
    }
    return beginChat(ctx, trx, caller, asked);
  };

  const byToken = async (db: Database, { lender }: Caller, token: string): Promise<Conversation> => {
    const conversation = await findByToken(ctx, db, token);
    if (conversation?.orgCode !== lender.orgCode) throw new Refusal(403, "chat-token", "Token state is invalid.");
    return conversation;
  };

  /** A conversation by its id, which is no secret: only for its owner. */
  const own = async (db: Database, caller: Caller, uuid: string): Promise<Conversation> => {
    const conversation = await findConversation(ctx, db, uuid);
    if (!conversation || !(await isOwn(ctx, db, caller, conversation))) throw notFound();
    return conversation;
  };

  return [
    answer(initWebChat, async ({ body }, caller, trx) => begin(ctx, trx, caller, body)),
    answer(initStreamChat, async ({ body }, caller, trx) => begin(ctx, trx, caller, body)),
    answer(currentChat, async (_received, caller, db) => {
      const owner = ownerOf(ctx, caller);
      const open = owner && (await findOpen(ctx, db, caller.lender.orgCode, owner));
      if (!open) return { conversation: null };
      const { friendlyName, emailAddress } = open.visitor;
      return { conversation: { conversationSid: open.uuid, friendlyName, emailAddress, state: open.state } };
    }),
    answer(refreshChatToken, async ({ body }, caller, trx) => {
      const conversation = await byToken(trx, caller, body.token);
      if (conversation.state === "closed") throw new Refusal(409, "chat-closed", "This chat has ended.");
      const { session_id } = await trx
        .selectFrom("chat_tokens")
        .select("session_id")
        .where("token_hash", "=", hashOf(body.token))
        .executeTakeFirstOrThrow();
      return issueToken(ctx, trx, conversation.uuid, session_id);
    }),
    answer(webChatInfo, async ({ body }, caller, trx) => {
      const conversation = await own(trx, caller, body.omniProxyChannelId);
      if (conversation.state !== "closed") throw new Refusal(404, "no-contact", "Contact ID not available");
      return { contactId: conversation.uuid };
    }),
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
      messages: await messagesBefore(trx, await byToken(trx, caller, body.token), body.before),
    })),
    answerPrepared(
      uploadChatAttachment,
      (_received, caller) => receiveAttachment(ctx, caller),
      async (_received, caller, trx, file) => {
        const conversation = await byToken(trx, caller, file.token);
        if (conversation.state === "closed") throw new Refusal(409, "chat-closed", "This chat has ended.");
        return keepAttachment(ctx, trx, conversation, "borrower", file);
      },
    ),
    answer(chatAttachment, async ({ params, body }, caller, trx) =>
      readAttachment(ctx, trx, await byToken(trx, caller, body.token), params.attachment),
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
