import { randomUUID } from "node:crypto";
import { handOverCondition, sayBorrowerHasNot, takeBackCondition } from "@gable/contract/calls/conditions.ts";
import { openCondition } from "@gable/domain/conditions/caused-conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import type { HandOver } from "@gable/domain/conditions/hand-over.ts";
import { endedHandOver, handOversOf, standingHandOver } from "@gable/domain/conditions/hand-overs.ts";
import { handOverByUuid, mayHandTo } from "@gable/domain/signers/handed-conditions.ts";
import { askedOfBorrowerAs } from "@gable/domain/signers/handed-to-borrower.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { refusePrivateNumber } from "./talk.ts";

/** More often it is a matter for a call. */
const MOST_TIMES = 10;

/** What is asked of the borrower, handed over to somebody who signs beside them and has it, and taken back; and what came to them so, given back. */
export const handOverRoutes = (ctx: Context): Route[] => [
  answer(handOverCondition, async ({ params, body }, caller, trx) =>
    commandReply(
      await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        refuseEnded(file);
        return handedOver(file, params.condition, body, now);
      }),
      caller,
    ),
  ),
  answer(takeBackCondition, async ({ params }, caller, trx) =>
    commandReply(
      await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        refuseEnded(file);
        if (!openCondition(file, params.condition)) throw notFound();
        return takenBack(file, params.condition, now);
      }),
      caller,
    ),
  ),
  answer(sayBorrowerHasNot, async ({ params, body: { text } }, caller, trx) =>
    commandReply(
      await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        refuseEnded(file);
        const asked = askedOfBorrowerAs(file, params.condition);
        if (!asked) throw notFound();
        return handedBack(file, asked.condition, now, text);
      }),
      caller,
    ),
  ),
];

/** Taken back once more it is as it was. Throws a Refusal where it was never handed over. */
export function takenBack({ facts }: LoanFile, condition: string, now: Date) {
  if (handOversOf(facts, condition).length === 0) throw notFound();
  const standing = standingHandOver(facts, condition);
  return standing && endedBy("TAKEN_BACK", facts, standing, now);
}

/** Whoever was asked by the other does not have it. Throws a Refusal where something was sent for it that is being read. */
export function handedBack(file: LoanFile, { uuid, actionNeeded }: Condition, now: Date, text = "") {
  const handOver = handOverByUuid(file, uuid);
  if (!handOver) throw notFound();
  if (!actionNeeded) throw outOfOrder(decide(file).step, "You have sent what was asked.");
  refusePrivateNumber(text);
  return endedBy("NOT_THERE", file.facts, handOver, now, text);
}

function handedOver(
  file: LoanFile,
  condition: string,
  { signer, words }: { readonly signer: string; readonly words: string },
  now: Date,
): Change {
  const { facts } = file;
  const open = openCondition(file, condition);
  if (!open) throw notFound();
  const others = mayHandTo(file, open.condition);
  if (others.length === 0) throw handedAlready(file);
  if (!others.some(({ uuid }) => uuid === signer)) throw invalid({ signer: ["invalid"] });
  return given(file, { condition, signerUuid: signer, words, writtenIn: facts.answers.language ?? "en" }, now);
}

export const handedAlready = (file: LoanFile): Refusal =>
  outOfOrder(decide(file).step, "This cannot be handed over, or is handed over already.");

/** Handed over, in the words of who was asked. Throws a Refusal for a number that must not travel so, or where it was done too often. */
export function given({ facts }: LoanFile, said: Omit<HandOver, "uuid" | "at" | "ended">, now: Date) {
  const { condition, signerUuid: signer, words } = said;
  refusePrivateNumber(words);
  if (handOversOf(facts, condition).length >= MOST_TIMES)
    throw new Refusal(409, "talk-full", "Enough was written here. Please call us.");
  const handOver = { ...said, uuid: randomUUID(), at: now.toISOString() };
  return {
    event: "condition-handed-over" as const,
    facts: { handOvers: [...(facts.handOvers ?? []), handOver] },
    detail: { condition, signer },
  };
}

/** How it ends: who handed it over takes it back, or the other does not have it. */
const endedBy = (
  why: "TAKEN_BACK" | "NOT_THERE",
  facts: LoanFile["facts"],
  { uuid, condition, signerUuid }: HandOver,
  now: Date,
  text?: string,
): Pick<Change, "event" | "facts" | "detail"> => ({
  event: why === "TAKEN_BACK" ? "condition-taken-back" : "condition-handed-back",
  facts: endedHandOver(facts, uuid, { why, at: now.toISOString(), ...(text && { text }) }),
  detail: { condition, signer: signerUuid },
});
