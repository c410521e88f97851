import { randomUUID } from "node:crypto";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotaryQuiz, NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { VendorReply } from "@gable/vendors/order-protocol.ts";
import type { Person } from "@gable/vendors/wire-values.ts";
import type { Context } from "../../context.ts";
import { invalid, Refusal } from "../../http/refusal.ts";

/** A session can be entered so long before its time. */
export const OPENS_EARLY_MS = 15 * 60_000;
/** Two wrong quizzes lock a person out for a day (rule ). */
export const QUIZ_TRIES = 2;
const LOCK_MS = 86_400_000;

/** What an order to a vendor carries that is made while somebody waits. */
export const orderNow = (ctx: Context, file: LoanFile, key: string) => ({
  key: `${file.uuid}:${key}`,
  reference: file.uuid,
  correlationId: randomUUID(),
  orderedAt: ctx.clock.now(file.uuid).toISOString(),
});

/** Asks a person questions that only they can answer. `quizOf` names the session, and in it the person. */
export async function askQuiz(
  ctx: Context,
  file: LoanFile,
  { person, quizOf, attempt }: { readonly person: Person; readonly quizOf: string; readonly attempt: number },
): Promise<NotaryQuiz> {
  const reply = await ctx.vendors.identityVerification.askQuestions({
    ...orderNow(ctx, file, `quiz:${quizOf}:${attempt}`),
    request: { person, attempt },
  });
  const asked = answered(reply);
  if (asked.outcome !== "asked") {
    throw new Refusal(409, "no-questions", "We cannot ask you questions online. Call us: a notary comes to you.", {
      step: decide(file).step,
    });
  }
  return {
    quizId: asked.quiz,
    attempt,
    questions: asked.questions.map(({ question, text, choices }) => ({
      id: question,
      text,
      choices: choices.map(({ choice, text: words }) => ({ id: choice, text: words })),
    })),
    answerBy: asked.answerBy,
  };
}

/** Whether enough of the answers were right. Throws the refusal of an unanswered question. */
export async function gradeQuiz(
  ctx: Context,
  file: LoanFile,
  given: {
    readonly person: Person;
    readonly quiz: NotaryQuiz;
    readonly answers: readonly { readonly id: string; readonly choice: number }[];
  },
): Promise<boolean> {
  const { person, quiz } = given;
  const answers = quiz.questions.map((question) => {
    const answer = given.answers.find(({ id }) => id === question.id);
    const choice = answer && question.choices[answer.choice];
    if (!choice) throw invalid({ answers: ["required"] });
    return { question: question.id, choice: choice.id };
  });
  const reply = await ctx.vendors.identityVerification.gradeAnswers({
    ...orderNow(ctx, file, `grade:${quiz.quizId}`),
    request: { person, quiz: quiz.quizId, answers },
  });
  return answered(reply).outcome === "passed";
}

/** Whether wrong answers to these questions lock the session. */
export const isLastTry = (quiz: NotaryQuiz | undefined): boolean => quiz !== undefined && quiz.attempt >= QUIZ_TRIES;

/** The session after somebody failed both quizzes. */
export const lockOut = (session: NotarySession, now: Date): NotarySession => ({
  ...session,
  state: "FAILED",
  reason: "questions-failed",
  failedAt: now.toISOString(),
  lockedUntil: new Date(now.getTime() + LOCK_MS).toISOString(),
});

/** The answer to what is asked while somebody waits; a vendor that wants to think first is not there for them. */
export function answered<Answer, Progress>(reply: VendorReply<Answer, Progress>): Answer {
  if (reply.status === "answered") return reply.answer;
  throw new Refusal(
    503,
    "vendor-unavailable",
    "A service that we ask is not answering just now. Please try again in a minute.",
    {
      retryAfter: 30,
    },
  );
}
