import { randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import { reportFault, telemetryEvent, telemetrySession } from "@gable/contract/calls/telemetry.ts";
import { REGISTRATION_STEP_QUERY, registrationStepNames } from "@gable/domain/journey/registration-steps.ts";
import {
  countedOrigin,
  countedPath,
  countedProperties,
  countedQuery,
  harmlessMessage,
} from "@gable/domain/telemetry/harmless.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { mayCount } from "./may-count.ts";

/** Counting of visits, for the funnel. What it keeps names nobody: see `domain/telemetry/harmless.ts`, which is asked again here. */
export function telemetryRoutes(ctx: Context): Route[] {
  return [
    answer(telemetrySession, async ({ body }, { lender, session, request }, trx) => {
      // A key that nothing stands behind: the page goes on, and nothing is kept of it.
      if (!(await mayCount(ctx, trx, request, session)))
        return { sessionKey: { uuid: randomUUID(), epoch: ctx.clock.now().getTime(), trackerUuid: randomUUID() } };
      const known = body.sessionKey && (await findSession(trx, lender.orgCode, body.sessionKey.uuid));
      if (known) return { sessionKey: known };
      const key = {
        uuid: randomUUID(),
        epoch: ctx.clock.now().getTime(),
        trackerUuid: body.sessionKey?.trackerUuid ?? body.trackerUuid ?? randomUUID(),
      };
      const { screen, window, libraryVersion } = body;
      const referrer = countedOrigin(body.referrer);
      const queryParams = countedQuery(pairsOf(body.queryParams));
      await trx
        .insertInto("telemetry_sessions")
        .values({
          uuid: key.uuid,
          org_code: lender.orgCode,
          tracker_uuid: key.trackerUuid,
          epoch: key.epoch,
          platform: body.platform,
          app_version: body.appVersion,
          detail: JSON.stringify({ referrer, queryParams, screen, window, libraryVersion }),
          created_at: ctx.clock.now().toISOString(),
        })
        .execute();
      return { sessionKey: key };
    }),
    answer(telemetryEvent, async ({ body }, { lender, session, request }, trx) => {
      if (!(await mayCount(ctx, trx, request, session))) return;
      if (!(await findSession(trx, lender.orgCode, body.sessionKey.uuid)))
        throw new Refusal(404, "no-session", "There is no such session.");
      const applicationUuid = session ? await ownApplication(trx, session.identityUuid, body.applicationUuid) : null;
      await trx
        .insertInto("telemetry_events")
        .values({
          uuid: randomUUID(),
          session_uuid: body.sessionKey.uuid,
          application_uuid: applicationUuid,
          event: body.event,
          event_type: body.eventType,
          product_type: body.productType,
          page_path: countedPath(body.pagePath),
          properties: JSON.stringify({ ...countedProperties(body.eventProperties), ...stepOf(body) }),
          dedupe_key: dedupeKey(body),
          created_at: ctx.clock.now().toISOString(),
        })
        .onConflict((conflict) => conflict.columns(["session_uuid", "dedupe_key"]).doNothing())
        .execute();
    }),
    answer(reportFault, ({ body }, { lender, correlationId }) => {
      const { kind, message, places, pagePath, appVersion } = body;
      const fault = { kind, message: harmlessMessage(message), places, pagePath: countedPath(pagePath), appVersion };
      const entry = { lender: lender.orgCode, correlationId, fault };
      if (kind === "Warning") ctx.log.warn(entry, "a page of the portal warns");
      else ctx.log.error(entry, "a page of the portal broke");
      return Promise.resolve();
    }),
  ];
}

/** Registration is one page with a step in its address: the funnel asks which one was reached. */
function stepOf({ queryParams }: BodyOf<typeof telemetryEvent>): { readonly step?: string } {
  const named = queryParams[REGISTRATION_STEP_QUERY] ?? [];
  const step = registrationStepNames.find((name) => named.includes(name));
  return step === undefined ? {} : { step };
}

const pairsOf = (query: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value] as const));

/** Null for what is counted each time. */
function dedupeKey(body: BodyOf<typeof telemetryEvent>): string | null {
  if (body.dontDedupe) return null;
  const counted = countedProperties(body.eventProperties);
  const property = body.dedupeProperty === undefined ? "" : String(counted[body.dedupeProperty] ?? "");
  return [body.event, countedPath(body.pagePath), property].join(" ");
}

async function findSession(trx: Transaction, orgCode: string, uuid: string) {
  const row = await trx
    .selectFrom("telemetry_sessions")
    .select(["uuid", "epoch", "tracker_uuid"])
    .where("uuid", "=", uuid)
    .where("org_code", "=", orgCode)
    .executeTakeFirst();
  return row && { uuid: row.uuid, epoch: row.epoch, trackerUuid: row.tracker_uuid };
}

async function ownApplication(trx: Transaction, identityUuid: string, uuid: string | null): Promise<string | null> {
  if (uuid === null) return null;
  const row = await trx
    .selectFrom("applications")
    .select("uuid")
    .where("uuid", "=", uuid)
    .where("identity_uuid", "=", identityUuid)
    .executeTakeFirst();
  return row?.uuid ?? null;
}
