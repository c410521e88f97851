import { answerNotary, joinNotary, notarySession } from "@gable/contract/calls/notary.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";
import { commandReply } from "../application/command-reply.ts";
import { askQuiz, gradeQuiz, isLastTry, QUIZ_TRIES, secondsLeft, shownQuestions } from "../identity/quiz.ts";
import { iceServersFor } from "./ice-servers.ts";
import { lockOut, OPENS_EARLY_MS } from "./lock-out.ts";
import { sessionOf, shownSession } from "./own-session.ts";
import { signDeedRoute } from "./sign-deed.ts";

/** The session with the notary, from its door over the questions to the signed deed. */
export function notarySessionRoutes(ctx: Context): Route[] {
  const fileOf = async (uuid: string) => (await loadApplication(ctx, ctx.database.kysely, uuid)).file;

  return [
    answer(notarySession, async ({ params }, caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const session = facts.notarySession;
      if (!session) throw outOfOrder(decide(file).step, "There is no session yet.");
      const { quiz } = session;
      return {
        ...shownSession(session, facts),
        questions: shownQuestions(session.state === "QUESTIONS" ? quiz : undefined),
        secondsLeft: quiz && session.state === "QUESTIONS" ? secondsLeft(quiz, ctx.clock.now(file.uuid)) : null,
        isLastTry: session.state === "QUESTIONS" && isLastTry(quiz),
        deedUuid: facts.notaryDocuments?.[0]?.documentUuid ?? null,
        signed: session.deedSigned !== undefined,
        video: session.desk
          ? {
              admitted: session.desk.admittedAt !== undefined,
              others: facts.signers.map(({ name }) => fullName(name)),
              iceServers: iceServersFor(ctx.config, caller.session.identityUuid, Date.now()),
            }
          : null,
      };
    }),
    answerPrepared(
      joinNotary,
      async ({ params }) => {
        const file = await fileOf(params.uuid);
        const session = sessionOf(file, ["BOOKED"]);
        if (Date.parse(session.startsAt) - ctx.clock.now(file.uuid).getTime() > OPENS_EARLY_MS) {
          throw new Refusal(409, "too-early", "The session opens 15 minutes before its time.", {
            step: decide(file).step,
          });
        }
        return askQuiz(ctx, file, { person: vendorPerson(file), quizOf: session.sessionId, attempt: 1 });
      },
      async ({ params }, caller, trx, quiz) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => ({
          event: "notary-session-joined",
          detail: { agreedTo: "recording" },
          facts: {
            notarySession: { ...sessionOf(file, ["BOOKED"]), state: "QUESTIONS", quiz, joinedAt: now.toISOString() },
          },
        }));
        return commandReply(advanced, caller);
      },
    ),
    answerPrepared(
      answerNotary,
      async ({ params, body }) => {
        const file = await fileOf(params.uuid);
        const session = sessionOf(file, ["QUESTIONS"]);
        const { quiz } = session;
        if (!quiz) throw outOfOrder(decide(file).step, "No questions are asked just now.");
        const person = vendorPerson(file);
        if (await gradeQuiz(ctx, file, { person, quiz, answers: body.answers })) return { passed: true as const };
        const attempt = quiz.attempt + 1;
        const again =
          attempt <= QUIZ_TRIES ? await askQuiz(ctx, file, { person, quizOf: session.sessionId, attempt }) : undefined;
        return { passed: false as const, again };
      },
      async ({ params }, caller, trx, graded) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          const session = sessionOf(file, ["QUESTIONS"]);
          if (graded.passed) {
            return { event: "notary-questions-passed", facts: { notarySession: { ...session, state: "IN_SESSION" } } };
          }
          if (graded.again) {
            return { event: "notary-questions-failed", facts: { notarySession: { ...session, quiz: graded.again } } };
          }
          return { event: "notary-locked-out", facts: { notarySession: lockOut(session, now) } };
        });
        return commandReply(advanced, caller);
      },
    ),
    signDeedRoute(ctx),
  ];
}
