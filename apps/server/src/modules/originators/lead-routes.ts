import {
  addLead,
  changeLead,
  deleteLead,
  inviteLead,
  leads,
  openLead,
} from "@gable/contract/calls/originators-leads.ts";
import { askOfficer } from "@gable/contract/calls/originators-requests.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { perMinute } from "../../http/per-minute.ts";
import { recordLeadOfAction } from "../../http/staff-actions.ts";
import { readPageKey, writePageKey } from "../pipeline/page-key.ts";
import * as invitations from "./lead-invitations.ts";
import * as requests from "./lead-requests.ts";
import * as store from "./leads.ts";

/** Of one address of the net: a household's, and no trying of tokens. */
const OPENINGS_A_MINUTE = 10;
/** And no list of strangers. */
const REQUESTS_A_MINUTE = 5;

/** Whom loan officers may yet bring. */
export function leadRoutes(ctx: Context): Route[] {
  const countOpening = perMinute(OPENINGS_A_MINUTE);
  const countRequest = perMinute(REQUESTS_A_MINUTE);
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
    answer(addLead, async ({ body }, caller, trx) => {
      const uuid = await store.addLead(ctx, trx, caller.staff, body);
      await recordLeadOfAction(ctx, trx, caller, addLead, uuid);
      return { uuid };
    }),
    answer(changeLead, ({ params, body }, { staff }, trx) => store.changeLead(ctx, trx, staff, params.lead, body)),
    answer(inviteLead, ({ params }, { staff, lender }, trx) =>
      invitations.inviteLead(ctx, trx, lender, staff, params.lead),
    ),
    answer(openLead, async ({ body }, caller, trx) => {
      countOpening(caller.ip);
      return { referrer: await invitations.openInvitation(ctx, trx, caller, body.token) };
    }),
    answerPrepared(
      askOfficer,
      async (_received, { ip }) => countRequest(ip),
      async ({ body }, { lender }, trx) => ({ hasOfficer: await requests.askOfficer(ctx, trx, lender, body) }),
    ),
    answer(deleteLead, ({ params }, { staff }, trx) => store.deleteLead(trx, staff, params.lead)),
  ];
}
