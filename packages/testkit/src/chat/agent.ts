import { randomUUID } from "node:crypto";
import type { Context } from "@gable/server/context.ts";
import { answerConversation, closeByAgent, takeConversation } from "@gable/server/modules/chat/desk.ts";
import { inboxOf } from "@gable/server/modules/chat/desk-inbox.ts";

/** Somebody at a lender's support desk. */
export interface Agent {
  readonly inbox: () => ReturnType<typeof inboxOf>;
  readonly take: (conversation: string) => Promise<void>;
  readonly answer: (conversation: string, text: string, clientId?: string) => Promise<void>;
  readonly close: (conversation: string) => Promise<void>;
}

/** An agent at the desk, who does what the console's calls do. */
export async function startAgent(
  ctx: Context,
  { orgCode, name }: { readonly orgCode: string; readonly name: string },
): Promise<Agent> {
  const agent = { uuid: randomUUID(), name, orgCode };
  const inTransaction = async (work: Parameters<ReturnType<typeof ctx.database.kysely.transaction>["execute"]>[0]) => {
    await ctx.database.kysely.transaction().execute(work);
  };
  return {
    inbox: () =>
      inboxOf(ctx, ctx.database.kysely, {
        staffUuid: agent.uuid,
        orgCode,
        role: "support-agent",
        originatorUuid: null,
      }),
    take: (uuid) => inTransaction((trx) => takeConversation(ctx, trx, agent, uuid)),
    answer: (uuid, text, clientId = randomUUID()) =>
      inTransaction((trx) =>
        answerConversation(ctx, trx, agent, uuid, { clientId, text, attachments: [], tellsWhere: false }),
      ),
    close: (uuid) => inTransaction((trx) => closeByAgent(ctx, trx, agent, uuid)),
  };
}
