import { chatWithAutobot, getChatHistory, setChatReplyUsedWithFeedback } from "@gable/contract/calls/chatbot.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Caller, type Route } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { loadApplicationsOf } from "../../workflow/application-store.ts";
import { chatAuthentication } from "../chat/chat-authentication.ts";
import { ownerOf, rememberVisitor } from "../chat/chat-owner.ts";
import { requireNonce } from "../chat/nonce.ts";
import { holdDaysOn } from "../rescission/hold-days.ts";
import { type Answer, type Asker, answerTo } from "./answer-to.ts";
import {
  type BotConversation,
  beginBotConversation,
  countExchanges,
  type Exchanged,
  exchangesOf,
  findBotConversation,
  findExchange,
  keepExchange,
  keepFeedback,
} from "./chatbot-store.ts";
import { helpGround } from "./help-figures.ts";
import { modelAnswer } from "./model-answer.ts";
import { openModelBudget } from "./model-budget.ts";

const MOST_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/** A question that was answered before, or what it is answered now. */
type Prepared =
  | { readonly before: Exchanged; readonly answered?: never }
  | { readonly before?: never; readonly answered: Answer };

/** The assistant: it answers from the help and from the asker's own application, and says when it does not know. */
export function chatbotRoutes(ctx: Context): Route[] {
  const isAuthenticated = chatAuthentication(ctx);
  const prove = async (session: Session | undefined, nonce: string | undefined) => {
    if (session && (await isAuthenticated(session))) await requireNonce(ctx, session, nonce);
  };
  const own = async (db: Database, caller: Caller, uuid: string): Promise<BotConversation> => {
    const owner = ownerOf(ctx, caller);
    const found = owner && (await findBotConversation(ctx, db, caller.lender.orgCode, owner, uuid));
    if (!found) throw notFound();
    return found;
  };

  const askedAlready = async (db: Database, caller: Caller, questionId: string | undefined) => {
    const owner = ownerOf(ctx, caller);
    if (owner === undefined || questionId === undefined) return undefined;
    return findExchange(ctx, db, caller.lender.orgCode, owner, questionId);
  };

  const refuseHaste = async (db: Database, conversation: BotConversation): Promise<void> => {
    const since = new Date(ctx.clock.now().getTime() - MINUTE_MS);
    if ((await countExchanges(db, conversation, since)) >= MOST_A_MINUTE)
      throw new Refusal(429, "too-many", "That was often. Wait a minute and try again.", { retryAfter: 60 });
  };
  const budget = openModelBudget();
  /** As a model words it, where there is one; whatever keeps it from that, the search answers alone. */
  const worded = async (question: string, asker: Asker, address: string): Promise<Answer | undefined> => {
    const { languageModel, log } = ctx;
    if (!languageModel) return undefined;
    try {
      return await budget.spend(address, () => modelAnswer(languageModel, question, asker));
    } catch (error) {
      log.warn({ err: error }, "the language model did not answer");
      return undefined;
    }
  };

  return [
    answer(getChatHistory, async ({ params }, caller, db) =>
      exchangesOf(db, await own(db, caller, params.conversationId)),
    ),
    answerPrepared(
      chatWithAutobot,
      async ({ body }, caller) => {
        const { session, lender, ip } = caller;
        const db = ctx.database.kysely;
        await prove(session, body.nonce);
        refusePrivateNumber(body.message);
        const before = await askedAlready(db, caller, body.questionId);
        if (before) return { before };
        if (body.conversationId !== undefined) await refuseHaste(db, await own(db, caller, body.conversationId));
        const file = await ownFile(ctx, db, session, body.applicationId);
        const now = ctx.clock.now(file?.uuid).toISOString();
        const holdDays = file ? holdDaysOn(ctx, file, dayAtHome(file.facts, now)) : 0;
        const asker = { language: body.language ?? "en", help: helpGround(ctx, lender), file, now, holdDays };
        // Asked before there is a transaction: nobody else is to wait for a model.
        return { answered: (await worded(body.message, asker, ip)) ?? answerTo(body.message, asker) };
      },
      async ({ body }, caller, trx, { before, answered }: Prepared) => {
        if (before) return before;
        const conversation =
          body.conversationId === undefined
            ? await beginBotConversation(
                ctx,
                trx,
                caller.lender.orgCode,
                ownerOf(ctx, caller) ?? { visitorHash: rememberVisitor(ctx, caller) },
              )
            : await own(trx, caller, body.conversationId);
        await refuseHaste(trx, conversation);
        const said = { questionStr: body.message, language: body.language ?? ("en" as const), ...answered };
        const exchanged =
          (await keepExchange(ctx, trx, conversation, said, body.questionId)) ??
          // Asked twice at once, or somebody else's question has that name.
          (await askedAlready(trx, caller, body.questionId)) ??
          (await keepExchange(ctx, trx, conversation, said));
        if (!exchanged) throw new Error("The question is neither new nor there.");
        return exchanged;
      },
    ),
    answer(setChatReplyUsedWithFeedback, async ({ body }, caller, trx) => {
      await prove(caller.session, body.nonce);
      refusePrivateNumber(body.feedbackMessage);
      const conversation = await own(trx, caller, body.conversationId);
      const { questionId, rating, feedbackMessage: message } = body;
      if (!(await keepFeedback(trx, conversation, { questionId, rating, message }))) throw notFound();
    }),
  ];
}

/** What looks like a social security, card or account number is not even kept. */
function refusePrivateNumber(text: string): void {
  if (!findPrivateNumber(text)) return;
  throw new Refusal(
    422,
    "private-number",
    "This looks like a Social Security, card or bank account number. Please take it out.",
  );
}

/** The application that is asked about: the named one if it is the asker's, else the asker's latest. */
async function ownFile(
  ctx: Context,
  db: Database,
  session: Session | undefined,
  uuid: string | undefined,
): Promise<LoanFile | undefined> {
  const stored = session ? await loadApplicationsOf(ctx, db, session.identityUuid) : [];
  const files = stored.map(({ file }) => file).filter(({ orgCode }) => orgCode === session?.orgCode);
  if (uuid === undefined) return files[0];
  const named = files.find((file) => file.uuid === uuid);
  if (!named) throw notFound();
  return named;
}
