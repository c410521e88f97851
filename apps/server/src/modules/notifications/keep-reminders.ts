import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import {
  type AwaitedOfSigner,
  awaited,
  awaitedOfSigner,
  dayBefore,
  hourBefore,
  nextReminderAt,
} from "@gable/domain/notifications/awaited.ts";
import { alertCallOf } from "@gable/domain/workflow/credit/alert-call.ts";
import { freezeReminderOf } from "@gable/domain/workflow/credit/freeze-reminder.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { appointmentOf } from "@gable/domain/workflow/notary/appointment.ts";
import type { Context, Keeper } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { holdApplication, loadApplication } from "../../workflow/application-store.ts";
import type { Write } from "../../workflow/change.ts";
import { findDueApplications } from "../../workflow/find-due-applications.ts";
import { openSetAside } from "../../workflow/set-aside.ts";
import { remindSigner, remindSigners } from "../signers/tell-signers.ts";
import type { MomentName } from "./moments/moments.ts";
import { tellOf } from "./tell-of-moments.ts";

/** What somebody is reminded of side by side. */
type Subject = "move" | "day-before" | "hour-before" | "asked" | `signer:${string}`;

/** What a reminder is about. */
interface Due {
  readonly basis: string;
  /** What the borrower is told; of what a signer is waited for, who that is. */
  readonly moment: MomentName | { readonly signer: SignerFacts; readonly what: AwaitedOfSigner["what"] };
  /** When the next is due of what became so at `since`; undefined where none is left. */
  readonly nextAt: (since: string, now: string) => string | undefined;
}

/** Undefined where nothing is to be reminded of. */
function dueOf(ctx: Context, subject: Subject, file: LoanFile): Due | undefined {
  const { facts } = file;
  const days = ctx.lenders.byOrgCode(file.orgCode).orgMetaData.other.settings.reminderDays;
  const signer = facts.signers.find(({ uuid }) => subject === ofSigner(uuid));
  if (signer) {
    const { what, basis } = awaitedOfSigner(file, signer) ?? {};
    return what === undefined || basis === undefined
      ? undefined
      : { basis, moment: { signer, what }, nextAt: (since, now) => nextReminderAt(since, days, now, facts) };
  }
  if (subject === "move") {
    const waited = awaited(file);
    return (
      waited && {
        basis: `${waited.what} ${waited.basis}`,
        moment: waited.what,
        nextAt: (since, now) => nextReminderAt(since, days, now, facts, waited.notBefore),
      }
    );
  }
  if (subject === "asked") {
    const { dueAt } = freezeReminderOf(file) ?? {};
    return dueAt === undefined
      ? undefined
      : {
          basis: dueAt,
          moment: "freeze-reminder",
          nextAt: (_since, now) => (hasCome(dueAt, now) ? undefined : dueAt),
        };
  }
  const meeting = meetingOf(file);
  if (!meeting) return undefined;
  const { startsAt, tomorrow, soon } = meeting;
  return subject === "day-before"
    ? { basis: startsAt, moment: tomorrow, nextAt: (_since, now) => dayBefore(startsAt, now, facts) }
    : { basis: startsAt, moment: soon, nextAt: (_since, now) => hourBefore(startsAt, now, facts) };
}

interface Meeting {
  readonly startsAt: string;
  readonly tomorrow: MomentName;
  readonly soon: MomentName;
  /** Whoever signs beside the borrower comes too. */
  readonly withSigners?: true;
}

/** What the borrower has a time for. A review of a fraud alert is over long before a notary is asked for. */
function meetingOf(file: LoanFile): Meeting | undefined {
  const notaryAt = appointmentOf(file.facts);
  if (notaryAt)
    return { startsAt: notaryAt, tomorrow: "appointment-tomorrow", soon: "appointment-soon", withSigners: true };
  const call = alertCallOf(file);
  return call && { startsAt: call.startsAt, tomorrow: "alert-call-tomorrow", soon: "alert-call-soon" };
}

/** Each signer is reminded of what is theirs to do, apart from the others. */
const ofSigner = (uuid: string): Subject => `signer:${uuid}`;

const isOfMove = (subject: string): boolean => subject === "move" || subject.startsWith("signer:");

const isOfMeeting = (subject: string): boolean => subject === "day-before" || subject === "hour-before";

const subjectsOf = (...files: readonly LoanFile[]): readonly Subject[] => [
  "move",
  "day-before",
  "hour-before",
  "asked",
  ...new Set(files.flatMap(({ facts }) => facts.signers.map(({ uuid }) => ofSigner(uuid)))),
];

/** Keeps what a borrower, and who signs beside them, is to be reminded of in step with the facts: something else begins anew, and what is done is dropped. */
export const keepReminders: Keeper = (ctx, trx, { before, after, now }) =>
  subjectsOf(before, after).flatMap((subject): readonly Write[] => {
    const due = dueOf(ctx, subject, after);
    if (due?.basis === dueOf(ctx, subject, before)?.basis) return [];
    const at = now.toISOString();
    const dueAt = due?.nextAt(at, at);
    if (dueAt === undefined)
      return [trx.deleteFrom("reminders").where("application_uuid", "=", after.uuid).where("subject", "=", subject)];
    const anew = { since: at, due_at: dueAt, settled_at: null };
    return [
      trx
        .insertInto("reminders")
        .values({ application_uuid: after.uuid, subject, ...anew })
        .onConflict((conflict) => conflict.columns(["application_uuid", "subject"]).doUpdateSet(anew)),
    ];
  });

/** Reminds everybody whose hour has come, each time once. Says of how many applications, with those that it set aside. */
export async function remindDue(ctx: Context, aside = openSetAside()): Promise<number> {
  let reminded = 0;
  for (const uuid of await findDueApplications(ctx, "reminders", aside)) {
    try {
      reminded += (await ctx.database.kysely.transaction().execute((trx) => remindOf(ctx, trx, uuid))) ? 1 : 0;
    } catch (error) {
      // One application that cannot be written about does not hold up the others.
      ctx.log.error({ err: error, application: uuid }, "nobody could be reminded");
      aside.add(uuid);
      reminded += 1;
    }
  }
  return reminded;
}

async function remindOf(ctx: Context, trx: Transaction, uuid: string): Promise<boolean> {
  await holdApplication(trx, uuid);
  const now = ctx.clock.now(uuid);
  const rows = await trx
    .selectFrom("reminders")
    .select(["subject", "since", "due_at"])
    .where("application_uuid", "=", uuid)
    .where("settled_at", "is", null)
    .execute();
  const come = rows.filter(({ due_at }) => hasCome(due_at, now.toISOString()));
  if (come.length === 0) return false;
  const { file } = await loadApplication(ctx, trx, uuid);
  for (const { subject, since, due_at: dueAt } of come) {
    const due = dueOf(ctx, subject as Subject, file);
    const isWanted = isOfMeeting(subject) ? !isOver(file, now) : !isOfMove(subject) || stands(due, since, dueAt, now);
    if (due && isWanted) {
      if (typeof due.moment === "object") await remindSigner(ctx, trx, file, due.moment.signer, due.moment.what);
      else await tellOf(ctx, trx, [due.moment], { before: file, after: file, news: [] }, now);
      if (isOfMeeting(subject) && meetingOf(file)?.withSigners)
        await remindSigners(ctx, trx, file, subject === "day-before" ? "day" : "hour");
    }
    const next = isOfMove(subject) ? due?.nextAt(since, now.toISOString()) : undefined;
    await trx
      .updateTable("reminders")
      .set(next === undefined ? { settled_at: now.toISOString() } : { due_at: next })
      .where("application_uuid", "=", uuid)
      .where("subject", "=", subject)
      .execute();
  }
  return true;
}

/** Less than lies between two reminders, more than a correction of the address moves one. */
const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** Whether a reminder for which the hour has come is still one of those that the lender wants: its days may be others by now. */
function stands(due: Due | undefined, since: string, dueAt: string, now: Date): boolean {
  const wanted = due?.nextAt(since, new Date(Date.parse(dueAt) - HALF_DAY_MS).toISOString());
  return wanted !== undefined && hasCome(wanted, now.toISOString());
}

/** Nobody worked until the appointment was over. */
function isOver(file: LoanFile, now: Date): boolean {
  const startsAt = meetingOf(file)?.startsAt;
  return startsAt !== undefined && hasCome(startsAt, now.toISOString());
}
