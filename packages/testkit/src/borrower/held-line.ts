import { businessClock } from "@gable/contract/calls/development.ts";
import { rescission } from "@gable/contract/calls/rescission.ts";
import { sql } from "kysely";
import type { TestProduct } from "../start-product.ts";
import { letTimePass } from "./closing-moves.ts";
import { until } from "./verification-moves.ts";
import type { Walked, WalkOptions } from "./walk.ts";
import { walkIn } from "./walk-in.ts";

/** Has every lender wait so many calendar days after the right to cancel, for what is in the mail. */
export async function waitForMail({ ctx }: Pick<TestProduct, "ctx">, days: number): Promise<void> {
  await sql`update lending_policies set policy = jsonb_set(policy, '{rescissionHoldDays}', ${String(days)}::jsonb)`.execute(
    ctx.database.kysely,
  );
  await ctx.policies.reload();
}

/** Lets the time come at which the right to cancel of a line ends, and waits until its people have what they may sign. */
async function endRight({ client, uuid }: Walked): Promise<void> {
  const params = { uuid };
  const { expiresAt } = await client.send(rescission, { params });
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  await letTimePass({ client, uuid }, Date.parse(expiresAt ?? now) - Date.parse(now));
  await until(
    () => client.send(rescission, { params }),
    ({ hold }) => hold !== null && hold.document !== null,
  );
}

/** A line whose right to cancel has ended, of a lender that waits for the mail. */
export async function heldLine(
  { url, sandbox }: Pick<TestProduct, "url" | "sandbox">,
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
  await endRight(walked);
  return walked;
}
