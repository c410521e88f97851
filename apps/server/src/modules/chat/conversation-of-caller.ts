import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { ownerOf } from "./chat-owner.ts";
import { type Conversation, findByToken, findConversation } from "./conversation-store.ts";

/** The conversation whose token this is. Throws a refusal of 403 where the token is unknown, has ended, or is another lender's. */
export async function conversationOfToken(
  ctx: Context,
  db: Database,
  { lender }: Caller,
  token: string,
): Promise<Conversation> {
  const conversation = await findByToken(ctx, db, token);
  if (conversation?.orgCode !== lender.orgCode) throw new Refusal(403, "chat-token", "Token state is invalid.");
  return conversation;
}

/** One that our own desk carries: the files and words of others are not here, which is a refusal of 409. */
export async function conversationAtDesk(
  ctx: Context,
  db: Database,
  caller: Caller,
  token: string,
): Promise<Conversation> {
  const conversation = await conversationOfToken(ctx, db, caller, token);
  if (conversation.provider !== "desk") throw new Refusal(409, "chat-elsewhere", "This chat is carried elsewhere.");
  return conversation;
}

/** A conversation by its id, which is no secret: for anybody but its owner there is none, a refusal of 404. */
export async function ownConversation(ctx: Context, db: Database, caller: Caller, uuid: string): Promise<Conversation> {
  const conversation = await findConversation(ctx, db, uuid);
  if (!conversation || !(await isOwn(ctx, db, caller, conversation))) throw notFound();
  return conversation;
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
