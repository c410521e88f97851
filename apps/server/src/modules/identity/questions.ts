import { QUESTION_MINUTES, questionsStanding } from "@gable/domain/identity/identity-questions.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { IdentityCheck, IdentityQuiz } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { Context } from "../../context.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorSigner } from "../../workflow/vendor-signer.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";
import { findQuiz, gradeQuiz, isLastTry, QUIZ_TRIES, secondsLeft, shownQuestions } from "./quiz.ts";
import { signerIn, sitterIn, withSitter } from "./sitter.ts";

type Answers = readonly { readonly id: string; readonly choice: number }[];

/** What came of the answers: right enough, other questions, or none any more. */
type Graded = { readonly passed: true } | { readonly passed: false; readonly again: IdentityQuiz | null };

/** Whether questions may be answered in the place of a face, those that are asked, and the time that is left for them. */
export function presentQuestions(ctx: Context, file: LoanFile, signerUuid: string | null) {
  const { isOffered, quiz } = standingOf(ctx, file, signerUuid);
  return {
    isOffered,
    asked: shownQuestions(quiz),
    secondsLeft: quiz ? secondsLeft(quiz, ctx.clock.now(file.uuid)) : null,
    isLastTry: isLastTry(quiz),
  };
}

/** The questions, anew only where none are asked yet; null where nothing is on record to ask of. Throws a Refusal out of order. */
export async function prepareQuestions(
  ctx: Context,
  file: LoanFile,
  signerUuid: string | null,
): Promise<IdentityQuiz | null> {
  const { isOffered, quiz } = standingOf(ctx, file, signerUuid);
  if (!isOffered) throw notAsked(file);
  return quiz ?? (await quizFor(ctx, file, signerUuid, 1));
}

export function questionsAsked(
  ctx: Context,
  file: LoanFile,
  signerUuid: string | null,
  quiz: IdentityQuiz | null,
  now: Date,
): Change {
  if (!standingOf(ctx, file, signerUuid).isOffered) throw notAsked(file);
  if (quiz === null) return ended(file, signerUuid, "no-questions", now);
  return changed(file, signerUuid, "questions-asked", (check) => ({ ...check, quiz }));
}

/** Has the answers graded; wrong ones once are followed by other questions. Throws a Refusal where nothing is asked. */
export async function gradeAnswers(
  ctx: Context,
  file: LoanFile,
  signerUuid: string | null,
  answers: Answers,
): Promise<Graded> {
  const { quiz } = standingOf(ctx, file, signerUuid);
  if (!quiz) throw notAsked(file);
  if (await gradeQuiz(ctx, file, { person: personOf(file, signerUuid), quiz, answers })) return { passed: true };
  const attempt = quiz.attempt + 1;
  return { passed: false, again: attempt <= QUIZ_TRIES ? await quizFor(ctx, file, signerUuid, attempt) : null };
}

/** What graded answers to the identity questions change: passed, asked again, or ended. Refuses where nothing was asked. */
export function questionsAnswered(
  ctx: Context,
  file: LoanFile,
  signerUuid: string | null,
  graded: Graded,
  now: Date,
): Change {
  if (!standingOf(ctx, file, signerUuid).quiz) throw notAsked(file);
  if (!graded.passed && graded.again === null) return ended(file, signerUuid, "questions-failed", now);
  return graded.passed
    ? changed(file, signerUuid, "questions-passed", ({ quiz: _answered, ...check }) => ({
        ...check,
        result: { outcome: "PASSED", by: "QUESTIONS", at: now.toISOString() },
      }))
    : changed(file, signerUuid, "questions-asked-again", (check) => ({
        ...check,
        ...(graded.again && { quiz: graded.again }),
      }));
}

/** Nothing more is asked: a person looks, as they would have. */
const ended = (file: LoanFile, signerUuid: string | null, reason: "no-questions" | "questions-failed", now: Date) =>
  changed(file, signerUuid, reason, ({ quiz: _asked, ...check }) => ({
    ...check,
    result: { outcome: "REVIEW", reason, at: check.result?.at ?? now.toISOString() },
  }));

function changed(
  { facts }: LoanFile,
  signerUuid: string | null,
  event: string,
  change: (last: IdentityCheck) => IdentityCheck,
): Change {
  const { identityChecks } = sitterIn(facts, signerUuid);
  const last = identityChecks.at(-1);
  if (!last) return { event, facts: {} };
  return {
    event: `${signerUuid === null ? "" : "signer-"}identity-${event}`,
    facts: withSitter(facts, signerUuid, { identityChecks: [...identityChecks.slice(0, -1), change(last)] }),
    ...(signerUuid !== null && { detail: { signer: signerUuid } }),
  };
}

const standingOf = (ctx: Context, file: LoanFile, signerUuid: string | null) =>
  questionsStanding(
    sitterIn(file.facts, signerUuid),
    ctx.lenders.byOrgCode(file.orgCode).orgMetaData.other.settings.asksIdentityQuestions,
  );

const personOf = (file: LoanFile, signerUuid: string | null) =>
  signerUuid === null ? vendorPerson(file) : vendorSigner(signerIn(file.facts, signerUuid));

function quizFor(ctx: Context, file: LoanFile, signerUuid: string | null, attempt: number) {
  const { length } = sitterIn(file.facts, signerUuid).identityChecks;
  const quizOf = `identity:${signerUuid ?? "borrower"}:${length}`;
  return findQuiz(ctx, file, { person: personOf(file, signerUuid), quizOf, attempt, minutes: QUESTION_MINUTES });
}

const notAsked = (file: LoanFile) => outOfOrder(decide(file).step, "No questions are asked just now.");
