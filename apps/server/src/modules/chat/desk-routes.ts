import {
  addChatFile,
  answerChat,
  cannedAnswers,
  chatColleagues,
  chatFile,
  chatInbox,
  chatPerson,
  chatTranscript,
  closeChat,
  endedChats,
  fileChats,
  takeChat,
  transferChat,
  typeInChat,
} from "@gable/contract/calls/chat-desk.ts";
import { daysApart } from "@gable/domain/organisations/days-apart.ts";
import { closingAfter, nextOpeningAfter } from "@gable/domain/organisations/department-hours.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { StaffSession } from "../../http/staff-session.ts";
import { askedBefore } from "../chatbot/asked-before.ts";
import { readAttachment, receiveAttachment } from "./attachments.ts";
import { announceChat } from "./chat-channel.ts";
import { findConversation } from "./conversation-store.ts";
import {
  addFile,
  answerConversation,
  closeByAgent,
  type DeskAgent,
  takeConversation,
  transferConversation,
} from "./desk.ts";
import { endedOnDesk } from "./desk-ended.ts";
import { deskChat, inboxOf } from "./desk-inbox.ts";
import { chatsOfFile, personOf } from "./desk-person.ts";
import { deskStreamRoute } from "./desk-stream.ts";
import { findOnDesk } from "./desk-view.ts";
import { messagesAfter } from "./read-messages.ts";
import { writtenAnswers } from "./written-answers.ts";

const agentOf = ({ staffUuid, name, orgCode }: StaffSession): DeskAgent => ({ uuid: staffUuid, name, orgCode });

/** The support desk of a lender: every call of it is for the lender's own people and the lender's own chats. */
export function chatDeskRoutes(ctx: Context): Route[] {
  const found = (db: Database, staff: StaffSession, uuid: string) => findOnDesk(ctx, db, staff, uuid);
  /** How it stands after an act, by which it may have left the desk. */
  const stands = async (db: Database, conversationUuid: string) => {
    const conversation = await findConversation(ctx, db, conversationUuid);
    if (!conversation) throw notFound();
    const { uuid, state, agentUuid, agentName } = conversation;
    return { uuid, state, agentUuid, agentName };
  };

  return [
    answer(chatInbox, async (_received, { staff, lender }, db) => {
      const { other } = lender.orgMetaData;
      const at = [ctx.clock.now().toISOString(), other.hours.OPS_CHAT, daysApart(other)] as const;
      const closing = closingAfter(...at);
      return {
        isOpen: closing !== null,
        changesAt: closing ?? nextOpeningAfter(...at),
        chats: await inboxOf(ctx, db, staff),
      };
    }),
    answer(endedChats, async ({ query }, { staff }, db) => endedOnDesk(ctx, db, staff, query.before)),
    answer(chatTranscript, async ({ params, query }, { staff }, db) => {
      const conversation = await found(db, staff, params.conversation);
      const after = query.after ?? 0;
      return {
        chat: deskChat(conversation),
        assistant: after === 0 ? await askedBefore(ctx, db, conversation.uuid) : [],
        messages: await messagesAfter(db, conversation, after),
      };
    }),
    answer(takeChat, async ({ params }, { staff }, trx) => {
      await found(trx, staff, params.conversation);
      await takeConversation(ctx, trx, agentOf(staff), params.conversation);
      return stands(trx, params.conversation);
    }),
    deskStreamRoute(ctx),
    answer(chatPerson, async ({ params }, { staff }, db) => {
      await found(db, staff, params.conversation);
      return personOf(ctx, db, staff, params.conversation);
    }),
    answer(fileChats, async ({ params }, { staff }, db) => ({ chats: await chatsOfFile(ctx, db, staff, params.uuid) })),
    answer(chatFile, async ({ params }, { staff }, trx) =>
      readAttachment(ctx, trx, await found(trx, staff, params.conversation), params.attachment),
    ),
    answerPrepared(
      addChatFile,
      async ({ params }, caller) => {
        // Whoever may not see the chat learns nothing by the file that they send either.
        await found(ctx.database.kysely, caller.staff, params.conversation);
        return receiveAttachment(ctx, caller);
      },
      async ({ params }, { staff }, trx, file) => addFile(ctx, trx, agentOf(staff), params.conversation, file),
    ),
    answer(typeInChat, async ({ params }, { staff }, trx) => {
      const { uuid, agentUuid, state } = await found(trx, staff, params.conversation);
      if (state === "active" && agentUuid === staff.staffUuid) await announceChat(trx, uuid, "typing");
    }),
    answer(answerChat, async ({ params, body }, { staff }, trx) => ({
      sequence: await answerConversation(ctx, trx, agentOf(staff), params.conversation, {
        ...body,
        attachments: body.attachments ?? [],
        tellsWhere: body.tellsWhere ?? false,
      }),
    })),
    answer(transferChat, async ({ params, body }, { staff }, trx) => {
      const colleagues = await colleaguesOf(ctx, trx, staff);
      const colleague = colleagues.find(({ uuid }) => uuid === body.colleague);
      if (body.colleague !== null && !colleague)
        throw new Refusal(404, "colleague-gone", "This colleague takes no chats any more. Choose another.");
      await transferConversation(ctx, trx, agentOf(staff), params.conversation, {
        colleague: colleague ? { ...colleague, orgCode: staff.orgCode } : null,
        note: body.note,
      });
      return stands(trx, params.conversation);
    }),
    answer(closeChat, async ({ params }, { staff }, trx) => {
      await closeByAgent(ctx, trx, agentOf(staff), params.conversation);
      return stands(trx, params.conversation);
    }),
    answer(chatColleagues, async (_received, { staff }, db) => ({ colleagues: await colleaguesOf(ctx, db, staff) })),
    answer(cannedAnswers, async (_received, { lender }) => ({ answers: writtenAnswers(ctx, lender) })),
  ];
}

/** An open page of the console asks for the chats every minute; who has asked for nothing for so long is not there. */
const HERE_FOR_MS = 3 * 60_000;

/** Everybody else of the lender whose role answers chats, with how many each is in: whoever is at the console first. */
async function colleaguesOf(ctx: Context, db: Database, { staffUuid, orgCode }: StaffSession) {
  const now = ctx.clock.now();
  const rows = await db
    .selectFrom("staff")
    .select(["uuid", "name", "role"])
    .select((eb) =>
      eb
        .selectFrom("chat_conversations")
        .select(({ fn }) => fn.countAll<string>().as("chats"))
        .whereRef("agent_uuid", "=", "staff.uuid")
        .where("org_code", "=", orgCode)
        .where("state", "<>", "closed")
        .where("expires_at", ">", now.toISOString())
        .as("chats"),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("staff_actions")
            .select("staff_actions.uuid")
            .whereRef("staff_actions.staff_uuid", "=", "staff.uuid")
            .where("at", ">", new Date(now.getTime() - HERE_FOR_MS).toISOString()),
        )
        .as("isHere"),
    )
    .where("org_code", "=", orgCode)
    .where("uuid", "<>", staffUuid)
    .where("deactivated_at", "is", null)
    .orderBy("name")
    .execute();
  return rows
    .map((row) => ({ ...row, role: row.role as StaffRole, chats: Number(row.chats ?? 0), isHere: Boolean(row.isHere) }))
    .filter(({ role }) => mayDo(role, "answer-chats"))
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
}
