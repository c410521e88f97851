import { CHAT_TOKEN_MS, UNSEEN_AFTER_SECONDS } from "@gable/domain/chat/limits.ts";
import type { ChatMessage } from "@gable/domain/chat/message.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Words } from "@gable/domain/language.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { sendMail } from "../notifications/mail.ts";
import { type Conversation, lockConversation } from "./conversation-store.ts";
import { messagesAfter, READ_AT_ONCE } from "./read-messages.ts";

/** An answer of the lender's people, by its number in the conversation. */
export interface Answer {
  readonly uuid: string;
  readonly sequence: number;
}

/** Has somebody look, after a while, whether an answer came to a page of the borrower's. */
export const askWhetherSeen = (ctx: Context, trx: Transaction, answer: Answer): Promise<void> =>
  ctx.jobs.enqueueIn(trx, "chat-unseen", answer, {
    key: `${answer.uuid}:${answer.sequence}`,
    startAfterSeconds: UNSEEN_AFTER_SECONDS,
  });

/** Keeps what a page of the borrower's was sent. Only answers are worth a write. */
export async function keepSeen(db: Database, uuid: string, sent: readonly ChatMessage[]): Promise<void> {
  const answered = sent.findLast(({ author }) => author === "agent")?.sequence;
  if (answered === undefined) return;
  await db
    .updateTable("chat_conversations")
    .set({ seen_sequence: answered })
    .where("uuid", "=", uuid)
    .where("seen_sequence", "<", answered)
    .execute();
}

/**
 * Writes to a borrower who left before the answer came: once, until they are back. What was said stays in the chat, for a mailbox may be
 * anybody's; but for a visitor whose chat is over in their browser there is no other place any more, and the answer itself is mailed.
 */
export async function mailOfUnseen(ctx: Context, { uuid, sequence }: Answer): Promise<void> {
  await ctx.database.kysely.transaction().execute(async (trx) => {
    const conversation = await lockConversation(ctx, trx, uuid);
    if (!conversation) return;
    const { seenSequence, mailedSequence } = conversation;
    if (seenSequence >= sequence || mailedSequence > seenSequence) return;
    const to = await addressOf(trx, conversation);
    // Whoever left none looks for themselves.
    if (to === "") return;
    await trx.updateTable("chat_conversations").set({ mailed_sequence: sequence }).where("uuid", "=", uuid).execute();
    const lender = ctx.lenders.byOrgCode(conversation.orgCode);
    const missed = await missedForGood(ctx, trx, conversation);
    await sendMail(ctx, trx, lender, conversation.identityUuid, {
      to,
      language: conversation.language,
      ...(missed.length > 0 ? answerItself(conversation, missed) : wordsFor(conversation)),
      link: `${ctx.lenders.originOf(lender)}${conversation.identityUuid ? siteRoutes.dashboard : siteRoutes.contact}?pop-webchat=true`,
      linkWords:
        missed.length > 0
          ? { en: "Ask something else", es: "Preguntar otra cosa" }
          : { en: "Read and answer", es: "Leer y responder" },
      ...(conversation.applicationUuid && { applicationUuid: conversation.applicationUuid }),
    });
  });
}

/** An account's own address was confirmed; what a visitor typed is all that is known of them. */
async function addressOf(db: Database, { identityUuid, visitor }: Conversation): Promise<string> {
  if (identityUuid === null) return visitor.emailAddress;
  const { email } = await db
    .selectFrom("identities")
    .select("email")
    .where("uuid", "=", identityUuid)
    .executeTakeFirstOrThrow();
  return email;
}

/** What was answered to a visitor whose key to the chat has run out since they wrote last. */
async function missedForGood(ctx: Context, trx: Transaction, conversation: Conversation): Promise<string[]> {
  const { identityUuid, seenSequence, lastSequence } = conversation;
  if (identityUuid !== null) return [];
  const messages = await messagesAfter(trx, conversation, Math.max(0, lastSequence - READ_AT_ONCE));
  const wroteLast = messages.findLast(({ author }) => author === "borrower")?.sentAt ?? conversation.openedAt;
  if (ctx.clock.now().getTime() < Date.parse(wroteLast) + CHAT_TOKEN_MS) return [];
  return messages.flatMap(({ author, event, text, attachments, sequence }) =>
    author === "agent" && event === null && sequence > seenSequence
      ? [[text, ...attachments.map(({ name }) => `<${name}>`)].filter((part) => part !== "").join(" ")]
      : [],
  );
}

function answerItself(
  { agentName }: Conversation,
  answers: readonly string[],
): { subject: Words; paragraphs: Words[] } {
  return {
    subject: { en: "The answer to your question in our chat", es: "La respuesta a su pregunta en nuestro chat" },
    paragraphs: [
      {
        en: `You wrote to us in the chat, which is over in your browser by now. So here is what ${agentName ?? "we"} answered:`,
        es: `Usted nos escribió en el chat, que ya terminó en su navegador. Por eso va aquí lo que le ${agentName ? `respondió ${agentName}` : "respondimos"}:`,
      },
      ...answers.map((answer) => ({ en: answer, es: answer })),
    ],
  };
}

function wordsFor({ agentName, identityUuid }: Conversation): { subject: Words; paragraphs: Words[] } {
  const said: Words = agentName
    ? { en: `${agentName} has answered you in the chat.`, es: `${agentName} le respondió en el chat.` }
    : { en: "You have an answer in the chat.", es: "Tiene una respuesta en el chat." };
  return {
    subject: { en: "An answer waits for you in the chat", es: "Le espera una respuesta en el chat" },
    paragraphs: [said, identityUuid === null ? fromTheSameBrowser : afterLogIn],
  };
}

const afterLogIn: Words = {
  en: "Log in to read it and go on. For your protection it is not in this mail.",
  es: "Inicie sesión para leerla y continuar. Para protegerle, no va en este correo.",
};

const fromTheSameBrowser: Words = {
  en: "Open this link in the browser in which you wrote to us, within six hours. For your protection the answer is not in this mail.",
  es: "Abra este enlace en el navegador desde el que nos escribió, en un plazo de seis horas. Para protegerle, la respuesta no va en este correo.",
};
