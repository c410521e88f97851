import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { hasEnded } from "@gable/domain/notifications/awaited.ts";
import { nextPermitted } from "@gable/domain/notifications/quiet-hours.ts";
import { readerZones } from "@gable/domain/notifications/reader-zones.ts";
import { type Declined, isWanted, type MessageWay, messageWays } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { holdApplication, loadApplication } from "../../workflow/application-store.ts";
import { findDueApplications } from "../../workflow/find-due-applications.ts";
import { openSetAside } from "../../workflow/set-aside.ts";
import { preferencesOf } from "../session/preferences.ts";
import { sendWaitingToSigners } from "../signers/send-waiting-to-signers.ts";
import { sendText } from "./mail.ts";
import type { Letter, Moment } from "./moments/moment.ts";
import { momentOf } from "./moments/moments.ts";
import { write } from "./tell-of-moments.ts";
import { mayText } from "./text-choices.ts";
import { withEnding } from "./text-ending.ts";

/** Why somebody was not told after all. */
type Dropped = "over" | "declined" | "stopped";

/** Sends what waits and whose hour has come, each once. Says of how many applications, with those that it set aside. */
export async function sendWaiting(ctx: Context, aside = openSetAside()): Promise<number> {
  const due = await findDueApplications(ctx, "waiting_messages", aside);
  let sent = 0;
  for (const uuid of due) {
    try {
      sent += (await ctx.database.kysely.transaction().execute((trx) => sendOf(ctx, trx, uuid))) ? 1 : 0;
    } catch (error) {
      // One application that cannot be written about does not hold up the others.
      ctx.log.error({ err: error, application: uuid }, "what waits cannot be sent");
      aside.add(uuid);
      sent += 1;
    }
  }
  return sent;
}

interface Waiting {
  readonly uuid: string;
  readonly way: MessageWay;
  readonly dueAt: string;
  readonly moment: Moment | undefined;
}

async function sendOf(ctx: Context, trx: Transaction, uuid: string): Promise<boolean> {
  await holdApplication(trx, uuid);
  const rows = await trx
    .selectFrom("waiting_messages")
    .select(["uuid", "way", "moment", "due_at"])
    .where("application_uuid", "=", uuid)
    .where("settled_at", "is", null)
    .where("signer_uuid", "is", null)
    .orderBy("created_at")
    .orderBy("uuid")
    .execute();
  const now = ctx.clock.now(uuid).toISOString();
  const { file } = await loadApplication(ctx, trx, uuid);
  let isDone = await sendWaitingToSigners(ctx, trx, file, now);
  for (const way of messageWays) {
    const waiting = rows
      .filter((row) => row.way === way)
      .map((row): Waiting => ({ uuid: row.uuid, way, dueAt: row.due_at, moment: momentOf(row.moment) }));
    if (!waiting.some(({ dueAt }) => hasCome(dueAt, now))) continue;
    isDone = true;
    const permitted = way === "text" ? nextPermitted(now, readerZones(file.facts)) : now;
    if (!hasCome(permitted, now)) await putOff(trx, waiting, permitted);
    else await sendTogether(ctx, trx, file, way, waiting, now);
  }
  return isDone;
}

/** Nobody worked when its hour came, and now it is night. */
async function putOff(trx: Transaction, waiting: readonly Waiting[], until: string): Promise<void> {
  const uuids = waiting.map(({ uuid }) => uuid);
  await trx.updateTable("waiting_messages").set({ due_at: until }).where("uuid", "in", uuids).execute();
}

/** Everything that waits in one way, as one message, without what is over or not wanted any more. */
async function sendTogether(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  way: MessageWay,
  waiting: readonly Waiting[],
  now: string,
): Promise<void> {
  const { language, declined } = await preferencesOf(ctx, trx, file.identityUuid);
  const isStopped = way === "text" && !(await mayText(ctx, trx, file));
  const judged = waiting.map((row) => ({ ...row, dropped: isStopped ? "stopped" : whyNot(row, file, declined) }));
  const told = [...new Set(judged.flatMap(({ moment, dropped }) => (moment && dropped === null ? [moment] : [])))];
  const outbox =
    told.length === 0
      ? null
      : await (way === "text" ? text(ctx, trx, file, language, told) : mail(ctx, trx, file, language, told));
  for (const { uuid, dropped } of judged) {
    await trx
      .updateTable("waiting_messages")
      .set({ settled_at: now, dropped, outbox_uuid: dropped === null ? outbox : null })
      .where("uuid", "=", uuid)
      .execute();
  }
}

function whyNot({ moment, way }: Waiting, file: LoanFile, declined: Declined): Dropped | null {
  if (!moment || moment.stands?.(file) === false || (moment.topic !== "file" && hasEnded(file))) return "over";
  return isWanted(declined, way, moment.topic) || (way === "mail" && moment.isOwed) ? null : "declined";
}

const pathOf = (told: readonly Moment[], uuid: string): string => {
  const [first, ...others] = told.map(({ path }) => path(uuid));
  return first !== undefined && others.every((other) => other === first) ? first : paths.applicationIndex(uuid);
};

const joined = (told: readonly Words[], between: string): Words => ({
  en: told.map(({ en }) => en).join(between),
  es: told.map(({ es }) => es).join(between),
});

async function text(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  language: "en" | "es",
  told: readonly Moment[],
): Promise<string> {
  const lender = ctx.lenders.byOrgCode(file.orgCode);
  const words = joined(
    told.flatMap((moment) => moment.text ?? []),
    ". ",
  );
  const link = ctx.lenders.originOf(lender) + onHost(pathOf(told, file.uuid));
  return sendText(ctx, trx, lender, {
    to: file.facts.answers.phone ?? "",
    language,
    applicationUuid: file.uuid,
    text: withEnding(words, link),
  });
}

async function mail(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  language: "en" | "es",
  told: readonly Moment[],
): Promise<string> {
  const letters = told.flatMap(({ mail: words }) => (words && typeof words !== "function" ? [words] : []));
  return write(ctx, trx, file, language, together(letters), pathOf(told, file.uuid));
}

/** Several letters in one: the first names it, the others follow with what would have been theirs. */
function together(letters: readonly Letter[]): Letter {
  const [only] = letters;
  if (only && letters.length === 1) return only;
  return {
    subject: joined(
      letters.map(({ subject }) => subject),
      " · ",
    ),
    paragraph: joined(
      letters.map(({ subject, paragraph }) => joined([subject, paragraph], ". ")),
      "\n\n",
    ),
  };
}
