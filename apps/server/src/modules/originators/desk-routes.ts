import type { ReplyOf } from "@gable/contract/call.ts";
import { ownCard, removeOwnPicture, saveOwnPicture } from "@gable/contract/calls/originators-desk.ts";
import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { licenceAnswer } from "@gable/domain/organisations/licence-check.ts";
import { licensedStates } from "@gable/domain/organisations/state-licenses.ts";
import { usStates } from "@gable/domain/people/us-states.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { needsOfficer } from "./accept-referrer.ts";
import { findOriginator } from "./originator-store.ts";
import { keepPortrait, portraitOf, receivePortrait, removePortrait } from "./portraits.ts";
import { licenceDay } from "./working-originators.ts";

const LATEST = 50;
const VISITS_MS = 90 * 86_400_000;

/** What a loan officer looks after for themselves. */
export function originatorDeskRoutes(ctx: Context): Route[] {
  return [
    answer(ownCard, async (_received, { staff, lender }, db) => {
      const now = ctx.clock.now();
      const on = licenceDay(ctx);
      const officer = staff.originatorUuid ? await findOriginator(db, staff.orgCode, staff.originatorUuid) : undefined;
      const licensed = {
        lender: licensedStates(lender.orgMetaData.other.licenses, on),
        officer: officer?.licensedStates ?? [],
        numbers: officer?.licenceNumbers ?? {},
        ends: officer?.licenceEnds ?? {},
        needsOfficer: needsOfficer(lender),
        on,
      };
      return {
        card: officer
          ? {
              name: officer.name,
              nmls: officer.nmls,
              phone: officer.phone,
              email: officer.email,
              photo: await portraitOf(db, officer.uuid),
              link: `${ctx.lenders.originOf(lender)}/register?referrer=${officer.uuid}`,
            }
          : null,
        states: Object.keys(usStates).map((state) => ({
          state,
          answer: licenceAnswer(state, licensed),
          number: licensed.numbers[state] ?? null,
          until: licensed.ends[state] ?? null,
        })),
        leads: officer
          ? await leadsOf(db, staff.orgCode, officer.uuid, new Date(now.getTime() - VISITS_MS))
          : { visits: 0, applications: 0, funded: 0, latest: [] },
      };
    }),
    answerPrepared(
      saveOwnPicture,
      ({ body }, caller) => receivePortrait(ctx, caller, body.jpeg),
      async (_received, { staff: { orgCode, originatorUuid } }, trx, jpeg) => {
        if (!originatorUuid) throw notFound();
        return { photo: await keepPortrait(ctx, trx, { orgCode, originatorUuid }, jpeg) };
      },
    ),
    answer(removeOwnPicture, async (_received, { staff: { originatorUuid } }, trx) => {
      if (originatorUuid) await removePortrait(trx, originatorUuid);
    }),
  ];
}

/** Whom an officer's link brought: visits that may be counted, and applications. */
async function leadsOf(
  db: Database,
  orgCode: string,
  originatorUuid: string,
  since: Date,
): Promise<ReplyOf<typeof ownCard>["leads"]> {
  const { rows } = await sql<{ visits: number; applications: number; funded: number }>`
    select
      (select count(*)::int from telemetry_sessions where org_code = ${orgCode} and created_at >= ${since.toISOString()}
        and detail -> 'queryParams' -> 'referrer' ? ${originatorUuid}) as visits,
      count(*)::int as applications,
      (count(*) filter (where standing = 'FUNDED'))::int as funded
    from pipeline where org_code = ${orgCode} and originator_uuid = ${originatorUuid}`.execute(db);
  const latest = await db
    .selectFrom("pipeline")
    .select(["application_uuid as uuid", "borrower", "state", "standing", "plan_row as row", "opened_at as openedAt"])
    .where("org_code", "=", orgCode)
    .where("originator_uuid", "=", originatorUuid)
    .orderBy("opened_at", "desc")
    .orderBy("application_uuid")
    .limit(LATEST)
    .execute();
  return {
    ...(rows[0] ?? { visits: 0, applications: 0, funded: 0 }),
    latest: latest.map((row) => ({ ...row, standing: row.standing as PipelineEntry["standing"] })),
  };
}
