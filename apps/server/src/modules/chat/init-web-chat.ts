import { randomBytes, randomUUID } from "node:crypto";
import type { initWebChat } from "@gable/contract/calls/chat.ts";
import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { invalid, notFound } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { namedConversation } from "../chatbot/asked-before.ts";
import { announceDesk } from "./chat-channel.ts";
import { hashOf } from "./chat-hash.ts";
import { ownerOf, rememberVisitor } from "./chat-owner.ts";
import {
  type ChatVisitor,
  type Conversation,
  findConversation,
  findOpen,
  visitorContext,
} from "./conversation-store.ts";

/**
 * Begins a conversation with the lender's people. Who has one open already, on this device or another, goes on with that: a second
 * press, and two tabs, begin one.
 */
export async function beginChat(
  ctx: Context,
  trx: Transaction,
  caller: Caller,
  asked: BodyOf<typeof initWebChat>,
): Promise<ReplyOf<typeof initWebChat>> {
  const { session, lender } = caller;
  if (findPrivateNumber(asked.friendlyName)) throw invalid({ friendlyName: ["private-number"] });
  const applicationUuid = await ownApplication(trx, session, asked.applicationUuid);
  const owner = ownerOf(ctx, caller) ?? { visitorHash: rememberVisitor(ctx, caller) };
  const before = await findOpen(ctx, trx, lender.orgCode, owner);
  const conversation = before ?? (await open());
  return started(ctx, trx, conversation, session);

  async function open(): Promise<Conversation> {
    const now = ctx.clock.now();
    await closeExpired(trx, owner, now.toISOString());
    const uuid = randomUUID();
    const { wrapped, seal } = ctx.sealing.createKey();
    const visitor: ChatVisitor = {
      friendlyName: asked.friendlyName,
      emailAddress: asked.emailAddress,
      pageUrl: asked.pageUrl ?? null,
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
    .$if("identityUuid" in owner, (query) =>
      query.where("identity_uuid", "=", "identityUuid" in owner ? owner.identityUuid : ""),
    )
    .$if("visitorHash" in owner, (query) =>
      query.where("visitor_hash", "=", "visitorHash" in owner ? owner.visitorHash : Buffer.of()),
    )
    .execute();
}

/** The application that the chat is about, if it is the caller's own; anybody else's is as good as none, and says so. */
async function ownApplication(
  trx: Transaction,
  session: Session | undefined,
  uuid: string | undefined,
): Promise<string | null> {
  if (uuid === undefined) return null;
  const own =
    session &&
    (await trx
      .selectFrom("applications")
      .select("uuid")
      .where("uuid", "=", uuid)
      .where("identity_uuid", "=", session.identityUuid)
      .where("org_code", "=", session.orgCode)
      .executeTakeFirst());
  if (!own) throw notFound();
  return own.uuid;
}

async function started(ctx: Context, trx: Transaction, conversation: Conversation, session: Session | undefined) {
  const { token, expiration } = await issueToken(ctx, trx, conversation.uuid, session?.sessionId ?? null);
  return {
    token,
    expiration,
    conversationSid: conversation.uuid,
    omniProxyChannelId: conversation.uuid,
    providerChannelId: `desk:${conversation.uuid}`,
    targetWorkerSid: conversation.agentUuid,
    targetWorkerFriendlyName: conversation.agentName,
    providerUserId: session?.identityUuid ?? `visitor:${conversation.uuid}`,
    providerUserToken: token,
  };
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
