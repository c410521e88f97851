import type { ReplyOf } from "@gable/contract/call.ts";
import type { borrowersSaid } from "@gable/contract/calls/feedback.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { feedbackContext } from "./chatbot-store.ts";

/** Thumbs for the assistant's answers, with what was written to them. */
export async function listChatbotFeedback(
  ctx: Context,
  db: Database,
  orgCode: string,
  since: string,
  most: number,
): Promise<ReplyOf<typeof borrowersSaid>["said"]> {
  const rows = await db
    .selectFrom("chatbot_exchanges")
    .innerJoin("chatbot_conversations", "chatbot_conversations.uuid", "chatbot_exchanges.conversation_uuid")
    .select(["chatbot_exchanges.uuid", "asked_at", "rating", "sealed_feedback", "passage", "key_id", "data_key"])
    .where("org_code", "=", orgCode)
    .where("rating", "is not", null)
    .where("asked_at", ">=", since)
    .orderBy("asked_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    kind: "assistant" as const,
    at: row.asked_at,
    topic: row.rating ?? "",
    text: row.sealed_feedback
      ? (ctx.sealing.openKey(row).openJson(row.sealed_feedback, feedbackContext(row.uuid)) as { message: string })
          .message || null
      : null,
    pathname: row.passage,
    application: null,
    replied: null,
  }));
}
