import { createHash, randomUUID } from "node:crypto";
import type { Received } from "@gable/contract/call.ts";
import type { proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import { LENDER_ZONE, lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import {
  isPolicySubject,
  needsSecondPerson,
  policySubjects,
  type SettingSubject,
} from "@gable/domain/organisations/settings/subjects.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, notFound, Refusal } from "../../http/refusal.ts";
import { standingFor } from "../staff/standing-for.ts";
import { recordPoliciesOf } from "../underwriting/record-policies.ts";
import { flagClosedOffices } from "./flag-closed-offices.ts";
import { announceSettings } from "./in-step.ts";
import type { JsonObject } from "./json-object.ts";
import { appendLenderEvent } from "./lender-log.ts";
import { hasProposerLeft, type ProposalRow, proposalsOf } from "./proposal-store.ts";
import { checkedSetting, isSameSetting, latestSetting } from "./setting-values.ts";

const FURTHEST_DAYS = 366;

/** An administrator, at work on what the lender has set. */
export interface Keeper {
  readonly orgCode: string;
  readonly staffUuid: string;
  readonly actor: Actor;
}

export const todayOf = (now: Date): string => lenderDayAt(now.toISOString());

/** @returns the uuid of the new proposal */
export async function propose(
  ctx: Context,
  trx: Transaction,
  keeper: Keeper,
  { subject, value, before: known, effectiveOn, reason }: Received<typeof proposeSetting>["body"],
): Promise<string> {
  const rows = await heldProposals(trx, keeper.orgCode);
  if (rows.some((row) => row.subject === subject && row.outcome === null))
    throw new Refusal(409, "proposal-open", "A change of this is proposed already. Decide on that one first.");
  const change = await checkedSetting(trx, keeper.orgCode, subject, value, ctx.clock.now(), effectiveOn);
  const before = await latestSetting(trx, keeper.orgCode, subject);
  if (known && !isSameSetting(before, known))
    throw new Refusal(409, "changed-meanwhile", "A colleague has changed this meanwhile. Look at it again.");
  if (isSameSetting(before, change)) throw invalid({ value: ["nothing-changed"] });
  refuseDay(ctx, rows, subject, effectiveOn);
  const uuid = randomUUID();
  const number = Math.max(0, ...rows.map((row) => row.number)) + 1;
  const now = ctx.clock.now().toISOString();
  const isDecided = !needsSecondPerson(subject);
  await trx
    .insertInto("lender_proposals")
    .values({
      uuid,
      org_code: keeper.orgCode,
      number,
      subject,
      before: JSON.stringify(before),
      change: JSON.stringify(change),
      reason,
      effective_on: isDecided ? null : effectiveOn,
      proposed_by: keeper.staffUuid,
      proposed_at: now,
      ...(isDecided && { outcome: "approved", decided_by: keeper.staffUuid, decided_at: now, effective_at: now }),
    })
    .execute();
  await note(ctx, trx, keeper, isDecided ? "setting-changed" : "setting-proposed", {
    ...namesOf({ uuid, number, subject }),
    reason,
    effectiveOn,
    ...bindingOf(before, change),
  });
  if (isDecided) await announceSettings(trx);
  return uuid;
}

/**
 * Puts a colleague's proposal into force, at once or from its day on. Refuses where what it changes was changed since, or a later change
 * is approved.
 */
export async function approve(ctx: Context, trx: Transaction, keeper: Keeper, uuid: string): Promise<void> {
  const { row, rows } = await openProposal(trx, keeper, uuid);
  if (hasProposerLeft(row))
    throw new Refusal(409, "first-gone", "Whoever proposed this has left, or has another role: propose it anew.");
  await demandOtherWord(trx, keeper, row);
  const { subject, effective_on: effectiveOn } = row;
  const known = subject as SettingSubject;
  const change = await checkedSetting(trx, keeper.orgCode, known, row.change, ctx.clock.now(), effectiveOn);
  if (!isSameSetting(await latestSetting(trx, keeper.orgCode, known), row.before as JsonObject))
    throw new Refusal(409, "moved-on", "This has been changed since it was proposed. Refuse it, and propose it anew.");
  if (comesBeforeAnother(rows, known, effectiveOn, ctx.clock.now()))
    throw new Refusal(409, "before-another-change", "A later change is approved already. Call that one off first.");
  const now = ctx.clock.now();
  const isToCome = effectiveOn !== null && effectiveOn > todayOf(now);
  const effectiveAt = isToCome ? startOfDay(effectiveOn, LENDER_ZONE) : now.toISOString();
  await trx
    .updateTable("lender_proposals")
    .set({
      outcome: "approved",
      decided_by: keeper.staffUuid,
      decided_at: now.toISOString(),
      effective_at: effectiveAt,
    })
    .where("uuid", "=", uuid)
    .execute();
  if (isPolicySubject(known)) await recordPoliciesOf(trx, keeper.orgCode, now);
  if (known === "offices" || known === "company") await flagClosedOffices(ctx, trx, keeper.orgCode, keeper.actor);
  if (known === "days") await ctx.jobs.enqueueIn(trx, "office-days", { orgCode: keeper.orgCode });
  await note(ctx, trx, keeper, "setting-approved", {
    ...namesOf(row),
    effectiveAt,
    ...bindingOf(row.before as JsonObject, change),
  });
  await announceSettings(trx);
}

/** Ends a proposal, with the reason that its author reads. */
export async function refuse(
  ctx: Context,
  trx: Transaction,
  keeper: Keeper,
  uuid: string,
  reason: string,
): Promise<void> {
  const { row } = await openProposal(trx, keeper, uuid);
  // Otherwise it would lie there for good where nobody else is left to decide.
  if (!hasProposerLeft(row)) await demandOtherWord(trx, keeper, row);
  await trx
    .updateTable("lender_proposals")
    .set({
      outcome: "refused",
      decided_by: keeper.staffUuid,
      decided_at: ctx.clock.now().toISOString(),
      decision_reason: reason,
    })
    .where("uuid", "=", uuid)
    .execute();
  await note(ctx, trx, keeper, "setting-refused", { ...namesOf(row), reason });
}

/** Takes an own proposal back, or calls an approved change off before its day. */
export async function withdraw(ctx: Context, trx: Transaction, keeper: Keeper, uuid: string): Promise<void> {
  const rows = await heldProposals(trx, keeper.orgCode);
  const row = rows.find((one) => one.uuid === uuid);
  if (!row) throw notFound();
  const now = ctx.clock.now();
  if (row.outcome === null) return takeBack(ctx, trx, keeper, row);
  if (row.outcome !== "approved" || Date.parse(row.effective_at ?? "") <= now.getTime()) throw alreadyDecided();
  const stands = scheduledWith(rows, row.subject as SettingSubject, now).at(-1);
  if (stands?.uuid !== uuid)
    throw new Refusal(409, "before-another-change", "A later change is built on this one. Call that one off first.");
  await trx
    .updateTable("lender_proposals")
    .set({ outcome: "called-off", called_off_by: keeper.staffUuid, called_off_at: now.toISOString() })
    .where("uuid", "=", uuid)
    .execute();
  if (isPolicySubject(row.subject as SettingSubject)) await recordPoliciesOf(trx, keeper.orgCode, now);
  if (row.subject === "offices" || row.subject === "company")
    await flagClosedOffices(ctx, trx, keeper.orgCode, keeper.actor);
  if (row.subject === "days") await ctx.jobs.enqueueIn(trx, "office-days", { orgCode: keeper.orgCode });
  await note(ctx, trx, keeper, "setting-called-off", namesOf(row));
  await announceSettings(trx);
}

async function takeBack(ctx: Context, trx: Transaction, keeper: Keeper, row: ProposalRow): Promise<void> {
  if (row.proposed_by !== keeper.staffUuid)
    throw new Refusal(409, "not-yours", "Only who proposed a change takes it back. You may refuse it.");
  await trx
    .updateTable("lender_proposals")
    .set({ outcome: "withdrawn", decided_by: keeper.staffUuid, decided_at: ctx.clock.now().toISOString() })
    .where("uuid", "=", row.uuid)
    .execute();
  await note(ctx, trx, keeper, "setting-withdrawn", namesOf(row));
}

/** All of a lender's proposals, one administrator at a time. */
async function heldProposals(trx: Transaction, orgCode: string): Promise<readonly ProposalRow[]> {
  await trx.selectFrom("lenders").select("org_code").where("org_code", "=", orgCode).forNoKeyUpdate().execute();
  return proposalsOf(trx, orgCode).execute();
}

/** A proposal that somebody else than who asks has made, and that nobody has decided. */
async function openProposal(trx: Transaction, { orgCode, staffUuid }: Keeper, uuid: string) {
  const rows = await heldProposals(trx, orgCode);
  const row = rows.find((one) => one.uuid === uuid);
  if (!row) throw notFound();
  if (row.outcome !== null) throw alreadyDecided();
  if (row.proposed_by === staffUuid)
    throw new Refusal(403, "second-person", "Somebody else than who proposed a change decides on it.");
  return { row, rows };
}

async function demandOtherWord(trx: Transaction, { orgCode, staffUuid }: Keeper, row: ProposalRow): Promise<void> {
  const stands = await standingFor(trx, orgCode);
  if (stands.get(row.proposed_by) === stands.get(staffUuid))
    throw new Refusal(403, "same-word", "One of you came in on the other's word alone, or both on a third one's.");
}

const alreadyDecided = () =>
  new Refusal(409, "already-decided", "This proposal was decided already, or is in force by now.");

function refuseDay(
  ctx: Context,
  rows: readonly ProposalRow[],
  subject: SettingSubject,
  effectiveOn: string | null,
): void {
  const today = todayOf(ctx.clock.now());
  if (effectiveOn !== null && effectiveOn < today) throw invalid({ effectiveOn: ["in-the-past"] });
  if (effectiveOn !== null && effectiveOn > addDays(today, FURTHEST_DAYS)) throw invalid({ effectiveOn: ["too-far"] });
  if (comesBeforeAnother(rows, subject, effectiveOn, ctx.clock.now()))
    throw invalid({ effectiveOn: ["before-another-change"] });
}

/** A change is built on those approved before it: it cannot come into force earlier than they. */
function comesBeforeAnother(
  rows: readonly ProposalRow[],
  subject: SettingSubject,
  effectiveOn: string | null,
  now: Date,
): boolean {
  const last = scheduledWith(rows, subject, now).at(-1);
  if (!last) return false;
  return effectiveOn === null || startOfDay(effectiveOn, LENDER_ZONE) < (last.effective_at ?? "");
}

/** Approved and still to come, of the same subject; the parts of the lending policy are one. In the order in which they come. */
function scheduledWith(rows: readonly ProposalRow[], subject: SettingSubject, now: Date): readonly ProposalRow[] {
  const together: readonly string[] = isPolicySubject(subject) ? policySubjects : [subject];
  return rows
    .filter(
      (row) =>
        row.outcome === "approved" &&
        together.includes(row.subject) &&
        Date.parse(row.effective_at ?? "") > now.getTime(),
    )
    .toSorted((a, b) => Date.parse(a.effective_at ?? "") - Date.parse(b.effective_at ?? "") || a.number - b.number);
}

const namesOf = ({ uuid, number, subject }: Pick<ProposalRow, "uuid" | "number" | "subject">) => ({
  proposal: uuid,
  number,
  subject,
});

/** Binds the log to the very values, which stand in the proposal. */
const bindingOf = (before: JsonObject, change: JsonObject) => ({ before: digestOf(before), after: digestOf(change) });

const digestOf = (value: JsonObject): string => createHash("sha256").update(inOrder(value)).digest("hex");

/** As text, with names in their order: the database has an order of its own. */
const inOrder = (value: JsonObject): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const note = (
  ctx: Context,
  trx: Transaction,
  { orgCode, actor }: Keeper,
  type: string,
  detail: Readonly<Record<string, unknown>>,
) => appendLenderEvent(ctx, trx, orgCode, actor, { type, detail });
