import { isDeepStrictEqual } from "node:util";
import { rowOf } from "@gable/domain/journey/row-of.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";

/**
 * Gives every application under way the business days of its lender as they are now. Each in a transaction of its own, and what has them
 * already is left alone: a job that is killed half way is done again.
 */
export async function tellOfficeDays(ctx: Context, orgCode: string, signal?: AbortSignal): Promise<void> {
  await ctx.lenders.reload();
  const calendar = ctx.lenders.creditorCalendarOf(orgCode);
  const isNews = ({ creditorCalendar, closingSignedAt }: Facts): boolean =>
    // A line that was opened was opened by the days of then.
    closingSignedAt === undefined && !isDeepStrictEqual(creditorCalendar, calendar);
  const underWay = await ctx.database.kysely
    .selectFrom("pipeline")
    .select("application_uuid")
    .where("org_code", "=", orgCode)
    .where("standing", "=", "ACTIVE")
    .where("plan_row", "<=", rowOf.notary)
    .orderBy("application_uuid")
    .execute();
  for (const { application_uuid: uuid } of underWay) {
    signal?.throwIfAborted();
    const { file } = await loadApplication(ctx, ctx.database.kysely, uuid);
    if (!isNews(file.facts)) continue;
    await ctx.database.kysely
      .transaction()
      .execute((trx) =>
        advance(ctx, trx, uuid, { kind: "system" }, ({ facts }) =>
          isNews(facts) ? { event: "office-days-changed", facts: { creditorCalendar: calendar } } : undefined,
        ),
      );
  }
}
