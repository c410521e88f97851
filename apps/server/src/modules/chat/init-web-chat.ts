import { randomBytes } from "node:crypto";
import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { initWebChat } from "@gable/contract/calls/chat.ts";
import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import type { BrowserRights } from "@gable/vendors/live-chat/port.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import type { Session } from "../../http/session.ts";
import { namedConversation } from "../chatbot/asked-before.ts";
import { announceDesk } from "./chat-channel.ts";
import { hashOf } from "./chat-hash.ts";
import { isOwnedBy, ownerOf, rememberVisitor } from "./chat-owner.ts";
import { closeConversation } from "./close-conversation.ts";
import {
  type ChatVisitor,
  type Conversation,
  findConversation,
  findOpen,
  findToGoOn,
  visitorContext,
} from "./conversation-store.ts";
import { outsideChat, type PreparedChat } from "./prepare-chat.ts";

/**
 * Begins a conversation with the lender's people. Who has one open already, on this device or another, goes on with that: a second
 * press, and two tabs, begin one.
 */
export async function beginChat(
  ctx: Context,
  trx: Transaction,
  caller: Caller,
  asked: BodyOf<typeof initWebChat>,
  { uuid, provider, takesPlace, applicationUuid, pagePath }: PreparedChat,
): Promise<ReplyOf<typeof initWebChat>> {
  const { session, lender } = caller;
  const owner = ownerOf(ctx, caller) ?? { visitorHash: rememberVisitor(ctx, caller) };
  const before = await findToGoOn(ctx, trx, lender.orgCode, owner, asked.conversationSid);
  const makesWay = before !== undefined && takesPlace && before.provider !== provider;
  if (makesWay) await closeConversation(ctx, trx, before, "closed-by-borrower");
  const conversation = before === undefined || makesWay ? await open() : before;
  return started(ctx, trx, conversation, session);

  async function open(): Promise<Conversation> {
    const now = ctx.clock.now();
    await closeExpired(trx, owner, now.toISOString());
    const { wrapped, seal } = ctx.sealing.createKey();
    const visitor: ChatVisitor = {
      friendlyName: asked.friendlyName,
      emailAddress: asked.emailAddress,
      pageUrl: pagePath,
      tag: asked.tag ?? null,
      skill: asked.skill ?? null,
    };
    const named = { orgCode: lender.orgCode, owner, uuid: asked.assistantConversationId };
    const inserted = await trx
      .insertInto("chat_conversations")
      .values({
        uuid,
        org_code: lender.orgCode,
        identity_uuid: "identityUuid" in owner ? owner.identityUuid : null,
        visitor_hash: "visitorHash" in owner ? owner.visitorHash : null,
        application_uuid: applicationUuid,
        assistant_uuid: await namedConversation(ctx, trx, named),
        ...wrapped,
        sealed_visitor: seal.sealJson(visitor, visitorContext(uuid)),
        language: asked.language ?? "en",
        provider,
        opened_at: now.toISOString(),
        expires_at: new Date(now.getTime() + CHAT_TOKEN_MS).toISOString(),
      })
      // Another request of the same person has just opened one: that is the conversation.
      .onConflict((conflict) => conflict.doNothing())
      .returning("uuid")
      .executeTakeFirst();
    const found = inserted ? await findConversation(ctx, trx, uuid) : await findOpen(ctx, trx, lender.orgCode, owner);
    if (!found) throw new Error("The conversation is neither new nor there.");
    await announceDesk(trx, found);
    return found;
  }
}

/** Makes way for a new conversation where an old one expired without anybody closing it. */
async function closeExpired(trx: Transaction, owner: ReturnType<typeof ownerOf>, at: string): Promise<void> {
  if (!owner) return;
  await trx
    .updateTable("chat_conversations")
    .set({ state: "closed", closed_at: at, waiting_since: null })
    .where("state", "<>", "closed")
    .where("expires_at", "<=", at)
    .where(isOwnedBy(owner))
    .execute();
}

async function started(ctx: Context, trx: Transaction, conversation: Conversation, session: Session | undefined) {
  const { uuid, provider, agentUuid, agentName } = conversation;
  const { token, expiration } = await issueToken(ctx, trx, uuid, session?.sessionId ?? null);
  const rights = await rightsTo(ctx, conversation, token, expiration);
  return {
    ...rights,
    ...(provider === "desk" && session && { providerUserId: session.identityUuid }),
    provider,
    token,
    expiration,
    conversationSid: uuid,
    omniProxyChannelId: uuid,
    targetWorkerSid: agentUuid,
    targetWorkerFriendlyName: agentName,
  };
}

/** With what a browser reaches whoever carries a conversation: until its token ends. */
export async function rightsTo(
  ctx: Context,
  { uuid, orgCode, provider, visitor }: Conversation,
  token: string,
  expiration: string,
): Promise<BrowserRights> {
  if (provider === "desk")
    return {
      providerChannelId: `desk:${uuid}`,
      providerUserId: `visitor:${uuid}`,
      providerUserToken: token,
      client: {},
    };
  const { friendlyName } = visitor;
  return outsideChat(ctx, orgCode, provider).rightsTo({ uuid, friendlyName }, new Date(expiration));
}

/** A token of six hours for a conversation; only its hash is kept. */
export async function issueToken(
  ctx: Context,
  db: Database,
  conversationUuid: string,
  sessionId: string | null,
): Promise<{ token: string; expiration: string }> {
  const token = randomBytes(32).toString("base64url");
  const expiration = new Date(ctx.clock.now().getTime() + CHAT_TOKEN_MS).toISOString();
  await db
    .insertInto("chat_tokens")
    .values({
      token_hash: hashOf(token),
      conversation_uuid: conversationUuid,
      session_id: sessionId,
      expires_at: expiration,
    })
    .execute();
  return { token, expiration };
}
