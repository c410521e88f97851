import { randomUUID } from "node:crypto";
import { handOverCondition, takeBackCondition } from "@gable/contract/calls/conditions.ts";
import { openCondition } from "@gable/domain/conditions/caused-conditions.ts";
import { endedHandOver, handOversOf, standingHandOver } from "@gable/domain/conditions/hand-overs.ts";
import { mayHandTo } from "@gable/domain/signers/handed-conditions.ts";
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

/** What is asked of the borrower, handed over to somebody who signs beside them and has it, and taken back. */
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
        const { facts } = file;
        if (handOversOf(facts, params.condition).length === 0) throw notFound();
        // Taken back once more it is as it was.
        const standing = standingHandOver(facts, params.condition);
        return standing && endedBy("TAKEN_BACK", facts, standing, now);
      }),
      caller,
    ),
  ),
];

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
  if (others.length === 0)
    throw outOfOrder(decide(file).step, "This cannot be handed over, or is handed over already.");
  if (!others.some(({ uuid }) => uuid === signer)) throw invalid({ signer: ["invalid"] });
  refusePrivateNumber(words);
  if (handOversOf(facts, condition).length >= MOST_TIMES)
    throw new Refusal(409, "talk-full", "Enough was written here. Please call us.");
  const handOver = {
    uuid: randomUUID(),
    condition,
    signerUuid: signer,
    words,
    writtenIn: facts.answers.language ?? "en",
    at: now.toISOString(),
  };
  return {
    event: "condition-handed-over",
    facts: { handOvers: [...(facts.handOvers ?? []), handOver] },
    detail: { condition, signer },
  };
}

/** How it ends: the borrower takes it back, or the signer does not have it. */
export const endedBy = (
  why: "TAKEN_BACK" | "NOT_THERE",
  facts: LoanFile["facts"],
  { uuid, condition, signerUuid }: NonNullable<ReturnType<typeof standingHandOver>>,
  now: Date,
  text?: string,
): Pick<Change, "event" | "facts" | "detail"> => ({
  event: why === "TAKEN_BACK" ? "condition-taken-back" : "condition-handed-back",
  facts: endedHandOver(facts, uuid, { why, at: now.toISOString(), ...(text && { text }) }),
  detail: { condition, signer: signerUuid },
});
