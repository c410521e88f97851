import {
  answerIdentityQuestions,
  askIdentityQuestions,
  checkIdentity,
  explainNames,
  identityCheck,
} from "@gable/contract/calls/identity-check.ts";
import { identityStanding } from "@gable/domain/identity/identity-standing.ts";
import { handOffStanding } from "@gable/domain/identity/phone-hand-off.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { namesExplained, presentNames } from "./explain-names.ts";
import { anyPicturesGiven } from "./give-pictures.ts";
import { maskedReach } from "./hand-to-phone.ts";
import { gradeAnswers, prepareQuestions, presentQuestions, questionsAnswered, questionsAsked } from "./questions.ts";
import { lookAtIdentity } from "./sitter.ts";

/** Row 17: the borrower's identity, from pictures that were uploaded before. */
export function identityRoutes(ctx: Context): Route[] {
  const fileOf = async (uuid: string) => (await loadApplication(ctx, ctx.database.kysely, uuid)).file;
  return [
    answer(identityCheck, async ({ params }, { session }, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      const now = ctx.clock.now(params.uuid).toISOString();
      return {
        ...identityStanding(file.facts),
        ...presentNames(file, null),
        lookedAt: lookAtIdentity(ctx, file, file.facts),
        phone: handOffStanding(file.facts.identityHandOff, now),
        sentTo: maskedReach(file.facts, null, session.email),
        questions: presentQuestions(ctx, file, null),
      };
    }),
    answer(checkIdentity, async ({ params, body }, caller, trx) =>
      commandReply(
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => anyPicturesGiven(file, null, body, now)),
        caller,
      ),
    ),
    answer(explainNames, async ({ params, body }, caller, trx) =>
      commandReply(
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => namesExplained(file, null, body, now)),
        caller,
      ),
    ),
    answerPrepared(
      askIdentityQuestions,
      async ({ params }) => prepareQuestions(ctx, await fileOf(params.uuid), null),
      async ({ params }, caller, trx, quiz) =>
        commandReply(
          await advance(ctx, trx, params.uuid, borrower(caller), (file, now) =>
            questionsAsked(ctx, file, null, quiz, now),
          ),
          caller,
        ),
    ),
    answerPrepared(
      answerIdentityQuestions,
      async ({ params, body }) => gradeAnswers(ctx, await fileOf(params.uuid), null, body.answers),
      async ({ params }, caller, trx, graded) =>
        commandReply(
          await advance(ctx, trx, params.uuid, borrower(caller), (file, now) =>
            questionsAnswered(ctx, file, null, graded, now),
          ),
          caller,
        ),
    ),
  ];
}
