import { conditions } from "@gable/contract/calls/conditions.ts";
import { newestFirst } from "@gable/domain/conditions/condition.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { loadApplication } from "../../workflow/application-store.ts";

/** What somebody at the lender still asks of the borrower. */
export function conditionRoutes(ctx: Context): Route[] {
  return [
    answer(conditions, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return newestFirst(file.facts.conditions);
    }),
  ];
}
