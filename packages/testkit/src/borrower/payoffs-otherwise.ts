import { pipeline } from "@gable/contract/calls/pipeline.ts";
import type { Queue } from "@gable/domain/pipeline/queues.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { PayoffQuote } from "@gable/domain/workflow/facts/verification-facts.ts";
import { debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { advance } from "@gable/server/workflow/advance.ts";
import { openStaff } from "../open-staff.ts";
import type { TestProduct } from "../start-product.ts";
import { letDayCome } from "./closing-moves.ts";
import { until } from "./verification-moves.ts";
import { type Walked, walk } from "./walk.ts";

/** The lender of the persona who has two cards paid off. */
export const PAYOFF_LENDER = "harbor-pine";

export type Quoted = PayoffQuote & { readonly outcome: "QUOTED" };

/** A line that pays two cards off, signed, with its right to cancel; what is known of it since is changed. */
export async function walkToPayoffs(
  { url, sandbox, ctx }: Pick<TestProduct, "url" | "sandbox" | "ctx">,
  email: string,
  changed: (facts: Facts) => Partial<Facts>,
): Promise<Walked> {
  const places = { url, sandboxUrl: sandbox.url, orgCode: PAYOFF_LENDER };
  const walked = await walk({ ...places, persona: "payoff", email, until: "RESCISSION" });
  await ctx.database.kysely.transaction().execute((trx) =>
    advance(ctx, trx, walked.uuid, { kind: "system" }, ({ facts }) => ({
      event: "payoff-quoted",
      facts: changed(facts),
    })),
  );
  return walked;
}

/** What each creditor is said to have answered instead, by the place of its debt from 0. */
export const quotedAs =
  (change: (quote: Quoted, place: number) => PayoffQuote) =>
  (facts: Facts): Partial<Facts> => ({
    payoffQuotes: Object.fromEntries(
      debtsToPay(facts).map(({ id }, place) => [id, change(facts.payoffQuotes[id] as Quoted, place)]),
    ),
  });

/** What others charge leaves 1,000 dollars of the first draw for the two creditors, who ask for more. */
export const withTooLittleLeft = ({ offer }: Facts): Partial<Facts> => ({
  closingCosts: [{ cost: "RECORDING_FEE", amount: (offer?.initialDraw ?? 0) - 100_000, paidFrom: "line" }],
});

/** Lets days come until it waits for staff in a queue. */
export async function letComeToQueue(product: TestProduct, walked: Walked, queue: Queue): Promise<void> {
  const { client } = await openStaff(product, "processor", PAYOFF_LENDER);
  await until(async () => {
    const { entries } = await client.send(pipeline, { query: { queue } });
    const isThere = entries.some(({ uuid }) => uuid === walked.uuid);
    if (!isThere) await letDayCome(walked);
    return isThere;
  }, Boolean);
}
