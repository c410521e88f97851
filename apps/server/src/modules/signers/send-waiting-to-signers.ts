import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { nextPermitted } from "@gable/domain/notifications/quiet-hours.ts";
import { signerZones } from "@gable/domain/notifications/reader-zones.ts";
import { type MessageWay, messageWays } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type Dropped, mailSigner, type SignerMail, whyNotMailed } from "./mail-signer.ts";
import type { SignerText } from "./signer-text.ts";
import { textSignerNow, whyNotTexted } from "./text-signer.ts";
import { contextOf, OF_SIGNER } from "./wait-for-signer.ts";

interface Waiting {
  readonly uuid: string;
  readonly signer: string | null;
  readonly dueAt: string;
  readonly words: unknown;
}

/** Sends what waits for signers and whose hour has come: to each of them as one mail and one text. Says whether there was anything. */
export async function sendWaitingToSigners(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  now: string,
): Promise<boolean> {
  const rows = await trx
    .selectFrom("waiting_messages")
    .select(["uuid", "way", "signer_uuid", "sealed_words", "due_at"])
    .where("application_uuid", "=", file.uuid)
    .where("moment", "=", OF_SIGNER)
    .where("settled_at", "is", null)
    .orderBy("created_at")
    .orderBy("uuid")
    .execute();
  let isDone = false;
  for (const way of messageWays) {
    const waiting = rows
      .filter((row) => row.way === way)
      .map(
        ({ uuid, signer_uuid: signer, sealed_words: sealed, due_at: dueAt }): Waiting => ({
          uuid,
          signer,
          dueAt,
          words: sealed && ctx.sealing.alone.openJson(sealed, contextOf(uuid)),
        }),
      );
    // Each has minutes of their own in which messages are gathered, and lives by a clock of their own.
    for (const uuid of new Set(waiting.flatMap(({ signer, dueAt }) => (hasCome(dueAt, now) ? [signer] : [])))) {
      isDone = true;
      const own = waiting.filter((row) => row.signer === uuid);
      const signer = file.facts.signers.find((one) => one.uuid === uuid);
      const permitted = way === "text" && signer ? nextPermitted(now, signerZones(file.facts, signer)) : now;
      if (hasCome(permitted, now)) await sendReady(ctx, trx, file, signer, { way, ready: own, now });
      else await putOff(trx, own, permitted);
    }
  }
  return isDone;
}

/** Nobody worked when its hour came, and now it is night. */
async function putOff(trx: Transaction, waiting: readonly Waiting[], until: string): Promise<void> {
  const uuids = waiting.map(({ uuid }) => uuid);
  await trx.updateTable("waiting_messages").set({ due_at: until }).where("uuid", "in", uuids).execute();
}

/** Whoever was taken out hears nothing more. */
async function sendReady(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts | undefined,
  { way, ready, now }: { readonly way: MessageWay; readonly ready: readonly Waiting[]; readonly now: string },
): Promise<void> {
  const judged: { readonly row: Waiting; readonly dropped: Dropped | null }[] = [];
  for (const row of ready)
    judged.push({ row, dropped: signer ? await whyNot(ctx, trx, file, signer, way, row) : "over" });
  const told = judged.flatMap(({ row, dropped }) => (dropped === null ? [row.words] : []));
  const outbox = signer && told.length > 0 ? await send(ctx, trx, file, signer, way, told) : null;
  for (const { row, dropped } of judged)
    await trx
      .updateTable("waiting_messages")
      .set({ settled_at: now, dropped, outbox_uuid: dropped === null ? outbox : null })
      .where("uuid", "=", row.uuid)
      .execute();
}

const whyNot = (
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  way: MessageWay,
  { words }: Waiting,
): Promise<Dropped | null> =>
  way === "mail"
    ? whyNotMailed(ctx, trx, file, signer, words as SignerMail)
    : whyNotTexted(ctx, trx, file, signer, words as SignerText);

const send = (
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  way: MessageWay,
  told: readonly unknown[],
): Promise<string> =>
  way === "mail"
    ? mailSigner(ctx, trx, file, signer, told as readonly SignerMail[])
    : textSignerNow(ctx, trx, file, signer, told as readonly SignerText[]);
