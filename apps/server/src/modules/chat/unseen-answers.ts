import { UNSEEN_AFTER_SECONDS } from "@gable/domain/chat/limits.ts";
import type { ChatMessage } from "@gable/domain/chat/message.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Words } from "@gable/domain/language.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { sendMail } from "../notifications/mail.ts";
import { type Conversation, lockConversation } from "./conversation-store.ts";

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
 * Writes to a borrower who left before the answer came: once, until they are back. What was said stays in the chat; a mailbox may be
 * anybody's.
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
    await sendMail(ctx, trx, lender, conversation.identityUuid, {
      to,
      language: conversation.language,
      ...wordsFor(conversation),
      link: `${ctx.lenders.originOf(lender)}${conversation.identityUuid ? siteRoutes.dashboard : siteRoutes.contact}?pop-webchat=true`,
      linkWords: { en: "Read and answer", es: "Leer y responder" },
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
