import { randomUUID } from "node:crypto";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { IdentityQuiz } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { VendorReply } from "@gable/vendors/order-protocol.ts";
import { VendorRefused } from "@gable/vendors/vendor-errors.ts";
import type { Person } from "@gable/vendors/wire-values.ts";
import type { Context } from "../../context.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";

/** Questions are asked once more, some of them others (rule ). */
export const QUIZ_TRIES = 2;

/** What an order to a vendor carries that is made while somebody waits. */
export const orderNow = (ctx: Context, file: LoanFile, key: string) => ({
  key: `${file.uuid}:${key}`,
  reference: file.uuid,
  correlationId: randomUUID(),
  orderedAt: ctx.clock.now(file.uuid).toISOString(),
});

export interface QuizOrder {
  readonly person: Person;
  /** Names the occasion, and in it the person. */
  readonly quizOf: string;
  readonly attempt: number;
  /** How long the person may take, where the service's own usual time is too short. */
  readonly minutes?: number;
}

/** Questions that only this person can answer; null where too little is on record to ask of. */
export async function findQuiz(
  ctx: Context,
  file: LoanFile,
  { quizOf, ...request }: QuizOrder,
): Promise<IdentityQuiz | null> {
  const { attempt } = request;
  const reply = await ctx.vendors.identityVerification.askQuestions({
    ...orderNow(ctx, file, `quiz:${quizOf}:${attempt}`),
    request,
  });
  const asked = answered(reply);
  if (asked.outcome !== "asked") return null;
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

/** As `findQuiz`, where nothing else will do. Throws a Refusal. */
export async function askQuiz(ctx: Context, file: LoanFile, order: QuizOrder): Promise<IdentityQuiz> {
  const quiz = await findQuiz(ctx, file, order);
  if (quiz) return quiz;
  throw new Refusal(409, "no-questions", "We cannot ask you questions online. Call us: a notary comes to you.", {
    step: decide(file).step,
  });
}

/**
 * Whether enough of the answers were right. Throws the refusal of an unanswered question, and of others to questions that were answered
 * in the same instant: the service grades them once.
 */
export async function gradeQuiz(
  ctx: Context,
  file: LoanFile,
  given: {
    readonly person: Person;
    readonly quiz: IdentityQuiz;
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
  const reply = await ctx.vendors.identityVerification
    .gradeAnswers({
      ...orderNow(ctx, file, `grade:${quiz.quizId}`),
      request: { person, quiz: quiz.quizId, answers },
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof VendorRefused) || cause.status !== 409) throw cause;
      throw outOfOrder(decide(file).step, "These questions were answered already. Load this page again.");
    });
  return answered(reply).outcome === "passed";
}

/** Whether wrong answers to these questions are the last. */
export const isLastTry = (quiz: IdentityQuiz | undefined): boolean => quiz !== undefined && quiz.attempt >= QUIZ_TRIES;

/** The questions as they are shown, without what names a choice to the service. */
export const shownQuestions = (quiz: IdentityQuiz | undefined) =>
  (quiz?.questions ?? []).map(({ id, text, choices }) => ({ id, text, choices: choices.map((choice) => choice.text) }));

/** Whole seconds in which the questions may still be answered. */
export const secondsLeft = ({ answerBy }: IdentityQuiz, now: Date): number =>
  Math.max(0, Math.round((Date.parse(answerBy) - now.getTime()) / 1000));

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
