import {
  answerChat,
  cannedAnswers,
  chatColleagues,
  chatInbox,
  chatTranscript,
  closeChat,
  takeChat,
  transferChat,
} from "@gable/contract/calls/chat-desk.ts";
import { departmentAnswersAt } from "@gable/domain/organisations/department-hours.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import type { StaffSession } from "../../http/staff-session.ts";
import { helpAnswers } from "../chatbot/help-answers.ts";
import { findConversation } from "./conversation-store.ts";
import { answerConversation, closeByAgent, type DeskAgent, takeConversation, transferConversation } from "./desk.ts";
import { deskChat, inboxOf } from "./desk-inbox.ts";
import { messagesAfter } from "./read-messages.ts";

const agentOf = ({ staffUuid, name, orgCode }: StaffSession): DeskAgent => ({ uuid: staffUuid, name, orgCode });

/** The support desk of a lender: every call of it is for the lender's own people and the lender's own chats. */
export function chatDeskRoutes(ctx: Context): Route[] {
  const found = async (db: Database, { orgCode }: StaffSession, uuid: string) => {
    const conversation = await findConversation(ctx, db, uuid);
    if (conversation?.orgCode !== orgCode) throw notFound();
    return conversation;
  };
  const stands = async (db: Database, staff: StaffSession, conversationUuid: string) => {
    const { uuid, state, agentUuid, agentName } = await found(db, staff, conversationUuid);
    return { uuid, state, agentUuid, agentName };
  };

  return [
    answer(chatInbox, async (_received, { staff, lender }, db) => ({
      isOpen: departmentAnswersAt(ctx.clock.now().toISOString(), lender.orgMetaData.other.hours.OPS_CHAT),
      chats: await inboxOf(ctx, db, staff.orgCode),
    })),
    answer(chatTranscript, async ({ params, query }, { staff }, db) => {
      const conversation = await found(db, staff, params.conversation);
      return { chat: deskChat(conversation), messages: await messagesAfter(db, conversation, query.after ?? 0) };
    }),
    answer(takeChat, async ({ params }, { staff }, trx) => {
      await takeConversation(ctx, trx, agentOf(staff), params.conversation);
      return stands(trx, staff, params.conversation);
    }),
    answer(answerChat, async ({ params, body }, { staff }, trx) => ({
      sequence: await answerConversation(ctx, trx, agentOf(staff), params.conversation, { ...body, attachments: [] }),
    })),
    answer(transferChat, async ({ params, body }, { staff }, trx) => {
      const colleagues = await colleaguesOf(trx, staff);
      const colleague = colleagues.find(({ uuid }) => uuid === body.colleague);
      if (body.colleague !== null && !colleague) throw notFound();
      await transferConversation(
        ctx,
        trx,
        agentOf(staff),
        params.conversation,
        colleague ? { ...colleague, orgCode: staff.orgCode } : null,
      );
      return stands(trx, staff, params.conversation);
    }),
    answer(closeChat, async ({ params }, { staff }, trx) => {
      await closeByAgent(ctx, trx, agentOf(staff), params.conversation);
      return stands(trx, staff, params.conversation);
    }),
    answer(chatColleagues, async (_received, { staff }, db) => ({ colleagues: await colleaguesOf(db, staff) })),
    answer(cannedAnswers, async (_received, { lender }) => ({ answers: helpAnswers(lender) })),
  ];
}

/** Everybody else of the lender whose role answers chats. */
async function colleaguesOf(db: Database, { staffUuid, orgCode }: StaffSession) {
  const rows = await db
    .selectFrom("staff")
    .select(["uuid", "name", "role"])
    .where("org_code", "=", orgCode)
    .where("uuid", "<>", staffUuid)
    .where("deactivated_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.filter(({ role }) => mayDo(role as StaffRole, "answer-chats")).map(({ uuid, name }) => ({ uuid, name }));
}
