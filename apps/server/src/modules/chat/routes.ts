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
import { Refusal } from "../../http/refusal.ts";
import { keepAttachment, readAttachment, receiveAttachment } from "./attachments.ts";
import { chatAuthentication } from "./chat-authentication.ts";
import { hashOf } from "./chat-hash.ts";
import { forgetVisitor, ownerOf } from "./chat-owner.ts";
import { closeConversation } from "./close-conversation.ts";
import { conversationAtDesk, conversationOfToken, ownConversation } from "./conversation-of-caller.ts";
import { type Conversation, findOpen, findUnread, lockConversation } from "./conversation-store.ts";
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
      forgetVisitor(ctx, caller);
      const owner = ownerOf(ctx, caller);
      const { orgCode } = caller.lender;
      const found = owner && ((await findOpen(ctx, db, orgCode, owner)) ?? (await findUnread(ctx, db, orgCode, owner)));
      if (!found) return { conversation: null };
      const { friendlyName, emailAddress } = found.visitor;
      return { conversation: { conversationSid: found.uuid, friendlyName, emailAddress, state: found.state } };
    }),
    answer(refreshChatToken, async ({ body }, caller, trx) => {
      const conversation = await conversationOfToken(ctx, trx, caller, body.token);
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
        const { uuid, orgCode, provider, state } = await conversationOfToken(
          ctx,
          ctx.database.kysely,
          caller,
          body.token,
        );
        if (provider !== "desk" && state !== "closed") await outsideChat(ctx, orgCode, provider).end(uuid);
      },
      async ({ body }, caller, trx) => {
        const { uuid } = await conversationOfToken(ctx, trx, caller, body.token);
        const conversation = await lockConversation(ctx, trx, uuid);
        if (conversation) await closeConversation(ctx, trx, conversation, "closed-by-borrower");
      },
    ),
    answerPrepared(
      webChatInfo,
      async ({ body }, caller) => {
        const conversation = await ownConversation(ctx, ctx.database.kysely, caller, body.omniProxyChannelId);
        const { uuid, orgCode, provider, state } = conversation;
        return provider !== "desk" && state !== "closed" && outsideChat(ctx, orgCode, provider).isOver(uuid);
      },
      async ({ body }, caller, trx, isOverElsewhere) => {
        const conversation = await ownConversation(ctx, trx, caller, body.omniProxyChannelId);
        if (isOverElsewhere) await closeConversation(ctx, trx, conversation, "closed-by-agent");
        else if (conversation.state !== "closed") throw new Refusal(404, "no-contact", "Contact ID not available");
        return { contactId: conversation.uuid };
      },
    ),
    answer(rateChat, async ({ body }, caller, trx) => {
      const conversation = await ownConversation(ctx, trx, caller, body.contactId);
      if (conversation.state !== "closed") throw new Refusal(404, "no-contact", "Contact ID not available");
      await trx
        .updateTable("chat_conversations")
        .set({ rating: body.rating })
        .where("uuid", "=", conversation.uuid)
        .execute();
    }),
    answer(chatHistory, async ({ body }, caller, trx) => ({
      messages: await messagesBefore(trx, await conversationAtDesk(ctx, trx, caller, body.token), body.before),
    })),
    answerPrepared(
      uploadChatAttachment,
      (_received, caller) => receiveAttachment(ctx, caller),
      async (_received, caller, trx, file) => {
        const conversation = await conversationAtDesk(ctx, trx, caller, file.token);
        if (conversation.state === "closed") throw new Refusal(409, "chat-closed", "This chat has ended.");
        return keepAttachment(ctx, trx, conversation, "borrower", file);
      },
    ),
    answer(chatAttachment, async ({ params, body }, caller, trx) =>
      readAttachment(ctx, trx, await conversationAtDesk(ctx, trx, caller, body.token), params.attachment),
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
