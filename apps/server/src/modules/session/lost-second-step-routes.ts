import {
  agreeSecondStepOff,
  askSecondStepOff,
  keepSecondStep,
  lostSecondSteps,
} from "@gable/contract/calls/identity-desk.ts";
import { goodUntil, type LostSecondStep, opensAt } from "@gable/domain/identity/lost-second-step.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { answer, type Caller, type Route, staffActor } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { loadApplication, lockApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { namesOf } from "../loan-file/list-events.ts";
import { standingFor } from "../staff/standing-for.ts";
import { inForce, leaveOn } from "./lost-second-step.ts";
import { tellOwner } from "./tell-owner.ts";

type Locked = Awaited<ReturnType<typeof lockApplication>>;

/**
 * What a lender does for a borrower or signer who lost phone and codes, and would be shut out for good: one administrator says how they
 * showed who they are, another agrees, the owner has a day to object, and then the account opens once by what is left to them.
 */
export function lostSecondStepRoutes(ctx: Context): Route[] {
  return [
    answer(lostSecondSteps, async ({ params: { uuid } }, { staff, lender }, trx) => {
      const stands = await standingFor(trx, lender.orgCode);
      const isOneWith = (by: string) => stands.get(by) === stands.get(staff.staffUuid);
      const { file } = await loadApplication(ctx, trx, uuid);
      const people = [
        { signer: null, identityUuid: file.identityUuid },
        ...file.facts.signers.flatMap(({ uuid: signer, identityUuid }) =>
          identityUuid === undefined ? [] : [{ signer, identityUuid }],
        ),
      ];
      const rows = await trx
        .selectFrom("identities")
        .select(["uuid", "second_step_lost"])
        .where(
          "uuid",
          "in",
          people.map(({ identityUuid }) => identityUuid),
        )
        .where("second_factor_since", "is not", null)
        .execute();
      const known = new Map<string, LostSecondStep | null>();
      for (const row of rows) known.set(row.uuid, await standing(ctx, trx, row.second_step_lost));
      const names = await namesOf(
        trx,
        [...known.values()].flatMap((lost) => (lost ? [lost.askedBy, ...(lost.agreedBy ? [lost.agreedBy] : [])] : [])),
      );
      return {
        steps: people.flatMap(({ signer, identityUuid }) => {
          const lost = known.get(identityUuid);
          return lost === undefined ? [] : [{ signer, lost: lost && shownLost(lost, names, isOneWith(lost.askedBy)) }];
        }),
      };
    }),
    answer(askSecondStepOff, async ({ params: { uuid }, body: { signer, shown, reason } }, caller, trx) => {
      const locked = await lockApplication(ctx, trx, uuid);
      const { identityUuid, lost } = await stepOf(ctx, trx, locked, signer);
      if (lost) throw changed();
      await keep(trx, identityUuid, {
        application: uuid,
        shown,
        askedBy: caller.staff.staffUuid,
        askedAt: ctx.clock.now().toISOString(),
      });
      await note(ctx, trx, caller, locked, { type: "second-step-off-asked", signer, shown, reason });
    }),
    answer(agreeSecondStepOff, async ({ params: { uuid }, body: { signer, askedAt } }, caller, trx) => {
      const locked = await lockApplication(ctx, trx, uuid);
      const { identityUuid, email, lost } = await stepOf(ctx, trx, locked, signer);
      if (!lost || lost.agreedAt !== undefined || lost.askedAt !== askedAt) throw changed();
      const stands = await standingFor(trx, caller.lender.orgCode);
      if (stands.get(lost.askedBy) === stands.get(caller.staff.staffUuid))
        throw new Refusal(403, "second-person", "Another administrator must agree.");
      const agreedAt = ctx.clock.now().toISOString();
      await keep(trx, identityUuid, { ...lost, agreedBy: caller.staff.staffUuid, agreedAt });
      await tellOwner(ctx, trx, caller.lender, { identityUuid, email }, "second-factor-lost-soon");
      await note(ctx, trx, caller, locked, { type: "second-step-off-agreed", signer });
    }),
    answer(keepSecondStep, async ({ params: { uuid }, body: { signer } }, caller, trx) => {
      const locked = await lockApplication(ctx, trx, uuid);
      const { identityUuid } = await stepOf(ctx, trx, locked, signer);
      const left = await leaveOn(trx, identityUuid);
      if (left) await note(ctx, trx, caller, locked, { type: "second-step-left-on", signer });
    }),
  ];
}

const shownLost = (lost: LostSecondStep, names: ReadonlyMap<string, string>, isOwn: boolean) => ({
  shown: lost.shown,
  askedBy: names.get(lost.askedBy) ?? "",
  askedAt: lost.askedAt,
  agreedBy: lost.agreedBy === undefined ? null : (names.get(lost.agreedBy) ?? ""),
  opensAt: opensAt(lost) ?? null,
  goodUntil: goodUntil(lost),
  mayAgree: lost.agreedAt === undefined && !isOwn,
});

/** The account of the borrower, or of a signer of theirs, locked. Throws where nobody has such, or it has no second step. */
async function stepOf(ctx: Context, trx: Transaction, { file }: Locked, signer: string | undefined) {
  const named = signer === undefined ? file : file.facts.signers.find((one) => one.uuid === signer);
  const identityUuid = named?.identityUuid;
  if (identityUuid === undefined) throw notFound();
  const row = await trx
    .selectFrom("identities")
    .select(["email", "second_factor_since", "second_step_lost"])
    .where("uuid", "=", identityUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.second_factor_since === null) throw changed();
  return { identityUuid, email: row.email, lost: await standing(ctx, trx, row.second_step_lost) };
}

/** What was asked for and may be agreed to, or was: one word of the two is of somebody who could give it today. */
async function standing(ctx: Context, db: Database, lost: LostSecondStep | null): Promise<LostSecondStep | null> {
  const good = inForce(lost, ctx.clock.now());
  if (!good || good.agreedAt !== undefined) return good;
  const asker = await db
    .selectFrom("staff")
    .select("role")
    .where("uuid", "=", good.askedBy)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return asker && mayDo(asker.role as StaffRole, askSecondStepOff.permission) ? good : null;
}

const changed = (): Refusal => new Refusal(409, "changed-meanwhile", "This is not so any more. Look again.");

const keep = (trx: Transaction, identityUuid: string, lost: LostSecondStep) =>
  trx
    .updateTable("identities")
    .set({ second_step_lost: JSON.stringify(lost) })
    .where("uuid", "=", identityUuid)
    .execute();

interface Noted {
  readonly type: string;
  readonly signer: string | undefined;
  readonly shown?: string;
  readonly reason?: string;
}

function note(
  ctx: Context,
  trx: Transaction,
  caller: Caller<"staff-on-file">,
  { file: { uuid }, seal }: Locked,
  { type, signer, shown, reason }: Noted,
): Promise<void> {
  return appendEvents(trx, uuid, staffActor(caller), ctx.clock.now(uuid).toISOString(), [
    {
      type,
      detail: { ...(shown && { shown }), ...(signer && { signer }) },
      // A reason is free text, in which anything may stand.
      sealed: reason === undefined ? null : seal.sealJson({ reason }, `event:${uuid}`),
    },
  ]);
}
