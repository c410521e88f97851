import { dueInstantsOf } from "@gable/domain/workflow/deadlines/due-instants.ts";
import { awaitsRelease } from "@gable/domain/workflow/funding/awaits-release.ts";
import { loadApplication } from "@gable/server/workflow/application-store.ts";
import { sql } from "kysely";
import type { TestProduct } from "../start-product.ts";
import { letTimePass } from "./closing-moves.ts";
import { until } from "./verification-moves.ts";
import type { Walked, WalkOptions } from "./walk.ts";
import { walkIn } from "./walk-in.ts";

/** Has two people of every lender let money go, from an amount in cents on. */
export async function askTwoPeople({ ctx }: Pick<TestProduct, "ctx">, from = 0): Promise<void> {
  const guidelines = JSON.stringify({ fundingApproval: "TWO_PEOPLE", fundingApprovalFrom: from });
  await sql`update lending_policies set policy = policy || ${guidelines}::jsonb`.execute(ctx.database.kysely);
  await ctx.policies.reload();
}

/** A line whose money waits for two people of its lender, and for nothing else; the day on which it was to leave is not over. */
export async function lineToRelease(
  { url, sandbox, ctx }: Pick<TestProduct, "url" | "sandbox" | "ctx">,
  persona: string,
  more: Partial<WalkOptions> = {},
): Promise<Walked> {
  const walked = await walkIn(
    { url, sandbox },
    {
      persona,
      orgCode: "gable",
      until: "RESCISSION",
      ...more,
    },
  );
  const { uuid } = walked;
  await until(async () => {
    const { file } = await loadApplication(ctx, ctx.database.kysely, uuid);
    if (awaitsRelease(file)) return true;
    const [next] = dueInstantsOf(file)
      .map(({ at }) => Date.parse(at))
      .toSorted((one, other) => one - other);
    if (next !== undefined) await letTimePass(walked, next - ctx.clock.now(uuid).getTime());
    return false;
  }, Boolean);
  return walked;
}
