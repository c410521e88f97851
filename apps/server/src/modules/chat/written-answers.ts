import type { ReplyOf } from "@gable/contract/call.ts";
import type { cannedAnswers } from "@gable/contract/calls/chat-desk.ts";
import { offeredAnswers } from "@gable/domain/chat/desk-answers.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import { helpAnswers } from "../chatbot/help-answers.ts";
import { helpGround, withFigures } from "../chatbot/help-figures.ts";
import { deskPhrases } from "./desk-phrases.ts";

type WrittenAnswers = ReplyOf<typeof cannedAnswers>["answers"];

/** What a lender's desk is offered to answer with: its own answers in their order, then those of ours that it has not hidden. */
export function writtenAnswers(ctx: Pick<Context, "policies" | "clock">, lender: Lender): WrittenAnswers {
  const { deskAnswers } = lender.orgMetaData.other;
  const ground = helpGround(ctx, lender);
  const ours = [
    ...(deskAnswers.offersPhrases ? deskPhrases : []),
    ...(deskAnswers.offersHelp ? helpAnswers(ground) : []),
  ];
  return [
    ...offeredAnswers(deskAnswers).map(({ title, text }, index) => ({
      id: `own-${index + 1}`,
      isOwn: true,
      en: { title: title.en, text: withFigures(text.en, ground, "en") },
      es: { title: title.es, text: withFigures(text.es, ground, "es") },
    })),
    ...ours.map((one) => ({ ...one, isOwn: false })),
  ];
}
