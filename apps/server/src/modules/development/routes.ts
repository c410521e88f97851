import {
  actAsStaff as actAsStaffCall,
  advanceClock,
  businessClock,
  developmentFlags,
  developmentStaff,
  overrideFlag,
  persona,
  personas,
  planStanding,
} from "@gable/contract/calls/development.ts";
import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { openConditions } from "@gable/domain/conditions/caused-conditions.ts";
import { FeatureDecision } from "@gable/domain/experiments/features.ts";
import { judgedActs, openSince } from "@gable/domain/loan-file/open-judgements.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { appointmentOf } from "@gable/domain/workflow/notary/appointment.ts";
import { chequesDue } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import type { AdjustableClock } from "../../clock.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { nextDueOf } from "../../workflow/due-instants.ts";
import { decidedFlags } from "../experiments/product-flags.ts";
import { actAsStaff } from "../staff/act-as-staff.ts";
import { seededLogIns } from "../staff/seed-staff.ts";
import { askSandbox } from "./ask-sandbox.ts";

/** What developers need beside the product: personas to play, and time that moves. None of it in production. */
export function developmentRoutes(ctx: Context): Route[] {
  const { adjustableClock: clock, config } = ctx;
  if (config.deployment === "production" || !clock) return [];
  const flags = decidedFlags(ctx);
  const listFlags = async (orgCode: string) => {
    const keys = await flags.keys();
    const listed = keys.map(async (key) => {
      const found = await flags.decide(key, { organization: orgCode, pilots: [] });
      const decided = FeatureDecision.safeParse(found?.value);
      return decided.success ? [{ key, decided: decided.data, instead: ctx.flagOverrides?.get(key) ?? null }] : [];
    });
    return (await Promise.all(listed)).flat();
  };
  return [
    answer(personas, async () => ({
      personas: await askSandbox(config.vendorUrl, "/personas", personas.reply.shape.personas),
    })),
    answer(persona, ({ params }) => askSandbox(config.vendorUrl, `/personas/${params.name}`, persona.reply)),
    answer(developmentStaff, async () => ({ staff: await seededLogIns(ctx), consoleUrl: config.consoleUrl })),
    answer(developmentFlags, async (_received, { lender }) => ({ flags: await listFlags(lender.orgCode) })),
    answer(overrideFlag, async ({ params, body }) => {
      const known = await flags.keys();
      if (!known.includes(params.key)) throw notFound();
      if (body.instead) ctx.flagOverrides?.set(params.key, body.instead);
      else ctx.flagOverrides?.delete(params.key);
      return body;
    }),
    answer(businessClock, ({ query }, _caller, trx) => businessTime(ctx, trx, clock, query.applicationUuid)),
    // In the transaction of its key: a move that is asked for again after a crash moves once.
    answerPrepared(
      advanceClock,
      async () => undefined,
      async ({ body }, _caller, trx) => {
        const { applicationUuid } = body;
        if (applicationUuid !== undefined) await requireApplication(trx, applicationUuid);
        const byMs = "to" in body ? await untilNextDue(ctx, trx, clock, body.applicationUuid) : body.byMs;
        await clock.advanceIn(trx, byMs, applicationUuid);
        return businessTime(ctx, trx, clock, applicationUuid, byMs);
      },
      { complete: async () => clock.catchUp() },
    ),
    answer(planStanding, async ({ params }, _caller, trx) => {
      await requireApplication(trx, params.uuid);
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { row, stage, step } = decide(file);
      return {
        row,
        stage,
        step,
        conditions: [...openConditions(file)],
        officeCode: file.facts.notaryVisit?.arrivalCode ?? null,
        openSince: Object.fromEntries(
          judgedActs.flatMap((act) => openSince(file, { act }).map((since) => [act, since] as const)),
        ),
        unpaidByMail: chequesDue(file.facts).map(({ id, balance }) => ({ debt: id, amount: balance })),
      };
    }),
    answer(actAsStaffCall, async ({ params, body }, _caller, trx) => {
      await requireApplication(trx, params.uuid);
      const staff = { kind: "staff", identityUuid: DEVELOPER, role: body.role } as const;
      return (await actAsStaff(ctx, trx, params.uuid, staff, body.act)).status;
    }),
  ];
}

/** Whoever acts for staff on a developer's machine. */
const DEVELOPER = "00000000-0000-4000-8000-00000000dede";

/** `movedMs`: by what time is moved in this transaction, which the clock knows of once it has committed. */
async function businessTime(
  ctx: Context,
  db: Database,
  clock: AdjustableClock,
  applicationUuid: string | undefined,
  movedMs = 0,
) {
  const ofApplication = applicationUuid === undefined ? 0 : clock.offsetMs(applicationUuid);
  const now = new Date(clock.now(applicationUuid).getTime() + movedMs);
  const due = applicationUuid === undefined ? undefined : await nextOf(ctx, db, applicationUuid, now);
  return { now: now.toISOString(), aheadMs: clock.offsetMs() + ofApplication + movedMs, nextDue: due ?? null };
}

/** Milliseconds. */
async function untilNextDue(
  ctx: Context,
  db: Database,
  clock: AdjustableClock,
  applicationUuid: string,
): Promise<number> {
  const now = clock.now(applicationUuid);
  const due = await nextOf(ctx, db, applicationUuid, now);
  if (!due) throw new Refusal(409, "nothing-due", "This application waits for nothing that time alone brings about.");
  return Date.parse(due.at) - now.getTime();
}

/** What comes next by time alone: something due, or an appointment that is not to be missed. */
async function nextOf(ctx: Context, db: Database, uuid: string, now: Date) {
  const due = await nextDueOf(db, uuid, now);
  // Whatever is known of an application that does not exist: nothing comes next.
  const known = await db.selectFrom("applications").select("uuid").where("uuid", "=", uuid).executeTakeFirst();
  if (!known) return due;
  const { file } = await loadApplication(ctx, db, uuid);
  const at = appointmentOf(file.facts);
  if (at === undefined || hasCome(at, now.toISOString()) || (due && hasCome(due.at, at))) return due;
  return { kind: "appointment", at };
}

async function requireApplication(db: Database, uuid: string): Promise<void> {
  const row = await db.selectFrom("applications").select("uuid").where("uuid", "=", uuid).executeTakeFirst();
  if (!row) throw notFound();
}
