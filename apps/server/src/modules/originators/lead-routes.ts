import { addLead, changeLead, deleteLead, leads } from "@gable/contract/calls/originators-leads.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { readPageKey, writePageKey } from "../pipeline/page-key.ts";
import * as store from "./leads.ts";

/** Whom loan officers may yet bring. */
export function leadRoutes(ctx: Context): Route[] {
  return [
    answer(leads, async ({ query }, { staff }, db) => {
      const after = query.after === undefined ? undefined : readPageKey(query.after);
      const found = await store.listLeads(ctx, db, staff, after);
      const page = found.slice(0, store.LEADS_PAGE);
      const last = page.at(-1);
      return {
        leads: page,
        next: found.length > store.LEADS_PAGE && last ? writePageKey([last.createdAt, last.uuid]) : null,
      };
    }),
    answer(addLead, async ({ body }, { staff }, trx) => ({ uuid: await store.addLead(ctx, trx, staff, body) })),
    answer(changeLead, ({ params, body }, { staff }, trx) => store.changeLead(ctx, trx, staff, params.lead, body)),
    answer(deleteLead, ({ params }, { staff }, trx) => store.deleteLead(trx, staff, params.lead)),
  ];
}
