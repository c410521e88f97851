import { randomUUID } from "node:crypto";
import type { ConditionSaying, ConditionTalk } from "@gable/contract/calls/conditions.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import type { RaisedCondition } from "@gable/domain/conditions/condition.ts";
import { historyOf, isSaidNotToApply, standingOf, withWord, wordsOn } from "@gable/domain/conditions/condition-talk.ts";
import { senderOf } from "@gable/domain/conditions/hand-overs.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Upload } from "@gable/domain/workflow/facts/papers.ts";
import type { z } from "zod";
import { Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";

/** More would not be read. */
const MOST_WORDS = 100;

/** What was said and sent for something that is asked for, as both sides read it. */
export const talkOf = (
  facts: Facts,
  asked: Pick<RaisedCondition, "uuid" | "created">,
  papers: readonly Upload[],
): ConditionTalk => ({
  history: historyOf(facts, asked, papers).map(({ kind, by, text, inWords, writtenIn, at, who }) => ({
    kind,
    by,
    text,
    ...(inWords && { inWords }),
    ...(writtenIn && { writtenIn }),
    at,
    ...(who !== undefined && { who }),
  })),
  papers: papers.map((paper) => {
    const from = senderOf(facts, paper);
    return {
      documentUuid: paper.documentUuid,
      name: paper.fileName ?? null,
      at: paper.at,
      standing: standingOf(facts, asked.uuid, paper),
      ...(from !== undefined && { from }),
    };
  }),
  isSaidNotToApply: isSaidNotToApply(facts, asked.uuid),
});

/** As the one who is asked reads it: a file that the other sent in their stead is not named, for its name may tell what stands in it. */
export const talkOfOne = (
  facts: Facts,
  asked: Pick<RaisedCondition, "uuid" | "created">,
  papers: readonly Upload[],
): ConditionTalk =>
  talkOf(
    facts,
    asked,
    papers.map(({ fileName, ...paper }) => ({
      ...paper,
      ...(fileName && senderOf(facts, paper) === undefined && { fileName }),
    })),
  );

/** Throws a Refusal for a number that must not travel so, as in the chat. */
export function refusePrivateNumber(text: string): void {
  if (findPrivateNumber(text))
    throw new Refusal(
      422,
      "private-number",
      "This looks like a Social Security, card or bank account number. Please take it out.",
    );
}

/** What the one who is asked says. Throws a Refusal for a number that must not travel so. */
export function said(
  facts: Facts,
  condition: string,
  { kind, text }: z.output<typeof ConditionSaying>,
  now: Date,
): Pick<Change, "event" | "detail"> & { readonly facts: Pick<Facts, "conditionTalk"> } {
  refusePrivateNumber(text);
  if (wordsOn(facts, condition).length >= MOST_WORDS)
    throw new Refusal(409, "talk-full", "Enough was written here. Please call us.");
  const word = { uuid: randomUUID(), by: "ASKED" as const, kind, text, at: now.toISOString() };
  return {
    event: kind === "MESSAGE" ? "condition-message" : "condition-said-not-to-apply",
    facts: withWord(facts, condition, word),
    detail: { condition },
  };
}
