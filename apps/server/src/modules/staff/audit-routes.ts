import {
  auditFile,
  auditTrail,
  checkApplicationLogs,
  checkAudit,
  lenderLog,
} from "@gable/contract/calls/staff-audit.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import { csvFile } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { countEvents, findBrokenEvent } from "../../workflow/event-log.ts";
import { namesOf } from "../loan-file/list-events.ts";
import { findBrokenLenderEvent } from "../organisations/lender-log.ts";
import { readTrail, trailFile } from "./audit-trail.ts";
import { checkSeals, sealActions } from "./seal-actions.ts";

const PAGE = 100;
const LOGS_AT_ONCE = 200;

/** Who did and who saw what, and whether the record of it is whole. `looks`: the calls that change nothing. */
export function auditRoutes(ctx: Context, looks: readonly string[]): Route[] {
  return [
    answer(auditTrail, ({ query }, { staff }, db) => readTrail(ctx, db, staff.orgCode, query, looks)),
    answer(auditFile, async ({ query }, { staff }, trx) => ({
      bytes: csvFile(await trailFile(ctx, trx, staff.orgCode, query, looks)),
      mediaType: "text/csv",
      name: "audit-trail",
    })),
    answer(lenderLog, ({ query }, { staff }, db) => listLenderEvents(db, staff.orgCode, query.before)),
    answer(checkAudit, async (_received, { staff: { orgCode } }, trx) => {
      await sealActions(ctx, trx, orgCode);
      const brokenAt = (await findBrokenLenderEvent(trx, orgCode)) ?? null;
      const { entries } = await trx
        .selectFrom("lender_events")
        .select((eb) => eb.fn.countAll<number>().as("entries"))
        .where("org_code", "=", orgCode)
        .executeTakeFirstOrThrow();
      return {
        checkedAt: ctx.clock.now().toISOString(),
        log: { entries, brokenAt },
        actions: await checkSeals(trx, orgCode),
      };
    }),
    answer(checkApplicationLogs, async ({ query }, { staff }, db) => {
      const rows = await db
        .selectFrom("applications")
        .select(["uuid", "loan_number"])
        .where("org_code", "=", staff.orgCode)
        .$if(query.after !== undefined, (asked) => asked.where("uuid", ">", query.after ?? ""))
        .orderBy("uuid")
        .limit(LOGS_AT_ONCE)
        .execute();
      const broken = [];
      for (const { uuid, loan_number: loanNumber } of rows) {
        const brokenAt = await findBrokenEvent(db, uuid);
        if (brokenAt !== undefined) broken.push({ uuid, loanNumber, brokenAt });
      }
      return {
        checked: rows.length,
        events: await countEvents(
          db,
          rows.map(({ uuid }) => uuid),
        ),
        broken,
        next: rows.length < LOGS_AT_ONCE ? null : (rows.at(-1)?.uuid ?? null),
      };
    }),
  ];
}

async function listLenderEvents(db: Database, orgCode: string, before: number | undefined) {
  const rows = await db
    .selectFrom("lender_events")
    .select(["sequence", "at", "type", "actor", "detail"])
    .where("org_code", "=", orgCode)
    .$if(before !== undefined, (query) => query.where("sequence", "<", before ?? 0))
    .orderBy("sequence", "desc")
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE).map((row) => ({
    ...row,
    detail: row.detail as Record<string, unknown>,
    actorUuid: uuidOf(row.actor as Actor),
  }));
  const names = await namesOf(
    db,
    shown.flatMap(({ actorUuid, detail }) => [actorUuid, memberOf(detail)].filter((uuid) => uuid !== null)),
  );
  return {
    events: shown.map(({ sequence, at, type, detail, actorUuid }) => ({
      sequence,
      at,
      type,
      detail,
      by: actorUuid === null ? null : (names.get(actorUuid) ?? null),
      member: names.get(memberOf(detail) ?? "") ?? null,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.sequence ?? null) : null,
  };
}

/** The colleague whom an entry is about. */
const memberOf = ({ member }: Record<string, unknown>): string | null => (typeof member === "string" ? member : null);

const uuidOf = (actor: Actor): string | null => (actor.kind === "staff" ? actor.identityUuid : null);
