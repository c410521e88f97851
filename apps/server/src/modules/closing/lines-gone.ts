import { arePapersOut } from "@gable/domain/workflow/closing/papers-out.ts";
import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import { effect } from "@gable/domain/workflow/effect.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import type { Follower, Task } from "../../context.ts";
import { enqueueEffects } from "../../workflow/advance.ts";
import type { Change } from "../../workflow/change.ts";
import { ownTask } from "../../workflow/task.ts";
import { linesOfOursGone, othersOpenOnHome } from "../pipeline/same-home.ts";
import { reissuePackage } from "./reissue-package.ts";

const EVENT = "line-of-ours-gone";

/** A signed line that ends without money owes nothing (12 CFR 1026.15(d)(1)): whoever counts it among their debts counts it no longer. */
export const tellOfLineGone: Follower = async (ctx, trx, { before, after }) => {
  const hasEnded = decide(after).row === END_ROW && decide(after).step !== "COMPLETE" && decide(before).row !== END_ROW;
  if (!hasEnded || !before.facts.closingSignedAt) return;
  for (const uuid of await othersOpenOnHome(trx, after))
    await enqueueEffects(ctx, trx, uuid, [effect("drop-line-of-ours", after.loanNumber)]);
};

export const dropLineOfOurs: Task = ownTask({
  effect: "drop-line-of-ours",
  run: async (ctx, file, now) => {
    const gone = await linesOfOursGone(ctx, file);
    return (locked) => withoutLines(locked, gone, now);
  },
});

/**
 * Takes lines of ours that were cancelled out of the borrower's debts. Before papers are signed the decision is made again without them, and
 * the borrower, whose choice was made beside them, chooses again. What is signed, or is out to be signed by hand, stands: it was worked out on
 * more debts than there are, and nothing is paid off for them any more. Undefined where none of them is known.
 */
export function withoutLines(file: LoanFile, gone: ReadonlySet<string>, now: Date): Change | undefined {
  const { facts } = file;
  const known = facts.linesOfOurs;
  const ended = known?.lines.filter(({ id }) => gone.has(id)) ?? [];
  if (!known || ended.length === 0 || decide(file).row === END_ROW) return undefined;
  const at = now.toISOString();
  const linesOfOurs = {
    ...known,
    lines: known.lines.filter(({ id }) => !gone.has(id)),
    gone: [...(known.gone ?? []), ...ended.map((line) => ({ ...line, goneAt: at }))],
  };
  const detail = { lines: ended.length };
  if (arePapersOut(facts)) return { event: EVENT, facts: { linesOfOurs, ...withoutPayoffs(facts, gone, at) }, detail };
  const { liens, offer } = facts;
  const isCounted = liens?.liens.some(({ id, seenIn }) => seenIn === "OURS" && gone.has(id)) === true;
  const closingEdition = facts.closingEdition + 1;
  if (!isCounted) return { event: EVENT, facts: { linesOfOurs, closingEdition }, detail };
  const reissued = facts.closingDocuments && reissuePackage(file, now, "LINE_GONE");
  return {
    ...reissued,
    event: EVENT,
    facts: {
      closingEdition,
      ...reissued?.facts,
      linesOfOurs,
      liens: {
        ...liens,
        liens: liens.liens
          .filter(({ id, seenIn }) => seenIn !== "OURS" || !gone.has(id))
          .map((lien, index) => ({ ...lien, position: index + 1 })),
        answers: liens.answers.filter(({ id }) => !gone.has(id)),
      },
      winbackAnswered: undefined,
      ...(offer && {
        offer: { ...offer, payoffs: offer.payoffs.filter((id) => !gone.has(id)), lineGone: true as const },
      }),
      // The summary names the debts: it is written anew.
      ...(!facts.summarySignature && { summaryDocuments: undefined }),
    },
    detail,
  };
}

/** Nothing is owed for them: what was kept for them goes to the borrower with their money. */
function withoutPayoffs(facts: Facts, gone: ReadonlySet<string>, at: string): Pick<Facts, "payoffRenewals"> {
  const unpaid = debtsToPay(facts).filter(({ id }) => gone.has(id) && facts.payoffPayments[id]?.status !== "SENT");
  if (unpaid.length === 0) return {};
  const notOwed = unpaid.map(({ id }) => [
    id,
    { times: facts.payoffRenewals?.[id]?.times ?? 0, quote: { outcome: "NOT_FOUND" as const, at } },
  ]);
  return { payoffRenewals: { ...facts.payoffRenewals, ...Object.fromEntries(notOwed) } };
}
